import type { Rules } from "./types";

export const rules: Rules = {
  contents: "Inhalt",
  rulings: "Regelungen",
  about_rulings:
    "Wo Spielanleitungen eine Frage offenlassen, gilt hier diese Antwort. Ist eine Möglichkeit gesperrt, nennt die Begründung die Regelung.",
  yspahan: {
    aim: "Ihr seid Kaufleute in Isfahan. Drei Wochen zu je sieben Tagen lang nehmt ihr Würfel, füllt die Läden der Souks mit Waren, beladet die Karawane und errichtet Gebäude. Wer die meisten Punkte hat, gewinnt.",
    sections: [
      {
        id: "city",
        title: "Die Stadt",
        blocks: [
          "Mitten in der Stadt kreuzen sich zwei Straßen; auf der Kreuzung beginnt der **Aufseher**. Ringsum liegen vier **Viertel**: Säcke, Fässer, Truhen und Vasen. Jedes Viertel hat mehrere **Souks**, das sind Gruppen von Läden einer Farbe. Das Schild eines Souks sagt, wie viele Punkte er wert ist.",
          { figure: "city", caption: "Die Stadt: vier Viertel, die Straßen, der Aufseher mit goldenem Ring." },
          "Alle beginnen mit 2 Gold. Handkarten sind geheim, alles andere liegt offen.",
        ],
      },
      {
        id: "day",
        title: "Ein Tag",
        blocks: [
          "Der Startspieler wirft neun weiße Würfel (zu zweit acht) und darf vorher bis zu drei gelbe für je 1 Gold dazunehmen. Gleiche Zahlen bilden eine Gruppe. Die niedrigste Gruppe kommt auf die Kamelreihe des **Turms**, die nächsten auf die Reihen darüber, die höchste aber immer auf die Goldreihe. Sind alle Würfel gleich, liegen sie auf der Kamelreihe.",
          {
            figure: "tower",
            caption:
              "Die Einsen liegen bei den Kamelen, die Zweien bei den Säcken, die Vieren bei den Fässern; die Sechsen sind am höchsten und liegen beim Gold.",
          },
          "Dann kommen alle im Uhrzeigersinn an die Reihe, der Startspieler zuerst. Wer dran ist, **nutzt eine Gruppe** von Würfeln und **darf dann bauen**. Nach dem Zug des Startspielers verschwinden die gelben Würfel. Am nächsten Tag beginnt der Nächste.",
        ],
      },
      {
        id: "group",
        title: "Eine Gruppe nutzen",
        blocks: [
          "Nimm eine Gruppe vom Turm. Sie taugt für eines von dreien:",
          [
            "**Was ihre Reihe bringt.** Kamelreihe: so viele Kamele wie Würfel. Goldreihe: so viel Gold. Eine der vier Warenreihen: ebenso viele Waren in Läden dieses Viertels liefern.",
            "**Den Aufseher.** Er geht so viele Felder weit, wie ein Würfel der Gruppe zeigt.",
            "**Eine Karte.** Zieh eine, egal wie viele Würfel die Gruppe hat.",
          ],
          "Bei Kamelen, Gold oder einer Lieferung darfst du eine Handkarte ablegen: sie zählt als ein weiterer Würfel. Ist keine Gruppe mehr für dich da, ziehst du eine Karte.",
        ],
      },
      {
        id: "souks",
        title: "Läden und Souks",
        blocks: [
          "In einen Laden passt eine Ware. Ein Souk, in dem fremde Ware liegt, ist für dich gesperrt. Hast du im Viertel einen Souk begonnen und nicht vollendet, mach erst dort weiter. Jede Ware, die sich unterbringen lässt, muss auch untergebracht werden.",
          { figure: "quarter", caption: "Ein vollständiger Souk leuchtet golden: am Ende der Woche bringt er Punkte." },
        ],
      },
      {
        id: "supervisor",
        title: "Der Aufseher",
        blocks: [
          "Er geht genau so weit, wie der Würfel sagt, und betritt kein Feld zweimal. Jedes Gold, das du zahlst, macht seinen Weg um ein Feld länger oder kürzer. Waren in den Läden an dem Feld, auf dem er stehen bleibt, gehen zur **Karawane**, deine wie die der anderen. Sind es zwei, bestimmst du die Reihenfolge.",
          { figure: "street", caption: "Hier berührt er zwei Läden. Sonst ist es einer, auf der Kreuzung keiner." },
          "Wem eine solche Ware gehört, der darf **1 Kamel** zahlen: dann bleibt sie im Laden, und eine aus dem Vorrat geht an ihrer Stelle zur Karawane.",
        ],
      },
      {
        id: "caravan",
        title: "Die Karawane",
        blocks: [
          "Die Waren füllen die Karawane Platz für Platz, von der untersten Reihe an. Ein Platz in der untersten Reihe bringt sofort 2 Punkte, in der mittleren 1, in der obersten keinen.",
          "Gewertet wird, wenn die Karawane voll ist, und am Ende jeder Woche: alle nehmen die Zahl ihrer Waren mal die höchste Reihe (1, 2 oder 3), in der sie eine haben. Eine volle Karawane wird geleert; am Wochenende bleibt sie stehen.",
          { figure: "caravan", caption: "Rot hat drei Waren, die höchste in Reihe 2: 6 Punkte." },
        ],
      },
      {
        id: "buildings",
        title: "Gebäude",
        blocks: [
          "Am Ende deines Zuges darfst du eines von sechs Gebäuden errichten. Dein drittes, viertes und fünftes bringen je 5 Punkte, das sechste 10.",
          { figure: "buildings", caption: "Was Gebäude kosten." },
          [
            "**Koppel**: ein Kamel mehr, wenn du Kamele vom Turm nimmst.",
            "**Kontor**: zwei Gold mehr, wenn du Gold vom Turm nimmst.",
            "**Hamam**: der Weg des Aufsehers ändert sich um bis zu drei Felder ohne Gold.",
            "**Karawanserei**: zieh eine Karte für jede deiner Waren, die zur Karawane geht.",
            "**Basar**: zwei Punkte mehr für jeden vollständigen Souk am Wochenende.",
            "**Kran**: eine Ware mehr bei jeder Lieferung vom Turm.",
          ],
        ],
      },
      {
        id: "cards",
        title: "Karten",
        blocks: [
          "Es gibt neun Arten, je zwei Karten. In deinem Zug spielst du so viele, wie du willst: vor dem Wurf, bevor du eine Gruppe wählst, oder nachdem du sie genutzt hast.",
          { figure: "cards", caption: "Die neun Arten von Karten." },
          "Tausche Kamele gegen Gold oder Gold gegen Kamele, eins zu eins. Gib 1 bis 4 Kamele für je 2 Punkte oder 1 bis 10 Gold für je 1 Punkt. Bau, ohne Kamele zu zahlen, oder ohne Gold zu zahlen.",
        ],
      },
      {
        id: "week",
        title: "Wochenende und Spielende",
        blocks: [
          "Nach dem siebten Tag bringt jeder vollständige Souk die Punkte seines Schilds, und alle Läden werden geleert. Die Karawane wird gewertet. Der Aufseher kehrt auf die Kreuzung zurück. Nach der dritten Woche gewinnen die meisten Punkte; bei Gleichstand teilt man den Sieg.",
          "Am allerletzten Tag beginnt zu viert, wer die wenigsten Punkte hat, dann folgt der Nächste. Zu zweit beginnt, wer weniger Punkte hat.",
        ],
      },
      {
        id: "two",
        title: "Zu zweit",
        blocks: [
          "Ein Tag hat drei Züge: Startspieler, der andere, noch einmal der Startspieler. Gelbe Würfel gehören den ganzen Tag dem Startspieler; der andere bekommt nur die weißen einer Gruppe. Am Ende eines Zuges wird nicht gebaut: **Bauen ist eine weitere Art, eine Gruppe zu nutzen**.",
        ],
      },
    ],
    rulings: {
      Y1: "Der Startspieler darf vor dem Wurf Karten spielen.",
      Y2: "Karten spielt man im eigenen Zug: vor dem Wurf, vor der Wahl einer Gruppe, nachdem sie genutzt ist, nach dem Bauen; nie mittendrin. Wer im Zug eines anderen nach einem Kamel gefragt wird, spielt keine Karten. Baukarten gibt es nur zu einem Gebäude.",
      Y3: "Als Würfel zählt eine Karte nur bei Kamelen, Gold und Lieferungen, nicht beim Ziehen, beim Aufseher oder beim Bauen.",
      Y4: "Eine Karte als Würfel ablegen und Karten spielen geht im selben Zug.",
      Y5: "So viele Waren wie möglich müssen geliefert werden, auch die von Kran und Karte.",
      Y6: "Wo kein Laden eine Ware aufnimmt, kann man nicht liefern; Aufseher und Karte bleiben.",
      Y7: "Bei zwei unvollendeten Souks in einem Viertel darf man in jedem weitermachen. Ein Souk, der alle Waren verloren hat, ist wieder frei.",
      Y8: "Kamele, Gold und Waren gehen nie aus.",
      Y10: "Die Kreuzung ist ein Feld. Die Entfernung ist genau: in einer Sackgasse bleibt nichts übrig.",
      Y11: "Ein Weg von null Feldern ist erlaubt, wenn er bezahlt wird, und schickt die Waren dort noch einmal los.",
      Y12: "Ein Weg kostet den Unterschied zum Würfel in Gold, mit einem Hamam bis zu 3 weniger.",
      Y13: "Jeder Besitzer darf ein Kamel zahlen, auch wer den Aufseher bewegt.",
      Y14: "Zwei Waren gehen nacheinander: der zweite Besitzer weiß, was aus der ersten wurde.",
      Y15: "Auch eine Ware, die für ein Kamel aus dem Vorrat geht, bringt die Karte der Karawanserei, in jedermanns Zug.",
      Y16: "Füllt eine Ware die Karawane: erst ihre Punkte, dann die Karte der Karawanserei, dann die Wertung. Die nächste Ware nimmt den ersten Platz. Ebenso bei der Karte, die eine Ware auf die Karawane bringt.",
      Y17: "Man zieht eine Karte, egal wie viele Würfel die Gruppe hat.",
      Y18: "Ist der Stapel leer, wird die Ablage zum Stapel. Gibt es beides nicht, wird nicht gezogen: die Karte einer Karawanserei verfällt, und Ziehen steht nicht zur Wahl.",
      Y19: "Ein Gebäude pro Zug; eine oder beide Baukarten erlassen ihren Teil der Kosten. Eine Karte, die nichts erließe, lässt sich nicht spielen. In der Variante mit zusätzlichen Gebäuden (3 oder 4 Spieler) ist jede Karte ein weiteres Gebäude.",
      Y20: "Ein Tausch hat eine Richtung und bewegt mindestens eins.",
      Y21: "Die Karten für Punkte nehmen mindestens ein Kamel oder Gold.",
      Y22: "Die Karte für eine Ware in einen Souk folgt in jedem Viertel den Regeln der Lieferung.",
      Y23: "Der Basar zählt die Souks, die am Ende der jeweiligen Woche vollständig sind.",
      Y25: "Wer keine Gruppe nehmen kann, zieht eine Karte.",
      Y26: "Zu zweit: eine Karte als Würfel zu jeder Gruppe.",
      Y27: "Zu zweit: jede Gruppe, die man nehmen darf, taugt zum Bauen; Baukarten gehen dazu.",
      Y29: "Die Reihenfolge des letzten Tages steht vor seinen Karten und Würfeln fest.",
      Y30: "Verdeckt sind nur die Handkarten.",
    },
  },
  basari: {
    aim: "Geht durch den Hof des Basars, sammelt Edelsteine und feilscht um das, was zwei von euch wollen. Nach der dritten Wertung gewinnen die meisten Punkte.",
    sections: [
      {
        id: "court",
        title: "Der Hof",
        blocks: [
          "Der Hof hat 34 Bögen. Jeder zeigt eine Punktzahl und einige Edelsteine. Von jeder Farbe gibt es 25; Rot ist am meisten wert, dann Gelb, Grün und Blau. Alle bekommen drei von jeder Farbe, und alle Steine liegen offen.",
          { figure: "court", caption: "Die Figuren gehen im Uhrzeigersinn; eine Scheibe zeigt, wo ihr Weg begann." },
          "In zufälliger Reihenfolge stellt jeder Figur und Scheibe auf einen freien Bogen eigener Wahl.",
        ],
      },
      {
        id: "round",
        title: "Eine Runde",
        blocks: [
          "Zuerst würfeln alle und gehen so weit im Uhrzeigersinn. Dann wählen alle **heimlich** eine von drei Aktionen, und alle werden gemeinsam aufgedeckt.",
          { figure: "actions", caption: "Die drei Aktionen." },
          [
            "**Würfeln**: würfle noch einmal, geh so weit, und bekomm 6 Punkte weniger die Augenzahl.",
            "**Punkte**: bekomm die Zahl deines Bogens.",
            "**Steine**: nimm die Steine deines Bogens, soweit der Vorrat sie hat.",
          ],
          { figure: "archway", caption: "An jedem Bogen stehen oben die Punkte, darunter die Steine." },
          "Die Aktionen folgen aufeinander: Würfeln, Punkte, Steine. Wer eine allein gewählt hat, bekommt sie. Haben **zwei** sie gewählt, feilschen sie. Waren es **drei oder vier**, bekommt sie niemand.",
        ],
      },
      {
        id: "barter",
        title: "Feilschen",
        blocks: [
          "Wer mehr Punkte hat, eröffnet; bei Gleichstand entscheidet der höhere Würfel. Er bietet einige seiner Steine. Der andere **nimmt an**, bekommt also die Steine und überlässt die Aktion; oder er macht ein **höheres Gebot**, das der Erste annehmen oder wieder überbieten darf.",
          {
            figure: "barter",
            caption:
              "Zwei haben Steine gewählt. Einer bietet einen gelben und einen blauen; der andere nimmt an oder bietet mehr.",
          },
          "Ein Gebot ist höher, wenn es mehr Steine hat, oder ebenso viele und mehr rote; danach zählen gelbe, grüne, blaue. Wer nicht höher bieten kann, muss annehmen. Wer eröffnet, darf auch nichts bieten: dann bekommt der andere die Aktion umsonst.",
        ],
      },
      {
        id: "scoring",
        title: "Wertung",
        blocks: [
          "Hat eine Figur ihre Scheibe erreicht oder überholt, gibt es am Ende der Runde eine Wertung. Jede solche Figur bringt **10 Punkte**. Dann bekommt für jede Farbe Punkte, wer am meisten Steine davon hat:",
          { figure: "colours", caption: "Punkte für die meisten Steine einer Farbe." },
          "Haben mehrere am meisten, teilen sie und runden ab. Wer in einer Farbe allein führt, gibt 3 Steine davon in den Vorrat zurück; wer sie sich teilt, gibt je 2. Dann kommen alle Scheiben unter ihre Figuren.",
        ],
      },
      {
        id: "end",
        title: "Das Ende",
        blocks: [
          "Mit der dritten Wertung endet das Spiel. Die meisten Punkte gewinnen. Bei Gleichstand zählen mehr Steine, dann mehr rote, gelbe, grüne und blaue.",
        ],
      },
    ],
    rulings: {
      B1: "In welcher Reihenfolge die Startbögen gewählt werden, wird ausgelost.",
      B2: "Zwei Figuren starten nicht auf demselben Bogen, außer der Tisch ist so eingerichtet.",
      B3: "Die Wahl bleibt geheim, bis alle gewählt haben, und lässt sich dann nicht mehr zurücknehmen.",
      B4: "Die Aktionen folgen in der Reihenfolge Würfeln, Punkte, Steine.",
      B5: "Eine Aktion wird ganz zu Ende geführt, bevor die nächste beginnt.",
      B6: "Wer eröffnet, entscheidet der Punktestand in dem Moment, in dem das Feilschen beginnt.",
      B7: "Bieten kann man nur Steine, die man hat.",
      B8: "Bei gleichem Stand würfeln beide, bis die Würfel verschieden sind; der höhere eröffnet.",
      B9: "Wer keine Steine hat, eröffnet mit nichts. Wer nicht höher bieten kann, kann nur annehmen.",
      B10: "Auf eine Aktion, die man bekommt, kann man nicht verzichten.",
      B11: "Fehlen dem Vorrat Steine einer Farbe, nimmt man, was da ist.",
      B12: "Eine Farbe, die niemand hat, bringt nichts.",
      B13: "Die 10 Punkte gibt es in einer Wertung nur einmal, egal wie weit die Figur ging. Dann beginnt jeder Weg von vorn.",
      B14: "Die Scheibe zu erreichen zählt beim ersten Schritt ebenso wie bei der Aktion.",
      B15: "Die Aktion Würfeln ändert niemandes anderen Bogen oder Aktion.",
      B16: "Verglichen werden die Steine nach der Rückgabe der letzten Wertung. Wer in allem gleich ist, teilt den Sieg.",
    },
  },
};
