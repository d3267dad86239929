### What the lessons of Basari say: see souk/lessons/lesson.py for the ids.

lesson-move-title = Roll, move, choose
lesson-move-idea = All pawns move by a die. That scores nothing yet: then each player chooses one of three actions, and where the pawn stands says what two of them are worth.
lesson-move-1-task = Your pawn has moved to an archway with 7 points and two gems. Choose the action that fits it best.
lesson-move-1-hint = 7 is the highest number on any archway. The action “points” scores it.
lesson-move-1-gems = Only two gems lie here, and no archway has more points. Score those.
lesson-move-1-roll = The roll brings 6 less the number rolled: 5 at best. Here 7 are certain.
lesson-move-1-done = If nobody else has chosen points you score 7. An archway shows its points at the top and its gems below.
lesson-move-2-task = Now you stand on 4 points and three red gems. Which action fits here?
lesson-move-2-hint = Red gems are the most valuable, and three of them lie on no other archway.
lesson-move-2-points = 4 points are the fewest that an archway has. The three red gems are worth more.
lesson-move-2-roll = The roll may bring 5 points, but also none. Take what lies here.
lesson-move-2-done = Three red gems: with them you have most of this colour, which brings 14 points at a scoring.

lesson-secret-title = The secret choice
lesson-secret-idea = Whoever alone chose an action gets it. Two barter for it. If three or four chose it nobody gets anything.
lesson-secret-1-task = All three pawns stand on 7 points. What will the others choose? Find an action that you get alone, and that is sure to bring something.
lesson-secret-1-hint = Seven points tempt everybody. Your archway also has a red and a green gem.
lesson-secret-1-points = All three choose points, and so nobody gets any. Look for what the others do not want.
lesson-secret-1-roll = You would be alone with the roll, too. But it brings 2 or 3 points on average, and with a 6 none at all. Gems are certain.
lesson-secret-1-done = The others both chose points and must barter now. You get your gems and pay nothing for them.

lesson-barter-title = Bartering
lesson-barter-idea = Two who chose the same action barter. Whoever has more points opens with an offer; whoever accepts takes the gems, and the other gets the action.
lesson-barter-1-task = You and a rival chose points. Your archway is worth 7, and you open. Offer as little as possible.
lesson-barter-1-hint = The smallest offer is one gem of the least valuable colour.
lesson-barter-1-nothing = If you offer nothing your rival gets the action for free, and you get no points.
lesson-barter-1-dearer = That is dearer than it has to be: blue is the least valuable colour. Begin low, you may still offer more.
lesson-barter-1-done = Your rival accepts one blue gem, and you score 7 points. Begin low: an offer can be raised, but not lowered.
lesson-barter-2-task = Points again, 6 for you, and a scoring may come. You lead in red, yellow and blue by one gem each. Offer a single gem that costs you no lead.
lesson-barter-2-hint = Look at green: somebody else is far ahead there, so a green gem costs you nothing at a scoring.
lesson-barter-2-nothing = If you offer nothing your rival gets the points for free. There is a gem that you can spare.
lesson-barter-2-lead = If your rival takes this gem you no longer lead in its colour, and that is worth more than 6 points. In which colour do you not lead anyway?
lesson-barter-2-done = 6 points for a green gem, and your three leads still stand. Offer what you can spare, not what is cheapest.

lesson-raise-title = Raising
lesson-raise-idea = More gems beat fewer. With as many gems more red wins, then yellow, green and blue.
lesson-raise-1-task = Three red gems lie on your archway, and your rival offers a green one for them. Raise with a single gem, but not a red one.
lesson-raise-1-hint = As many gems beat the offer if the colour is higher. What lies between green and red?
lesson-raise-1-accept = Then you have a green gem, and your rival takes gems. Your three red ones are worth more.
lesson-raise-1-red = That beats the offer, but red is what you want to collect. A yellow one will do.
lesson-raise-1-two = Two gems always beat one, but that is one more than you need.
lesson-raise-1-done = Your rival gives in: a yellow gem goes, three red ones come.

lesson-give_in-title = When to give in
lesson-give_in-idea = Who accepts is paid. Often the gems that are offered are worth more than the action.
lesson-give_in-1-task = Your archway is worth 4 points. Your rival leads in red and offers you a red gem. A scoring is near. What do you do?
lesson-give_in-1-hint = Count the red gems before and after: you have 4, your rival has 5.
lesson-give_in-1-raise = You would pay two gems for 4 points, and your rival would keep the lead in red, which brings 14.
lesson-give_in-1-done = Now you have five red gems, and your rival has four. You have given 4 points away for a chance of 14.

lesson-let_go-title = Offer nothing
lesson-let_go-idea = Whoever opens may offer nothing: the other gets the action, and you keep your gems.
lesson-let_go-1-task = You lead in every colour by one gem, and after this round there is a scoring. You would barter for 4 points. Open without losing a lead.
lesson-let_go-1-hint = Every gem that you offer costs you a lead. You may also let the action go.
lesson-let_go-1-lead = If your rival takes this gem you are no longer ahead in this colour. That costs more than 4 points.
lesson-let_go-1-done = Your rival gets 4 points, and you keep all four leads: 44 points at the scoring.

lesson-colours-title = Most of a colour
lesson-colours-idea = At a scoring whoever has most gems of a colour scores: red 14, yellow 12, green 10, blue 8. Several share.
lesson-colours-1-task = A rival has reached the disc: after this round there is a scoring. You have 3 red gems, others have 4 and 2. Choose what brings you the most now.
lesson-colours-1-hint = Two red and a yellow gem lie on your archway. Count what you would have then.
lesson-colours-1-points = 5 points are fine. But two more red gems would bring you the lead in red, and that is 14.
lesson-colours-1-roll = The roll brings 5 at best. Gems decide about 14 points now.
lesson-colours-1-done = Five red gems against four: 14 points. And with the yellow one you even share the lead in yellow. Leaders then return some gems to the supply.

lesson-lap-title = Laps
lesson-lap-idea = When a pawn reaches its disc there is a scoring at the end of the round, and each such pawn brings 10 points. After the third scoring the game ends.
lesson-lap-1-task = Your pawn has two steps to go, you lead in red, yellow and blue, and the third scoring ends the game. Which action can bring you to the disc?
lesson-lap-1-hint = One of the three actions moves your pawn once more.
lesson-lap-1-points = 4 points, but no step. Now you lead in three colours; next round that may be over.
lesson-lap-1-gems = More gems are good, but you lead already. Bring the scoring about while it suits you.
lesson-lap-1-done = A 3: you reach the disc. That is 3 points for the roll, 10 for the lap and 34 for three colours: you win. You decided when.

## The guided first game: what matters at a decision

matter-scoring_now =
    { $last ->
        [yes] The last scoring comes after this round: it counts who has the most gems of a colour, and then the game is over.
       *[no] There is a scoring after this round: it counts who has the most gems of a colour.
    }
matter-roll_finishes =
    { $n ->
        [one] You have one archway
       *[other] You have { $n } archways
    } to go. The roll can bring you to your disc: 10 points, and the scoring comes.
matter-scoring_near =
    { $seat } has { $n ->
        [one] only one archway
       *[other] only { $n } archways
    } to go: the scoring may come soon.
matter-gems_lead = The gems here ({ $gems }) would bring you the lead in { $colour }: { $points } points at the scoring.
matter-points_here = Your archway is worth { $points } points. The roll brings 2 or 3 on average, 5 at most.
matter-same_wish =
    { $seats } { $seats_count ->
        [one] stands on 6 points or more and may want them. Whoever alone chose an action gets it for nothing.
       *[other] stand on 6 points or more and may want them. Whoever alone chose an action gets it for nothing.
    }
matter-leads = You alone have the most gems in { $colours }. Hold on to them.
matter-points_at_stake = You barter for the points of an archway: { $points } for you, { $n } for { $seat }.
matter-action_at_stake =
    { $action_key ->
        [roll] You barter for the roll: 0 to 5 points, and as many steps as the die shows.
       *[other] You barter for gems: whoever gets the action takes those of the own archway.
    }
matter-you_open = You open. Begin with little: you can still offer more. If you offer nothing, the action is gone.
matter-deal_brings =
    If the colours were scored after this deal, you would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } more by accepting.
matter-spare = You can give away a gem in { $colours } without losing a lead.
