### Yspahan. Arguments: the fields of what is said, see souk/words/arguments.py, and souk/games/yspahan/words.py for
### shops, souks, squares, amounts and costs.

game-title = Yspahan
game-short = Deliver goods to the souks, send caravans, build. 2 to 4 players, about an hour.
game-about = Yspahan (2006) was designed by Sébastien Pauchon.

## Vocabulary

row-camel = camels
row-sack = sacks
row-barrel = barrels
row-chest = chests
row-vase = vases
row-gold = gold

quarter-sack = sack quarter
    .goods = sack
quarter-barrel = barrel quarter
    .goods = barrel
quarter-chest = chest quarter
    .goods = chest
quarter-vase = vase quarter
    .goods = vase

colour-purple = purple
colour-yellow = yellow
colour-white = white
colour-blue = blue
colour-orange = orange

souk = the { $colour } { $quarter_goods } souk
    .name = { $colour } { $quarter_goods } souk
shop = { $colour } { $quarter_goods } souk, shop { $n }
    .the = shop { $n } of the { $colour } { $quarter_goods } souk

square = square { $name }
    .from = from square { $name }
    .to = to square { $name }
    .on = on square { $name }
crossing = the crossing
    .from = from the crossing
    .to = to the crossing
    .on = on the crossing

building-paddock = paddock
    .short = pa
building-office = office
    .short = of
building-hammam = hammam
    .short = ha
building-caravanserai = caravanserai
    .short = ca
building-bazaar = bazaar
    .short = ba
building-hoist = hoist
    .short = ho

card-exchange = Trade camels and gold
card-three_camels = 3 camels
card-three_gold = 3 gold
card-cube_to_souk = A cube into a souk
card-cube_to_caravan = A cube onto the caravan
card-camels_for_points = Camels for 2 points each
card-gold_for_points = Gold for 1 point each
card-build_no_camels = Build without camels
card-build_no_gold = Build without gold

source-souks = Souks
    .for = for complete souks
source-bazaar = Bazaar
    .for = by the bazaar
source-caravan_places = Places in the caravan
    .for = for a place in the caravan
source-caravan_scorings = Caravan scored
    .for = from the caravan
source-buildings = Buildings
    .for = for the building
source-cards = Cards
    .for = by the card

amount-camels =
    { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    }
amount-gold = { $n } gold
amount-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## What happens

event-start =
    { $you ->
        [yes] You start the game.
       *[no] { $seat } starts the game.
    }
event-round = Week { $week }, day { $day }: { $order }.
event-bought =
    { $dice ->
        [0]
            { $you ->
                [yes] You roll the dice.
               *[no] { $seat } rolls the dice.
            }
        [one]
            { $you ->
                [yes] You add a yellow die for 1 gold and roll.
               *[no] { $seat } adds a yellow die for 1 gold and rolls.
            }
       *[other]
            { $you ->
                [yes] You add { $dice_word } yellow dice for { $dice } gold and roll.
               *[no] { $seat } adds { $dice_word } yellow dice for { $dice } gold and rolls.
            }
    }
event-die = A { $colour } die shows { $face }.
event-tower = The tower: { $rows }.
tower-row = { $row } { $dice }
event-chosen =
    { $you ->
        [yes] You choose { $row }:
       *[no] { $seat } chooses { $row }:
    } { $dice ->
        [one] one die showing { $face }.
       *[other] { $dice_word } dice showing { $face }.
    }
event-no_group =
    { $you ->
        [yes] No group is left for you.
       *[no] No group is left for { $seat }.
    }
event-bonus_die =
    { $you ->
        [yes] You discard “{ $card }” for one more die.
       *[no] { $seat } discards “{ $card }” for one more die.
    }
event-camels =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $n ->
        [one] { $n } camel.
       *[other] { $n } camels.
    }
event-gold =
    { $you ->
        [yes] You get { $n } gold.
       *[no] { $seat } gets { $n } gold.
    }
event-placed =
    { $you ->
        [yes] You put a cube into { $souk }.
       *[no] { $seat } puts a cube into { $souk }.
    }
event-souk_complete =
    { $you ->
        [yes] You complete { $souk }
       *[no] { $seat } completes { $souk }
    } ({ $points } points at the week’s end).
event-supervisor_moved =
    { $stays ->
        [yes]
            { $you ->
                [yes] You leave the supervisor { $square_on }
               *[no] { $seat } leaves the supervisor { $square_on }
            }
       *[no]
            { $you ->
                [yes] You move the supervisor { $start_from } { $square_to }
               *[no] { $seat } moves the supervisor { $start_from } { $square_to }
            }
    }{ $gold ->
        [0] .
       *[other] {" "}for { $gold } gold.
    }
event-cube_order = The cube in { $souk } goes first.
event-camel_paid =
    { $you ->
        [yes] You pay a camel: your cube stays in { $souk }.
       *[no] { $seat } pays a camel: the cube stays in { $souk }.
    }
event-sent =
    { $kept ->
        [yes]
            { $you ->
                [yes] Instead one of your cubes goes from the supply to the caravan, place { $place }.
               *[no] Instead one of { $seat }’s cubes goes from the supply to the caravan, place { $place }.
            }
       *[no]
            { $you ->
                [yes] Your cube in { $souk } goes to the caravan, place { $place }.
               *[no] { $seat }’s cube in { $souk } goes to the caravan, place { $place }.
            }
    }
event-loaded =
    { $you ->
        [yes] You load a cube onto the caravan, place { $place }.
       *[no] { $seat } loads a cube onto the caravan, place { $place }.
    }
event-caravan_scored = The caravan is full and scores: { $points }.
event-week_scored =
    Week { $week } ends. { $souks_count ->
        [0] No souk is complete.
       *[other] Complete souks: { $souks }.
    } { $caravan_count ->
        [0] The caravan scores nothing.
       *[other] Caravan: { $caravan }.
    }
souk-score = { $seat } { $points } ({ $souk_name })
event-draw =
    { $you ->
        [yes] You draw a card
       *[no] { $seat } draws a card
    }{ $why_key ->
        [caravanserai] {" "}by the caravanserai.
        [no_group] {" "}instead of a group.
       *[action] .
    }
event-drawn =
    { $you ->
        [yes] You drew “{ $card }”.
       *[no] { $seat } drew “{ $card }”.
    }
event-draw_lost =
    { $you ->
        [yes] There is no card for you: deck and discards are empty.
       *[no] There is no card for { $seat }: deck and discards are empty.
    }
event-reshuffled =
    { $deck ->
        [one] The discards become a new deck of one card.
       *[other] The discards become a new deck of { $deck } cards.
    }
event-played =
    { $you ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
event-given =
    { $you ->
        [yes] You give { $gives }
       *[no] { $seat } gives { $gives }
    }{ $gets_count ->
        [0] .
       *[other] {" "}for { $gets }.
    }
event-built =
    { $you ->
        [yes] You build the { $building }
       *[no] { $seat } builds the { $building }
    }{ $cost_count ->
        [0] {" "}for nothing
       *[other] {" "}for { $cost }
    }{ $cards_count ->
        [0] .
        [one] , with the card “{ $cards }”.
       *[other] , with both building cards.
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
event-turn_ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }

## What is asked

ask-supply = Roll the dice (yellow dice cost 1 gold each)
ask-choose = Choose a group of dice
ask-use = Use these dice for
ask-bonus = Discard a card for one more die?
ask-place =
    { $cubes ->
        [one] Place a cube
       *[other] Place a cube ({ $cubes } to go)
    }
ask-move = Where does the supervisor go?
ask-order = Which cube goes first?
ask-camel = Pay a camel to keep your cube in { $souk }?
ask-give = How much do you give?
ask-souk = Place the card’s cube
ask-after = Build, play cards, or end your turn

## Moves

move-buy =
    { $dice ->
        [0] Roll the dice
        [one] Roll with one yellow die
       *[other] Roll with { $dice_word } yellow dice
    }
    .doing =
        { $dice ->
            [0] rolling without yellow dice
            [one] rolling with one yellow die
           *[other] rolling with { $dice_word } yellow dice
        }
move-choose = { $row }
    .doing = choosing the { $row }
move-use =
    { $use_key ->
        [take] Take the goods
        [deliver] Deliver to souks
        [supervisor] Move the supervisor
       *[draw] Draw a card
    }
    .doing =
        { $use_key ->
            [take] taking camels or gold
            [deliver] delivering to the souks
            [supervisor] moving the supervisor
           *[draw] drawing a card
        }
move-pass = Pass
    .doing = passing
move-bonus =
    { $card_key ->
        [none] Keep your cards
       *[other] Discard “{ $card }”
    }
    .doing =
        { $card_key ->
            [none] keeping the cards
           *[other] discarding the card “{ $card }”
        }
move-shop = { $shop }
    .doing = choosing { $shop_the }
move-square = { $square }
    .doing = putting the supervisor { $square_on }
move-camel =
    { $answer_key ->
        [keep] Pay a camel: the cube stays
       *[send] Let the cube go
    }
    .doing =
        { $answer_key ->
            [keep] paying a camel
           *[send] letting the cube go
        }
move-give =
    { $goods_key ->
        [gold] Give { $n } gold
       *[camels]
            { $n ->
                [one] Give { $n } camel
               *[other] Give { $n } camels
            }
    }
    .doing =
        { $goods_key ->
            [gold] giving { $n } gold
           *[camels]
                { $n ->
                    [one] giving { $n } camel
                   *[other] giving { $n } camels
                }
        }
move-play = Play “{ $card }”
    .doing = playing the card “{ $card }”
move-build =
    { $without_key ->
        [camels] Build the { $building } without camels
        [gold] Build the { $building } without gold
        [both] Build the { $building } without camels and gold
       *[none] Build the { $building }
    }
    .doing =
        { $without_key ->
            [camels] building the { $building } without camels
            [gold] building the { $building } without gold
            [both] building the { $building } without camels and gold
           *[none] building the { $building }
        }
move-end = End the turn
    .doing = ending the turn

## What there is to know about a move

remark-dice =
    { $n ->
        [one] one die showing { $face }
       *[other] { $n_word } dice showing { $face }
    }
remark-cost =
    { $cost_count ->
        [0] for nothing
       *[other] for { $cost }
    }
remark-reach =
    { $gold ->
        [0] {""}
       *[other] for { $gold } gold{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
    }{ $shops_count ->
        [0] {""}
        [one] reaches the cube in { $shops }
       *[other] reaches the cubes in { $shops }
    }
remark-souk_after =
    { $missing ->
        [0] completes the souk: { $points } points at the week’s end
        [one] one shop short of { $points } points
       *[other] { $missing_word } shops short of { $points } points
    }
remark-gets =
    { $what_key ->
        [cubes]
            { $n ->
                [one] { $n } cube
               *[other] { $n } cubes
            }
        [squares]
            { $n ->
                [one] { $n } square
               *[other] { $n } squares
            }
        [cards]
            { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
        [camels]
            { $n ->
                [one] { $n } camel
               *[other] { $n } camels
            }
       *[gold] { $n } gold
    }

## What a move does on the board: the rest of a sentence that begins with the move

consequence-keeps_cube = keeps the cube in { $souk } from the supervisor
consequence-guards_cubes =
    { $shops_count ->
        [one] brings a camel that can keep the cube in { $shops } from the supervisor
       *[other] brings a camel that can keep the cubes in { $shops } from the supervisor
    }
consequence-completes_souk = completes { $souk } ({ $points } points at the week’s end)
consequence-reaches_souk = gives enough dice to complete { $souk }
consequence-meets_cube = reaches { $seat }’s cube in { $souk }
consequence-leaves_no_dice = leaves { $seat } no dice for { $souk }
consequence-scores_building = scores { $points } points at once

## Why something is closed

reason-decide_first =
    { $what_key ->
        [supply] First the start player buys yellow dice, or none, and rolls
        [choose] First a group of dice is chosen
        [use] First the chosen group is used
        [bonus] First a card is discarded for one more die, or none
        [place] First the cubes are placed
        [souk] First the card’s cube is placed
        [move] First the supervisor’s square is chosen
        [order] First it is said which of the two cubes goes first
        [camel] First the cube’s owner lets it go or keeps it for a camel
        [give] First camels or gold are given for the card
       *[after] Only cards and a building are left before the turn ends
    }
reason-card_windows = Cards are played before the roll, before choosing a group or after using it, not in between
reason-build_with_group = With two players, building is a use of the chosen group
reason-build_after_group = You can build only after using your group of dice
reason-full_price_after_group = Without a building card you can build only after using your group of dice
reason-group_is_mandatory = You must choose a group first
reason-bonus_only_for_goods = A card counts as a die only when you take goods or deliver
reason-dice_cost =
    { $needs ->
        [one] One yellow die costs 1 gold, you have { $has ->
                [0] none
               *[other] { $has }
            }
       *[other] { $needs } yellow dice cost { $needs } gold, you have { $has ->
                [0] none
               *[other] { $has }
            }
    }
reason-only_yellow_dice = The group has only yellow dice, and they are the start player’s
reason-empty_row = There are no dice for { $row }
reason-choose_group = Choose a group; a card is drawn only when there is none
reason-draw_instead = Without a group you draw a card
reason-no_card_left = Deck and discards are empty
reason-only_goods_are_taken = Only camels and gold are taken; this group delivers
reason-nothing_to_deliver =
    { $row_key ->
        [gold] Gold is not delivered; take it
       *[camel] Camels are not delivered; take them
    }
reason-no_shop_open = No shop of the { $quarter } can take your cube
reason-no_shop_anywhere = No shop can take your cube
reason-no_cube_there = There is no cube to send in that shop
reason-other_quarter = This delivery goes to the { $quarter }
reason-shop_taken = That shop is taken: one cube for each shop
reason-foreign_souk = Another player’s cube is in that souk
reason-unfinished_souk = First complete the souk that you have begun in this quarter
reasons-not_held = You do not hold these cards
reasons-square_cost = The way there costs more gold than you have
reason-square_cost = The way there costs { $needs } gold, you have { $has ->
                [0] none
               *[other] { $has }
            }
reason-not_held = You do not hold the card “{ $card }”
reason-neither_held = You hold neither building card
reason-card_takes =
    { $goods_key ->
        [gold] The card takes 1 to { $most } gold, you have { $has ->
                [0] none
               *[other] { $has }
            }
       *[camels] The card takes 1 to { $most } camels, you have { $has ->
                [0] none
               *[other] { $has }
            }
    }
reason-exchange_has =
    { $goods_key ->
        [gold]
            { $has ->
                [0] You have no gold to trade
               *[other] You have only { $has } gold to trade
            }
       *[camels]
            { $has ->
                [0] You have no camel to trade
                [one] You have only { $has } camel to trade
               *[other] You have only { $has } camels to trade
            }
    }
reason-nothing_to_exchange = You have neither camels nor gold to trade
reason-nothing_to_give =
    { $goods_key ->
        [gold] You have no gold to give
       *[camels] You have no camel to give
    }
reason-already_built = You already have the { $building }
reason-one_card_each = Only one building card for each building
reason-waives_nothing = The { $building } costs no gold that the card could save
reason-one_building = You may build once in a turn
reason-short_of =
    { $what_key ->
        [camels] The { $building } costs { $camels } camels, you have { $has_camels ->
            [0] none
           *[other] { $has_camels }
        }
        [gold] The { $building } costs { $gold } gold, you have { $has_gold ->
            [0] none
           *[other] { $has_gold }
        }
       *[both] The { $building } costs { $camels } camels and { $gold } gold, you have { $holding }
    }
reason-position_problem =
    { $problem_key ->
        [due] What is to be decided does not fit the rest of the position
        [cards_mode] These building cards are for 3 or 4 players
        [only_when_over] Only after the last day is nothing to be decided
        [weeks] After week 3 the game is over
        [before_start] The start player is drawn before the first day
        [order_seats] Each seat plays once in the order
        [clockwise] Seats play clockwise from the start player
        [order_length] With two players the start player plays twice a day, else each seat once
        [turn] There is no such turn in the day
        [building_points] These buildings are worth { $n } points
        [empty_deck] When the deck is empty the discards become the new one: some cards must be left
        [has_built] Only after using the dice can somebody have built
        [caravan_places] The caravan has { $n } places
        [caravan_full] A full caravan is scored at once: take a cube off
        [no_group] No group of dice has been chosen yet
        [needs_group] A group of dice has been chosen: say which
        [before_roll] Before the roll no dice lie on the tower
        [first_turn_rolls] The dice are rolled in the first turn of the day
        [rolled] These dice cannot be on their way to the tower
        [white_dice] There are { $n } white dice
        [yellow_dice] There are more yellow dice than were bought
        [group_dice] The chosen group does not fit the dice
        [yellow_leave] Yellow dice leave the tower after the start player’s turn
        [values_rise] The dice must show more from row to row
        [two_cards] There are only two cards of each kind
       *[two_owners] Only one player can have cubes in a souk
    }

## Options

option-building_cards = Building cards
option-building_cards-discount = make a building cheaper
option-building_cards-extra = are one more building each
option-building_cards-once = build at any moment, but one building a turn
option-start = Who starts
option-start-random = drawn at random
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4

## The screen

screen-week_day = Week { $week }, day { $day }
screen-deck = Deck { $n }
screen-discards = Discards { $n }
screen-caravan = Caravan
screen-tower = Dice tower
screen-city = The city
screen-supervisor = supervisor
screen-no_cards = no cards
screen-hand = Your cards
screen-reaches = reaches a cube of { $who }
screen-play = play
screen-plus_one = +1 die
screen-camels = Camels
screen-gold = Gold
screen-cards = Cards
screen-buildings = Buildings
screen-row = Row
screen-dice = Dice
screen-group =
    { $n ->
        [one] one die showing { $face }
       *[other] { $n } dice showing { $face }
    }
screen-group_yellow = { $n } dice showing { $face }, { $yellow } of them yellow
screen-souks = Souks
screen-souk = Souk
screen-shops = Shops
screen-free = free
screen-taken = { $who }: { $n } of { $all }
screen-supervisor_at = The supervisor is { $square_on }.
screen-caravan_row = Row { $n }
screen-place_free = free

## The editor

edit-how = Click shops to put cubes there or take them away, and streets to move the supervisor.
edit-cubes = Cubes of
edit-when = When
edit-week = Week
edit-day = Day
edit-start = Start player
edit-turn = Turn
edit-due = What is to be decided
edit-due-supply = the roll of the day
edit-due-choose = which group of dice
edit-due-after = the rest of the turn
edit-due-other = as it was
edit-bought = Yellow dice bought
edit-value = shows
edit-white = white
edit-yellow = yellow
edit-load = Load a cube
edit-unload = Unload one
edit-sheet = Points so far

## Pictures

nature-start = Who starts?
nature-roll = The dice are rolling
nature-draw = A card is drawn
nature-send = A cube goes to the caravan
nature-score = The caravan is scored
screen-deck_title = deck
screen-discards_title = discards
screen-chosen_group = chosen group

## The terminal
draw-start = Who starts the game? Type seat 0, seat 1, …
draw-roll =
    { $yellow ->
        [0] What do the { $white } white dice show? Type them, as 3 1 6 …
       *[other] What do the dice show? Type { $white } white ones, then { $yellow } yellow, as 3 1 6 …
    }
draw-card =
    { $you ->
        [yes] Which card do you draw?
       *[no] Which card does { $who } draw?
    }

## What things are, on hover, focus and long press

about-building-paddock = One more camel whenever you take camels from the tower.
about-building-office = Two more gold whenever you take gold from the tower.
about-building-hammam = The supervisor’s way changes by up to three squares without gold; more costs gold as always.
about-building-caravanserai = Draw a card each time one of your cubes goes to the caravan, but not when a card puts it there.
about-building-bazaar = Two more points for each of your complete souks at a week’s end.
about-building-hoist = One more cube with each delivery from the tower.
about-card-exchange = Any number of camels for as much gold, or the other way round.
about-card-three_camels = Take 3 camels.
about-card-three_gold = Take 3 gold.
about-card-cube_to_souk = Place a cube in any shop of any quarter that is open to you.
about-card-cube_to_caravan = Put a cube onto the next place of the caravan and score it; it brings no card of the caravanserai.
about-card-camels_for_points = Give 1 to 4 camels for 2 points each.
about-card-gold_for_points = Give 1 to 10 gold for 1 point each.
about-card-build_no_camels = Build without paying the camels; the building scores as usual.
about-card-build_no_gold = Build without paying the gold; the building scores as usual.
about-card_bonus = Or discard it: one more die when you take goods or deliver.
about-row =
    { $row_key ->
        [camel] A camel for each die.
        [gold] 1 gold for each die.
       *[quarter] A cube into a shop of this quarter for each die.
    } Or the supervisor moves as far as one die shows, or you draw a card.
about-use-take = As many as the group has dice; buildings and a discarded card add to it.
about-use-deliver = A cube into an open shop of the quarter for each die of the group.
about-use-draw = One card, however many dice the group has.
about-souk =
    { $n ->
        [one] One shop. Whoever fills it
       *[other] { $n } shops. Whoever fills them all
    } scores { $points } points at the end of the week.
about-square = The supervisor stops here. A camel marks a square beside a cube, which then goes to the caravan; a coin says what the way costs.
about-supervisor = He moves as far as one die shows; each gold makes his way one square longer or shorter. Cubes beside the square where he stops go to the caravan.
about-caravan = A cube gives { $low } points at once in the bottom row, { $middle } in the middle row. When the caravan is full, and at the end of each week, you score your cubes times your highest row.
chapter-group = Using a group
chapter-souks = Shops and souks
chapter-supervisor = The supervisor
chapter-caravan = The caravan
chapter-buildings = Buildings
chapter-cards = Cards

# What puzzles are about.
theme-supervisor = supervisor
theme-building = building race
theme-protection = protection
theme-cards = cards
theme-dice = dice
theme-souks = souks
theme-saving = saving
theme-endgame = endgame
theme-scoring = scoring

## Tempers of opponents.

temper-builder = builds before all else
temper-driver = loads the caravan
temper-shopkeeper = fills souks
temper-gambler = trusts in cards
temper-hoarder = builds the bazaar and shuns the caravan
