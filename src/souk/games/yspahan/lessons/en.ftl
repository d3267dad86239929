### What the lessons of Yspahan say: see souk/lessons/lesson.py for the ids.

lesson-tower-title = The tower and its groups
lesson-tower-idea = Each turn you take one group of dice. Its row says what it brings, and every group can do two other things as well.
lesson-tower-1-task = The dice lie on the tower, grouped by value. Take the group that brings you four camels.
lesson-tower-1-hint = The lowest values always lie on the camel row: there are four dice. Choose that row, then take.
lesson-tower-1-gold = That brings two gold: the gold row has only two dice. You want four camels.
lesson-tower-1-draw = A card is always one card, so four dice would be wasted on it. Take camels with them.
lesson-tower-1-done = Four dice, four camels. On the gold row each die is a gold, on the four rows between a cube to deliver.
lesson-tower-2-task = Any group can be swapped for one card. Draw a card, and give up as little as possible for it.
lesson-tower-2-hint = A card costs a whole group, however large it is. Which group is the smallest?
lesson-tower-2-three = One card, but three dice are gone for it. A smaller group brings the same card.
lesson-tower-2-two = One card, but two dice are gone for it. There is a still smaller group.
lesson-tower-2-done = Well done: one die, one card. Small groups are good for cards, large ones for what their row brings.

lesson-souks-title = Deliver and fill a souk
lesson-souks-idea = Cubes go into the shops of a quarter. Only a complete souk brings points at the end of the week.
lesson-souks-1-task = Two dice lie on the barrel row: two cubes for the barrel quarter. Fill a whole souk with them.
lesson-souks-1-hint = Look for a souk of the quarter that has just two shops.
lesson-souks-1-large = This souk has more than two shops: your two cubes would leave it unfinished, and unfinished souks bring nothing.
lesson-souks-1-done = The white souk is complete: 3 points at the end of the week, and nobody else can deliver there.
lesson-souks-2-task = You have begun the blue souk of the chest quarter. Deliver both cubes of the chest row.
lesson-souks-2-hint = First the souk that you have begun, then a new one: the yellow one belongs to somebody else.
lesson-souks-2-vase = A new souk in another quarter, but the one begun here would stay open. Go on with the chests.
lesson-souks-2-gold = One gold instead of a full souk is a bad bargain here. Use the chests.
lesson-souks-2-done = The first cube had to finish your blue souk, the second began a new one. The yellow souk was closed: it holds a cube of somebody else.

lesson-goods-title = Camels, gold and yellow dice
lesson-goods-idea = The start player may buy up to three yellow dice for 1 gold each. More dice make larger groups, for that player alone.
lesson-goods-1-task = You start the day and have bought three yellow dice: two of them lie on the gold row. Take this group.
lesson-goods-1-hint = Choose the gold row at the top of the tower, then take.
lesson-goods-1-camels = Three camels are not bad, but the gold row now has four dice, and soon it will have only two.
lesson-goods-1-draw = One card for four dice is too dear. Take the gold.
lesson-goods-1-done = Four gold: the three that you paid are back, and one more. Gold buys dice, moves the supervisor and pays buildings, as camels do.
lesson-goods-2-task = The last day of the game: you start, and gold left over is worth nothing. Add as many yellow dice as you can, then roll.
lesson-goods-2-hint = Three yellow dice are the most, and they cost 3 gold.
lesson-goods-2-fewer = You can add more, and gold that is left brings nothing any more: three yellow dice for 3 gold.
lesson-goods-2-done = Twelve dice instead of nine. After your turn the yellow ones leave the tower, so only you profit.
lesson-goods-3-task = A yellow die has made the barrels two: just what your yellow souk lacks. Deliver there.
lesson-goods-3-hint = Choose the barrels, then deliver, and fill the two free shops of the souk that you have begun.
lesson-goods-3-gold = Gold is worth nothing any more. Your yellow souk is worth 6 points if it is full tonight.
lesson-goods-3-sacks = Three cubes would fill the white souk for 3 points. The yellow one brings 6.
lesson-goods-3-done = 6 points tonight. Early in the game gold is better kept for buildings; at the end there is nothing else to buy.

lesson-supervisor-title = The supervisor and the caravan
lesson-supervisor-idea = Instead of taking, a group can move the supervisor. Cubes in the shops beside him go to the caravan, whoever owns them. In the caravan your cubes count times the highest row in which you have one. A full caravan is scored at once and emptied.
lesson-supervisor-1-task = The last turn of the week, and two of your cubes lie in souks that will not be filled. Send both with one move, and pay nothing for it.
lesson-supervisor-1-hint = He goes as far as a die of the group shows. The first square to the south of the crossing touches two shops: both hold a cube of yours.
lesson-supervisor-1-one = Only one of your cubes lies beside this square. There is a square that touches both.
lesson-supervisor-1-rival = That sends a rival’s cube. It can be worth it, but your own two would be cleared away tonight and bring nothing.
lesson-supervisor-1-gold = The place is right, but a die showing 2 goes one square too far: that costs 1 gold. Which group shows 1?
lesson-supervisor-1-take = One camel, but tonight your two cubes would be cleared away and bring nothing.
lesson-supervisor-1-done = 2 points at once for each, and both count in the caravan. You even decide which goes first: the earlier one gets the earlier place.
lesson-supervisor-2-task = The last turn of the game. One place in the caravan is free, in the top row. Make sure that it becomes yours.
lesson-supervisor-2-hint = You have a cube in the sack quarter beside square w3. Which group shows 3?
lesson-supervisor-2-other = That gives the last place to a rival, who then counts times three. It should be your own cube.
lesson-supervisor-2-wait = Camels are worth nothing any more, and your two cubes would count only times two.
lesson-supervisor-2-done = Three cubes, the highest in row three: 9 points instead of 4. It was worth sending your own cube.

lesson-camel-title = A camel protects
lesson-camel-idea = Whoever owns the cube may pay a camel: it stays in its shop, and a cube from the supply goes to the caravan.
lesson-camel-1-task = The supervisor has come to your full purple souk. It is worth 8 points at the end of the week. Save it.
lesson-camel-1-hint = You have one camel. Pay it, and your cube stays.
lesson-camel-1-send = Then the souk would have a gap on the sixth day, and the 8 points would be gone. One camel is cheap for that.
lesson-camel-1-done = The souk stays full, and a cube from the supply takes a place in the caravan all the same. Keep a camel whenever you have something to lose.
lesson-camel-2-task = Now only a single cube is touched, in a souk of three shops that you have just begun. Your two camels would just pay for a paddock. Let the cube go.
lesson-camel-2-hint = A cube that goes is not lost: it takes a place in the caravan, and the first ones bring 2 points.
lesson-camel-2-keep = A camel for a single cube is too much here: you need both of them to build.
lesson-camel-2-done = 2 points at once, and both camels are still yours. Protecting is good where much is at stake, not always.

lesson-buildings-title = Buildings
lesson-buildings-idea = After your group you may build. Each building helps for the rest of the game; the third to fifth bring 5 points, the sixth 10.
lesson-buildings-1-task = Your third building brings 5 points. Take what you lack for the caravanserai, and build it in the same turn.
lesson-buildings-1-hint = The caravanserai costs 3 camels and 3 gold. You have the camels; gold is missing, and your office adds two when you take gold.
lesson-buildings-1-other = That brings 5 points too, but you can afford more this turn: the caravanserai brings a card each time a cube of yours goes to the caravan.
lesson-buildings-1-camels = You have camels enough. The caravanserai also needs 3 gold, and you have 1.
lesson-buildings-1-done = Two dice and your office brought 4 gold, and the third building 5 points. From now on each cube of yours that goes to the caravan brings a card.

lesson-cards-title = Cards
lesson-cards-idea = A card has an effect, or it is discarded for one die more when you take or deliver.
lesson-cards-1-task = The blue souk of the barrel quarter has three shops, but the group has two dice. Fill it all the same.
lesson-cards-1-hint = Choose the barrels, deliver, and discard your card: it counts as a third die.
lesson-cards-1-none = Then you have two cubes for three shops. Your card can be the third.
lesson-cards-1-exchange = Now the card is played, and the third cube is missing. It is worth more as a die here.
lesson-cards-1-done = Three cubes with two dice: the souk is complete. Its 4 points were worth more than the card.
lesson-cards-2-task = It is your last turn of the game, and camels left over are worth nothing. Turn them into points.
lesson-cards-2-hint = Play your card before you choose a group, and give all four camels.
lesson-cards-2-fewer = Camels that are left bring nothing any more. The card takes up to four.
lesson-cards-2-gold = Gold is worth nothing at the end either. Play the card: that is 8 points.
lesson-cards-2-done = 8 points. Cards with points are for the end: hold them until you have what they take.

lesson-week-title = The end of the week
lesson-week-idea = After seven days complete souks and the caravan are scored. Then all shops are emptied.
lesson-week-1-task = It is the last turn of the week. Get the most points out of it, and end your turn.
lesson-week-1-hint = Your yellow souk in the chest quarter lacks one cube. Tomorrow it would be empty.
lesson-week-1-sacks = Three cubes would fill the white souk for 3 points. The yellow one brings 6 and would be cleared away unfinished.
lesson-week-1-gold = Gold stays for next week, but your yellow souk does not: unfinished it brings nothing and is emptied.
lesson-week-1-done = 6 points for the souk, and something for the caravan. Camels, gold, cards and buildings stay with you; the shops are empty.

lesson-two-title = Two players
lesson-two-idea = With two players the start player acts first and last on a day, and building is one of the uses of a group.
lesson-two-1-hint = For building it does not matter how many dice the group has. The smallest one will do.
lesson-two-1-task = You start this day and have 3 camels and 3 gold. Build the caravanserai with the group that you can best do without, and end your action.
lesson-two-1-three = That uses up three dice for what one die does as well.
lesson-two-1-draw = One card now. The caravanserai brings one each time a cube of yours goes to the caravan.
lesson-two-1-done = One die was enough. Now your rival acts once, and then you act again.
lesson-two-2-task = Your second action of the day. Send your own cube, so that the caravanserai brings you a card.
lesson-two-2-hint = Your cube lies beside square e4. Which group shows 4?
lesson-two-2-draw = Three dice for one card. By the caravanserai you get one too, and 2 points with it.
lesson-two-2-cube = One cube in a new souk brings nothing yet. Use this die for the supervisor.
lesson-two-2-done = 2 points and a card, and the next cubes will do the same. Who plays first and last on a day can plan two actions that go together.

lesson-plan-title = A first plan
lesson-plan-idea = Early camels and gold become buildings, and a building pays the longer the earlier you have it.
lesson-plan-1-task = The first turn of a game: 2 gold, no camels. Take the group that lets you build at once, and build what brings you camels or gold from now on.
lesson-plan-1-hint = Four camels pay for any small building. The office adds two gold whenever you take gold, the paddock a camel whenever you take camels.
lesson-plan-1-hammam = A good building for later. To begin with something that brings camels or gold every time pays more.
lesson-plan-1-end = You can pay for a building already. The earlier it stands, the longer it helps.
lesson-plan-1-gold = Two gold more, but no camels: nothing can be built from that. First the large group of camels.
lesson-plan-1-done = A building on the first day helps for three weeks. Save for the caravanserai next, 3 camels and 3 gold: strong players mostly have it in the first week.

## The guided first game: what matters at a decision

matter-completes_now = With the dice on the { $row } row you can complete { $souk }: { $points } points at the end of the week.
matter-fills_souk = The dice on the { $row } row are enough to fill { $souk } at once: { $points } points at the end of the week.
matter-unfinished =
    You have begun { $souk }. { $n ->
        [one] One cube is
       *[other] { $n } cubes are
    } missing, and a souk that is not full brings nothing.
matter-rival_needs = { $seat } could complete { $souk } with the dice on the { $row } row. Whoever takes this group first decides about it.
matter-pays_building =
    If you take { $row_key ->
        [camel] the camels
       *[other] the gold
    } you can also pay for: { $buildings }. { $points ->
        [0] The earlier it stands, the longer it helps.
       *[other] That is { $points } points at once.
    }
matter-can_build =
    You can already pay for this: { $buildings }. One building a turn{ $points ->
        [0] , after your group.
       *[other] , and the next one brings { $points } points at once.
    }
matter-unguarded = You have no camel. If the supervisor comes to { $souk }, a cube has to go.
matter-souk_at_stake = The supervisor has come to { $souk }, which is full and worth { $points } points. A camel is well spent on it.
matter-cube_may_go = The supervisor has come to { $souk }, which is not full yet. You may let the cube go and keep your camel.
matter-caravan_place =
    The next place in the caravan brings { $points ->
        [0] nothing at once, but counts when the caravan is scored.
        [one] 1 point at once.
       *[other] { $points } points at once.
    } { $n ->
        [one] One place is free.
       *[other] { $n } places are free.
    }
matter-reaches_rival =
    The supervisor reaches a cube of { $seat } { $square_on }{ $full ->
        [yes] , in a full souk
       *[no] { "" }
    }. { $gold ->
        [0] That costs nothing.
       *[other] That costs { $gold } gold.
    }
matter-more_dice = You start the day: each gold adds a yellow die, three at most, and only you profit from them. You have { $gold } gold.
matter-one_more_die = A card that you discard counts as one more die. That pays if it fills a souk or pays for a building.
matter-turn_done = Your group is used. End your turn whenever you like.
matter-days_left = { $n } days are left, today included. Then full souks and the caravan are scored.
matter-last_day = The last day of the week: a souk that is not full by tonight brings nothing.
