## What all games may use

labelled = { $label }: { $text }
you = tu
nothing = niente
number-1 = un
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
event-round = Turno { $round }.
event-points =
    { $n ->
        [0]
            { $you ->
                [yes] Non segni niente: { $source }.
               *[no] { $seat } non segna niente: { $source }.
            }
        [one]
            { $you ->
                [yes] Segni { $n } punto: { $source }.
               *[no] { $seat } segna { $n } punto: { $source }.
            }
       *[other]
            { $you ->
                [yes] Segni { $n } punti: { $source }.
               *[no] { $seat } segna { $n } punti: { $source }.
            }
    }
event-over =
    La partita è finita: { $scores }. { $winners_count ->
        [one]
            { $you ->
                [yes] Hai vinto!
               *[no] { $winners } vince.
            }
       *[other]
            { $you ->
                [yes] { $winners } condividete la vittoria.
               *[no] { $winners } condividono la vittoria.
            }
    }
reason-not_now = Ora non è possibile
ask-move = Tocca a te

## Every page

app-tagline = Due giochi da tavolo del bazar, da soli o con gli amici
app-skip = Vai al contenuto
app-guest = Senza registrarsi. Ti chiami { $name }: puoi cambiare quando vuoi.

## Navigation

nav-rules = Regole
nav-analysis = Analisi
nav-progress = Progressi
nav-profile = Profilo
nav-about = Informazioni
nav-home = Pagina iniziale
nav-main = Menu principale

## Home

home-play = Gioca ora
home-play_game = Gioca a { $game }
home-new = Prepara un tavolo
home-open = Tavoli aperti
home-mine = Le mie partite
home-none_open = In questo momento nessun tavolo cerca giocatori.
home-none_mine = Qui compaiono le partite che stai giocando.
home-sit = Siediti
home-watch = Guarda
home-go_on = Continua
home-replay = Rivedi
home-your_turn = Tocca a te
home-level = Bot
home-players = { $n } giocatori
home-rules = Come si gioca
home-friends = Con gli amici
home-friends_text = Apri un tavolo, manda il link e si comincia quando tutti sono seduti. I posti liberi possono andare ai bot.
home-friends_game = Invita a { $game }
home-replays = Partite finite
home-none_replays = Le partite finite si possono rivedere qui, passo per passo.
home-waiting = In attesa di giocatori
home-others_turn = Gli altri stanno pensando
home-won = Hai vinto
home-rank = { $n }º posto
home-rated = di classifica
home-more = Mostra altro
home-opening = Prepariamo il tavolo…

## A new table

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Giocatori
new-seat = Posto { $n }
new-me = Io
new-bot = Bot
new-friend = Un amico con un account, per nome
new-open = Libero per chi ha il link
new-friend_name = Il nome che ha protetto con una password
new-options = Varianti
new-clock = Orologio
new-clock-none = Senza orologio
new-public = Nell’elenco dei tavoli aperti
new-spectators = Altri possono guardare
new-usual = come al solito
new-go = Apri il tavolo
new-lead = Chi gioca, e come?
new-players = Numero di giocatori
new-here = Un’altra persona a questo schermo
new-level = Forza del bot
new-level_more = Altri
new-here_name = Nome
new-here_note = Più persone usano questo schermo: prima di ogni cambio il gioco viene nascosto.
new-clock-bank = Dal vivo
new-clock-slow = Per corrispondenza
new-clock-minutes = Minuti per la partita
new-clock-seconds = Secondi in più per turno
new-clock-turn = Giorni per turno
new-stand_in = Bot che subentra quando scade il tempo o qualcuno abbandona
new-who = Chi può venire
new-link = Solo chi ha il link
new-need_person = Almeno un posto è tuo.
new-hints = Suggerimenti e allenatore per tutti
new-rated_note = Una partita di classifica è solo per persone e ha un orologio. Non si torna indietro dopo aver saputo qualcosa di nuovo, non ci sono suggerimenti e chi se ne va ha perso.
new-rated = Partita di classifica

## Profile

profile-title = Profilo
profile-name = Il tuo nome
profile-language = Lingua
profile-theme = Colori
profile-theme-auto = Come il dispositivo
profile-theme-light = Chiaro
profile-theme-dark = Scuro
profile-sound = Suoni
profile-notify = Notifica di sistema quando tocca a me
profile-notify_denied = Il browser non permette notifiche da questa pagina. Consentile nelle sue impostazioni e riprova.
profile-motion = Movimento sul tabellone
profile-ending = Fine del turno
profile-ending-again = Chiedi ancora prima di terminare il turno
profile-ending-once = Un clic conferma e termina il turno
profile-ending-never = Il turno termina da solo quando non si può fare altro
profile-save = Cambia il nome
profile-saved = Salvato.
profile-lead_guest = Sei qui come ospite. Le tue partite sono legate a questo browser; con una password tieni il nome e torni da dove vuoi.
profile-lead_kept = Il tuo nome è protetto da una password.
profile-password = Password
profile-password_new = Nuova password
profile-password_old = Password attuale
profile-password_note = Almeno 8 caratteri. Tutte le altre sessioni finiscono.
profile-keep = Crea un account
profile-change_password = Cambia la password
profile-login = Accedi
profile-login_text = Accedi con un nome protetto da una password.
profile-logout = Esci
profile-look = Aspetto e suoni
profile-text = Tavolo come testo, per lettori di schermo
profile-ratings = Punteggio di forza
profile-ratings_none = Dopo la prima partita finita qui compare la tua forza.
profile-rating = Forza
profile-games = Partite
profile-players = Giocatori
profile-results = Risultati
profile-tally =
    { $games } { $games ->
        [one] partita finita
       *[other] partite finite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
profile-sessions = Dove hai effettuato l’accesso
profile-session_this = questa
profile-session_on = { $browser } su { $system }
profile-session_unknown = Dispositivo sconosciuto
profile-session_seen = vista l’ultima volta { $when }
profile-session_end = Termina
profile-data = I tuoi dati
profile-export = Scarica tutto ciò che è conservato su di me
profile-for_puzzles = Dalle mie partite finite si possono ricavare problemi
profile-for_puzzles_text = Solo una posizione e di chi era il turno, senza nomi, e solo se tutti al tavolo sono d’accordo.
profile-delete = Elimina il mio account
profile-delete_text = Nome, sessioni, forza e ciò che hai detto vengono eliminati. Le partite restano, senza il tuo nome. Non si può annullare.
profile-delete_yes = Sì, elimina tutto
profile-cancel = Annulla

## About

about-title = Informazioni
about-text = Souk è un posto per giocare e studiare giochi da tavolo. È software libero con licenza Apache 2.0, fatto da persone a cui piacciono questi giochi. Non è ufficiale e non ha legami con gli autori o gli editori.
about-art = Tutte le immagini qui sono nostre, disegnate per Souk. I caratteri sono Marcellus e Source Sans 3, entrambi con licenza SIL Open Font.
about-games = I giochi
about-buy = Se ti piacciono qui, cerca quelli veri: un tavolo con gli amici, legno e cartone, non si sostituisce.
about-fair = Dadi e carte
about-fair_text = Tutti i dadi e le carte di una partita derivano da numeri casuali del server e di ogni persona al tavolo. Ognuno si impegna sul proprio prima che uno solo sia rivelato: così nessuno può scegliere i dadi, e dopo la partita chiunque può verificarli. Chi gestisce un server potrebbe ancora guardare che cosa uscirà, ma non cambiarlo. I bot vedono ciò che vede un giocatore al loro posto, nulla di più.

## Rules

rules-title = Regole
rules-chapter = Regole: { $title }
rules-ruling = regola { $n }

## Replay

replay-title = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-stop = Ferma
replay-next = Un passo avanti
replay-last = Alla fine
replay-viewer = Vista di
replay-all = tutti
replay-step = Passo { $n } di { $all }
replay-speed = Velocità
replay-share = Copia il link a questo momento
replay-copied = Copiato.
replay-chapter = Vai a
replay-curve = Punti nel corso della partita
replay-keys = Le frecce vanno passo per passo, la barra spaziatrice avvia.
replay-table = Al tavolo
replay-record = Scarica la registrazione

## The analysis board

analysis-title = Tavolo di analisi
analysis-lead = Che cosa pensano di una posizione i migliori giocatori qui? Apri una partita, una registrazione o una posizione, oppure componine una.
analysis-continue = Continua il mio ultimo studio
analysis-new = Dall’inizio
analysis-begin = Comincia
analysis-set_up = Componi una posizione
analysis-file = Da un file
analysis-file_note = La registrazione di una partita, uno studio o una posizione: scegli il file, trascinalo qui o incolla il testo.
analysis-choose_file = Scegli un file…
analysis-paste = Testo di una registrazione o di una posizione
analysis-open = Apri
analysis-mine = I miei studi
analysis-delete = Elimina
analysis-here = Tavolo di analisi
analysis-shares = Probabilità di vittoria
analysis-expected = Punti attesi alla fine
analysis-best = Mosse migliori
analysis-think = Calcola
analysis-progress = Avanzamento del calcolo
analysis-mix = { $share } dei casi
analysis-over = La partita è finita.
analysis-off = Il calcolo è spento.
analysis-nature = Decide il caso
analysis-hidden = Gli altri decidono in segreto
analysis-whose = Di chi è la decisione
analysis-roll = Tira o pesca
analysis-by_hand = oppure scegli a mano:
analysis-steps = Passi
analysis-variation_before = Variante precedente
analysis-variation_after = Variante successiva
analysis-to_main = Linea principale
analysis-eyes = Con gli occhi di chi
analysis-all_eyes = Tutte le carte scoperte
analysis-eyes_of = Occhi di { $who }
analysis-tree = Mosse e varianti
analysis-hidden_step = nascosto
analysis-empty_tree = Gioca una mossa e apparirà qui.
analysis-comment = Commento
analysis-promote = Rendi linea principale
analysis-remove = Elimina da qui
analysis-share = Condividi
analysis-share_study = Link a questo studio
analysis-share_position = Link a questa posizione
analysis-download = Scarica
analysis-link = Link
analysis-play_on = Continua a giocare
analysis-play_on_note = Da questa posizione comincia una partita tua contro i bot.
analysis-my_seat = Il mio posto
analysis-open_other = Apri…
analysis-edit = Modifica la posizione
analysis-analyse = Analizza
analysis-position_good = Una posizione così è possibile.
analysis-position_checked = Controllo in corso…
analysis-position_text = I campi della posizione
analysis-not_json = Questo non è un oggetto in JSON.
analysis-key-steps = un passo indietro o avanti
analysis-key-variations = le altre varianti
analysis-key-best = gioca una delle mosse migliori

## Waiting for one's turn to be thought for

queue-slow = I computer sono molto occupati: ci vuole più del solito
queue-place = Molti sono in attesa: posto { $n } in coda
queue-time = { $place }, circa { $n } s

## Connection

net-connecting = Connessione…
net-again = Connessione persa. Nuovo tentativo…
net-slow = In attesa del server…
net-gone = Questo tavolo non è raggiungibile: { $reason }

## Errors

error-title = Non ha funzionato
error-close = Chiudi
error-again = Riprova
error-lost = Il server non risponde. Controlla la connessione e riprova.
error-nowhere = A questo indirizzo non c’è nulla
error-nowhere_text = La carovana ha sbagliato strada. Forse al link manca un pezzo.
error-home = Alla pagina iniziale

## Table as text

text-title = { $game } come testo
text-decision = La tua decisione
text-chosen = Scelto finora
text-nothing = In questo momento non c’è nulla da decidere.
text-players = Giocatori
text-name = Nome
text-score = Punti
text-none = nessuno
text-latest = Che cosa è successo
text-on = Mostra il tavolo come testo
text-off = Mostra il tabellone

## People at one screen

shared_screen-title = Passa lo schermo a { $name }
shared_screen-text = Gli altri, per favore, non guardino.
shared_screen-ready = Sono { $name }
shared_screen-back = { $name }: ancora uno sguardo
shared_screen-hand = Passa a { $name }
shared_screen-seat = Giocatore { $n }

## The table

table-waiting = In attesa di giocatori. Manda loro l’indirizzo di questa pagina.
table-hints_agreed = Tutti possono chiedere suggerimenti e avere l’allenatore.
table-hints_on = con suggerimenti
table-casual = Partita amichevole: non conta per la classifica.
table-rated = Partita di classifica: niente suggerimenti, non si torna indietro dopo aver saputo qualcosa di nuovo, e chi se ne va ha perso.
table-copy = Copia l’indirizzo
table-copied = Copiato.
table-share = Condividi
table-qr = Codice QR con l’indirizzo di questo tavolo
table-here = presente
table-also_here = Ci sono anche: { $who }
table-clock-none = Senza orologio.
table-clock-live =
    Orologio: { $minutes } { $minutes ->
        [one] minuto
       *[other] minuti
    } a testa{ $seconds ->
        [0] {""}
        [one] , più { $seconds } secondo per turno
       *[other] , più { $seconds } secondi per turno
    }.
table-clock-days =
    Orologio: { $days } { $days ->
        [one] giorno
       *[other] giorni
    } per turno.
table-variants = Varianti: { $list }.
table-ready = Sono pronto
table-ready_ask = Ci siete tutti. L’orologio parte quando tutti sono pronti, al più tardi tra { $n } s.
table-ready_is = pronto
table-ready_not = non ancora pronto
table-cancel_table = Annulla il tavolo
table-cancel_sure = Il tavolo sparirebbe per tutti.
table-cancelled = Questo tavolo è stato annullato.
table-name_ask = Come devono chiamarti gli altri?
table-name_save = Usa questo nome
table-sit = Siediti qui
table-open_seat = posto libero
table-add_bot = Aggiungi un bot
table-watching = Stai guardando.
table-you = tu
table-to_act = decide
table-thinks = pensa…
table-away = assente
table-turn_of = { $who } decide
table-nature = I dadi rotolano
table-confirm = Conferma
table-confirm_end = Conferma e termina il turno
table-end = Termina il turno
table-cancel = Annulla
table-undo = Annulla
table-hint = Suggerimento
table-hint_title = Che cosa dice l’analisi
table-hint_share = { $who }: { $share } di probabilità di vittoria
table-hint_chance = { $share } di probabilità di vittoria ({ $margin })
table-hint_guess = ipotesi: { $what }
table-hint_die = dado { $face }
table-hint_card = carta «{ $card }»
table-hint_seat = Estratto a sorte: { $who }
table-hint_replaces = Scegliendone una sostituisci ciò che avevi preparato.
table-why = Perché no?
table-closed = Ora non è possibile
table-none_closed = Qui tutto è possibile.
table-and_more = { $list } e altre { $n }
table-log = Cronaca
table-sheet = Punti
table-chat = Chat
table-moves = Mosse
table-say = Di’ qualcosa
table-send = Invia
table-total = Totale
table-over = La partita è finita
table-winner =
    { $who } { $n ->
        [one] vince
       *[other] vincono
    }
table-rematch = Gioca ancora
table-final = Il tabellone come è stato valutato alla fine.
table-pace = Ritmo dei bot
table-see_again = Rivedi
table-others_did = Che cosa hanno appena fatto gli altri
table-sound_ask = Attivare i suoni?
table-yes = Sì
table-no = No, grazie
table-resign = Abbandona
table-zoom_in = Ingrandisci
table-zoom_out = Riduci
table-board = Il tabellone
table-points = punti
table-spectators =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
table-then = Poi decidono i dadi o le carte.
table-preview = Se confermi
table-hint_thinks = Analisi in corso…
table-hint_line = Come può continuare
table-hint_none = «Suggerimento» mostra qui le mosse migliori, «Perché no?» ciò che non si può fare.
table-advice = Consigli
table-players = Giocatori
table-panels = Pannelli
table-menu = Menu e tasti
table-close = Chiudi
table-keys = Tasti
table-key-tab = alla mossa o al pulsante seguente
table-key-arrows = da un posto all’altro sul tabellone
table-key-enter = scegliere
table-key-number = scegliere un pulsante per posizione
table-key-zoom = ingrandire e ridurre
table-key-escape = annullare la scelta, chiudere
table-undo_all = Annulla tutto
table-on_board = Sul tabellone: { $n } …
table-look_back = Mostra questo momento
table-past = Passo { $n } di { $all }
table-back_to_now = Torna al presente
table-older = Prima…
table-propose_pause = Chiedi una pausa
table-propose_undo = Chiedi di tornare indietro di { $n } { $n ->
        [one] passo
       *[other] passi
    }
table-steps_back = Passi indietro
table-asks_pause = { $who } chiede una pausa.
table-asks_undo =
    { $who } chiede di annullare { $n } { $n ->
        [one] passo
       *[other] passi
    }.
table-agree = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-paused = La partita è in pausa: gli orologi sono fermi.
table-is_paused = La partita è in pausa
table-resume = Riprendi
table-resign_sure = Saresti ultimo e un bot giocherebbe al tuo posto.
table-follow = Alla prossima partita
table-dice = I dadi sono onesti?
table-dice_promise = Tutti i dadi e le carte di questa partita derivano da numeri casuali: uno del server e uno di ogni persona, creato dal suo dispositivo. Prima del primo lancio ognuno ha dovuto sigillare il proprio (SHA-256), e solo dopo sono stati aperti: così nessuno, nemmeno chi gestisce questo server, poteva scegliere i dadi. Il numero del server si rivela alla fine.
table-dice_check = Verifica ogni lancio
table-dice_fair = Onesti: ogni numero corrisponde al suo sigillo, e tutti i { $n } lanci ne derivano.
table-dice_unfair = Qualcosa non torna tra { $n } lanci.
table-dice_server = Server
table-dice_seal = Sigillo:
table-dice_number = Numero:
table-dice_late = Ha sigillato un numero, ma non l’ha aperto in tempo: non conta.
table-dice_nothing = Non ha aggiunto nulla.
table-dice_gathering = Ci siete tutti. Ogni dispositivo aggiunge un numero casuale ai dadi; la partita sta per cominciare.
table-spectator = spettatore
table-mute = Silenzia { $who }
table-unmute = Lascia parlare { $who }
table-you_muted = Chi ospita ti ha silenziato qui.
table-chat_empty = Nessuno ha ancora parlato.
table-day_letter = g
table-hour_letter = h
table-out-resigned = ritirato
table-out-timeout = tempo scaduto
table-out-left = ha lasciato
table-you_out-resigned = Hai abbandonato. Un bot gioca al tuo posto.
table-you_out-timeout = Il tuo tempo è scaduto. Un bot gioca al tuo posto.
table-you_out-left = Hai lasciato il tavolo. Un bot gioca al tuo posto.
table-watch_on = Puoi restare a guardare o giocare ad altro:

## The coach at the table

coach-title = Allenatore
coach-off = Spento
coach-warns = Avverte soltanto
coach-talks = Parla
coach-note = Prima che tu confermi, l’allenatore dice che cosa perde il tuo piano e perché. Vede ciò che vedi tu, e c’è dove giochi da solo o dove i suggerimenti sono stati concordati.
coach-from = Avverte da una perdita di
coach-from_share = { $share } di probabilità di vittoria
coach-thinks = L’allenatore guarda il tuo piano…
coach-loses = Il tuo piano perde { $loss } di probabilità di vittoria.
coach-show = Mostrami
coach-mine = Mostra il mio piano
coach-anyway = Gioca lo stesso
coach-again = Ci ripenso
coach-take = Gioca il piano migliore
coach-shown = Sul tabellone c’è il piano migliore.
coach-best = Ben pensato: è chiaramente la scelta migliore.
coach-good = Bene: niente è chiaramente migliore.

## Levels of bots

pace-slow = lento
pace-usual = normale
pace-fast = veloce
pace-instant = subito
level-apprentice = Apprendista
level-trader = Commerciante
level-broker = Sensale
level-merchant = Mercante
level-master = Maestro
level-sage = Saggio
level-vizier = Visir
level-greedy = Avido
level-random = Caso
level_about-apprentice = gioca per la prima volta e ha tutto il tempo del mondo
level_about-trader = gioca con giudizio, ma non vede tutto
level_about-broker = vede quasi tutte le occasioni, non ogni pericolo
level_about-merchant = ha un piano e di solito lo segue
level_about-master = sbaglia di rado
level_about-sage = ha imparato da migliaia di partite
level_about-vizier = riflette su ogni mossa e non regala nulla
level_about-greedy = prende ciò che rende di più subito
level_about-random = fa una mossa qualsiasi
level-pishi = Pishi
level-tariq = Tariq
level-zohra = Zohra
level-omid = Omid
level-leila = Leila
level-farhad = Farhad
level-nadir = Nadir
level-soraya = Soraya
level-babak = Babak
level-mirza = Mirza
level-shirin = Shirin
level-khosrow = Khosrow
level_about-pishi = butta le cose giù dal tavolo per vedere che succede
level_about-tariq = porta pietre tutto il giorno e pensa con calma
level_about-zohra = legge le carte, e poi fa come le pare
level_about-omid = vende zafferano a grammi e storie per niente
level_about-leila = prima disegna la casa, poi chiede i soldi
level_about-farhad = conosce ogni pozzo da qui fino al mare
level_about-nadir = non ha mai pagato il prezzo richiesto
level_about-soraya = annoda un filo alla volta e non ne perde nessuno
level_about-babak = vinse una nave ai dadi, e la perse allo stesso modo
level_about-mirza = ha letto tutto, e ricorda dove sta scritto
level_about-shirin = fa i conti con le stelle e si stupisce di rado
level_about-khosrow = sorride, aspetta e ha già contato le tue monete
opponent-title = Scegli un avversario
opponent-fitting = Qualcuno della tua forza
opponent-fitting_about = Chi si siede è forte più o meno come te, a giudicare dalle tue partite
opponent-faceless = Senza volto

## What happens at a table beside the game

tell-table-undone =
    { $who } annulla { $n } { $n ->
        [one] passo
       *[other] passi
    }.
tell-table-sat = { $who } si siede.
tell-table-left = Un giocatore ha lasciato il tavolo.
tell-table-resigned = { $who } si ritira.
tell-table-timedout = Il tempo di { $who } è scaduto.
tell-table-paused = La partita è in pausa.
tell-table-resumed = La partita riprende.
tell-table-proposed-undo =
    { $who } chiede di annullare { $n } { $n ->
        [one] passo
       *[other] passi
    }.
tell-table-proposed-pause = { $who } chiede una pausa.
tell-table-declined = { $who } rifiuta.
tell-table-agreed = { $who } accetta.
tell-table-halted = Il server non rispondeva; quel tempo non conta per nessuno.
tell-table-followed = La prossima partita è pronta.
tell-table-relieved = { $who } non riesce più a pensare; continua un bot semplice.

## State of a game

status-waiting = non ancora cominciata
status-running = in corso
status-paused = in pausa
status-over = finita

## Why something is refused

reason-bad_name = Un nome ha da 1 a { $most } caratteri, tra cui una lettera o una cifra
reason-body_too_large = Una richiesta ha al massimo { $most } byte
reason-another_proposal = Si sta ancora votando un’altra proposta
reason-name_first = Prima di’ come ti chiami
reason-decisions_end = Più decisioni di fila valgono solo finché non arrivano dadi, una carta o la decisione di un altro
reason-friend_twice = Ogni amico ha un solo posto; solo tu puoi averne più d’uno, per chi gioca a questo schermo
reason-not_your_decision = Non tocca a te decidere
reason-nobody_called = Nessuno ha protetto il nome { $name } con una password: lascia libero il posto e manda il link
reason-nothing_proposed = Non c’è nessuna proposta
reason-host_only = Lo può fare solo chi ha aperto il tavolo
reason-players_only = Lo può fare solo chi siede al tavolo
reason-seat_kept = Il posto { $n } è riservato a qualcun altro
reason-seat_taken = Il posto { $n } è occupato
reason-not_your_seat = Il posto { $n } non è tuo
reason-send_json = Manda JSON con il tipo application/json
reason-server_error = Qui qualcosa è andato storto; è stato annotato
reason-decision_passed = Quella decisione è passata; guarda che cosa si chiede ora
reason-impossible = Non è possibile: { $text }
reason-unreadable = I dati non sono leggibili: { $text }
reason-too_deep = I dati sono annidati troppo in profondità
reason-not_begun = La partita non è ancora cominciata
reason-not_over = La partita non è finita: i segreti restano segreti
reason-wrong_status = Non si può: la partita è { $status }
reason-muted = Chi ospita ti ha silenziato a questo tavolo
reason-full = Il server è pieno
reason-wrong_login = Il nome o la password non sono giusti
reason-name_kept = Il nome { $name } è protetto da una password o somiglia a uno che lo è: accedi o prendi un altro nome
reason-wrong_password = La password non è giusta
reason-restarting = Il server si sta riavviando
reason-rematch_exists = La rivincita c’è già
reason-no_such_move = Non c’è una mossa { $id }; i numeri vanno da 0 a { $last }
reason-no_such_parameter = Non c’è un parametro { $name }; ci sono: { $known }
reason-no_such_seat = Non c’è un posto { $n }; i posti vanno da 1 a { $last }
reason-no_such_table = Questo tavolo non esiste
reason-nothing_here = Qui non c’è nulla
reason-empty_text = In quel testo non c’è nulla da leggere
reason-nothing_to_take_back = Non c’è ancora nulla da annullare; di’ quanti passi
reason-new_information = Non si può più tornare indietro: dopo la tua ultima decisione si è saputo qualcosa di nuovo
reason-wrong_method = Questo indirizzo vuole un altro metodo
reason-other_site = Questa richiesta viene da un altro sito
reason-wrong_protocol = Questo server parla { $protocol }: chiedilo come sottoprotocollo
reason-no_spectators = A questo tavolo non si può assistere
reason-too_many_attempts = Troppi tentativi: aspetta un minuto
reason-too_many_messages = Troppi messaggi: aspetta un momento
reason-no_answer = Il server non ha risposto. Guarda che cosa è cambiato e riprova
reason-too_many_requests = Troppe richieste: aspetta un momento
reason-own_view_only = Finché la partita continua, vedi solo ciò che vede il tuo posto
reason-mute_yourself = Non puoi silenziare te stesso
reason-not_seated = Non sei seduto a questo tavolo
reason-already_agreed = Hai già accettato
reason-too_many_tables = Hai aperto molti tavoli: aspetta un minuto
reason-already_seated = Sei già seduto a questo tavolo
reason-bot_plays_on = Per te la partita è finita: un bot continua al tuo posto
reason-not_kept = La tua ultima mossa non è stata salvata; torna e controlla
reason-not_a_number = { $name } dev’essere un numero intero, non { $text }
reason-too_late_to_commit = È troppo tardi per impegnarsi su un numero: il tuo posto l’ha già fatto, o tutti stanno rivelando il loro
reason-tell_words_once = Rivela il tuo numero una volta sola, e solo quando è chiesto a tutti
reason-other_words = Questo non è il numero su cui il tuo posto si è impegnato
reason-name_has_sign = Un nome ha lettere, cifre e segni, non { $sign }
reason-name_has_piles = Un nome non ha pile di accenti
reason-name_script = Un nome si scrive in una scrittura di uso comune, e { $sign } non lo è
reason-name_mixes_scripts = Un nome si scrive in una sola scrittura, e questo mescola { $scripts }
reason-body_too_slow = La richiesta ha impiegato troppo tempo ad arrivare: mandala di nuovo
reason-table_damaged = Questo tavolo non si può più leggere: ciò che ne era conservato è danneggiato
reason-account_changed = Il tuo account è cambiato nel frattempo: guardalo e riprova
reason-muted_enough = Non puoi silenziare più di { $most } persone
reason-rated_no_hints = Una partita di classifica non ha suggerimenti: disattivali o gioca una partita amichevole
reason-rated_people_only = Una partita di classifica è solo per persone: lascia liberi i posti dei bot o gioca una partita amichevole
reason-rated_needs_clock = Una partita di classifica ha bisogno di un orologio, altrimenti nessuno perderebbe restando assente: scegline uno
reason-rated_one_seat = In una partita di classifica ognuno ha un posto: per condividere uno schermo gioca una partita amichevole
reason-rated_no_undo = In una partita di classifica non si annulla nulla dopo che si è saputo qualcosa di nuovo
reason-hints_queued = In questo momento molti vogliono un suggerimento: riprova tra poco
reason-never_here = Nessuno con quel numero è stato a questo tavolo
reason-hint_under_way = Un suggerimento alla volta: il tuo sta arrivando
reason-coach_late = L’allenatore non ha risposto in tempo: continua a giocare
reason-nobody_judges = Per questo gioco in { $players } non c’è nessuno che giudichi
reason-not_reviewed = La partita non ha ancora una revisione
reason-no_such_question = La revisione non ha trovato errori lì
reason-answers_queued = In questo momento si valutano molte risposte: riprova tra poco
reason-reviews_queued = Molte partite aspettano la revisione in questo momento: riprova tra qualche minuto
reason-reviews_of_one = Possono attendere solo { $most } tue revisioni alla volta: riprova quando una è pronta
reason-game_goes_on = Questa partita è in corso a un tavolo con altre persone: si può analizzare quando è finita
reason-no_such_moment = Lo studio non ha un momento { $n }
reason-other_position = La posizione è di { $game } con { $players } giocatori
reason-play_on_alone = Da una posizione si continua in un solo posto contro i bot, senza classifica, e la partita lì non deve essere finita
reason-nothing_open = Nessuno studio è ancora aperto
reason-study_full = Uno studio ha al massimo { $most } passi e { $lines } varianti
reason-no_such_study = Non c’è nessuno studio con questo link
reason-study_too_long = Uno studio salvato ha al massimo { $most } caratteri: togli qualcosa
reason-too_many_studies = Hai salvato { $most } studi: prima eliminane uno
reason-already_so = È già così
reason-seats_open = Ci sono ancora posti liberi
reason-about_to_begin = La partita sta per cominciare
reason-search_fails = Su questa posizione non si riesce a calcolare nulla
reason-no_hints_agreed = A questo tavolo non ci sono suggerimenti né allenatore: non tutti hanno acconsentito
reason-no_hints_rated = In una partita di classifica non ci sono suggerimenti né allenatore
reason-too_many_sockets = Ci sono troppi tavoli aperti dal tuo indirizzo: chiudine qualcuno
reason-too_many_guests = Sono appena entrate troppe persone: aspetta un momento
reason-other_host = Questo server ha un altro nome: avvialo con --origin per dargli questo

## What can be wrong with what somebody types

reason-unknown_word =
    { $what_key ->
        [game] Non c’è un gioco «{ $name }»
        [player] Non c’è un giocatore «{ $name }»
        [bot] Non c’è un bot «{ $name }»
        [option] Non c’è un’opzione «{ $name }»
        [language] Non c’è una lingua «{ $name }»
       *[other] «{ $name }» non è noto
    }; { $guessed ->
       *[no] si può scegliere fra: { $known }
        [yes] forse «{ $known }»?
    }
reason-not_a_choice = { $option } dev’essere uno fra { $known }, non «{ $name }»
reason-wrong_players = { $game } è per { $known } giocatori, non per { $name }
reason-needs_players = { $option }={ $name } è per { $known } giocatori
reason-seat_out_of_range = Non c’è un posto { $n }: i posti vanno da 0 a { $last }
reason-no_such_step = La partita ha { $last } mosse: non c’è una mossa { $n }
reason-file_unreadable = Non si può leggere { $file }: { $error }
reason-file_unwritable = Non si può salvare la partita in { $file }: { $error }
reason-file_exists = { $file } esiste già: continua con --resume { $file } o scegli un altro file
reason-not_text = { $file } non è un file di testo
reason-not_a_record = Questo non è il verbale di una partita, o viene da un Souk più recente
reason-line_wrong = Il verbale non si può leggere dalla riga { $line }: { $error }
reason-position_wrong = Questa non può essere una posizione del gioco: { $error }
reason-out_of_range = Deve essere da { $low } a { $high }
reason-seed_or_dice = Dai un numero per i dadi oppure scrivi i tiri, non entrambe le cose
reason-resumed_as_it_was = Una partita che continua ha già le sue opzioni e i suoi dadi
reason-seed_untold = { $file } non dice il numero dei dadi; con --dice scrivi tu i tiri d’ora in poi
reason-not_name_and_value = Un’opzione si dà come NOME=VALORE, non «{ $name }»
reason-no_persons_name = Dopo i due punti ci vuole un nome, come human:Anna, non «{ $name }»
reason-wrong_seats = Questa partita ha { $n } posti, non { $seats_given }

## The terminal
terminal-you = Tu
seat-name = Posto { $n }
seat-you = Tu
terminal-undo = Annulla
terminal-hint = Che cosa fanno le mosse
terminal-hint_title = Che cosa fa ogni mossa
terminal-type = Scrivi una mossa
terminal-type_here = scrivi qui una mossa: /
terminal-help = Aiuto
terminal-looks = Chiaro/scuro
terminal-leave = Esci
terminal-stay = Resta
terminal-look = Guarda
terminal-hand = Mano
terminal-preview = Che cosa fa
terminal-goes_on = si continua
terminal-then_revealed = Poi si scopre tutto.
terminal-over = La partita è finita: q per uscire
terminal-moves = { $n } mosse
terminal-reader_keys = le frecce scorrono, Esc chiude
terminal-hand_over = Il tavolo passa a { $name }. Gli altri, per favore, non guardino.
terminal-enter_shows = Invio lo mostra.
terminal-last_may_undo = { $name } può annullare l’ultima scelta con u.
terminal-real_table = Il tavolo vero
terminal-real_table_keys = Invio conferma, Ctrl+Z annulla l’ultima scelta
terminal-possible = Possibile: { $moves }
terminal-what_drawn = Che cosa è uscito?
terminal-type_drawn = Scrivi che cosa è uscito
terminal-too_many = È più di quanto è uscito: togli { $text }
terminal-cannot_be_drawn = { $text } ora non può uscire
terminal-no_move = «{ $text }» qui non è una mossa. Possibile: { $moves }
terminal-more = { $list } e altri { $n }
terminal-open = È possibile.
terminal-leave_table = Lasciare il tavolo?
terminal-leave_keys = y per uscire, n per restare
terminal-coach_better = Il piano migliore: { $moves }
terminal-coach_ask = play: gioca lo stesso, better: gioca il piano migliore, Invio: ci ripenso
terminal-coach_keys = p lo gioca lo stesso, b gioca il piano migliore, Esc per ripensarci
terminal-coach_later = L’allenatore si sta preparando: tra un paio di minuti dirà la sua.
terminal-kept_in = La partita è salvata in { $file }.
terminal-go_on_with = Continua con: { $command }
terminal-not_saved = La partita non è salvata.
terminal-left = Hai lasciato il tavolo.
terminal-press_enter = Premi Invio
terminal-drawn = uscito
terminal-mistake = Un errore del programma: { $error }
terminal-no_rules = Non c’è un testo delle regole.
terminal-next = Avanti
terminal-back = Indietro
terminal-start = Inizio
terminal-end = Fine
terminal-go_to = Vai a
terminal-view = Vista
terminal-which_move = A quale mossa? Da 0 a { $last }
terminal-at = mossa { $n } di { $all }
terminal-last = ultima: { $what }
terminal-coming = prossima: { $what }
terminal-seen_by = vista: { $who }
terminal-sees_all = tutto
terminal-the_start = l’inizio
terminal-the_end = la fine
terminal-unknown = non si sa da qui
terminal-unseen = niente da vedere da qui
terminal-nature_first = dadi e carte all’inizio
terminal-replay_keys =
    ← →    una mossa indietro, avanti
    b n    un capitolo indietro, avanti
    a s    un conteggio indietro, avanti
    g      vai a una mossa
    e      cambia vista
terminal-keys =
    - **1-9, lettere**, o **frecce** e **Invio**: gioca una mossa dell’elenco
    - **/**: scrivi una mossa in notazione, anche più decisioni di fila; **Esc** torna all’elenco
    - **u**: annulla l’ultima scelta, se da allora non si è saputo nulla di nuovo
    - **h**: che cosa fa ogni mossa
    - **p**: punti per provenienza
    - **Ctrl+T**: chiaro o scuro
    - **q**, **Ctrl+C**: esci; una partita con un file resta salvata
terminal-commands =
    Rispondi con il numero di una mossa o con la sua notazione; più decisioni possono stare di fila.
    {"  "}undo        annulla l’ultima scelta, se da allora non si è saputo nulla di nuovo
    {"  "}why MOSSA   dice perché una mossa non è possibile; why da solo le elenca tutte
    {"  "}hint        dice che cosa fa ogni mossa
    {"  "}points      punti per provenienza
    {"  "}quit        lascia il tavolo

## The command line

cli-game = gioco
cli-players = giocatori
cli-options = opzioni
cli-text = TESTO
cli-checked = { $n } partite rigiocate, { $failures } divergono
cli-draw = estrazione
cli-step = passo
cli-drawn = uscito
cli-seed_says = secondo il numero
cli-verified = Il numero corrisponde al sigillo, e tutte le { $n } estrazioni ne derivano.
cli-left_out =
    { $n ->
        [one] Una partita non finita è esclusa.
       *[other] { $n } partite non finite sono escluse.
    }
cli-tally = { $game }, { $players } giocatori: { $n ->
        [one] una partita, { $decisions } decisioni
       *[other] { $n } partite, in media { $decisions } decisioni
    }
cli-won = vinte
cli-ready = { $name } è pronto
cli-plain = { $name } gioca in puro Python
cli-open_at = Souk è aperto su { $address } – Ctrl+C lo chiude.
cli-rows_written = { $n } righe sono in { $file }
cli-rows_restored = { $n } righe sono ripristinate
cli-words_fit = Il posto { $n } ha aggiunto un numero ai dadi, e corrisponde al suo sigillo.
cli-words_late = Il posto { $n } ha sigillato un numero, ma non l’ha aperto in tempo: non conta.
cli-database = { $tables } tavoli con { $entries } voci, di cui { $wrong } errate
cli-unsigned = { $n } voci risalgono a prima dei codici di controllo e sono state solo rigiocate
cli-unplayed = { $n } tavoli sono cominciati con regole diverse da oggi: i codici di controllo tornano, e basta

## La revisione

study-title = Revisione: { $game }
study-working = valutazione della partita
study-step = passo
study-what = che cosa
study-shares = Quota di vittoria
study-shares_about = Che cosa poteva aspettarsi ogni posto prima di ogni passo.
study-ledger = Bilancio
study-ledger_about = Come ogni posto è arrivato al suo risultato: la somma delle righe torna.
study-conduct = Decisioni
study-conduct_about = Le decisioni obbligate e ovvie non contano.
study-turning_points = Punti di svolta
study-turning_points_about = Dove le quote di vittoria sono cambiate di più.
study-sources = Punti attesi: { $name }
study-sources_about = Punti finali per fonte, come attesi prima di ogni passo.
study-errors = Errori
study-errors_about = I peggiori per primi; solo dove la perdita supera il doppio dell’errore standard (±).
study-margin = Errore standard
study-no_errors = Nessuno trovato.
study-more_errors =
    { $n ->
        [one] Un altro errore è
       *[other] Altri { $n } errori sono
    } nella pagina (--html) e nei dati (--json).
study-lost = { $label }: perde { $loss } di probabilità di vittoria
study-why = { $better_doing } invece di { $worse_doing }: { $gain } di probabilità di vittoria.
study-why_even = { $better_doing } invece di { $worse_doing }: nessuna differenza certa nella probabilità di vittoria.
study-why_slight = { $better_doing } invece di { $worse_doing }: quasi nessuna differenza nella probabilità di vittoria.
study-changes = Punti attesi di { $name }: { $changes }.
study-change = { $source } { $points }
study-points = Punti
study-best_moves = Mosse migliori, e come si può proseguire
study-looked_at = { $n } continuazioni esaminate
study-consequences = { $move_doing } { $consequences }.
study-move =
    .doing = «{ $move }»
study-label-best = la migliore
study-label-fine = buona
study-label-inaccuracy = imprecisione
study-label-mistake = errore
study-label-blunder = errore grave
study-line-start = quota equa
study-line-seating = fortuna: ordine dei posti
study-line-dice = fortuna: dadi propri
study-line-others_dice = fortuna: dadi altrui
study-line-cards = fortuna: carte proprie
study-line-others_cards = fortuna: carte altrui
study-line-choices = fortuna: scelte simultanee altrui
study-line-own_errors = errori propri
study-line-others_errors = errori altrui
study-line-judge = il giudice ha cambiato idea
study-line-result = risultato
study-line-adjusted = risultato senza fortuna
study-line-accuracy = precisione (da 0 a 100)
study-line-decisions = decisioni vere

# The page of a review.
review-title = Revisione
review-ask = Revisione
review-again = Riprova
review-failed = Non è stato possibile fare la revisione.
review-queued = In attesa: prima { $n ->
    [one] viene { $n } revisione
   *[other] vengono { $n } revisioni
 }.
review-quick_under_way = La partita viene giudicata.
review-deep_under_way = La revisione rapida è pronta; se ne prepara una approfondita.
review-is_quick = La revisione rapida.
review-is_deep = La revisione approfondita.
review-error_back = Errore precedente
review-error_next = Errore successivo
review-loses = perde { $loss } di probabilità di vittoria
review-together = Tutti hanno scelto insieme: si confronta con ciò che ci si poteva aspettare dagli altri.
review-option = Possibilità
review-share = Quota di { $name }
review-points = Punti
review-chosen = giocata
review-known = Giudicata in base a ciò che questo posto poteva sapere.
review-which = Quali decisioni
review-whose = Di chi
review-all = tutte le decisioni
review-luck = Fortuna
review-luck_about = Ciò che è uscito, rispetto alla media di ciò che poteva uscire.
review-report = Scarica il rapporto
review-keys = Le frecce vanno passo per passo; N e P portano all’errore successivo e precedente.
study-line-error_rate = perso per decisione
study-line-decision = decisione:

## Imparare dagli errori

mistakes-title = Imparare dai propri errori
mistakes-hint = Suggerimento
mistakes-show = Mostra la mossa migliore
mistakes-skip = Salta
mistakes-next = Avanti
mistakes-to_review = Alla revisione
mistakes-judging = La risposta viene valutata.
mistakes-none = Non è stato trovato nessun errore di { $name }.
mistakes-question = Domanda { $n } di { $all }
mistakes-task = { $move_doing } è costato a { $name } { $loss } di probabilità di vittoria. Che cosa è meglio?
mistakes-hint_points = La maggior parte è qui. { $changes }
mistakes-hint_moves = La scelta migliore è tra queste: { $moves }.
mistakes-no_more_hints = Non ci sono altri suggerimenti.
mistakes-solution = La scelta migliore è { $move_doing }.
mistakes-best = Giusto: è la scelta migliore.
mistakes-counts = Giusto: vale anche questa; perde { $loss }.
mistakes-wrong = { $move_doing } costa { $loss } di probabilità di vittoria. Riprova.
mistakes-commands = Rispondi con un numero o una mossa; oppure: hint, solution, next, quit.
mistakes-result = Trovate al primo tentativo: { $n } su { $all }.

# Puzzles.
puzzle-head = { $game }, { $n } giocatori, problema { $name }
puzzle-task = trova la mossa migliore.
puzzle-goes_on = giusto, e ora?
puzzle-solved = Risolto.
puzzle-solution = La soluzione: { $moves }.
puzzle-now = Il tuo punteggio nei problemi è { $rating }; risolti di fila: { $n }.
puzzle-left = Risolti { $n } su { $all }.
puzzle-commands = Rispondi con un numero o una mossa; oppure: quit.
puzzle-none = Non c’è un problema così.
puzzle-mined = { $games } partite esaminate, { $n } problemi in { $folder }
puzzle-packed = { $n } problemi, { $size } byte, in { $file }
puzzle-renewed = { $searched } problemi cercati di nuovo, { $n } con una sola risposta; scritto: { $file }
puzzle-id = Problema
puzzle-rating = Punteggio
puzzle-themes = Temi
puzzle-moves = Mosse
puzzle-total = In tutto: { $n }

## Lessons

nav-learn = Impara
learn-title = Lezioni
learn-intro = Brevi lezioni sul vero tabellone, ognuna con un’idea. È aperto solo ciò che porta avanti, e ciò che va storto viene spiegato.
learn-progress = { $n } su { $all } completate
learn-begin = Comincia
learn-continue = Continua
learn-done = completata
learn-lesson = Lezione { $n } di { $all }
learn-step = Passo { $n } di { $all }
learn-right = Giusto.
learn-next = Avanti
learn-next_lesson = Lezione seguente
learn-all_done = A tutte le lezioni
learn-again = Ancora una volta
learn-help = Aiuto
learn-help_more = Altro aiuto
learn-show = Mostramelo
learn-next_move = Ora
learn-goes_on = Non hai ancora finito: per questo compito c’è altro da fare. L’aiuto dice che cosa.
home-learn = È la prima volta? Impara a giocare con brevi lezioni, sul vero tabellone.
home-learn_game = Impara { $game }
learn-no_lessons = Per questo gioco non ci sono ancora lezioni
learn-commands = Rispondi con un numero o una mossa come si scrive; help (tre volte), back, quit.
learn-not_here = Si può, ma non fa parte di questo compito.
guide-title = La tua prima partita
guide-intro = Una breve partita contro due bot amichevoli. Prima di ogni turno leggi che cosa conta ora, dopo che cosa è successo. Non vale per nessuna classifica.
guide-now = Che cosa conta ora
guide-happened = Che cosa è successo
guide-points = { $who }: +{ $n }
guide-no_points = nessun punto
guide-others = Tocca agli altri: guarda che cosa prendono.
guide-over = Questa era la tua prima partita. La prossima può essere intera: contro gli stessi o contro chi vuoi.
guide-coach = L’allenatore mi avverta anche nelle prossime partite
guide-play = Gioca la prima partita
guide-again = Giocala ancora
home-first_game = Una breve prima partita a { $game }
terminal-new_here = È la prima volta? `souk learn { $game }` insegna il gioco con brevi lezioni e poi gioca con te una prima partita.

puzzle-page = Problemi
puzzle-intro = Decisioni con una sola buona risposta. Il tuo punteggio e quello del problema cambiano con il tuo primo tentativo.
puzzle-missed = Mancato.
puzzle-rated = Il tuo punteggio: { $before } → { $after }
puzzle-and_now = Giusto. E ora?
puzzle-find = Trova la mossa migliore
puzzle-decisions = { $n } decisioni di fila.
puzzle-answer = È la mia risposta
puzzle-next = Prossimo problema
puzzle-again = Ancora una volta
puzzle-daily = Problema del giorno
puzzle-daily_about = Lo stesso per tutti.
puzzle-days = Giorni di fila: { $n }
puzzle-today_solved = Quello di oggi l’hai risolto.
puzzle-today_missed = Quello di oggi l’hai mancato.
puzzle-solve = Risolvi
puzzle-train = Allenamento
puzzle-any = qualsiasi
puzzle-theme = Tema
puzzle-run = Contro il tempo
puzzle-run_about = Cinque minuti, tre vite, ogni problema un po’ più difficile. Niente fa punteggio.
puzzle-run_record = Il tuo record: { $n }
puzzle-run_score = risolti: { $n } · vite: { $left }
puzzle-run_over = Risolti: { $n }. Il tuo record: { $best }.
puzzle-run_best = È il tuo record.
puzzle-begin = Via
puzzle-yours = Tu
puzzle-record = { $n } su { $all } risolti; di fila: { $streak }.
puzzle-history = I tuoi ultimi tentativi
puzzle-was_solved = risolto
puzzle-was_missed = mancato
puzzle-was_open = non provato
nav-puzzles = Problemi

## My progress

progress-title = I miei progressi
progress-lead = Come vanno le tue partite, i problemi e le lezioni, e che cosa dicono.
progress-none = Ancora nessuna partita finita. Giocane una contro i bot, e comparirà qui.
progress-strength = { $strength } ± { $doubt }
progress-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }, { $won } vinte
progress-level = Forte più o meno come: { $level }
progress-curve = Forza, partita per partita
progress-band = La fascia è l’intervallo del 95 %.
progress-results = Risultati e attese
progress-results_about = Quanti bot hai superato, dieci partite alla volta. Tratteggiato: quello che c’era da aspettarsi dalla tua forza. Quello che sta nella fascia può essere caso (95 %).
progress-verdict = Nelle ultime { $n } partite contro i bot: superati { $reached } %, attesi { $expected } ± { $margin } %. { $verdict ->
    [above] È più di quanto spieghi il caso.
    [below] È meno di quanto spieghi il caso.
   *[within] È come previsto.
  }
progress-points = Da dove vengono i tuoi punti
progress-points_about = { $games ->
    [one] Una partita
   *[other] Media di { $games } partite
  } in { $players }, accanto al più forte giocatore rapido tra i suoi pari; con l’intervallo del 95 %.
progress-you = Tu
progress-strongest = Il più forte
progress-accuracy = Precisione
progress-luck = Fortuna
progress-luck_about = Quota di vittoria che dadi, carte e scelte degli altri ti hanno portato.
progress-reviewed = { $n ->
    [one] Una partita rivista
   *[other] { $n } partite riviste
  }: in media precisione { $accuracy }, fortuna { $luck }.
progress-unreviewed = Nessuna delle tue partite ha ancora una revisione. Una revisione dice quanto hai giocato bene e che cosa è stato fortuna.
progress-to_review = Non ancora riviste
progress-review = Fai la revisione della partita del { $when }
progress-table = Tutti i numeri in una tabella
progress-when = Quando
progress-reached = Superati
progress-expected = Attesi
progress-puzzles_none = Ancora nessun problema tentato.
progress-rating = Punteggio nei problemi, tentativo per tentativo
progress-csv = Scarica le partite come tabella (CSV)
progress-badges = Distintivi
progress-earned = ottenuto il { $when }
progress-not_yet = non ancora
badge-first_win = Prima vittoria
badge_about-first_win = Vinci una partita.
badge-streak = Tre di fila
badge_about-streak = Vinci tre partite una dopo l’altra.
badge-giant = Ammazzagiganti
badge_about-giant = Vinci contro un maestro o qualcuno di più forte.
badge-people = Tra la gente
badge_about-people = Vinci una partita in cui gioca anche qualcun altro.
badge-both = A casa ovunque
badge_about-both = Vinci a due giochi diversi.
badge-bazaar = Tutto il bazar
badge_about-bazaar = Incontra tutti e dodici gli avversari.
badge-precise = Mano ferma
badge_about-precise = Gioca una partita con una precisione di almeno 90, secondo la revisione, con dieci decisioni vere o più.
badge-against_luck = Contro i dadi
badge_about-against_luck = Vinci una partita in cui la fortuna ti è costata almeno il 10 % della vittoria, secondo la revisione.
badge-solver = Maestro di problemi
badge_about-solver = Risolvi 25 problemi al primo tentativo.
badge-solver_row = Dieci di fila
badge_about-solver_row = Risolvi dieci problemi di fila al primo tentativo.
