import type { Reasons } from ".";

export const reasons: Reasons = {
  "a card counts as a die only when taking or delivering (Y3)":
    "una carta vale come dado solo quando si prende o si consegna",
  "a name has 1 to {MOST_NAME} characters, among them a letter or a digit":
    "un nome ha da 1 a {MOST_NAME} caratteri, tra cui una lettera o una cifra",
  "a request has at most {MOST_BODY} bytes": "una richiesta ha al massimo {MOST_BODY} byte",
  "a turn has one building (Y19)": "si costruisce una volta per turno",
  "an offer has at least one gem, so you need {n} {colour} here":
    "un’offerta ha almeno una gemma, quindi qui servono {n} {colour}",
  "an offer must have more gems than {offer}, or as many and more red, then yellow, green, blue: you need at least {n} {colour} for that":
    "un’offerta deve avere più gemme di {offer}, oppure altrettante e più rosse, poi gialle, verdi, blu: servono almeno {n} {colour}",
  "an opener without gems declines (B9)": "chi apre senza gemme deve rinunciare",
  "another proposal is being answered": "si sta ancora votando un’altra proposta",
  "build_no_gold would waive nothing of the {building} (Y19)":
    "per questo edificio ({building}) non c’è oro da risparmiare",
  "building is step B, after the group has been used": "si costruisce solo dopo aver usato il gruppo di dadi",
  "cards are played before the roll, before choosing a group and after using it, not in between (Y2)":
    "le carte si giocano prima del lancio, prima di scegliere un gruppo o dopo averlo usato, non nel mezzo",
  "choose a group; only without any is a card drawn instead (Y25)":
    "scegli un gruppo; solo se non ce n’è si pesca una carta",
  "choose a start archway first, one player after another (B1)":
    "prima si sceglie, uno alla volta, un arco di partenza",
  "choose an action card: roll, points or gems": "scegli una carta azione: dado, punti o gemme",
  "choosing a group is mandatory": "bisogna scegliere un gruppo",
  "come in with a name first": "prima entra con un nome",
  "decisions in a row end where dice, a card or another's decision comes in between":
    "più decisioni di fila valgono solo finché non arrivano dadi, una carta o la decisione di un altro",
  "deck and discards are empty (Y18)": "mazzo e scarti sono vuoti",
  "each card is a building of its own (Y19)": "ogni carta è un edificio a sé",
  "it is too late to commit to words: your seat has done so, or all are telling theirs":
    "è troppo tardi per impegnarsi su un numero: il tuo posto l’ha già fatto, o tutti stanno rivelando il loro",
  "tell your words once, and only when all are asked for theirs":
    "rivela il tuo numero una volta sola, e solo quando è chiesto a tutti",
  "these are not the words that your seat has committed to":
    "questo non è il numero su cui il tuo posto si è impegnato",
  "it is not your decision": "non tocca a te decidere",
  "no card is left to draw (Y18)": "non ci sono più carte da pescare",
  "no shop of the {quarter} quarter takes your cube (Y6)":
    "nessuna bottega del quartiere {quarter} accetta il tuo cubo",
  "no shop takes your cube (Y22)": "nessuna bottega accetta il tuo cubo",
  "a name has letters, digits and signs, not {c}": "un nome ha lettere, cifre e segni, non {c}",
  "a name has no piles of accents": "un nome non ha pile di accenti",
  "a name is written in a script of everyday use, and {c} is not":
    "un nome si scrive in una scrittura di uso comune, e {c} non lo è",
  "a name is written in one script, and this one mixes {scripts}":
    "un nome si scrive in una sola scrittura, e questo mescola {scripts}",
  "nobody keeps the name {name} by a password: leave the seat open and send the link":
    "nessuno ha protetto il nome {name} con una password: lascia libero il posto e manda il link",
  "the name {name} is kept by a password, or looks like one that is: log in, or take another name":
    "il nome {name} è protetto da una password o somiglia a uno che lo è: accedi o prendi un altro nome",
  "the request took too long to arrive: send it again":
    "la richiesta ha impiegato troppo tempo ad arrivare: mandala di nuovo",
  "this table cannot be read any more: what was kept of it is damaged":
    "questo tavolo non si può più leggere: ciò che ne era conservato è danneggiato",
  "your account has changed in the meantime: look at it, and try again":
    "il tuo account è cambiato nel frattempo: guardalo e riprova",
  "not so often: wait a moment": "non così spesso: aspetta un momento",
  "nothing has been offered that you could accept: open with an offer or decline":
    "non c’è ancora un’offerta da accettare: apri con un’offerta o rinuncia",
  "nothing is proposed": "non c’è nessuna proposta",
  "now a card is discarded for one more die, or none": "ora si scarta una carta per un dado in più, o nessuna",
  "now a cube is placed in a shop": "ora si mette un cubo in una bottega",
  "now a group of dice is chosen": "ora si sceglie un gruppo di dadi",
  "now camels or gold are given for the card": "ora si danno cammelli od oro per la carta",
  "now the chosen group is used": "ora si usa il gruppo scelto",
  "now the first of the two cubes is chosen": "ora si sceglie il primo dei due cubi",
  "now the owner of the cube sends it or keeps it for a camel":
    "ora il proprietario manda via il cubo o lo tiene per un cammello",
  "now the start player buys yellow dice, or none, and rolls":
    "ora il primo giocatore compra dadi gialli, o nessuno, e tira",
  "now the supervisor's square is chosen": "ora si sceglie la casella del sorvegliante",
  "now the turn is over but for cards and a building": "restano solo carte e un edificio, poi il turno finisce",
  "only camels and gold are taken; this group delivers": "si prendono solo cammelli e oro; questo gruppo consegna",
  "only the opener can decline; you can accept the standing offer or raise it":
    "solo chi apre può rinunciare; puoi accettare l’offerta o rilanciare",
  "only who opened the table may do that": "lo può fare solo chi ha aperto il tavolo",
  "only who sits at the table may do that": "lo può fare solo chi siede al tavolo",
  "say how many {colour} gems you offer": "di’ quante gemme offri in {colour}",
  "say offer first": "prima scegli «offri»",
  "seat {seat} is kept for somebody else": "il posto {seat} è riservato a qualcun altro",
  "seat {seat} is taken": "il posto {seat} è occupato",
  "seat {seat} starts on archway {archway}, and start archways are not shared (B2)":
    "il posto {seat} parte dall’arco {archway}, e gli archi di partenza non si condividono",
  "send JSON, with the content type application/json": "manda JSON con il tipo application/json",
  "something went wrong here; it has been written down": "qui qualcosa è andato storto; è stato annotato",
  "that decision has passed; look at what is asked now": "quella decisione è passata; guarda che cosa si chiede ora",
  "that shop is taken: one cube a shop": "quella bottega è occupata: un cubo per bottega",
  "that souk holds another player's cube": "in quel suk c’è il cubo di un altro",
  "the card takes 1 to 10 gold, you have {have} (Y21)": "la carta prende da 1 a 10 oro, tu hai {have}",
  "the card takes 1 to 4 camels, you have {have} (Y21)": "la carta prende da 1 a 4 cammelli, tu ne hai {have}",
  "the data cannot be read": "i dati non sono leggibili",
  "the data is nested too deeply": "i dati sono annidati troppo in profondità",
  "the dice are rolling": "i dadi stanno rotolando",
  "the game has not begun": "la partita non è ancora cominciata",
  "the game has {len} steps, not {step}": "la partita ha {len} passi, non {step}",
  "the game is not over: its secrets are not told yet": "la partita non è finita: i segreti restano segreti",
  "the game is over after the third scoring": "dopo il terzo conteggio la partita è finita",
  "the game is {status}, not {wanted}": "la partita è {status}, non {wanted}",
  "the group has only yellow dice, which are the start player's":
    "il gruppo ha solo dadi gialli, che sono del primo giocatore",
  "the host has silenced you at this table": "chi ospita ti ha tolto la parola a questo tavolo",
  "the house is full": "la casa è piena",
  "the name or the password is wrong": "il nome o la password non è giusta",
  "the password is wrong": "la password non è giusta",
  "the ring has {n} archways, 0 to {last}": "il cortile ha {n} archi, da 0 a {last}",
  "the server is being restarted": "il server si sta riavviando",
  "the {building} costs {camels} camels, you have {your_camels}":
    "{building} costa {camels} cammelli, tu ne hai {your_camels}",
  "the {building} costs {camels} camels, you have {your_camels} and {gold} gold, you have {your_gold}":
    "{building} costa {camels} cammelli e {gold} oro, tu hai {your_camels} e {your_gold}",
  "the {building} costs {gold} gold, you have {your_gold}": "{building} costa {gold} oro, tu hai {your_gold}",
  "the {row} row delivers nothing; take instead": "la fila {row} non consegna nulla; prendi invece",
  "there are no dice on the {row} row": "nella fila {row} non ci sono dadi",
  "there is a rematch already": "la rivincita c’è già",
  "there is no cube to send in that shop": "in quella bottega non c’è un cubo da mandare",
  "there is no move {id}; ids are 0 to {last}": "non c’è una mossa {id}; i numeri vanno da 0 a {last}",
  "there is no seat {seat}; seats are 0 to {last}": "non c’è un posto {seat}; i posti vanno da 0 a {last}",
  "there is no such table": "questo tavolo non esiste",
  "there is nothing here": "qui non c’è nulla",
  "there is nothing to read in that text": "in quel testo non c’è nulla da leggere",
  "there is nothing to take back yet; say how many steps": "non c’è ancora nulla da annullare; di’ quanti passi",
  "there is nothing to take back: something new is known since your last decision":
    "non si può più tornare indietro: dopo la tua ultima decisione si è saputo qualcosa di nuovo",
  "this address takes another method": "questo indirizzo vuole un altro metodo",
  "this delivery goes to the {quarter} quarter": "questa consegna va nel quartiere {quarter}",
  "this request comes from another site": "questa richiesta viene da un altro sito",
  "this server speaks {SUBPROTOCOL}: ask for it as a subprotocol":
    "questo server parla {SUBPROTOCOL}: chiedilo come sottoprotocollo",
  "this table is not open to those who look on": "a questo tavolo non si può assistere",
  "too many attempts: wait a minute": "troppi tentativi: aspetta un minuto",
  "too many messages: wait a moment": "troppi messaggi: aspetta un momento",
  "too many requests: wait a moment": "troppe richieste: aspetta un momento",
  "while the game goes on, you look with your own eyes": "finché la partita continua, guardi con i tuoi occhi",
  "with two players building is a use of a chosen group (Y27)": "in due, costruire è un uso del gruppo scelto",
  "without a group a card is drawn (Y25)": "senza gruppo si pesca una carta",
  "you are bartering: accept, decline or offer": "state contrattando: accetta, rinuncia od offri",
  "you cannot silence yourself": "non puoi togliere la parola a te stesso",
  "you do not sit at this table": "non sei seduto a questo tavolo",
  "you have a {building}": "hai già questo edificio: {building}",
  "you have agreed already": "hai già accettato",
  "you have an unfinished souk in this quarter: go on there (Y7)":
    "in questo quartiere hai un suk incompleto: continua lì",
  "you have chosen your action card, and all are revealed together (B3)":
    "la tua carta azione è scelta, e si rivelano tutte insieme",
  "you have neither camels nor gold to exchange (Y20)": "non hai né cammelli né oro da scambiare",
  "you have no camel to give (Y21)": "non hai cammelli da dare",
  "you have no gold to give (Y21)": "non hai oro da dare",
  "you have opened many tables: wait a minute": "hai aperto molti tavoli: aspetta un minuto",
  "you have {have} camels to exchange (Y20)": "hai {have} {have|cammello|cammelli} da scambiare",
  "you have {have} gold to exchange (Y20)": "hai {have} oro da scambiare",
  "you have {have} {colour} gems, and an offer has only gems in hand (B7)":
    "ne hai {have} in {colour}, e si offre solo ciò che si ha in mano",
  "you hold no card {card}": "non hai questa carta: «{card}»",
  "you hold no card {card} nor {other}": "non hai queste carte: «{card}» e «{other}»",
  "you sit at this table already": "sei già seduto a questo tavolo",
  "your game is over: a bot goes on for you": "la tua partita è finita: un bot continua per te",
  "your gems cannot beat {offer}: all you can do is accept (B9)":
    "le tue gemme non battono {offer}: puoi solo accettare",
  "your last command could not be kept; come back and look":
    "la tua ultima mossa non è stata salvata; torna e controlla",
  "{name} must be a whole number, not {text}": "{name} dev’essere un numero intero, non {text}",
  "{n} yellow dice cost {n} gold, you have {have}":
    "{n} {n|dado giallo costa|dadi gialli costano} {n} oro, tu hai {have}",
  "{square} costs {cost} gold, you have {have} (Y12)": "{square} costa {cost} oro, tu hai {have}",
  "every friend has one seat; `me` may have several, for people who share a screen":
    "ogni amico ha un solo posto; più posti propri servono a chi divide uno schermo",
  "seat {wanted} is not yours": "il posto {wanted} non è tuo",
  "there is no parameter {name}; there are: {known}": "non c’è un parametro {name}; ci sono: {known}",
  "a host can silence {most} people, not more": "non puoi silenziare più di {most} persone",
  "a rated game has no hints: turn them off, or play a casual game":
    "una partita classificata non ha suggerimenti: disattivali o gioca una partita libera",
  "a rated game is for people only": "una partita classificata è solo per persone",
  "a rated game is for people only: leave the seats of the bots open, or play a casual game":
    "una partita classificata è solo per persone: lascia liberi i posti dei bot o gioca una partita libera",
  "a rated game needs a clock, since nobody could lose by staying away: choose one":
    "una partita classificata ha bisogno di un orologio, altrimenti nessuno perderebbe restando assente: scegline uno",
  "in a rated game everybody has one seat: play a casual game to share a screen":
    "in una partita classificata ognuno ha un posto: per condividere uno schermo gioca una partita libera",
  "in a rated game nothing is taken back once something new is known":
    "in una partita classificata non si annulla nulla dopo che si è saputo qualcosa di nuovo",
  "many people want a hint just now: try again in a moment":
    "in questo momento molti vogliono un suggerimento: riprova tra poco",
  "nobody with that number has been at this table": "nessuno con quel numero è stato a questo tavolo",
  "one hint at a time: yours is on its way": "un suggerimento alla volta: il tuo sta arrivando",
  "that is so already": "è già così",
  "the search cannot think about this position": "su questa posizione non si riesce a calcolare nulla",
  "there are no hints at this table: not everybody agreed to them":
    "a questo tavolo non ci sono suggerimenti: non tutti hanno acconsentito",
  "there are no hints in a rated game": "in una partita classificata non ci sono suggerimenti",
};
