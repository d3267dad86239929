game-title = Yspahan
game-short = Consegna merci ai suk, carica carovane, costruisci. Da 2 a 4 giocatori, circa un’ora.
game-about = Yspahan (2006) è un gioco di Sébastien Pauchon.

## Vocabulary

row-camel = cammelli
    .the = i cammelli
row-sack = sacchi
    .the = i sacchi
row-barrel = barili
    .the = i barili
row-chest = casse
    .the = le casse
row-vase = vasi
    .the = i vasi
row-gold = oro
    .the = l’oro

quarter-sack = quartiere dei sacchi
    .of = dei sacchi
quarter-barrel = quartiere dei barili
    .of = dei barili
quarter-chest = quartiere delle casse
    .of = delle casse
quarter-vase = quartiere dei vasi
    .of = dei vasi

colour-purple = viola
colour-yellow = giallo
colour-white = bianco
colour-blue = blu
colour-orange = arancione

souk = il suk { $colour } { $quarter_of }
    .in = nel suk { $colour } { $quarter_of }
    .name = suk { $colour } { $quarter_of }
shop = suk { $colour } { $quarter_of }, bottega { $n }
    .the = la bottega { $n } del suk { $colour } { $quarter_of }

square = casella { $name }
    .from = dalla casella { $name }
    .to = alla casella { $name }
    .on = sulla casella { $name }
crossing = incrocio
    .from = dall’incrocio
    .to = all’incrocio
    .on = sull’incrocio

building-paddock = recinto
    .the = il recinto
    .short = re
building-office = ufficio
    .the = l’ufficio
    .short = uf
building-hammam = hammam
    .the = l’hammam
    .short = ha
building-caravanserai = caravanserraglio
    .the = il caravanserraglio
    .short = ca
building-bazaar = bazar
    .the = il bazar
    .short = ba
building-hoist = argano
    .the = l’argano
    .short = ar

card-exchange = Scambia cammelli e oro
card-three_camels = 3 cammelli
card-three_gold = 3 monete d’oro
card-cube_to_souk = Un cubo in un suk
card-cube_to_caravan = Un cubo sulla carovana
card-camels_for_points = Cammelli per 2 punti l’uno
card-gold_for_points = Oro per 1 punto a moneta
card-build_no_camels = Costruisci senza cammelli
card-build_no_gold = Costruisci senza oro

source-souks = Suk
    .for = per i suk completi
source-bazaar = Bazar
    .for = grazie al bazar
source-caravan_places = Posti nella carovana
    .for = per un posto nella carovana
source-caravan_scorings = Conteggi della carovana
    .for = dalla carovana
source-buildings = Edifici
    .for = per l’edificio
source-cards = Carte
    .for = con la carta

amount-camels =
    { $n ->
        [one] { $n } cammello
       *[other] { $n } cammelli
    }
amount-gold =
    { $n ->
        [one] { $n } moneta d’oro
       *[other] { $n } monete d’oro
    }
amount-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## What happens

event-start =
    { $you ->
        [yes] Cominci tu la partita.
       *[no] { $seat } comincia la partita.
    }
event-round = Settimana { $week }, giorno { $day }: { $order }.
event-bought =
    { $dice ->
        [0]
            { $you ->
                [yes] Tiri i dadi.
               *[no] { $seat } tira i dadi.
            }
        [one]
            { $you ->
                [yes] Aggiungi un dado giallo per 1 moneta d’oro e tiri.
               *[no] { $seat } aggiunge un dado giallo per 1 moneta d’oro e tira.
            }
       *[other]
            { $you ->
                [yes] Aggiungi { $dice_word } dadi gialli per { $dice } monete d’oro e tiri.
               *[no] { $seat } aggiunge { $dice_word } dadi gialli per { $dice } monete d’oro e tira.
            }
    }
event-die = Un dado { $colour } mostra { $face }.
event-tower = Nella torre: { $rows }.
tower-row = { $row } { $dice }
event-chosen =
    { $you ->
        [yes] Scegli { $row_the }:
       *[no] { $seat } sceglie { $row_the }:
    } { $dice ->
        [one] un dado da { $face }.
       *[other] { $dice_word } dadi da { $face }.
    }
event-no_group =
    { $you ->
        [yes] Per te non resta nessun gruppo.
       *[no] Per { $seat } non resta nessun gruppo.
    }
event-bonus_die =
    { $you ->
        [yes] Scarti «{ $card }» per un dado in più.
       *[no] { $seat } scarta «{ $card }» per un dado in più.
    }
event-camels =
    { $you ->
        [yes] Ricevi
       *[no] { $seat } riceve
    } { $n ->
        [one] { $n } cammello.
       *[other] { $n } cammelli.
    }
event-gold =
    { $you ->
        [yes] Ricevi
       *[no] { $seat } riceve
    } { $n ->
        [one] { $n } moneta d’oro.
       *[other] { $n } monete d’oro.
    }
event-placed =
    { $you ->
        [yes] Metti un cubo { $souk_in }.
       *[no] { $seat } mette un cubo { $souk_in }.
    }
event-souk_complete =
    { $you ->
        [yes] Completi { $souk }
       *[no] { $seat } completa { $souk }
    } ({ $points } punti a fine settimana).
event-supervisor_moved =
    { $stays ->
        [yes]
            { $you ->
                [yes] Lasci il sorvegliante { $square_on }
               *[no] { $seat } lascia il sorvegliante { $square_on }
            }
       *[no]
            { $you ->
                [yes] Muovi il sorvegliante { $start_from } { $square_to }
               *[no] { $seat } muove il sorvegliante { $start_from } { $square_to }
            }
    }{ $gold ->
        [0] .
        [one] {" "}per { $gold } moneta d’oro.
       *[other] {" "}per { $gold } monete d’oro.
    }
event-cube_order = Per primo parte il cubo { $souk_in }.
event-camel_paid =
    { $you ->
        [yes] Paghi un cammello: il tuo cubo resta { $souk_in }.
       *[no] { $seat } paga un cammello: il cubo resta { $souk_in }.
    }
event-sent =
    { $kept ->
        [yes]
            { $you ->
                [yes] Al suo posto va alla carovana un cubo della tua riserva, posto { $place }.
               *[no] Al suo posto va alla carovana un cubo della riserva di { $seat }, posto { $place }.
            }
       *[no]
            { $you ->
                [yes] Il tuo cubo { $souk_in } va alla carovana, posto { $place }.
               *[no] Il cubo di { $seat } { $souk_in } va alla carovana, posto { $place }.
            }
    }
event-loaded =
    { $you ->
        [yes] Carichi un cubo sulla carovana, posto { $place }.
       *[no] { $seat } carica un cubo sulla carovana, posto { $place }.
    }
event-caravan_scored = La carovana è piena e si conta: { $points }.
event-week_scored =
    Finisce la settimana { $week }. { $souks_count ->
        [0] Nessun suk è completo.
       *[other] Suk completi: { $souks }.
    } { $caravan_count ->
        [0] La carovana non porta punti.
       *[other] Carovana: { $caravan }.
    }
souk-score = { $seat } { $points } ({ $souk_name })
event-draw =
    { $you ->
        [yes] Peschi una carta
       *[no] { $seat } pesca una carta
    }{ $why_key ->
        [caravanserai] {" "}grazie al caravanserraglio.
        [no_group] {" "}al posto di un gruppo.
       *[action] .
    }
event-drawn =
    { $you ->
        [yes] Hai pescato «{ $card }».
       *[no] { $seat } ha pescato «{ $card }».
    }
event-draw_lost =
    { $you ->
        [yes] Per te non ci sono carte: mazzo e scarti sono vuoti.
       *[no] Per { $seat } non ci sono carte: mazzo e scarti sono vuoti.
    }
event-reshuffled =
    { $deck ->
        [one] Gli scarti formano un nuovo mazzo di una carta.
       *[other] Gli scarti formano un nuovo mazzo di { $deck } carte.
    }
event-played =
    { $you ->
        [yes] Giochi «{ $card }».
       *[no] { $seat } gioca «{ $card }».
    }
event-given =
    { $you ->
        [yes] Dai { $gives }
       *[no] { $seat } dà { $gives }
    }{ $gets_count ->
        [0] .
       *[other] {" "}in cambio di { $gets }.
    }
event-built =
    { $you ->
        [yes] Costruisci { $building_the }
       *[no] { $seat } costruisce { $building_the }
    }{ $cost_count ->
        [0] {" "}gratis
       *[other] {" "}per { $cost }
    }{ $cards_count ->
        [0] .
        [one] , con la carta «{ $cards }».
       *[other] , con entrambe le carte di costruzione.
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
event-turn_ended =
    { $you ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }

## What is asked

ask-supply = Tira i dadi (ogni dado giallo costa 1 moneta d’oro)
ask-choose = Scegli un gruppo di dadi
ask-use = Come usi questi dadi?
ask-bonus = Scartare una carta per un dado in più?
ask-place =
    { $cubes ->
        [one] Metti un cubo
       *[other] Metti un cubo (ne restano { $cubes })
    }
ask-move = Dove va il sorvegliante?
ask-order = Quale cubo parte per primo?
ask-camel = Pagare un cammello per tenere il tuo cubo { $souk_in }?
ask-give = Quanto dai?
ask-souk = Metti il cubo della carta
ask-after = Costruisci, gioca carte o termina il turno

## Moves

move-buy =
    { $dice ->
        [0] Tira i dadi
        [one] Tira con un dado giallo
       *[other] Tira con { $dice_word } dadi gialli
    }
    .doing =
        { $dice ->
            [0] tirare senza dadi gialli
            [one] tirare con un dado giallo
           *[other] tirare con { $dice_word } dadi gialli
        }
move-choose = { $row }
    .doing = scegliere { $row_the }
move-use =
    { $use_key ->
        [take] Prendi
        [deliver] Consegna ai suk
        [supervisor] Muovi il sorvegliante
       *[draw] Pesca una carta
    }
    .doing =
        { $use_key ->
            [take] prendere cammelli o oro
            [deliver] consegnare ai suk
            [supervisor] muovere il sorvegliante
           *[draw] pescare una carta
        }
move-pass = Passa
    .doing = passare
move-bonus =
    { $card_key ->
        [none] Tieni le carte
       *[other] Scarta «{ $card }»
    }
    .doing =
        { $card_key ->
            [none] tenere le carte
           *[other] scartare la carta «{ $card }»
        }
move-shop = { $shop }
    .doing = scegliere { $shop_the }
move-square = { $square }
    .doing = mettere il sorvegliante { $square_on }
move-camel =
    { $answer_key ->
        [keep] Paga un cammello: il cubo resta
       *[send] Lascia andare il cubo
    }
    .doing =
        { $answer_key ->
            [keep] pagare un cammello
           *[send] lasciare andare il cubo
        }
move-give =
    { $goods_key ->
        [gold]
            { $n ->
                [one] Dai { $n } moneta d’oro
               *[other] Dai { $n } monete d’oro
            }
       *[camels]
            { $n ->
                [one] Dai { $n } cammello
               *[other] Dai { $n } cammelli
            }
    }
    .doing =
        { $goods_key ->
            [gold]
                { $n ->
                    [one] dare { $n } moneta d’oro
                   *[other] dare { $n } monete d’oro
                }
           *[camels]
                { $n ->
                    [one] dare { $n } cammello
                   *[other] dare { $n } cammelli
                }
        }
move-play = Gioca «{ $card }»
    .doing = giocare la carta «{ $card }»
move-build =
    { $without_key ->
        [camels] Costruisci { $building_the } senza cammelli
        [gold] Costruisci { $building_the } senza oro
        [both] Costruisci { $building_the } senza cammelli né oro
       *[none] Costruisci { $building_the }
    }
    .doing =
        { $without_key ->
            [camels] costruire { $building_the } senza cammelli
            [gold] costruire { $building_the } senza oro
            [both] costruire { $building_the } senza cammelli né oro
           *[none] costruire { $building_the }
        }
move-end = Termina il turno
    .doing = terminare il turno

## What there is to know about a move

remark-dice =
    { $n ->
        [one] un dado da { $face }
       *[other] { $n_word } dadi da { $face }
    }
remark-cost =
    { $cost_count ->
        [0] gratis
       *[other] per { $cost }
    }
remark-reach =
    { $gold ->
        [0] {""}
        [one] per { $gold } moneta d’oro{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
       *[other] per { $gold } monete d’oro{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
    }{ $shops_count ->
        [0] {""}
        [one] raggiunge il cubo { $shops_in }
       *[other] raggiunge i cubi { $shops_in }
    }
remark-souk_after =
    { $missing ->
        [0] completa il suk: { $points } punti a fine settimana
        [one] manca una bottega per { $points } punti
       *[other] mancano { $missing_word } botteghe per { $points } punti
    }
remark-gets =
    { $what_key ->
        [cubes]
            { $n ->
                [one] { $n } cubo
               *[other] { $n } cubi
            }
        [squares]
            { $n ->
                [one] { $n } casella
               *[other] { $n } caselle
            }
        [cards]
            { $n ->
                [one] { $n } carta
               *[other] { $n } carte
            }
        [camels]
            { $n ->
                [one] { $n } cammello
               *[other] { $n } cammelli
            }
       *[gold]
            { $n ->
                [one] { $n } moneta d’oro
               *[other] { $n } monete d’oro
            }
    }

## Che cosa fa una mossa sul tabellone: il resto di una frase che comincia con la mossa

consequence-keeps_cube = salva dal sorvegliante il cubo { $souk_in }
consequence-guards_cubes =
    { $shops_count ->
        [one] porta un cammello che può salvare dal sorvegliante il cubo { $shops_in }
       *[other] porta un cammello che può salvare dal sorvegliante i cubi { $shops_in }
    }
consequence-completes_souk = completa { $souk } ({ $points } punti a fine settimana)
consequence-reaches_souk = dà abbastanza dadi per completare { $souk }
consequence-meets_cube = raggiunge il cubo di { $seat } { $souk_in }
consequence-leaves_no_dice = non lascia a { $seat } dadi per { $souk }
consequence-scores_building = porta subito { $points } punti

## Why something is closed

reason-decide_first =
    { $what_key ->
        [supply] Prima il primo giocatore compra dadi gialli, o nessuno, e tira
        [choose] Prima si sceglie un gruppo di dadi
        [use] Prima si usa il gruppo scelto
        [bonus] Prima si scarta una carta per un dado in più, o nessuna
        [place] Prima si mettono i cubi
        [souk] Prima si mette il cubo della carta
        [move] Prima si sceglie la casella del sorvegliante
        [order] Prima si sceglie quale dei due cubi parte per primo
        [camel] Prima il proprietario lascia andare il cubo o lo tiene per un cammello
        [give] Prima si danno cammelli o oro per la carta
       *[after] Prima della fine del turno restano solo carte e un edificio
    }
reason-card_windows = Le carte si giocano prima del lancio, prima di scegliere un gruppo o dopo averlo usato, non nel mezzo
reason-build_with_group = In due, costruire è un uso del gruppo scelto
reason-build_after_group = Si costruisce solo dopo aver usato il gruppo di dadi
reason-full_price_after_group = Senza una carta di costruzione si costruisce solo dopo aver usato il gruppo di dadi
reason-group_is_mandatory = Prima devi scegliere un gruppo
reason-bonus_only_for_goods = Una carta vale come dado solo quando si prende o si consegna
reason-dice_cost =
    { $needs ->
        [one] Un dado giallo costa 1 moneta d’oro, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
       *[other] { $needs } dadi gialli costano { $needs } monete d’oro, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
    }
reason-only_yellow_dice = Il gruppo ha solo dadi gialli, che sono del primo giocatore
reason-empty_row =
    { $row_key ->
        [gold] Nella fila dell’oro non ci sono dadi
       *[other] Nella fila «{ $row }» non ci sono dadi
    }
reason-choose_group = Scegli un gruppo; si pesca una carta solo se non ce n’è
reason-draw_instead = Senza un gruppo peschi una carta
reason-no_card_left = Mazzo e scarti sono vuoti
reason-only_goods_are_taken = Si prendono solo cammelli e oro; questo gruppo consegna
reason-nothing_to_deliver =
    { $row_key ->
        [gold] L’oro non si consegna, si prende
       *[camel] I cammelli non si consegnano, si prendono
    }
reason-no_shop_open = Nessuna bottega del { $quarter } può accogliere il tuo cubo
reason-no_shop_anywhere = Nessuna bottega può accogliere il tuo cubo
reason-no_cube_there = In quella bottega non c’è un cubo da mandare
reason-other_quarter = Questa consegna va nel { $quarter }
reason-shop_taken = Quella bottega è occupata: un cubo per bottega
reason-foreign_souk = In quel suk c’è il cubo di un altro
reason-unfinished_souk = Prima completa il suk che hai cominciato in questo quartiere
reasons-not_held = Non hai queste carte
reasons-square_cost = Arrivarci costa più oro di quanto ne hai
reason-square_cost =
    { $needs ->
        [one] Arrivarci costa { $needs } moneta d’oro, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
       *[other] Arrivarci costa { $needs } monete d’oro, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
    }
reason-not_held = Non hai la carta «{ $card }»
reason-neither_held = Non hai nessuna delle due carte di costruzione
reason-card_takes =
    { $goods_key ->
        [gold] La carta prende da 1 a { $most } monete d’oro, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
       *[camels] La carta prende da 1 a { $most } cammelli, { $has ->
                [0] non ne hai
               *[other] ne hai { $has }
            }
    }
reason-exchange_has =
    { $goods_key ->
        [gold]
            { $has ->
                [0] Non hai oro da scambiare
                [one] Hai solo { $has } moneta d’oro da scambiare
               *[other] Hai solo { $has } monete d’oro da scambiare
            }
       *[camels]
            { $has ->
                [0] Non hai cammelli da scambiare
                [one] Hai solo { $has } cammello da scambiare
               *[other] Hai solo { $has } cammelli da scambiare
            }
    }
reason-nothing_to_exchange = Non hai né cammelli né oro da scambiare
reason-nothing_to_give =
    { $goods_key ->
        [gold] Non hai oro da dare
       *[camels] Non hai cammelli da dare
    }
reason-already_built = Hai già { $building_the }
reason-one_card_each = Una sola carta di costruzione per edificio
reason-waives_nothing = Per { $building_the } non c’è oro da risparmiare
reason-one_building = Si costruisce una sola volta per turno
reason-short_of =
    { $what_key ->
        [camels] Per { $building_the } servono { $camels } cammelli, { $has_camels ->
            [0] non ne hai
           *[other] ne hai { $has_camels }
        }
        [gold] Per { $building_the } servono { $gold } monete d’oro, { $has_gold ->
            [0] non ne hai
           *[other] ne hai { $has_gold }
        }
       *[both] Per { $building_the } servono { $camels } cammelli e { $gold } monete d’oro, { $holding_count ->
            [0] non hai niente
           *[other] hai { $holding }
        }
    }
reason-position_problem =
    { $problem_key ->
        [due] Ciò che si decide non si accorda con il resto della posizione
        [cards_mode] Queste carte edificio sono per 3 o 4 giocatori
        [only_when_over] Solo dopo l’ultimo giorno non c’è nulla da decidere
        [weeks] Dopo la settimana 3 la partita è finita
        [before_start] Il primo giocatore si estrae prima del primo giorno
        [order_seats] Ogni posto gioca una volta nell’ordine
        [clockwise] Si gioca in senso orario a partire dal primo giocatore
        [order_length] In due il primo giocatore gioca due volte al giorno, altrimenti ognuno una volta
        [turn] Il giorno non ha così tanti turni
        [building_points] Questi edifici valgono { $n } punti
        [empty_deck] Quando il mazzo è vuoto gli scarti diventano quello nuovo: deve restare qualche carta
        [has_built] Solo dopo aver usato i dadi qualcuno può aver costruito
        [caravan_places] La carovana ha { $n } posti
        [caravan_full] Una carovana piena si conta subito: togli un cubo
        [no_group] Non è ancora stato scelto alcun gruppo di dadi
        [needs_group] È stato scelto un gruppo di dadi: indica quale
        [before_roll] Prima del tiro non ci sono dadi sulla torre
        [first_turn_rolls] I dadi si tirano nel primo turno del giorno
        [rolled] Questi dadi non possono essere in viaggio verso la torre
        [white_dice] Ci sono { $n } dadi bianchi
        [yellow_dice] Ci sono più dadi gialli di quelli comprati
        [group_dice] Il gruppo scelto non si accorda con i dadi
        [yellow_leave] I dadi gialli lasciano la torre dopo il turno del primo giocatore
        [values_rise] I dadi devono mostrare di più di fila in fila
        [two_cards] Di ogni carta ce ne sono solo due
       *[two_owners] In un suk può avere cubi un solo giocatore
    }

## Options

option-building_cards = Carte di costruzione
option-building_cards-discount = fanno costare meno un edificio
option-building_cards-extra = sono ciascuna un edificio in più
option-building_cards-once = costruiscono in ogni momento, ma un solo edificio per turno
option-start = Chi comincia
option-start-random = a sorte
option-start-0 = posto 1
option-start-1 = posto 2
option-start-2 = posto 3
option-start-3 = posto 4

## The screen

screen-week_day = Settimana { $week }, giorno { $day }
screen-deck = Mazzo { $n }
screen-discards = Scarti { $n }
screen-caravan = Carovana
screen-tower = Torre dei dadi
screen-city = La città
screen-supervisor = sorvegliante
screen-no_cards = nessuna carta
screen-hand = Le tue carte
screen-reaches = raggiunge un cubo di { $who }
screen-play = gioca
screen-plus_one = +1 dado
screen-camels = Cammelli
screen-gold = Oro
screen-cards = Carte
screen-buildings = Edifici
screen-row = Fila
screen-dice = Dadi
screen-group =
    { $n ->
        [one] un dado da { $face }
       *[other] { $n } dadi da { $face }
    }
screen-group_yellow =
    { $yellow ->
        [one] { $n } dadi da { $face }, di cui { $yellow } giallo
       *[other] { $n } dadi da { $face }, di cui { $yellow } gialli
    }
screen-souks = Suk
screen-souk = Suk
screen-shops = Botteghe
screen-free = libera
screen-taken = { $who }: { $n } di { $all }
screen-supervisor_at = Il sorvegliante è { $square_on }.
screen-caravan_row = Fila { $n }
screen-place_free = libero

## The editor

edit-how = Clicca sulle botteghe per mettere o togliere cubi e sulle strade per spostare il sorvegliante.
edit-cubes = Cubi di
edit-when = Quando
edit-week = Settimana
edit-day = Giorno
edit-start = Primo giocatore
edit-turn = Di turno
edit-due = Che cosa si decide
edit-due-supply = il tiro del giorno
edit-due-choose = quale gruppo di dadi
edit-due-after = il resto del turno
edit-due-other = com’era
edit-bought = Dadi gialli comprati
edit-value = mostra
edit-white = bianchi
edit-yellow = gialli
edit-load = Carica un cubo
edit-unload = Scaricane uno
edit-sheet = Punti finora

## Pictures

nature-start = Chi comincia?
nature-roll = I dadi rotolano
nature-draw = Si pesca una carta
nature-send = Un cubo va alla carovana
nature-score = Si conta la carovana
screen-deck_title = mazzo
screen-discards_title = scarti
screen-chosen_group = gruppo scelto

## The terminal
draw-start = Chi comincia la partita? Scrivi seat 0, seat 1, …
draw-roll =
    { $yellow ->
        [0] Che cosa mostrano i { $white } dadi bianchi? Scrivili, come 3 1 6 …
       *[other] Che cosa mostrano i dadi? Scrivi i bianchi ({ $white }), poi i gialli ({ $yellow }), come 3 1 6 …
    }
draw-card =
    { $you ->
        [yes] Quale carta peschi?
       *[no] Quale carta pesca { $who }?
    }

## What things are, on hover, focus and long press

about-building-paddock = Un cammello in più quando prendi cammelli dalla torre.
about-building-office = Due monete d’oro in più quando prendi oro dalla torre.
about-building-hammam = Il cammino del sorvegliante cambia fino a tre caselle senza oro; oltre, costa oro come sempre.
about-building-caravanserai = Pesca una carta ogni volta che un tuo cubo va alla carovana, ma non quando ce lo mette una carta.
about-building-bazaar = Due punti in più per ogni tuo suk completo alla fine della settimana.
about-building-hoist = Un cubo in più a ogni consegna dalla torre.
about-card-exchange = Quanti cammelli vuoi per altrettante monete d’oro, o viceversa.
about-card-three_camels = Prendi 3 cammelli.
about-card-three_gold = Prendi 3 monete d’oro.
about-card-cube_to_souk = Metti un cubo in una qualsiasi bottega per te aperta, in qualunque quartiere.
about-card-cube_to_caravan = Metti un cubo sul posto seguente della carovana e segna i suoi punti; non porta la carta del caravanserraglio.
about-card-camels_for_points = Dai da 1 a 4 cammelli per 2 punti l’uno.
about-card-gold_for_points = Dai da 1 a 10 monete d’oro per 1 punto l’una.
about-card-build_no_camels = Costruisci senza pagare i cammelli; l’edificio dà i soliti punti.
about-card-build_no_gold = Costruisci senza pagare l’oro; l’edificio dà i soliti punti.
about-card_bonus = Oppure scartala: un dado in più quando prendi o consegni.
about-row =
    { $row_key ->
        [camel] Un cammello per ogni dado.
        [gold] Una moneta d’oro per ogni dado.
       *[quarter] Un cubo in una bottega di questo quartiere per ogni dado.
    } Oppure il sorvegliante si muove quanto mostra un dado, o peschi una carta.
about-use-take = Quanti sono i dadi del gruppo; edifici e una carta scartata ne aggiungono.
about-use-deliver = Un cubo in una bottega aperta del quartiere per ogni dado del gruppo.
about-use-draw = Una carta, per quanti dadi abbia il gruppo.
about-souk =
    { $n ->
        [one] Una bottega. Chi la riempie
       *[other] { $n } botteghe. Chi le riempie tutte
    } segna { $points } punti alla fine della settimana.
about-square = Qui si ferma il sorvegliante. Un cammello indica che accanto c’è un cubo, che va alla carovana; la moneta dice quanto costa il cammino.
about-supervisor = Si muove quanto mostra un dado; ogni moneta d’oro allunga o accorcia il cammino di una casella. I cubi accanto alla casella dove si ferma vanno alla carovana.
about-caravan = Un cubo dà subito { $low } punti nella fila in basso, { $middle } in quella di mezzo. Quando la carovana è piena, e alla fine di ogni settimana, contano i tuoi cubi per la tua fila più alta.
chapter-group = Usare un gruppo
chapter-souks = Botteghe e suk
chapter-supervisor = Il sorvegliante
chapter-caravan = La carovana
chapter-buildings = Edifici
chapter-cards = Carte

# What puzzles are about.
theme-supervisor = sorvegliante
theme-building = corsa agli edifici
theme-protection = protezione
theme-cards = carte
theme-dice = dadi
theme-souks = suk
theme-saving = risparmio
theme-endgame = finale
theme-scoring = conteggio

## Tempers of opponents.

temper-builder = costruisce prima di tutto
temper-driver = carica la carovana
temper-shopkeeper = riempie i suk
temper-gambler = si fida delle carte
temper-hoarder = costruisce il bazar ed evita la carovana
