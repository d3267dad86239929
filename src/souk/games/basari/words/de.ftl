game-title = Basari
game-short = Heimlich wählen, dann mit Edelsteinen darum feilschen. 3 oder 4 Spieler, eine halbe Stunde.
game-about = Basari (1998) ist ein Spiel von Reinhard Staupe. In welcher Folge die Bögen hier stehen, ist unsere eigene Rekonstruktion.

## Vocabulary

card-roll = Würfeln
card-points = Punkte
card-gems = Edelsteine

action-roll = den Wurf
action-points = die Punkte
action-gems = die Edelsteine

colour-red = rot
    .e = rote
    .en = roten
colour-yellow = gelb
    .e = gelbe
    .en = gelben
colour-green = grün
    .e = grüne
    .en = grünen
colour-blue = blau
    .e = blaue
    .en = blauen

gem-red =
    { $n ->
        [one] { $n } roter
       *[other] { $n } rote
    }
    .acc =
        { $n ->
            [one] { $n } roten
           *[other] { $n } rote
        }
gem-yellow =
    { $n ->
        [one] { $n } gelber
       *[other] { $n } gelbe
    }
    .acc =
        { $n ->
            [one] { $n } gelben
           *[other] { $n } gelbe
        }
gem-green =
    { $n ->
        [one] { $n } grüner
       *[other] { $n } grüne
    }
    .acc =
        { $n ->
            [one] { $n } grünen
           *[other] { $n } grüne
        }
gem-blue =
    { $n ->
        [one] { $n } blauer
       *[other] { $n } blaue
    }
    .acc =
        { $n ->
            [one] { $n } blauen
           *[other] { $n } blaue
        }

source-laps = Umläufe
    .for = für die erreichte Scheibe
source-colours = Mehrheiten
    .for = für die meisten Edelsteine
source-points = Aktion Punkte
    .for = vom Bogen
source-roll = Aktion Würfeln
    .for = für den Wurf

## What happens

event-order_drawn =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } { $place ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
       *[4] als Letzter
    } einen Startbogen.
event-started =
    { $you ->
        [yes] Du startest auf Bogen { $archway }.
       *[no] { $seat } startet auf Bogen { $archway }.
    }
event-moved =
    { $reaches_disc ->
        [yes]
            { $you ->
                [yes] Du würfelst { $die }, ziehst auf Bogen { $archway } und erreichst deine Scheibe.
               *[no] { $seat } würfelt { $die }, zieht auf Bogen { $archway } und erreicht die Scheibe.
            }
       *[no]
            { $you ->
                [yes] Du würfelst { $die } und ziehst auf Bogen { $archway }.
               *[no] { $seat } würfelt { $die } und zieht auf Bogen { $archway }.
            }
    }
event-has_chosen =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $seat } hat gewählt.
    }
event-chosen_card =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } { $card_key ->
        [roll] Würfeln: 6 Punkte minus die gewürfelte Zahl.
        [points] Punkte: { $points }.
       *[gems]
            { $gems_count ->
                [0] Edelsteine, doch im Vorrat ist keiner davon.
               *[other] Edelsteine: { $gems }.
            }
    }
event-revealed = Alle decken auf: { $cards }.
card-of = { $seat } { $card }
event-contest =
    { $result_key ->
        [single]
            { $you ->
                [yes] Nur du hast { $action } gewählt.
               *[no] Nur { $seats } hat { $action } gewählt.
            }
        [barter]
            { $you ->
                [yes] { $seats } feilscht um { $action }.
               *[no] { $seats } feilschen um { $action }.
            }
       *[lost]
            { $you ->
                [yes] { $seats } habt alle { $action } gewählt: niemand bekommt etwas.
               *[no] { $seats } haben alle { $action } gewählt: niemand bekommt etwas.
            }
    }
event-roll_for_opening =
    { $you ->
        [yes] { $seats } habt beide
       *[no] { $seats } haben beide
    } { $score ->
        [0] keine Punkte
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } { $you ->
        [yes] und würfelt, wer eröffnet.
       *[no] und würfeln, wer eröffnet.
    }
event-opening_die =
    { $you ->
        [yes] Du würfelst { $die }.
       *[no] { $seat } würfelt { $die }.
    }
event-opening_tie = Beide haben { $die }: noch einmal.
event-opens =
    { $by_key ->
        [dice]
            { $you ->
                [yes] Du eröffnest mit dem höheren Wurf.
               *[no] { $seat } eröffnet mit dem höheren Wurf.
            }
       *[score]
            { $you ->
                [yes] Du eröffnest mit mehr Punkten.
               *[no] { $seat } eröffnet mit mehr Punkten.
            }
    }
event-offered =
    { $you ->
        [yes] Du bietest { $rival } { $gems_acc }.
       *[no]
            { $rival_you ->
                [yes] { $seat } bietet dir { $gems_acc }.
               *[no] { $seat } bietet { $rival } { $gems_acc }.
            }
    }
event-accepted =
    { $you ->
        [yes] Du nimmst { $gems_acc } von { $rival } an.
       *[no]
            { $rival_you ->
                [yes] { $seat } nimmt { $gems_acc } von dir an.
               *[no] { $seat } nimmt { $gems_acc } von { $rival } an.
            }
    }
event-declined =
    { $you ->
        [yes] Du bietest nichts.
       *[no] { $seat } bietet nichts.
    }
event-carried_out =
    { $you ->
        [yes] Du bekommst { $action }.
       *[no] { $seat } bekommt { $action }.
    }
event-gems_taken =
    { $gems_count ->
        [0]
            { $you ->
                [yes] Du findest keine Edelsteine mehr im Vorrat.
               *[no] { $seat } findet keine Edelsteine mehr im Vorrat.
            }
       *[other]
            { $you ->
                [yes] Du nimmst { $gems_acc }
               *[no] { $seat } nimmt { $gems_acc }
            }{ $short_count ->
                [0] .
               *[other] ; im Vorrat fehlen { $short }.
            }
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
event-scoring = Wertung { $number } von 3.
event-majority =
    { $leaders_count ->
        [0] Niemand hat { $colour_e } Steine.
        [one] Meiste { $colour_e } Steine ({ $most }): { $leaders }, { $points_each } Punkte.
       *[other] Meiste { $colour_e } Steine ({ $most }): { $leaders }, je { $points_each } Punkte.
    }
event-returned =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $n ->
        [one] { $n } { $colour_en } Stein zurück.
       *[other] { $n } { $colour_e } Steine zurück.
    }
event-discs_moved = Alle Scheiben kommen unter ihre Figuren.

## What is asked

ask-start = Wähle einen Startbogen
ask-choose = Wähle heimlich eine Aktion
ask-open = Feilschen um { $action }: mit einem Angebot eröffnen oder verzichten
ask-barter = Feilschen um { $action }: annehmen oder mehr bieten
ask-count = Wie viele { $colour_e } Steine bietest du?

## Moves

move-start = Bogen { $archway }
    .doing = auf Bogen { $archway } zu beginnen
move-card =
    { $card_key ->
        [roll] Noch einmal würfeln
        [points] Punkte nehmen
       *[gems] Edelsteine nehmen
    }
    .doing =
        { $card_key ->
            [roll] den Wurf zu wählen
            [points] die Punkte zu wählen
           *[gems] die Edelsteine zu wählen
        }
move-accept = Annehmen
    .doing = das Angebot anzunehmen
move-decline = Nichts bieten
    .doing = nichts zu bieten
move-offer = Ein Angebot machen
    .doing = ein Angebot zu machen
move-count =
    { $n ->
        [0] Keine { $colour_en } bieten
        [one] { $n } { $colour_en } bieten
       *[other] { $n } { $colour_e } bieten
    }
    .doing =
        { $n ->
            [0] keine { $colour_en } Steine zu bieten
            [one] { $n } { $colour_en } Stein zu bieten
           *[other] { $n } { $colour_e } Steine zu bieten
        }

## What there is to know about a move

remark-shows =
    { $points ->
        [one] { $points } Punkt, { $gems }
       *[other] { $points } Punkte, { $gems }
    }
remark-takes = { $gems_acc } nehmen
remark-worth =
    { $card_key ->
        [roll] 6 − Würfel
        [points] +{ $points }
       *[gems] { $gems }
    }

## Was ein Zug auf dem Plan bewirkt: der Rest eines Satzes, der mit dem Zug beginnt

consequence-can_lead = kann { $seat } die meisten { $colour_en } Steine verschaffen
consequence-can_lose_lead = kann { $seat } die Mehrheit der { $colour_en } Steine kosten
consequence-keeps_lead = lässt { $seat } die meisten { $colour_en } Steine

## Why something is closed

reason-card_is_chosen = Deine Karte ist gewählt; aufgedeckt wird gemeinsam
reason-choose_a_card = Jetzt wählst du eine Aktionskarte: Würfeln, Punkte oder Edelsteine
reason-choose_archway = Zuerst wählen alle nacheinander einen Startbogen
reason-ring_ends = Der Hof hat { $n } Bögen, 0 bis { $last }
reason-archway_taken = { $seat } startet auf Bogen { $archway }, und jeder Startbogen gehört nur einem
reason-nothing_offered = Es gibt noch kein Angebot zum Annehmen: eröffne mit einem Angebot oder verzichte
reason-only_opener_declines = Verzichten kann nur, wer eröffnet; du kannst das Angebot annehmen oder überbieten
reason-opener_has_nothing = Ohne Edelsteine kannst du nichts bieten
reason-cannot_raise = Deine Steine reichen nicht, um mehr zu bieten als { $gems_acc }: du kannst nur annehmen
reason-offer_first = Sag zuerst, dass du ein Angebot machst
reason-barter_now = Ihr feilscht: nimm an, biete oder verzichte
reason-count_now = Sag jetzt, wie viele { $colour_e } Steine du bietest
reason-too_few_gems =
    { $has ->
        [0] Du hast keine { $colour_en } Steine, und bieten kann man nur, was man hat
        [one] Du hast nur { $has } { $colour_en } Stein, und bieten kann man nur, was man hat
       *[other] Du hast nur { $has } { $colour_e } Steine, und bieten kann man nur, was man hat
    }
reason-at_least_one =
    { $n ->
        [one] Ein Angebot hat mindestens einen Stein, also brauchst du hier { $n } { $colour_en }
       *[other] Ein Angebot hat mindestens einen Stein, also brauchst du hier { $n } { $colour_e }
    }
reason-must_beat =
    Ein Angebot muss mehr Steine haben als { $gems } oder ebenso viele und mehr rote, dann gelbe, grüne, blaue: hier brauchst du mindestens { $n ->
        [one] { $n } { $colour_en }
       *[other] { $n } { $colour_e }
    }
reason-dice_roll = Die Würfel rollen
reason-game_over = Mit der dritten Wertung ist das Spiel zu Ende
reason-position_problem =
    { $problem_key ->
        [phase] So einen Moment gibt es im Spiel nicht
        [players] Das Spiel ist für 3 oder 4 Spieler
        [nobody_sits] Da sitzt niemand
        [gems] Von jeder Farbe gibt es { $n } Steine
        [third_scoring] Das Spiel endet mit der dritten Wertung, nicht vorher
        [points] Alle zusammen können dafür bisher höchstens { $n } Punkte haben
        [laps] Bei jeder Wertung ist mindestens einer herumgekommen
        [lap] Ein Umlauf bringt 10 Punkte, einmal je Wertung
        [order] In der Reihenfolge kommt jeder Platz einmal vor
        [shared_start] Bögen teilt man nur bei der ersten Wahl
        [no_archway] Dieser Platz hat seinen Bogen noch nicht gewählt
        [archway_taken] An diesem Bogen steht schon jemand
        [card] Die Aktionskarten passen nicht zum Moment
        [action] Die ausgeführte Aktion passt nicht zu den Karten
       *[barter] Der Handel passt nicht zur übrigen Stellung
    }

## Options

option-shared_start = Startbögen
option-shared_start-no = je eine Figur
option-shared_start-yes = dürfen geteilt werden
option-layout = Eine andere Folge von Bögen, als Text

## The screen

screen-round = Runde { $n }
screen-scorings = { $n } von 3 Wertungen
screen-supply = Vorrat
screen-secret = heimlich gewählt
screen-choosing = wählt
screen-barter = Feilschen um { $action }
screen-standing = { $who } bietet { $gems_acc }
screen-opens = { $who } eröffnet
screen-your_offer = Dein Angebot
screen-lap = { $n } von { $all } Schritten
screen-more = Einen { $colour_en } mehr
screen-less = Einen { $colour_en } weniger
screen-offer = Anbieten
screen-worth = Wert bei einer Wertung jetzt
screen-gems = Edelsteine
screen-archway_title = Bogen
screen-way = Weg
screen-action = Aktion
screen-archways = Bögen
screen-pawns = Figuren und Scheiben
screen-pawn = Figur von { $who }
screen-disc = Scheibe von { $who }

## The editor

edit-how = Klicke auf einen Bogen, um die Figur dorthin zu stellen.
edit-pawn = Figur von
edit-when = Wann
edit-round = Runde
edit-scorings = Wertungen
edit-before_choice = Vor der Kartenwahl
edit-moved = Schritte seit der letzten Wertung
edit-sheet = Punkte bisher

## Pictures

nature-order = Wer wählt als Nächstes?
nature-move = Alle Figuren ziehen
nature-opening = Die Würfel entscheiden, wer eröffnet
nature-roll = Der Würfel rollt
screen-scorings_title = Wertungen
screen-offers = bietet
screen-says = sagt

## The terminal
draw-order = Wer wählt den nächsten Startbogen ({ $place })? Tipp seat 0, seat 1, …
draw-dice = Was zeigen die Würfel? Tipp die von { $seats } in dieser Reihenfolge, als 3 1 6
draw-roll =
    { $you ->
        [yes] Welche Zahl würfelst du für die Aktion Würfeln?
       *[no] Welche Zahl würfelt { $who } für die Aktion Würfeln?
    }
screen-to_go = Rest
screen-there = da
screen-hidden = gewählt
screen-bid = bisher: { $gems }
screen-legend = volle Figuren, leere Scheiben
screen-choosing_archways = Wahl der Startbögen

## What things are, on hover, focus and long press

about-card-roll = Würfle noch einmal, zieh so weit und bekomm 6 Punkte minus die Augenzahl.
about-card-points = Bekomm die Punktzahl deines Bogens.
about-card-gems = Nimm die Steine deines Bogens, soweit der Vorrat sie hat.
about-chosen = Allein bekommst du sie; zu zweit feilscht ihr; zu dritt oder viert bekommt sie niemand.
about-colour = Wer bei einer Wertung die meisten Steine dieser Farbe hat, bekommt { $points } Punkte.
about-lap = Erreicht oder überholt eine Figur ihre Scheibe, bringt sie { $points } Punkte, und es gibt eine Wertung.
about-archway = Was die Aktionen „Punkte“ und „Edelsteine“ bringen, wenn man hier steht.
chapter-court = Der Hof
chapter-round = Eine Runde
chapter-scoring = Wertung

# What puzzles are about.
theme-barter = Tauschhandel
theme-bluff = Bluff
theme-scoring = Wertung
theme-endgame = Endspiel

## Tempers of opponents.

temper-miser = hortet Edelsteine
temper-racer = läuft um die Runden
temper-peddler = nimmt Punkte sofort
temper-bluffer = überrascht gern
