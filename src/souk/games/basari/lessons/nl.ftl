lesson-move-title = Gooien, lopen, kiezen
lesson-move-idea = Alle pionnen lopen zo ver als hun dobbelsteen zegt. Dat levert nog niets op: daarna kiest iedereen een van drie acties, en de boog zegt wat twee daarvan waard zijn.
lesson-move-1-task = Je pion is op een boog met 7 punten en twee stenen gekomen. Kies de actie die hier het best past.
lesson-move-1-hint = 7 is het hoogste getal dat een boog heeft. Met de actie ‘punten’ scoor je het.
lesson-move-1-gems = Hier liggen maar twee stenen, en meer punten heeft geen enkele boog. Neem de punten.
lesson-move-1-roll = Dobbelen levert 6 min de ogen op, dus hoogstens 5. Hier zijn 7 zeker.
lesson-move-1-done = Heeft niemand anders punten gekozen, dan scoor je er 7. Een boog toont bovenaan de punten en daaronder de stenen.
lesson-move-2-task = Nu sta je op 4 punten en drie rode stenen. Welke actie past hier?
lesson-move-2-hint = Rode stenen zijn het meest waard, en drie ervan liggen bij geen andere boog.
lesson-move-2-points = Minder dan 4 punten heeft geen boog. De drie rode stenen zijn meer waard.
lesson-move-2-roll = Dobbelen kan 5 punten opleveren, maar ook geen. Neem wat hier ligt.
lesson-move-2-done = Drie rode stenen: daarmee heb je de meeste van die kleur, en dat levert bij een telling 14 punten op.

lesson-secret-title = De geheime keuze
lesson-secret-idea = Wie een actie alleen koos, krijgt die. Twee onderhandelen erover. Waren het er drie of vier, dan krijgt niemand iets.
lesson-secret-1-task = Alle drie de pionnen staan op 7 punten. Wat zullen de anderen kiezen? Vind een actie die je alleen krijgt en die zeker iets oplevert.
lesson-secret-1-hint = Zeven punten lokken iedereen. Bij jouw boog liggen ook een rode en een groene steen.
lesson-secret-1-points = Alle drie kiezen punten, dus krijgt niemand ze. Zoek wat de anderen niet willen.
lesson-secret-1-roll = Ook het dobbelen zou je alleen krijgen. Maar dat levert gemiddeld 2 tot 3 punten op, en met een 6 geen enkel. De stenen zijn zeker.
lesson-secret-1-done = De twee anderen kozen punten en moeten nu onderhandelen. Jij krijgt je stenen en betaalt er niets voor.

lesson-barter-title = Onderhandelen
lesson-barter-idea = Twee die hetzelfde kozen, onderhandelen. Wie de hoogste score heeft, opent met een bod; wie aanneemt krijgt de stenen, de ander de actie.
lesson-barter-1-task = Jij en een ander kozen punten. Jouw boog is 7 waard, en jij opent. Bied zo weinig mogelijk.
lesson-barter-1-hint = Het kleinste bod is één steen van de goedkoopste kleur.
lesson-barter-1-nothing = Bied je niets, dan krijgt de ander de actie gratis en heb jij niets.
lesson-barter-1-dearer = Dat is duurder dan nodig: blauw is de goedkoopste kleur. Begin laag, meer bieden kan altijd nog.
lesson-barter-1-done = De ander neemt de blauwe steen aan, en jij scoort 7 punten. Begin laag: een bod kan omhoog, maar niet omlaag.
lesson-barter-2-task = Weer gaat het om punten, 6 voor jou, en er kan een telling komen. Bij rood, geel en blauw sta je telkens één steen voor. Bied één steen die je geen voorsprong kost.
lesson-barter-2-hint = Kijk naar groen: daar staat iemand anders ver voor, dus een groene steen kost je bij een telling niets.
lesson-barter-2-nothing = Bied je niets, dan krijgt de ander de punten gratis. Er is een steen die je kunt missen.
lesson-barter-2-lead = Neemt de ander deze steen, dan sta je in die kleur niet meer voor, en dat is meer waard dan 6 punten. Bij welke kleur sta je toch al niet voor?
lesson-barter-2-done = 6 punten voor een groene steen, en je drie voorsprongen heb je nog. Bied wat je kunt missen, niet wat het goedkoopst is.

lesson-raise-title = Overbieden
lesson-raise-idea = Meer stenen verslaan minder stenen. Bij evenveel wint meer rood, dan geel, groen en blauw.
lesson-raise-1-task = Bij jouw boog liggen drie rode stenen, en de ander biedt je er een groene voor. Overbied met één steen, maar niet met een rode.
lesson-raise-1-hint = Evenveel stenen zijn hoger als de kleur hoger is. Wat ligt er tussen groen en rood?
lesson-raise-1-accept = Dan heb je een groene steen en neemt de ander stenen. Jouw drie rode zijn meer waard.
lesson-raise-1-red = Dat is hoger, maar rood wil je juist verzamelen. Een gele steen is genoeg.
lesson-raise-1-two = Twee stenen verslaan er altijd één, maar dat is er een meer dan nodig.
lesson-raise-1-done = De ander geeft toe: één gele steen gaat, drie rode komen.

lesson-give_in-title = Wanneer je toegeeft
lesson-give_in-idea = Wie aanneemt, wordt betaald. Vaak zijn de geboden stenen meer waard dan de actie.
lesson-give_in-1-task = Jouw boog is 4 punten waard. De ander heeft de meeste rode stenen en biedt je er een. Er komt gauw een telling. Wat doe je?
lesson-give_in-1-hint = Tel de rode stenen ervoor en erna: jij hebt er 4, de ander 5.
lesson-give_in-1-raise = Je zou voor 4 punten twee stenen betalen, en de ander zou bij rood voor blijven, goed voor 14.
lesson-give_in-1-done = Nu heb jij vijf rode stenen en de ander vier. Je hebt 4 punten geruild voor een kans op 14.

lesson-let_go-title = Niets bieden
lesson-let_go-idea = Wie opent, mag ook niets bieden: de ander krijgt de actie, en jij houdt je stenen.
lesson-let_go-1-task = Je staat in elke kleur één steen voor, en na deze ronde is er een telling. De onderhandeling gaat om 4 punten. Open zonder een voorsprong te verliezen.
lesson-let_go-1-hint = Elke steen die je biedt, kost je een voorsprong. Je mag de actie ook laten gaan.
lesson-let_go-1-lead = Neemt de ander deze steen, dan sta je in die kleur niet meer alleen voor. Dat kost meer dan 4 punten.
lesson-let_go-1-done = De ander krijgt 4 punten, en jij houdt alle vier de voorsprongen: 44 punten bij de telling.

lesson-colours-title = De meeste van een kleur
lesson-colours-idea = Bij een telling scoort wie van een kleur de meeste heeft: rood 14, geel 12, groen 10, blauw 8. Meerdere spelers delen.
lesson-colours-1-task = Iemand heeft de schijf bereikt: na deze ronde is er een telling. Jij hebt 3 rode stenen, de anderen 4 en 2. Kies wat je nu het meest oplevert.
lesson-colours-1-hint = Bij jouw boog liggen twee rode stenen en een gele. Tel wat je dan zou hebben.
lesson-colours-1-points = 5 punten is mooi. Maar met twee rode stenen erbij sta je bij rood voor, en dat is 14.
lesson-colours-1-roll = Dobbelen levert hoogstens 5 op. De stenen beslissen nu over 14 punten.
lesson-colours-1-done = Vijf rode stenen tegen vier: 14 punten. En met de gele deel je zelfs de eerste plaats bij geel. Wie voorstaat, geeft daarna stenen terug aan de voorraad.

lesson-lap-title = Helemaal rond
lesson-lap-idea = Bereikt een pion zijn schijf, dan is er aan het eind van de ronde een telling, en elke zo’n pion levert 10 punten op. De derde telling beëindigt het spel.
lesson-lap-1-task = Je pion moet nog twee stappen, je staat voor bij rood, geel en blauw, en de derde telling beëindigt het spel. Met welke actie kun je de schijf bereiken?
lesson-lap-1-hint = Een van de drie acties laat je pion nog eens lopen.
lesson-lap-1-points = 4 punten, maar geen stap. Nu sta je in drie kleuren voor; volgende ronde kan dat voorbij zijn.
lesson-lap-1-gems = Meer stenen is goed, maar je staat al voor. Zorg voor een telling zolang die jou uitkomt.
lesson-lap-1-done = Een 3: je bereikt de schijf. Dat zijn 3 punten voor het dobbelen, 10 voor het rondje en 34 voor drie kleuren: jij wint. Jij bepaalde wanneer.

## De begeleide eerste partij: waar het bij een beslissing om gaat

matter-scoring_now =
    { $last ->
        [yes] Na deze ronde komt de laatste telling: het gaat erom wie van een kleur de meeste stenen heeft. Daarna is het spel afgelopen.
       *[no] Na deze ronde is er een telling: het gaat erom wie van een kleur de meeste stenen heeft.
    }
matter-roll_finishes =
    Je hebt nog { $n ->
        [one] één boog
       *[other] { $n } bogen
    } te gaan. De worp kan je op je schijf brengen: 10 punten, en er wordt geteld.
matter-scoring_near =
    { $seat } heeft nog maar { $n ->
        [one] één boog
       *[other] { $n } bogen
    } te gaan: de telling kan gauw komen.
matter-gems_lead = Met de stenen hier ({ $gems }) zou je de meeste { $colour_e } hebben: { $points } punten bij de telling.
matter-points_here = Je boog is { $points } punten waard. De worp levert gemiddeld 2 tot 3 punten op, hoogstens 5.
matter-same_wish =
    { $seats } { $seats_count ->
        [one] staat op 6 punten of meer en wil die misschien. Wie als enige een actie kiest, krijgt die voor niets.
       *[other] staan op 6 punten of meer en willen die misschien. Wie als enige een actie kiest, krijgt die voor niets.
    }
matter-leads = Alleen jij hebt de meeste stenen in { $colours }. Houd ze vast.
matter-points_at_stake = Jullie onderhandelen over de punten van een boog: { $points } voor jou, { $n } voor { $seat }.
matter-action_at_stake =
    { $action_key ->
        [roll] Jullie onderhandelen over de worp: 0 tot 5 punten, en zoveel stappen als de dobbelsteen aangeeft.
       *[other] Jullie onderhandelen over edelstenen: wie de actie krijgt, neemt die van de eigen boog.
    }
matter-you_open = Jij opent. Begin laag: meer bieden kan altijd nog. Bied je niets, dan is de actie weg.
matter-deal_brings =
    Als de kleuren na deze ruil geteld werden, zou je met aannemen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer hebben.
matter-spare = In { $colours } kun je een steen weggeven zonder een voorsprong te verliezen.
