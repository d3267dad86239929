### Basari. Arguments: the fields of what is said, see souk/words/arguments.py, and souk/games/basari/words.py.

game-title = Basari
game-short = Choose in secret, then barter for it with gems. 3 or 4 players, half an hour.
game-about = Basari (1998) was designed by Reinhard Staupe. In which order its archways stand here is our own reconstruction.

## Vocabulary

card-roll = roll
card-points = points
card-gems = gems

action-roll = the roll
action-points = the points
action-gems = the gems

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

gem-red = { $n } red
gem-yellow = { $n } yellow
gem-green = { $n } green
gem-blue = { $n } blue

source-laps = Laps
    .for = for reaching the disc
source-colours = Most gems
    .for = for most gems
source-points = Points action
    .for = from the archway
source-roll = Roll action
    .for = for the roll

## What happens

event-order_drawn =
    { $you ->
        [yes] You choose a start archway
       *[no] { $seat } chooses a start archway
    } { $place ->
        [1] first.
        [2] second.
        [3] third.
       *[4] fourth.
    }
event-started =
    { $you ->
        [yes] You start on archway { $archway }.
       *[no] { $seat } starts on archway { $archway }.
    }
event-moved =
    { $reaches_disc ->
        [yes]
            { $you ->
                [yes] You roll { $die }, move to archway { $archway } and reach your disc.
               *[no] { $seat } rolls { $die }, moves to archway { $archway } and reaches the disc.
            }
       *[no]
            { $you ->
                [yes] You roll { $die } and move to archway { $archway }.
               *[no] { $seat } rolls { $die } and moves to archway { $archway }.
            }
    }
event-has_chosen =
    { $you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
event-chosen_card =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $card_key ->
        [roll] the roll: 6 points less the number rolled.
        [points] points: { $points }.
       *[gems]
            { $gems_count ->
                [0] gems, but the supply has none of them.
               *[other] gems: { $gems }.
            }
    }
event-revealed = All cards are turned up: { $cards }.
card-of = { $seat } { $card }
event-contest =
    { $result_key ->
        [single]
            { $you ->
                [yes] Only you chose { $action }.
               *[no] Only { $seats } chose { $action }.
            }
        [barter] { $seats } barter for { $action }.
       *[lost] { $seats } all chose { $action }, so nobody gets anything.
    }
event-roll_for_opening =
    { $score ->
        [0] { $seats } both have no points and roll for who opens.
        [one] { $seats } both have { $score } point and roll for who opens.
       *[other] { $seats } both have { $score } points and roll for who opens.
    }
event-opening_die =
    { $you ->
        [yes] You roll { $die }.
       *[no] { $seat } rolls { $die }.
    }
event-opening_tie = Both rolled { $die }: once more.
event-opens =
    { $by_key ->
        [dice]
            { $you ->
                [yes] You open with the higher die.
               *[no] { $seat } opens with the higher die.
            }
       *[score]
            { $you ->
                [yes] You open with the higher score.
               *[no] { $seat } opens with the higher score.
            }
    }
event-offered =
    { $you ->
        [yes] You offer { $rival } { $gems }.
       *[no]
            { $rival_you ->
                [yes] { $seat } offers you { $gems }.
               *[no] { $seat } offers { $rival } { $gems }.
            }
    }
event-accepted =
    { $you ->
        [yes] You accept { $gems } from { $rival }.
       *[no]
            { $rival_you ->
                [yes] { $seat } accepts { $gems } from you.
               *[no] { $seat } accepts { $gems } from { $rival }.
            }
    }
event-declined =
    { $you ->
        [yes] You offer nothing.
       *[no] { $seat } offers nothing.
    }
event-carried_out =
    { $you ->
        [yes] You get { $action }.
       *[no] { $seat } gets { $action }.
    }
event-gems_taken =
    { $gems_count ->
        [0]
            { $you ->
                [yes] You find no gems left in the supply.
               *[no] { $seat } finds no gems left in the supply.
            }
       *[other]
            { $you ->
                [yes] You take { $gems }
               *[no] { $seat } takes { $gems }
            }{ $short_count ->
                [0] .
               *[other] ; the supply lacks { $short }.
            }
    }
event-points =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $n ->
        [0] nothing { $source_for }.
        [one] { $n } point { $source_for }.
       *[other] { $n } points { $source_for }.
    }
event-scoring = Scoring { $number } of 3.
event-majority =
    { $leaders_count ->
        [0] Nobody has { $colour } gems.
        [one] Most { $colour } gems ({ $most }): { $leaders }, { $points_each } points.
       *[other] Most { $colour } gems ({ $most }): { $leaders }, { $points_each } points each.
    }
event-returned =
    { $you ->
        [yes] You return
       *[no] { $seat } returns
    } { $n ->
        [one] { $n } { $colour } gem.
       *[other] { $n } { $colour } gems.
    }
event-discs_moved = All discs go under their pawns.

## What is asked

ask-start = Choose a start archway
ask-choose = Choose an action in secret
ask-open = Open the barter for { $action } with an offer, or let it go
ask-barter = Accept the offer for { $action }, or offer more
ask-count = How many { $colour } gems do you offer?

## Moves

move-start = Archway { $archway }
    .doing = starting on archway { $archway }
move-card =
    { $card_key ->
        [roll] Roll again
        [points] Score points
       *[gems] Take gems
    }
    .doing =
        { $card_key ->
            [roll] choosing the roll
            [points] choosing points
           *[gems] choosing gems
        }
move-accept = Accept
    .doing = accepting the offer
move-decline = Offer nothing
    .doing = offering nothing
move-offer = Make an offer
    .doing = making an offer
move-count =
    { $n ->
        [0] Offer no { $colour }
       *[other] Offer { $n } { $colour }
    }
    .doing =
        { $n ->
            [0] offering no { $colour } gems
            [one] offering { $n } { $colour } gem
           *[other] offering { $n } { $colour } gems
        }

## What there is to know about a move

remark-shows =
    { $points ->
        [one] { $points } point, { $gems }
       *[other] { $points } points, { $gems }
    }
remark-takes = take { $gems }
remark-worth =
    { $card_key ->
        [roll] 6 − die
        [points] +{ $points }
       *[gems] { $gems }
    }

## What a move does on the board: the rest of a sentence that begins with the move

consequence-can_lead = can give { $seat } most { $colour } gems
consequence-can_lose_lead = can cost { $seat } the lead in { $colour } gems
consequence-keeps_lead = leaves { $seat } most { $colour } gems

## Why something is closed

reason-card_is_chosen = You have chosen your card; all cards are turned up together
reason-choose_a_card = Now you choose an action card: roll, points or gems
reason-choose_archway = First everybody in turn chooses a start archway
reason-ring_ends = The ring has { $n } archways, 0 to { $last }
reason-archway_taken = { $seat } starts on archway { $archway }, and start archways are not shared
reason-nothing_offered = There is no offer to accept yet: open with an offer, or let it go
reason-only_opener_declines = Only who opens can let it go; you can accept the offer or raise it
reason-opener_has_nothing = Without gems you cannot offer anything
reason-cannot_raise = Your gems cannot beat { $gems }: you can only accept
reason-offer_first = Say first that you make an offer
reason-barter_now = You are bartering: accept, offer, or let it go
reason-count_now = Now say how many { $colour } gems you offer
reason-too_few_gems =
    { $has ->
        [0] You have no { $colour } gems, and only gems in hand can be offered
        [one] You have { $has } { $colour } gem, and only gems in hand can be offered
       *[other] You have { $has } { $colour } gems, and only gems in hand can be offered
    }
reason-at_least_one = An offer has at least one gem, so here it needs { $n } { $colour }
reason-must_beat = An offer must have more gems than { $gems }, or as many and more red, then yellow, green, blue: here it needs at least { $n } { $colour }
reason-dice_roll = The dice are rolling
reason-game_over = The game ended with the third scoring
reason-position_problem =
    { $problem_key ->
        [phase] There is no such moment in a game
        [players] The game is for 3 or 4 players
        [nobody_sits] Nobody sits there
        [gems] There are { $n } gems of each colour
        [third_scoring] The game ends with the third scoring, and not before
        [points] All seats together can have at most { $n } points for this so far
        [laps] At every scoring at least one player has come round
        [lap] A lap brings 10 points, once a scoring
        [order] The order names each seat once
        [shared_start] Archways can be shared only while the first ones are chosen
        [no_archway] This seat has not chosen its archway yet
        [archway_taken] Somebody stands at this archway already
        [card] The action cards do not fit the moment
        [action] The action that is carried out does not fit the cards
       *[barter] The barter does not fit the rest of the position
    }

## Options

option-shared_start = Start archways
option-shared_start-no = one pawn each
option-shared_start-yes = may be shared
option-layout = Another ring of archways, as text

## The screen

screen-round = Round { $n }
screen-scorings = { $n } of 3 scorings
screen-supply = Supply
screen-secret = chosen in secret
screen-choosing = choosing
screen-barter = Barter for { $action }
screen-standing = { $who } offers { $gems }
screen-opens = { $who } opens
screen-your_offer = Your offer
screen-lap = { $n } of { $all } steps
screen-more = One more { $colour }
screen-less = One { $colour } less
screen-offer = Offer
screen-worth = Worth at a scoring now
screen-gems = Gems
screen-archway_title = Archway
screen-way = Way
screen-action = Action
screen-archways = Archways
screen-pawns = Pawns and discs
screen-pawn = pawn of { $who }
screen-disc = disc of { $who }

## The editor

edit-how = Click an archway to put the pawn there.
edit-pawn = Pawn of
edit-when = When
edit-round = Round
edit-scorings = Scorings
edit-before_choice = Before the choice of cards
edit-moved = Steps since the last scoring
edit-sheet = Points so far

## Pictures

nature-order = Who chooses next?
nature-move = All pawns move
nature-opening = The dice decide who opens
nature-roll = The die is rolling
screen-scorings_title = scorings
screen-offers = offers
screen-says = says

## The terminal
draw-order = Who chooses the next start archway ({ $place })? Type seat 0, seat 1, …
draw-dice = What do the dice show? Type those of { $seats } in this order, as 3 1 6
draw-roll =
    { $you ->
        [yes] Which number do you roll for the roll action?
       *[no] Which number does { $who } roll for the roll action?
    }
screen-to_go = to go
screen-there = there
screen-hidden = chosen
screen-bid = so far: { $gems }
screen-legend = filled pawns, hollow discs
screen-choosing_archways = choosing start archways

## What things are, on hover, focus and long press

about-card-roll = Roll again, move that far, and score 6 less the number rolled.
about-card-points = Score the number of your archway.
about-card-gems = Take the gems of your archway, as far as the supply has them.
about-chosen = Alone you get it; two barter for it; if three or four choose it, nobody does.
about-colour = Whoever has most gems of this colour at a scoring gets { $points } points.
about-lap = When a pawn reaches or passes its disc, it brings { $points } points, and there is a scoring.
about-archway = What the actions “points” and “gems” bring to whoever stands here.
chapter-court = The courtyard
chapter-round = A round
chapter-scoring = Scoring

# What puzzles are about.
theme-barter = barter
theme-bluff = bluff
theme-scoring = scoring
theme-endgame = endgame

## Tempers of opponents.

temper-miser = hoards gems
temper-racer = runs for the laps
temper-peddler = takes points at once
temper-bluffer = likes to surprise
