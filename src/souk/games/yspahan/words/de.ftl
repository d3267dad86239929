game-title = Yspahan
game-short = Waren in die Souks liefern, Karawanen beladen, bauen. 2 bis 4 Spieler, etwa eine Stunde.
game-about = Yspahan (2006) ist ein Spiel von Sébastien Pauchon.

## Vocabulary

row-camel = Kamele
    .die = die Kamele
row-sack = Säcke
    .die = die Säcke
row-barrel = Fässer
    .die = die Fässer
row-chest = Truhen
    .die = die Truhen
row-vase = Vasen
    .die = die Vasen
row-gold = Gold
    .die = das Gold

quarter-sack = Sackviertel
quarter-barrel = Fassviertel
quarter-chest = Truhenviertel
quarter-vase = Vasenviertel

colour-purple = lila
    .der = lila
    .den = lila
    .er = lila
colour-yellow = gelb
    .der = gelbe
    .den = gelben
    .er = gelber
colour-white = weiß
    .der = weiße
    .den = weißen
    .er = weißer
colour-blue = blau
    .der = blaue
    .den = blauen
    .er = blauer
colour-orange = orange
    .der = orange
    .den = orangen
    .er = oranger

souk = der { $colour_der } Souk im { $quarter }
    .den = den { $colour_den } Souk im { $quarter }
    .dem = dem { $colour_den } Souk im { $quarter }
    .im = im { $colour_den } Souk im { $quarter }
    .name = { $colour_er } Souk im { $quarter }
shop = { $colour_er } Souk im { $quarter }, Laden { $n }
    .den = Laden { $n } im { $colour_den } Souk im { $quarter }

square = Feld { $name }
    .from = von Feld { $name }
    .to = auf Feld { $name }
    .on = auf Feld { $name }
crossing = die Kreuzung
    .from = von der Kreuzung
    .to = auf die Kreuzung
    .on = auf der Kreuzung

building-paddock = Koppel
    .den = die Koppel
    .short = Kp
building-office = Kontor
    .den = das Kontor
    .short = Kt
building-hammam = Hamam
    .den = den Hamam
    .short = Ha
building-caravanserai = Karawanserei
    .den = die Karawanserei
    .short = Ks
building-bazaar = Markt
    .den = den Markt
    .short = Ma
building-hoist = Kran
    .den = den Kran
    .short = Kr

card-exchange = Kamele und Gold tauschen
card-three_camels = 3 Kamele
card-three_gold = 3 Gold
card-cube_to_souk = Eine Ware in einen Souk
card-cube_to_caravan = Eine Ware auf die Karawane
card-camels_for_points = Kamele für je 2 Punkte
card-gold_for_points = Gold für je 1 Punkt
card-build_no_camels = Bauen ohne Kamele
card-build_no_gold = Bauen ohne Gold

source-souks = Souks
    .for = für volle Souks
source-bazaar = Markt
    .for = durch den Markt
source-caravan_places = Plätze in der Karawane
    .for = für einen Platz in der Karawane
source-caravan_scorings = Karawane gewertet
    .for = aus der Karawane
source-buildings = Gebäude
    .for = für das Gebäude
source-cards = Karten
    .for = durch die Karte

amount-camels =
    { $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    }
amount-gold = { $n } Gold
amount-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## What happens

event-start =
    { $you ->
        [yes] Du beginnst das Spiel.
       *[no] { $seat } beginnt das Spiel.
    }
event-round = Woche { $week }, Tag { $day }: { $order }.
event-bought =
    { $dice ->
        [0]
            { $you ->
                [yes] Du würfelst.
               *[no] { $seat } würfelt.
            }
        [one]
            { $you ->
                [yes] Du nimmst für 1 Gold einen gelben Würfel dazu und würfelst.
               *[no] { $seat } nimmt für 1 Gold einen gelben Würfel dazu und würfelt.
            }
       *[other]
            { $you ->
                [yes] Du nimmst für { $dice } Gold { $dice_word } gelbe Würfel dazu und würfelst.
               *[no] { $seat } nimmt für { $dice } Gold { $dice_word } gelbe Würfel dazu und würfelt.
            }
    }
event-die = Ein { $colour_er } Würfel zeigt { $face }.
event-tower = Im Turm liegen: { $rows }.
tower-row = { $row } { $dice }
event-chosen =
    { $you ->
        [yes] Du wählst { $row }:
       *[no] { $seat } wählt { $row }:
    } { $dice ->
        [one] ein Würfel mit { $face }.
       *[other] { $dice_word } Würfel mit { $face }.
    }
event-no_group =
    { $you ->
        [yes] Für dich ist keine Gruppe übrig.
       *[no] Für { $seat } ist keine Gruppe übrig.
    }
event-bonus_die =
    { $you ->
        [yes] Du wirfst „{ $card }“ für einen Würfel mehr ab.
       *[no] { $seat } wirft „{ $card }“ für einen Würfel mehr ab.
    }
event-camels =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $n ->
        [one] { $n } Kamel.
       *[other] { $n } Kamele.
    }
event-gold =
    { $you ->
        [yes] Du bekommst { $n } Gold.
       *[no] { $seat } bekommt { $n } Gold.
    }
event-placed =
    { $you ->
        [yes] Du lieferst eine Ware in { $souk_den }.
       *[no] { $seat } liefert eine Ware in { $souk_den }.
    }
event-souk_complete =
    { $you ->
        [yes] Du füllst { $souk_den }
       *[no] { $seat } füllt { $souk_den }
    } ({ $points } Punkte am Ende der Woche).
event-supervisor_moved =
    { $stays ->
        [yes]
            { $you ->
                [yes] Du lässt den Aufseher { $square_on } stehen
               *[no] { $seat } lässt den Aufseher { $square_on } stehen
            }
       *[no]
            { $you ->
                [yes] Du bewegst den Aufseher { $start_from } { $square_to }
               *[no] { $seat } bewegt den Aufseher { $start_from } { $square_to }
            }
    }{ $gold ->
        [0] .
       *[other] , für { $gold } Gold.
    }
event-cube_order = Zuerst geht die Ware { $souk_im }.
event-camel_paid =
    { $you ->
        [yes] Du zahlst ein Kamel: deine Ware bleibt { $souk_im }.
       *[no] { $seat } zahlt ein Kamel: die Ware bleibt { $souk_im }.
    }
event-sent =
    { $kept ->
        [yes]
            { $you ->
                [yes] Stattdessen geht eine deiner Waren aus dem Vorrat zur Karawane, Platz { $place }.
               *[no] Stattdessen geht eine Ware von { $seat } aus dem Vorrat zur Karawane, Platz { $place }.
            }
       *[no]
            { $you ->
                [yes] Deine Ware { $souk_im } geht zur Karawane, Platz { $place }.
               *[no] Die Ware von { $seat } { $souk_im } geht zur Karawane, Platz { $place }.
            }
    }
event-loaded =
    { $you ->
        [yes] Du lädst eine Ware auf die Karawane, Platz { $place }.
       *[no] { $seat } lädt eine Ware auf die Karawane, Platz { $place }.
    }
event-caravan_scored = Die Karawane ist voll und wird gewertet: { $points }.
event-week_scored =
    Woche { $week } ist zu Ende. { $souks_count ->
        [0] Kein Souk ist voll.
       *[other] Volle Souks: { $souks }.
    } { $caravan_count ->
        [0] Die Karawane bringt nichts.
       *[other] Karawane: { $caravan }.
    }
souk-score = { $seat } { $points } ({ $souk_name })
event-draw =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $why_key ->
        [caravanserai] durch die Karawanserei eine Karte.
        [no_group] statt einer Gruppe eine Karte.
       *[action] eine Karte.
    }
event-drawn =
    { $you ->
        [yes] Du hast „{ $card }“ gezogen.
       *[no] { $seat } hat „{ $card }“ gezogen.
    }
event-draw_lost =
    { $you ->
        [yes] Für dich gibt es keine Karte: Stapel und Ablage sind leer.
       *[no] Für { $seat } gibt es keine Karte: Stapel und Ablage sind leer.
    }
event-reshuffled =
    { $deck ->
        [one] Die Ablage wird zum neuen Stapel mit einer Karte.
       *[other] Die Ablage wird zum neuen Stapel mit { $deck } Karten.
    }
event-played =
    { $you ->
        [yes] Du spielst „{ $card }“.
       *[no] { $seat } spielt „{ $card }“.
    }
event-given =
    { $you ->
        [yes] Du gibst { $gives }
       *[no] { $seat } gibt { $gives }
    } { $gets_count ->
        [0] ab.
       *[other] für { $gets }.
    }
event-built =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $cost_count ->
        [0] { $building_den } umsonst
       *[other] { $building_den } für { $cost }
    }{ $cards_count ->
        [0] .
        [one] , mit der Karte „{ $cards }“.
       *[other] , mit beiden Baukarten.
    }
event-points =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $n ->
        [0] nichts { $source_for }.
        [one] { $n } Punkt { $source_for }.
       *[other] { $n } Punkte { $source_for }.
    }
event-turn_ended =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }

## What is asked

ask-supply = Würfeln (gelbe Würfel kosten je 1 Gold)
ask-choose = Wähle eine Würfelgruppe
ask-use = Wofür nutzt du diese Würfel?
ask-bonus = Eine Karte für einen Würfel mehr abwerfen?
ask-place =
    { $cubes ->
        [one] Bring eine Ware unter
       *[other] Bring eine Ware unter (noch { $cubes })
    }
ask-move = Wohin geht der Aufseher?
ask-order = Welche Ware geht zuerst?
ask-camel = Ein Kamel zahlen, damit deine Ware { $souk_im } bleibt?
ask-give = Wie viel gibst du ab?
ask-souk = Bring die Ware der Karte unter
ask-after = Bauen, Karten spielen oder den Zug beenden

## Moves

move-buy =
    { $dice ->
        [0] Würfeln
        [one] Mit einem gelben Würfel würfeln
       *[other] Mit { $dice_word } gelben Würfeln würfeln
    }
    .doing =
        { $dice ->
            [0] ohne gelbe Würfel zu würfeln
            [one] mit einem gelben Würfel zu würfeln
           *[other] mit { $dice_word } gelben Würfeln zu würfeln
        }
move-choose = { $row }
    .doing = { $row_die } zu wählen
move-use =
    { $use_key ->
        [take] Nehmen
        [deliver] In die Souks liefern
        [supervisor] Aufseher bewegen
       *[draw] Karte ziehen
    }
    .doing =
        { $use_key ->
            [take] Kamele oder Gold zu nehmen
            [deliver] in die Souks zu liefern
            [supervisor] den Aufseher zu bewegen
           *[draw] eine Karte zu ziehen
        }
move-pass = Passen
    .doing = zu passen
move-bonus =
    { $card_key ->
        [none] Karten behalten
       *[other] „{ $card }“ abwerfen
    }
    .doing =
        { $card_key ->
            [none] die Karten zu behalten
           *[other] die Karte „{ $card }“ abzuwerfen
        }
move-shop = { $shop }
    .doing = { $shop_den } zu wählen
move-square = { $square }
    .doing = den Aufseher { $square_to } zu setzen
move-camel =
    { $answer_key ->
        [keep] Ein Kamel zahlen: die Ware bleibt
       *[send] Die Ware ziehen lassen
    }
    .doing =
        { $answer_key ->
            [keep] ein Kamel zu zahlen
           *[send] die Ware ziehen zu lassen
        }
move-give =
    { $goods_key ->
        [gold] { $n } Gold abgeben
       *[camels]
            { $n ->
                [one] { $n } Kamel abgeben
               *[other] { $n } Kamele abgeben
            }
    }
    .doing =
        { $goods_key ->
            [gold] { $n } Gold abzugeben
           *[camels]
                { $n ->
                    [one] { $n } Kamel abzugeben
                   *[other] { $n } Kamele abzugeben
                }
        }
move-play = „{ $card }“ spielen
    .doing = die Karte „{ $card }“ zu spielen
move-build =
    { $without_key ->
        [camels] { $building } ohne Kamele bauen
        [gold] { $building } ohne Gold bauen
        [both] { $building } ohne Kamele und Gold bauen
       *[none] { $building } bauen
    }
    .doing =
        { $without_key ->
            [camels] { $building_den } ohne Kamele zu bauen
            [gold] { $building_den } ohne Gold zu bauen
            [both] { $building_den } ohne Kamele und Gold zu bauen
           *[none] { $building_den } zu bauen
        }
move-end = Zug beenden
    .doing = den Zug zu beenden

## What there is to know about a move

remark-dice =
    { $n ->
        [one] ein Würfel mit { $face }
       *[other] { $n_word } Würfel mit { $face }
    }
remark-cost =
    { $cost_count ->
        [0] umsonst
       *[other] für { $cost }
    }
remark-reach =
    { $gold ->
        [0] {""}
       *[other] für { $gold } Gold{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
    }{ $shops_count ->
        [0] {""}
        [one] erreicht die Ware { $shops_im }
       *[other] erreicht die Waren { $shops_im }
    }
remark-souk_after =
    { $missing ->
        [0] füllt den Souk: { $points } Punkte am Ende der Woche
        [one] ein Laden fehlt noch für { $points } Punkte
       *[other] { $missing_word } Läden fehlen noch für { $points } Punkte
    }
remark-gets =
    { $what_key ->
        [cubes]
            { $n ->
                [one] { $n } Ware
               *[other] { $n } Waren
            }
        [squares]
            { $n ->
                [one] { $n } Feld
               *[other] { $n } Felder
            }
        [cards]
            { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
        [camels]
            { $n ->
                [one] { $n } Kamel
               *[other] { $n } Kamele
            }
       *[gold] { $n } Gold
    }

## Was ein Zug auf dem Plan bewirkt: der Rest eines Satzes, der mit dem Zug beginnt

consequence-keeps_cube = bewahrt die Ware { $souk_im } vor dem Aufseher
consequence-guards_cubes =
    { $shops_count ->
        [one] bringt ein Kamel, das die Ware { $shops_im } vor dem Aufseher bewahren kann
       *[other] bringt ein Kamel, das die Waren { $shops_im } vor dem Aufseher bewahren kann
    }
consequence-completes_souk = füllt { $souk_den } ({ $points } Punkte am Ende der Woche)
consequence-reaches_souk = bringt genug Würfel, um { $souk_den } zu füllen
consequence-meets_cube = trifft die Ware von { $seat } { $souk_im }
consequence-leaves_no_dice = lässt { $seat } keine Würfel für { $souk_den }
consequence-scores_building = bringt sofort { $points } Punkte

## Why something is closed

reason-decide_first =
    { $what_key ->
        [supply] Zuerst kauft der Startspieler gelbe Würfel oder keine und würfelt
        [choose] Zuerst wird eine Würfelgruppe gewählt
        [use] Zuerst wird die gewählte Gruppe genutzt
        [bonus] Zuerst wird eine Karte für einen Würfel mehr abgeworfen oder keine
        [place] Zuerst werden die Waren untergebracht
        [souk] Zuerst wird die Ware der Karte untergebracht
        [move] Zuerst wird das Feld für den Aufseher gewählt
        [order] Zuerst wird gewählt, welche der beiden Waren zuerst geht
        [camel] Zuerst lässt der Besitzer seine Ware ziehen oder behält sie für ein Kamel
        [give] Zuerst werden Kamele oder Gold für die Karte abgegeben
       *[after] Vor dem Ende des Zuges bleiben nur noch Karten und ein Gebäude
    }
reason-card_windows = Karten spielt man vor dem Wurf, vor der Wahl einer Gruppe oder nachdem sie genutzt ist, nicht dazwischen
reason-build_with_group = Zu zweit nutzt man die gewählte Gruppe zum Bauen
reason-build_after_group = Gebaut wird erst, wenn die Würfelgruppe genutzt ist
reason-full_price_after_group = Ohne Baukarte wird erst gebaut, wenn die Würfelgruppe genutzt ist
reason-group_is_mandatory = Zuerst muss eine Gruppe gewählt werden
reason-bonus_only_for_goods = Eine Karte zählt nur beim Nehmen oder Liefern als Würfel
reason-dice_cost =
    { $needs ->
        [one] Ein gelber Würfel kostet 1 Gold, du hast { $has ->
                [0] keins
               *[other] { $has }
            }
       *[other] { $needs } gelbe Würfel kosten { $needs } Gold, du hast { $has ->
                [0] keins
               *[other] { $has }
            }
    }
reason-only_yellow_dice = Die Gruppe hat nur gelbe Würfel, und die gehören dem Startspieler
reason-empty_row = In der Reihe { $row } liegen keine Würfel
reason-choose_group = Wähle eine Gruppe; nur wenn keine da ist, wird eine Karte gezogen
reason-draw_instead = Ohne Gruppe ziehst du eine Karte
reason-no_card_left = Stapel und Ablage sind leer
reason-only_goods_are_taken = Nehmen kann man nur Kamele und Gold; diese Gruppe liefert
reason-nothing_to_deliver =
    { $row_key ->
        [gold] Gold wird nicht geliefert, sondern genommen
       *[camel] Kamele werden nicht geliefert, sondern genommen
    }
reason-no_shop_open = Kein Laden im { $quarter } kann deine Ware aufnehmen
reason-no_shop_anywhere = Kein Laden kann deine Ware aufnehmen
reason-no_cube_there = In diesem Laden liegt keine Ware zum Losschicken
reason-other_quarter = Diese Lieferung geht ins { $quarter }
reason-shop_taken = Dieser Laden ist besetzt: eine Ware je Laden
reason-foreign_souk = In diesem Souk liegt die Ware eines anderen
reason-unfinished_souk = Fülle zuerst den Souk, den du in diesem Viertel begonnen hast
reasons-not_held = Diese Karten hast du nicht
reasons-square_cost = Der Weg dorthin kostet mehr Gold, als du hast
reason-square_cost = Der Weg dorthin kostet { $needs } Gold, du hast { $has ->
                [0] keins
               *[other] { $has }
            }
reason-not_held = Die Karte „{ $card }“ hast du nicht
reason-neither_held = Du hast keine der beiden Baukarten
reason-card_takes =
    { $goods_key ->
        [gold] Die Karte nimmt 1 bis { $most } Gold, du hast { $has ->
                [0] keins
               *[other] { $has }
            }
       *[camels] Die Karte nimmt 1 bis { $most } Kamele, du hast { $has ->
                [0] keins
               *[other] { $has }
            }
    }
reason-exchange_has =
    { $goods_key ->
        [gold]
            { $has ->
                [0] Du hast kein Gold zum Tauschen
               *[other] Du hast nur { $has } Gold zum Tauschen
            }
       *[camels]
            { $has ->
                [0] Du hast kein Kamel zum Tauschen
                [one] Du hast nur { $has } Kamel zum Tauschen
               *[other] Du hast nur { $has } Kamele zum Tauschen
            }
    }
reason-nothing_to_exchange = Du hast weder Kamele noch Gold zum Tauschen
reason-nothing_to_give =
    { $goods_key ->
        [gold] Du hast kein Gold zum Abgeben
       *[camels] Du hast kein Kamel zum Abgeben
    }
reason-already_built = Du hast { $building_den } schon
reason-one_card_each = Pro Gebäude nur eine Baukarte
reason-waives_nothing = Für { $building_den } gibt es kein Gold zu sparen
reason-one_building = In einem Zug wird nur einmal gebaut
reason-short_of =
    { $what_key ->
        [camels] Für { $building_den } brauchst du { $camels } Kamele, du hast { $has_camels ->
            [0] keins
           *[other] { $has_camels }
        }
        [gold] Für { $building_den } brauchst du { $gold } Gold, du hast { $has_gold ->
            [0] keins
           *[other] { $has_gold }
        }
       *[both] Für { $building_den } brauchst du { $camels } Kamele und { $gold } Gold, du hast { $holding }
    }
reason-position_problem =
    { $problem_key ->
        [due] Was zu entscheiden ist, passt nicht zur übrigen Stellung
        [cards_mode] Diese Baukarten sind für 3 oder 4 Spieler
        [only_when_over] Nur nach dem letzten Tag ist nichts zu entscheiden
        [weeks] Nach Woche 3 ist das Spiel aus
        [before_start] Der Startspieler wird vor dem ersten Tag gezogen
        [order_seats] Jeder Platz kommt in der Reihenfolge einmal vor
        [clockwise] Vom Startspieler an geht es im Uhrzeigersinn
        [order_length] Zu zweit ist der Startspieler zweimal am Tag dran, sonst jeder einmal
        [turn] So viele Züge hat der Tag nicht
        [building_points] Diese Gebäude bringen { $n } Punkte
        [empty_deck] Ist der Stapel leer, werden die Ablagen der neue: es müssen Karten übrig sein
        [has_built] Erst nach dem Einsatz der Würfel kann jemand gebaut haben
        [caravan_places] Die Karawane hat { $n } Plätze
        [caravan_full] Eine volle Karawane wird sofort gewertet: nimm eine Ware weg
        [no_group] Noch ist keine Würfelgruppe gewählt
        [needs_group] Eine Würfelgruppe ist gewählt: sag, welche
        [before_roll] Vor dem Wurf liegen keine Würfel auf dem Turm
        [first_turn_rolls] Gewürfelt wird im ersten Zug des Tages
        [rolled] Diese Würfel können nicht unterwegs zum Turm sein
        [white_dice] Es gibt { $n } weiße Würfel
        [yellow_dice] Es sind mehr gelbe Würfel da als gekauft
        [group_dice] Die gewählte Gruppe passt nicht zu den Würfeln
        [yellow_leave] Gelbe Würfel verlassen den Turm nach dem Zug des Startspielers
        [values_rise] Die Würfel müssen von Reihe zu Reihe mehr zeigen
        [two_cards] Von jeder Karte gibt es nur zwei
       *[two_owners] In einem Souk kann nur ein Spieler Waren haben
    }

## Options

option-building_cards = Baukarten
option-building_cards-discount = verbilligen ein Gebäude
option-building_cards-extra = sind je ein weiteres Gebäude
option-building_cards-once = bauen jederzeit, aber nur ein Gebäude pro Zug
option-start = Wer beginnt
option-start-random = wird ausgelost
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4

## The screen

screen-week_day = Woche { $week }, Tag { $day }
screen-deck = Stapel { $n }
screen-discards = Ablage { $n }
screen-caravan = Karawane
screen-tower = Würfelturm
screen-city = Die Stadt
screen-supervisor = Aufseher
screen-no_cards = keine Karten
screen-hand = Deine Karten
screen-reaches = erreicht eine Ware von { $who }
screen-play = spielen
screen-plus_one = +1 Würfel
screen-camels = Kamele
screen-gold = Gold
screen-cards = Karten
screen-buildings = Gebäude
screen-row = Reihe
screen-dice = Würfel
screen-group =
    { $n ->
        [one] ein Würfel mit { $face }
       *[other] { $n } Würfel mit { $face }
    }
screen-group_yellow = { $n } Würfel mit { $face }, davon { $yellow } gelb
screen-souks = Souks
screen-souk = Souk
screen-shops = Läden
screen-free = frei
screen-taken = { $who }: { $n } von { $all }
screen-supervisor_at = Der Aufseher steht { $square_on }.
screen-caravan_row = Reihe { $n }
screen-place_free = frei

## The editor

edit-how = Klicke auf Läden, um Waren hinzulegen oder wegzunehmen, und auf Straßenfelder, um den Aufseher zu versetzen.
edit-cubes = Waren von
edit-when = Wann
edit-week = Woche
edit-day = Tag
edit-start = Startspieler
edit-turn = Am Zug
edit-due = Was zu entscheiden ist
edit-due-supply = der Wurf des Tages
edit-due-choose = welche Würfelgruppe
edit-due-after = der Rest des Zuges
edit-due-other = wie es war
edit-bought = Gekaufte gelbe Würfel
edit-value = zeigt
edit-white = weiße
edit-yellow = gelbe
edit-load = Ware aufladen
edit-unload = Eine abladen
edit-sheet = Punkte bisher

## Pictures

nature-start = Wer beginnt?
nature-roll = Die Würfel rollen
nature-draw = Eine Karte wird gezogen
nature-send = Eine Ware geht zur Karawane
nature-score = Die Karawane wird gewertet
screen-deck_title = Stapel
screen-discards_title = Ablage
screen-chosen_group = gewählte Gruppe

## The terminal
draw-start = Wer beginnt das Spiel? Tipp seat 0, seat 1, …
draw-roll =
    { $yellow ->
        [0] Was zeigen die { $white } weißen Würfel? Tipp sie ein, als 3 1 6 …
       *[other] Was zeigen die Würfel? Tipp { $white } weiße, dann { $yellow } gelbe, als 3 1 6 …
    }
draw-card =
    { $you ->
        [yes] Welche Karte ziehst du?
       *[no] Welche Karte zieht { $who }?
    }

## What things are, on hover, focus and long press

about-building-paddock = Ein Kamel mehr, wenn du Kamele vom Turm nimmst.
about-building-office = Zwei Gold mehr, wenn du Gold vom Turm nimmst.
about-building-hammam = Der Weg des Aufsehers ändert sich um bis zu drei Felder ohne Gold; mehr kostet Gold wie immer.
about-building-caravanserai = Zieh jedes Mal eine Karte, wenn eine deiner Waren zur Karawane geht, aber nicht, wenn eine Karte sie dorthin bringt.
about-building-bazaar = Zwei Punkte mehr für jeden deiner vollen Souks am Ende einer Woche.
about-building-hoist = Eine Ware mehr bei jeder Lieferung vom Turm.
about-card-exchange = Beliebig viele Kamele gegen ebenso viel Gold, oder umgekehrt.
about-card-three_camels = Nimm 3 Kamele.
about-card-three_gold = Nimm 3 Gold.
about-card-cube_to_souk = Bring eine Ware in irgendeinem Laden eines Viertels unter, der dir offensteht.
about-card-cube_to_caravan = Setz eine Ware auf den nächsten Platz der Karawane und nimm seine Punkte; eine Karte der Karawanserei bringt das nicht.
about-card-camels_for_points = Gib 1 bis 4 Kamele für je 2 Punkte ab.
about-card-gold_for_points = Gib 1 bis 10 Gold für je 1 Punkt ab.
about-card-build_no_camels = Bau, ohne die Kamele zu zahlen; das Gebäude zählt wie sonst.
about-card-build_no_gold = Bau, ohne das Gold zu zahlen; das Gebäude zählt wie sonst.
about-card_bonus = Oder wirf sie ab: ein Würfel mehr, wenn du nimmst oder lieferst.
about-row =
    { $row_key ->
        [camel] Ein Kamel für jeden Würfel.
        [gold] 1 Gold für jeden Würfel.
       *[quarter] Eine Ware in einen Laden dieses Viertels für jeden Würfel.
    } Oder der Aufseher geht so weit, wie ein Würfel zeigt, oder du ziehst eine Karte.
about-use-take = So viel, wie die Gruppe Würfel hat; Gebäude und eine abgeworfene Karte bringen mehr.
about-use-deliver = Für jeden Würfel der Gruppe eine Ware in einen offenen Laden des Viertels.
about-use-draw = Eine Karte, egal wie viele Würfel die Gruppe hat.
about-souk =
    { $n ->
        [one] Ein Laden. Wer ihn füllt,
       *[other] { $n } Läden. Wer sie alle füllt,
    } bekommt am Ende der Woche { $points } Punkte.
about-square = Hier bleibt der Aufseher stehen. Ein Kamel heißt: Daneben liegt eine Ware, die dann zur Karawane geht. Die Münze sagt, was der Weg kostet.
about-supervisor = Er geht so weit, wie ein Würfel zeigt; jedes Gold macht den Weg um ein Feld länger oder kürzer. Waren neben dem Feld, auf dem er stehen bleibt, gehen zur Karawane.
about-caravan = Eine Ware bringt in der untersten Reihe sofort { $low } Punkte, in der mittleren { $middle }. Ist die Karawane voll, und am Ende jeder Woche, zählen deine Waren mal deine höchste Reihe.
chapter-group = Eine Gruppe nutzen
chapter-souks = Läden und Souks
chapter-supervisor = Der Aufseher
chapter-caravan = Die Karawane
chapter-buildings = Gebäude
chapter-cards = Karten

# What puzzles are about.
theme-supervisor = Aufseher
theme-building = Wettlauf um Gebäude
theme-protection = Schutz
theme-cards = Karten
theme-dice = Würfel
theme-souks = Souks
theme-saving = Sparen
theme-endgame = Endspiel
theme-scoring = Wertung

## Tempers of opponents.

temper-builder = baut vor allem anderen
temper-driver = belädt die Karawane
temper-shopkeeper = füllt Souks
temper-gambler = vertraut auf Karten
temper-hoarder = baut den Markt und meidet die Karawane
