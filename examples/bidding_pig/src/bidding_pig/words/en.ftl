### Bidding Pig. Arguments: the fields of what is said, see souk/words/arguments.py.

game-title = Bidding Pig
game-short = Bid for the start, then roll as long as you dare. 2 to 4 players, five minutes.
game-about = A folk game with a die, and a little more.

## What happens

event-card_dealt =
    { $you ->
        [yes] You get a card.
       *[no] { $seat } gets a card.
    }
event-own_card = Your card is worth { $worth }.
event-has_bid =
    { $you ->
        [yes] You have bid.
       *[no] { $seat } has bid.
    }
event-own_bid = You bid { $points }.
event-bids =
    { $you ->
        [yes] All bids are there. You start.
       *[no] All bids are there. { $seat } starts.
    }
event-rolls =
    { $you ->
        [yes] You roll.
       *[no] { $seat } rolls.
    }
event-die_rolled =
    { $face ->
        [1] The die shows 1: the points of the turn are lost.
       *[other] The die shows { $face }.
    }
event-holds =
    { $you ->
        [yes] You hold.
       *[no] { $seat } holds.
    }
event-shown =
    { $you ->
        [yes] You show your card, worth { $worth }.
       *[no] { $seat } shows a card worth { $worth }.
    }
event-kept =
    { $you ->
        [yes] You keep your card secret.
       *[no] { $seat } keeps the card secret.
    }
event-points =
    { $source_key ->
        [bids]
            { $you ->
                [yes] You pay your bid: { $n }.
               *[no] { $seat } pays the bid: { $n }.
            }
       *[turns]
            { $you ->
                [yes] You score
               *[no] { $seat } scores
            } { $n ->
                [one] { $n } point.
               *[other] { $n } points.
            }
    }
source-bids = Bid
source-turns = Turns

## What is asked

ask-bid = How much do you bid for the start?
ask-turn = Roll on, or hold?
ask-card = Show your card and add its worth?

## Moves

move-bid = Bid { $points }
move-turn =
    { $what_key ->
        [roll] Roll
       *[hold] Hold
    }
move-card =
    { $what_key ->
        [show] Show the card
       *[keep] Keep the card secret
    }

## What there is to know about a move

remark-banks =
    { $points ->
        [one] keeps { $points } point
       *[other] keeps { $points } points
    }
remark-adds = adds { $worth }

## Why something is closed

reason-turn_is_full = A turn with 24 points or more can only hold
reason-bid_now = First everybody bids for the start
reason-roll_or_hold = It is your turn: roll or hold
reason-show_or_keep = You hold: show your card or keep it secret

## Options

option-goal = Points that end the game
option-goal-12 = 12
option-goal-24 = 24
option-die = The die
option-die-fair = fair
option-die-sixes = likes sixes
option-motto = A motto

## The picture

screen-total = Points of this turn: { $n }
screen-card = card { $worth }
screen-bid = bid { $points }
