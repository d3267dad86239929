game-title = Yspahan
game-short = Goederen naar de souks brengen, karavanen laden, bouwen. 2 tot 4 spelers, ongeveer een uur.
game-about = Yspahan (2006) is een spel van Sébastien Pauchon.

## Vocabulary

row-camel = kamelen
    .the = de kamelen
row-sack = zakken
    .the = de zakken
row-barrel = vaten
    .the = de vaten
row-chest = kisten
    .the = de kisten
row-vase = vazen
    .the = de vazen
row-gold = goud
    .the = het goud

quarter-sack = zakkenwijk
quarter-barrel = vatenwijk
quarter-chest = kistenwijk
quarter-vase = vazenwijk

colour-purple = paars
    .e = paarse
colour-yellow = geel
    .e = gele
colour-white = wit
    .e = witte
colour-blue = blauw
    .e = blauwe
colour-orange = oranje
    .e = oranje

souk = de { $colour_e } souk in de { $quarter }
    .name = { $colour_e } souk in de { $quarter }
shop = { $colour_e } souk in de { $quarter }, winkel { $n }
    .the = winkel { $n } van de { $colour_e } souk in de { $quarter }

square = vak { $name }
    .from = van vak { $name }
    .to = naar vak { $name }
    .on = op vak { $name }
crossing = het kruispunt
    .from = van het kruispunt
    .to = naar het kruispunt
    .on = op het kruispunt

building-paddock = paddock
    .the = de paddock
    .short = pa
building-office = kantoor
    .the = het kantoor
    .short = ka
building-hammam = hamam
    .the = de hamam
    .short = ha
building-caravanserai = karavanserai
    .the = de karavanserai
    .short = ks
building-bazaar = marktplaats
    .the = de marktplaats
    .short = ma
building-hoist = hijskraan
    .the = de hijskraan
    .short = hi

card-exchange = Kamelen en goud ruilen
card-three_camels = 3 kamelen
card-three_gold = 3 goud
card-cube_to_souk = Een blokje in een souk
card-cube_to_caravan = Een blokje op de karavaan
card-camels_for_points = Kamelen voor 2 punten per stuk
card-gold_for_points = Goud voor 1 punt per stuk
card-build_no_camels = Bouwen zonder kamelen
card-build_no_gold = Bouwen zonder goud

source-souks = Souks
    .for = voor volle souks
source-bazaar = Marktplaats
    .for = door de marktplaats
source-caravan_places = Plaatsen in de karavaan
    .for = voor een plaats in de karavaan
source-caravan_scorings = Karavaan geteld
    .for = uit de karavaan
source-buildings = Gebouwen
    .for = voor het gebouw
source-cards = Kaarten
    .for = door de kaart

amount-camels =
    { $n ->
        [one] { $n } kameel
       *[other] { $n } kamelen
    }
amount-gold = { $n } goud
amount-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }

## What happens

event-start =
    { $you ->
        [yes] Jij begint het spel.
       *[no] { $seat } begint het spel.
    }
event-round = Week { $week }, dag { $day }: { $order }.
event-bought =
    { $dice ->
        [0]
            { $you ->
                [yes] Je gooit de dobbelstenen.
               *[no] { $seat } gooit de dobbelstenen.
            }
        [one]
            { $you ->
                [yes] Je neemt er voor 1 goud een gele dobbelsteen bij en gooit.
               *[no] { $seat } neemt er voor 1 goud een gele dobbelsteen bij en gooit.
            }
       *[other]
            { $you ->
                [yes] Je neemt er voor { $dice } goud { $dice_word } gele dobbelstenen bij en gooit.
               *[no] { $seat } neemt er voor { $dice } goud { $dice_word } gele dobbelstenen bij en gooit.
            }
    }
event-die = Een { $colour_e } dobbelsteen toont { $face }.
event-tower = In de toren liggen: { $rows }.
tower-row = { $row } { $dice }
event-chosen =
    { $you ->
        [yes] Je kiest { $row }:
       *[no] { $seat } kiest { $row }:
    } { $dice ->
        [one] één dobbelsteen met { $face }.
       *[other] { $dice_word } dobbelstenen met { $face }.
    }
event-no_group =
    { $you ->
        [yes] Voor jou is er geen groep over.
       *[no] Voor { $seat } is er geen groep over.
    }
event-bonus_die =
    { $you ->
        [yes] Je legt ‘{ $card }’ af voor een extra dobbelsteen.
       *[no] { $seat } legt ‘{ $card }’ af voor een extra dobbelsteen.
    }
event-camels =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $n ->
        [one] { $n } kameel.
       *[other] { $n } kamelen.
    }
event-gold =
    { $you ->
        [yes] Je krijgt { $n } goud.
       *[no] { $seat } krijgt { $n } goud.
    }
event-placed =
    { $you ->
        [yes] Je zet een blokje in { $souk }.
       *[no] { $seat } zet een blokje in { $souk }.
    }
event-souk_complete =
    { $you ->
        [yes] Je maakt { $souk } vol
       *[no] { $seat } maakt { $souk } vol
    } ({ $points } punten aan het eind van de week).
event-supervisor_moved =
    { $stays ->
        [yes]
            { $you ->
                [yes] Je laat de opzichter { $square_on } staan
               *[no] { $seat } laat de opzichter { $square_on } staan
            }
       *[no]
            { $you ->
                [yes] Je verplaatst de opzichter { $start_from } { $square_to }
               *[no] { $seat } verplaatst de opzichter { $start_from } { $square_to }
            }
    }{ $gold ->
        [0] .
       *[other] , voor { $gold } goud.
    }
event-cube_order = Eerst gaat het blokje in { $souk }.
event-camel_paid =
    { $you ->
        [yes] Je betaalt een kameel: je blokje blijft in { $souk }.
       *[no] { $seat } betaalt een kameel: het blokje blijft in { $souk }.
    }
event-sent =
    { $kept ->
        [yes]
            { $you ->
                [yes] In plaats daarvan gaat een van je blokjes uit de voorraad naar de karavaan, plaats { $place }.
               *[no] In plaats daarvan gaat een blokje van { $seat } uit de voorraad naar de karavaan, plaats { $place }.
            }
       *[no]
            { $you ->
                [yes] Je blokje in { $souk } gaat naar de karavaan, plaats { $place }.
               *[no] Het blokje van { $seat } in { $souk } gaat naar de karavaan, plaats { $place }.
            }
    }
event-loaded =
    { $you ->
        [yes] Je laadt een blokje op de karavaan, plaats { $place }.
       *[no] { $seat } laadt een blokje op de karavaan, plaats { $place }.
    }
event-caravan_scored = De karavaan is vol en wordt geteld: { $points }.
event-week_scored =
    Week { $week } is voorbij. { $souks_count ->
        [0] Geen enkele souk is vol.
       *[other] Volle souks: { $souks }.
    } { $caravan_count ->
        [0] De karavaan levert niets op.
       *[other] Karavaan: { $caravan }.
    }
souk-score = { $seat } { $points } ({ $souk_name })
event-draw =
    { $you ->
        [yes] Je trekt
       *[no] { $seat } trekt
    } { $why_key ->
        [caravanserai] een kaart door de karavanserai.
        [no_group] een kaart in plaats van een groep.
       *[action] een kaart.
    }
event-drawn =
    { $you ->
        [yes] Je hebt ‘{ $card }’ getrokken.
       *[no] { $seat } heeft ‘{ $card }’ getrokken.
    }
event-draw_lost =
    { $you ->
        [yes] Voor jou is er geen kaart: trekstapel en aflegstapel zijn leeg.
       *[no] Voor { $seat } is er geen kaart: trekstapel en aflegstapel zijn leeg.
    }
event-reshuffled =
    { $deck ->
        [one] De aflegstapel wordt een nieuwe trekstapel van één kaart.
       *[other] De aflegstapel wordt een nieuwe trekstapel van { $deck } kaarten.
    }
event-played =
    { $you ->
        [yes] Je speelt ‘{ $card }’.
       *[no] { $seat } speelt ‘{ $card }’.
    }
event-given =
    { $you ->
        [yes] Je geeft { $gives }
       *[no] { $seat } geeft { $gives }
    } { $gets_count ->
        [0] af.
       *[other] voor { $gets }.
    }
event-built =
    { $you ->
        [yes] Je bouwt { $building_the }
       *[no] { $seat } bouwt { $building_the }
    } { $cost_count ->
        [0] voor niets
       *[other] voor { $cost }
    }{ $cards_count ->
        [0] .
        [one] , met de kaart ‘{ $cards }’.
       *[other] , met beide bouwkaarten.
    }
event-points =
    { $you ->
        [yes] Je scoort
       *[no] { $seat } scoort
    } { $n ->
        [0] niets { $source_for }.
        [one] { $n } punt { $source_for }.
       *[other] { $n } punten { $source_for }.
    }
event-turn_ended =
    { $you ->
        [yes] Je beëindigt je beurt.
       *[no] { $seat } beëindigt de beurt.
    }

## What is asked

ask-supply = Gooi de dobbelstenen (gele kosten 1 goud per stuk)
ask-choose = Kies een groep dobbelstenen
ask-use = Waarvoor gebruik je deze dobbelstenen?
ask-bonus = Een kaart afleggen voor een extra dobbelsteen?
ask-place =
    { $cubes ->
        [one] Plaats een blokje
       *[other] Plaats een blokje (nog { $cubes })
    }
ask-move = Waar gaat de opzichter heen?
ask-order = Welk blokje gaat eerst?
ask-camel = Een kameel betalen om je blokje in { $souk } te houden?
ask-give = Hoeveel geef je?
ask-souk = Plaats het blokje van de kaart
ask-after = Bouwen, kaarten spelen of je beurt beëindigen

## Moves

move-buy =
    { $dice ->
        [0] Gooien
        [one] Gooien met één gele dobbelsteen
       *[other] Gooien met { $dice_word } gele dobbelstenen
    }
    .doing =
        { $dice ->
            [0] gooien zonder gele dobbelstenen
            [one] gooien met één gele dobbelsteen
           *[other] gooien met { $dice_word } gele dobbelstenen
        }
move-choose = { $row }
    .doing = { $row_the } kiezen
move-use =
    { $use_key ->
        [take] Nemen
        [deliver] Naar de souks brengen
        [supervisor] Opzichter verplaatsen
       *[draw] Kaart trekken
    }
    .doing =
        { $use_key ->
            [take] kamelen of goud nemen
            [deliver] naar de souks brengen
            [supervisor] de opzichter verplaatsen
           *[draw] een kaart trekken
        }
move-pass = Passen
    .doing = passen
move-bonus =
    { $card_key ->
        [none] Kaarten houden
       *[other] ‘{ $card }’ afleggen
    }
    .doing =
        { $card_key ->
            [none] de kaarten houden
           *[other] de kaart ‘{ $card }’ afleggen
        }
move-shop = { $shop }
    .doing = { $shop_the } kiezen
move-square = { $square }
    .doing = de opzichter { $square_on } zetten
move-camel =
    { $answer_key ->
        [keep] Een kameel betalen: het blokje blijft
       *[send] Het blokje laten gaan
    }
    .doing =
        { $answer_key ->
            [keep] een kameel betalen
           *[send] het blokje laten gaan
        }
move-give =
    { $goods_key ->
        [gold] { $n } goud geven
       *[camels]
            { $n ->
                [one] { $n } kameel geven
               *[other] { $n } kamelen geven
            }
    }
    .doing =
        { $goods_key ->
            [gold] { $n } goud geven
           *[camels]
                { $n ->
                    [one] { $n } kameel geven
                   *[other] { $n } kamelen geven
                }
        }
move-play = ‘{ $card }’ spelen
    .doing = de kaart ‘{ $card }’ spelen
move-build =
    { $without_key ->
        [camels] Bouw { $building_the } zonder kamelen
        [gold] Bouw { $building_the } zonder goud
        [both] Bouw { $building_the } zonder kamelen en goud
       *[none] Bouw { $building_the }
    }
    .doing =
        { $without_key ->
            [camels] { $building_the } bouwen zonder kamelen
            [gold] { $building_the } bouwen zonder goud
            [both] { $building_the } bouwen zonder kamelen en goud
           *[none] { $building_the } bouwen
        }
move-end = Beurt beëindigen
    .doing = de beurt beëindigen

## What there is to know about a move

remark-dice =
    { $n ->
        [one] één dobbelsteen met { $face }
       *[other] { $n_word } dobbelstenen met { $face }
    }
remark-cost =
    { $cost_count ->
        [0] voor niets
       *[other] voor { $cost }
    }
remark-reach =
    { $gold ->
        [0] {""}
       *[other] voor { $gold } goud{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
    }{ $shops_count ->
        [0] {""}
        [one] bereikt het blokje in { $shops }
       *[other] bereikt de blokjes in { $shops }
    }
remark-souk_after =
    { $missing ->
        [0] maakt de souk vol: { $points } punten aan het eind van de week
        [one] nog één winkel tot { $points } punten
       *[other] nog { $missing_word } winkels tot { $points } punten
    }
remark-gets =
    { $what_key ->
        [cubes]
            { $n ->
                [one] { $n } blokje
               *[other] { $n } blokjes
            }
        [squares]
            { $n ->
                [one] { $n } vak
               *[other] { $n } vakken
            }
        [cards]
            { $n ->
                [one] { $n } kaart
               *[other] { $n } kaarten
            }
        [camels]
            { $n ->
                [one] { $n } kameel
               *[other] { $n } kamelen
            }
       *[gold] { $n } goud
    }

## Wat een zet op het bord doet: de rest van een zin die met de zet begint

consequence-keeps_cube = houdt het blokje in { $souk } uit handen van de opzichter
consequence-guards_cubes =
    { $shops_count ->
        [one] brengt een kameel die het blokje in { $shops } uit handen van de opzichter kan houden
       *[other] brengt een kameel die de blokjes in { $shops } uit handen van de opzichter kan houden
    }
consequence-completes_souk = maakt { $souk } vol ({ $points } punten aan het eind van de week)
consequence-reaches_souk = levert genoeg dobbelstenen op om { $souk } vol te maken
consequence-meets_cube = treft het blokje van { $seat } in { $souk }
consequence-leaves_no_dice = laat { $seat } geen dobbelstenen voor { $souk }
consequence-scores_building = levert meteen { $points } punten op

## Why something is closed

reason-decide_first =
    { $what_key ->
        [supply] Eerst koopt de startspeler gele dobbelstenen, of geen, en gooit
        [choose] Eerst wordt een groep dobbelstenen gekozen
        [use] Eerst wordt de gekozen groep gebruikt
        [bonus] Eerst wordt een kaart afgelegd voor een extra dobbelsteen, of geen
        [place] Eerst worden de blokjes geplaatst
        [souk] Eerst wordt het blokje van de kaart geplaatst
        [move] Eerst wordt het vak van de opzichter gekozen
        [order] Eerst wordt gekozen welk van de twee blokjes eerst gaat
        [camel] Eerst laat de eigenaar het blokje gaan of houdt het voor een kameel
        [give] Eerst worden kamelen of goud voor de kaart gegeven
       *[after] Vóór het einde van de beurt resten alleen nog kaarten en een gebouw
    }
reason-card_windows = Kaarten speel je vóór de worp, vóór het kiezen van een groep of na het gebruik ervan, niet ertussenin
reason-build_with_group = Met z’n tweeën gebruik je de gekozen groep om te bouwen
reason-build_after_group = Bouwen kan pas als je groep is gebruikt
reason-full_price_after_group = Zonder bouwkaart kun je pas bouwen als je groep is gebruikt
reason-group_is_mandatory = Je moet eerst een groep kiezen
reason-bonus_only_for_goods = Een kaart telt alleen bij nemen of leveren als dobbelsteen
reason-dice_cost =
    { $needs ->
        [one] Een gele dobbelsteen kost 1 goud, je hebt er { $has ->
                [0] geen
               *[other] { $has }
            }
       *[other] { $needs } gele dobbelstenen kosten { $needs } goud, je hebt er { $has ->
                [0] geen
               *[other] { $has }
            }
    }
reason-only_yellow_dice = De groep heeft alleen gele dobbelstenen, en die zijn van de startspeler
reason-empty_row =
    { $row_key ->
        [gold] Op de goudrij liggen geen dobbelstenen
       *[other] Op de rij { $row } liggen geen dobbelstenen
    }
reason-choose_group = Kies een groep; alleen als er geen is, trek je een kaart
reason-draw_instead = Zonder groep trek je een kaart
reason-no_card_left = Trekstapel en aflegstapel zijn leeg
reason-only_goods_are_taken = Alleen kamelen en goud kun je nemen; deze groep levert
reason-nothing_to_deliver =
    { $row_key ->
        [gold] Goud lever je niet, dat neem je
       *[camel] Kamelen lever je niet, die neem je
    }
reason-no_shop_open = In de { $quarter } is geen winkel voor je blokje
reason-no_shop_anywhere = Er is geen winkel voor je blokje
reason-no_cube_there = In die winkel ligt geen blokje om te sturen
reason-other_quarter = Deze levering gaat naar de { $quarter }
reason-shop_taken = Die winkel is bezet: één blokje per winkel
reason-foreign_souk = In die souk ligt een blokje van een ander
reason-unfinished_souk = Maak eerst de souk vol die je in deze wijk begonnen bent
reasons-not_held = Deze kaarten heb je niet
reasons-square_cost = De weg daarheen kost meer goud dan je hebt
reason-square_cost = De weg daarheen kost { $needs } goud, je hebt er { $has ->
                [0] geen
               *[other] { $has }
            }
reason-not_held = De kaart ‘{ $card }’ heb je niet
reason-neither_held = Je hebt geen van beide bouwkaarten
reason-card_takes =
    { $goods_key ->
        [gold] De kaart neemt 1 tot { $most } goud, je hebt er { $has ->
                [0] geen
               *[other] { $has }
            }
       *[camels] De kaart neemt 1 tot { $most } kamelen, je hebt er { $has ->
                [0] geen
               *[other] { $has }
            }
    }
reason-exchange_has =
    { $goods_key ->
        [gold]
            { $has ->
                [0] Je hebt geen goud om te ruilen
               *[other] Je hebt maar { $has } goud om te ruilen
            }
       *[camels]
            { $has ->
                [0] Je hebt geen kameel om te ruilen
                [one] Je hebt maar { $has } kameel om te ruilen
               *[other] Je hebt maar { $has } kamelen om te ruilen
            }
    }
reason-nothing_to_exchange = Je hebt geen kamelen en geen goud om te ruilen
reason-nothing_to_give =
    { $goods_key ->
        [gold] Je hebt geen goud om te geven
       *[camels] Je hebt geen kameel om te geven
    }
reason-already_built = Je hebt { $building_the } al
reason-one_card_each = Per gebouw maar één bouwkaart
reason-waives_nothing = Voor { $building_the } valt er geen goud te besparen
reason-one_building = Je mag één keer per beurt bouwen
reason-short_of =
    { $what_key ->
        [camels] Voor { $building_the } heb je { $camels } kamelen nodig, je hebt er { $has_camels ->
            [0] geen
           *[other] { $has_camels }
        }
        [gold] Voor { $building_the } heb je { $gold } goud nodig, je hebt er { $has_gold ->
            [0] geen
           *[other] { $has_gold }
        }
       *[both] Voor { $building_the } heb je { $camels } kamelen en { $gold } goud nodig, je hebt { $holding }
    }
reason-position_problem =
    { $problem_key ->
        [due] Wat er te beslissen is past niet bij de rest van de stelling
        [cards_mode] Deze bouwkaarten zijn voor 3 of 4 spelers
        [only_when_over] Alleen na de laatste dag is er niets te beslissen
        [weeks] Na week 3 is het spel afgelopen
        [before_start] De startspeler wordt voor de eerste dag getrokken
        [order_seats] Elke plaats komt één keer in de volgorde voor
        [clockwise] Vanaf de startspeler gaat het met de klok mee
        [order_length] Met twee spelers is de startspeler twee keer per dag aan de beurt, anders ieder één keer
        [turn] Zoveel beurten heeft de dag niet
        [building_points] Deze gebouwen zijn { $n } punten waard
        [empty_deck] Is de stapel leeg, dan wordt de aflegstapel de nieuwe: er moeten kaarten over zijn
        [has_built] Pas na het gebruik van de dobbelstenen kan iemand hebben gebouwd
        [caravan_places] De karavaan heeft { $n } plaatsen
        [caravan_full] Een volle karavaan wordt meteen geteld: haal er een blokje af
        [no_group] Er is nog geen groep dobbelstenen gekozen
        [needs_group] Er is een groep dobbelstenen gekozen: zeg welke
        [before_roll] Voor de worp liggen er geen dobbelstenen op de toren
        [first_turn_rolls] Er wordt gegooid in de eerste beurt van de dag
        [rolled] Deze dobbelstenen kunnen niet onderweg naar de toren zijn
        [white_dice] Er zijn { $n } witte dobbelstenen
        [yellow_dice] Er zijn meer gele dobbelstenen dan er gekocht zijn
        [group_dice] De gekozen groep past niet bij de dobbelstenen
        [yellow_leave] Gele dobbelstenen verlaten de toren na de beurt van de startspeler
        [values_rise] De dobbelstenen moeten van rij tot rij meer tonen
        [two_cards] Van elke kaart zijn er maar twee
       *[two_owners] In een souk kan maar één speler blokjes hebben
    }

## Options

option-building_cards = Bouwkaarten
option-building_cards-discount = maken een gebouw goedkoper
option-building_cards-extra = zijn elk een gebouw extra
option-building_cards-once = bouwen op elk moment, maar één gebouw per beurt
option-start = Wie begint
option-start-random = wordt geloot
option-start-0 = plaats 1
option-start-1 = plaats 2
option-start-2 = plaats 3
option-start-3 = plaats 4

## The screen

screen-week_day = Week { $week }, dag { $day }
screen-deck = Trekstapel { $n }
screen-discards = Aflegstapel { $n }
screen-caravan = Karavaan
screen-tower = Dobbelsteentoren
screen-city = De stad
screen-supervisor = opzichter
screen-no_cards = geen kaarten
screen-hand = Je kaarten
screen-reaches = bereikt een blokje van { $who }
screen-play = spelen
screen-plus_one = +1 dobbelsteen
screen-camels = Kamelen
screen-gold = Goud
screen-cards = Kaarten
screen-buildings = Gebouwen
screen-row = Rij
screen-dice = Dobbelstenen
screen-group =
    { $n ->
        [one] één dobbelsteen met { $face }
       *[other] { $n } dobbelstenen met { $face }
    }
screen-group_yellow = { $n } dobbelstenen met { $face }, waarvan { $yellow } geel
screen-souks = Souks
screen-souk = Souk
screen-shops = Winkels
screen-free = vrij
screen-taken = { $who }: { $n } van { $all }
screen-supervisor_at = De opzichter staat { $square_on }.
screen-caravan_row = Rij { $n }
screen-place_free = vrij

## The editor

edit-how = Klik op winkels om blokjes te leggen of weg te nemen, en op straatvakken om de opzichter te verplaatsen.
edit-cubes = Blokjes van
edit-when = Wanneer
edit-week = Week
edit-day = Dag
edit-start = Startspeler
edit-turn = Aan de beurt
edit-due = Wat er te beslissen is
edit-due-supply = de worp van de dag
edit-due-choose = welke groep dobbelstenen
edit-due-after = de rest van de beurt
edit-due-other = zoals het was
edit-bought = Gekochte gele dobbelstenen
edit-value = toont
edit-white = wit
edit-yellow = geel
edit-load = Blokje laden
edit-unload = Eén afladen
edit-sheet = Punten tot nu toe

## Pictures

nature-start = Wie begint?
nature-roll = De dobbelstenen rollen
nature-draw = Er wordt een kaart getrokken
nature-send = Een blokje gaat naar de karavaan
nature-score = De karavaan wordt geteld
screen-deck_title = stapel
screen-discards_title = aflegstapel
screen-chosen_group = gekozen groep

## The terminal
draw-start = Wie begint het spel? Typ seat 0, seat 1, …
draw-roll =
    { $yellow ->
        [0] Wat tonen de { $white } witte dobbelstenen? Typ ze, als 3 1 6 …
       *[other] Wat tonen de dobbelstenen? Typ { $white } witte, dan { $yellow } gele, als 3 1 6 …
    }
draw-card =
    { $you ->
        [yes] Welke kaart trek je?
       *[no] Welke kaart trekt { $who }?
    }

## What things are, on hover, focus and long press

about-building-paddock = Één kameel extra als je kamelen van de toren neemt.
about-building-office = Twee goud extra als je goud van de toren neemt.
about-building-hammam = De weg van de opzichter verandert tot drie vakken zonder goud; meer kost goud zoals altijd.
about-building-caravanserai = Trek een kaart telkens als een van je blokjes naar de karavaan gaat, maar niet als een kaart het daar zet.
about-building-bazaar = Twee punten extra voor elk van je volle souks aan het eind van een week.
about-building-hoist = Één blokje extra bij elke levering van de toren.
about-card-exchange = Een willekeurig aantal kamelen voor evenveel goud, of andersom.
about-card-three_camels = Neem 3 kamelen.
about-card-three_gold = Neem 3 goud.
about-card-cube_to_souk = Zet een blokje in een winkel naar keuze die voor je openstaat, in welke wijk ook.
about-card-cube_to_caravan = Zet een blokje op de volgende plaats van de karavaan en tel het; het levert geen kaart van de karavanserai op.
about-card-camels_for_points = Geef 1 tot 4 kamelen voor 2 punten per stuk.
about-card-gold_for_points = Geef 1 tot 10 goud voor 1 punt per stuk.
about-card-build_no_camels = Bouw zonder de kamelen te betalen; het gebouw telt zoals altijd.
about-card-build_no_gold = Bouw zonder het goud te betalen; het gebouw telt zoals altijd.
about-card_bonus = Of leg haar af: één dobbelsteen extra als je neemt of levert.
about-row =
    { $row_key ->
        [camel] Eén kameel per dobbelsteen.
        [gold] 1 goud per dobbelsteen.
       *[quarter] Eén blokje in een winkel van deze wijk per dobbelsteen.
    } Of de opzichter gaat zo ver als één dobbelsteen aangeeft, of je trekt een kaart.
about-use-take = Zoveel als de groep dobbelstenen heeft; gebouwen en een afgelegde kaart geven meer.
about-use-deliver = Eén blokje in een open winkel van de wijk per dobbelsteen van de groep.
about-use-draw = Eén kaart, hoeveel dobbelstenen de groep ook heeft.
about-souk =
    { $n ->
        [one] Eén winkel. Wie hem vult,
       *[other] { $n } winkels. Wie ze allemaal vult,
    } scoort { $points } punten aan het eind van de week.
about-square = Hier stopt de opzichter. Een kameel betekent dat er een blokje naast ligt, dat dan naar de karavaan gaat; de munt zegt wat de weg kost.
about-supervisor = Hij gaat zo ver als één dobbelsteen aangeeft; elk goud maakt zijn weg één vak langer of korter. Blokjes naast het vak waar hij stopt, gaan naar de karavaan.
about-caravan = Een blokje levert in de onderste rij meteen { $low } punten op, in de middelste { $middle }. Als de karavaan vol is, en aan het eind van elke week, tellen je blokjes maal je hoogste rij.
chapter-group = Een groep gebruiken
chapter-souks = Winkels en souks
chapter-supervisor = De opzichter
chapter-caravan = De karavaan
chapter-buildings = Gebouwen
chapter-cards = Kaarten

# What puzzles are about.
theme-supervisor = opzichter
theme-building = race om gebouwen
theme-protection = bescherming
theme-cards = kaarten
theme-dice = dobbelstenen
theme-souks = souks
theme-saving = sparen
theme-endgame = eindspel
theme-scoring = telling

## Tempers of opponents.

temper-builder = bouwt voor alles
temper-driver = laadt de karavaan
temper-shopkeeper = vult souks
temper-gambler = vertrouwt op kaarten
temper-hoarder = bouwt de marktplaats en mijdt de karavaan
