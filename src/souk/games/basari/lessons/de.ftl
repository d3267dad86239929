lesson-move-title = Würfeln, ziehen, wählen
lesson-move-idea = Alle Figuren ziehen so weit, wie ihr Würfel zeigt. Das bringt noch nichts: Dann wählt jeder eine von drei Aktionen, und der Bogen sagt, was zwei davon wert sind.
lesson-move-1-task = Deine Figur ist auf einen Bogen mit 7 Punkten und zwei Steinen gezogen. Wähle die Aktion, die hier am besten passt.
lesson-move-1-hint = 7 ist die höchste Zahl, die ein Bogen hat. Die Aktion „Punkte“ bringt sie dir.
lesson-move-1-gems = Hier liegen nur zwei Steine, und mehr Punkte hat kein Bogen. Nimm die Punkte.
lesson-move-1-roll = Der Wurf bringt 6 minus die Augenzahl, also höchstens 5. Hier sind dir 7 sicher.
lesson-move-1-done = Hat niemand sonst Punkte gewählt, bekommst du 7. An einem Bogen stehen oben die Punkte und darunter die Steine.
lesson-move-2-task = Jetzt stehst du auf 4 Punkten und drei roten Steinen. Welche Aktion passt hier?
lesson-move-2-hint = Rote Steine sind am meisten wert, und drei davon liegen an keinem anderen Bogen.
lesson-move-2-points = Weniger als 4 Punkte hat kein Bogen. Die drei roten Steine sind mehr wert.
lesson-move-2-roll = Der Wurf kann 5 Punkte bringen, aber auch keinen. Nimm, was hier liegt.
lesson-move-2-done = Drei rote Steine: Damit hast du von dieser Farbe am meisten, und das bringt bei einer Wertung 14 Punkte.

lesson-secret-title = Die heimliche Wahl
lesson-secret-idea = Wer eine Aktion allein gewählt hat, bekommt sie. Zwei feilschen darum. Waren es drei oder vier, bekommt niemand etwas.
lesson-secret-1-task = Alle drei Figuren stehen auf 7 Punkten. Was werden die anderen wählen? Finde eine Aktion, die du allein bekommst und die sicher etwas bringt.
lesson-secret-1-hint = Sieben Punkte locken alle. An deinem Bogen liegen auch ein roter und ein grüner Stein.
lesson-secret-1-points = Alle drei wählen Punkte, also bekommt niemand welche. Such, was die anderen nicht wollen.
lesson-secret-1-roll = Auch den Wurf hättest du für dich allein. Aber er bringt im Schnitt 2 bis 3 Punkte, bei einer 6 gar keinen. Die Steine sind sicher.
lesson-secret-1-done = Die beiden anderen haben Punkte gewählt und müssen jetzt feilschen. Du bekommst deine Steine und zahlst nichts dafür.

lesson-barter-title = Feilschen
lesson-barter-idea = Zwei, die dasselbe gewählt haben, feilschen. Wer mehr Punkte hat, eröffnet mit einem Gebot; wer annimmt, bekommt die Steine, der andere die Aktion.
lesson-barter-1-task = Du und ein Mitspieler habt Punkte gewählt. Dein Bogen ist 7 wert, und du eröffnest. Biete so wenig wie möglich.
lesson-barter-1-hint = Das kleinste Gebot ist ein einzelner Stein der billigsten Farbe.
lesson-barter-1-nothing = Bietest du nichts, bekommt der andere die Aktion umsonst, und du gehst leer aus.
lesson-barter-1-dearer = Das ist teurer als nötig: Blau ist die billigste Farbe. Fang niedrig an, mehr bieten kannst du immer noch.
lesson-barter-1-done = Der andere nimmt den blauen Stein an, und du bekommst 7 Punkte. Fang niedrig an: Ein Gebot lässt sich erhöhen, aber nicht senken.
lesson-barter-2-task = Wieder geht es um Punkte, 6 für dich, und eine Wertung kann kommen. Bei Rot, Gelb und Blau führst du mit je einem Stein. Biete einen einzelnen Stein, der dich keine Führung kostet.
lesson-barter-2-hint = Sieh dir Grün an: Da liegt jemand anders weit vorn, also kostet dich ein grüner Stein bei einer Wertung nichts.
lesson-barter-2-nothing = Bietest du nichts, bekommt der andere die Punkte umsonst. Einen Stein kannst du entbehren.
lesson-barter-2-lead = Nimmt der andere diesen Stein, führst du in der Farbe nicht mehr, und das ist mehr wert als 6 Punkte. In welcher Farbe führst du ohnehin nicht?
lesson-barter-2-done = 6 Punkte für einen grünen Stein, und deine drei Führungen stehen noch. Biete, was du entbehren kannst, nicht, was am billigsten ist.

lesson-raise-title = Überbieten
lesson-raise-idea = Mehr Steine schlagen weniger. Sind es gleich viele, gewinnt mehr Rot, dann Gelb, Grün und Blau.
lesson-raise-1-task = An deinem Bogen liegen drei rote Steine, und der andere bietet dir einen grünen dafür. Überbiete mit einem einzigen Stein, aber nicht mit einem roten.
lesson-raise-1-hint = Gleich viele Steine sind höher, wenn die Farbe höher ist. Was liegt zwischen Grün und Rot?
lesson-raise-1-accept = Dann hast du einen grünen Stein, und der andere nimmt sich Steine. Deine drei roten sind mehr wert.
lesson-raise-1-red = Das überbietet, aber Rot willst du ja sammeln. Ein gelber Stein genügt.
lesson-raise-1-two = Zwei Steine schlagen immer einen, aber das ist einer mehr als nötig.
lesson-raise-1-done = Der andere gibt nach: Ein gelber Stein geht, drei rote kommen.

lesson-give_in-title = Wann du nachgibst
lesson-give_in-idea = Wer annimmt, wird bezahlt. Oft sind die gebotenen Steine mehr wert als die Aktion.
lesson-give_in-1-task = Dein Bogen ist 4 Punkte wert. Der andere führt bei Rot und bietet dir einen roten Stein. Eine Wertung ist nah. Was machst du?
lesson-give_in-1-hint = Zähl die roten Steine vorher und nachher: Du hast 4, der andere hat 5.
lesson-give_in-1-raise = Du würdest für 4 Punkte zwei Steine zahlen, und der andere behielte bei Rot die Führung, die 14 bringt.
lesson-give_in-1-done = Jetzt hast du fünf rote Steine und der andere vier. Du hast 4 Punkte gegen eine Aussicht auf 14 getauscht.

lesson-let_go-title = Nichts bieten
lesson-let_go-idea = Wer eröffnet, darf auch nichts bieten: Der andere bekommt die Aktion, und du behältst deine Steine.
lesson-let_go-1-task = Du führst in jeder Farbe mit einem Stein, und nach dieser Runde wird gewertet. Gefeilscht wird um 4 Punkte. Eröffne, ohne eine Führung zu verlieren.
lesson-let_go-1-hint = Jeder Stein, den du bietest, kostet dich eine Führung. Du darfst die Aktion auch lassen.
lesson-let_go-1-lead = Nimmt der andere diesen Stein, führst du in der Farbe nicht mehr allein. Das kostet mehr als 4 Punkte.
lesson-let_go-1-done = Der andere bekommt 4 Punkte, und du behältst alle vier Führungen: 44 Punkte bei der Wertung.

lesson-colours-title = Am meisten von einer Farbe
lesson-colours-idea = Bei einer Wertung bekommt Punkte, wer von einer Farbe am meisten hat: Rot 14, Gelb 12, Grün 10, Blau 8. Mehrere teilen.
lesson-colours-1-task = Jemand hat die Scheibe erreicht: Nach dieser Runde wird gewertet. Du hast 3 rote Steine, die anderen 4 und 2. Wähle, was dir jetzt am meisten bringt.
lesson-colours-1-hint = An deinem Bogen liegen zwei rote Steine und ein gelber. Zähl, was du dann hättest.
lesson-colours-1-points = 5 Punkte sind gut. Aber zwei rote Steine mehr bringen dir die Führung bei Rot, und das sind 14.
lesson-colours-1-roll = Der Wurf bringt höchstens 5. Die Steine entscheiden jetzt über 14 Punkte.
lesson-colours-1-done = Fünf rote Steine gegen vier: 14 Punkte. Und mit dem gelben teilst du dir sogar die Führung bei Gelb. Wer führt, gibt danach Steine in den Vorrat zurück.

lesson-lap-title = Einmal herum
lesson-lap-idea = Erreicht eine Figur ihre Scheibe, gibt es am Ende der Runde eine Wertung, und jede solche Figur bringt 10 Punkte. Mit der dritten Wertung endet das Spiel.
lesson-lap-1-task = Deiner Figur fehlen zwei Schritte, du führst bei Rot, Gelb und Blau, und mit der dritten Wertung endet das Spiel. Mit welcher Aktion kannst du die Scheibe erreichen?
lesson-lap-1-hint = Eine der drei Aktionen zieht deine Figur noch einmal.
lesson-lap-1-points = 4 Punkte, aber kein Schritt. Jetzt führst du in drei Farben; nächste Runde kann das vorbei sein.
lesson-lap-1-gems = Mehr Steine sind gut, aber du führst schon. Führ die Wertung herbei, solange sie dir passt.
lesson-lap-1-done = Eine 3: Du erreichst die Scheibe. Das sind 3 Punkte für den Wurf, 10 für die Runde im Hof und 34 für drei Farben: Du gewinnst. Den Zeitpunkt hast du bestimmt.

## Das geführte erste Spiel: worauf es bei einer Entscheidung ankommt

matter-scoring_now =
    { $last ->
        [yes] Nach dieser Runde kommt die letzte Wertung: Es zählt, wer von einer Farbe die meisten Steine hat. Dann ist das Spiel aus.
       *[no] Nach dieser Runde wird gewertet: Es zählt, wer von einer Farbe die meisten Steine hat.
    }
matter-roll_finishes =
    Dir { $n ->
        [one] fehlt noch ein Bogen
       *[other] fehlen noch { $n } Bögen
    }. Würfeln kann dich auf deine Scheibe bringen: 10 Punkte, und es wird gewertet.
matter-scoring_near =
    { $seat } hat nur noch { $n ->
        [one] einen Bogen
       *[other] { $n } Bögen
    } vor sich: Die Wertung kann bald kommen.
matter-gems_lead = Mit den Steinen hier ({ $gems }) hättest du die meisten { $colour_en }: { $points } Punkte bei der Wertung.
matter-points_here = Dein Bogen ist { $points } Punkte wert. Würfeln bringt im Schnitt 2 bis 3, höchstens 5.
matter-same_wish =
    { $seats } { $seats_count ->
        [one] steht auf 6 oder mehr Punkten und könnte sie wollen. Wer eine Aktion allein wählt, bekommt sie umsonst.
       *[other] stehen auf 6 oder mehr Punkten und könnten sie wollen. Wer eine Aktion allein wählt, bekommt sie umsonst.
    }
matter-leads = Nur du führst bei: { $colours }. Gib davon nichts ohne Not her.
matter-points_at_stake = Ihr feilscht um die Punkte eines Bogens: { $points } für dich, { $n } für { $seat }.
matter-action_at_stake =
    { $action_key ->
        [roll] Ihr feilscht um den Wurf: 0 bis 5 Punkte und so viele Schritte, wie der Würfel zeigt.
       *[other] Ihr feilscht um Edelsteine: Wer die Aktion bekommt, nimmt die vom eigenen Bogen.
    }
matter-you_open = Du eröffnest. Fang klein an: Mehr bieten kannst du immer noch. Bietest du nichts, ist die Aktion weg.
matter-deal_brings =
    Würden die Farben nach diesem Handel gewertet, hättest du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr, wenn du annimmst.
matter-spare = Einen Stein kannst du hergeben, ohne eine Führung zu verlieren, bei: { $colours }.
