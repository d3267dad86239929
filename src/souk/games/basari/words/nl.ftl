game-title = Basari
game-short = Kies in het geheim en onderhandel erover met edelstenen. 3 of 4 spelers, een half uur.
game-about = Basari (1998) is een spel van Reinhard Staupe. De volgorde van de bogen is hier onze eigen reconstructie.

## Vocabulary

card-roll = dobbelen
card-points = punten
card-gems = edelstenen

action-roll = de worp
action-points = de punten
action-gems = de edelstenen

colour-red = rood
    .e = rode
colour-yellow = geel
    .e = gele
colour-green = groen
    .e = groene
colour-blue = blauw
    .e = blauwe

gem-red = { $n } rode
gem-yellow = { $n } gele
gem-green = { $n } groene
gem-blue = { $n } blauwe

source-laps = Rondjes
    .for = voor het bereiken van de schijf
source-colours = Meerderheden
    .for = voor de meeste edelstenen
source-points = Actie punten
    .for = van de boog
source-roll = Actie dobbelen
    .for = voor de worp

## What happens

event-order_drawn =
    { $you ->
        [yes] Je kiest
       *[no] { $seat } kiest
    } { $place ->
        [1] als eerste
        [2] als tweede
        [3] als derde
       *[4] als vierde
    } een startboog.
event-started =
    { $you ->
        [yes] Je begint op boog { $archway }.
       *[no] { $seat } begint op boog { $archway }.
    }
event-moved =
    { $reaches_disc ->
        [yes]
            { $you ->
                [yes] Je gooit { $die }, gaat naar boog { $archway } en bereikt je schijf.
               *[no] { $seat } gooit { $die }, gaat naar boog { $archway } en bereikt de schijf.
            }
       *[no]
            { $you ->
                [yes] Je gooit { $die } en gaat naar boog { $archway }.
               *[no] { $seat } gooit { $die } en gaat naar boog { $archway }.
            }
    }
event-has_chosen =
    { $you ->
        [yes] Je hebt gekozen.
       *[no] { $seat } heeft gekozen.
    }
event-chosen_card =
    { $you ->
        [yes] Je kiest
       *[no] { $seat } kiest
    } { $card_key ->
        [roll] dobbelen: 6 punten min het geworpen aantal ogen.
        [points] punten: { $points }.
       *[gems]
            { $gems_count ->
                [0] edelstenen, maar de voorraad heeft er geen van.
               *[other] edelstenen: { $gems }.
            }
    }
event-revealed = Alle kaarten worden omgedraaid: { $cards }.
card-of = { $seat } { $card }
event-contest =
    { $result_key ->
        [single]
            { $you ->
                [yes] Alleen jij koos { $action }.
               *[no] Alleen { $seats } koos { $action }.
            }
        [barter] { $seats } onderhandelen om { $action }.
       *[lost] { $seats } kozen allemaal { $action }: niemand krijgt iets.
    }
event-roll_for_opening =
    { $score ->
        [0] { $seats } hebben allebei geen punten en gooien wie opent.
        [one] { $seats } hebben allebei { $score } punt en gooien wie opent.
       *[other] { $seats } hebben allebei { $score } punten en gooien wie opent.
    }
event-opening_die =
    { $you ->
        [yes] Je gooit { $die }.
       *[no] { $seat } gooit { $die }.
    }
event-opening_tie = Allebei { $die }: nog een keer.
event-opens =
    { $by_key ->
        [dice]
            { $you ->
                [yes] Jij opent met de hoogste worp.
               *[no] { $seat } opent met de hoogste worp.
            }
       *[score]
            { $you ->
                [yes] Jij opent met de meeste punten.
               *[no] { $seat } opent met de meeste punten.
            }
    }
event-offered =
    { $you ->
        [yes] Je biedt { $rival } { $gems }.
       *[no]
            { $rival_you ->
                [yes] { $seat } biedt jou { $gems }.
               *[no] { $seat } biedt { $rival } { $gems }.
            }
    }
event-accepted =
    { $you ->
        [yes] Je neemt { $gems } van { $rival } aan.
       *[no]
            { $rival_you ->
                [yes] { $seat } neemt { $gems } van jou aan.
               *[no] { $seat } neemt { $gems } van { $rival } aan.
            }
    }
event-declined =
    { $you ->
        [yes] Je biedt niets.
       *[no] { $seat } biedt niets.
    }
event-carried_out =
    { $you ->
        [yes] Je krijgt { $action }.
       *[no] { $seat } krijgt { $action }.
    }
event-gems_taken =
    { $gems_count ->
        [0]
            { $you ->
                [yes] Je vindt geen edelstenen meer in de voorraad.
               *[no] { $seat } vindt geen edelstenen meer in de voorraad.
            }
       *[other]
            { $you ->
                [yes] Je neemt { $gems }
               *[no] { $seat } neemt { $gems }
            }{ $short_count ->
                [0] .
               *[other] ; in de voorraad ontbreken { $short }.
            }
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
event-scoring = Telling { $number } van 3.
event-majority =
    { $leaders_count ->
        [0] Niemand heeft { $colour_e } stenen.
        [one] Meeste { $colour_e } stenen ({ $most }): { $leaders }, { $points_each } punten.
       *[other] Meeste { $colour_e } stenen ({ $most }): { $leaders }, elk { $points_each } punten.
    }
event-returned =
    { $you ->
        [yes] Je geeft
       *[no] { $seat } geeft
    } { $n ->
        [one] { $n } { $colour_e } steen terug.
       *[other] { $n } { $colour_e } stenen terug.
    }
event-discs_moved = Alle schijven gaan onder hun pion.

## What is asked

ask-start = Kies een startboog
ask-choose = Kies in het geheim een actie
ask-open = Onderhandelen om { $action }: open met een bod of zie af
ask-barter = Onderhandelen om { $action }: aannemen of meer bieden
ask-count = Hoeveel { $colour_e } stenen bied je?

## Moves

move-start = Boog { $archway }
    .doing = op boog { $archway } beginnen
move-card =
    { $card_key ->
        [roll] Nog een keer gooien
        [points] Punten nemen
       *[gems] Edelstenen nemen
    }
    .doing =
        { $card_key ->
            [roll] de worp kiezen
            [points] de punten kiezen
           *[gems] de edelstenen kiezen
        }
move-accept = Aannemen
    .doing = het bod aannemen
move-decline = Niets bieden
    .doing = niets bieden
move-offer = Een bod doen
    .doing = een bod doen
move-count =
    { $n ->
        [0] Geen { $colour_e } bieden
       *[other] { $n } { $colour_e } bieden
    }
    .doing =
        { $n ->
            [0] geen { $colour_e } stenen bieden
            [one] { $n } { $colour_e } steen bieden
           *[other] { $n } { $colour_e } stenen bieden
        }

## What there is to know about a move

remark-shows =
    { $points ->
        [one] { $points } punt, { $gems }
       *[other] { $points } punten, { $gems }
    }
remark-takes = { $gems } nemen
remark-worth =
    { $card_key ->
        [roll] 6 − worp
        [points] +{ $points }
       *[gems] { $gems }
    }

## Wat een zet op het bord doet: de rest van een zin die met de zet begint

consequence-can_lead = kan { $seat } de meeste { $colour_e } stenen geven
consequence-can_lose_lead = kan { $seat } de meerderheid in { $colour_e } stenen kosten
consequence-keeps_lead = laat { $seat } de meeste { $colour_e } stenen

## Why something is closed

reason-card_is_chosen = Je kaart is gekozen; alle kaarten worden samen omgedraaid
reason-choose_a_card = Nu kies je een actiekaart: dobbelen, punten of edelstenen
reason-choose_archway = Eerst kiest iedereen om de beurt een startboog
reason-ring_ends = De hof heeft { $n } bogen, 0 tot en met { $last }
reason-archway_taken = { $seat } begint op boog { $archway }, en een startboog is voor één speler
reason-nothing_offered = Er is nog geen bod om aan te nemen: open met een bod of zie af
reason-only_opener_declines = Alleen wie opent kan afzien; je kunt het bod aannemen of verhogen
reason-opener_has_nothing = Zonder edelstenen kun je niets bieden
reason-cannot_raise = Met jouw stenen kun je niet meer bieden dan { $gems }: je kunt alleen aannemen
reason-offer_first = Zeg eerst dat je een bod doet
reason-barter_now = Jullie onderhandelen: neem aan, bied of zie af
reason-count_now = Zeg nu hoeveel { $colour_e } stenen je biedt
reason-too_few_gems =
    { $has ->
        [0] Je hebt geen { $colour_e } stenen, en je biedt alleen wat je hebt
        [one] Je hebt maar { $has } { $colour_e } steen, en je biedt alleen wat je hebt
       *[other] Je hebt maar { $has } { $colour_e } stenen, en je biedt alleen wat je hebt
    }
reason-at_least_one = Een bod heeft minstens één steen, dus heb je hier { $n } { $colour_e } nodig
reason-must_beat = Een bod moet meer stenen hebben dan { $gems }, of evenveel en meer rode, dan gele, groene, blauwe: hier heb je minstens { $n } { $colour_e } nodig
reason-dice_roll = De dobbelstenen rollen
reason-game_over = Met de derde telling is het spel afgelopen
reason-position_problem =
    { $problem_key ->
        [phase] Zo’n moment is er in het spel niet
        [players] Het spel is voor 3 of 4 spelers
        [nobody_sits] Daar zit niemand
        [gems] Van elke kleur zijn er { $n } stenen
        [third_scoring] Het spel eindigt met de derde telling, niet eerder
        [points] Allen samen kunnen hiervoor tot nu toe hoogstens { $n } punten hebben
        [laps] Bij elke telling is er minstens één rondgekomen
        [lap] Een rondje levert 10 punten op, één keer per telling
        [order] Elke plaats komt één keer in de volgorde voor
        [shared_start] Bogen deelt men alleen bij de eerste keuze
        [no_archway] Deze plaats heeft haar boog nog niet gekozen
        [archway_taken] Bij deze boog staat al iemand
        [card] De actiekaarten passen niet bij het moment
        [action] De actie die wordt uitgevoerd past niet bij de kaarten
       *[barter] De ruil past niet bij de rest van de stelling
    }

## Options

option-shared_start = Startbogen
option-shared_start-no = één pion per boog
option-shared_start-yes = mogen gedeeld worden
option-layout = Een andere ring van bogen, als tekst

## The screen

screen-round = Ronde { $n }
screen-scorings = { $n } van 3 tellingen
screen-supply = Voorraad
screen-secret = in het geheim gekozen
screen-choosing = kiest
screen-barter = Onderhandelen om { $action }
screen-standing = { $who } biedt { $gems }
screen-opens = { $who } opent
screen-your_offer = Jouw bod
screen-lap = { $n } van { $all } stappen
screen-more = Eén { $colour_e } meer
screen-less = Eén { $colour_e } minder
screen-offer = Bieden
screen-worth = Waarde bij een telling nu
screen-gems = Edelstenen
screen-archway_title = Boog
screen-way = Weg
screen-action = Actie
screen-archways = Bogen
screen-pawns = Pionnen en schijven
screen-pawn = pion van { $who }
screen-disc = schijf van { $who }

## The editor

edit-how = Klik op een boog om de pion daar neer te zetten.
edit-pawn = Pion van
edit-when = Wanneer
edit-round = Ronde
edit-scorings = Tellingen
edit-before_choice = Voor de keuze van de kaarten
edit-moved = Stappen sinds de laatste telling
edit-sheet = Punten tot nu toe

## Pictures

nature-order = Wie kiest er nu?
nature-move = Alle pionnen lopen
nature-opening = De dobbelstenen beslissen wie opent
nature-roll = De dobbelsteen rolt
screen-scorings_title = tellingen
screen-offers = biedt
screen-says = zegt

## The terminal
draw-order = Wie kiest de volgende startboog ({ $place })? Typ seat 0, seat 1, …
draw-dice = Wat tonen de dobbelstenen? Typ die van { $seats } in deze volgorde, als 3 1 6
draw-roll =
    { $you ->
        [yes] Welk getal gooi je voor de actie dobbelen?
       *[no] Welk getal gooit { $who } voor de actie dobbelen?
    }
screen-to_go = nog
screen-there = er
screen-hidden = gekozen
screen-bid = tot nu toe: { $gems }
screen-legend = volle pionnen, open schijven
screen-choosing_archways = keuze van de startbogen

## What things are, on hover, focus and long press

about-card-roll = Gooi nog eens, loop zo ver, en scoor 6 min het aantal ogen.
about-card-points = Scoor het getal van je boog.
about-card-gems = Neem de stenen van je boog, voor zover de voorraad ze heeft.
about-chosen = Alleen krijg je haar; met twee onderhandel je; met drie of vier krijgt niemand haar.
about-colour = Wie bij een telling de meeste stenen van deze kleur heeft, krijgt { $points } punten.
about-lap = Bereikt of passeert een pion zijn schijf, dan levert hij { $points } punten op en is er een telling.
about-archway = Wat de acties “punten” en “edelstenen” opleveren voor wie hier staat.
chapter-court = De hof
chapter-round = Een ronde
chapter-scoring = Telling

# What puzzles are about.
theme-barter = ruilhandel
theme-bluff = bluf
theme-scoring = telling
theme-endgame = eindspel

## Tempers of opponents.

temper-miser = pot edelstenen op
temper-racer = rent om de rondjes
temper-peddler = pakt meteen punten
temper-bluffer = verrast graag
