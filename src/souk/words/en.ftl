### The frame: every page, tables, server, terminal, command line; and what all games may use. A game's own catalogue, in its
### folder, may say these messages differently. Arguments of events, reasons and remarks: souk/words/arguments.py.

## What all games may use

labelled = { $label }: { $text }
you = you
nothing = nothing
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
event-round = Round { $round }.
event-points =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $n ->
        [0] nothing: { $source }.
        [one] { $n } point: { $source }.
       *[other] { $n } points: { $source }.
    }
event-over =
    The game is over: { $scores }. { $winners_count ->
        [one]
            { $you ->
                [yes] You win!
               *[no] { $winners } wins.
            }
       *[other] { $winners } share the victory.
    }
reason-not_now = That is not possible now
ask-move = Your move

## Every page

app-tagline = Two board games of the bazaar, alone or with friends
app-skip = Skip to the content
app-guest = No account needed. You are { $name }; change it whenever you like.

## Navigation

nav-rules = Rules
nav-analysis = Analysis
nav-progress = Progress
nav-profile = Profile
nav-about = About
nav-home = Home
nav-main = Main menu

## Home

home-play = Play now
home-play_game = Play { $game }
home-new = Set up a table
home-open = Open tables
home-mine = My games
home-none_open = No table is looking for players at the moment.
home-none_mine = Games you are playing appear here.
home-sit = Sit down
home-watch = Watch
home-go_on = Continue
home-replay = Replay
home-your_turn = Your turn
home-level = Bots
home-players = { $n } players
home-rules = How to play
home-friends = With friends
home-friends_text = Open a table, send its link, and begin when everybody has sat down. Bots can take the seats that stay free.
home-friends_game = Invite to { $game }
home-replays = Finished games
home-none_replays = Games you have finished can be replayed here, step by step.
home-waiting = Waiting for players
home-others_turn = The others are thinking
home-won = You won
home-rank = Place { $n }
home-rated = rated
home-more = Show more
home-opening = Setting up the table…

## A new table

new-title = New table
new-game = Game
new-seats = Players
new-seat = Seat { $n }
new-me = Me
new-bot = Bot
new-friend = A friend with an account, by name
new-open = Open to whoever has the link
new-friend_name = The name that they keep by a password
new-options = Variants
new-clock = Clock
new-clock-none = No clock
new-public = Listed among the open tables
new-spectators = Others may watch
new-usual = as usual
new-go = Open the table
new-lead = Who plays, and how?
new-players = Number of players
new-here = Somebody else at this screen
new-level = Level of the bot
new-level_more = More
new-here_name = Their name
new-here_note = Several people share this screen: before every change of hands the game is hidden.
new-clock-bank = Live
new-clock-slow = By correspondence
new-clock-minutes = Minutes for the game
new-clock-seconds = Seconds added each turn
new-clock-turn = Days for each turn
new-stand_in = Bot that takes over when somebody's time is up or they resign
new-who = Who may come
new-link = Only people with the link
new-need_person = At least one seat is yours.
new-hints = Hints and the coach for everybody
new-rated_note = A rated game is for people only and has a clock. Nothing is taken back once something new is known, there are no hints, and who leaves has lost.
new-rated = Rated game

## Profile

profile-title = Profile
profile-name = Your name
profile-language = Language
profile-theme = Colours
profile-theme-auto = Same as device
profile-theme-light = Light
profile-theme-dark = Dark
profile-sound = Sounds
profile-notify = System notice when it is my turn
profile-notify_denied = Your browser does not allow notices from this page. Allow them in its settings, then try again.
profile-motion = Movement on the board
profile-ending = Ending a turn
profile-ending-again = Ask again before the turn ends
profile-ending-once = One click confirms and ends the turn
profile-ending-never = The turn ends by itself when nothing else can be done
profile-save = Change the name
profile-saved = Saved.
profile-lead_guest = You are here as a guest, and your games belong to this browser. A password keeps your name and lets you come back from anywhere.
profile-lead_kept = Your name is kept by a password.
profile-password = Password
profile-password_new = New password
profile-password_old = Current password
profile-password_note = At least 8 characters. All your other sessions end.
profile-keep = Create account
profile-change_password = Change the password
profile-login = Log in
profile-login_text = Log in with a name that is kept by a password.
profile-logout = Log out
profile-look = Looks and sounds
profile-text = Table as text, for screen readers
profile-ratings = Ratings
profile-ratings_none = After your first finished game against others your rating appears here.
profile-rating = Rating
profile-games = Games
profile-players = Players
profile-results = Results
profile-tally =
    { $games } { $games ->
        [one] game
       *[other] games
    } finished, { $won } won
profile-sessions = Where you are logged in
profile-session_this = this one
profile-session_on = { $browser } on { $system }
profile-session_unknown = Unknown device
profile-session_seen = last seen { $when }
profile-session_end = End
profile-data = Your data
profile-export = Download all that is kept about me
profile-for_puzzles = My finished games may become puzzles
profile-for_puzzles_text = Only a position and whose turn it was, without names, and only where everybody at the table agrees.
profile-delete = Delete my account
profile-delete_text = Your name, sessions, ratings and what you said are deleted. Games stay, without your name. This cannot be undone.
profile-delete_yes = Yes, delete everything
profile-cancel = Cancel

## About

about-title = About
about-text = Souk is a place to play and study board games. It is free software under the Apache License 2.0, made by people who like these games. It is not official and not connected with their authors or publishers.
about-art = All pictures here are our own, drawn for Souk. The typefaces are Marcellus and Source Sans 3, both under the SIL Open Font License.
about-games = The games
about-buy = If you like them here, look for the real ones: nothing replaces a table with friends, wood and cardboard.
about-fair = Dice and cards
about-fair_text = All dice and cards of a game follow from random numbers of the server and of every person at the table. Everybody commits to theirs before any is told, so that nobody can choose the dice, and all of them can be checked after the game. Whoever runs a server could still look at what will be rolled, but not change it. Bots see what a player at their seat sees, no more.

## Rules

rules-title = Rules
rules-chapter = Rules: { $title }
rules-ruling = ruling { $n }

## Replay

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-next = One step on
replay-last = To the end
replay-viewer = View as
replay-all = everybody
replay-step = Step { $n } of { $all }
replay-speed = Speed
replay-share = Copy the link to this moment
replay-copied = Copied.
replay-chapter = Jump to
replay-curve = Scores over the game
replay-keys = Arrow keys step, the space bar plays.
replay-table = To the table
replay-record = Download the record

## The analysis board

analysis-title = Analysis board
analysis-lead = What do the best players here think of a position? Open a game, a record or a position, or set one up.
analysis-continue = Go on with my last study
analysis-new = From the beginning
analysis-begin = Begin
analysis-set_up = Set up a position
analysis-file = From a file
analysis-file_note = The record of a game, a study or a position: choose it, drop it here, or paste its text.
analysis-choose_file = Choose a file…
analysis-paste = Text of a record or a position
analysis-open = Open
analysis-mine = My studies
analysis-delete = Delete
analysis-here = Analysis board
analysis-shares = Chances to win
analysis-expected = Points expected at the end
analysis-best = Best moves
analysis-think = Think
analysis-progress = How far the thinking is
analysis-mix = in { $share } of cases
analysis-over = The game is over.
analysis-off = Thinking is off.
analysis-nature = Chance decides
analysis-hidden = Others decide in secret
analysis-whose = Whose decision
analysis-roll = Roll or draw
analysis-by_hand = or choose by hand:
analysis-steps = Steps
analysis-variation_before = Previous variation
analysis-variation_after = Next variation
analysis-to_main = Main line
analysis-eyes = Through whose eyes
analysis-all_eyes = All cards open
analysis-eyes_of = Eyes of { $who }
analysis-tree = Moves and variations
analysis-hidden_step = hidden
analysis-empty_tree = The moves that you play appear here.
analysis-comment = Comment
analysis-promote = Make it the main line
analysis-remove = Delete from here
analysis-share = Share
analysis-share_study = Link to this study
analysis-share_position = Link to this position
analysis-download = Download
analysis-link = Link
analysis-play_on = Play on
analysis-play_on_note = A game of your own begins at this position, against bots.
analysis-my_seat = My seat
analysis-open_other = Open…
analysis-edit = Edit the position
analysis-analyse = Analyse it
analysis-position_good = Such a position is possible.
analysis-position_checked = Checking…
analysis-position_text = The fields of the position
analysis-not_json = This is not a JSON object.
analysis-key-steps = a step back or on
analysis-key-variations = the other variations
analysis-key-best = play one of the best moves

## Waiting for one's turn to be thought for

queue-slow = The computers that think are busy: this takes longer than usual
queue-place = Many are waiting: place { $n } in the queue
queue-time = { $place }, about { $n } s

## Connection

net-connecting = Connecting…
net-again = The connection is lost. Connecting again…
net-slow = Waiting for the server…
net-gone = This table cannot be reached: { $reason }

## Errors

error-title = That did not work
error-close = Close
error-again = Try again
error-lost = The server cannot be reached. Check the connection and try again.
error-nowhere = There is nothing at this address
error-nowhere_text = The caravan took a wrong turn. Perhaps the link was cut short.
error-home = To the first page

## Table as text

text-title = { $game } as text
text-decision = Your decision
text-chosen = Chosen so far
text-nothing = Nothing to decide at the moment.
text-players = Players
text-name = Name
text-score = Points
text-none = none
text-latest = What happened last
text-on = Show the table as text
text-off = Show the board

## People at one screen

shared_screen-title = Hand the screen to { $name }
shared_screen-text = Nobody else should look now.
shared_screen-ready = I am { $name }
shared_screen-back = { $name }: one more look
shared_screen-hand = Hand over to { $name }
shared_screen-seat = Player { $n }

## The table

table-waiting = Waiting for players. Send them this page's address.
table-hints_agreed = Everybody may ask for hints, and have the coach.
table-hints_on = hints on
table-casual = Casual game: it does not count for ratings.
table-rated = Rated game: no hints, nothing is taken back once something new is known, and who leaves has lost.
table-copy = Copy the address
table-copied = Copied.
table-share = Share
table-qr = QR code of this table’s address
table-here = here
table-also_here = Also here: { $who }
table-clock-none = No clock.
table-clock-live =
    Clock: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } each{ $seconds ->
        [0] {""}
        [one] , and { $seconds } second more every turn
       *[other] , and { $seconds } seconds more every turn
    }.
table-clock-days =
    Clock: { $days } { $days ->
        [one] day
       *[other] days
    } for each turn.
table-variants = Variants: { $list }.
table-ready = I am ready
table-ready_ask = Everybody is here. The clock starts when all are ready, in { $n } s at the latest.
table-ready_is = ready
table-ready_not = not ready yet
table-cancel_table = Cancel the table
table-cancel_sure = The table would be gone for everybody.
table-cancelled = This table was cancelled.
table-name_ask = What should the others call you?
table-name_save = Use this name
table-sit = Sit down here
table-open_seat = open seat
table-add_bot = Add a bot
table-watching = You are watching.
table-you = you
table-to_act = to decide
table-thinks = thinking…
table-away = away
table-turn_of = { $who } decides
table-nature = The dice are rolling
table-confirm = Confirm
table-confirm_end = Confirm and end the turn
table-end = End the turn
table-cancel = Cancel
table-undo = Undo
table-hint = Hint
table-hint_title = What the analysis says
table-hint_share = { $who }: { $share } chance to win
table-hint_chance = { $share } chance to win ({ $margin })
table-hint_guess = guess: { $what }
table-hint_die = die { $face }
table-hint_card = card “{ $card }”
table-hint_seat = Drawn by lot: { $who }
table-hint_replaces = Choosing one of these replaces what you have planned.
table-why = Why not?
table-closed = Not possible now
table-none_closed = Everything is possible here.
table-and_more = { $list } and { $n } more
table-log = Log
table-sheet = Scores
table-chat = Chat
table-moves = Moves
table-say = Say something
table-send = Send
table-total = Total
table-over = The game is over
table-winner =
    { $who } { $n ->
        [one] wins
       *[other] win
    }
table-rematch = Play again
table-final = The board as it was scored at the end.
table-pace = Pace of the bots
table-see_again = See again
table-others_did = What the others just did
table-sound_ask = Play sounds?
table-yes = Yes
table-no = No, thanks
table-resign = Resign
table-zoom_in = Zoom in
table-zoom_out = Zoom out
table-board = The board
table-points = points
table-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
table-then = Then dice or cards decide.
table-preview = If you confirm
table-hint_thinks = Analysing…
table-hint_line = How it may go on
table-hint_none = “Hint” shows the best moves here, “Why not?” what is not possible.
table-advice = Advice
table-players = Players
table-panels = Panels
table-menu = Menu and keys
table-close = Close
table-keys = Keys
table-key-tab = to the next move or button
table-key-arrows = from place to place on the board
table-key-enter = choose it
table-key-number = choose a button by its place
table-key-zoom = zoom in and out
table-key-escape = drop what is chosen, close
table-undo_all = Undo all
table-on_board = On the board: { $n } …
table-look_back = Show this moment
table-past = Step { $n } of { $all }
table-back_to_now = Back to now
table-older = Earlier…
table-propose_pause = Ask for a pause
table-propose_undo = Ask to go back { $n } { $n ->
        [one] step
       *[other] steps
    }
table-steps_back = Steps back
table-asks_pause = { $who } asks for a pause.
table-asks_undo =
    { $who } asks to take back { $n } { $n ->
        [one] step
       *[other] steps
    }.
table-agree = Agree
table-decline = Decline
table-withdraw = Take it back
table-paused = The game is paused: clocks stand still.
table-is_paused = The game is paused
table-resume = Go on
table-resign_sure = You would rank last, and a bot would go on for you.
table-follow = To the next game
table-dice = Are the dice fair?
table-dice_promise = All dice and cards of this game follow from random numbers: one of the server and one of each person, made by their own device. Before the first roll everybody had to seal theirs (SHA-256), and only then were they opened; so nobody, whoever runs this server included, could choose the dice. The server’s number is told at the end.
table-dice_check = Check every draw
table-dice_fair = Fair: every number fits its seal, and all { $n } draws follow from them.
table-dice_unfair = Something does not fit among { $n } draws.
table-dice_server = Server
table-dice_seal = Seal:
table-dice_number = Number:
table-dice_late = Sealed a number, but did not open it in time: it does not count.
table-dice_nothing = Added nothing.
table-dice_gathering = Everybody is here. Each device adds a random number to the dice; the game begins in a moment.
table-spectator = spectator
table-mute = Mute { $who }
table-unmute = Unmute { $who }
table-you_muted = The host has muted you here.
table-chat_empty = Nobody has said anything yet.
table-day_letter = d
table-hour_letter = h
table-out-resigned = resigned
table-out-timeout = out of time
table-out-left = has left
table-you_out-resigned = You have resigned. A bot plays on for you.
table-you_out-timeout = Your time is up. A bot plays on for you.
table-you_out-left = You have left. A bot plays on for you.
table-watch_on = You can stay and watch, or go on elsewhere:

## The coach at the table

coach-title = Coach
coach-off = Off
coach-warns = Only warns
coach-talks = Talks
coach-note = Before you confirm, the coach says what your plan loses and why. It sees what you see, and is there where you play alone, or where hints were agreed.
coach-from = Warns from a loss of
coach-from_share = { $share } of the chance to win
coach-thinks = The coach looks at your plan…
coach-loses = Your plan loses { $loss } of the chance to win.
coach-show = Show me
coach-mine = Show my plan
coach-anyway = Play it anyway
coach-again = Think again
coach-take = Play the better plan
coach-shown = The better plan is on the board.
coach-best = Well planned: that is clearly the best.
coach-good = Good: nothing is clearly better.

## Levels of bots

pace-slow = slow
pace-usual = normal
pace-fast = fast
pace-instant = at once
level-apprentice = Apprentice
level-trader = Trader
level-broker = Broker
level-merchant = Merchant
level-master = Master
level-sage = Sage
level-vizier = Vizier
level-greedy = Greedy
level-random = Random
level_about-apprentice = is playing for the first time, and has all the time in the world
level_about-trader = plays sensibly, but overlooks things
level_about-broker = sees most chances, not every danger
level_about-merchant = has a plan and mostly follows it
level_about-master = seldom makes a mistake
level_about-sage = has learnt from thousands of games
level_about-vizier = thinks about every move, and gives nothing away
level_about-greedy = takes whatever brings most at once
level_about-random = makes any move at all
level-pishi = Pishi
level-tariq = Tariq
level-zohra = Zohra
level-omid = Omid
level-leila = Leila
level-farhad = Farhad
level-nadir = Nadir
level-soraya = Soraya
level-babak = Babak
level-mirza = Mirza
level-shirin = Shirin
level-khosrow = Khosrow
level_about-pishi = pushes things off the table to see what happens
level_about-tariq = carries stones all day and is in no hurry to think
level_about-zohra = reads the cards, and then does what she likes
level_about-omid = sells saffron by the ounce and stories for nothing
level_about-leila = draws the house first and asks for the money later
level_about-farhad = knows every well between here and the sea
level_about-nadir = has never paid a price that was asked
level_about-soraya = knots one thread at a time and loses none
level_about-babak = once won a ship with dice, and lost it the same way
level_about-mirza = has read everything, and remembers where it stands
level_about-shirin = reckons with the stars and is seldom surprised
level_about-khosrow = smiles, waits, and has already counted your coins
opponent-title = Choose an opponent
opponent-fitting = Somebody of your strength
opponent-fitting_about = Who sits down is about as strong as your games say you are
opponent-faceless = Without a face

## What happens at a table beside the game

tell-table-undone =
    { $who } takes back { $n } { $n ->
        [one] step
       *[other] steps
    }.
tell-table-sat = { $who } sits down.
tell-table-left = A player has left the table.
tell-table-resigned = { $who } resigns.
tell-table-timedout = The time of { $who } is up.
tell-table-paused = The game is paused.
tell-table-resumed = The game goes on.
tell-table-proposed-undo =
    { $who } asks to take back { $n } { $n ->
        [one] step
       *[other] steps
    }.
tell-table-proposed-pause = { $who } asks for a pause.
tell-table-declined = { $who } says no.
tell-table-agreed = { $who } agrees.
tell-table-halted = The server was down; that time counts for nobody.
tell-table-followed = The next game is open.
tell-table-relieved = { $who } cannot think any more; a plain bot goes on.

## State of a game

status-waiting = not begun
status-running = running
status-paused = paused
status-over = over

## Why something is refused

reason-bad_name = A name has 1 to { $most } characters, among them a letter or a digit
reason-body_too_large = A request has at most { $most } bytes
reason-another_proposal = Another proposal is being answered
reason-name_first = Say your name first
reason-decisions_end = Several decisions at once end where dice, a card or somebody else’s decision comes in between
reason-friend_twice = Every friend has one seat; only you may have several, for people at this screen
reason-not_your_decision = It is not your turn to decide
reason-nobody_called = Nobody keeps the name { $name } by a password: leave the seat open and send the link
reason-nothing_proposed = Nothing is proposed
reason-host_only = Only the host may do that
reason-players_only = Only players at this table may do that
reason-seat_kept = Seat { $n } is kept for somebody else
reason-seat_taken = Seat { $n } is taken
reason-not_your_seat = Seat { $n } is not yours
reason-send_json = Send JSON, with the content type application/json
reason-server_error = Something went wrong here; it has been noted
reason-decision_passed = That decision has passed; look at what is asked now
reason-impossible = That is not possible: { $text }
reason-unreadable = The data cannot be read: { $text }
reason-too_deep = The data is nested too deeply
reason-not_begun = The game has not begun
reason-not_over = The game is not over: its secrets are not told yet
reason-wrong_status = That is not possible: the game is { $status }
reason-muted = The host has muted you at this table
reason-full = The server is full
reason-wrong_login = The name or the password is wrong
reason-name_kept = The name { $name } is kept by a password, or looks like one that is: log in, or take another name
reason-wrong_password = The password is wrong
reason-restarting = The server is being restarted
reason-rematch_exists = There is a rematch already
reason-no_such_move = There is no move { $id }; ids are 0 to { $last }
reason-no_such_parameter = There is no parameter { $name }; there are: { $known }
reason-no_such_seat = There is no seat { $n }; seats are 1 to { $last }
reason-no_such_table = There is no such table
reason-nothing_here = There is nothing here
reason-empty_text = There is nothing to read in that text
reason-nothing_to_take_back = There is nothing to take back yet; say how many steps
reason-new_information = You cannot take that back: something new is known since your last decision
reason-wrong_method = This address takes another method
reason-other_site = This request comes from another site
reason-wrong_protocol = This server speaks { $protocol }: ask for it as a subprotocol
reason-no_spectators = This table has no spectators
reason-too_many_attempts = Too many attempts: wait a minute
reason-too_many_messages = Too many messages: wait a moment
reason-no_answer = The server did not answer. See what has changed, then try again
reason-too_many_requests = Too many requests: wait a moment
reason-own_view_only = While the game goes on, you see only what your own seat sees
reason-mute_yourself = You cannot mute yourself
reason-not_seated = You do not sit at this table
reason-already_agreed = You have agreed already
reason-too_many_tables = You have opened many tables: wait a minute
reason-already_seated = You sit at this table already
reason-bot_plays_on = For you the game is over: a bot plays on for you
reason-not_kept = Your last command could not be saved; come back and look
reason-not_a_number = { $name } must be a whole number, not { $text }
reason-too_late_to_commit = It is too late to commit to words: your seat has done so, or all are telling theirs
reason-tell_words_once = Tell your words once, and only when all are asked for theirs
reason-other_words = These are not the words that your seat has committed to
reason-name_has_sign = A name has letters, digits and signs, not { $sign }
reason-name_has_piles = A name has no piles of accents
reason-name_script = A name is written in a script of everyday use, and { $sign } is not
reason-name_mixes_scripts = A name is written in one script, and this one mixes { $scripts }
reason-body_too_slow = The request took too long to arrive: send it again
reason-table_damaged = This table cannot be read any more: what was kept of it is damaged
reason-account_changed = Your account has changed in the meantime: look at it, and try again
reason-muted_enough = A host can silence { $most } people, not more
reason-rated_no_hints = A rated game has no hints: turn them off, or play a casual game
reason-rated_people_only = A rated game is for people only: leave the seats of the bots open, or play a casual game
reason-rated_needs_clock = A rated game needs a clock, since nobody could lose by staying away: choose one
reason-rated_one_seat = In a rated game everybody has one seat: play a casual game to share a screen
reason-rated_no_undo = In a rated game nothing is taken back once something new is known
reason-hints_queued = Many people want a hint just now: try again in a moment
reason-never_here = Nobody with that number has been at this table
reason-hint_under_way = One hint at a time: yours is on its way
reason-coach_late = The coach could not say in time: play on
reason-nobody_judges = There is no judge for this game with { $players } players: it cannot be reviewed
reason-not_reviewed = The game has not been reviewed yet
reason-no_such_question = The review has found no error there
reason-answers_queued = Many answers are being judged just now: try again in a moment
reason-reviews_queued = Many games wait for their review just now: try again in a few minutes
reason-reviews_of_one = Only { $most } of your reviews can wait at a time: try again when one is ready
reason-game_goes_on = This game goes on at a table with other people: it can be analysed when it is over
reason-no_such_moment = The study has no moment { $n }
reason-other_position = The position is one of { $game } for { $players } players
reason-play_on_alone = To play on from a position, take one seat against bots, unrated; the game must not be over there
reason-nothing_open = No study is open yet
reason-study_full = A study has at most { $most } steps and { $lines } lines
reason-no_such_study = There is no study with this link
reason-study_too_long = A study that is saved has at most { $most } characters: take something out
reason-too_many_studies = You have saved { $most } studies: delete one first
reason-already_so = That is so already
reason-seats_open = Some seats are still open
reason-about_to_begin = The game is about to begin
reason-search_fails = The search cannot think about this position
reason-no_hints_agreed = There are no hints at this table, and no coach: not everybody agreed to them
reason-no_hints_rated = There are no hints in a rated game, and no coach
reason-too_many_sockets = Too many tables are open at your address: close some
reason-too_many_guests = Too many people have come in just now: wait a moment
reason-other_host = This server goes by another name: start it with --origin to give it this one

## What can be wrong with what somebody types

reason-unknown_word =
    { $what_key ->
        [game] There is no game “{ $name }”
        [player] There is no player “{ $name }”
        [bot] There is no bot “{ $name }”
        [option] There is no option “{ $name }”
        [language] There is no language “{ $name }”
       *[other] “{ $name }” is not known
    }; { $guessed ->
       *[no] known: { $known }
        [yes] did you mean “{ $known }”?
    }
reason-not_a_choice = { $option } must be one of { $known }, not “{ $name }”
reason-wrong_players = { $game } is for { $known } players, not { $name }
reason-needs_players = { $option }={ $name } is for { $known } players
reason-seat_out_of_range = There is no seat { $n }; seats are 0 to { $last }
reason-no_such_step = The game has { $last } moves; there is no move { $n }
reason-file_unreadable = { $file } cannot be read: { $error }
reason-file_unwritable = The game cannot be saved to { $file }: { $error }
reason-file_exists = { $file } exists: go on with --resume { $file }, or name another file
reason-not_text = { $file } is not a text file
reason-not_a_record = This is not the record of a game, or it is from a newer Souk
reason-line_wrong = The record cannot be read from line { $line } on: { $error }
reason-position_wrong = This cannot be a position of the game: { $error }
reason-out_of_range = It must be from { $low } to { $high }
reason-seed_or_dice = Give a seed or type in the dice, not both
reason-resumed_as_it_was = A game that goes on has its options and its dice already
reason-seed_untold = { $file } does not tell the seed of its dice; --dice lets you type in what is rolled from now on
reason-not_name_and_value = An option is given as NAME=VALUE, not “{ $name }”
reason-no_persons_name = A name stands behind the colon, as human:Anna, not “{ $name }”
reason-wrong_seats = This game has { $n } seats, not { $seats_given }

## The terminal
terminal-you = You
seat-name = Seat { $n }
seat-you = You
terminal-undo = Undo
terminal-hint = What moves do
terminal-hint_title = What each move does
terminal-type = Type a move
terminal-type_here = type a move here: /
terminal-help = Help
terminal-looks = Light/dark
terminal-leave = Leave
terminal-stay = Stay
terminal-look = Look
terminal-hand = Hand
terminal-preview = What it does
terminal-goes_on = goes on
terminal-then_revealed = Then all is revealed.
terminal-over = The game is over: q leaves
terminal-moves = { $n } moves
terminal-reader_keys = arrows scroll, Escape closes
terminal-hand_over = The table goes to { $name }. Nobody else should look now.
terminal-enter_shows = Enter shows it.
terminal-last_may_undo = { $name } may take the last choice back with u.
terminal-real_table = The real table
terminal-real_table_keys = Enter takes it, Ctrl+Z takes back the last choice
terminal-possible = Possible: { $moves }
terminal-what_drawn = What was drawn?
terminal-type_drawn = Type what was drawn
terminal-too_many = That is more than was drawn: leave out { $text }
terminal-cannot_be_drawn = { $text } cannot be drawn now
terminal-no_move = “{ $text }” is no move here. Possible: { $moves }
terminal-more = { $list } and { $n } more
terminal-open = It is open.
terminal-leave_table = Leave the table?
terminal-leave_keys = y leaves, n stays
terminal-coach_better = The better plan: { $moves }
terminal-coach_ask = play: play it anyway, better: play the better plan, Enter: think again
terminal-coach_keys = p plays it anyway, b plays the better plan, Esc lets you think again
terminal-coach_later = The coach is getting ready: it has its say in a minute or two.
terminal-kept_in = The game is kept in { $file }.
terminal-go_on_with = Go on with: { $command }
terminal-not_saved = The game is not saved.
terminal-left = You have left the table.
terminal-press_enter = Press Enter
terminal-drawn = drawn
terminal-mistake = A mistake of the program: { $error }
terminal-no_rules = There is no text of the rules.
terminal-next = Next
terminal-back = Back
terminal-start = Start
terminal-end = End
terminal-go_to = Go to
terminal-view = View as
terminal-which_move = Go to which move? 0 to { $last }
terminal-at = move { $n } of { $all }
terminal-last = last: { $what }
terminal-coming = next: { $what }
terminal-seen_by = view: { $who }
terminal-sees_all = everything
terminal-the_start = the start
terminal-the_end = the end
terminal-unknown = not known from here
terminal-unseen = nothing to be seen from here
terminal-nature_first = dice and cards at the start
terminal-replay_keys =
    ← →    a move back, forward
    b n    a chapter back, forward
    a s    a scoring back, forward
    g      go to a move
    e      view as somebody else
terminal-keys =
    - **1-9, letters**, or **arrows** and **Enter**: play a move of the list
    - **/**: type a move in notation, several decisions in a row; **Escape** goes back to the list
    - **u**: take back your last choice, if nothing new is known since
    - **h**: what each move does
    - **p**: points by source
    - **Ctrl+T**: light or dark
    - **q**, **Ctrl+C**: leave; a game with a file is kept
terminal-commands =
    Answer with a move’s number or its notation; several decisions may stand in a row.
    {"  "}undo        take back your last choice, if nothing new is known since
    {"  "}why MOVE    say why a move is not possible; why alone lists all that is not
    {"  "}hint        say what each move does
    {"  "}points      points by source
    {"  "}quit        leave the table

## The command line

cli-game = game
cli-players = players
cli-options = options
cli-text = TEXT
cli-checked = { $n } games replayed, { $failures } diverge
cli-draw = draw
cli-step = step
cli-drawn = drawn
cli-seed_says = seed says
cli-verified = The seed fits the commitment, and all { $n } draws are as the seed says.
cli-left_out =
    { $n ->
        [one] One unfinished game is left out.
       *[other] { $n } unfinished games are left out.
    }
cli-tally = { $game }, { $players } players: { $n ->
        [one] one game, { $decisions } decisions
       *[other] { $n } games, { $decisions } decisions on average
    }
cli-won = won
cli-ready = { $name } is ready
cli-plain = { $name } plays in plain Python
cli-open_at = Souk is open at { $address } - Ctrl-C closes it.
cli-rows_written = { $n } rows are in { $file }
cli-rows_restored = { $n } rows are restored
cli-words_fit = Seat { $n } has added a number to the dice, and it fits its seal.
cli-words_late = Seat { $n } sealed a number, but did not open it in time: it does not count.
cli-database = { $tables } tables with { $entries } entries, { $wrong } of them wrong
cli-unsigned = { $n } entries are from before check sums, and were only played again
cli-unplayed = { $n } tables began by other rules than today’s: their check sums fit, and that is all

## The study

study-title = Review: { $game }
study-working = judging
study-step = step
study-what = what
study-shares = Share of victory
study-shares_about = What each seat could expect before each step.
study-ledger = Ledger
study-ledger_about = How each seat came to its result: the lines add up.
study-conduct = Decisions
study-conduct_about = Forced and obvious decisions do not count.
study-turning_points = Turning points
study-turning_points_about = Where the shares of victory changed most.
study-sources = Expected points of { $name }
study-sources_about = Final points by source, as expected before each step.
study-errors = Errors
study-errors_about = The worst first; only where the loss exceeds twice its standard error (±).
study-margin = Standard error
study-no_errors = None was found.
study-more_errors =
    { $n ->
        [one] One more error is
       *[other] { $n } more errors are
    } in the page (--html) and the data (--json).
study-lost = { $label }: loses { $loss } of the chance to win
study-why = { $better_doing } rather than { $worse_doing }: { $gain } chance to win.
study-why_even = { $better_doing } rather than { $worse_doing }: no certain difference in the chance to win.
study-why_slight = { $better_doing } rather than { $worse_doing }: hardly any difference in the chance to win.
study-changes = Expected points of { $name }: { $changes }.
study-change = { $source } { $points }
study-points = Points
study-best_moves = Best moves, and what may follow
study-looked_at = { $n } ways on were looked at
study-consequences = { $move_doing } { $consequences }.
study-move =
    .doing = “{ $move }”
study-label-best = best
study-label-fine = fine
study-label-inaccuracy = inaccuracy
study-label-mistake = mistake
study-label-blunder = blunder
study-line-start = fair share
study-line-seating = luck: order of seats
study-line-dice = luck: own dice
study-line-others_dice = luck: others’ dice
study-line-cards = luck: own cards
study-line-others_cards = luck: others’ cards
study-line-choices = luck: others’ simultaneous choices
study-line-own_errors = own errors
study-line-others_errors = others’ errors
study-line-judge = the judge changed its mind
study-line-result = result
study-line-adjusted = result without luck
study-line-accuracy = accuracy (0 to 100)
study-line-decisions = real decisions

# The page of a review.
review-title = Review
review-ask = Review
review-again = Try again
review-failed = The review could not be made.
review-queued = Waiting: { $n } { $n ->
    [one] review comes
   *[other] reviews come
 } first.
review-quick_under_way = The game is being judged.
review-deep_under_way = The quick review is here; a deeper one is being made.
review-is_quick = The quick review.
review-is_deep = The deep review.
review-error_back = Previous error
review-error_next = Next error
review-loses = loses { $loss } of the chance to win
review-together = All chose at the same time: weighed against what the others could be expected to choose.
review-option = Option
review-share = Share of { $name }
review-points = Points
review-chosen = played
review-known = Judged by what this seat could know then.
review-which = Which decisions
review-whose = Whose
review-all = all decisions
review-luck = Luck
review-luck_about = What came, beside the mean of all that could have come.
review-report = Download the report
review-keys = Arrow keys go step by step; N and P go to the next and the previous error.
study-line-error_rate = lost per decision
study-line-decision = decision:

## Learning from mistakes

mistakes-title = Learn from your mistakes
mistakes-hint = Hint
mistakes-show = Show the best move
mistakes-skip = Skip
mistakes-next = Next
mistakes-to_review = To the review
mistakes-judging = The answer is being judged.
mistakes-none = No error of { $name } was found.
mistakes-question = Question { $n } of { $all }
mistakes-task = { $move_doing } cost { $name } { $loss } of the chance to win. What is better?
mistakes-hint_points = Most of it is here. { $changes }
mistakes-hint_moves = One of these is best: { $moves }.
mistakes-no_more_hints = There are no more hints.
mistakes-solution = { $move_doing } is best.
mistakes-best = Right: that is the best.
mistakes-counts = Right: that counts too; it loses { $loss }.
mistakes-wrong = { $move_doing } loses { $loss } of the chance to win. Try again.
mistakes-commands = Answer with a number or a move; or: hint, solution, next, quit.
mistakes-result = Found at the first attempt: { $n } of { $all }.

# Puzzles.
puzzle-head = { $game }, { $n } players, puzzle { $name }
puzzle-task = find the best move.
puzzle-goes_on = right, and now?
puzzle-solved = Solved.
puzzle-solution = The solution: { $moves }.
puzzle-now = Your puzzle rating is { $rating }; solved in a row: { $n }.
puzzle-left = Solved { $n } of { $all }.
puzzle-commands = Answer with a number or a move; or: quit.
puzzle-none = There is no such puzzle.
puzzle-mined = { $games } games looked through, { $n } puzzles in { $folder }
puzzle-packed = { $n } puzzles, { $size } bytes, in { $file }
puzzle-renewed = { $searched } puzzles searched again, { $n } of them have one answer; written: { $file }
puzzle-id = Puzzle
puzzle-rating = Rating
puzzle-themes = Themes
puzzle-moves = Moves
puzzle-total = Total: { $n }

## Lessons

nav-learn = Learn
learn-title = Lessons
learn-intro = Short lessons on the real board, one idea each. Only what leads on is open, and if something goes wrong you are told why.
learn-progress = { $n } of { $all } done
learn-begin = Begin
learn-continue = Go on
learn-done = done
learn-lesson = Lesson { $n } of { $all }
learn-step = Step { $n } of { $all }
learn-right = Right.
learn-next = Go on
learn-next_lesson = Next lesson
learn-all_done = To all lessons
learn-again = Once more
learn-help = Help
learn-help_more = More help
learn-show = Show me
learn-next_move = Next
learn-goes_on = Not finished yet: there is more to do for this task. Help says what.
home-learn = New here? Learn to play in short lessons, on the real board.
home-learn_game = Learn { $game }
learn-no_lessons = This game has no lessons yet
learn-commands = Answer with a number or a move as it is written; help (three times), back, quit.
learn-not_here = That is possible, but it does not belong to this task.
guide-title = Your first game
guide-intro = A short game against two friendly bots. You are told before each turn what matters now, and after it what happened. It counts for nothing.
guide-now = What matters now
guide-happened = What happened
guide-points = { $who }: +{ $n }
guide-no_points = no points
guide-others = The others take their turns: watch what they take.
guide-over = That was your first game. The next one can be a whole one: against the same people, or whomever you choose.
guide-coach = Let the coach warn me in the next games too
guide-play = Play the first game
guide-again = Play it once more
home-first_game = A short first game of { $game }
terminal-new_here = New here? `souk learn { $game }` teaches the game in short lessons, and then plays a first game with you.

puzzle-page = Puzzles
puzzle-intro = Decisions with one good answer. Yours and the puzzle’s rating change with your first try.
puzzle-missed = Missed.
puzzle-rated = Your rating: { $before } → { $after }
puzzle-and_now = Right. And now?
puzzle-find = Find the best move
puzzle-decisions = { $n } decisions in a row.
puzzle-answer = That is my answer
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-daily = Puzzle of the day
puzzle-daily_about = The same for everybody.
puzzle-days = Days in a row: { $n }
puzzle-today_solved = You solved today’s.
puzzle-today_missed = You missed today’s.
puzzle-solve = Solve
puzzle-train = Training
puzzle-any = any
puzzle-theme = Theme
puzzle-run = Against the clock
puzzle-run_about = Five minutes, three lives, each puzzle a little harder. Nothing is rated.
puzzle-run_record = Your best: { $n }
puzzle-run_score = solved: { $n } · lives: { $left }
puzzle-run_over = Solved: { $n }. Your best: { $best }.
puzzle-run_best = That is your best run.
puzzle-begin = Begin
puzzle-yours = You
puzzle-record = { $n } of { $all } solved; in a row: { $streak }.
puzzle-history = Your last tries
puzzle-was_solved = solved
puzzle-was_missed = missed
puzzle-was_open = not tried
nav-puzzles = Puzzles

## My progress

progress-title = My progress
progress-lead = How your games, puzzles and lessons go, and what that says.
progress-none = No finished game yet. Play one against bots, and it shows here.
progress-strength = { $strength } ± { $doubt }
progress-games = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $won } won
progress-level = About as strong as: { $level }
progress-curve = Strength, game by game
progress-band = The band is the interval of 95 %.
progress-results = Results against expectation
progress-results_about = How many of the bots you left behind, ten games at a time. Dashed: what was to be expected of your strength. What lies in the band can be chance (95 %).
progress-verdict = Of your latest { $n } games against bots: you left { $reached } % of them behind; { $expected } ± { $margin } % were to be expected. { $verdict ->
    [above] That is more than chance explains.
    [below] That is less than chance explains.
   *[within] That is as expected.
  }
progress-points = Where your points come from
progress-points_about = { $games ->
    [one] One game
   *[other] Mean of { $games } games
  } with { $players } players, beside the strongest quick player among its likes; with the interval of 95 %.
progress-you = You
progress-strongest = Strongest
progress-accuracy = Accuracy
progress-luck = Luck
progress-luck_about = Share of victory that dice, cards and the choices of others brought you.
progress-reviewed = { $n ->
    [one] One reviewed game
   *[other] { $n } reviewed games
  }: accuracy { $accuracy }, luck { $luck } on average.
progress-unreviewed = None of your games is reviewed yet. A review says how well you played and what was luck.
progress-to_review = Not reviewed yet
progress-review = Review the game of { $when }
progress-table = All numbers as a table
progress-when = When
progress-reached = Left behind
progress-expected = Expected
progress-puzzles_none = No puzzle tried yet.
progress-rating = Puzzle rating, try by try
progress-csv = Download the games as a table (CSV)
progress-badges = Badges
progress-earned = earned { $when }
progress-not_yet = not yet
badge-first_win = First victory
badge_about-first_win = Win a game.
badge-streak = Three in a row
badge_about-streak = Win three games one after the other.
badge-giant = Giant killer
badge_about-giant = Win against a master, or somebody stronger.
badge-people = Among people
badge_about-people = Win a game that somebody else played too.
badge-both = At home everywhere
badge_about-both = Win two different games.
badge-bazaar = The whole bazaar
badge_about-bazaar = Meet all twelve opponents.
badge-precise = A steady hand
badge_about-precise = Play a game with an accuracy of 90 or more, by its review, with ten real decisions or more.
badge-against_luck = Against the dice
badge_about-against_luck = Win a game in which luck cost you 10 % of the victory or more, by its review.
badge-solver = Riddle master
badge_about-solver = Solve 25 puzzles at the first try.
badge-solver_row = Ten in a row
badge_about-solver_row = Solve ten puzzles in a row at the first try.
