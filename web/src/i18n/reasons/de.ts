import type { Reasons } from ".";

export const reasons: Reasons = {
  "a card counts as a die only when taking or delivering (Y3)":
    "eine Karte zählt nur beim Nehmen oder Liefern als Würfel",
  "a name has 1 to {MOST_NAME} characters, among them a letter or a digit":
    "ein Name hat 1 bis {MOST_NAME} Zeichen, darunter einen Buchstaben oder eine Ziffer",
  "a request has at most {MOST_BODY} bytes": "eine Anfrage hat höchstens {MOST_BODY} Bytes",
  "a turn has one building (Y19)": "pro Zug wird nur einmal gebaut",
  "an offer has at least one gem, so you need {n} {colour} here":
    "ein Angebot hat mindestens einen Stein, also brauchst du hier {n} {colour}",
  "an offer must have more gems than {offer}, or as many and more red, then yellow, green, blue: you need at least {n} {colour} for that":
    "ein Angebot muss mehr Steine haben als {offer}, oder ebenso viele und mehr rote, dann gelbe, grüne, blaue: dafür brauchst du mindestens {n} {colour}",
  "an opener without gems declines (B9)": "wer ohne Steine eröffnet, muss verzichten",
  "another proposal is being answered": "über einen anderen Vorschlag wird noch abgestimmt",
  "build_no_gold would waive nothing of the {building} (Y19)": "beim {building} gibt es kein Gold zu sparen",
  "building is step B, after the group has been used": "gebaut wird erst, wenn die Würfelgruppe genutzt ist",
  "cards are played before the roll, before choosing a group and after using it, not in between (Y2)":
    "Karten spielt man vor dem Wurf, vor der Wahl einer Gruppe oder nachdem sie genutzt ist, nicht mittendrin",
  "choose a group; only without any is a card drawn instead (Y25)":
    "wähle eine Gruppe; nur wenn keine da ist, wird stattdessen eine Karte gezogen",
  "choose a start archway first, one player after another (B1)": "zuerst wählen alle nacheinander einen Startbogen",
  "choose an action card: roll, points or gems": "wähle eine Aktionskarte: Würfeln, Punkte oder Edelsteine",
  "choosing a group is mandatory": "eine Gruppe muss gewählt werden",
  "come in with a name first": "komm erst mit einem Namen herein",
  "decisions in a row end where dice, a card or another's decision comes in between":
    "mehrere Entscheidungen auf einmal gehen nur, bis Würfel, eine Karte oder die Entscheidung eines anderen dazwischenkommt",
  "deck and discards are empty (Y18)": "Stapel und Ablage sind leer",
  "each card is a building of its own (Y19)": "jede Karte ist ein eigenes Gebäude",
  "it is too late to commit to words: your seat has done so, or all are telling theirs":
    "es ist zu spät, sich auf eine Zahl festzulegen: dein Platz hat es getan, oder alle verraten ihre schon",
  "tell your words once, and only when all are asked for theirs":
    "verrate deine Zahl einmal, und erst, wenn alle nach ihrer gefragt werden",
  "these are not the words that your seat has committed to":
    "das ist nicht die Zahl, auf die sich dein Platz festgelegt hat",
  "it is not your decision": "du bist nicht am Zug",
  "no card is left to draw (Y18)": "es ist keine Karte mehr zum Ziehen da",
  "no shop of the {quarter} quarter takes your cube (Y6)": "kein Laden im Viertel {quarter} nimmt deine Ware auf",
  "no shop takes your cube (Y22)": "kein Laden nimmt deine Ware auf",
  "a name has letters, digits and signs, not {c}": "ein Name hat Buchstaben, Ziffern und Zeichen, nicht {c}",
  "a name has no piles of accents": "ein Name hat keine Stapel von Akzenten",
  "a name is written in a script of everyday use, and {c} is not":
    "ein Name ist in einer Schrift des Alltags geschrieben, und {c} gehört zu keiner",
  "a name is written in one script, and this one mixes {scripts}":
    "ein Name ist in einer einzigen Schrift geschrieben, und dieser mischt {scripts}",
  "nobody keeps the name {name} by a password: leave the seat open and send the link":
    "niemand hat den Namen {name} durch ein Passwort geschützt: lass den Platz offen und verschicke den Link",
  "the name {name} is kept by a password, or looks like one that is: log in, or take another name":
    "der Name {name} ist durch ein Passwort geschützt oder sieht so aus wie einer, der es ist: melde dich an oder nimm einen anderen",
  "the request took too long to arrive: send it again":
    "die Anfrage brauchte zu lange, um anzukommen: schick sie noch einmal",
  "this table cannot be read any more: what was kept of it is damaged":
    "dieser Tisch lässt sich nicht mehr lesen: was von ihm aufbewahrt war, ist beschädigt",
  "your account has changed in the meantime: look at it, and try again":
    "dein Konto hat sich inzwischen geändert: sieh nach und versuch es noch einmal",
  "not so often: wait a moment": "nicht so oft: warte einen Moment",
  "nothing has been offered that you could accept: open with an offer or decline":
    "es gibt noch kein Angebot zum Annehmen: eröffne mit einem Angebot oder verzichte",
  "nothing is proposed": "es ist nichts vorgeschlagen",
  "now a card is discarded for one more die, or none":
    "jetzt wird eine Karte für einen weiteren Würfel abgelegt, oder keine",
  "now a cube is placed in a shop": "jetzt kommt eine Ware in einen Laden",
  "now a group of dice is chosen": "jetzt wird eine Würfelgruppe gewählt",
  "now camels or gold are given for the card": "jetzt werden Kamele oder Gold für die Karte abgegeben",
  "now the chosen group is used": "jetzt wird die gewählte Gruppe genutzt",
  "now the first of the two cubes is chosen": "jetzt wird die erste der beiden Waren gewählt",
  "now the owner of the cube sends it or keeps it for a camel":
    "jetzt schickt der Besitzer seine Ware los oder behält sie für ein Kamel",
  "now the start player buys yellow dice, or none, and rolls":
    "jetzt kauft der Startspieler gelbe Würfel oder keine und würfelt",
  "now the supervisor's square is chosen": "jetzt wird das Feld für den Aufseher gewählt",
  "now the turn is over but for cards and a building":
    "jetzt fehlen nur noch Karten und ein Gebäude, dann ist der Zug zu Ende",
  "only camels and gold are taken; this group delivers": "nehmen kann man nur Kamele und Gold; diese Gruppe liefert",
  "only the opener can decline; you can accept the standing offer or raise it":
    "verzichten kann nur, wer eröffnet; du kannst das Angebot annehmen oder überbieten",
  "only who opened the table may do that": "das darf nur, wer den Tisch eröffnet hat",
  "only who sits at the table may do that": "das darf nur, wer am Tisch sitzt",
  "say how many {colour} gems you offer": "sag, wie viele Steine du in {colour} bietest",
  "say offer first": "wähle zuerst „Bieten“",
  "seat {seat} is kept for somebody else": "Platz {seat} ist für jemand anderen reserviert",
  "seat {seat} is taken": "Platz {seat} ist besetzt",
  "seat {seat} starts on archway {archway}, and start archways are not shared (B2)":
    "Platz {seat} startet auf Bogen {archway}, und jeder Startbogen gehört nur einem",
  "send JSON, with the content type application/json": "sende JSON mit dem Inhaltstyp application/json",
  "something went wrong here; it has been written down": "hier ist etwas schiefgegangen; es ist notiert",
  "that decision has passed; look at what is asked now": "diese Entscheidung ist vorbei; schau, was jetzt gefragt ist",
  "that shop is taken: one cube a shop": "dieser Laden ist besetzt: eine Ware pro Laden",
  "that souk holds another player's cube": "in diesem Souk liegt die Ware eines anderen",
  "the card takes 1 to 10 gold, you have {have} (Y21)": "die Karte nimmt 1 bis 10 Gold, du hast {have}",
  "the card takes 1 to 4 camels, you have {have} (Y21)": "die Karte nimmt 1 bis 4 Kamele, du hast {have}",
  "the data cannot be read": "die Daten sind nicht lesbar",
  "the data is nested too deeply": "die Daten sind zu tief verschachtelt",
  "the dice are rolling": "die Würfel rollen",
  "the game has not begun": "das Spiel hat noch nicht begonnen",
  "the game has {len} steps, not {step}": "das Spiel hat {len} Schritte, nicht {step}",
  "the game is not over: its secrets are not told yet": "das Spiel läuft noch: seine Geheimnisse bleiben geheim",
  "the game is over after the third scoring": "nach der dritten Wertung ist das Spiel zu Ende",
  "the game is {status}, not {wanted}": "das Spiel ist {status}, nicht {wanted}",
  "the group has only yellow dice, which are the start player's":
    "die Gruppe hat nur gelbe Würfel, und die gehören dem Startspieler",
  "the host has silenced you at this table": "du bist an diesem Tisch stummgeschaltet",
  "the house is full": "das Haus ist voll",
  "the name or the password is wrong": "Name oder Passwort stimmt nicht",
  "the password is wrong": "das Passwort stimmt nicht",
  "the ring has {n} archways, 0 to {last}": "der Hof hat {n} Bögen, 0 bis {last}",
  "the server is being restarted": "der Server startet neu",
  "the {building} costs {camels} camels, you have {your_camels} and {gold} gold, you have {your_gold}":
    "{building} kostet {camels} Kamele und {gold} Gold, du hast {your_camels} und {your_gold}",
  "the {building} costs {camels} camels, you have {your_camels}":
    "{building} kostet {camels} Kamele, du hast {your_camels}",
  "the {building} costs {gold} gold, you have {your_gold}": "{building} kostet {gold} Gold, du hast {your_gold}",
  "the {row} row delivers nothing; take instead": "die Reihe {row} liefert nichts; nimm stattdessen",
  "there are no dice on the {row} row": "in der Reihe {row} liegen keine Würfel",
  "there is a rematch already": "die Revanche gibt es schon",
  "there is no cube to send in that shop": "in diesem Laden liegt keine Ware zum Losschicken",
  "there is no move {id}; ids are 0 to {last}": "einen Zug {id} gibt es nicht; die Nummern gehen von 0 bis {last}",
  "there is no seat {seat}; seats are 0 to {last}":
    "einen Platz {seat} gibt es nicht; die Plätze gehen von 0 bis {last}",
  "there is no such table": "diesen Tisch gibt es nicht",
  "there is nothing here": "hier ist nichts",
  "there is nothing to read in that text": "in diesem Text steht nichts Lesbares",
  "there is nothing to take back yet; say how many steps":
    "es gibt noch nichts zurückzunehmen; sag, wie viele Schritte",
  "there is nothing to take back: something new is known since your last decision":
    "zurücknehmen geht nicht mehr: seit deiner letzten Entscheidung ist Neues bekannt geworden",
  "this address takes another method": "diese Adresse verlangt eine andere Methode",
  "this delivery goes to the {quarter} quarter": "diese Lieferung geht ins Viertel {quarter}",
  "this request comes from another site": "diese Anfrage kommt von einer anderen Seite",
  "this server speaks {SUBPROTOCOL}: ask for it as a subprotocol":
    "dieser Server spricht {SUBPROTOCOL}: verlange es als Unterprotokoll",
  "this table is not open to those who look on": "an diesem Tisch darf man nicht zuschauen",
  "too many attempts: wait a minute": "zu viele Versuche: warte eine Minute",
  "too many messages: wait a moment": "zu viele Nachrichten: warte einen Moment",
  "too many requests: wait a moment": "zu viele Anfragen: warte einen Moment",
  "while the game goes on, you look with your own eyes": "solange das Spiel läuft, siehst du mit deinen eigenen Augen",
  "with two players building is a use of a chosen group (Y27)": "zu zweit nutzt man eine gewählte Gruppe zum Bauen",
  "without a group a card is drawn (Y25)": "ohne Gruppe wird eine Karte gezogen",
  "you are bartering: accept, decline or offer": "ihr feilscht: nimm an, verzichte oder biete",
  "you cannot silence yourself": "dich selbst kannst du nicht stummschalten",
  "you do not sit at this table": "du sitzt nicht an diesem Tisch",
  "you have a {building}": "du hast dieses Gebäude schon: {building}",
  "you have agreed already": "du hast schon zugestimmt",
  "you have an unfinished souk in this quarter: go on there (Y7)":
    "du hast in diesem Viertel einen unfertigen Souk: mach dort weiter",
  "you have chosen your action card, and all are revealed together (B3)":
    "deine Aktionskarte ist gewählt, und aufgedeckt wird gemeinsam",
  "you have neither camels nor gold to exchange (Y20)": "du hast weder Kamele noch Gold zum Tauschen",
  "you have no camel to give (Y21)": "du hast kein Kamel zum Abgeben",
  "you have no gold to give (Y21)": "du hast kein Gold zum Abgeben",
  "you have opened many tables: wait a minute": "du hast viele Tische eröffnet: warte eine Minute",
  "you have {have} camels to exchange (Y20)": "du hast {have} {have|Kamel|Kamele} zum Tauschen",
  "you have {have} gold to exchange (Y20)": "du hast {have} Gold zum Tauschen",
  "you have {have} {colour} gems, and an offer has only gems in hand (B7)":
    "du hast {have} in {colour}, und bieten kann man nur, was man hat",
  "you hold no card {card}": "du hast diese Karte nicht: „{card}“",
  "you hold no card {card} nor {other}": "du hast diese Karten nicht: „{card}“ und „{other}“",
  "you sit at this table already": "du sitzt schon an diesem Tisch",
  "your game is over: a bot goes on for you": "dein Spiel ist zu Ende: ein Bot macht für dich weiter",
  "your gems cannot beat {offer}: all you can do is accept (B9)":
    "deine Steine reichen nicht gegen {offer}: du kannst nur annehmen",
  "your last command could not be kept; come back and look":
    "dein letzter Zug konnte nicht gespeichert werden; komm zurück und schau nach",
  "{name} must be a whole number, not {text}": "{name} muss eine ganze Zahl sein, nicht {text}",
  "{n} yellow dice cost {n} gold, you have {have}":
    "{n} gelbe {n|Würfel kostet|Würfel kosten} {n} Gold, du hast {have}",
  "{square} costs {cost} gold, you have {have} (Y12)": "{square} kostet {cost} Gold, du hast {have}",
  "every friend has one seat; `me` may have several, for people who share a screen":
    "jeder Eingeladene hat nur einen Platz; mehrere eigene gibt es, wenn sich Leute einen Bildschirm teilen",
  "seat {wanted} is not yours": "Platz {wanted} gehört nicht dir",
  "there is no parameter {name}; there are: {known}": "einen Parameter {name} gibt es nicht; es gibt: {known}",
  "a host can silence {most} people, not more": "mehr als {most} Leute lassen sich nicht stummschalten",
  "a rated game has no hints: turn them off, or play a casual game":
    "in gewerteten Spielen gibt es keine Tipps: schalte sie aus oder spiele ohne Wertung",
  "a rated game is for people only": "an gewerteten Spielen nehmen nur Menschen teil",
  "a rated game is for people only: leave the seats of the bots open, or play a casual game":
    "an gewerteten Spielen nehmen nur Menschen teil: lass die Plätze der Bots offen oder spiele ohne Wertung",
  "a rated game needs a clock, since nobody could lose by staying away: choose one":
    "ein gewertetes Spiel braucht eine Uhr, sonst könnte niemand durch Wegbleiben verlieren: wähle eine",
  "in a rated game everybody has one seat: play a casual game to share a screen":
    "in gewerteten Spielen hat jeder einen Platz: an einem gemeinsamen Bildschirm spielt man ohne Wertung",
  "in a rated game nothing is taken back once something new is known":
    "in gewerteten Spielen wird nichts zurückgenommen, sobald Neues bekannt ist",
  "many people want a hint just now: try again in a moment":
    "gerade wollen viele einen Tipp: versuche es gleich noch einmal",
  "nobody with that number has been at this table": "niemand mit dieser Nummer war an diesem Tisch",
  "one hint at a time: yours is on its way": "ein Tipp nach dem anderen: deiner ist unterwegs",
  "that is so already": "das ist schon so",
  "the search cannot think about this position": "zu dieser Stellung lässt sich nichts berechnen",
  "there are no hints at this table: not everybody agreed to them":
    "an diesem Tisch gibt es keine Tipps: nicht alle haben zugestimmt",
  "there are no hints in a rated game": "in gewerteten Spielen gibt es keine Tipps",
};
