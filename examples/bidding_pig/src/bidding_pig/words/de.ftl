### Bieterschwein. Argumente: die Felder dessen, was gesagt wird, siehe souk/words/arguments.py.

game-title = Bieterschwein
game-short = Biete um den Start, dann würfle, solange du dich traust. 2 bis 4 Spieler, fünf Minuten.
game-about = Ein altes Würfelspiel, und ein wenig mehr.

## Was geschieht

event-card_dealt =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $seat } bekommt eine Karte.
    }
event-own_card = Deine Karte ist { $worth } wert.
event-has_bid =
    { $you ->
        [yes] Du hast geboten.
       *[no] { $seat } hat geboten.
    }
event-own_bid = Du bietest { $points }.
event-bids =
    { $you ->
        [yes] Alle Gebote liegen offen. Du beginnst.
       *[no] Alle Gebote liegen offen. { $seat } beginnt.
    }
event-rolls =
    { $you ->
        [yes] Du würfelst.
       *[no] { $seat } würfelt.
    }
event-die_rolled =
    { $face ->
        [1] Der Würfel zeigt 1: Die Punkte des Zuges sind verloren.
       *[other] Der Würfel zeigt { $face }.
    }
event-holds =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $seat } hört auf.
    }
event-shown =
    { $you ->
        [yes] Du zeigst deine Karte. Sie ist { $worth } wert.
       *[no] { $seat } zeigt eine Karte. Sie ist { $worth } wert.
    }
event-kept =
    { $you ->
        [yes] Du hältst deine Karte geheim.
       *[no] { $seat } hält die Karte geheim.
    }
event-points =
    { $source_key ->
        [bids]
            { $you ->
                [yes] Du zahlst dein Gebot: { $n }.
               *[no] { $seat } zahlt das Gebot: { $n }.
            }
       *[turns]
            { $you ->
                [yes] Du erhältst
               *[no] { $seat } erhält
            } { $n ->
                [one] { $n } Punkt.
               *[other] { $n } Punkte.
            }
    }
source-bids = Gebot
source-turns = Züge

## Was gefragt wird

ask-bid = Wie viel bietest du um den Start?
ask-turn = Weiter würfeln oder aufhören?
ask-card = Deine Karte zeigen und dazuzählen?

## Züge

move-bid = { $points } bieten
move-turn =
    { $what_key ->
        [roll] Würfeln
       *[hold] Aufhören
    }
move-card =
    { $what_key ->
        [show] Die Karte zeigen
       *[keep] Die Karte geheim halten
    }

## Was über einen Zug zu wissen ist

remark-banks =
    { $points ->
        [one] sichert { $points } Punkt
       *[other] sichert { $points } Punkte
    }
remark-adds = bringt { $worth } dazu

## Warum etwas nicht geht

reason-turn_is_full = Mit 24 oder mehr Punkten im Zug kann man nur noch aufhören
reason-bid_now = Zuerst bieten alle um den Start
reason-roll_or_hold = Du bist am Zug: würfle oder höre auf
reason-show_or_keep = Du hörst auf: Zeig deine Karte oder halte sie geheim

## Optionen

option-goal = Punkte, die das Spiel beenden
option-goal-12 = 12
option-goal-24 = 24
option-die = Der Würfel
option-die-fair = fair
option-die-sixes = mag Sechsen
option-motto = Ein Motto

## Das Bild

screen-total = Punkte dieses Zuges: { $n }
screen-card = Karte { $worth }
screen-bid = Gebot { $points }
