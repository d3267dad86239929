## What all games may use

labelled = { $label }: { $text }
you = du
nothing = nichts
number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
event-round = Runde { $round }.
event-points =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $n ->
        [0] nichts: { $source }.
        [one] { $n } Punkt: { $source }.
       *[other] { $n } Punkte: { $source }.
    }
event-over =
    Das Spiel ist zu Ende: { $scores }. { $winners_count ->
        [one]
            { $you ->
                [yes] Du gewinnst!
               *[no] { $winners } gewinnt.
            }
       *[other]
            { $you ->
                [yes] { $winners } teilt euch den Sieg.
               *[no] { $winners } teilen sich den Sieg.
            }
    }
reason-not_now = Das ist jetzt nicht möglich
ask-move = Dein Zug

## Every page

app-tagline = Zwei Brettspiele vom Basar, allein oder mit Freunden
app-skip = Zum Inhalt springen
app-guest = Ganz ohne Konto. Du heißt { $name }; das lässt sich jederzeit ändern.

## Navigation

nav-rules = Regeln
nav-analysis = Analyse
nav-progress = Fortschritt
nav-profile = Profil
nav-about = Über Souk
nav-home = Startseite
nav-main = Hauptmenü

## Home

home-play = Jetzt spielen
home-play_game = { $game } spielen
home-new = Tisch einrichten
home-open = Offene Tische
home-mine = Meine Spiele
home-none_open = Gerade sucht kein Tisch Mitspieler.
home-none_mine = Hier erscheinen deine laufenden Spiele.
home-sit = Mitspielen
home-watch = Zuschauen
home-go_on = Weiterspielen
home-replay = Nachspielen
home-your_turn = Du bist dran
home-level = Bots
home-players = { $n } Spieler
home-rules = So geht’s
home-friends = Mit Freunden
home-friends_text = Eröffne einen Tisch, verschicke den Link, und los geht’s, sobald alle sitzen. Freie Plätze können Bots einnehmen.
home-friends_game = Zu { $game } einladen
home-replays = Beendete Spiele
home-none_replays = Beendete Spiele kannst du hier Schritt für Schritt nachspielen.
home-waiting = Wartet auf Mitspieler
home-others_turn = Die anderen überlegen
home-won = Du hast gewonnen
home-rank = Platz { $n }
home-rated = gewertet
home-more = Mehr zeigen
home-opening = Der Tisch wird vorbereitet …

## A new table

new-title = Neuer Tisch
new-game = Spiel
new-seats = Spieler
new-seat = Platz { $n }
new-me = Ich
new-bot = Bot
new-friend = Jemand mit Konto, mit Namen
new-open = Frei für alle, die den Link haben
new-friend_name = Name, der durch ein Passwort geschützt ist
new-options = Varianten
new-clock = Uhr
new-clock-none = Ohne Uhr
new-public = In der Liste der offenen Tische
new-spectators = Andere dürfen zuschauen
new-usual = wie üblich
new-go = Tisch eröffnen
new-lead = Wer spielt mit, und wie?
new-players = Anzahl der Spieler
new-here = Noch jemand an diesem Bildschirm
new-level = Stärke des Bots
new-level_more = Weitere
new-here_name = Name
new-here_note = Mehrere teilen sich diesen Bildschirm: vor jedem Wechsel wird das Spiel verdeckt.
new-clock-bank = Live
new-clock-slow = Fernpartie
new-clock-minutes = Minuten fürs Spiel
new-clock-seconds = Sekunden dazu je Zug
new-clock-turn = Tage je Zug
new-stand_in = Bot, der übernimmt, wenn jemandes Zeit um ist oder jemand aufgibt
new-who = Wer darf kommen
new-link = Nur wer den Link hat
new-need_person = Mindestens ein Platz ist deiner.
new-hints = Tipps und der Trainer für alle
new-rated_note = An einem gewerteten Spiel nehmen nur Menschen teil, und es hat eine Uhr. Nichts wird zurückgenommen, sobald Neues bekannt ist, es gibt keine Tipps, und wer geht, hat verloren.
new-rated = Gewertetes Spiel

## Profile

profile-title = Profil
profile-name = Dein Name
profile-language = Sprache
profile-theme = Farben
profile-theme-auto = Wie das Gerät
profile-theme-light = Hell
profile-theme-dark = Dunkel
profile-sound = Töne
profile-notify = Systemmeldung, wenn ich dran bin
profile-notify_denied = Dein Browser lässt Meldungen dieser Seite nicht zu. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
profile-motion = Bewegung auf dem Brett
profile-ending = Zugende
profile-ending-again = Vor dem Zugende noch einmal fragen
profile-ending-once = Ein Klick bestätigt und beendet den Zug
profile-ending-never = Der Zug endet von selbst, wenn nichts anderes mehr geht
profile-save = Namen ändern
profile-saved = Gespeichert.
profile-lead_guest = Du bist als Gast hier. Deine Spiele hängen an diesem Browser; mit einem Passwort behältst du deinen Namen und kommst von überall zurück.
profile-lead_kept = Dein Name ist durch ein Passwort geschützt.
profile-password = Passwort
profile-password_new = Neues Passwort
profile-password_old = Aktuelles Passwort
profile-password_note = Mindestens 8 Zeichen. Alle anderen Sitzungen enden.
profile-keep = Konto anlegen
profile-change_password = Passwort ändern
profile-login = Anmelden
profile-login_text = Melde dich mit einem Namen an, der durch ein Passwort geschützt ist.
profile-logout = Abmelden
profile-look = Aussehen und Töne
profile-text = Tisch als Text, für Screenreader
profile-ratings = Spielstärke
profile-ratings_none = Nach dem ersten beendeten Spiel steht hier deine Spielstärke.
profile-rating = Stärke
profile-games = Spiele
profile-players = Spieler
profile-results = Ergebnisse
profile-tally =
    { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    } beendet, { $won } gewonnen
profile-sessions = Wo du angemeldet bist
profile-session_this = diese hier
profile-session_on = { $browser } unter { $system }
profile-session_unknown = Unbekanntes Gerät
profile-session_seen = zuletzt { $when }
profile-session_end = Beenden
profile-data = Deine Daten
profile-export = Alles herunterladen, was über mich gespeichert ist
profile-for_puzzles = Aus meinen beendeten Partien dürfen Rätsel werden
profile-for_puzzles_text = Nur eine Stellung und wer am Zug war, ohne Namen, und nur, wenn alle am Tisch zustimmen.
profile-delete = Mein Konto löschen
profile-delete_text = Name, Sitzungen, Spielstärke und alles Gesagte werden gelöscht. Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
profile-delete_yes = Ja, alles löschen
profile-cancel = Abbrechen

## About

about-title = Über Souk
about-text = Souk ist ein Ort, um Brettspiele zu spielen und zu studieren. Es ist freie Software unter der Apache-Lizenz 2.0, gemacht von Leuten, die diese Spiele mögen. Es ist nicht offiziell und steht in keiner Verbindung zu Autoren oder Verlagen.
about-art = Alle Bilder hier sind unsere eigenen, für Souk gezeichnet. Die Schriften sind Marcellus und Source Sans 3, beide unter der SIL Open Font License.
about-games = Die Spiele
about-buy = Wenn sie dir hier gefallen, such nach den echten: einen Tisch mit Freunden, Holz und Pappe ersetzt nichts.
about-fair = Würfel und Karten
about-fair_text = Alle Würfel und Karten eines Spiels folgen aus Zufallszahlen des Servers und aller Personen am Tisch. Alle legen sich auf ihre Zahl fest, bevor eine verraten wird: so kann niemand die Würfel aussuchen, und nach dem Spiel kann sie jeder nachprüfen. Wer einen Server betreibt, könnte noch nachsehen, was fallen wird, es aber nicht ändern. Bots sehen, was ein Spieler auf ihrem Platz sieht, und nicht mehr.

## Rules

rules-title = Regeln
rules-chapter = Regeln: { $title }
rules-ruling = Regelung { $n }

## Replay

replay-title = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-viewer = Ansicht von
replay-all = allen
replay-step = Schritt { $n } von { $all }
replay-speed = Tempo
replay-share = Link zu diesem Moment kopieren
replay-copied = Kopiert.
replay-chapter = Springen zu
replay-curve = Punkte im Verlauf
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.
replay-table = Zum Tisch
replay-record = Aufzeichnung herunterladen

## The analysis board

analysis-title = Analysebrett
analysis-lead = Was halten die besten Spieler hier von einer Stellung? Öffne eine Partie, eine Aufzeichnung oder eine Stellung, oder baue eine auf.
analysis-continue = Mit meiner letzten Studie weitermachen
analysis-new = Von Anfang an
analysis-begin = Beginnen
analysis-set_up = Stellung aufbauen
analysis-file = Aus einer Datei
analysis-file_note = Die Aufzeichnung einer Partie, eine Studie oder eine Stellung: auswählen, hierher ziehen oder den Text einfügen.
analysis-choose_file = Datei auswählen …
analysis-paste = Text einer Aufzeichnung oder Stellung
analysis-open = Öffnen
analysis-mine = Meine Studien
analysis-delete = Löschen
analysis-here = Analysebrett
analysis-shares = Gewinnchancen
analysis-expected = Am Ende erwartete Punkte
analysis-best = Beste Züge
analysis-think = Rechnen
analysis-progress = Wie weit gerechnet ist
analysis-mix = in { $share } der Fälle
analysis-over = Das Spiel ist aus.
analysis-off = Es wird nicht gerechnet.
analysis-nature = Der Zufall entscheidet
analysis-hidden = Andere entscheiden verdeckt
analysis-whose = Wessen Entscheidung
analysis-roll = Würfeln oder ziehen
analysis-by_hand = oder von Hand wählen:
analysis-steps = Schritte
analysis-variation_before = Vorige Variante
analysis-variation_after = Nächste Variante
analysis-to_main = Hauptvariante
analysis-eyes = Mit wessen Augen
analysis-all_eyes = Alle Karten offen
analysis-eyes_of = Augen von { $who }
analysis-tree = Züge und Varianten
analysis-hidden_step = verdeckt
analysis-empty_tree = Mach einen Zug, dann steht er hier.
analysis-comment = Kommentar
analysis-promote = Zur Hauptvariante machen
analysis-remove = Ab hier löschen
analysis-share = Teilen
analysis-share_study = Link auf diese Studie
analysis-share_position = Link auf diese Stellung
analysis-download = Herunterladen
analysis-link = Link
analysis-play_on = Weiterspielen
analysis-play_on_note = Mit dieser Stellung beginnt ein eigenes Spiel gegen Bots.
analysis-my_seat = Mein Platz
analysis-open_other = Öffnen …
analysis-edit = Stellung bearbeiten
analysis-analyse = Analysieren
analysis-position_good = Diese Stellung ist möglich.
analysis-position_checked = Wird geprüft …
analysis-position_text = Die Felder der Stellung
analysis-not_json = Das ist kein Objekt in JSON.
analysis-key-steps = ein Schritt zurück oder vor
analysis-key-variations = die anderen Varianten
analysis-key-best = einen der besten Züge spielen

## Waiting for one's turn to be thought for

queue-slow = Die Rechner sind ausgelastet: Es dauert länger als sonst
queue-place = Gerade warten viele: Platz { $n } in der Schlange
queue-time = { $place }, etwa { $n } s

## Connection

net-connecting = Verbinden …
net-again = Die Verbindung ist weg. Neu verbinden …
net-slow = Warten auf den Server …
net-gone = Dieser Tisch ist nicht erreichbar: { $reason }

## Errors

error-title = Das hat nicht geklappt
error-close = Schließen
error-again = Noch einmal versuchen
error-lost = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
error-nowhere = Unter dieser Adresse ist nichts
error-nowhere_text = Die Karawane ist falsch abgebogen. Vielleicht fehlt dem Link ein Stück.
error-home = Zur Startseite

## Table as text

text-title = { $game } als Text
text-decision = Deine Entscheidung
text-chosen = Bisher gewählt
text-nothing = Im Moment ist nichts zu entscheiden.
text-players = Spieler
text-name = Name
text-score = Punkte
text-none = keine
text-latest = Was zuletzt geschah
text-on = Tisch als Text zeigen
text-off = Brett zeigen

## People at one screen

shared_screen-title = Gib den Bildschirm an { $name } weiter
shared_screen-text = Alle anderen schauen jetzt bitte weg.
shared_screen-ready = Ich bin { $name }
shared_screen-back = { $name }: noch einmal schauen
shared_screen-hand = Weitergeben an { $name }
shared_screen-seat = Spieler { $n }

## The table

table-waiting = Warten auf Mitspieler. Schick ihnen die Adresse dieser Seite.
table-hints_agreed = Alle dürfen um Tipps bitten und den Trainer haben.
table-hints_on = mit Tipps
table-casual = Freies Spiel: es zählt nicht für die Wertung.
table-rated = Gewertetes Spiel: keine Tipps, nichts wird zurückgenommen, sobald Neues bekannt ist, und wer geht, hat verloren.
table-copy = Adresse kopieren
table-copied = Kopiert.
table-share = Teilen
table-qr = QR-Code mit der Adresse dieses Tisches
table-here = da
table-also_here = Auch da: { $who }
table-clock-none = Ohne Uhr.
table-clock-live =
    Uhr: { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    } für jeden{ $seconds ->
        [0] {""}
        [one] , dazu { $seconds } Sekunde je Zug
       *[other] , dazu { $seconds } Sekunden je Zug
    }.
table-clock-days =
    Uhr: { $days } { $days ->
        [one] Tag
       *[other] Tage
    } für jeden Zug.
table-variants = Varianten: { $list }.
table-ready = Ich bin bereit
table-ready_ask = Alle sind da. Die Uhr läuft los, wenn alle bereit sind, spätestens in { $n } s.
table-ready_is = bereit
table-ready_not = noch nicht bereit
table-cancel_table = Tisch absagen
table-cancel_sure = Der Tisch wäre für alle weg.
table-cancelled = Dieser Tisch wurde abgesagt.
table-name_ask = Wie sollen die anderen dich nennen?
table-name_save = So heiße ich
table-sit = Hier hinsetzen
table-open_seat = freier Platz
table-add_bot = Bot hinzufügen
table-watching = Du schaust zu.
table-you = du
table-to_act = am Zug
table-thinks = denkt nach …
table-away = weg
table-turn_of = { $who } entscheidet
table-nature = Die Würfel rollen
table-confirm = Bestätigen
table-confirm_end = Bestätigen und Zug beenden
table-end = Zug beenden
table-cancel = Abbrechen
table-undo = Rückgängig
table-hint = Tipp
table-hint_title = Das sagt die Analyse
table-hint_share = { $who }: { $share } Gewinnchance
table-hint_chance = { $share } Gewinnchance ({ $margin })
table-hint_guess = angenommen: { $what }
table-hint_die = Würfel { $face }
table-hint_card = Karte „{ $card }“
table-hint_seat = Ausgelost: { $who }
table-hint_replaces = Wenn du einen davon wählst, ersetzt er, was du geplant hast.
table-why = Warum nicht?
table-closed = Jetzt nicht möglich
table-none_closed = Hier ist alles möglich.
table-and_more = { $list } und { $n } weitere
table-log = Verlauf
table-sheet = Punkte
table-chat = Chat
table-moves = Züge
table-say = Sag etwas
table-send = Senden
table-total = Summe
table-over = Das Spiel ist aus
table-winner =
    { $who } { $n ->
        [one] gewinnt
       *[other] gewinnen
    }
table-rematch = Noch einmal
table-final = Das Brett, wie es am Ende gewertet wurde.
table-pace = Tempo der Bots
table-see_again = Noch mal zeigen
table-others_did = Was die anderen gerade getan haben
table-sound_ask = Töne abspielen?
table-yes = Ja
table-no = Nein, danke
table-resign = Aufgeben
table-zoom_in = Vergrößern
table-zoom_out = Verkleinern
table-board = Der Spielplan
table-points = Punkte
table-spectators = { $n } Zuschauer
table-then = Dann entscheiden Würfel oder Karten.
table-preview = Wenn du bestätigst
table-hint_thinks = Die Analyse läuft …
table-hint_line = So könnte es weitergehen
table-hint_none = „Tipp“ zeigt hier die besten Züge, „Warum nicht?“, was nicht geht.
table-advice = Rat
table-players = Spieler
table-panels = Tafeln
table-menu = Menü und Tasten
table-close = Schließen
table-keys = Tasten
table-key-tab = zum nächsten Zug oder Knopf
table-key-arrows = von Ort zu Ort auf dem Brett
table-key-enter = auswählen
table-key-number = einen Knopf nach seiner Stelle wählen
table-key-zoom = vergrößern und verkleinern
table-key-escape = Auswahl verwerfen, schließen
table-undo_all = Alles rückgängig
table-on_board = Auf dem Brett: { $n } …
table-look_back = Diesen Moment zeigen
table-past = Schritt { $n } von { $all }
table-back_to_now = Zurück zum Jetzt
table-older = Früheres …
table-propose_pause = Um Pause bitten
table-propose_undo = Bitten, { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zurückzugehen
table-steps_back = Schritte zurück
table-asks_pause = { $who } bittet um eine Pause.
table-asks_undo =
    { $who } möchte { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zurücknehmen.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-paused = Das Spiel macht Pause: die Uhren stehen still.
table-is_paused = Das Spiel macht Pause
table-resume = Weiterspielen
table-resign_sure = Du wirst Letzter, und ein Bot spielt für dich weiter.
table-follow = Zum nächsten Spiel
table-dice = Sind die Würfel ehrlich?
table-dice_promise = Alle Würfel und Karten dieses Spiels folgen aus Zufallszahlen: einer des Servers und einer von jeder Person, von deren eigenem Gerät. Vor dem ersten Wurf mussten alle ihre Zahl versiegeln (SHA-256), erst dann wurden sie geöffnet; so konnte niemand die Würfel aussuchen, auch nicht, wer diesen Server betreibt. Die Zahl des Servers wird am Ende verraten.
table-dice_check = Jeden Wurf prüfen
table-dice_fair = Ehrlich: jede Zahl passt zu ihrem Siegel, und alle { $n } Würfe folgen daraus.
table-dice_unfair = Unter { $n } Würfen passt etwas nicht.
table-dice_server = Server
table-dice_seal = Siegel:
table-dice_number = Zahl:
table-dice_late = Hat eine Zahl versiegelt, aber nicht rechtzeitig geöffnet: sie zählt nicht.
table-dice_nothing = Hat nichts beigetragen.
table-dice_gathering = Alle sind da. Jedes Gerät gibt eine Zufallszahl zu den Würfeln; gleich geht es los.
table-spectator = schaut zu
table-mute = { $who } stummschalten
table-unmute = { $who } sprechen lassen
table-you_muted = Der Gastgeber hat dich hier stummgeschaltet.
table-chat_empty = Noch hat niemand etwas gesagt.
table-day_letter = T
table-hour_letter = Std
table-out-resigned = aufgegeben
table-out-timeout = Zeit abgelaufen
table-out-left = gegangen
table-you_out-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
table-you_out-timeout = Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter.
table-you_out-left = Du bist gegangen. Ein Bot spielt für dich weiter.
table-watch_on = Du kannst hier weiter zuschauen oder etwas anderes spielen:

## The coach at the table

coach-title = Trainer
coach-off = Aus
coach-warns = Warnt nur
coach-talks = Spricht mit
coach-note = Bevor du bestätigst, sagt der Trainer, was dein Plan verliert und warum. Er sieht, was du siehst, und ist da, wo du allein spielst oder wo Tipps vereinbart sind.
coach-from = Warnt ab einem Verlust von
coach-from_share = { $share } Gewinnchance
coach-thinks = Der Trainer sieht sich deinen Plan an …
coach-loses = Dein Plan verliert { $loss } Gewinnchance.
coach-show = Zeig es mir
coach-mine = Meinen Plan zeigen
coach-anyway = Trotzdem spielen
coach-again = Noch einmal überlegen
coach-take = Den besseren Plan spielen
coach-shown = Auf dem Brett liegt der bessere Plan.
coach-best = Gut geplant: Das ist klar am besten.
coach-good = Gut: Nichts ist klar besser.

## Levels of bots

pace-slow = langsam
pace-usual = normal
pace-fast = schnell
pace-instant = sofort
level-apprentice = Lehrling
level-trader = Händler
level-broker = Makler
level-merchant = Kaufmann
level-master = Meister
level-sage = Weiser
level-vizier = Wesir
level-greedy = Nimmersatt
level-random = Zufall
level_about-apprentice = spielt zum ersten Mal und hat alle Zeit der Welt
level_about-trader = spielt vernünftig, übersieht aber manches
level_about-broker = sieht die meisten Chancen, nicht jede Gefahr
level_about-merchant = hat einen Plan und hält sich meistens daran
level_about-master = macht selten Fehler
level_about-sage = hat aus Tausenden von Partien gelernt
level_about-vizier = denkt über jeden Zug nach und verschenkt nichts
level_about-greedy = nimmt, was sofort am meisten bringt
level_about-random = macht irgendeinen Zug
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
level_about-pishi = schubst Dinge vom Tisch, um zu sehen, was passiert
level_about-tariq = schleppt den ganzen Tag Steine und denkt gemächlich
level_about-zohra = liest die Karten und tut dann, was sie will
level_about-omid = verkauft Safran nach Gramm und Geschichten umsonst
level_about-leila = zeichnet erst das Haus und fragt dann nach dem Geld
level_about-farhad = kennt jeden Brunnen von hier bis zum Meer
level_about-nadir = hat noch nie bezahlt, was verlangt wurde
level_about-soraya = knüpft Faden um Faden und verliert keinen
level_about-babak = hat einst ein Schiff erwürfelt und es genauso verloren
level_about-mirza = hat alles gelesen und weiß noch, wo es steht
level_about-shirin = rechnet mit den Sternen und lässt sich selten überraschen
level_about-khosrow = lächelt, wartet und hat deine Münzen längst gezählt
opponent-title = Wähle einen Gegner
opponent-fitting = Jemand von deiner Stärke
opponent-fitting_about = Wer sich setzt, ist etwa so stark wie du, nach deinen Spielen zu urteilen
opponent-faceless = Ohne Gesicht

## What happens at a table beside the game

tell-table-undone =
    { $who } nimmt { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zurück.
tell-table-sat = { $who } setzt sich.
tell-table-left = Ein Spieler hat den Tisch verlassen.
tell-table-resigned = { $who } gibt auf.
tell-table-timedout = Die Zeit von { $who } ist um.
tell-table-paused = Das Spiel macht Pause.
tell-table-resumed = Das Spiel geht weiter.
tell-table-proposed-undo =
    { $who } möchte { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zurücknehmen.
tell-table-proposed-pause = { $who } bittet um eine Pause.
tell-table-declined = { $who } lehnt ab.
tell-table-agreed = { $who } stimmt zu.
tell-table-halted = Der Server war nicht da; diese Zeit zählt für niemanden.
tell-table-followed = Das nächste Spiel steht bereit.
tell-table-relieved = { $who } kann nicht mehr denken; ein einfacher Bot macht weiter.

## State of a game

status-waiting = noch nicht begonnen
status-running = im Gang
status-paused = unterbrochen
status-over = zu Ende

## Why something is refused

reason-bad_name = Ein Name hat 1 bis { $most } Zeichen, darunter einen Buchstaben oder eine Ziffer
reason-body_too_large = Eine Anfrage hat höchstens { $most } Bytes
reason-another_proposal = Über einen anderen Vorschlag wird noch abgestimmt
reason-name_first = Sag zuerst, wie du heißt
reason-decisions_end = Mehrere Entscheidungen auf einmal gehen nur, bis Würfel, eine Karte oder die Entscheidung eines anderen dazwischenkommt
reason-friend_twice = Jeder Eingeladene hat nur einen Platz; mehrere eigene gibt es für alle an diesem Bildschirm
reason-not_your_decision = Du bist nicht am Zug
reason-nobody_called = Niemand hat den Namen { $name } durch ein Passwort geschützt: lass den Platz offen und verschicke den Link
reason-nothing_proposed = Es ist nichts vorgeschlagen
reason-host_only = Das darf nur, wer den Tisch eröffnet hat
reason-players_only = Das darf nur, wer am Tisch sitzt
reason-seat_kept = Platz { $n } ist für jemand anderen reserviert
reason-seat_taken = Platz { $n } ist besetzt
reason-not_your_seat = Platz { $n } gehört nicht dir
reason-send_json = Sende JSON mit dem Inhaltstyp application/json
reason-server_error = Hier ist etwas schiefgegangen; es ist notiert
reason-decision_passed = Diese Entscheidung ist vorbei; schau, was jetzt gefragt ist
reason-impossible = Das ist nicht möglich: { $text }
reason-unreadable = Die Daten sind nicht lesbar: { $text }
reason-too_deep = Die Daten sind zu tief verschachtelt
reason-not_begun = Das Spiel hat noch nicht begonnen
reason-not_over = Das Spiel läuft noch: seine Geheimnisse bleiben geheim
reason-wrong_status = Das geht nicht: das Spiel ist { $status }
reason-muted = Du bist an diesem Tisch stummgeschaltet
reason-full = Der Server ist voll
reason-wrong_login = Name oder Passwort stimmt nicht
reason-name_kept = Der Name { $name } ist durch ein Passwort geschützt oder sieht so aus wie einer, der es ist: melde dich an oder nimm einen anderen
reason-wrong_password = Das Passwort stimmt nicht
reason-restarting = Der Server startet neu
reason-rematch_exists = Die Revanche gibt es schon
reason-no_such_move = Einen Zug { $id } gibt es nicht; die Nummern gehen von 0 bis { $last }
reason-no_such_parameter = Einen Parameter { $name } gibt es nicht; es gibt: { $known }
reason-no_such_seat = Einen Platz { $n } gibt es nicht; die Plätze gehen von 1 bis { $last }
reason-no_such_table = Diesen Tisch gibt es nicht
reason-nothing_here = Hier ist nichts
reason-empty_text = In diesem Text steht nichts Lesbares
reason-nothing_to_take_back = Es gibt noch nichts zurückzunehmen; sag, wie viele Schritte
reason-new_information = Zurücknehmen geht nicht mehr: seit deiner letzten Entscheidung ist Neues bekannt geworden
reason-wrong_method = Diese Adresse verlangt eine andere Methode
reason-other_site = Diese Anfrage kommt von einer anderen Seite
reason-wrong_protocol = Dieser Server spricht { $protocol }: verlange es als Unterprotokoll
reason-no_spectators = An diesem Tisch darf man nicht zuschauen
reason-too_many_attempts = Zu viele Versuche: warte eine Minute
reason-too_many_messages = Zu viele Nachrichten: warte einen Moment
reason-no_answer = Der Server hat nicht geantwortet. Sieh nach, was sich geändert hat, und versuche es noch einmal
reason-too_many_requests = Zu viele Anfragen: warte einen Moment
reason-own_view_only = Solange das Spiel läuft, siehst du nur, was dein eigener Platz sieht
reason-mute_yourself = Dich selbst kannst du nicht stummschalten
reason-not_seated = Du sitzt nicht an diesem Tisch
reason-already_agreed = Du hast schon zugestimmt
reason-too_many_tables = Du hast viele Tische eröffnet: warte eine Minute
reason-already_seated = Du sitzt schon an diesem Tisch
reason-bot_plays_on = Für dich ist das Spiel zu Ende: ein Bot spielt für dich weiter
reason-not_kept = Dein letzter Zug konnte nicht gespeichert werden; komm zurück und sieh nach
reason-not_a_number = { $name } muss eine ganze Zahl sein, nicht { $text }
reason-too_late_to_commit = Es ist zu spät, sich auf eine Zahl festzulegen: dein Platz hat es getan, oder alle verraten ihre schon
reason-tell_words_once = Verrate deine Zahl einmal, und erst, wenn alle nach ihrer gefragt werden
reason-other_words = Das ist nicht die Zahl, auf die sich dein Platz festgelegt hat
reason-name_has_sign = Ein Name hat Buchstaben, Ziffern und Zeichen, nicht { $sign }
reason-name_has_piles = Ein Name hat keine übereinandergestapelten Akzente
reason-name_script = Ein Name ist in einer Schrift des Alltags geschrieben, und { $sign } gehört zu keiner
reason-name_mixes_scripts = Ein Name ist in einer einzigen Schrift geschrieben, und dieser mischt { $scripts }
reason-body_too_slow = Die Anfrage brauchte zu lange, um anzukommen: schick sie noch einmal
reason-table_damaged = Dieser Tisch lässt sich nicht mehr lesen: was von ihm aufbewahrt war, ist beschädigt
reason-account_changed = Dein Konto hat sich inzwischen geändert: sieh nach und versuch es noch einmal
reason-muted_enough = Mehr als { $most } Leute lassen sich nicht stummschalten
reason-rated_no_hints = In gewerteten Spielen gibt es keine Tipps: schalte sie aus oder spiele ohne Wertung
reason-rated_people_only = An gewerteten Spielen nehmen nur Menschen teil: lass die Plätze der Bots offen oder spiele ohne Wertung
reason-rated_needs_clock = Ein gewertetes Spiel braucht eine Uhr, sonst könnte niemand durch Wegbleiben verlieren: wähle eine
reason-rated_one_seat = In gewerteten Spielen hat jeder einen Platz: an einem gemeinsamen Bildschirm spielt man ohne Wertung
reason-rated_no_undo = In gewerteten Spielen wird nichts zurückgenommen, sobald Neues bekannt ist
reason-hints_queued = Gerade wollen viele einen Tipp: versuche es gleich noch einmal
reason-never_here = Niemand mit dieser Nummer war an diesem Tisch
reason-hint_under_way = Ein Tipp nach dem anderen: deiner ist unterwegs
reason-coach_late = Der Trainer war nicht rechtzeitig fertig: spiele weiter
reason-nobody_judges = Für dieses Spiel zu { $players } gibt es niemanden, der es beurteilt
reason-not_reviewed = Das Spiel ist noch nicht ausgewertet
reason-no_such_question = Die Auswertung hat dort keinen Fehler gefunden
reason-answers_queued = Gerade werden viele Antworten beurteilt: versuche es gleich noch einmal
reason-reviews_queued = Gerade warten viele Spiele auf ihre Auswertung: versuche es in ein paar Minuten noch einmal
reason-reviews_of_one = Nur { $most } deiner Auswertungen können zugleich warten: versuche es wieder, wenn eine fertig ist
reason-game_goes_on = Dieses Spiel läuft noch an einem Tisch mit anderen: analysieren kannst du es, wenn es vorbei ist
reason-no_such_moment = Die Studie hat keinen Moment { $n }
reason-other_position = Die Stellung gehört zu { $game } mit { $players } Spielern
reason-play_on_alone = Ab einer Stellung spielst du auf einem Platz gegen Bots, ohne Wertung, und das Spiel darf dort nicht zu Ende sein
reason-nothing_open = Noch ist keine Studie geöffnet
reason-study_full = Eine Studie hat höchstens { $most } Schritte und { $lines } Varianten
reason-no_such_study = Unter diesem Link gibt es keine Studie
reason-study_too_long = Eine gespeicherte Studie hat höchstens { $most } Zeichen: nimm etwas heraus
reason-too_many_studies = Du hast { $most } Studien gespeichert: lösche zuerst eine
reason-already_so = Das ist schon so
reason-seats_open = Noch sind Plätze frei
reason-about_to_begin = Das Spiel beginnt gleich
reason-search_fails = Zu dieser Stellung lässt sich nichts berechnen
reason-no_hints_agreed = An diesem Tisch gibt es keine Tipps und keinen Trainer: nicht alle haben zugestimmt
reason-no_hints_rated = In gewerteten Spielen gibt es keine Tipps und keinen Trainer
reason-too_many_sockets = Unter deiner Adresse sind zu viele Tische offen: schließe einige
reason-too_many_guests = Gerade sind sehr viele hereingekommen: warte einen Moment
reason-other_host = Dieser Server heißt anders: starte ihn mit --origin, um ihm diesen Namen zu geben

## What can be wrong with what somebody types

reason-unknown_word =
    { $what_key ->
        [game] Ein Spiel „{ $name }“ gibt es nicht
        [player] Einen Spieler „{ $name }“ gibt es nicht
        [bot] Einen Bot „{ $name }“ gibt es nicht
        [option] Eine Option „{ $name }“ gibt es nicht
        [language] Eine Sprache „{ $name }“ gibt es nicht
       *[other] „{ $name }“ ist nicht bekannt
    }; { $guessed ->
       *[no] bekannt: { $known }
        [yes] meinst du „{ $known }“?
    }
reason-not_a_choice = { $option } muss eines von { $known } sein, nicht „{ $name }“
reason-wrong_players = { $game } ist für { $known } Spieler, nicht für { $name }
reason-needs_players = { $option }={ $name } ist für { $known } Spieler
reason-seat_out_of_range = Einen Platz { $n } gibt es nicht, nur 0 bis { $last }
reason-no_such_step = Die Partie hat { $last } Züge, einen Zug { $n } gibt es nicht
reason-file_unreadable = { $file } ist nicht lesbar: { $error }
reason-file_unwritable = Das Spiel lässt sich nicht in { $file } speichern: { $error }
reason-file_exists = { $file } gibt es schon: mit --resume { $file } geht es weiter, sonst nimm eine andere Datei
reason-not_text = { $file } ist keine Textdatei
reason-not_a_record = Das ist keine Aufzeichnung eines Spiels, oder sie stammt von einem neueren Souk
reason-line_wrong = Die Aufzeichnung ist ab Zeile { $line } nicht lesbar: { $error }
reason-position_wrong = Das kann keine Stellung des Spiels sein: { $error }
reason-out_of_range = Es muss von { $low } bis { $high } sein
reason-seed_or_dice = Gib eine Zahl für die Würfel an oder tippe die Würfel ein, nicht beides
reason-resumed_as_it_was = Ein Spiel, das weitergeht, hat seine Optionen und Würfel schon
reason-seed_untold = { $file } verrät die Zahl der Würfel nicht; mit --dice tippst du ein, was ab jetzt fällt
reason-not_name_and_value = Eine Option gibt man als NAME=WERT an, nicht „{ $name }“
reason-no_persons_name = Hinter dem Doppelpunkt steht ein Name, wie human:Anna, nicht „{ $name }“
reason-wrong_seats = Dieses Spiel hat { $n } Plätze, nicht { $seats_given }

## The terminal
terminal-you = Du
seat-name = Platz { $n }
seat-you = Du
terminal-undo = Rückgängig
terminal-hint = Was Züge bewirken
terminal-hint_title = Was jeder Zug bewirkt
terminal-type = Zug eintippen
terminal-type_here = hier einen Zug eintippen: /
terminal-help = Hilfe
terminal-looks = Hell/dunkel
terminal-leave = Gehen
terminal-stay = Bleiben
terminal-look = Ansehen
terminal-hand = Handkarten
terminal-preview = Was er bewirkt
terminal-goes_on = geht weiter
terminal-then_revealed = Dann wird alles aufgedeckt.
terminal-over = Das Spiel ist zu Ende: q zum Gehen
terminal-moves = { $n } Züge
terminal-reader_keys = Pfeile blättern, Escape schließt
terminal-hand_over = Der Tisch geht an { $name }. Alle anderen schauen jetzt bitte weg.
terminal-enter_shows = Mit Enter wird er gezeigt.
terminal-last_may_undo = { $name } kann die letzte Wahl mit u zurücknehmen.
terminal-real_table = Der echte Tisch
terminal-real_table_keys = Enter übernimmt, Strg+Z nimmt die letzte Wahl zurück
terminal-possible = Möglich: { $moves }
terminal-what_drawn = Was wurde gezogen?
terminal-type_drawn = Tipp ein, was gezogen wurde
terminal-too_many = Das ist mehr, als gezogen wurde: lass { $text } weg
terminal-cannot_be_drawn = { $text } kann jetzt nicht gezogen werden
terminal-no_move = „{ $text }“ ist hier kein Zug. Möglich: { $moves }
terminal-more = { $list } und { $n } weitere
terminal-open = Das ist möglich.
terminal-leave_table = Den Tisch verlassen?
terminal-leave_keys = y zum Gehen, n zum Bleiben
terminal-coach_better = Der bessere Plan: { $moves }
terminal-coach_ask = play: trotzdem spielen, better: den besseren Plan spielen, Enter: noch einmal überlegen
terminal-coach_keys = p spielt ihn trotzdem, b spielt den besseren Plan, Esc lässt dich noch einmal überlegen
terminal-coach_later = Der Trainer macht sich bereit: In ein, zwei Minuten redet er mit.
terminal-kept_in = Das Spiel ist in { $file } gespeichert.
terminal-go_on_with = Weiter geht es mit: { $command }
terminal-not_saved = Das Spiel ist nicht gespeichert.
terminal-left = Du hast den Tisch verlassen.
terminal-press_enter = Enter drücken
terminal-drawn = gezogen
terminal-mistake = Ein Fehler des Programms: { $error }
terminal-no_rules = Es gibt keinen Text der Regeln.
terminal-next = Weiter
terminal-back = Zurück
terminal-start = Anfang
terminal-end = Ende
terminal-go_to = Gehe zu
terminal-view = Ansicht
terminal-which_move = Zu welchem Zug? 0 bis { $last }
terminal-at = Zug { $n } von { $all }
terminal-last = zuletzt: { $what }
terminal-coming = als Nächstes: { $what }
terminal-seen_by = Ansicht: { $who }
terminal-sees_all = alles
terminal-the_start = der Anfang
terminal-the_end = das Ende
terminal-unknown = von hier nicht bekannt
terminal-unseen = von hier nichts zu sehen
terminal-nature_first = Würfel und Karten am Anfang
terminal-replay_keys =
    ← →    einen Zug zurück, vor
    b n    ein Kapitel zurück, vor
    a s    eine Wertung zurück, vor
    g      zu einem Zug
    e      Ansicht wechseln
terminal-keys =
    - **1-9, Buchstaben** oder **Pfeile** und **Enter**: einen Zug der Liste spielen
    - **/**: einen Zug in Notation eintippen, auch mehrere Entscheidungen nacheinander; **Escape** geht zur Liste zurück
    - **u**: die letzte Wahl zurücknehmen, wenn seither nichts Neues bekannt ist
    - **h**: was jeder Zug bewirkt
    - **p**: Punkte nach Herkunft
    - **Strg+T**: hell oder dunkel
    - **q**, **Strg+C**: gehen; ein Spiel mit einer Datei bleibt gespeichert
terminal-commands =
    Antworte mit der Nummer eines Zuges oder seiner Notation; mehrere Entscheidungen dürfen nacheinander stehen.
    {"  "}undo        die letzte Wahl zurücknehmen, wenn seither nichts Neues bekannt ist
    {"  "}why ZUG     sagen, warum ein Zug nicht möglich ist; why allein nennt alle
    {"  "}hint        sagen, was jeder Zug bewirkt
    {"  "}points      Punkte nach Herkunft
    {"  "}quit        den Tisch verlassen

## The command line

cli-game = Spiel
cli-players = Spieler
cli-options = Optionen
cli-text = TEXT
cli-checked = { $n } Spiele nachgespielt, { $failures } weichen ab
cli-draw = Ziehung
cli-step = Schritt
cli-drawn = gezogen
cli-seed_says = laut Zahl
cli-verified = Die Zahl passt zum Siegel, und alle { $n } Ziehungen folgen aus ihr.
cli-left_out =
    { $n ->
        [one] Ein unfertiges Spiel bleibt unberücksichtigt.
       *[other] { $n } unfertige Spiele bleiben unberücksichtigt.
    }
cli-tally = { $game }, { $players } Spieler: { $n ->
        [one] ein Spiel, { $decisions } Entscheidungen
       *[other] { $n } Spiele, im Schnitt { $decisions } Entscheidungen
    }
cli-won = gewonnen
cli-ready = { $name } ist bereit
cli-plain = { $name } spielt in reinem Python
cli-open_at = Souk ist offen unter { $address } – Strg+C schließt es.
cli-rows_written = { $n } Zeilen stehen in { $file }
cli-rows_restored = { $n } Zeilen sind wiederhergestellt
cli-words_fit = Platz { $n } hat eine Zahl zu den Würfeln gegeben, und sie passt zu ihrem Siegel.
cli-words_late = Platz { $n } hat eine Zahl versiegelt, aber nicht rechtzeitig geöffnet: sie zählt nicht.
cli-database = { $tables } Tische mit { $entries } Einträgen, davon { $wrong } fehlerhaft
cli-unsigned = { $n } Einträge stammen aus der Zeit vor den Prüfsummen und wurden nur nachgespielt
cli-unplayed = { $n } Tische begannen nach anderen Regeln als heute: ihre Prüfsummen stimmen, mehr ist nicht zu sagen

## Die Auswertung

study-title = Auswertung: { $game }
study-working = Die Partie wird beurteilt
study-step = Schritt
study-what = was
study-shares = Anteil am Sieg
study-shares_about = Was jeder Platz vor jedem Schritt erwarten konnte.
study-ledger = Abrechnung
study-ledger_about = Wie jeder Platz zu seinem Ergebnis kam: Die Zeilen gehen auf.
study-conduct = Entscheidungen
study-conduct_about = Erzwungene und offensichtliche Entscheidungen zählen nicht.
study-turning_points = Wendepunkte
study-turning_points_about = Wo sich die Anteile am Sieg am meisten änderten.
study-sources = Erwartete Punkte: { $name }
study-sources_about = Endpunkte nach Quelle, wie vor jedem Schritt erwartet.
study-errors = Fehler
study-errors_about = Die schlimmsten zuerst; nur wo der Verlust das Doppelte seines Standardfehlers (±) übersteigt.
study-margin = Standardfehler
study-no_errors = Es wurden keine gefunden.
study-more_errors =
    { $n ->
        [one] Ein weiterer Fehler steht
       *[other] { $n } weitere Fehler stehen
    } auf der Seite (--html) und in den Daten (--json).
study-lost = { $label }: verliert { $loss } Gewinnchance
study-why = { $better_doing }, statt { $worse_doing }: { $gain } Gewinnchance.
study-why_even = { $better_doing }, statt { $worse_doing }: kein sicherer Unterschied in der Gewinnchance.
study-why_slight = { $better_doing }, statt { $worse_doing }: kaum ein Unterschied in der Gewinnchance.
study-changes = Erwartete Punkte von { $name }: { $changes }.
study-change = { $source } { $points }
study-points = Punkte
study-best_moves = Beste Züge, und was folgen kann
study-looked_at = { $n } Fortsetzungen angesehen
study-consequences = { $move_doing } { $consequences }.
study-move =
    .doing = „{ $move }“
study-label-best = beste
study-label-fine = gut
study-label-inaccuracy = Ungenauigkeit
study-label-mistake = Fehler
study-label-blunder = grober Fehler
study-line-start = fairer Anteil
study-line-seating = Glück: Sitzordnung
study-line-dice = Glück: eigene Würfel
study-line-others_dice = Glück: Würfel der anderen
study-line-cards = Glück: eigene Karten
study-line-others_cards = Glück: Karten der anderen
study-line-choices = Glück: gleichzeitige Wahl der anderen
study-line-own_errors = eigene Fehler
study-line-others_errors = Fehler der anderen
study-line-judge = der Richter hat seine Meinung geändert
study-line-result = Ergebnis
study-line-adjusted = Ergebnis ohne Glück
study-line-accuracy = Genauigkeit (0 bis 100)
study-line-decisions = echte Entscheidungen

# The page of a review.
review-title = Auswertung
review-ask = Auswertung
review-again = Noch einmal versuchen
review-failed = Die Auswertung konnte nicht erstellt werden.
review-queued = Wartet: { $n } { $n ->
    [one] Auswertung kommt
   *[other] Auswertungen kommen
 } zuerst.
review-quick_under_way = Die Partie wird beurteilt.
review-deep_under_way = Die schnelle Auswertung ist da; eine gründliche entsteht.
review-is_quick = Die schnelle Auswertung.
review-is_deep = Die gründliche Auswertung.
review-error_back = Voriger Fehler
review-error_next = Nächster Fehler
review-loses = verliert { $loss } Gewinnchance
review-together = Alle wählten zugleich: gemessen an dem, was von den anderen zu erwarten war.
review-option = Möglichkeit
review-share = Anteil von { $name }
review-points = Punkte
review-chosen = gespielt
review-known = Beurteilt nach dem, was dieser Platz damals wissen konnte.
review-which = Welche Entscheidungen
review-whose = Wessen
review-all = alle Entscheidungen
review-luck = Glück
review-luck_about = Was kam, gemessen am Mittel dessen, was hätte kommen können.
review-report = Bericht herunterladen
review-keys = Pfeiltasten gehen Schritt für Schritt; N und P gehen zum nächsten und vorigen Fehler.
study-line-error_rate = verloren je Entscheidung
study-line-decision = Entscheidung:

## Aus Fehlern lernen

mistakes-title = Aus den eigenen Fehlern lernen
mistakes-hint = Tipp
mistakes-show = Besten Zug zeigen
mistakes-skip = Überspringen
mistakes-next = Weiter
mistakes-to_review = Zur Auswertung
mistakes-judging = Die Antwort wird beurteilt.
mistakes-none = Von { $name } wurde kein Fehler gefunden.
mistakes-question = Frage { $n } von { $all }
mistakes-task = { $move_doing } kostete { $name } { $loss } Gewinnchance. Was ist besser?
mistakes-hint_points = Das meiste liegt hier. { $changes }
mistakes-hint_moves = Am besten ist eines hiervon: { $moves }.
mistakes-no_more_hints = Mehr Tipps gibt es nicht.
mistakes-solution = Am besten ist es, { $move_doing }.
mistakes-best = Richtig: Das ist am besten.
mistakes-counts = Richtig, auch das zählt; es verliert { $loss }.
mistakes-wrong = { $move_doing } kostet { $loss } Gewinnchance. Noch einmal.
mistakes-commands = Antworte mit einer Nummer oder einem Zug; oder: hint, solution, next, quit.
mistakes-result = Beim ersten Versuch gefunden: { $n } von { $all }.

# Puzzles.
puzzle-head = { $game }, { $n } Spieler, Rätsel { $name }
puzzle-task = finde den besten Zug.
puzzle-goes_on = richtig, und jetzt?
puzzle-solved = Gelöst.
puzzle-solution = Die Lösung: { $moves }.
puzzle-now = Deine Rätselwertung ist { $rating }; in Folge gelöst: { $n }.
puzzle-left = { $n } von { $all } gelöst.
puzzle-commands = Antworte mit einer Nummer oder einem Zug; oder: quit.
puzzle-none = Ein solches Rätsel gibt es nicht.
puzzle-mined = { $games } Partien durchgesehen, { $n } Rätsel in { $folder }
puzzle-packed = { $n } Rätsel, { $size } Bytes, in { $file }
puzzle-renewed = { $searched } Rätsel neu durchsucht, { $n } davon mit genau einer Antwort; geschrieben: { $file }
puzzle-id = Rätsel
puzzle-rating = Wertung
puzzle-themes = Themen
puzzle-moves = Züge
puzzle-total = Zusammen: { $n }

## Lessons

nav-learn = Lernen
learn-title = Lektionen
learn-intro = Kurze Lektionen auf dem echten Spielplan, jede mit einer Idee. Offen ist nur, was weiterführt, und was schiefgeht, wird erklärt.
learn-progress = { $n } von { $all } geschafft
learn-begin = Anfangen
learn-continue = Weitermachen
learn-done = geschafft
learn-lesson = Lektion { $n } von { $all }
learn-step = Schritt { $n } von { $all }
learn-right = Richtig.
learn-next = Weiter
learn-next_lesson = Nächste Lektion
learn-all_done = Zu allen Lektionen
learn-again = Noch einmal
learn-help = Hilfe
learn-help_more = Mehr Hilfe
learn-show = Zeig es mir
learn-next_move = Als Nächstes
learn-goes_on = Noch nicht fertig: Zu dieser Aufgabe gehört noch mehr. Die Hilfe sagt, was.
home-learn = Neu hier? Lern das Spiel in kurzen Lektionen, auf dem echten Spielplan.
home-learn_game = { $game } lernen
learn-no_lessons = Für dieses Spiel gibt es noch keine Lektionen
learn-commands = Antworte mit einer Nummer oder einem Zug, wie er geschrieben wird; help (dreimal), back, quit.
learn-not_here = Das geht, gehört aber nicht zu dieser Aufgabe.
guide-title = Dein erstes Spiel
guide-intro = Ein kurzes Spiel gegen zwei freundliche Bots. Vor jedem Zug erfährst du, worauf es jetzt ankommt, danach, was geschehen ist. Es zählt für nichts.
guide-now = Worauf es jetzt ankommt
guide-happened = Was geschehen ist
guide-points = { $who }: +{ $n }
guide-no_points = keine Punkte
guide-others = Die anderen sind am Zug: Sieh, was sie nehmen.
guide-over = Das war dein erstes Spiel. Das nächste kann ein ganzes sein: gegen dieselben oder gegen wen du willst.
guide-coach = Der Trainer soll mich auch in den nächsten Spielen warnen
guide-play = Das erste Spiel spielen
guide-again = Noch einmal spielen
home-first_game = Ein kurzes erstes Spiel { $game }
terminal-new_here = Neu hier? `souk learn { $game }` lehrt das Spiel in kurzen Lektionen und spielt dann ein erstes Spiel mit dir.

puzzle-page = Rätsel
puzzle-intro = Entscheidungen mit genau einer guten Antwort. Deine Wertung und die des Rätsels ändern sich mit deinem ersten Versuch.
puzzle-missed = Daneben.
puzzle-rated = Deine Wertung: { $before } → { $after }
puzzle-and_now = Richtig. Und jetzt?
puzzle-find = Finde den besten Zug
puzzle-decisions = { $n } Entscheidungen nacheinander.
puzzle-answer = Das ist meine Antwort
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-daily = Rätsel des Tages
puzzle-daily_about = Für alle dasselbe.
puzzle-days = Tage in Folge: { $n }
puzzle-today_solved = Das heutige hast du gelöst.
puzzle-today_missed = Das heutige ging daneben.
puzzle-solve = Lösen
puzzle-train = Training
puzzle-any = beliebig
puzzle-theme = Thema
puzzle-run = Gegen die Uhr
puzzle-run_about = Fünf Minuten, drei Leben, jedes Rätsel etwas schwerer. Nichts wird gewertet.
puzzle-run_record = Dein bester Lauf: { $n }
puzzle-run_score = gelöst: { $n } · Leben: { $left }
puzzle-run_over = Gelöst: { $n }. Dein bester Lauf: { $best }.
puzzle-run_best = Das ist dein bester Lauf.
puzzle-begin = Los
puzzle-yours = Du
puzzle-record = { $n } von { $all } gelöst; in Folge: { $streak }.
puzzle-history = Deine letzten Versuche
puzzle-was_solved = gelöst
puzzle-was_missed = daneben
puzzle-was_open = nicht versucht
nav-puzzles = Rätsel

## My progress

progress-title = Mein Fortschritt
progress-lead = Wie deine Partien, Rätsel und Lektionen laufen, und was das sagt.
progress-none = Noch keine Partie beendet. Spiel eine gegen Bots, dann steht sie hier.
progress-strength = { $strength } ± { $doubt }
progress-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }, { $won } gewonnen
progress-level = Etwa so stark wie: { $level }
progress-curve = Stärke, Partie für Partie
progress-band = Das Band ist der Bereich, in dem sie zu 95 % liegt.
progress-results = Ergebnisse und Erwartung
progress-results_about = Wie viele der Bots du hinter dir gelassen hast, über je zehn Partien. Gestrichelt: was bei deiner Stärke zu erwarten war. Was im Band liegt, kann Zufall sein (95 %).
progress-verdict = In deinen letzten { $n } Partien gegen Bots hast du { $reached } % von ihnen hinter dir gelassen; zu erwarten waren { $expected } ± { $margin } %. { $verdict ->
    [above] Das ist mehr, als der Zufall erklärt.
    [below] Das ist weniger, als der Zufall erklärt.
   *[within] Das ist wie erwartet.
  }
progress-points = Woher deine Punkte kommen
progress-points_about = { $games ->
    [one] Eine Partie
   *[other] Mittel aus { $games } Partien
  } mit { $players } Spielern, neben dem stärksten schnellen Spieler unter seinesgleichen; mit dem 95-%-Bereich.
progress-you = Du
progress-strongest = Stärkster
progress-accuracy = Genauigkeit
progress-luck = Glück
progress-luck_about = Siegesanteil, den dir Würfel, Karten und die Entscheidungen der anderen gebracht haben.
progress-reviewed = { $n ->
    [one] Eine ausgewertete Partie
   *[other] { $n } ausgewertete Partien
  }: Genauigkeit { $accuracy }, Glück { $luck } im Mittel.
progress-unreviewed = Noch keine deiner Partien ist ausgewertet. Eine Auswertung sagt, wie gut du gespielt hast und was Glück war.
progress-to_review = Noch nicht ausgewertet
progress-review = Partie vom { $when } auswerten
progress-table = Alle Zahlen als Tabelle
progress-when = Wann
progress-reached = Hinter dir
progress-expected = Erwartet
progress-puzzles_none = Noch kein Rätsel versucht.
progress-rating = Rätselwertung, Versuch für Versuch
progress-csv = Partien als Tabelle herunterladen (CSV)
progress-badges = Abzeichen
progress-earned = erworben { $when }
progress-not_yet = noch nicht
badge-first_win = Erster Sieg
badge_about-first_win = Gewinne eine Partie.
badge-streak = Drei in Folge
badge_about-streak = Gewinne drei Partien nacheinander.
badge-giant = Riesenbezwinger
badge_about-giant = Gewinne gegen einen Meister oder jemand Stärkeren.
badge-people = Unter Leuten
badge_about-people = Gewinne eine Partie, in der noch jemand mitspielt.
badge-both = Überall zu Hause
badge_about-both = Gewinne zwei verschiedene Spiele.
badge-bazaar = Der ganze Basar
badge_about-bazaar = Triff alle zwölf Gegner.
badge-precise = Ruhige Hand
badge_about-precise = Spiel eine Partie mit einer Genauigkeit von mindestens 90, laut Auswertung, bei zehn echten Entscheidungen oder mehr.
badge-against_luck = Gegen die Würfel
badge_about-against_luck = Gewinn eine Partie, in der dich das Glück laut Auswertung mindestens 10 % des Sieges gekostet hat.
badge-solver = Rätselmeister
badge_about-solver = Löse 25 Rätsel im ersten Versuch.
badge-solver_row = Zehn in Folge
badge_about-solver_row = Löse zehn Rätsel hintereinander im ersten Versuch.
