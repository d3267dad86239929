import type { Reasons } from ".";

export const reasons: Reasons = {
  "a card counts as a die only when taking or delivering (Y3)":
    "een kaart telt alleen bij nemen of leveren als dobbelsteen",
  "a name has 1 to {MOST_NAME} characters, among them a letter or a digit":
    "een naam heeft 1 tot {MOST_NAME} tekens, waaronder een letter of een cijfer",
  "a request has at most {MOST_BODY} bytes": "een verzoek heeft hoogstens {MOST_BODY} bytes",
  "a turn has one building (Y19)": "per beurt wordt één keer gebouwd",
  "an offer has at least one gem, so you need {n} {colour} here":
    "een bod heeft minstens één steen, dus heb je hier {n} {colour} nodig",
  "an offer must have more gems than {offer}, or as many and more red, then yellow, green, blue: you need at least {n} {colour} for that":
    "een bod moet meer stenen hebben dan {offer}, of evenveel en meer rood, dan geel, groen, blauw: daarvoor heb je minstens {n} {colour} nodig",
  "an opener without gems declines (B9)": "wie zonder stenen opent, moet afzien",
  "another proposal is being answered": "er wordt nog over een ander voorstel gestemd",
  "build_no_gold would waive nothing of the {building} (Y19)": "bij dit gebouw ({building}) valt geen goud te besparen",
  "building is step B, after the group has been used": "bouwen komt pas nadat de groep is gebruikt",
  "cards are played before the roll, before choosing a group and after using it, not in between (Y2)":
    "kaarten speel je vóór de worp, vóór het kiezen van een groep of na gebruik ervan, niet tussendoor",
  "choose a group; only without any is a card drawn instead (Y25)":
    "kies een groep; alleen als er geen is, trek je een kaart",
  "choose a start archway first, one player after another (B1)": "kies eerst om de beurt een startboog",
  "choose an action card: roll, points or gems": "kies een actiekaart: dobbelen, punten of stenen",
  "choosing a group is mandatory": "een groep kiezen is verplicht",
  "come in with a name first": "kom eerst binnen met een naam",
  "decisions in a row end where dice, a card or another's decision comes in between":
    "meerdere beslissingen achter elkaar gaan tot er dobbelstenen, een kaart of een beslissing van een ander tussenkomt",
  "deck and discards are empty (Y18)": "trekstapel en aflegstapel zijn leeg",
  "each card is a building of its own (Y19)": "elke kaart is een gebouw op zich",
  "it is too late to commit to words: your seat has done so, or all are telling theirs":
    "het is te laat om je op een getal vast te leggen: jouw plaats heeft dat gedaan, of iedereen vertelt het zijne al",
  "tell your words once, and only when all are asked for theirs":
    "vertel je getal één keer, en pas als iedereen om het zijne wordt gevraagd",
  "these are not the words that your seat has committed to":
    "dit is niet het getal waarop jouw plaats zich heeft vastgelegd",
  "it is not your decision": "jij bent niet aan zet",
  "no card is left to draw (Y18)": "er is geen kaart meer om te trekken",
  "no shop of the {quarter} quarter takes your cube (Y6)": "geen winkel in de wijk {quarter} kan jouw blokje hebben",
  "no shop takes your cube (Y22)": "geen winkel kan jouw blokje hebben",
  "a name has letters, digits and signs, not {c}": "een naam heeft letters, cijfers en tekens, niet {c}",
  "a name has no piles of accents": "een naam heeft geen stapels accenten",
  "a name is written in a script of everyday use, and {c} is not":
    "een naam is in een alledaags schrift geschreven, en {c} hoort daar niet bij",
  "a name is written in one script, and this one mixes {scripts}":
    "een naam is in één schrift geschreven, en deze mengt {scripts}",
  "nobody keeps the name {name} by a password: leave the seat open and send the link":
    "niemand heeft de naam {name} met een wachtwoord beschermd: laat de plaats open en stuur de link",
  "the name {name} is kept by a password, or looks like one that is: log in, or take another name":
    "de naam {name} is met een wachtwoord beschermd of lijkt op een naam die dat is: meld je aan of neem een andere naam",
  "the request took too long to arrive: send it again":
    "het verzoek deed er te lang over om aan te komen: stuur het opnieuw",
  "this table cannot be read any more: what was kept of it is damaged":
    "deze tafel is niet meer te lezen: wat ervan bewaard was, is beschadigd",
  "your account has changed in the meantime: look at it, and try again":
    "je account is intussen veranderd: kijk ernaar en probeer het opnieuw",
  "not so often: wait a moment": "niet zo vaak: wacht even",
  "nothing has been offered that you could accept: open with an offer or decline":
    "er is nog geen bod om aan te nemen: open met een bod of zie af",
  "nothing is proposed": "er is niets voorgesteld",
  "now a card is discarded for one more die, or none":
    "nu wordt een kaart afgelegd voor één dobbelsteen extra, of geen",
  "now a cube is placed in a shop": "nu wordt een blokje in een winkel gezet",
  "now a group of dice is chosen": "nu wordt een groep dobbelstenen gekozen",
  "now camels or gold are given for the card": "nu worden kamelen of goud voor de kaart betaald",
  "now the chosen group is used": "nu wordt de gekozen groep gebruikt",
  "now the first of the two cubes is chosen": "nu wordt het eerste van de twee blokjes gekozen",
  "now the owner of the cube sends it or keeps it for a camel":
    "nu stuurt de eigenaar het blokje weg of houdt het voor een kameel",
  "now the start player buys yellow dice, or none, and rolls":
    "nu koopt de startspeler gele dobbelstenen, of geen, en gooit",
  "now the supervisor's square is chosen": "nu wordt het vak van de opzichter gekozen",
  "now the turn is over but for cards and a building": "de beurt is voorbij, op kaarten en een gebouw na",
  "only camels and gold are taken; this group delivers": "je neemt alleen kamelen en goud; deze groep levert",
  "only the opener can decline; you can accept the standing offer or raise it":
    "alleen wie opent kan afzien; je kunt het bod aannemen of verhogen",
  "only who opened the table may do that": "dat mag alleen wie de tafel heeft geopend",
  "only who sits at the table may do that": "dat mag alleen wie aan de tafel zit",
  "say how many {colour} gems you offer": "zeg hoeveel stenen je in {colour} biedt",
  "say offer first": "kies eerst ‘bieden’",
  "seat {seat} is kept for somebody else": "plaats {seat} is voor iemand anders",
  "seat {seat} is taken": "plaats {seat} is bezet",
  "seat {seat} starts on archway {archway}, and start archways are not shared (B2)":
    "plaats {seat} start op boog {archway}, en een startboog is voor één speler",
  "send JSON, with the content type application/json": "stuur JSON, met inhoudstype application/json",
  "something went wrong here; it has been written down": "hier ging iets mis; het is genoteerd",
  "that decision has passed; look at what is asked now": "die beslissing is voorbij; kijk wat er nu gevraagd wordt",
  "that shop is taken: one cube a shop": "die winkel is bezet: één blokje per winkel",
  "that souk holds another player's cube": "in die souk ligt een blokje van een ander",
  "the card takes 1 to 10 gold, you have {have} (Y21)": "de kaart neemt 1 tot 10 goud, jij hebt {have}",
  "the card takes 1 to 4 camels, you have {have} (Y21)": "de kaart neemt 1 tot 4 kamelen, jij hebt er {have}",
  "the data cannot be read": "de gegevens zijn onleesbaar",
  "the data is nested too deeply": "de gegevens zijn te diep genest",
  "the dice are rolling": "de dobbelstenen rollen",
  "the game has not begun": "het spel is nog niet begonnen",
  "the game has {len} steps, not {step}": "het spel heeft {len} stappen, niet {step}",
  "the game is not over: its secrets are not told yet": "het spel is nog bezig: de geheimen blijven geheim",
  "the game is over after the third scoring": "na de derde telling is het spel voorbij",
  "the game is {status}, not {wanted}": "het spel is {status}, niet {wanted}",
  "the group has only yellow dice, which are the start player's":
    "de groep heeft alleen gele dobbelstenen, en die zijn van de startspeler",
  "the host has silenced you at this table": "de gastheer heeft je aan deze tafel het zwijgen opgelegd",
  "the house is full": "het huis is vol",
  "the name or the password is wrong": "de naam of het wachtwoord klopt niet",
  "the password is wrong": "het wachtwoord klopt niet",
  "the ring has {n} archways, 0 to {last}": "de hof heeft {n} bogen, 0 tot {last}",
  "the server is being restarted": "de server start opnieuw",
  "the {building} costs {camels} camels, you have {your_camels}":
    "{building} kost {camels} kamelen, jij hebt er {your_camels}",
  "the {building} costs {camels} camels, you have {your_camels} and {gold} gold, you have {your_gold}":
    "{building} kost {camels} kamelen en {gold} goud, jij hebt {your_camels} en {your_gold}",
  "the {building} costs {gold} gold, you have {your_gold}": "{building} kost {gold} goud, jij hebt {your_gold}",
  "the {row} row delivers nothing; take instead": "de rij {row} levert niets; neem in plaats daarvan",
  "there are no dice on the {row} row": "op de rij {row} liggen geen dobbelstenen",
  "there is a rematch already": "er is al een revanche",
  "there is no cube to send in that shop": "in die winkel ligt geen blokje om te sturen",
  "there is no move {id}; ids are 0 to {last}": "er is geen zet {id}; de nummers lopen van 0 tot {last}",
  "there is no seat {seat}; seats are 0 to {last}": "er is geen plaats {seat}; de plaatsen lopen van 0 tot {last}",
  "there is no such table": "die tafel bestaat niet",
  "there is nothing here": "hier is niets",
  "there is nothing to read in that text": "in die tekst staat niets leesbaars",
  "there is nothing to take back yet; say how many steps": "er is nog niets terug te nemen; zeg hoeveel stappen",
  "there is nothing to take back: something new is known since your last decision":
    "terugnemen kan niet meer: sinds je laatste beslissing is er iets nieuws bekend",
  "this address takes another method": "dit adres vraagt een andere methode",
  "this delivery goes to the {quarter} quarter": "deze levering gaat naar de wijk {quarter}",
  "this request comes from another site": "dit verzoek komt van een andere site",
  "this server speaks {SUBPROTOCOL}: ask for it as a subprotocol":
    "deze server spreekt {SUBPROTOCOL}: vraag erom als subprotocol",
  "this table is not open to those who look on": "aan deze tafel mag niemand toekijken",
  "too many attempts: wait a minute": "te veel pogingen: wacht een minuut",
  "too many messages: wait a moment": "te veel berichten: wacht even",
  "too many requests: wait a moment": "te veel verzoeken: wacht even",
  "while the game goes on, you look with your own eyes": "zolang het spel duurt, kijk je met je eigen ogen",
  "with two players building is a use of a chosen group (Y27)":
    "met z’n tweeën gebruik je een gekozen groep om te bouwen",
  "without a group a card is drawn (Y25)": "zonder groep wordt een kaart getrokken",
  "you are bartering: accept, decline or offer": "jullie onderhandelen: neem aan, zie af of bied",
  "you cannot silence yourself": "jezelf kun je niet het zwijgen opleggen",
  "you do not sit at this table": "je zit niet aan deze tafel",
  "you have a {building}": "je hebt dit gebouw al: {building}",
  "you have agreed already": "je hebt al ingestemd",
  "you have an unfinished souk in this quarter: go on there (Y7)":
    "je hebt in deze wijk een onvoltooide souk: ga daar verder",
  "you have chosen your action card, and all are revealed together (B3)":
    "je actiekaart is gekozen, en alles wordt samen onthuld",
  "you have neither camels nor gold to exchange (Y20)": "je hebt geen kamelen en geen goud om te ruilen",
  "you have no camel to give (Y21)": "je hebt geen kameel om te geven",
  "you have no gold to give (Y21)": "je hebt geen goud om te geven",
  "you have opened many tables: wait a minute": "je hebt veel tafels geopend: wacht een minuut",
  "you have {have} camels to exchange (Y20)": "je hebt {have} {have|kameel|kamelen} om te ruilen",
  "you have {have} gold to exchange (Y20)": "je hebt {have} goud om te ruilen",
  "you have {have} {colour} gems, and an offer has only gems in hand (B7)":
    "je hebt er {have} in {colour}, en bieden kan alleen met eigen stenen",
  "you hold no card {card}": "je hebt deze kaart niet: ‘{card}’",
  "you hold no card {card} nor {other}": "je hebt deze kaarten niet: ‘{card}’ en ‘{other}’",
  "you sit at this table already": "je zit al aan deze tafel",
  "your game is over: a bot goes on for you": "jouw spel is voorbij: een bot speelt voor je verder",
  "your gems cannot beat {offer}: all you can do is accept (B9)":
    "met jouw stenen kun je {offer} niet overbieden: je kunt alleen aannemen",
  "your last command could not be kept; come back and look":
    "je laatste zet kon niet worden bewaard; kom terug en kijk",
  "{name} must be a whole number, not {text}": "{name} moet een geheel getal zijn, niet {text}",
  "{n} yellow dice cost {n} gold, you have {have}":
    "{n} gele {n|dobbelsteen kost|dobbelstenen kosten} {n} goud, jij hebt {have}",
  "{square} costs {cost} gold, you have {have} (Y12)": "{square} kost {cost} goud, jij hebt {have}",
  "every friend has one seat; `me` may have several, for people who share a screen":
    "elke vriend heeft één plaats; meerdere eigen plaatsen zijn er voor wie een scherm deelt",
  "seat {wanted} is not yours": "plaats {wanted} is niet van jou",
  "there is no parameter {name}; there are: {known}": "er is geen parameter {name}; er zijn: {known}",
  "a host can silence {most} people, not more": "meer dan {most} mensen kun je niet het zwijgen opleggen",
  "a rated game has no hints: turn them off, or play a casual game":
    "een spel dat meetelt heeft geen tips: zet ze uit, of speel een spel dat niet meetelt",
  "a rated game is for people only": "een spel dat meetelt is alleen voor mensen",
  "a rated game is for people only: leave the seats of the bots open, or play a casual game":
    "een spel dat meetelt is alleen voor mensen: laat de plaatsen van de bots open, of speel een spel dat niet meetelt",
  "a rated game needs a clock, since nobody could lose by staying away: choose one":
    "een spel dat meetelt heeft een klok nodig, anders verliest niemand door weg te blijven: kies er een",
  "in a rated game everybody has one seat: play a casual game to share a screen":
    "in een spel dat meetelt heeft iedereen één plaats: speel samen aan één scherm een spel dat niet meetelt",
  "in a rated game nothing is taken back once something new is known":
    "in een spel dat meetelt wordt niets teruggenomen zodra er iets nieuws bekend is",
  "many people want a hint just now: try again in a moment": "veel mensen willen nu een tip: probeer het zo nog eens",
  "nobody with that number has been at this table": "niemand met dat nummer is aan deze tafel geweest",
  "one hint at a time: yours is on its way": "één tip tegelijk: de jouwe komt eraan",
  "that is so already": "dat is al zo",
  "the search cannot think about this position": "over deze stelling valt niets te berekenen",
  "there are no hints at this table: not everybody agreed to them":
    "aan deze tafel zijn geen tips: niet iedereen stemde ermee in",
  "there are no hints in a rated game": "in een spel dat meetelt zijn er geen tips",
};
