lesson-tower-title = De toren en zijn groepen
lesson-tower-idea = Elke beurt neem je één groep dobbelstenen. De rij zegt wat die oplevert; twee andere dingen kan elke groep.
lesson-tower-1-task = De dobbelstenen liggen op de toren, geordend naar ogen. Neem de groep die je vier kamelen oplevert.
lesson-tower-1-hint = De laagste ogen liggen altijd op de kamelenrij: daar zijn vier dobbelstenen. Kies die rij en dan ‘nemen’.
lesson-tower-1-gold = Dat levert twee goud op, want op de goudrij liggen maar twee dobbelstenen. Je wilt vier kamelen.
lesson-tower-1-draw = Een kaart is altijd maar één kaart; vier dobbelstenen zijn daar zonde van. Neem er kamelen mee.
lesson-tower-1-done = Vier dobbelstenen, vier kamelen. Op de goudrij levert elke dobbelsteen een goud op, op de vier rijen ertussen een blokje om te leveren.
lesson-tower-2-task = Elke groep kun je ruilen voor één kaart. Trek een kaart en geef er zo weinig mogelijk voor op.
lesson-tower-2-hint = Een kaart kost een hele groep, hoe groot die ook is. Welke groep is het kleinst?
lesson-tower-2-three = Eén kaart, maar drie dobbelstenen zijn ervoor weg. Een kleinere groep levert dezelfde kaart op.
lesson-tower-2-two = Eén kaart, maar twee dobbelstenen zijn ervoor weg. Er is een nog kleinere groep.
lesson-tower-2-done = Goed zo: één dobbelsteen, één kaart. Kleine groepen zijn goed voor kaarten, grote voor wat hun rij oplevert.

lesson-souks-title = Leveren en een souk vullen
lesson-souks-idea = Blokjes gaan naar de winkels van een wijk. Alleen een volle souk levert aan het eind van de week punten op.
lesson-souks-1-task = Op de vatenrij liggen twee dobbelstenen: twee blokjes voor de vatenwijk. Vul daarmee een hele souk.
lesson-souks-1-hint = Zoek in de wijk een souk met maar twee winkels.
lesson-souks-1-large = Deze souk heeft meer dan twee winkels. Met twee blokjes blijft hij onvolledig, en dat levert niets op.
lesson-souks-1-done = De witte souk is vol: 3 punten aan het eind van de week, en niemand anders kan er nog leveren.
lesson-souks-2-task = Je bent in de kistenwijk aan de blauwe souk begonnen. Lever beide blokjes van de kistenrij.
lesson-souks-2-hint = Eerst de souk waaraan je begonnen bent, dan een nieuwe; in de gele ligt al een blokje van een ander.
lesson-souks-2-vase = Een nieuwe souk in een andere wijk, maar die je begonnen bent blijft open. Ga verder met de kisten.
lesson-souks-2-gold = Eén goud in plaats van een volle souk is hier een slechte ruil. Neem de kisten.
lesson-souks-2-done = Het eerste blokje moest je blauwe souk vol maken, het tweede begon een nieuwe. De gele was gesloten, want daar ligt een blokje van een ander.

lesson-goods-title = Kamelen, goud en gele dobbelstenen
lesson-goods-idea = De startspeler mag tot drie gele dobbelstenen bij kopen voor 1 goud per stuk. Meer dobbelstenen geven grotere groepen, maar alleen voor die speler.
lesson-goods-1-task = Jij begint de dag en hebt drie gele dobbelstenen gekocht: twee ervan liggen op de goudrij. Neem die groep.
lesson-goods-1-hint = Kies de goudrij bovenaan de toren en dan ‘nemen’.
lesson-goods-1-camels = Drie kamelen zijn niet slecht. Maar op de goudrij liggen nu vier dobbelstenen, en straks nog maar twee.
lesson-goods-1-draw = Eén kaart voor vier dobbelstenen is te duur. Neem het goud.
lesson-goods-1-done = Vier goud: de drie die je betaalde zijn terug, en nog een erbij. Met goud koop je dobbelstenen, stuur je de opzichter en betaal je, samen met kamelen, gebouwen.
lesson-goods-2-task = De laatste dag van het spel: jij begint, en overgebleven goud telt niet. Neem er zoveel mogelijk gele dobbelstenen bij en gooi.
lesson-goods-2-hint = Meer dan drie gele dobbelstenen zijn er niet; ze kosten 3 goud.
lesson-goods-2-fewer = Er kunnen er nog meer bij, en goud dat overblijft levert niets meer op: drie gele dobbelstenen voor 3 goud.
lesson-goods-2-done = Twaalf dobbelstenen in plaats van negen. Na je beurt verlaten de gele de toren, dus alleen jij hebt er iets aan.
lesson-goods-3-task = Met een gele dobbelsteen erbij zijn het twee vaten: precies wat je gele souk mist. Lever daar.
lesson-goods-3-hint = Kies de vaten, dan ‘leveren’, en vul de twee vrije winkels van de souk waaraan je begonnen bent.
lesson-goods-3-gold = Goud telt niet meer. Je gele souk is 6 punten waard als hij vanavond vol is.
lesson-goods-3-sacks = Drie blokjes zouden de witte souk vullen, voor 3 punten. De gele levert er 6 op.
lesson-goods-3-done = 6 punten vanavond. Vroeg in het spel kun je goud beter voor gebouwen bewaren; aan het eind valt er niets anders meer te kopen.

lesson-supervisor-title = De opzichter en de karavaan
lesson-supervisor-idea = In plaats van te nemen kan een groep de opzichter verzetten. Blokjes in de winkels naast hem gaan naar de karavaan, van wie ze ook zijn. In de karavaan tellen je blokjes maal de hoogste rij waarin er een van jou ligt. Een volle karavaan wordt meteen geteld en leeggemaakt.
lesson-supervisor-1-task = De laatste beurt van de week, en twee van je blokjes liggen in souks die niet meer vol worden. Stuur ze met één zet allebei weg, zonder iets te betalen.
lesson-supervisor-1-hint = Hij loopt zo ver als een dobbelsteen van de groep aangeeft. Het eerste vak ten zuiden van het kruispunt raakt twee winkels: in allebei ligt een blokje van jou.
lesson-supervisor-1-one = Naast dit vak ligt maar één van je blokjes. Er is een vak dat beide raakt.
lesson-supervisor-1-rival = Daarmee gaat een blokje van een ander weg. Dat kan lonen, maar die twee van jou zouden vanavond worden leeggemaakt en niets opleveren.
lesson-supervisor-1-gold = Het vak klopt, maar een 2 gaat één vak te ver: dat kost 1 goud. Welke groep toont een 1?
lesson-supervisor-1-take = Eén kameel, maar vanavond zouden je twee blokjes verdwijnen en niets opleveren.
lesson-supervisor-1-done = Meteen 2 punten voor elk, en in de karavaan tellen ze allebei. Je bepaalt zelfs welk blokje eerst gaat: dat krijgt de eerdere plaats.
lesson-supervisor-2-task = De laatste beurt van het spel. In de karavaan is nog één plaats vrij, in de bovenste rij. Zorg dat die van jou wordt.
lesson-supervisor-2-hint = In de zakkenwijk ligt een blokje van jou naast vak w3. Welke groep toont een 3?
lesson-supervisor-2-other = Zo krijgt een ander de laatste plaats, en die telt dan maal drie. Het moet je eigen blokje zijn.
lesson-supervisor-2-wait = Kamelen tellen niet meer, en jouw twee blokjes zouden maar maal twee tellen.
lesson-supervisor-2-done = Drie blokjes, het hoogste in rij drie: 9 punten in plaats van 4. Het loonde om je eigen blokje weg te sturen.

lesson-camel-title = Een kameel beschermt
lesson-camel-idea = Wie het blokje bezit, mag een kameel betalen: het blijft in de winkel, en een blokje uit de voorraad gaat naar de karavaan.
lesson-camel-1-task = De opzichter is bij je volle paarse souk gekomen. Die is aan het eind van de week 8 punten waard. Red hem.
lesson-camel-1-hint = Je hebt één kameel. Betaal die, dan blijft je blokje liggen.
lesson-camel-1-send = Dan had de souk op de zesde dag een gat, en waren de 8 punten weg. Een kameel is daar goedkoop voor.
lesson-camel-1-done = De souk blijft vol, en een blokje uit de voorraad krijgt toch een plaats in de karavaan. Houd een kameel achter zolang je iets te verliezen hebt.
lesson-camel-2-task = Deze keer gaat het maar om één blokje, in een souk van drie winkels waaraan je net begonnen bent. Je twee kamelen zijn precies genoeg voor een paddock. Laat het blokje gaan.
lesson-camel-2-hint = Een blokje dat gaat, is niet verloren: het krijgt een plaats in de karavaan, en de eerste leveren 2 punten op.
lesson-camel-2-keep = Een kameel voor één blokje is hier te veel: je hebt ze allebei nodig om te bouwen.
lesson-camel-2-done = Meteen 2 punten, en je hebt beide kamelen nog. Beschermen loont als er veel op het spel staat, niet altijd.

lesson-buildings-title = Gebouwen
lesson-buildings-idea = Na je groep mag je bouwen. Elk gebouw helpt de rest van het spel; het derde tot en met vijfde levert 5 punten op, het zesde 10.
lesson-buildings-1-task = Je derde gebouw levert 5 punten op. Neem wat je mist voor de karavanserai en bouw die in dezelfde beurt.
lesson-buildings-1-hint = De karavanserai kost 3 kamelen en 3 goud. Kamelen heb je genoeg; er ontbreekt goud, en je kantoor doet er twee bij.
lesson-buildings-1-other = Dat levert ook 5 punten op, maar je kunt je meer veroorloven: de karavanserai geeft een kaart telkens als een blokje van jou naar de karavaan gaat.
lesson-buildings-1-camels = Kamelen heb je genoeg. De karavanserai kost ook 3 goud, en je hebt er 1.
lesson-buildings-1-done = Twee dobbelstenen en je kantoor leverden 4 goud op, het derde gebouw 5 punten. Vanaf nu geeft elk blokje van jou dat naar de karavaan gaat een kaart.

lesson-cards-title = Kaarten
lesson-cards-idea = Een kaart heeft een effect, of je legt hem bij het nemen of leveren af als extra dobbelsteen.
lesson-cards-1-task = De blauwe souk in de vatenwijk heeft drie winkels, maar de groep heeft twee dobbelstenen. Vul hem toch.
lesson-cards-1-hint = Kies de vaten, lever en leg je kaart af: die telt als derde dobbelsteen.
lesson-cards-1-none = Dan heb je twee blokjes voor drie winkels. Je kaart kan het derde zijn.
lesson-cards-1-exchange = Nu is de kaart gespeeld en ontbreekt het derde blokje. Als dobbelsteen is hij hier meer waard.
lesson-cards-1-done = Drie blokjes met twee dobbelstenen: de souk is vol. Zijn 4 punten waren meer waard dan de kaart.
lesson-cards-2-task = Dit is je laatste beurt van het spel, en overgebleven kamelen tellen niet. Maak er punten van.
lesson-cards-2-hint = Speel je kaart voordat je een groep kiest en geef alle vier de kamelen.
lesson-cards-2-fewer = Kamelen die overblijven, leveren niets meer op. De kaart neemt er tot vier.
lesson-cards-2-gold = Ook goud telt aan het eind niet. Speel de kaart: dat zijn 8 punten.
lesson-cards-2-done = 8 punten. Kaarten voor punten zijn voor het slot: houd ze tot je hebt wat ze vragen.

lesson-week-title = Het eind van de week
lesson-week-idea = Na zeven dagen worden volle souks en de karavaan geteld. Daarna worden alle winkels leeggemaakt.
lesson-week-1-task = De laatste beurt van de week. Haal er de meeste punten uit en beëindig je beurt.
lesson-week-1-hint = Je gele souk in de kistenwijk mist één blokje. Morgen is hij leeg.
lesson-week-1-sacks = Drie blokjes zouden de witte souk vullen, voor 3 punten. De gele levert er 6 op en zou onvolledig worden leeggemaakt.
lesson-week-1-gold = Goud houd je voor volgende week, je gele souk niet: onvolledig levert hij niets op en wordt hij leeggemaakt.
lesson-week-1-done = 6 punten voor de souk, en iets voor de karavaan. Kamelen, goud, kaarten en gebouwen houd je; de winkels zijn leeg.

lesson-two-title = Met z’n tweeën
lesson-two-idea = Met z’n tweeën is de startspeler op een dag als eerste en als laatste aan de beurt, en bouwen is een van de dingen die je met een groep doet.
lesson-two-1-hint = Voor het bouwen maakt het niet uit hoeveel dobbelstenen de groep heeft. De kleinste is genoeg.
lesson-two-1-task = Jij begint deze dag en hebt 3 kamelen en 3 goud. Bouw de karavanserai met de groep die je het best kunt missen en beëindig je actie.
lesson-two-1-three = Daarmee zijn drie dobbelstenen op voor iets waarvoor er een genoeg is.
lesson-two-1-draw = Nu één kaart. De karavanserai geeft er een telkens als een blokje van jou naar de karavaan gaat.
lesson-two-1-done = Eén dobbelsteen was genoeg. Nu is de ander één keer, en dan weer jij.
lesson-two-2-task = Je tweede actie van de dag. Stuur je eigen blokje weg, zodat de karavanserai je een kaart geeft.
lesson-two-2-hint = Je blokje ligt naast vak e4. Welke groep toont een 4?
lesson-two-2-draw = Drie dobbelstenen voor één kaart. Door de karavanserai krijg je er ook een, met 2 punten erbij.
lesson-two-2-cube = Eén blokje in een nieuwe souk levert nog niets op. Gebruik deze dobbelsteen voor de opzichter.
lesson-two-2-done = 2 punten en een kaart, en met de volgende blokjes gaat het net zo. Wie op een dag het eerst en het laatst aan de beurt is, kan twee acties plannen die bij elkaar passen.

lesson-plan-title = Een eerste plan
lesson-plan-idea = Vroege kamelen en vroeg goud worden gebouwen, en een gebouw helpt langer naarmate het er eerder staat.
lesson-plan-1-task = De eerste beurt van een spel: 2 goud, geen kamelen. Neem de groep waarmee je meteen kunt bouwen, en bouw wat je vanaf nu kamelen of goud oplevert.
lesson-plan-1-hint = Vier kamelen zijn genoeg voor elk klein gebouw. Het kantoor doet er twee goud bij als je goud neemt, de paddock een kameel als je kamelen neemt.
lesson-plan-1-hammam = Een goed gebouw voor later. In het begin loont het meer om elke keer extra kamelen of goud te krijgen.
lesson-plan-1-end = Je kunt al een gebouw betalen. Hoe eerder het staat, hoe langer het helpt.
lesson-plan-1-gold = Twee goud erbij en geen kamelen: daar kun je niets van bouwen. Eerst de grote groep met kamelen.
lesson-plan-1-done = Een gebouw op de eerste dag helpt drie weken lang. Spaar daarna voor de karavanserai, 3 kamelen en 3 goud: sterke spelers hebben die meestal in de eerste week.

## De begeleide eerste partij: waar het bij een beslissing om gaat

matter-completes_now = Met de dobbelstenen voor { $row } kun je { $souk } vullen: { $points } punten aan het eind van de week.
matter-fills_souk = De dobbelstenen voor { $row } zijn genoeg om { $souk } in één keer te vullen: { $points } punten aan het eind van de week.
matter-unfinished =
    Je bent aan { $souk } begonnen. Er { $n ->
        [one] ontbreekt nog één blokje
       *[other] ontbreken nog { $n } blokjes
    }, en een souk die niet vol is, levert niets op.
matter-rival_needs = { $seat } zou { $souk } met de dobbelstenen voor { $row } kunnen vullen. Wie deze groep het eerst neemt, beslist daarover.
matter-pays_building =
    Neem je { $row_key ->
        [camel] de kamelen
       *[other] het goud
    }, dan kun je nog iets hiervan betalen: { $buildings }. { $points ->
        [0] Hoe eerder het er staat, hoe langer het helpt.
       *[other] Dat zijn meteen { $points } punten.
    }
matter-can_build =
    Dit kun je al betalen: { $buildings }. Eén gebouw per beurt{ $points ->
        [0] , na je groep.
       *[other] , en het volgende levert meteen { $points } punten op.
    }
matter-unguarded = Je hebt geen kameel. Komt de opzichter bij { $souk }, dan moet er een blokje weg.
matter-souk_at_stake = De opzichter staat bij { $souk }: die is vol en { $points } punten waard. Daar is een kameel goed aan besteed.
matter-cube_may_go = De opzichter staat bij { $souk }: die is nog niet vol. Je kunt het blokje laten gaan en je kameel houden.
matter-caravan_place =
    De volgende plaats in de karavaan levert { $points ->
        [0] meteen niets op, maar telt mee als de karavaan geteld wordt.
        [one] meteen 1 punt op.
       *[other] meteen { $points } punten op.
    } { $n ->
        [one] Eén plaats is vrij.
       *[other] { $n } plaatsen zijn vrij.
    }
matter-reaches_rival =
    De opzichter bereikt { $square_on } een blokje van { $seat }{ $full ->
        [yes] , in een volle souk
       *[no] { "" }
    }. { $gold ->
        [0] Dat kost niets.
       *[other] Dat kost { $gold } goud.
    }
matter-more_dice = Jij begint de dag: elk goud geeft een gele dobbelsteen erbij, hoogstens drie, en alleen jij hebt er wat aan. Je hebt { $gold } goud.
matter-one_more_die = Een kaart die je aflegt, telt als een dobbelsteen extra. Dat loont als die een souk vult of een gebouw betaalt.
matter-turn_done = Je groep is gebruikt. Beëindig je beurt wanneer je wilt.
matter-days_left = Nog { $n } dagen, vandaag meegeteld. Dan worden volle souks en de karavaan geteld.
matter-last_day = De laatste dag van de week: een souk die vandaag niet vol wordt, levert niets op.
