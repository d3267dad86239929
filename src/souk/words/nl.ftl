## What all games may use

labelled = { $label }: { $text }
you = jij
nothing = niets
number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien
number-11 = elf
number-12 = twaalf
event-round = Ronde { $round }.
event-points =
    { $you ->
        [yes] Je scoort
       *[no] { $seat } scoort
    } { $n ->
        [0] niets: { $source }.
        [one] { $n } punt: { $source }.
       *[other] { $n } punten: { $source }.
    }
event-over =
    Het spel is afgelopen: { $scores }. { $winners_count ->
        [one]
            { $you ->
                [yes] Jij wint!
               *[no] { $winners } wint.
            }
       *[other] { $winners } delen de overwinning.
    }
reason-not_now = Dat is nu niet mogelijk
ask-move = Jouw zet

## Every page

app-tagline = Twee bordspellen van de bazaar, alleen of met vrienden
app-skip = Naar de inhoud
app-guest = Zonder account. Je heet { $name }; dat kun je altijd veranderen.

## Navigation

nav-rules = Regels
nav-analysis = Analyse
nav-progress = Voortgang
nav-profile = Profiel
nav-about = Over Souk
nav-home = Startpagina
nav-main = Hoofdmenu

## Home

home-play = Nu spelen
home-play_game = { $game } spelen
home-new = Tafel inrichten
home-open = Open tafels
home-mine = Mijn spellen
home-none_open = Op dit moment zoekt geen tafel spelers.
home-none_mine = Hier verschijnen de spellen die je speelt.
home-sit = Meedoen
home-watch = Kijken
home-go_on = Verder spelen
home-replay = Terugkijken
home-your_turn = Jij bent aan de beurt
home-level = Bots
home-players = { $n } spelers
home-rules = Zo speel je
home-friends = Met vrienden
home-friends_text = Open een tafel, stuur de link rond en begin zodra iedereen zit. Bots kunnen de vrije plaatsen innemen.
home-friends_game = Uitnodigen voor { $game }
home-replays = Afgelopen spellen
home-none_replays = Afgelopen spellen kun je hier stap voor stap terugkijken.
home-waiting = Wacht op spelers
home-others_turn = De anderen denken na
home-won = Jij hebt gewonnen
home-rank = Plaats { $n }
home-rated = voor de ranglijst
home-more = Meer tonen
home-opening = De tafel wordt klaargezet…

## A new table

new-title = Nieuwe tafel
new-game = Spel
new-seats = Spelers
new-seat = Plaats { $n }
new-me = Ik
new-bot = Bot
new-friend = Een vriend met een account, op naam
new-open = Vrij voor wie de link heeft
new-friend_name = Naam die met een wachtwoord beschermd is
new-options = Varianten
new-clock = Klok
new-clock-none = Zonder klok
new-public = In de lijst van open tafels
new-spectators = Anderen mogen kijken
new-usual = zoals gewoonlijk
new-go = Tafel openen
new-lead = Wie speelt er mee, en hoe?
new-players = Aantal spelers
new-here = Nog iemand aan dit scherm
new-level = Sterkte van de bot
new-level_more = Meer
new-here_name = Naam
new-here_note = Meerdere mensen delen dit scherm: vóór elke wissel wordt het spel verborgen.
new-clock-bank = Live
new-clock-slow = Per correspondentie
new-clock-minutes = Minuten voor het spel
new-clock-seconds = Seconden erbij per beurt
new-clock-turn = Dagen per beurt
new-stand_in = Bot die het overneemt als iemands tijd om is of iemand opgeeft
new-who = Wie mag er komen
new-link = Alleen wie de link heeft
new-need_person = Minstens één plaats is van jou.
new-hints = Tips en de coach voor iedereen
new-rated_note = Een partij voor de ranglijst is alleen voor mensen en heeft een klok. Niets wordt teruggenomen zodra er iets nieuws bekend is, er zijn geen tips, en wie weggaat heeft verloren.
new-rated = Partij voor de ranglijst

## Profile

profile-title = Profiel
profile-name = Je naam
profile-language = Taal
profile-theme = Kleuren
profile-theme-auto = Zelfde als apparaat
profile-theme-light = Licht
profile-theme-dark = Donker
profile-sound = Geluiden
profile-notify = Systeemmelding als ik aan de beurt ben
profile-notify_denied = Je browser staat meldingen van deze pagina niet toe. Sta ze toe in de instellingen en probeer het opnieuw.
profile-motion = Beweging op het bord
profile-ending = Einde van de beurt
profile-ending-again = Nog eens vragen voordat de beurt eindigt
profile-ending-once = Eén klik bevestigt en beëindigt de beurt
profile-ending-never = De beurt eindigt vanzelf als er niets anders meer kan
profile-save = Naam wijzigen
profile-saved = Bewaard.
profile-lead_guest = Je bent hier als gast. Je spellen horen bij deze browser; met een wachtwoord houd je je naam en kom je overal terug.
profile-lead_kept = Je naam is met een wachtwoord beschermd.
profile-password = Wachtwoord
profile-password_new = Nieuw wachtwoord
profile-password_old = Huidig wachtwoord
profile-password_note = Minstens 8 tekens. Al je andere sessies eindigen.
profile-keep = Account aanmaken
profile-change_password = Wachtwoord wijzigen
profile-login = Aanmelden
profile-login_text = Meld je aan met een naam die met een wachtwoord is beschermd.
profile-logout = Afmelden
profile-look = Uiterlijk en geluid
profile-text = Tafel als tekst, voor schermlezers
profile-ratings = Speelsterkte
profile-ratings_none = Na je eerste afgelopen spel staat hier je speelsterkte.
profile-rating = Sterkte
profile-games = Spellen
profile-players = Spelers
profile-results = Uitslagen
profile-tally =
    { $games } { $games ->
        [one] spel
       *[other] spellen
    } afgelopen, { $won } gewonnen
profile-sessions = Waar je bent aangemeld
profile-session_this = deze
profile-session_on = { $browser } op { $system }
profile-session_unknown = Onbekend apparaat
profile-session_seen = laatst gezien { $when }
profile-session_end = Beëindigen
profile-data = Je gegevens
profile-export = Alles downloaden wat over mij bewaard wordt
profile-for_puzzles = Van mijn afgelopen partijen mogen puzzels worden gemaakt
profile-for_puzzles_text = Alleen een stelling en wie aan de beurt was, zonder namen, en alleen als iedereen aan tafel het goedvindt.
profile-delete = Mijn account verwijderen
profile-delete_text = Je naam, sessies, speelsterkte en wat je zei worden verwijderd. Spellen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
profile-delete_yes = Ja, alles verwijderen
profile-cancel = Annuleren

## About

about-title = Over Souk
about-text = Souk is een plek om bordspellen te spelen en te bestuderen. Het is vrije software onder de Apache-licentie 2.0, gemaakt door mensen die van deze spellen houden. Het is niet officieel en niet verbonden met de auteurs of uitgevers.
about-art = Alle plaatjes hier zijn van onszelf, getekend voor Souk. De letters zijn Marcellus en Source Sans 3, beide onder de SIL Open Font License.
about-games = De spellen
about-buy = Bevallen ze je hier, zoek dan de echte op: een tafel met vrienden, hout en karton is door niets te vervangen.
about-fair = Dobbelstenen en kaarten
about-fair_text = Alle dobbelstenen en kaarten van een spel volgen uit toevalsgetallen van de server en van iedereen aan tafel. Iedereen legt zich vast voordat er één getal wordt verteld: zo kan niemand de worpen kiezen, en na het spel kan iedereen ze nagaan. Wie een server beheert zou nog vooruit kunnen kijken, maar er niets aan veranderen. Bots zien wat een speler op hun plaats ziet, niet meer.

## Rules

rules-title = Regels
rules-chapter = Regels: { $title }
rules-ruling = bepaling { $n }

## Replay

replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-stop = Stoppen
replay-next = Een stap verder
replay-last = Naar het einde
replay-viewer = Bekijk als
replay-all = iedereen
replay-step = Stap { $n } van { $all }
replay-speed = Snelheid
replay-share = Link naar dit moment kopiëren
replay-copied = Gekopieerd.
replay-chapter = Spring naar
replay-curve = Punten in de loop van het spel
replay-keys = Met de pijltjes ga je stap voor stap, met de spatiebalk speel je af.
replay-table = Naar de tafel
replay-record = Verslag downloaden

## The analysis board

analysis-title = Analysebord
analysis-lead = Wat vinden de beste spelers hier van een stelling? Open een partij, een verslag of een stelling, of zet er zelf een op.
analysis-continue = Verder met mijn laatste studie
analysis-new = Vanaf het begin
analysis-begin = Beginnen
analysis-set_up = Stelling opzetten
analysis-file = Uit een bestand
analysis-file_note = Het verslag van een partij, een studie of een stelling: kies het, sleep het hierheen of plak de tekst.
analysis-choose_file = Kies een bestand…
analysis-paste = Tekst van een verslag of een stelling
analysis-open = Openen
analysis-mine = Mijn studies
analysis-delete = Verwijderen
analysis-here = Analysebord
analysis-shares = Winstkansen
analysis-expected = Verwachte punten aan het einde
analysis-best = Beste zetten
analysis-think = Denken
analysis-progress = Hoever het denken is
analysis-mix = in { $share } van de gevallen
analysis-over = Het spel is afgelopen.
analysis-off = Er wordt niet gedacht.
analysis-nature = Het toeval beslist
analysis-hidden = Anderen beslissen in het geheim
analysis-whose = Wiens beslissing
analysis-roll = Gooien of trekken
analysis-by_hand = of kies met de hand:
analysis-steps = Stappen
analysis-variation_before = Vorige variant
analysis-variation_after = Volgende variant
analysis-to_main = Hoofdvariant
analysis-eyes = Door wiens ogen
analysis-all_eyes = Alle kaarten open
analysis-eyes_of = Ogen van { $who }
analysis-tree = Zetten en varianten
analysis-hidden_step = verborgen
analysis-empty_tree = Doe een zet, dan staat hij hier.
analysis-comment = Opmerking
analysis-promote = Hoofdvariant maken
analysis-remove = Vanaf hier verwijderen
analysis-share = Delen
analysis-share_study = Link naar deze studie
analysis-share_position = Link naar deze stelling
analysis-download = Downloaden
analysis-link = Link
analysis-play_on = Verder spelen
analysis-play_on_note = Met deze stelling begint een eigen spel tegen bots.
analysis-my_seat = Mijn plaats
analysis-open_other = Openen…
analysis-edit = Stelling bewerken
analysis-analyse = Analyseren
analysis-position_good = Zo’n stelling kan bestaan.
analysis-position_checked = Wordt gecontroleerd…
analysis-position_text = De velden van de stelling
analysis-not_json = Dit is geen object in JSON.
analysis-key-steps = een stap terug of verder
analysis-key-variations = de andere varianten
analysis-key-best = een van de beste zetten spelen

## Waiting for one's turn to be thought for

queue-slow = De computers hebben het druk: het duurt langer dan anders
queue-place = Er wachten er nu veel: plaats { $n } in de rij
queue-time = { $place }, ongeveer { $n } s

## Connection

net-connecting = Verbinden…
net-again = De verbinding is weg. Opnieuw verbinden…
net-slow = Wachten op de server…
net-gone = Deze tafel is niet bereikbaar: { $reason }

## Errors

error-title = Dat is niet gelukt
error-close = Sluiten
error-again = Opnieuw proberen
error-lost = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-nowhere = Op dit adres is niets
error-nowhere_text = De karavaan heeft een verkeerde afslag genomen. Misschien mist er een stuk van de link.
error-home = Naar de startpagina

## Table as text

text-title = { $game } als tekst
text-decision = Jouw beslissing
text-chosen = Tot nu toe gekozen
text-nothing = Er valt nu niets te beslissen.
text-players = Spelers
text-name = Naam
text-score = Punten
text-none = geen
text-latest = Wat er het laatst gebeurde
text-on = Tafel als tekst tonen
text-off = Bord tonen

## People at one screen

shared_screen-title = Geef het scherm aan { $name }
shared_screen-text = De anderen kijken nu even niet.
shared_screen-ready = Ik ben { $name }
shared_screen-back = { $name }: nog even kijken
shared_screen-hand = Doorgeven aan { $name }
shared_screen-seat = Speler { $n }

## The table

table-waiting = Wachten op spelers. Stuur hun het adres van deze pagina.
table-hints_agreed = Iedereen mag om tips vragen en de coach gebruiken.
table-hints_on = met tips
table-casual = Vrije partij: die telt niet voor de ranglijst.
table-rated = Partij voor de ranglijst: geen tips, niets wordt teruggenomen zodra er iets nieuws bekend is, en wie weggaat heeft verloren.
table-copy = Adres kopiëren
table-copied = Gekopieerd.
table-share = Delen
table-qr = QR-code met het adres van deze tafel
table-here = aanwezig
table-also_here = Ook aanwezig: { $who }
table-clock-none = Zonder klok.
table-clock-live =
    Klok: { $minutes } { $minutes ->
        [one] minuut
       *[other] minuten
    } per speler{ $seconds ->
        [0] {""}
        [one] , plus { $seconds } seconde per beurt
       *[other] , plus { $seconds } seconden per beurt
    }.
table-clock-days =
    Klok: { $days } { $days ->
        [one] dag
       *[other] dagen
    } per beurt.
table-variants = Varianten: { $list }.
table-ready = Ik ben klaar
table-ready_ask = Iedereen is er. De klok gaat lopen als allen klaar zijn, uiterlijk over { $n } s.
table-ready_is = klaar
table-ready_not = nog niet klaar
table-cancel_table = Tafel afzeggen
table-cancel_sure = De tafel zou voor iedereen weg zijn.
table-cancelled = Deze tafel is afgezegd.
table-name_ask = Hoe mogen de anderen je noemen?
table-name_save = Zo heet ik
table-sit = Hier gaan zitten
table-open_seat = vrije plaats
table-add_bot = Bot toevoegen
table-watching = Je kijkt toe.
table-you = jij
table-to_act = aan zet
table-thinks = denkt na…
table-away = weg
table-turn_of = { $who } beslist
table-nature = De dobbelstenen rollen
table-confirm = Bevestigen
table-confirm_end = Bevestigen en beurt beëindigen
table-end = Beurt beëindigen
table-cancel = Annuleren
table-undo = Ongedaan maken
table-hint = Tip
table-hint_title = Wat de analyse zegt
table-hint_share = { $who }: { $share } kans om te winnen
table-hint_chance = { $share } kans om te winnen ({ $margin })
table-hint_guess = aangenomen: { $what }
table-hint_die = dobbelsteen { $face }
table-hint_card = kaart ‘{ $card }’
table-hint_seat = Door loting: { $who }
table-hint_replaces = Als je er een kiest, vervangt die wat je hebt gepland.
table-why = Waarom niet?
table-closed = Nu niet mogelijk
table-none_closed = Hier is alles mogelijk.
table-and_more = { $list } en nog { $n }
table-log = Verloop
table-sheet = Punten
table-chat = Chat
table-moves = Zetten
table-say = Zeg iets
table-send = Versturen
table-total = Totaal
table-over = Het spel is uit
table-winner =
    { $who } { $n ->
        [one] wint
       *[other] winnen
    }
table-rematch = Nog een keer
table-final = Het bord zoals het aan het einde werd gewaardeerd.
table-pace = Tempo van de bots
table-see_again = Nog eens tonen
table-others_did = Wat de anderen net deden
table-sound_ask = Geluiden afspelen?
table-yes = Ja
table-no = Nee, bedankt
table-resign = Opgeven
table-zoom_in = Vergroten
table-zoom_out = Verkleinen
table-board = Het bord
table-points = punten
table-spectators =
    { $n ->
        [one] { $n } toeschouwer
       *[other] { $n } toeschouwers
    }
table-then = Dan beslissen dobbelstenen of kaarten.
table-preview = Als je bevestigt
table-hint_thinks = De analyse loopt…
table-hint_line = Zo kan het verdergaan
table-hint_none = ‘Tip’ toont hier de beste zetten, ‘Waarom niet?’ wat niet kan.
table-advice = Advies
table-players = Spelers
table-panels = Panelen
table-menu = Menu en toetsen
table-close = Sluiten
table-keys = Toetsen
table-key-tab = naar de volgende zet of knop
table-key-arrows = van plek naar plek op het bord
table-key-enter = kiezen
table-key-number = een knop op volgorde kiezen
table-key-zoom = in- en uitzoomen
table-key-escape = keuze laten vallen, sluiten
table-undo_all = Alles ongedaan maken
table-on_board = Op het bord: { $n } …
table-look_back = Dit moment tonen
table-past = Stap { $n } van { $all }
table-back_to_now = Terug naar nu
table-older = Eerder…
table-propose_pause = Om pauze vragen
table-propose_undo = Vragen om { $n } { $n ->
        [one] stap
       *[other] stappen
    } terug te gaan
table-steps_back = Stappen terug
table-asks_pause = { $who } vraagt om een pauze.
table-asks_undo =
    { $who } wil { $n } { $n ->
        [one] stap
       *[other] stappen
    } terugnemen.
table-agree = Akkoord
table-decline = Weigeren
table-withdraw = Intrekken
table-paused = Het spel is gepauzeerd: de klokken staan stil.
table-is_paused = Het spel is gepauzeerd
table-resume = Verdergaan
table-resign_sure = Je wordt laatste, en een bot speelt voor je verder.
table-follow = Naar het volgende spel
table-dice = Zijn de dobbelstenen eerlijk?
table-dice_promise = Alle dobbelstenen en kaarten van dit spel volgen uit toevalsgetallen: één van de server en één van iedere persoon, gemaakt door het eigen apparaat. Voor de eerste worp moest iedereen zijn getal verzegelen (SHA-256), pas daarna werden ze geopend; zo kon niemand de worpen kiezen, ook niet wie deze server beheert. Het getal van de server wordt aan het eind verteld.
table-dice_check = Elke worp controleren
table-dice_fair = Eerlijk: elk getal past bij zijn zegel, en alle { $n } worpen volgen eruit.
table-dice_unfair = Bij { $n } worpen klopt er iets niet.
table-dice_server = Server
table-dice_seal = Zegel:
table-dice_number = Getal:
table-dice_late = Heeft een getal verzegeld, maar niet op tijd geopend: het telt niet mee.
table-dice_nothing = Heeft niets toegevoegd.
table-dice_gathering = Iedereen is er. Elk apparaat voegt een toevalsgetal aan de dobbelstenen toe; het spel begint zo.
table-spectator = kijkt toe
table-mute = { $who } dempen
table-unmute = { $who } laten praten
table-you_muted = De gastheer heeft je hier gedempt.
table-chat_empty = Nog niemand heeft iets gezegd.
table-day_letter = d
table-hour_letter = u
table-out-resigned = opgegeven
table-out-timeout = tijd op
table-out-left = vertrokken
table-you_out-resigned = Je hebt opgegeven. Een bot speelt voor je verder.
table-you_out-timeout = Je tijd is op. Een bot speelt voor je verder.
table-you_out-left = Je bent vertrokken. Een bot speelt voor je verder.
table-watch_on = Je kunt hier blijven kijken of iets anders spelen:

## The coach at the table

coach-title = Coach
coach-off = Uit
coach-warns = Waarschuwt alleen
coach-talks = Praat mee
coach-note = Voordat je bevestigt, zegt de coach wat je plan verliest en waarom. De coach ziet wat jij ziet, en is er waar je alleen speelt of waar tips zijn afgesproken.
coach-from = Waarschuwt vanaf een verlies van
coach-from_share = { $share } winstkans
coach-thinks = De coach bekijkt je plan…
coach-loses = Je plan verliest { $loss } winstkans.
coach-show = Laat zien
coach-mine = Mijn plan tonen
coach-anyway = Toch spelen
coach-again = Nog eens nadenken
coach-take = Het betere plan spelen
coach-shown = Op het bord staat het betere plan.
coach-best = Goed gepland: dat is duidelijk het beste.
coach-good = Goed: niets is duidelijk beter.

## Levels of bots

pace-slow = langzaam
pace-usual = normaal
pace-fast = snel
pace-instant = meteen
level-apprentice = Leerling
level-trader = Handelaar
level-broker = Makelaar
level-merchant = Koopman
level-master = Meester
level-sage = Wijze
level-vizier = Vizier
level-greedy = Veelvraat
level-random = Toeval
level_about-apprentice = speelt voor het eerst en heeft alle tijd
level_about-trader = speelt verstandig, maar ziet dingen over het hoofd
level_about-broker = ziet de meeste kansen, niet elk gevaar
level_about-merchant = heeft een plan en volgt het meestal
level_about-master = maakt zelden een fout
level_about-sage = heeft van duizenden partijen geleerd
level_about-vizier = denkt over elke zet na en geeft niets weg
level_about-greedy = pakt wat meteen het meeste oplevert
level_about-random = doet zomaar een zet
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
level_about-pishi = duwt dingen van tafel om te zien wat er gebeurt
level_about-tariq = sjouwt de hele dag stenen en denkt op zijn gemak
level_about-zohra = leest de kaarten en doet dan waar ze zin in heeft
level_about-omid = verkoopt saffraan per gram en verhalen voor niets
level_about-leila = tekent eerst het huis en vraagt later om het geld
level_about-farhad = kent elke waterput van hier tot aan zee
level_about-nadir = heeft nog nooit de vraagprijs betaald
level_about-soraya = knoopt draad na draad en verliest er geen
level_about-babak = won ooit een schip met dobbelen en verloor het net zo
level_about-mirza = heeft alles gelezen en weet nog waar het staat
level_about-shirin = rekent met de sterren en is zelden verrast
level_about-khosrow = glimlacht, wacht en heeft je munten al geteld
opponent-title = Kies een tegenstander
opponent-fitting = Iemand van jouw niveau
opponent-fitting_about = Wie gaat zitten is ongeveer zo sterk als jij, te oordelen naar je spellen
opponent-faceless = Zonder gezicht

## What happens at a table beside the game

tell-table-undone =
    { $who } neemt { $n } { $n ->
        [one] stap
       *[other] stappen
    } terug.
tell-table-sat = { $who } gaat zitten.
tell-table-left = Een speler heeft de tafel verlaten.
tell-table-resigned = { $who } geeft op.
tell-table-timedout = De tijd van { $who } is om.
tell-table-paused = Het spel is gepauzeerd.
tell-table-resumed = Het spel gaat verder.
tell-table-proposed-undo =
    { $who } wil { $n } { $n ->
        [one] stap
       *[other] stappen
    } terugnemen.
tell-table-proposed-pause = { $who } vraagt om een pauze.
tell-table-declined = { $who } zegt nee.
tell-table-agreed = { $who } gaat akkoord.
tell-table-halted = De server was er niet; die tijd telt voor niemand.
tell-table-followed = Het volgende spel staat klaar.
tell-table-relieved = { $who } kan niet meer denken; een eenvoudige bot gaat verder.

## State of a game

status-waiting = nog niet begonnen
status-running = bezig
status-paused = gepauzeerd
status-over = afgelopen

## Why something is refused

reason-bad_name = Een naam heeft 1 tot { $most } tekens, waaronder een letter of een cijfer
reason-body_too_large = Een verzoek heeft hoogstens { $most } bytes
reason-another_proposal = Er wordt nog over een ander voorstel gestemd
reason-name_first = Zeg eerst hoe je heet
reason-decisions_end = Meerdere beslissingen achter elkaar gaan tot er dobbelstenen, een kaart of een beslissing van een ander tussenkomt
reason-friend_twice = Elke vriend heeft één plaats; alleen jij kunt er meer hebben, voor wie aan dit scherm zit
reason-not_your_decision = Jij bent niet aan de beurt
reason-nobody_called = Niemand heeft de naam { $name } met een wachtwoord beschermd: laat de plaats open en stuur de link
reason-nothing_proposed = Er is niets voorgesteld
reason-host_only = Dat mag alleen wie de tafel heeft geopend
reason-players_only = Dat mag alleen wie aan de tafel zit
reason-seat_kept = Plaats { $n } is voor iemand anders
reason-seat_taken = Plaats { $n } is bezet
reason-not_your_seat = Plaats { $n } is niet van jou
reason-send_json = Stuur JSON, met inhoudstype application/json
reason-server_error = Hier ging iets mis; het is genoteerd
reason-decision_passed = Die beslissing is voorbij; kijk wat er nu gevraagd wordt
reason-impossible = Dat is niet mogelijk: { $text }
reason-unreadable = De gegevens zijn onleesbaar: { $text }
reason-too_deep = De gegevens zijn te diep genest
reason-not_begun = Het spel is nog niet begonnen
reason-not_over = Het spel is nog bezig: de geheimen blijven geheim
reason-wrong_status = Dat kan niet: het spel is { $status }
reason-muted = De gastheer heeft je aan deze tafel gedempt
reason-full = De server is vol
reason-wrong_login = De naam of het wachtwoord klopt niet
reason-name_kept = De naam { $name } is met een wachtwoord beschermd of lijkt op een naam die dat is: meld je aan of neem een andere naam
reason-wrong_password = Het wachtwoord klopt niet
reason-restarting = De server start opnieuw
reason-rematch_exists = Er is al een revanche
reason-no_such_move = Er is geen zet { $id }; de nummers lopen van 0 tot { $last }
reason-no_such_parameter = Er is geen parameter { $name }; er zijn: { $known }
reason-no_such_seat = Er is geen plaats { $n }; de plaatsen lopen van 1 tot en met { $last }
reason-no_such_table = Die tafel bestaat niet
reason-nothing_here = Hier is niets
reason-empty_text = In die tekst staat niets leesbaars
reason-nothing_to_take_back = Er is nog niets terug te nemen; zeg hoeveel stappen
reason-new_information = Terugnemen kan niet meer: sinds je laatste beslissing is er iets nieuws bekend
reason-wrong_method = Dit adres vraagt een andere methode
reason-other_site = Dit verzoek komt van een andere site
reason-wrong_protocol = Deze server spreekt { $protocol }: vraag erom als subprotocol
reason-no_spectators = Aan deze tafel mag niemand toekijken
reason-too_many_attempts = Te veel pogingen: wacht een minuut
reason-too_many_messages = Te veel berichten: wacht even
reason-no_answer = De server gaf geen antwoord. Kijk wat er is veranderd en probeer het opnieuw
reason-too_many_requests = Te veel verzoeken: wacht even
reason-own_view_only = Zolang het spel duurt, zie je alleen wat je eigen plaats ziet
reason-mute_yourself = Jezelf kun je niet dempen
reason-not_seated = Je zit niet aan deze tafel
reason-already_agreed = Je hebt al ingestemd
reason-too_many_tables = Je hebt veel tafels geopend: wacht een minuut
reason-already_seated = Je zit al aan deze tafel
reason-bot_plays_on = Voor jou is het spel voorbij: een bot speelt voor je verder
reason-not_kept = Je laatste zet kon niet worden bewaard; kom terug en kijk
reason-not_a_number = { $name } moet een geheel getal zijn, niet { $text }
reason-too_late_to_commit = Het is te laat om je op een getal vast te leggen: jouw plaats heeft dat gedaan, of iedereen vertelt het zijne al
reason-tell_words_once = Vertel je getal één keer, en pas als iedereen om het zijne wordt gevraagd
reason-other_words = Dit is niet het getal waarop jouw plaats zich heeft vastgelegd
reason-name_has_sign = Een naam heeft letters, cijfers en tekens, niet { $sign }
reason-name_has_piles = Een naam heeft geen stapels accenten
reason-name_script = Een naam is in een alledaags schrift geschreven, en { $sign } hoort daar niet bij
reason-name_mixes_scripts = Een naam is in één schrift geschreven, en deze mengt { $scripts }
reason-body_too_slow = Het verzoek deed er te lang over om aan te komen: stuur het opnieuw
reason-table_damaged = Deze tafel is niet meer te lezen: wat ervan bewaard was, is beschadigd
reason-account_changed = Je account is intussen veranderd: kijk ernaar en probeer het opnieuw
reason-muted_enough = Meer dan { $most } mensen kun je niet het zwijgen opleggen
reason-rated_no_hints = Een partij voor de ranglijst heeft geen tips: zet ze uit, of speel een vrije partij
reason-rated_people_only = Een partij voor de ranglijst is alleen voor mensen: laat de plaatsen van de bots open, of speel een vrije partij
reason-rated_needs_clock = Een partij voor de ranglijst heeft een klok nodig, anders verliest niemand door weg te blijven: kies er een
reason-rated_one_seat = In een partij voor de ranglijst heeft iedereen één plaats: speel samen aan één scherm een vrije partij
reason-rated_no_undo = In een partij voor de ranglijst wordt niets teruggenomen zodra er iets nieuws bekend is
reason-hints_queued = Veel mensen willen nu een tip: probeer het zo nog eens
reason-never_here = Niemand met dat nummer is aan deze tafel geweest
reason-hint_under_way = Eén tip tegelijk: de jouwe komt eraan
reason-coach_late = De coach was niet op tijd klaar: speel verder
reason-nobody_judges = Voor dit spel met { $players } spelers is er niemand die het beoordeelt
reason-not_reviewed = Het spel is nog niet nabeschouwd
reason-no_such_question = De nabeschouwing heeft daar geen fout gevonden
reason-answers_queued = Er worden nu veel antwoorden beoordeeld: probeer het zo nog eens
reason-reviews_queued = Veel spellen wachten nu op hun nabeschouwing: probeer het over een paar minuten nog eens
reason-reviews_of_one = Er kunnen maar { $most } nabeschouwingen van jou tegelijk wachten: probeer het opnieuw als er een klaar is
reason-game_goes_on = Dit spel is nog bezig aan een tafel met anderen: je kunt het analyseren als het voorbij is
reason-no_such_moment = De studie heeft geen moment { $n }
reason-other_position = De stelling is van { $game } met { $players } spelers
reason-play_on_alone = Vanaf een stelling speel je op één plaats tegen bots, zonder rating, en het spel mag daar niet afgelopen zijn
reason-nothing_open = Er is nog geen studie geopend
reason-study_full = Een studie heeft hoogstens { $most } stappen en { $lines } varianten
reason-no_such_study = Er is geen studie met deze link
reason-study_too_long = Een bewaarde studie heeft hoogstens { $most } tekens: haal er iets uit
reason-too_many_studies = Je hebt { $most } studies bewaard: verwijder er eerst een
reason-already_so = Dat is al zo
reason-seats_open = Er zijn nog plaatsen vrij
reason-about_to_begin = Het spel begint zo
reason-search_fails = Over deze stelling valt niets te berekenen
reason-no_hints_agreed = Aan deze tafel zijn geen tips en geen coach: niet iedereen stemde ermee in
reason-no_hints_rated = In een partij voor de ranglijst zijn er geen tips en geen coach
reason-too_many_sockets = Er zijn te veel tafels open op jouw adres: sluit er een paar
reason-too_many_guests = Er zijn net te veel mensen binnengekomen: wacht even
reason-other_host = Deze server heet anders: start hem met --origin om hem deze naam te geven

## What can be wrong with what somebody types

reason-unknown_word =
    { $what_key ->
        [game] Er is geen spel ‘{ $name }’
        [player] Er is geen speler ‘{ $name }’
        [bot] Er is geen bot ‘{ $name }’
        [option] Er is geen optie ‘{ $name }’
        [language] Er is geen taal ‘{ $name }’
       *[other] ‘{ $name }’ is niet bekend
    }; { $guessed ->
       *[no] bekend: { $known }
        [yes] bedoel je ‘{ $known }’?
    }
reason-not_a_choice = { $option } moet een van { $known } zijn, niet ‘{ $name }’
reason-wrong_players = { $game } is voor { $known } spelers, niet voor { $name }
reason-needs_players = { $option }={ $name } is voor { $known } spelers
reason-seat_out_of_range = Er is geen plaats { $n }, alleen 0 tot en met { $last }
reason-no_such_step = Het spel heeft { $last } zetten, er is geen zet { $n }
reason-file_unreadable = { $file } kan niet worden gelezen: { $error }
reason-file_unwritable = Het spel kan niet in { $file } worden bewaard: { $error }
reason-file_exists = { $file } bestaat al: ga verder met --resume { $file } of noem een ander bestand
reason-not_text = { $file } is geen tekstbestand
reason-not_a_record = Dit is geen verslag van een spel, of het komt van een nieuwere Souk
reason-line_wrong = Het verslag is vanaf regel { $line } niet te lezen: { $error }
reason-position_wrong = Dit kan geen stelling van het spel zijn: { $error }
reason-out_of_range = Het moet van { $low } tot { $high } zijn
reason-seed_or_dice = Geef een getal voor de dobbelstenen of typ de worpen in, niet allebei
reason-resumed_as_it_was = Een spel dat verdergaat heeft zijn opties en dobbelstenen al
reason-seed_untold = { $file } vertelt het getal van de dobbelstenen niet; met --dice typ je in wat er vanaf nu valt
reason-not_name_and_value = Een optie geef je als NAAM=WAARDE, niet ‘{ $name }’
reason-no_persons_name = Achter de dubbele punt staat een naam, zoals human:Anna, niet ‘{ $name }’
reason-wrong_seats = Dit spel heeft { $n } plaatsen, niet { $seats_given }

## The terminal
terminal-you = Jij
seat-name = Plaats { $n }
seat-you = Jij
terminal-undo = Ongedaan maken
terminal-hint = Wat zetten doen
terminal-hint_title = Wat elke zet doet
terminal-type = Zet typen
terminal-type_here = typ hier een zet: /
terminal-help = Hulp
terminal-looks = Licht/donker
terminal-leave = Weggaan
terminal-stay = Blijven
terminal-look = Kijken
terminal-hand = Hand
terminal-preview = Wat hij doet
terminal-goes_on = gaat verder
terminal-then_revealed = Dan wordt alles onthuld.
terminal-over = Het spel is afgelopen: q om weg te gaan
terminal-moves = { $n } zetten
terminal-reader_keys = pijltjes bladeren, Escape sluit
terminal-hand_over = De tafel gaat naar { $name }. De anderen kijken nu even niet.
terminal-enter_shows = Met Enter wordt zij getoond.
terminal-last_may_undo = { $name } kan de laatste keuze terugnemen met u.
terminal-real_table = De echte tafel
terminal-real_table_keys = Enter neemt over, Ctrl+Z neemt de laatste keuze terug
terminal-possible = Mogelijk: { $moves }
terminal-what_drawn = Wat is er getrokken?
terminal-type_drawn = Typ wat er getrokken is
terminal-too_many = Dat is meer dan er getrokken is: laat { $text } weg
terminal-cannot_be_drawn = { $text } kan nu niet getrokken worden
terminal-no_move = ‘{ $text }’ is hier geen zet. Mogelijk: { $moves }
terminal-more = { $list } en nog { $n }
terminal-open = Dat kan.
terminal-leave_table = De tafel verlaten?
terminal-leave_keys = y om weg te gaan, n om te blijven
terminal-coach_better = Het betere plan: { $moves }
terminal-coach_ask = play: toch spelen, better: het betere plan spelen, Enter: nog eens nadenken
terminal-coach_keys = p speelt het toch, b speelt het betere plan, Esc laat je nog eens nadenken
terminal-coach_later = De coach maakt zich klaar: over een paar minuten praat die mee.
terminal-kept_in = Het spel is bewaard in { $file }.
terminal-go_on_with = Ga verder met: { $command }
terminal-not_saved = Het spel is niet bewaard.
terminal-left = Je hebt de tafel verlaten.
terminal-press_enter = Druk op Enter
terminal-drawn = getrokken
terminal-mistake = Een fout van het programma: { $error }
terminal-no_rules = Er is geen tekst van de regels.
terminal-next = Verder
terminal-back = Terug
terminal-start = Begin
terminal-end = Einde
terminal-go_to = Ga naar
terminal-view = Bekijk als
terminal-which_move = Naar welke zet? 0 tot en met { $last }
terminal-at = zet { $n } van { $all }
terminal-last = laatst: { $what }
terminal-coming = volgende: { $what }
terminal-seen_by = gezien door: { $who }
terminal-sees_all = alles
terminal-the_start = het begin
terminal-the_end = het einde
terminal-unknown = vanaf hier niet bekend
terminal-unseen = vanaf hier niets te zien
terminal-nature_first = dobbelstenen en kaarten aan het begin
terminal-replay_keys =
    ← →    een zet terug, verder
    b n    een hoofdstuk terug, verder
    a s    een telling terug, verder
    g      naar een zet
    e      bekijken als een ander
terminal-keys =
    - **1-9, letters**, of **pijltjes** en **Enter**: een zet uit de lijst spelen
    - **/**: een zet in notatie typen, ook meerdere beslissingen achter elkaar; **Escape** gaat terug naar de lijst
    - **u**: je laatste keuze terugnemen, als er sindsdien niets nieuws bekend is
    - **h**: wat elke zet doet
    - **p**: punten naar herkomst
    - **Ctrl+T**: licht of donker
    - **q**, **Ctrl+C**: weggaan; een spel met een bestand blijft bewaard
terminal-commands =
    Antwoord met het nummer van een zet of met zijn notatie; meerdere beslissingen mogen achter elkaar staan.
    {"  "}undo        je laatste keuze terugnemen, als er sindsdien niets nieuws bekend is
    {"  "}why ZET     zeggen waarom een zet niet kan; why alleen noemt alles
    {"  "}hint        zeggen wat elke zet doet
    {"  "}points      punten naar herkomst
    {"  "}quit        de tafel verlaten

## The command line

cli-game = spel
cli-players = spelers
cli-options = opties
cli-text = TEKST
cli-checked = { $n } spellen nagespeeld, { $failures } wijken af
cli-draw = trekking
cli-step = stap
cli-drawn = getrokken
cli-seed_says = volgens getal
cli-verified = Het getal past bij het zegel, en alle { $n } trekkingen volgen eruit.
cli-left_out =
    { $n ->
        [one] Eén onvoltooid spel telt niet mee.
       *[other] { $n } onvoltooide spellen tellen niet mee.
    }
cli-tally = { $game }, { $players } spelers: { $n ->
        [one] één spel, { $decisions } beslissingen
       *[other] { $n } spellen, gemiddeld { $decisions } beslissingen
    }
cli-won = gewonnen
cli-ready = { $name } is klaar
cli-plain = { $name } speelt in gewoon Python
cli-open_at = Souk is open op { $address } – Ctrl+C sluit het.
cli-rows_written = { $n } rijen staan in { $file }
cli-rows_restored = { $n } rijen zijn hersteld
cli-words_fit = Plaats { $n } heeft een getal aan de dobbelstenen toegevoegd, en het past bij zijn zegel.
cli-words_late = Plaats { $n } heeft een getal verzegeld, maar niet op tijd geopend: het telt niet mee.
cli-database = { $tables } tafels met { $entries } regels, waarvan { $wrong } fout
cli-unsigned = { $n } regels zijn van voor de controlesommen en zijn alleen nagespeeld
cli-unplayed = { $n } tafels zijn begonnen met andere regels dan nu: hun controlesommen kloppen, meer valt er niet te zeggen

## De nabeschouwing

study-title = Nabeschouwing: { $game }
study-working = De partij wordt beoordeeld
study-step = stap
study-what = wat
study-shares = Aandeel in de overwinning
study-shares_about = Wat elke plaats voor elke stap kon verwachten.
study-ledger = Afrekening
study-ledger_about = Hoe elke plaats aan zijn resultaat kwam: de regels kloppen samen.
study-conduct = Beslissingen
study-conduct_about = Gedwongen en voor de hand liggende beslissingen tellen niet.
study-turning_points = Keerpunten
study-turning_points_about = Waar de aandelen in de overwinning het meest veranderden.
study-sources = Verwachte punten: { $name }
study-sources_about = Eindpunten per bron, zoals voor elke stap verwacht.
study-errors = Fouten
study-errors_about = De ergste eerst; alleen waar het verlies meer is dan tweemaal de standaardfout (±).
study-margin = Standaardfout
study-no_errors = Er zijn er geen gevonden.
study-more_errors =
    { $n ->
        [one] Nog één fout staat
       *[other] Nog { $n } fouten staan
    } op de pagina (--html) en in de data (--json).
study-lost = { $label }: verliest { $loss } winstkans
study-why = { $better_doing } in plaats van { $worse_doing }: { $gain } winstkans.
study-why_even = { $better_doing } in plaats van { $worse_doing }: geen zeker verschil in winstkans.
study-why_slight = { $better_doing } in plaats van { $worse_doing }: nauwelijks verschil in winstkans.
study-changes = Verwachte punten van { $name }: { $changes }.
study-change = { $source } { $points }
study-points = Punten
study-best_moves = Beste zetten, en wat er kan volgen
study-looked_at = { $n } voortzettingen bekeken
study-consequences = { $move_doing } { $consequences }.
study-move =
    .doing = ‘{ $move }’
study-label-best = beste
study-label-fine = goed
study-label-inaccuracy = onnauwkeurigheid
study-label-mistake = fout
study-label-blunder = blunder
study-line-start = eerlijk aandeel
study-line-seating = geluk: volgorde van de plaatsen
study-line-dice = geluk: eigen dobbelstenen
study-line-others_dice = geluk: dobbelstenen van anderen
study-line-cards = geluk: eigen kaarten
study-line-others_cards = geluk: kaarten van anderen
study-line-choices = geluk: gelijktijdige keuzes van anderen
study-line-own_errors = eigen fouten
study-line-others_errors = fouten van anderen
study-line-judge = de beoordelaar is van mening veranderd
study-line-result = resultaat
study-line-adjusted = resultaat zonder geluk
study-line-accuracy = nauwkeurigheid (0 tot 100)
study-line-decisions = echte beslissingen

# The page of a review.
review-title = Nabeschouwing
review-ask = Nabeschouwing
review-again = Opnieuw proberen
review-failed = De nabeschouwing kon niet worden gemaakt.
review-queued = Wacht: { $n } { $n ->
    [one] nabeschouwing gaat
   *[other] nabeschouwingen gaan
 } voor.
review-quick_under_way = De partij wordt beoordeeld.
review-deep_under_way = De snelle nabeschouwing is er; een grondige wordt gemaakt.
review-is_quick = De snelle nabeschouwing.
review-is_deep = De grondige nabeschouwing.
review-error_back = Vorige fout
review-error_next = Volgende fout
review-loses = verliest { $loss } winstkans
review-together = Allen kozen tegelijk: afgewogen tegen wat van de anderen te verwachten was.
review-option = Mogelijkheid
review-share = Aandeel van { $name }
review-points = Punten
review-chosen = gespeeld
review-known = Beoordeeld op wat deze plaats toen kon weten.
review-which = Welke beslissingen
review-whose = Van wie
review-all = alle beslissingen
review-luck = Geluk
review-luck_about = Wat er kwam, afgezet tegen het gemiddelde van wat er had kunnen komen.
review-report = Verslag downloaden
review-keys = Pijltoetsen gaan stap voor stap; N en P gaan naar de volgende en de vorige fout.
study-line-error_rate = verloren per beslissing
study-line-decision = beslissing:

## Van fouten leren

mistakes-title = Leren van je eigen fouten
mistakes-hint = Tip
mistakes-show = Toon de beste zet
mistakes-skip = Overslaan
mistakes-next = Volgende
mistakes-to_review = Naar de nabeschouwing
mistakes-judging = Het antwoord wordt beoordeeld.
mistakes-none = Er is geen fout van { $name } gevonden.
mistakes-question = Vraag { $n } van { $all }
mistakes-task = { $move_doing } kostte { $name } { $loss } winstkans. Wat is beter?
mistakes-hint_points = Het meeste zit hier. { $changes }
mistakes-hint_moves = Het beste is een van deze: { $moves }.
mistakes-no_more_hints = Meer tips zijn er niet.
mistakes-solution = Het beste is { $move_doing }.
mistakes-best = Goed: dat is het beste.
mistakes-counts = Goed: dat telt ook; het verliest { $loss }.
mistakes-wrong = { $move_doing } kost { $loss } winstkans. Probeer het nog eens.
mistakes-commands = Antwoord met een nummer of een zet; of: hint, solution, next, quit.
mistakes-result = Bij de eerste poging gevonden: { $n } van { $all }.

# Puzzles.
puzzle-head = { $game }, { $n } spelers, puzzel { $name }
puzzle-task = vind de beste zet.
puzzle-goes_on = goed, en nu?
puzzle-solved = Opgelost.
puzzle-solution = De oplossing: { $moves }.
puzzle-now = Je puzzelrating is { $rating }; op rij opgelost: { $n }.
puzzle-left = { $n } van { $all } opgelost.
puzzle-commands = Antwoord met een nummer of een zet; of: quit.
puzzle-none = Zo’n puzzel is er niet.
puzzle-mined = { $games } partijen doorzocht, { $n } puzzels in { $folder }
puzzle-packed = { $n } puzzels, { $size } bytes, in { $file }
puzzle-renewed = { $searched } puzzels opnieuw doorzocht, { $n } daarvan met precies één antwoord; geschreven: { $file }
puzzle-id = Puzzel
puzzle-rating = Rating
puzzle-themes = Thema’s
puzzle-moves = Zetten
puzzle-total = Samen: { $n }

## Lessons

nav-learn = Leren
learn-title = Lessen
learn-intro = Korte lessen op het echte bord, elk met één idee. Alleen wat verder helpt staat open, en wat misgaat wordt uitgelegd.
learn-progress = { $n } van { $all } gedaan
learn-begin = Beginnen
learn-continue = Verdergaan
learn-done = gedaan
learn-lesson = Les { $n } van { $all }
learn-step = Stap { $n } van { $all }
learn-right = Goed.
learn-next = Verder
learn-next_lesson = Volgende les
learn-all_done = Naar alle lessen
learn-again = Nog een keer
learn-help = Help
learn-help_more = Meer hulp
learn-show = Laat het zien
learn-next_move = Nu eerst
learn-goes_on = Nog niet klaar: bij deze opdracht hoort nog meer. De hulp zegt wat.
home-learn = Nieuw hier? Leer spelen in korte lessen, op het echte bord.
home-learn_game = { $game } leren
learn-no_lessons = Voor dit spel zijn er nog geen lessen
learn-commands = Antwoord met een nummer of een zet zoals die geschreven wordt; help (drie keer), back, quit.
learn-not_here = Dat mag, maar hoort niet bij deze opdracht.
guide-title = Je eerste partij
guide-intro = Een korte partij tegen twee vriendelijke bots. Voor elke beurt hoor je waar het nu om gaat, erna wat er gebeurd is. Ze telt nergens voor mee.
guide-now = Waar het nu om gaat
guide-happened = Wat er gebeurd is
guide-points = { $who }: +{ $n }
guide-no_points = geen punten
guide-others = De anderen zijn aan de beurt: kijk wat ze nemen.
guide-over = Dat was je eerste partij. De volgende kan een hele zijn: tegen dezelfde spelers, of tegen wie je wilt.
guide-coach = Laat de coach me ook in de volgende spellen waarschuwen
guide-play = De eerste partij spelen
guide-again = Nog een keer spelen
home-first_game = Een korte eerste partij { $game }
terminal-new_here = Nieuw hier? `souk learn { $game }` leert je het spel in korte lessen en speelt daarna een eerste partij met je.

puzzle-page = Puzzels
puzzle-intro = Beslissingen met één goed antwoord. Jouw rating en die van de puzzel veranderen met je eerste poging.
puzzle-missed = Mis.
puzzle-rated = Je rating: { $before } → { $after }
puzzle-and_now = Goed. En nu?
puzzle-find = Vind de beste zet
puzzle-decisions = { $n } beslissingen achter elkaar.
puzzle-answer = Dat is mijn antwoord
puzzle-next = Volgende puzzel
puzzle-again = Nog eens
puzzle-daily = Puzzel van de dag
puzzle-daily_about = Voor iedereen dezelfde.
puzzle-days = Dagen op rij: { $n }
puzzle-today_solved = Die van vandaag heb je opgelost.
puzzle-today_missed = Die van vandaag had je mis.
puzzle-solve = Oplossen
puzzle-train = Oefenen
puzzle-any = maakt niet uit
puzzle-theme = Thema
puzzle-run = Tegen de klok
puzzle-run_about = Vijf minuten, drie levens, elke puzzel iets moeilijker. Niets telt voor de rating.
puzzle-run_record = Je beste: { $n }
puzzle-run_score = opgelost: { $n } · levens: { $left }
puzzle-run_over = Opgelost: { $n }. Je beste: { $best }.
puzzle-run_best = Dat is je beste reeks.
puzzle-begin = Begin
puzzle-yours = Jij
puzzle-record = { $n } van { $all } opgelost; op rij: { $streak }.
puzzle-history = Je laatste pogingen
puzzle-was_solved = opgelost
puzzle-was_missed = mis
puzzle-was_open = niet geprobeerd
nav-puzzles = Puzzels

## My progress

progress-title = Mijn voortgang
progress-lead = Hoe het gaat met je partijen, puzzels en lessen, en wat dat zegt.
progress-none = Nog geen partij uitgespeeld. Speel er een tegen bots, dan staat hij hier.
progress-strength = { $strength } ± { $doubt }
progress-games = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  }, { $won } gewonnen
progress-level = Ongeveer zo sterk als: { $level }
progress-curve = Sterkte, partij voor partij
progress-band = De band is het bereik van 95 %.
progress-results = Resultaten en verwachting
progress-results_about = Hoeveel van de bots je achter je liet, steeds over tien partijen. Gestippeld: wat bij je sterkte te verwachten was. Wat in de band ligt, kan toeval zijn (95 %).
progress-verdict = In je laatste { $n } partijen tegen bots liet je { $reached } % van hen achter je; { $expected } ± { $margin } % was te verwachten. { $verdict ->
    [above] Dat is meer dan toeval verklaart.
    [below] Dat is minder dan toeval verklaart.
   *[within] Dat is zoals verwacht.
  }
progress-points = Waar je punten vandaan komen
progress-points_about = { $games ->
    [one] Eén partij
   *[other] Gemiddelde van { $games } partijen
  } met { $players } spelers, naast de sterkste snelle speler onder zijns gelijken; met het bereik van 95 %.
progress-you = Jij
progress-strongest = Sterkste
progress-accuracy = Nauwkeurigheid
progress-luck = Geluk
progress-luck_about = Deel van de overwinning dat dobbelstenen, kaarten en de keuzes van anderen je brachten.
progress-reviewed = { $n ->
    [one] Eén nabeschouwde partij
   *[other] { $n } nabeschouwde partijen
  }: gemiddeld nauwkeurigheid { $accuracy }, geluk { $luck }.
progress-unreviewed = Nog geen van je partijen is nabeschouwd. Een nabeschouwing zegt hoe goed je speelde en wat geluk was.
progress-to_review = Nog niet nabeschouwd
progress-review = De partij van { $when } nabeschouwen
progress-table = Alle getallen als tabel
progress-when = Wanneer
progress-reached = Achter je
progress-expected = Verwacht
progress-puzzles_none = Nog geen puzzel geprobeerd.
progress-rating = Puzzelrating, poging voor poging
progress-csv = Partijen als tabel downloaden (CSV)
progress-badges = Onderscheidingen
progress-earned = behaald op { $when }
progress-not_yet = nog niet
badge-first_win = Eerste zege
badge_about-first_win = Win een partij.
badge-streak = Drie op rij
badge_about-streak = Win drie partijen achter elkaar.
badge-giant = Reuzendoder
badge_about-giant = Win van een meester of iemand die sterker is.
badge-people = Onder mensen
badge_about-people = Win een partij waarin nog iemand meespeelt.
badge-both = Overal thuis
badge_about-both = Win twee verschillende spellen.
badge-bazaar = De hele bazaar
badge_about-bazaar = Ontmoet alle twaalf tegenstanders.
badge-precise = Vaste hand
badge_about-precise = Speel een partij met een nauwkeurigheid van 90 of meer, volgens de nabeschouwing, met minstens tien echte beslissingen.
badge-against_luck = Tegen de dobbelstenen in
badge_about-against_luck = Win een partij waarin het geluk je volgens de nabeschouwing 10 % van de overwinning of meer kostte.
badge-solver = Puzzelmeester
badge_about-solver = Los 25 puzzels op bij de eerste poging.
badge-solver_row = Tien op rij
badge_about-solver_row = Los tien puzzels achter elkaar op bij de eerste poging.
