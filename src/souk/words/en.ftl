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
new-hints = Hints for everybody
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
table-hints_agreed = Everybody may ask for hints.
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
table-hint_chance = { $share } chance to win (± { $range })
table-hint_guess = guess: { $what }
table-hint_die = die { $face }
table-hint_card = card “{ $card }”
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
reason-already_so = That is so already
reason-seats_open = Some seats are still open
reason-about_to_begin = The game is about to begin
reason-search_fails = The search cannot think about this position
reason-no_hints_agreed = There are no hints at this table: not everybody agreed to them
reason-no_hints_rated = There are no hints in a rated game
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
reason-seed_or_dice = Give a seed or type in the dice, not both
reason-resumed_as_it_was = A game that goes on has its options and its dice already
reason-seed_untold = { $file } does not tell the seed of its dice; --dice lets you type in what is rolled from now on
reason-not_name_and_value = An option is given as NAME=VALUE, not “{ $name }”
reason-no_persons_name = A name stands behind the colon, as human:Anna, not “{ $name }”
reason-wrong_seats = This game has { $n } seats, not { $seats_given }

## The terminal
terminal-you = You
seat-name = Seat { $n }
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
study-errors_about = The worst first; only where the loss exceeds twice its standard error.
study-no_errors = None was found.
study-lost = { $label }: loses { $loss } of victory (± { $error })
study-why = “{ $better }” rather than “{ $worse }”: { $gain } of victory.
study-changes = Expected points of { $name }: { $changes }.
study-change = { $source } { $points }
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
study-line-error_rate = lost per decision
study-line-decision = decision:
