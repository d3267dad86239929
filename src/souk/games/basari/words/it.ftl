game-title = Basari
game-short = Scegli in segreto, poi contratta con le gemme. 3 o 4 giocatori, mezz’ora.
game-about = Basari (1998) è un gioco di Reinhard Staupe. L’ordine degli archi è qui una nostra ricostruzione.

## Vocabulary

card-roll = dado
card-points = punti
card-gems = gemme

action-roll = il dado
    .for = per il dado
action-points = i punti
    .for = per i punti
action-gems = le gemme
    .for = per le gemme

colour-red = rosso
    .one = rossa
    .many = rosse
colour-yellow = giallo
    .one = gialla
    .many = gialle
colour-green = verde
    .one = verde
    .many = verdi
colour-blue = blu
    .one = blu
    .many = blu

gem-red =
    { $n ->
        [one] { $n } rossa
       *[other] { $n } rosse
    }
gem-yellow =
    { $n ->
        [one] { $n } gialla
       *[other] { $n } gialle
    }
gem-green =
    { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
gem-blue = { $n } blu

source-laps = Giri
    .for = per aver raggiunto il disco
source-colours = Maggioranze
    .for = per la maggioranza di gemme
source-points = Azione punti
    .for = dall’arco
source-roll = Azione dado
    .for = per il dado

## What happens

event-order_drawn =
    { $you ->
        [yes] Scegli l’arco di partenza
       *[no] { $seat } sceglie l’arco di partenza
    } { $place ->
        [1] per primo.
        [2] per secondo.
        [3] per terzo.
       *[4] per ultimo.
    }
event-started =
    { $you ->
        [yes] Parti dall’arco { $archway }.
       *[no] { $seat } parte dall’arco { $archway }.
    }
event-moved =
    { $reaches_disc ->
        [yes]
            { $you ->
                [yes] Tiri { $die }, vai all’arco { $archway } e raggiungi il tuo disco.
               *[no] { $seat } tira { $die }, va all’arco { $archway } e raggiunge il disco.
            }
       *[no]
            { $you ->
                [yes] Tiri { $die } e vai all’arco { $archway }.
               *[no] { $seat } tira { $die } e va all’arco { $archway }.
            }
    }
event-has_chosen =
    { $you ->
        [yes] Hai scelto.
       *[no] { $seat } ha scelto.
    }
event-chosen_card =
    { $you ->
        [yes] Scegli
       *[no] { $seat } sceglie
    } { $card_key ->
        [roll] il dado: 6 punti meno il numero tirato.
        [points] i punti: { $points }.
       *[gems]
            { $gems_count ->
                [0] le gemme, ma la riserva non ne ha più.
               *[other] le gemme: { $gems }.
            }
    }
event-revealed = Si scoprono tutte le carte: { $cards }.
card-of = { $seat } { $card }
event-contest =
    { $result_key ->
        [single]
            { $you ->
                [yes] Solo tu hai scelto { $action }.
               *[no] Solo { $seats } ha scelto { $action }.
            }
        [barter]
            { $you ->
                [yes] { $seats } contrattate { $action_for }.
               *[no] { $seats } contrattano { $action_for }.
            }
       *[lost]
            { $you ->
                [yes] { $seats } avete scelto tutti { $action }: nessuno ottiene nulla.
               *[no] { $seats } hanno scelto tutti { $action }: nessuno ottiene nulla.
            }
    }
event-roll_for_opening =
    { $you ->
        [yes] { $seats } { $score ->
            [0] non avete punti
            [one] avete entrambi { $score } punto
           *[other] avete entrambi { $score } punti
        } e tirate per chi apre.
       *[no] { $seats } { $score ->
            [0] non hanno punti
            [one] hanno entrambi { $score } punto
           *[other] hanno entrambi { $score } punti
        } e tirano per chi apre.
    }
event-opening_die =
    { $you ->
        [yes] Tiri { $die }.
       *[no] { $seat } tira { $die }.
    }
event-opening_tie = Entrambi { $die }: si tira di nuovo.
event-opens =
    { $by_key ->
        [dice]
            { $you ->
                [yes] Apri tu con il tiro più alto.
               *[no] { $seat } apre con il tiro più alto.
            }
       *[score]
            { $you ->
                [yes] Apri tu con più punti.
               *[no] { $seat } apre con più punti.
            }
    }
event-offered =
    { $you ->
        [yes] Offri a { $rival } { $gems }.
       *[no]
            { $rival_you ->
                [yes] { $seat } ti offre { $gems }.
               *[no] { $seat } offre a { $rival } { $gems }.
            }
    }
event-accepted =
    { $you ->
        [yes] Accetti { $gems } da { $rival }.
       *[no]
            { $rival_you ->
                [yes] { $seat } accetta { $gems } da te.
               *[no] { $seat } accetta { $gems } da { $rival }.
            }
    }
event-declined =
    { $you ->
        [yes] Non offri niente.
       *[no] { $seat } non offre niente.
    }
event-carried_out =
    { $you ->
        [yes] Ottieni { $action }.
       *[no] { $seat } ottiene { $action }.
    }
event-gems_taken =
    { $gems_count ->
        [0]
            { $you ->
                [yes] Non trovi più gemme nella riserva.
               *[no] { $seat } non trova più gemme nella riserva.
            }
       *[other]
            { $you ->
                [yes] Prendi { $gems }
               *[no] { $seat } prende { $gems }
            }{ $short_count ->
                [0] .
               *[other] ; nella riserva mancano { $short }.
            }
    }
event-points =
    { $n ->
        [0]
            { $you ->
                [yes] Non segni niente { $source_for }.
               *[no] { $seat } non segna niente { $source_for }.
            }
        [one]
            { $you ->
                [yes] Segni { $n } punto { $source_for }.
               *[no] { $seat } segna { $n } punto { $source_for }.
            }
       *[other]
            { $you ->
                [yes] Segni { $n } punti { $source_for }.
               *[no] { $seat } segna { $n } punti { $source_for }.
            }
    }
event-scoring = Conteggio { $number } di 3.
event-majority =
    { $leaders_count ->
        [0] Nessuno ha gemme { $colour_many }.
        [one] Più gemme { $colour_many } ({ $most }): { $leaders }, { $points_each } punti.
       *[other] Più gemme { $colour_many } ({ $most }): { $leaders }, { $points_each } punti ciascuno.
    }
event-returned =
    { $you ->
        [yes] Restituisci
       *[no] { $seat } restituisce
    } { $n ->
        [one] { $n } gemma { $colour_one }.
       *[other] { $n } gemme { $colour_many }.
    }
event-discs_moved = Tutti i dischi vanno sotto le pedine.

## What is asked

ask-start = Scegli un arco di partenza
ask-choose = Scegli un’azione in segreto
ask-open = Contratta { $action_for }: apri con un’offerta o rinuncia
ask-barter = Contratta { $action_for }: accetta o offri di più
ask-count = Quante gemme { $colour_many } offri?

## Moves

move-start = Arco { $archway }
    .doing = partire dall’arco { $archway }
move-card =
    { $card_key ->
        [roll] Tira ancora
        [points] Segna punti
       *[gems] Prendi gemme
    }
    .doing =
        { $card_key ->
            [roll] scegliere il dado
            [points] scegliere i punti
           *[gems] scegliere le gemme
        }
move-accept = Accetta
    .doing = accettare l’offerta
move-decline = Non offrire niente
    .doing = non offrire niente
move-offer = Fai un’offerta
    .doing = fare un’offerta
move-count =
    { $n ->
        [0] Non offrire { $colour_many }
        [one] Offri { $n } { $colour_one }
       *[other] Offri { $n } { $colour_many }
    }
    .doing =
        { $n ->
            [0] non offrire gemme { $colour_many }
            [one] offrire { $n } gemma { $colour_one }
           *[other] offrire { $n } gemme { $colour_many }
        }

## What there is to know about a move

remark-shows =
    { $points ->
        [one] { $points } punto, { $gems }
       *[other] { $points } punti, { $gems }
    }
remark-takes = prendi { $gems }
remark-worth =
    { $card_key ->
        [roll] 6 − dado
        [points] +{ $points }
       *[gems] { $gems }
    }

## Che cosa fa una mossa sul tabellone: il resto di una frase che comincia con la mossa

consequence-can_lead = può dare a { $seat } il maggior numero di gemme { $colour_many }
consequence-can_lose_lead = può costare a { $seat } la maggioranza di gemme { $colour_many }
consequence-keeps_lead = lascia a { $seat } il maggior numero di gemme { $colour_many }

## Why something is closed

reason-card_is_chosen = Hai scelto la tua carta; si scoprono tutte insieme
reason-choose_a_card = Ora scegli una carta azione: dado, punti o gemme
reason-choose_archway = Prima tutti, a turno, scelgono un arco di partenza
reason-ring_ends = Il cortile ha { $n } archi, da 0 a { $last }
reason-archway_taken = { $seat } parte dall’arco { $archway }, e gli archi di partenza non si condividono
reason-nothing_offered = Non c’è ancora un’offerta da accettare: apri con un’offerta o rinuncia
reason-only_opener_declines = Solo chi apre può rinunciare; puoi accettare l’offerta o rilanciare
reason-opener_has_nothing = Senza gemme non puoi offrire niente
reason-cannot_raise = Le tue gemme non bastano a superare { $gems }: puoi solo accettare
reason-offer_first = Prima di’ che fai un’offerta
reason-barter_now = State contrattando: accetta, offri o rinuncia
reason-count_now = Ora di’ quante gemme { $colour_many } offri
reason-too_few_gems =
    { $has ->
        [0] Non hai gemme { $colour_many }, e si offre solo ciò che si ha
        [one] Hai solo { $has } gemma { $colour_one }, e si offre solo ciò che si ha
       *[other] Hai solo { $has } gemme { $colour_many }, e si offre solo ciò che si ha
    }
reason-at_least_one =
    { $n ->
        [one] Un’offerta ha almeno una gemma, quindi qui ne serve { $n } { $colour_one }
       *[other] Un’offerta ha almeno una gemma, quindi qui ne servono { $n } { $colour_many }
    }
reason-must_beat =
    Un’offerta deve avere più gemme di { $gems }, oppure altrettante e più rosse, poi gialle, verdi, blu: qui { $n ->
        [one] ne serve almeno { $n } { $colour_one }
       *[other] ne servono almeno { $n } { $colour_many }
    }
reason-dice_roll = I dadi stanno rotolando
reason-game_over = La partita è finita con il terzo conteggio
reason-position_problem =
    { $problem_key ->
        [phase] Nella partita non c’è un momento così
        [players] Il gioco è per 3 o 4 giocatori
        [nobody_sits] Lì non siede nessuno
        [gems] Di ogni colore ci sono { $n } gemme
        [third_scoring] La partita finisce con il terzo conteggio, non prima
        [points] Finora tutti insieme possono avere al massimo { $n } punti per questo
        [laps] A ogni conteggio almeno un giocatore ha fatto il giro
        [lap] Un giro vale 10 punti, una volta per conteggio
        [order] Ogni posto è una volta nell’ordine
        [shared_start] Gli archi si condividono solo alla prima scelta
        [no_archway] Questo posto non ha ancora scelto il suo arco
        [archway_taken] Davanti a questo arco c’è già qualcuno
        [card] Le carte azione non si accordano con il momento
        [action] L’azione in corso non si accorda con le carte
       *[barter] Lo scambio non si accorda con il resto della posizione
    }

## Options

option-shared_start = Archi di partenza
option-shared_start-no = una pedina per arco
option-shared_start-yes = si possono condividere
option-layout = Un altro giro di archi, come testo

## The screen

screen-round = Turno { $n }
screen-scorings = { $n } di 3 conteggi
screen-supply = Riserva
screen-secret = scelto in segreto
screen-choosing = sceglie
screen-barter = Si contratta { $action_for }
screen-standing = { $who } offre { $gems }
screen-opens = { $who } apre
screen-your_offer = La tua offerta
screen-lap = { $n } di { $all } passi
screen-more = Una { $colour_one } in più
screen-less = Una { $colour_one } in meno
screen-offer = Offri
screen-worth = Valore se si contasse ora
screen-gems = Gemme
screen-archway_title = Arco
screen-way = Giro
screen-action = Azione
screen-archways = Archi
screen-pawns = Pedine e dischi
screen-pawn = pedina di { $who }
screen-disc = disco di { $who }

## The editor

edit-how = Clicca su un arco per mettervi la pedina.
edit-pawn = Pedina di
edit-when = Quando
edit-round = Turno
edit-scorings = Conteggi
edit-before_choice = Prima della scelta delle carte
edit-moved = Passi dall’ultimo conteggio
edit-sheet = Punti finora

## Pictures

nature-order = Chi sceglie ora?
nature-move = Tutte le pedine avanzano
nature-opening = I dadi decidono chi apre
nature-roll = Il dado rotola
screen-scorings_title = conteggi
screen-offers = offre
screen-says = dice

## The terminal
draw-order = Chi sceglie il prossimo arco di partenza ({ $place })? Scrivi seat 0, seat 1, …
draw-dice = Che cosa mostrano i dadi? Scrivi quelli di { $seats } in quest’ordine, come 3 1 6
draw-roll =
    { $you ->
        [yes] Quale numero tiri per l’azione dado?
       *[no] Quale numero tira { $who } per l’azione dado?
    }
screen-to_go = manca
screen-there = lì
screen-hidden = scelta
screen-bid = finora: { $gems }
screen-legend = pedine piene, dischi vuoti
screen-choosing_archways = scelta degli archi di partenza

## What things are, on hover, focus and long press

about-card-roll = Tira ancora, avanza di altrettanto e segna 6 meno il numero tirato.
about-card-points = Segna il numero del tuo arco.
about-card-gems = Prendi le gemme del tuo arco, per quante ne ha la riserva.
about-chosen = Da solo la ottieni; in due si contratta; in tre o quattro non la ottiene nessuno.
about-colour = Chi a un conteggio ha più gemme di questo colore prende { $points } punti.
about-lap = Quando una pedina raggiunge o supera il suo disco dà { $points } punti, e si conta.
about-archway = Quanto danno le azioni «punti» e «gemme» a chi sta qui.
chapter-court = Il cortile
chapter-round = Un turno
chapter-scoring = Conteggio

# What puzzles are about.
theme-barter = baratto
theme-bluff = bluff
theme-scoring = conteggio
theme-endgame = finale

## Tempers of opponents.

temper-miser = ammassa gemme
temper-racer = corre per i giri
temper-peddler = prende subito i punti
temper-bluffer = ama sorprendere
