lesson-tower-title = Der Turm und seine Gruppen
lesson-tower-idea = In jedem Zug nimmst du eine Gruppe von Würfeln. Ihre Reihe sagt, was sie bringt; zwei andere Dinge kann jede Gruppe.
lesson-tower-1-task = Die Würfel liegen nach Augen geordnet auf dem Turm. Nimm die Gruppe, die dir vier Kamele bringt.
lesson-tower-1-hint = Die niedrigsten Augen liegen immer auf der Kamelreihe: dort sind vier Würfel. Wähle die Reihe und dann „Nehmen“.
lesson-tower-1-gold = Das bringt zwei Gold, denn auf der Goldreihe liegen nur zwei Würfel. Du willst vier Kamele.
lesson-tower-1-draw = Eine Karte ist immer nur eine Karte, vier Würfel sind dafür zu schade. Nimm damit Kamele.
lesson-tower-1-done = Vier Würfel, vier Kamele. Auf der Goldreihe bringt jeder Würfel ein Gold, auf den vier Reihen dazwischen eine Ware zum Liefern.
lesson-tower-2-task = Jede Gruppe lässt sich gegen eine Karte tauschen. Zieh eine Karte und gib so wenig wie möglich dafür her.
lesson-tower-2-hint = Eine Karte kostet eine ganze Gruppe, wie groß sie auch ist. Welche Gruppe ist die kleinste?
lesson-tower-2-three = Eine Karte, aber drei Würfel sind dafür weg. Eine kleinere Gruppe bringt dieselbe Karte.
lesson-tower-2-two = Eine Karte, aber zwei Würfel sind dafür weg. Es gibt eine noch kleinere Gruppe.
lesson-tower-2-done = Gut gemacht: ein Würfel, eine Karte. Kleine Gruppen sind gut für Karten, große für das, was ihre Reihe bringt.

lesson-souks-title = Liefern und einen Souk füllen
lesson-souks-idea = Waren kommen in die Läden eines Viertels. Nur ein voller Souk bringt am Ende der Woche Punkte.
lesson-souks-1-task = Auf der Fassreihe liegen zwei Würfel: zwei Waren für das Fassviertel. Fülle damit einen ganzen Souk.
lesson-souks-1-hint = Such im Viertel einen Souk, der nur zwei Läden hat.
lesson-souks-1-large = Dieser Souk hat mehr als zwei Läden. Mit zwei Waren bliebe er unvollständig, und das bringt nichts.
lesson-souks-1-done = Der weiße Souk ist voll: 3 Punkte am Ende der Woche, und niemand sonst kann dort liefern.
lesson-souks-2-task = Du hast den blauen Souk im Truhenviertel begonnen. Liefere beide Waren der Truhenreihe.
lesson-souks-2-hint = Erst der Souk, den du begonnen hast, dann ein neuer; im gelben liegt schon fremde Ware.
lesson-souks-2-vase = Ein neuer Souk in einem anderen Viertel, aber der begonnene bliebe offen. Mach bei den Truhen weiter.
lesson-souks-2-gold = Ein Gold statt eines vollen Souks ist hier ein schlechter Tausch. Nimm die Truhen.
lesson-souks-2-done = Die erste Ware musste deinen blauen Souk füllen, die zweite hat einen neuen begonnen. Der gelbe war gesperrt, weil dort fremde Ware liegt.

lesson-goods-title = Kamele, Gold und gelbe Würfel
lesson-goods-idea = Wer den Tag beginnt, darf bis zu drei gelbe Würfel für je 1 Gold dazunehmen. Mehr Würfel ergeben größere Gruppen, aber nur für den Startspieler.
lesson-goods-1-task = Du beginnst den Tag und hast drei gelbe Würfel dazugenommen: Zwei davon liegen auf der Goldreihe. Nimm diese Gruppe.
lesson-goods-1-hint = Wähle die Goldreihe ganz oben auf dem Turm und dann „Nehmen“.
lesson-goods-1-camels = Drei Kamele sind nicht schlecht. Aber auf der Goldreihe liegen jetzt vier Würfel, und bald sind es nur noch zwei.
lesson-goods-1-draw = Eine Karte für vier Würfel ist zu teuer. Nimm das Gold.
lesson-goods-1-done = Vier Gold: die drei, die du gezahlt hast, sind wieder da, und eines mehr. Gold kauft Würfel, lenkt den Aufseher und bezahlt zusammen mit Kamelen Gebäude.
lesson-goods-2-task = Der letzte Tag des Spiels: Du beginnst, und übriges Gold zählt nichts. Nimm so viele gelbe Würfel dazu, wie es geht, und wirf.
lesson-goods-2-hint = Mehr als drei gelbe Würfel gibt es nicht; sie kosten 3 Gold.
lesson-goods-2-fewer = Es sind noch mehr möglich, und Gold, das übrig bleibt, bringt nichts mehr: drei gelbe Würfel für 3 Gold.
lesson-goods-2-done = Zwölf Würfel statt neun. Nach deinem Zug verlassen die gelben den Turm, also hast nur du etwas davon.
lesson-goods-3-task = Mit einem gelben Würfel sind es zwei Fässer: genau, was deinem gelben Souk fehlt. Liefere dorthin.
lesson-goods-3-hint = Wähle die Fässer, dann „Liefern“, und fülle die zwei freien Läden des Souks, den du begonnen hast.
lesson-goods-3-gold = Gold zählt nichts mehr. Dein gelber Souk ist 6 Punkte wert, wenn er heute Abend voll ist.
lesson-goods-3-sacks = Drei Waren würden den weißen Souk füllen, für 3 Punkte. Der gelbe bringt 6.
lesson-goods-3-done = 6 Punkte heute Abend. Am Anfang des Spiels ist Gold für Gebäude besser angelegt; am Ende gibt es nichts anderes mehr zu kaufen.

lesson-supervisor-title = Der Aufseher und die Karawane
lesson-supervisor-idea = Statt zu nehmen, kann eine Gruppe den Aufseher bewegen. Waren in den Läden neben ihm gehen zur Karawane, egal wem sie gehören. In der Karawane zählen deine Waren mal die höchste Reihe, in der eine von dir liegt. Eine volle Karawane wird sofort gewertet und geleert.
lesson-supervisor-1-task = Der letzte Zug der Woche, und zwei deiner Waren liegen in Souks, die nicht mehr voll werden. Schick beide mit einem Zug fort, ohne etwas zu zahlen.
lesson-supervisor-1-hint = Er geht so weit, wie ein Würfel der Gruppe zeigt. Das erste Feld südlich der Kreuzung berührt zwei Läden: In beiden liegt eine Ware von dir.
lesson-supervisor-1-one = Neben diesem Feld liegt nur eine deiner Waren. Ein Feld berührt beide.
lesson-supervisor-1-rival = Damit geht eine fremde Ware. Das kann sich lohnen, aber deine zwei würden heute Abend abgeräumt und brächten nichts.
lesson-supervisor-1-gold = Das Feld stimmt, aber eine 2 führt eins zu weit: das kostet 1 Gold. Welche Gruppe zeigt eine 1?
lesson-supervisor-1-take = Ein Kamel, aber heute Abend würden deine zwei Waren abgeräumt und brächten nichts.
lesson-supervisor-1-done = Sofort je 2 Punkte, und in der Karawane zählen beide. Du bestimmst sogar, welche zuerst geht: Sie bekommt den früheren Platz.
lesson-supervisor-2-task = Der letzte Zug des Spiels. In der Karawane ist noch ein Platz frei, in der obersten Reihe. Sorg dafür, dass er deiner wird.
lesson-supervisor-2-hint = Im Sackviertel liegt eine Ware von dir neben Feld w3. Welche Gruppe zeigt eine 3?
lesson-supervisor-2-other = So bekommt ein anderer den letzten Platz und zählt dann dreifach. Es sollte deine eigene Ware sein.
lesson-supervisor-2-wait = Kamele zählen nichts mehr, und deine zwei Waren würden nur doppelt zählen.
lesson-supervisor-2-done = Drei Waren, die höchste in Reihe drei: 9 Punkte statt 4. Es hat sich gelohnt, die eigene Ware fortzuschicken.

lesson-camel-title = Ein Kamel schützt
lesson-camel-idea = Wem die Ware gehört, der darf ein Kamel zahlen: Sie bleibt im Laden, und eine aus dem Vorrat geht zur Karawane.
lesson-camel-1-task = Der Aufseher ist zu deinem vollen lila Souk gekommen. Er ist am Ende der Woche 8 Punkte wert. Rette ihn.
lesson-camel-1-hint = Du hast ein Kamel. Zahl es, dann bleibt deine Ware.
lesson-camel-1-send = Dann hätte der Souk am sechsten Tag eine Lücke, und die 8 Punkte wären weg. Dafür ist ein Kamel billig.
lesson-camel-1-done = Der Souk bleibt voll, und eine Ware aus dem Vorrat hat trotzdem einen Platz in der Karawane. Behalt ein Kamel, solange du etwas zu verlieren hast.
lesson-camel-2-task = Diesmal geht es nur um eine einzelne Ware in einem Souk mit drei Läden, den du gerade erst begonnen hast. Deine zwei Kamele reichen genau für eine Koppel. Lass die Ware gehen.
lesson-camel-2-hint = Eine Ware, die geht, ist nicht verloren: Sie nimmt einen Platz in der Karawane, und die ersten bringen 2 Punkte.
lesson-camel-2-keep = Ein Kamel für eine einzelne Ware ist hier zu viel: Du brauchst beide zum Bauen.
lesson-camel-2-done = Sofort 2 Punkte, und beide Kamele hast du noch. Schützen lohnt sich, wenn viel auf dem Spiel steht, nicht immer.

lesson-buildings-title = Gebäude
lesson-buildings-idea = Nach deiner Gruppe darfst du bauen. Jedes Gebäude hilft bis zum Ende des Spiels; das dritte bis fünfte bringt 5 Punkte, das sechste 10.
lesson-buildings-1-task = Dein drittes Gebäude bringt 5 Punkte. Nimm, was dir zur Karawanserei fehlt, und bau sie im selben Zug.
lesson-buildings-1-hint = Die Karawanserei kostet 3 Kamele und 3 Gold. Kamele hast du genug; es fehlt Gold, und dein Kontor legt zwei dazu.
lesson-buildings-1-other = Auch das bringt 5 Punkte, aber du kannst dir mehr leisten: Die Karawanserei bringt eine Karte, sooft eine deiner Waren zur Karawane geht.
lesson-buildings-1-camels = Kamele hast du genug. Die Karawanserei kostet auch 3 Gold, und du hast 1.
lesson-buildings-1-done = Zwei Würfel und dein Kontor haben 4 Gold gebracht, das dritte Gebäude 5 Punkte. Von jetzt an bringt jede deiner Waren, die zur Karawane geht, eine Karte.

lesson-cards-title = Karten
lesson-cards-idea = Eine Karte hat eine Wirkung, oder du wirfst sie beim Nehmen oder Liefern als zusätzlichen Würfel ab.
lesson-cards-1-task = Der blaue Souk im Fassviertel hat drei Läden, die Gruppe aber nur zwei Würfel. Fülle ihn trotzdem.
lesson-cards-1-hint = Wähle die Fässer, liefere und wirf deine Karte ab: Sie zählt als dritter Würfel.
lesson-cards-1-none = Dann hast du zwei Waren für drei Läden. Deine Karte kann die dritte sein.
lesson-cards-1-exchange = Jetzt ist die Karte gespielt, und die dritte Ware fehlt. Als Würfel ist sie hier mehr wert.
lesson-cards-1-done = Drei Waren mit zwei Würfeln: Der Souk ist voll. Seine 4 Punkte waren mehr wert als die Karte.
lesson-cards-2-task = Es ist dein letzter Zug im Spiel, und übrige Kamele zählen nichts. Mach Punkte daraus.
lesson-cards-2-hint = Spiel deine Karte, bevor du eine Gruppe wählst, und gib alle vier Kamele.
lesson-cards-2-fewer = Kamele, die übrig bleiben, bringen nichts mehr. Die Karte nimmt bis zu vier.
lesson-cards-2-gold = Auch Gold zählt am Ende nichts. Spiel die Karte: Das sind 8 Punkte.
lesson-cards-2-done = 8 Punkte. Karten für Punkte sind etwas für den Schluss: Behalt sie, bis du hast, was sie verlangen.

lesson-week-title = Das Ende der Woche
lesson-week-idea = Nach sieben Tagen werden volle Souks und die Karawane gewertet. Dann werden alle Läden geleert.
lesson-week-1-task = Der letzte Zug der Woche. Hol die meisten Punkte heraus und beende deinen Zug.
lesson-week-1-hint = Deinem gelben Souk im Truhenviertel fehlt eine Ware. Morgen wäre er leer.
lesson-week-1-sacks = Drei Waren würden den weißen Souk füllen, für 3 Punkte. Der gelbe bringt 6 und würde unvollständig abgeräumt.
lesson-week-1-gold = Gold bleibt dir für die nächste Woche, dein gelber Souk nicht: Unvollständig bringt er nichts und wird geleert.
lesson-week-1-done = 6 Punkte für den Souk, dazu etwas für die Karawane. Kamele, Gold, Karten und Gebäude bleiben dir; die Läden sind leer.

lesson-two-title = Zu zweit
lesson-two-idea = Zu zweit ist der Startspieler am Tag als Erster und als Letzter dran, und Bauen ist eine Art, eine Gruppe zu nutzen.
lesson-two-1-hint = Zum Bauen ist es egal, wie viele Würfel die Gruppe hat. Die kleinste genügt.
lesson-two-1-task = Du beginnst diesen Tag und hast 3 Kamele und 3 Gold. Bau die Karawanserei mit der Gruppe, auf die du am leichtesten verzichten kannst, und beende deine Aktion.
lesson-two-1-three = Damit wären drei Würfel verbraucht für etwas, wozu einer genügt.
lesson-two-1-draw = Jetzt eine Karte. Die Karawanserei bringt eine, sooft eine deiner Waren zur Karawane geht.
lesson-two-1-done = Ein Würfel hat genügt. Jetzt ist der andere einmal dran, und dann wieder du.
lesson-two-2-task = Deine zweite Aktion an diesem Tag. Schick deine eigene Ware fort, damit die Karawanserei dir eine Karte bringt.
lesson-two-2-hint = Deine Ware liegt neben Feld e4. Welche Gruppe zeigt eine 4?
lesson-two-2-draw = Drei Würfel für eine Karte. Durch die Karawanserei bekommst du auch eine, und 2 Punkte dazu.
lesson-two-2-cube = Eine Ware in einem neuen Souk bringt noch nichts. Nimm diesen Würfel für den Aufseher.
lesson-two-2-done = 2 Punkte und eine Karte, und die nächsten Waren bringen das wieder. Wer am Tag zuerst und zuletzt dran ist, kann zwei Aktionen planen, die zusammenpassen.

lesson-plan-title = Ein erster Plan
lesson-plan-idea = Aus frühen Kamelen und frühem Gold werden Gebäude, und ein Gebäude nützt umso länger, je eher es steht.
lesson-plan-1-task = Der erste Zug eines Spiels: 2 Gold, keine Kamele. Nimm die Gruppe, mit der du sofort bauen kannst, und bau, was dir von nun an Kamele oder Gold bringt.
lesson-plan-1-hint = Vier Kamele reichen für jedes kleine Gebäude. Das Kontor legt zwei Gold dazu, wenn du Gold nimmst, die Koppel ein Kamel, wenn du Kamele nimmst.
lesson-plan-1-hammam = Ein gutes Gebäude für später. Am Anfang lohnt sich mehr, was jedes Mal Kamele oder Gold bringt.
lesson-plan-1-end = Du kannst schon ein Gebäude bezahlen. Je früher es steht, desto länger hilft es.
lesson-plan-1-gold = Zwei Gold mehr und keine Kamele: Davon lässt sich nichts bauen. Erst die große Gruppe mit den Kamelen.
lesson-plan-1-done = Ein Gebäude am ersten Tag hilft drei Wochen lang. Spar als Nächstes für die Karawanserei, 3 Kamele und 3 Gold: Starke Spieler haben sie meist in der ersten Woche.

## Das geführte erste Spiel: worauf es bei einer Entscheidung ankommt

matter-completes_now = Mit den Würfeln für { $row } kannst du { $souk_den } füllen: { $points } Punkte am Ende der Woche.
matter-fills_souk = Die Würfel für { $row } reichen, um { $souk_den } auf einmal zu füllen: { $points } Punkte am Ende der Woche.
matter-unfinished =
    Du hast { $souk_den } begonnen. Es { $n ->
        [one] fehlt noch eine Ware
       *[other] fehlen noch { $n } Waren
    }, und ein Souk, der nicht voll ist, bringt nichts.
matter-rival_needs = { $seat } könnte { $souk_den } mit den Würfeln für { $row } füllen. Wer diese Gruppe zuerst nimmt, entscheidet darüber.
matter-pays_building =
    Nimmst du { $row_key ->
        [camel] die Kamele
       *[other] das Gold
    }, kannst du noch etwas davon bezahlen: { $buildings }. { $points ->
        [0] Je früher es steht, desto länger hilft es.
       *[other] Das sind sofort { $points } Punkte.
    }
matter-can_build =
    Das kannst du schon bezahlen: { $buildings }. Ein Gebäude pro Zug{ $points ->
        [0] , nach deiner Gruppe.
       *[other] , und das nächste bringt sofort { $points } Punkte.
    }
matter-unguarded = Du hast kein Kamel. Kommt der Aufseher zu deinen Waren { $souk_im }, muss eine gehen.
matter-souk_at_stake = Der Aufseher steht vor { $souk_dem }: Der ist voll und { $points } Punkte wert. Dafür lohnt sich ein Kamel.
matter-cube_may_go = Der Aufseher steht vor { $souk_dem }: Der ist noch nicht voll. Du kannst die Ware gehen lassen und dein Kamel behalten.
matter-caravan_place =
    Der nächste Platz in der Karawane bringt { $points ->
        [0] sofort nichts, zählt aber, wenn sie gewertet wird.
        [one] sofort 1 Punkt.
       *[other] sofort { $points } Punkte.
    } { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
matter-reaches_rival =
    Eine Ware von { $seat } erreicht der Aufseher { $square_on }{ $full ->
        [yes] , in einem vollen Souk
       *[no] { "" }
    }. { $gold ->
        [0] Das kostet nichts.
       *[other] Das kostet { $gold } Gold.
    }
matter-more_dice = Du beginnst den Tag: Jedes Gold bringt einen gelben Würfel dazu, höchstens drei, und nur du hast etwas davon. Du hast { $gold } Gold.
matter-one_more_die = Eine abgelegte Karte zählt wie ein Würfel mehr. Das lohnt sich, wenn er einen Souk füllt oder ein Gebäude bezahlt.
matter-turn_done = Deine Gruppe ist genutzt. Beende deinen Zug, wann du willst.
matter-days_left = Noch { $n } Tage, heute mitgezählt. Dann werden volle Souks und die Karawane gewertet.
matter-last_day = Der letzte Tag der Woche: Ein Souk, der heute nicht voll wird, bringt nichts.
