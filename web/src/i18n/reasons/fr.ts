import type { Reasons } from ".";

export const reasons: Reasons = {
  "a card counts as a die only when taking or delivering (Y3)":
    "une carte ne compte comme dé que pour prendre ou livrer",
  "a name has 1 to {MOST_NAME} characters, among them a letter or a digit":
    "un nom a de 1 à {MOST_NAME} caractères, dont une lettre ou un chiffre",
  "a request has at most {MOST_BODY} bytes": "une requête a au plus {MOST_BODY} octets",
  "a turn has one building (Y19)": "on ne construit qu’une fois par tour",
  "an offer has at least one gem, so you need {n} {colour} here":
    "une offre a au moins une gemme, il vous faut donc {n} {colour} ici",
  "an offer must have more gems than {offer}, or as many and more red, then yellow, green, blue: you need at least {n} {colour} for that":
    "une offre doit avoir plus de gemmes que {offer}, ou autant et plus de rouges, puis de jaunes, de vertes, de bleues : il vous faut au moins {n} {colour}",
  "an opener without gems declines (B9)": "qui ouvre sans gemmes doit renoncer",
  "another proposal is being answered": "une autre proposition attend encore des réponses",
  "build_no_gold would waive nothing of the {building} (Y19)":
    "pour ce bâtiment ({building}), il n’y a pas d’or à épargner",
  "building is step B, after the group has been used": "on construit seulement après avoir utilisé le groupe de dés",
  "cards are played before the roll, before choosing a group and after using it, not in between (Y2)":
    "les cartes se jouent avant le lancer, avant de choisir un groupe ou après l’avoir utilisé, pas entre-temps",
  "choose a group; only without any is a card drawn instead (Y25)":
    "choisissez un groupe ; c’est seulement s’il n’y en a pas qu’on pioche une carte",
  "choose a start archway first, one player after another (B1)":
    "choisissez d’abord, à tour de rôle, une arche de départ",
  "choose an action card: roll, points or gems": "choisissez une carte action : dé, points ou gemmes",
  "choosing a group is mandatory": "il faut choisir un groupe",
  "come in with a name first": "entrez d’abord avec un nom",
  "decisions in a row end where dice, a card or another's decision comes in between":
    "plusieurs décisions d’affilée s’arrêtent là où surviennent des dés, une carte ou la décision d’un autre",
  "deck and discards are empty (Y18)": "la pioche et la défausse sont vides",
  "each card is a building of its own (Y19)": "chaque carte est un bâtiment à elle seule",
  "it is too late to commit to words: your seat has done so, or all are telling theirs":
    "il est trop tard pour s’engager sur un nombre : votre place l’a fait, ou tous révèlent déjà le leur",
  "tell your words once, and only when all are asked for theirs":
    "révélez votre nombre une seule fois, et seulement quand on le demande à tous",
  "these are not the words that your seat has committed to":
    "ce n’est pas le nombre sur lequel votre place s’est engagée",
  "it is not your decision": "ce n’est pas à vous de décider",
  "no card is left to draw (Y18)": "il n’y a plus de carte à piocher",
  "no shop of the {quarter} quarter takes your cube (Y6)": "aucune échoppe du quartier {quarter} n’accepte votre cube",
  "no shop takes your cube (Y22)": "aucune échoppe n’accepte votre cube",
  "a name has letters, digits and signs, not {c}": "un nom a des lettres, des chiffres et des signes, pas {c}",
  "a name has no piles of accents": "un nom n’a pas de piles d’accents",
  "a name is written in a script of everyday use, and {c} is not":
    "un nom s’écrit dans une écriture courante, et {c} n’en est pas",
  "a name is written in one script, and this one mixes {scripts}":
    "un nom s’écrit dans une seule écriture, et celui-ci mêle {scripts}",
  "nobody keeps the name {name} by a password: leave the seat open and send the link":
    "personne n’a protégé le nom {name} par un mot de passe : laissez la place libre et envoyez le lien",
  "the name {name} is kept by a password, or looks like one that is: log in, or take another name":
    "le nom {name} est protégé par un mot de passe ou ressemble à un nom qui l’est : connectez-vous ou prenez-en un autre",
  "the request took too long to arrive: send it again": "la requête a mis trop de temps à arriver : renvoyez-la",
  "this table cannot be read any more: what was kept of it is damaged":
    "cette table ne peut plus être lue : ce qui en était gardé est endommagé",
  "your account has changed in the meantime: look at it, and try again":
    "votre compte a changé entre-temps : regardez-le et réessayez",
  "not so often: wait a moment": "pas si souvent : attendez un instant",
  "nothing has been offered that you could accept: open with an offer or decline":
    "il n’y a pas encore d’offre à accepter : ouvrez avec une offre ou renoncez",
  "nothing is proposed": "rien n’est proposé",
  "now a card is discarded for one more die, or none": "on défausse maintenant une carte pour un dé de plus, ou aucune",
  "now a cube is placed in a shop": "on place maintenant un cube dans une échoppe",
  "now a group of dice is chosen": "on choisit maintenant un groupe de dés",
  "now camels or gold are given for the card": "on donne maintenant des chameaux ou de l’or pour la carte",
  "now the chosen group is used": "on utilise maintenant le groupe choisi",
  "now the first of the two cubes is chosen": "on choisit maintenant le premier des deux cubes",
  "now the owner of the cube sends it or keeps it for a camel":
    "le propriétaire envoie maintenant son cube ou le garde pour un chameau",
  "now the start player buys yellow dice, or none, and rolls":
    "le premier joueur achète maintenant des dés jaunes, ou aucun, et lance",
  "now the supervisor's square is chosen": "on choisit maintenant la case de l’intendant",
  "now the turn is over but for cards and a building": "il ne reste que des cartes et un bâtiment avant la fin du tour",
  "only camels and gold are taken; this group delivers": "on ne prend que des chameaux et de l’or ; ce groupe livre",
  "only the opener can decline; you can accept the standing offer or raise it":
    "seul celui qui ouvre peut renoncer ; vous pouvez accepter l’offre ou surenchérir",
  "only who opened the table may do that": "seul celui qui a ouvert la table peut le faire",
  "only who sits at the table may do that": "seul celui qui est assis à la table peut le faire",
  "say how many {colour} gems you offer": "dites combien de gemmes vous offrez en {colour}",
  "say offer first": "choisissez d’abord « offrir »",
  "seat {seat} is kept for somebody else": "la place {seat} est réservée à quelqu’un d’autre",
  "seat {seat} is taken": "la place {seat} est prise",
  "seat {seat} starts on archway {archway}, and start archways are not shared (B2)":
    "la place {seat} part de l’arche {archway}, et une arche de départ ne se partage pas",
  "send JSON, with the content type application/json": "envoyez du JSON avec le type application/json",
  "something went wrong here; it has been written down": "quelque chose s’est mal passé ici ; c’est noté",
  "that decision has passed; look at what is asked now":
    "cette décision est passée ; voyez ce qui est demandé maintenant",
  "that shop is taken: one cube a shop": "cette échoppe est prise : un cube par échoppe",
  "that souk holds another player's cube": "ce souk contient le cube d’un autre joueur",
  "the card takes 1 to 10 gold, you have {have} (Y21)": "la carte prend de 1 à 10 or, vous en avez {have}",
  "the card takes 1 to 4 camels, you have {have} (Y21)": "la carte prend de 1 à 4 chameaux, vous en avez {have}",
  "the data cannot be read": "les données sont illisibles",
  "the data is nested too deeply": "les données sont imbriquées trop profondément",
  "the dice are rolling": "les dés roulent",
  "the game has not begun": "la partie n’a pas commencé",
  "the game has {len} steps, not {step}": "la partie a {len} étapes, pas {step}",
  "the game is not over: its secrets are not told yet": "la partie n’est pas finie : ses secrets restent secrets",
  "the game is over after the third scoring": "après le troisième décompte, la partie est finie",
  "the game is {status}, not {wanted}": "la partie est {status}, pas {wanted}",
  "the group has only yellow dice, which are the start player's":
    "le groupe n’a que des dés jaunes, qui sont au premier joueur",
  "the host has silenced you at this table": "l’hôte vous a retiré la parole à cette table",
  "the house is full": "la maison est pleine",
  "the name or the password is wrong": "le nom ou le mot de passe est faux",
  "the password is wrong": "le mot de passe est faux",
  "the ring has {n} archways, 0 to {last}": "la cour a {n} arches, de 0 à {last}",
  "the server is being restarted": "le serveur redémarre",
  "the {building} costs {camels} camels, you have {your_camels}":
    "{building} coûte {camels} chameaux, vous en avez {your_camels}",
  "the {building} costs {camels} camels, you have {your_camels} and {gold} gold, you have {your_gold}":
    "{building} coûte {camels} chameaux et {gold} or, vous avez {your_camels} et {your_gold}",
  "the {building} costs {gold} gold, you have {your_gold}": "{building} coûte {gold} or, vous en avez {your_gold}",
  "the {row} row delivers nothing; take instead": "l’étage {row} ne livre rien ; prenez plutôt",
  "there are no dice on the {row} row": "il n’y a pas de dés à l’étage {row}",
  "there is a rematch already": "la revanche existe déjà",
  "there is no cube to send in that shop": "il n’y a pas de cube à envoyer dans cette échoppe",
  "there is no move {id}; ids are 0 to {last}": "il n’y a pas de coup {id} ; les numéros vont de 0 à {last}",
  "there is no seat {seat}; seats are 0 to {last}": "il n’y a pas de place {seat} ; les places vont de 0 à {last}",
  "there is no such table": "cette table n’existe pas",
  "there is nothing here": "il n’y a rien ici",
  "there is nothing to read in that text": "il n’y a rien à lire dans ce texte",
  "there is nothing to take back yet; say how many steps": "il n’y a encore rien à reprendre ; dites combien d’étapes",
  "there is nothing to take back: something new is known since your last decision":
    "on ne peut plus revenir en arrière : du nouveau est connu depuis votre dernière décision",
  "this address takes another method": "cette adresse demande une autre méthode",
  "this delivery goes to the {quarter} quarter": "cette livraison va dans le quartier {quarter}",
  "this request comes from another site": "cette requête vient d’un autre site",
  "this server speaks {SUBPROTOCOL}: ask for it as a subprotocol":
    "ce serveur parle {SUBPROTOCOL} : demandez-le comme sous-protocole",
  "this table is not open to those who look on": "cette table n’est pas ouverte aux spectateurs",
  "too many attempts: wait a minute": "trop d’essais : attendez une minute",
  "too many messages: wait a moment": "trop de messages : attendez un instant",
  "too many requests: wait a moment": "trop de requêtes : attendez un instant",
  "while the game goes on, you look with your own eyes": "tant que la partie dure, vous regardez avec vos propres yeux",
  "with two players building is a use of a chosen group (Y27)": "à deux, construire est un usage du groupe choisi",
  "without a group a card is drawn (Y25)": "sans groupe, on pioche une carte",
  "you are bartering: accept, decline or offer": "vous marchandez : acceptez, renoncez ou offrez",
  "you cannot silence yourself": "vous ne pouvez pas vous faire taire vous-même",
  "you do not sit at this table": "vous n’êtes pas assis à cette table",
  "you have a {building}": "vous avez déjà ce bâtiment : {building}",
  "you have agreed already": "vous avez déjà accepté",
  "you have an unfinished souk in this quarter: go on there (Y7)":
    "vous avez un souk inachevé dans ce quartier : continuez-le",
  "you have chosen your action card, and all are revealed together (B3)":
    "votre carte action est choisie, et toutes sont révélées ensemble",
  "you have neither camels nor gold to exchange (Y20)": "vous n’avez ni chameaux ni or à échanger",
  "you have no camel to give (Y21)": "vous n’avez pas de chameau à donner",
  "you have no gold to give (Y21)": "vous n’avez pas d’or à donner",
  "you have opened many tables: wait a minute": "vous avez ouvert beaucoup de tables : attendez une minute",
  "you have {have} camels to exchange (Y20)": "vous avez {have} {have|chameau|chameaux} à échanger",
  "you have {have} gold to exchange (Y20)": "vous avez {have} or à échanger",
  "you have {have} {colour} gems, and an offer has only gems in hand (B7)":
    "vous en avez {have} en {colour}, et on n’offre que ce qu’on possède",
  "you hold no card {card}": "vous n’avez pas cette carte : « {card} »",
  "you hold no card {card} nor {other}": "vous n’avez pas ces cartes : « {card} » et « {other} »",
  "you sit at this table already": "vous êtes déjà assis à cette table",
  "your game is over: a bot goes on for you": "votre partie est finie : un bot continue pour vous",
  "your gems cannot beat {offer}: all you can do is accept (B9)":
    "vos gemmes ne battent pas {offer} : vous ne pouvez qu’accepter",
  "your last command could not be kept; come back and look": "votre dernier coup n’a pas pu être gardé ; revenez voir",
  "{name} must be a whole number, not {text}": "{name} doit être un nombre entier, pas {text}",
  "{n} yellow dice cost {n} gold, you have {have}":
    "{n} {n|dé jaune coûte|dés jaunes coûtent} {n} or, vous en avez {have}",
  "{square} costs {cost} gold, you have {have} (Y12)": "{square} coûte {cost} or, vous en avez {have}",
  "every friend has one seat; `me` may have several, for people who share a screen":
    "chaque ami n’a qu’une place ; plusieurs places à soi servent à ceux qui partagent un écran",
  "seat {wanted} is not yours": "la place {wanted} n’est pas à vous",
  "there is no parameter {name}; there are: {known}": "il n’y a pas de paramètre {name} ; il y a : {known}",
  "a host can silence {most} people, not more": "on ne peut pas faire taire plus de {most} personnes",
  "a rated game has no hints: turn them off, or play a casual game":
    "une partie classée n’a pas de conseils : désactive-les ou joue une partie amicale",
  "a rated game is for people only": "une partie classée se joue sans robots",
  "a rated game is for people only: leave the seats of the bots open, or play a casual game":
    "une partie classée se joue sans robots : laisse leurs places libres ou joue une partie amicale",
  "a rated game needs a clock, since nobody could lose by staying away: choose one":
    "une partie classée a besoin d’une pendule, sinon personne ne perdrait en restant absent : choisis-en une",
  "in a rated game everybody has one seat: play a casual game to share a screen":
    "dans une partie classée chacun a une seule place : pour partager un écran, joue une partie amicale",
  "in a rated game nothing is taken back once something new is known":
    "dans une partie classée rien n’est repris une fois que du nouveau est connu",
  "many people want a hint just now: try again in a moment":
    "beaucoup de gens veulent un conseil en ce moment : réessaie dans un instant",
  "nobody with that number has been at this table": "personne avec ce numéro n’est venu à cette table",
  "one hint at a time: yours is on its way": "un conseil à la fois : le tien arrive",
  "that is so already": "c’est déjà le cas",
  "the search cannot think about this position": "impossible de calculer quoi que ce soit dans cette position",
  "there are no hints at this table: not everybody agreed to them":
    "pas de conseils à cette table : tout le monde n’était pas d’accord",
  "there are no hints in a rated game": "pas de conseils dans une partie classée",
};
