## What all games may use

labelled = { $label } : { $text }
you = vous
nothing = rien
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
event-round = Manche { $round }.
event-points =
    { $n ->
        [0]
            { $you ->
                [yes] Vous ne marquez rien : { $source }.
               *[no] { $seat } ne marque rien : { $source }.
            }
        [one]
            { $you ->
                [yes] Vous marquez { $n } point : { $source }.
               *[no] { $seat } marque { $n } point : { $source }.
            }
       *[other]
            { $you ->
                [yes] Vous marquez { $n } points : { $source }.
               *[no] { $seat } marque { $n } points : { $source }.
            }
    }
event-over =
    La partie est finie : { $scores }. { $winners_count ->
        [one]
            { $you ->
                [yes] Vous gagnez !
               *[no] { $winners } gagne.
            }
       *[other]
            { $you ->
                [yes] { $winners } partagez la victoire.
               *[no] { $winners } partagent la victoire.
            }
    }
reason-not_now = C’est impossible maintenant
ask-move = À vous de jouer

## Every page

app-tagline = Deux jeux de société au bazar, seul ou entre amis
app-skip = Aller au contenu
app-guest = Aucun compte nécessaire. Vous vous appelez { $name } ; changez-en quand vous voulez.

## Navigation

nav-rules = Règles
nav-analysis = Analyse
nav-progress = Progrès
nav-profile = Profil
nav-about = À propos
nav-home = Accueil
nav-main = Menu principal

## Home

home-play = Jouer
home-play_game = Jouer à { $game }
home-new = Préparer une table
home-open = Tables ouvertes
home-mine = Mes parties
home-none_open = Aucune table ne cherche de joueurs en ce moment.
home-none_mine = Vos parties en cours apparaissent ici.
home-sit = S’asseoir
home-watch = Regarder
home-go_on = Continuer
home-replay = Revoir
home-your_turn = À vous de jouer
home-level = Bots
home-players = { $n } joueurs
home-rules = Comment jouer
home-friends = Entre amis
home-friends_text = Ouvrez une table, envoyez le lien et commencez dès que tout le monde est assis. Des bots peuvent prendre les places libres.
home-friends_game = Inviter à { $game }
home-replays = Parties terminées
home-none_replays = Vos parties terminées peuvent être revues ici, pas à pas.
home-waiting = En attente de joueurs
home-others_turn = Les autres réfléchissent
home-won = Vous avez gagné
home-rank = Place { $n }
home-rated = classée
home-more = Afficher plus
home-opening = Préparation de la table…

## A new table

new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-seat = Place { $n }
new-me = Moi
new-bot = Bot
new-friend = Un ami qui a un compte, par son nom
new-open = Libre pour qui a le lien
new-friend_name = Son nom protégé par un mot de passe
new-options = Variantes
new-clock = Pendule
new-clock-none = Sans pendule
new-public = Dans la liste des tables ouvertes
new-spectators = D’autres peuvent regarder
new-usual = comme d’habitude
new-go = Ouvrir la table
new-lead = Qui joue, et comment ?
new-players = Nombre de joueurs
new-here = Quelqu’un d’autre sur cet écran
new-level = Niveau du bot
new-level_more = Autres
new-here_name = Son nom
new-here_note = Plusieurs personnes partagent cet écran : le jeu est caché avant chaque passage.
new-clock-bank = En direct
new-clock-slow = Par correspondance
new-clock-minutes = Minutes pour la partie
new-clock-seconds = Secondes ajoutées par tour
new-clock-turn = Jours par tour
new-stand_in = Bot qui prend le relais quand le temps est écoulé ou qu’on abandonne
new-who = Qui peut venir
new-link = Seulement qui a le lien
new-need_person = Au moins une place est la vôtre.
new-hints = Conseils et entraîneur pour tous
new-rated_note = Une partie classée se joue entre personnes, avec une pendule. On ne revient plus en arrière après une information nouvelle, il n’y a pas de conseils, et quitter la table, c’est perdre.
new-rated = Partie classée

## Profile

profile-title = Profil
profile-name = Votre nom
profile-language = Langue
profile-theme = Couleurs
profile-theme-auto = Comme l’appareil
profile-theme-light = Clair
profile-theme-dark = Sombre
profile-sound = Sons
profile-notify = Notification du système quand c’est à moi
profile-notify_denied = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
profile-motion = Mouvement sur le plateau
profile-ending = Fin du tour
profile-ending-again = Redemander avant de finir le tour
profile-ending-once = Un clic confirme et finit le tour
profile-ending-never = Le tour finit tout seul quand il n’y a rien d’autre à faire
profile-save = Changer de nom
profile-saved = Enregistré.
profile-lead_guest = Vous êtes ici en invité. Vos parties sont liées à ce navigateur ; un mot de passe garde votre nom et vous permet de revenir de partout.
profile-lead_kept = Votre nom est protégé par un mot de passe.
profile-password = Mot de passe
profile-password_new = Nouveau mot de passe
profile-password_old = Mot de passe actuel
profile-password_note = Au moins 8 caractères. Toutes vos autres sessions prennent fin.
profile-keep = Créer un compte
profile-change_password = Changer le mot de passe
profile-login = Se connecter
profile-login_text = Connectez-vous avec un nom protégé par un mot de passe.
profile-logout = Se déconnecter
profile-look = Apparence et sons
profile-text = Table en texte, pour lecteurs d’écran
profile-ratings = Classement
profile-ratings_none = Après votre première partie terminée, votre classement apparaît ici.
profile-rating = Niveau
profile-games = Parties
profile-players = Joueurs
profile-results = Résultats
profile-tally =
    { $games } { $games ->
        [one] partie terminée
       *[other] parties terminées
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
profile-sessions = Où vous êtes connecté
profile-session_this = celle-ci
profile-session_on = { $browser } sous { $system }
profile-session_unknown = Appareil inconnu
profile-session_seen = vue { $when }
profile-session_end = Terminer
profile-data = Vos données
profile-export = Télécharger tout ce qui est conservé sur moi
profile-for_puzzles = Mes parties terminées peuvent devenir des problèmes
profile-for_puzzles_text = Seulement une position et le joueur au trait, sans noms, et seulement si tous à la table sont d’accord.
profile-delete = Supprimer mon compte
profile-delete_text = Votre nom, vos sessions, votre classement et ce que vous avez dit sont supprimés. Les parties restent, sans votre nom. C’est irréversible.
profile-delete_yes = Oui, tout supprimer
profile-cancel = Annuler

## About

about-title = À propos
about-text = Souk est un lieu pour jouer à des jeux de société et les étudier. C’est un logiciel libre sous licence Apache 2.0, fait par des gens qui aiment ces jeux. Il n’est pas officiel et n’a aucun lien avec leurs auteurs ou éditeurs.
about-art = Toutes les images ici sont les nôtres, dessinées pour Souk. Les caractères sont Marcellus et Source Sans 3, tous deux sous licence SIL Open Font.
about-games = Les jeux
about-buy = S’ils vous plaisent ici, cherchez les vrais : rien ne remplace une table entre amis, le bois et le carton.
about-fair = Dés et cartes
about-fair_text = Tous les dés et cartes d’une partie découlent de nombres aléatoires du serveur et de chaque personne à la table. Chacun s’engage sur le sien avant qu’aucun ne soit révélé : ainsi personne ne peut choisir les dés, et chacun peut les vérifier après la partie. Qui gère un serveur pourrait encore regarder ce qui va sortir, mais pas le changer. Les bots voient ce que voit un joueur à leur place, rien de plus.

## Rules

rules-title = Règles
rules-chapter = Règles : { $title }
rules-ruling = décision { $n }

## Replay

replay-title = Rediffusion
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-stop = Arrêt
replay-next = Un pas en avant
replay-last = À la fin
replay-viewer = Vue de
replay-all = tous
replay-step = Étape { $n } sur { $all }
replay-speed = Vitesse
replay-share = Copier le lien vers ce moment
replay-copied = Copié.
replay-chapter = Aller à
replay-curve = Points au fil de la partie
replay-keys = Les flèches avancent pas à pas, la barre d’espace lance la lecture.
replay-table = À la table
replay-record = Télécharger l’enregistrement

## The analysis board

analysis-title = Plateau d’analyse
analysis-lead = Que pensent d’une position les meilleurs joueurs d’ici ? Ouvrez une partie, un enregistrement ou une position, ou composez-en une.
analysis-continue = Reprendre ma dernière étude
analysis-new = Depuis le début
analysis-begin = Commencer
analysis-set_up = Composer une position
analysis-file = Depuis un fichier
analysis-file_note = L’enregistrement d’une partie, une étude ou une position : choisissez le fichier, déposez-le ici ou collez son texte.
analysis-choose_file = Choisir un fichier…
analysis-paste = Texte d’un enregistrement ou d’une position
analysis-open = Ouvrir
analysis-mine = Mes études
analysis-delete = Supprimer
analysis-here = Plateau d’analyse
analysis-shares = Chances de gagner
analysis-expected = Points attendus à la fin
analysis-best = Meilleurs coups
analysis-think = Calculer
analysis-progress = Avancement du calcul
analysis-mix = dans { $share } des cas
analysis-over = La partie est finie.
analysis-off = Le calcul est arrêté.
analysis-nature = Le hasard décide
analysis-hidden = Les autres décident en secret
analysis-whose = À qui de décider
analysis-roll = Lancer ou piocher
analysis-by_hand = ou choisir à la main :
analysis-steps = Étapes
analysis-variation_before = Variante précédente
analysis-variation_after = Variante suivante
analysis-to_main = Ligne principale
analysis-eyes = Avec les yeux de qui
analysis-all_eyes = Toutes les cartes visibles
analysis-eyes_of = Yeux de { $who }
analysis-tree = Coups et variantes
analysis-hidden_step = caché
analysis-empty_tree = Jouez un coup : il s’inscrit ici.
analysis-comment = Commentaire
analysis-promote = En faire la ligne principale
analysis-remove = Supprimer à partir d’ici
analysis-share = Partager
analysis-share_study = Lien vers cette étude
analysis-share_position = Lien vers cette position
analysis-download = Télécharger
analysis-link = Lien
analysis-play_on = Continuer la partie
analysis-play_on_note = Une partie à vous commence à cette position, contre des bots.
analysis-my_seat = Ma place
analysis-open_other = Ouvrir…
analysis-edit = Modifier la position
analysis-analyse = L’analyser
analysis-position_good = Une telle position est possible.
analysis-position_checked = Vérification…
analysis-position_text = Les champs de la position
analysis-not_json = Ce n’est pas un objet JSON.
analysis-key-steps = une étape en arrière ou en avant
analysis-key-variations = les autres variantes
analysis-key-best = jouer un des meilleurs coups

## Waiting for one's turn to be thought for

queue-slow = Les ordinateurs sont très occupés : cela prend plus de temps que d’habitude
queue-place = Beaucoup attendent : place { $n } dans la file
queue-time = { $place }, environ { $n } s

## Connection

net-connecting = Connexion…
net-again = Connexion perdue. Nouvelle tentative…
net-slow = En attente du serveur…
net-gone = Cette table est inaccessible : { $reason }

## Errors

error-title = Cela n’a pas marché
error-close = Fermer
error-again = Réessayer
error-lost = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-nowhere = Il n’y a rien à cette adresse
error-nowhere_text = La caravane s’est trompée de chemin. Il manque peut-être un bout du lien.
error-home = Retour à l’accueil

## Table as text

text-title = { $game } en texte
text-decision = Votre décision
text-chosen = Choisi jusqu’ici
text-nothing = Rien à décider pour le moment.
text-players = Joueurs
text-name = Nom
text-score = Points
text-none = aucun
text-latest = Ce qui vient de se passer
text-on = Afficher la table en texte
text-off = Afficher le plateau

## People at one screen

shared_screen-title = Passez l’écran à { $name }
shared_screen-text = Les autres détournent les yeux.
shared_screen-ready = Je suis { $name }
shared_screen-back = { $name } : encore un coup d’œil
shared_screen-hand = Passer à { $name }
shared_screen-seat = Joueur { $n }

## The table

table-waiting = En attente de joueurs. Envoyez-leur l’adresse de cette page.
table-hints_agreed = Tout le monde peut demander des conseils et avoir l’entraîneur.
table-hints_on = avec conseils
table-casual = Partie amicale : elle ne compte pas pour le classement.
table-rated = Partie classée : pas de conseils, pas de retour en arrière après une information nouvelle, et quitter la table, c’est perdre.
table-copy = Copier l’adresse
table-copied = Copié.
table-share = Partager
table-qr = Code QR de l’adresse de cette table
table-here = présent
table-also_here = Aussi présents : { $who }
table-clock-none = Sans pendule.
table-clock-live =
    Pendule : { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } chacun{ $seconds ->
        [0] {""}
        [one] , plus { $seconds } seconde par tour
       *[other] , plus { $seconds } secondes par tour
    }.
table-clock-days =
    Pendule : { $days } { $days ->
        [one] jour
       *[other] jours
    } par tour.
table-variants = Variantes : { $list }.
table-ready = Je suis prêt
table-ready_ask = Tout le monde est là. La pendule démarre quand tous sont prêts, au plus tard dans { $n } s.
table-ready_is = prêt
table-ready_not = pas encore prêt
table-cancel_table = Annuler la table
table-cancel_sure = La table disparaîtrait pour tous.
table-cancelled = Cette table a été annulée.
table-name_ask = Comment les autres doivent-ils vous appeler ?
table-name_save = Prendre ce nom
table-sit = S’asseoir ici
table-open_seat = place libre
table-add_bot = Ajouter un bot
table-watching = Vous regardez.
table-you = vous
table-to_act = décide
table-thinks = réfléchit…
table-away = absent
table-turn_of = { $who } décide
table-nature = Les dés roulent
table-confirm = Confirmer
table-confirm_end = Confirmer et finir le tour
table-end = Finir le tour
table-cancel = Annuler
table-undo = Annuler
table-hint = Conseil
table-hint_title = Ce que dit l’analyse
table-hint_share = { $who } : { $share } de chances de gagner
table-hint_chance = { $share } de chances de gagner ({ $margin })
table-hint_guess = hypothèse : { $what }
table-hint_die = dé { $face }
table-hint_card = carte « { $card } »
table-hint_seat = Tirage au sort : { $who }
table-hint_replaces = En choisir un remplace ce que vous avez préparé.
table-why = Pourquoi pas ?
table-closed = Impossible maintenant
table-none_closed = Ici, tout est possible.
table-and_more = { $list } et { $n } autres
table-log = Journal
table-sheet = Points
table-chat = Discussion
table-moves = Coups
table-say = Dire quelque chose
table-send = Envoyer
table-total = Total
table-over = La partie est finie
table-winner =
    { $who } { $n ->
        [one] gagne
       *[other] gagnent
    }
table-rematch = Rejouer
table-final = Le plateau tel qu’il a été décompté à la fin.
table-pace = Rythme des bots
table-see_again = Revoir
table-others_did = Ce que les autres viennent de faire
table-sound_ask = Activer les sons ?
table-yes = Oui
table-no = Non, merci
table-resign = Abandonner
table-zoom_in = Agrandir
table-zoom_out = Réduire
table-board = Le plateau
table-points = points
table-spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
table-then = Puis les dés ou les cartes décident.
table-preview = Si vous confirmez
table-hint_thinks = Analyse en cours…
table-hint_line = La suite probable
table-hint_none = « Conseil » montre ici les meilleurs coups, « Pourquoi pas ? » ce qui est exclu.
table-advice = Conseils
table-players = Joueurs
table-panels = Panneaux
table-menu = Menu et touches
table-close = Fermer
table-keys = Touches
table-key-tab = au coup ou bouton suivant
table-key-arrows = d’un lieu à l’autre du plateau
table-key-enter = choisir
table-key-number = choisir un bouton par son rang
table-key-zoom = agrandir et réduire
table-key-escape = abandonner le choix, fermer
table-undo_all = Tout annuler
table-on_board = Sur le plateau : { $n } …
table-look_back = Montrer ce moment
table-past = Étape { $n } sur { $all }
table-back_to_now = Revenir au présent
table-older = Plus tôt…
table-propose_pause = Demander une pause
table-propose_undo = Demander à revenir de { $n } { $n ->
        [one] étape
       *[other] étapes
    }
table-steps_back = Étapes en arrière
table-asks_pause = { $who } demande une pause.
table-asks_undo =
    { $who } demande à reprendre { $n } { $n ->
        [one] étape
       *[other] étapes
    }.
table-agree = D’accord
table-decline = Refuser
table-withdraw = Retirer
table-paused = La partie est en pause : les pendules sont arrêtées.
table-is_paused = La partie est en pause
table-resume = Reprendre
table-resign_sure = Vous seriez dernier et un bot jouerait à votre place.
table-follow = À la partie suivante
table-dice = Les dés sont-ils honnêtes ?
table-dice_promise = Tous les dés et cartes de cette partie découlent de nombres aléatoires : un du serveur et un de chaque personne, tiré par son propre appareil. Avant le premier lancer, chacun a dû sceller le sien (SHA-256), et ce n’est qu’ensuite qu’ils ont été ouverts ; ainsi personne, pas même qui gère ce serveur, ne pouvait choisir les dés. Le nombre du serveur est révélé à la fin.
table-dice_check = Vérifier chaque tirage
table-dice_fair = Honnêtes : chaque nombre correspond à son sceau, et les { $n } tirages en découlent.
table-dice_unfair = Quelque chose cloche parmi { $n } tirages.
table-dice_server = Serveur
table-dice_seal = Sceau :
table-dice_number = Nombre :
table-dice_late = A scellé un nombre, mais ne l’a pas ouvert à temps : il ne compte pas.
table-dice_nothing = N’a rien ajouté.
table-dice_gathering = Tout le monde est là. Chaque appareil ajoute un nombre aléatoire aux dés ; la partie commence dans un instant.
table-spectator = spectateur
table-mute = Faire taire { $who }
table-unmute = Laisser parler { $who }
table-you_muted = L’hôte vous a fait taire ici.
table-chat_empty = Personne n’a encore parlé.
table-day_letter = j
table-hour_letter = h
table-out-resigned = abandon
table-out-timeout = temps écoulé
table-out-left = parti
table-you_out-resigned = Vous avez abandonné. Un bot joue à votre place.
table-you_out-timeout = Votre temps est écoulé. Un bot joue à votre place.
table-you_out-left = Vous êtes parti. Un bot joue à votre place.
table-watch_on = Vous pouvez rester regarder ou jouer à autre chose :

## The coach at the table

coach-title = Entraîneur
coach-off = Désactivé
coach-warns = Avertit seulement
coach-talks = Parle
coach-note = Avant que vous confirmiez, l’entraîneur dit ce que perd votre plan et pourquoi. Il voit ce que vous voyez ; il est là quand vous jouez seul, ou là où les conseils ont été convenus.
coach-from = Avertit à partir d’une perte de
coach-from_share = { $share } de chances de gagner
coach-thinks = L’entraîneur regarde votre plan…
coach-loses = Votre plan perd { $loss } de chances de gagner.
coach-show = Montrez-moi
coach-mine = Montrer mon plan
coach-anyway = Jouer quand même
coach-again = Réfléchir encore
coach-take = Jouer le meilleur plan
coach-shown = Le meilleur plan est sur le plateau.
coach-best = Bien vu : c’est clairement le meilleur choix.
coach-good = Bien : rien n’est clairement meilleur.

## Levels of bots

pace-slow = lent
pace-usual = normal
pace-fast = rapide
pace-instant = aussitôt
level-apprentice = Apprenti
level-trader = Marchand
level-broker = Courtier
level-merchant = Négociant
level-master = Maître
level-sage = Sage
level-vizier = Vizir
level-greedy = Glouton
level-random = Hasard
level_about-apprentice = joue pour la première fois et a tout son temps
level_about-trader = joue sensément, mais oublie des coups
level_about-broker = voit la plupart des occasions, pas tous les dangers
level_about-merchant = a un plan et le suit presque toujours
level_about-master = se trompe rarement
level_about-sage = a appris de milliers de parties
level_about-vizier = réfléchit à chaque coup et ne donne rien
level_about-greedy = prend ce qui rapporte le plus tout de suite
level_about-random = joue n’importe quel coup
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
level_about-pishi = pousse les objets de la table pour voir ce qui se passe
level_about-tariq = porte des pierres toute la journée et réfléchit sans hâte
level_about-zohra = lit les cartes, puis fait ce qui lui plaît
level_about-omid = vend le safran au gramme et les histoires pour rien
level_about-leila = dessine d’abord la maison et demande l’argent ensuite
level_about-farhad = connaît chaque puits d’ici à la mer
level_about-nadir = n’a jamais payé le prix demandé
level_about-soraya = noue un fil après l’autre et n’en perd aucun
level_about-babak = a gagné un navire aux dés, et l’a perdu de même
level_about-mirza = a tout lu et se rappelle où c’est écrit
level_about-shirin = compte avec les étoiles et s’étonne rarement
level_about-khosrow = sourit, attend, et a déjà compté vos pièces
opponent-title = Choisissez un adversaire
opponent-fitting = Quelqu’un de votre force
opponent-fitting_about = Qui s’assoit est à peu près de votre force, d’après vos parties
opponent-faceless = Sans visage

## What happens at a table beside the game

tell-table-undone =
    { $who } reprend { $n } { $n ->
        [one] étape
       *[other] étapes
    }.
tell-table-sat = { $who } s’assied.
tell-table-left = Un joueur a quitté la table.
tell-table-resigned = { $who } abandonne.
tell-table-timedout = Le temps de { $who } est écoulé.
tell-table-paused = La partie est en pause.
tell-table-resumed = La partie reprend.
tell-table-proposed-undo =
    { $who } demande à reprendre { $n } { $n ->
        [one] étape
       *[other] étapes
    }.
tell-table-proposed-pause = { $who } demande une pause.
tell-table-declined = { $who } refuse.
tell-table-agreed = { $who } accepte.
tell-table-halted = Le serveur était arrêté ; ce temps ne compte pour personne.
tell-table-followed = La partie suivante est ouverte.
tell-table-relieved = { $who } ne peut plus réfléchir ; un bot plus simple continue.

## State of a game

status-waiting = pas encore commencée
status-running = en cours
status-paused = en pause
status-over = terminée

## Why something is refused

reason-bad_name = Un nom a de 1 à { $most } caractères, dont une lettre ou un chiffre
reason-body_too_large = Une requête a au plus { $most } octets
reason-another_proposal = Une autre proposition attend encore des réponses
reason-name_first = Dites d’abord votre nom
reason-decisions_end = Plusieurs décisions d’affilée s’arrêtent là où surviennent des dés, une carte ou la décision d’un autre
reason-friend_twice = Chaque ami n’a qu’une place ; vous seul pouvez en avoir plusieurs, pour ceux qui partagent cet écran
reason-not_your_decision = Ce n’est pas à vous de décider
reason-nobody_called = Personne n’a protégé le nom { $name } par un mot de passe : laissez la place libre et envoyez le lien
reason-nothing_proposed = Rien n’est proposé
reason-host_only = Seul celui qui a ouvert la table peut le faire
reason-players_only = Seul celui qui est assis à la table peut le faire
reason-seat_kept = La place { $n } est réservée à quelqu’un d’autre
reason-seat_taken = La place { $n } est prise
reason-not_your_seat = La place { $n } n’est pas à vous
reason-send_json = Envoyez du JSON avec le type application/json
reason-server_error = Quelque chose s’est mal passé ici ; c’est noté
reason-decision_passed = Cette décision est passée ; voyez ce qui est demandé maintenant
reason-impossible = C’est impossible : { $text }
reason-unreadable = Les données sont illisibles : { $text }
reason-too_deep = Les données sont imbriquées trop profondément
reason-not_begun = La partie n’a pas commencé
reason-not_over = La partie n’est pas finie : ses secrets restent secrets
reason-wrong_status = Impossible : la partie est { $status }
reason-muted = L’hôte vous a retiré la parole à cette table
reason-full = Le serveur est complet
reason-wrong_login = Le nom ou le mot de passe est incorrect
reason-name_kept = Le nom { $name } est protégé par un mot de passe ou ressemble à un nom qui l’est : connectez-vous ou prenez-en un autre
reason-wrong_password = Le mot de passe est incorrect
reason-restarting = Le serveur redémarre
reason-rematch_exists = La revanche existe déjà
reason-no_such_move = Il n’y a pas de coup { $id } ; les numéros vont de 0 à { $last }
reason-no_such_parameter = Il n’y a pas de paramètre { $name } ; il y a : { $known }
reason-no_such_seat = Il n’y a pas de place { $n } ; les places vont de 1 à { $last }
reason-no_such_table = Cette table n’existe pas
reason-nothing_here = Il n’y a rien ici
reason-empty_text = Il n’y a rien à lire dans ce texte
reason-nothing_to_take_back = Il n’y a encore rien à reprendre ; dites combien d’étapes
reason-new_information = On ne peut plus revenir en arrière : on a appris du nouveau depuis votre dernière décision
reason-wrong_method = Cette adresse demande une autre méthode
reason-other_site = Cette requête vient d’un autre site
reason-wrong_protocol = Ce serveur parle { $protocol } : demandez-le comme sous-protocole
reason-no_spectators = Cette table n’accepte pas de spectateurs
reason-too_many_attempts = Trop d’essais : attendez une minute
reason-too_many_messages = Trop de messages : attendez un instant
reason-no_answer = Le serveur n’a pas répondu. Regardez ce qui a changé, puis réessayez
reason-too_many_requests = Trop de requêtes : attendez un instant
reason-own_view_only = Tant que la partie dure, vous ne voyez que ce que voit votre place
reason-mute_yourself = Vous ne pouvez pas vous faire taire vous-même
reason-not_seated = Vous n’êtes pas assis à cette table
reason-already_agreed = Vous avez déjà accepté
reason-too_many_tables = Vous avez ouvert beaucoup de tables : attendez une minute
reason-already_seated = Vous êtes déjà assis à cette table
reason-bot_plays_on = Pour vous la partie est finie : un bot joue à votre place
reason-not_kept = Votre dernier coup n’a pas pu être gardé ; revenez voir
reason-not_a_number = { $name } doit être un nombre entier, pas { $text }
reason-too_late_to_commit = Il est trop tard pour s’engager sur un nombre : votre place l’a fait, ou tous révèlent déjà le leur
reason-tell_words_once = Révélez votre nombre une seule fois, et seulement quand on le demande à tous
reason-other_words = Ce n’est pas le nombre sur lequel votre place s’est engagée
reason-name_has_sign = Un nom a des lettres, des chiffres et des signes, pas { $sign }
reason-name_has_piles = Un nom n’a pas de piles d’accents
reason-name_script = Un nom s’écrit dans une écriture courante, et { $sign } n’en est pas
reason-name_mixes_scripts = Un nom s’écrit dans une seule écriture, et celui-ci mêle { $scripts }
reason-body_too_slow = La requête a mis trop de temps à arriver : renvoyez-la
reason-table_damaged = Cette table ne peut plus être lue : ce qui en était gardé est endommagé
reason-account_changed = Votre compte a changé entre-temps : regardez-le et réessayez
reason-muted_enough = On ne peut pas faire taire plus de { $most } personnes
reason-rated_no_hints = Une partie classée n’a pas de conseils : désactivez-les ou jouez une partie amicale
reason-rated_people_only = Une partie classée se joue sans bots : laissez leurs places libres ou jouez une partie amicale
reason-rated_needs_clock = Une partie classée a besoin d’une pendule, sinon personne ne perdrait en restant absent : choisissez-en une
reason-rated_one_seat = Dans une partie classée chacun a une seule place : pour partager un écran, jouez une partie amicale
reason-rated_no_undo = Dans une partie classée, on ne revient plus en arrière après une information nouvelle
reason-hints_queued = Beaucoup de gens veulent un conseil en ce moment : réessayez dans un instant
reason-never_here = Personne avec ce numéro n’est venu à cette table
reason-hint_under_way = Un conseil à la fois : le vôtre arrive
reason-coach_late = L’entraîneur n’a pas pu répondre à temps : continuez à jouer
reason-nobody_judges = Pour ce jeu à { $players }, il n’y a personne pour juger
reason-not_reviewed = La partie n’a pas encore de bilan
reason-no_such_question = Le bilan n’y a trouvé aucune erreur
reason-answers_queued = Beaucoup de réponses sont en cours d’évaluation : réessayez dans un instant
reason-reviews_queued = Beaucoup de parties attendent leur bilan en ce moment : réessayez dans quelques minutes
reason-reviews_of_one = Seuls { $most } de vos bilans peuvent attendre à la fois : réessayez quand l’un sera prêt
reason-game_goes_on = Cette partie se joue encore à une table avec d’autres : on peut l’analyser quand elle est finie
reason-no_such_moment = L’étude n’a pas de moment { $n }
reason-other_position = La position est de { $game } à { $players } joueurs
reason-play_on_alone = À partir d’une position, on joue à une place contre des bots, hors classement, et la partie ne doit pas y être finie
reason-nothing_open = Aucune étude n’est encore ouverte
reason-study_full = Une étude a au plus { $most } coups et { $lines } variantes
reason-no_such_study = Il n’y a pas d’étude à ce lien
reason-study_too_long = Une étude enregistrée a au plus { $most } caractères : retirez quelque chose
reason-too_many_studies = Vous avez enregistré { $most } études : supprimez-en une d’abord
reason-already_so = C’est déjà le cas
reason-seats_open = Il reste des places libres
reason-about_to_begin = La partie va commencer
reason-search_fails = Impossible de calculer quoi que ce soit dans cette position
reason-no_hints_agreed = Pas de conseils ni d’entraîneur à cette table : tout le monde n’était pas d’accord
reason-no_hints_rated = Pas de conseils ni d’entraîneur dans une partie classée
reason-too_many_sockets = Trop de tables sont ouvertes depuis votre adresse : fermez-en quelques-unes
reason-too_many_guests = Trop de personnes viennent d’entrer : attendez un instant
reason-other_host = Ce serveur a un autre nom : lancez-le avec --origin pour lui donner celui-ci

## What can be wrong with what somebody types

reason-unknown_word =
    { $what_key ->
        [game] Il n’y a pas de jeu « { $name } »
        [player] Il n’y a pas de joueur « { $name } »
        [bot] Il n’y a pas de robot « { $name } »
        [option] Il n’y a pas d’option « { $name } »
        [language] Il n’y a pas de langue « { $name } »
       *[other] « { $name } » n’est pas connu
    } ; { $guessed ->
       *[no] au choix : { $known }
        [yes] peut-être « { $known } » ?
    }
reason-not_a_choice = { $option } doit être parmi { $known }, pas « { $name } »
reason-wrong_players = { $game } se joue à { $known }, pas à { $name }
reason-needs_players = { $option }={ $name } se joue à { $known }
reason-seat_out_of_range = Il n’y a pas de place { $n } : les places vont de 0 à { $last }
reason-no_such_step = La partie a { $last } coups : il n’y a pas de coup { $n }
reason-file_unreadable = Impossible de lire { $file } : { $error }
reason-file_unwritable = Impossible de garder la partie dans { $file } : { $error }
reason-file_exists = { $file } existe déjà : continuez avec --resume { $file } ou nommez un autre fichier
reason-not_text = { $file } n’est pas un fichier texte
reason-not_a_record = Ce n’est pas l’enregistrement d’une partie, ou il vient d’un Souk plus récent
reason-line_wrong = L’enregistrement est illisible à partir de la ligne { $line } : { $error }
reason-position_wrong = Ce ne peut pas être une position du jeu : { $error }
reason-out_of_range = Il faut de { $low } à { $high }
reason-seed_or_dice = Donnez un nombre pour les dés ou tapez les dés, pas les deux
reason-resumed_as_it_was = Une partie qui continue a déjà ses options et ses dés
reason-seed_untold = { $file } ne dit pas le nombre des dés ; avec --dice vous tapez ce qui tombe désormais
reason-not_name_and_value = Une option se donne comme NOM=VALEUR, pas « { $name } »
reason-no_persons_name = Après les deux-points vient un nom, comme human:Anna, pas « { $name } »
reason-wrong_seats = Cette partie a { $n } places, pas { $seats_given }

## The terminal
terminal-you = Vous
seat-name = Place { $n }
seat-you = Vous
terminal-undo = Annuler
terminal-hint = Effet des coups
terminal-hint_title = L’effet de chaque coup
terminal-type = Taper un coup
terminal-type_here = tapez un coup ici : /
terminal-help = Aide
terminal-looks = Clair/sombre
terminal-leave = Quitter
terminal-stay = Rester
terminal-look = Regarder
terminal-hand = Main
terminal-preview = Son effet
terminal-goes_on = on continue
terminal-then_revealed = Puis tout est révélé.
terminal-over = La partie est finie : q pour quitter
terminal-moves = { $n } coups
terminal-reader_keys = les flèches défilent, Échap ferme
terminal-hand_over = La table passe à { $name }. Les autres détournent les yeux.
terminal-enter_shows = Entrée la montre.
terminal-last_may_undo = { $name } peut reprendre le dernier choix avec u.
terminal-real_table = La vraie table
terminal-real_table_keys = Entrée valide, Ctrl+Z reprend le dernier choix
terminal-possible = Possible : { $moves }
terminal-what_drawn = Qu’est-ce qui a été tiré ?
terminal-type_drawn = Tapez ce qui a été tiré
terminal-too_many = C’est plus que ce qui a été tiré : enlevez { $text }
terminal-cannot_be_drawn = { $text } ne peut pas être tiré maintenant
terminal-no_move = « { $text } » n’est pas un coup ici. Possible : { $moves }
terminal-more = { $list } et { $n } de plus
terminal-open = C’est possible.
terminal-leave_table = Quitter la table ?
terminal-leave_keys = y pour quitter, n pour rester
terminal-coach_better = Le meilleur plan : { $moves }
terminal-coach_ask = play : jouer quand même, better : jouer le meilleur plan, Entrée : réfléchir encore
terminal-coach_keys = p le joue quand même, b joue le meilleur plan, Échap pour réfléchir encore
terminal-coach_later = L’entraîneur se prépare : il donnera son avis dans une minute ou deux.
terminal-kept_in = La partie est gardée dans { $file }.
terminal-go_on_with = Pour continuer : { $command }
terminal-not_saved = La partie n’est pas gardée.
terminal-left = Vous avez quitté la table.
terminal-press_enter = Appuyez sur Entrée
terminal-drawn = tiré
terminal-mistake = Une erreur du programme : { $error }
terminal-no_rules = Il n’y a pas de texte des règles.
terminal-next = Suivant
terminal-back = Retour
terminal-start = Début
terminal-end = Fin
terminal-go_to = Aller à
terminal-view = Vue
terminal-which_move = À quel coup ? De 0 à { $last }
terminal-at = coup { $n } sur { $all }
terminal-last = dernier : { $what }
terminal-coming = suivant : { $what }
terminal-seen_by = vue : { $who }
terminal-sees_all = tout
terminal-the_start = le début
terminal-the_end = la fin
terminal-unknown = inconnu d’ici
terminal-unseen = rien à voir d’ici
terminal-nature_first = dés et cartes du début
terminal-replay_keys =
    ← →    un coup en arrière, en avant
    b n    un chapitre en arrière, en avant
    a s    un décompte en arrière, en avant
    g      aller à un coup
    e      changer de vue
terminal-keys =
    - **1-9, lettres**, ou **flèches** et **Entrée** : jouer un coup de la liste
    - **/** : taper un coup en notation, ou plusieurs décisions à la suite ; **Échap** revient à la liste
    - **u** : reprendre votre dernier choix, si rien de nouveau n’est connu depuis
    - **h** : l’effet de chaque coup
    - **p** : points par origine
    - **Ctrl+T** : clair ou sombre
    - **q**, **Ctrl+C** : quitter ; une partie avec un fichier est gardée
terminal-commands =
    Répondez par le numéro d’un coup ou par sa notation ; plusieurs décisions peuvent se suivre.
    {"  "}undo        reprendre votre dernier choix, si rien de nouveau n’est connu depuis
    {"  "}why COUP    dire pourquoi un coup est impossible ; why seul les cite tous
    {"  "}hint        dire l’effet de chaque coup
    {"  "}points      points par origine
    {"  "}quit        quitter la table

## The command line

cli-game = jeu
cli-players = joueurs
cli-options = options
cli-text = TEXTE
cli-checked = { $n } parties rejouées, { $failures } divergent
cli-draw = tirage
cli-step = étape
cli-drawn = tiré
cli-seed_says = selon le nombre
cli-verified = Le nombre correspond au sceau, et les { $n } tirages en découlent.
cli-left_out =
    { $n ->
        [one] Une partie inachevée est laissée de côté.
       *[other] { $n } parties inachevées sont laissées de côté.
    }
cli-tally = { $game }, { $players } joueurs : { $n ->
        [one] une partie, { $decisions } décisions
       *[other] { $n } parties, en moyenne { $decisions } décisions
    }
cli-won = gagnées
cli-ready = { $name } est prêt
cli-plain = { $name } joue en Python simple
cli-open_at = Souk est ouvert à { $address } – Ctrl+C le ferme.
cli-rows_written = { $n } lignes sont dans { $file }
cli-rows_restored = { $n } lignes sont rétablies
cli-words_fit = La place { $n } a ajouté un nombre aux dés, et il correspond à son sceau.
cli-words_late = La place { $n } a scellé un nombre, mais ne l’a pas ouvert à temps : il ne compte pas.
cli-database = { $tables } tables avec { $entries } entrées, dont { $wrong } fausses
cli-unsigned = { $n } entrées datent d’avant les sommes de contrôle et ont seulement été rejouées
cli-unplayed = { $n } tables ont commencé avec d’autres règles qu’aujourd’hui : leurs sommes de contrôle sont justes, c’est tout

## Le bilan

study-title = Bilan : { $game }
study-working = évaluation de la partie
study-step = étape
study-what = quoi
study-shares = Part de victoire
study-shares_about = Ce que chaque place pouvait espérer avant chaque étape.
study-ledger = Comptes
study-ledger_about = Comment chaque place est arrivée à son résultat : la somme des lignes est exacte.
study-conduct = Décisions
study-conduct_about = Les décisions forcées et évidentes ne comptent pas.
study-turning_points = Tournants
study-turning_points_about = Là où les parts de victoire ont le plus changé.
study-sources = Points attendus : { $name }
study-sources_about = Points finaux par source, tels qu’attendus avant chaque étape.
study-errors = Erreurs
study-errors_about = Les pires d’abord ; seulement là où la perte dépasse le double de son erreur type (±).
study-margin = Erreur type
study-no_errors = Aucune n’a été trouvée.
study-more_errors =
    { $n ->
        [one] Une autre erreur est
       *[other] { $n } autres erreurs sont
    } dans la page (--html) et les données (--json).
study-lost = { $label } : perd { $loss } de chances de gagner
study-why = { $better_doing } plutôt que { $worse_of } : { $gain } de chances de gagner.
study-why_even = { $better_doing } plutôt que { $worse_of } : pas de différence certaine dans les chances de gagner.
study-why_slight = { $better_doing } plutôt que { $worse_of } : presque pas de différence dans les chances de gagner.
study-changes = Points attendus de { $name } : { $changes }.
study-change = { $source } { $points }
study-points = Points
study-best_moves = Meilleurs coups, et la suite possible
study-looked_at = { $n } suites examinées
study-consequences = { $move_doing } { $consequences }.
study-move =
    .doing = « { $move } »
    .of = « { $move } »
study-label-best = le meilleur
study-label-fine = bon
study-label-inaccuracy = imprécision
study-label-mistake = erreur
study-label-blunder = gaffe
study-line-start = part équitable
study-line-seating = chance : ordre des places
study-line-dice = chance : ses dés
study-line-others_dice = chance : dés des autres
study-line-cards = chance : ses cartes
study-line-others_cards = chance : cartes des autres
study-line-choices = chance : choix simultanés des autres
study-line-own_errors = ses erreurs
study-line-others_errors = erreurs des autres
study-line-judge = le juge a changé d’avis
study-line-result = résultat
study-line-adjusted = résultat sans chance
study-line-accuracy = précision (de 0 à 100)
study-line-decisions = vraies décisions

# The page of a review.
review-title = Bilan
review-ask = Bilan
review-again = Réessayer
review-failed = Le bilan n’a pas pu être fait.
review-queued = En attente : { $n } { $n ->
    [one] bilan passe
   *[other] bilans passent
 } avant.
review-quick_under_way = La partie est en cours d’évaluation.
review-deep_under_way = Le bilan rapide est là ; un bilan approfondi se prépare.
review-is_quick = Le bilan rapide.
review-is_deep = Le bilan approfondi.
review-error_back = Erreur précédente
review-error_next = Erreur suivante
review-loses = perd { $loss } de chances de gagner
review-together = Tous ont choisi en même temps : comparé à ce qu’on pouvait attendre des autres.
review-option = Possibilité
review-share = Part de { $name }
review-points = Points
review-chosen = joué
review-known = Jugé sur ce que cette place pouvait savoir alors.
review-which = Quelles décisions
review-whose = De qui
review-all = toutes les décisions
review-luck = Chance
review-luck_about = Ce qui est venu, par rapport à la moyenne de ce qui pouvait venir.
review-report = Télécharger le rapport
review-keys = Les flèches avancent pas à pas ; N et P mènent à l’erreur suivante et précédente.
study-line-error_rate = perdu par décision
study-line-decision = décision :

## Apprendre de ses erreurs

mistakes-title = Apprendre de ses erreurs
mistakes-hint = Conseil
mistakes-show = Montrer le meilleur coup
mistakes-skip = Passer
mistakes-next = Suivant
mistakes-to_review = Vers le bilan
mistakes-judging = La réponse est en cours d’évaluation.
mistakes-none = Aucune erreur de { $name } n’a été trouvée.
mistakes-question = Question { $n } sur { $all }
mistakes-task = { $move_doing } a coûté à { $name } { $loss } de chances de gagner. Que faire de mieux ?
mistakes-hint_points = L’essentiel est ici. { $changes }
mistakes-hint_moves = Le meilleur choix est l’un de ceux-ci : { $moves }.
mistakes-no_more_hints = Il n’y a plus de conseil.
mistakes-solution = Le meilleur choix est { $move_of }.
mistakes-best = Juste : c’est le meilleur choix.
mistakes-counts = Juste : cela compte aussi ; on y perd { $loss }.
mistakes-wrong = { $move_doing } coûte { $loss } de chances de gagner. Essayez encore.
mistakes-commands = Répondez par un numéro ou un coup ; ou : hint, solution, next, quit.
mistakes-result = Trouvées du premier coup : { $n } sur { $all }.

# Puzzles.
puzzle-head = { $game }, { $n } joueurs, problème { $name }
puzzle-task = trouvez le meilleur coup.
puzzle-goes_on = c’est juste, et maintenant ?
puzzle-solved = Résolu.
puzzle-solution = La solution : { $moves }.
puzzle-now = Votre cote aux problèmes est de { $rating } ; résolus d’affilée : { $n }.
puzzle-left = { $n } résolus sur { $all }.
puzzle-commands = Répondez par un numéro ou un coup ; ou : quit.
puzzle-none = Il n’y a pas de tel problème.
puzzle-mined = { $games } parties parcourues, { $n } problèmes dans { $folder }
puzzle-packed = { $n } problèmes, { $size } octets, dans { $file }
puzzle-renewed = { $searched } problèmes recherchés de nouveau, dont { $n } avec une seule réponse ; écrit : { $file }
puzzle-id = Problème
puzzle-rating = Cote
puzzle-themes = Thèmes
puzzle-moves = Coups
puzzle-total = En tout : { $n }

## Lessons

nav-learn = Apprendre
learn-title = Leçons
learn-intro = De courtes leçons sur le vrai plateau, une idée chacune. Seul ce qui mène plus loin est ouvert, et ce qui tourne mal est expliqué.
learn-progress = { $n } sur { $all } terminées
learn-begin = Commencer
learn-continue = Continuer
learn-done = terminée
learn-lesson = Leçon { $n } sur { $all }
learn-step = Étape { $n } sur { $all }
learn-right = Juste.
learn-next = Continuer
learn-next_lesson = Leçon suivante
learn-all_done = Toutes les leçons
learn-again = Encore une fois
learn-help = Aide
learn-help_more = Plus d’aide
learn-show = Montrez-moi
learn-next_move = Maintenant
learn-goes_on = Ce n’est pas fini : il reste quelque chose à faire. L’aide dit quoi.
home-learn = Vous débutez ? Apprenez à jouer en courtes leçons, sur le vrai plateau.
home-learn_game = Apprendre { $game }
learn-no_lessons = Il n’y a pas encore de leçons pour ce jeu
learn-commands = Répondez par un numéro ou par un coup tel qu’il s’écrit ; help (trois fois), back, quit.
learn-not_here = C’est possible, mais cela ne fait pas partie de cette tâche.
guide-title = Votre première partie
guide-intro = Une courte partie contre deux bots aimables. Avant chaque tour, vous lisez ce qui compte maintenant, et après, ce qui s’est passé. Elle ne compte pour rien.
guide-now = Ce qui compte maintenant
guide-happened = Ce qui s’est passé
guide-points = { $who } : +{ $n }
guide-no_points = aucun point
guide-others = Aux autres de jouer : regardez ce qu’ils prennent.
guide-over = C’était votre première partie. La prochaine peut être entière : contre les mêmes, ou contre qui vous voulez.
guide-coach = Que l’entraîneur m’avertisse aussi dans les prochaines parties
guide-play = Jouer la première partie
guide-again = La rejouer
home-first_game = Une courte première partie de { $game }
terminal-new_here = Vous débutez ? `souk learn { $game }` enseigne le jeu en courtes leçons, puis joue une première partie avec vous.

puzzle-page = Problèmes
puzzle-intro = Des décisions avec une seule bonne réponse. Votre cote et celle du problème changent à votre premier essai.
puzzle-missed = Manqué.
puzzle-rated = Votre cote : { $before } → { $after }
puzzle-and_now = C’est juste. Et maintenant ?
puzzle-find = Trouvez le meilleur coup
puzzle-decisions = { $n } décisions de suite.
puzzle-answer = C’est ma réponse
puzzle-next = Problème suivant
puzzle-again = Encore une fois
puzzle-daily = Problème du jour
puzzle-daily_about = Le même pour tous.
puzzle-days = Jours d’affilée : { $n }
puzzle-today_solved = Vous avez résolu celui d’aujourd’hui.
puzzle-today_missed = Vous avez manqué celui d’aujourd’hui.
puzzle-solve = Résoudre
puzzle-train = Entraînement
puzzle-any = peu importe
puzzle-theme = Thème
puzzle-run = Contre la montre
puzzle-run_about = Cinq minutes, trois vies, chaque problème un peu plus difficile. Rien n’est coté.
puzzle-run_record = Votre record : { $n }
puzzle-run_score = résolus : { $n } · vies : { $left }
puzzle-run_over = Résolus : { $n }. Votre record : { $best }.
puzzle-run_best = C’est votre record.
puzzle-begin = Commencer
puzzle-yours = Vous
puzzle-record = { $n } résolus sur { $all } ; d’affilée : { $streak }.
puzzle-history = Vos derniers essais
puzzle-was_solved = résolu
puzzle-was_missed = manqué
puzzle-was_open = pas tenté
nav-puzzles = Problèmes

## My progress

progress-title = Mes progrès
progress-lead = Comment vont vos parties, vos problèmes et vos leçons, et ce que cela dit.
progress-none = Aucune partie terminée pour l’instant. Jouez-en une contre des bots, et elle apparaîtra ici.
progress-strength = { $strength } ± { $doubt }
progress-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $won } gagnées
progress-level = À peu près de la force de : { $level }
progress-curve = Force, partie après partie
progress-band = La bande est l’intervalle à 95 %.
progress-results = Résultats et attentes
progress-results_about = Combien de bots vous avez devancés, dix parties à la fois. En tirets : ce qu’on attendait de votre force. Ce qui reste dans la bande peut être le hasard (95 %).
progress-verdict = Lors de vos { $n } dernières parties contre des bots, vous en avez devancé { $reached } % ; on en attendait { $expected } ± { $margin } %. { $verdict ->
    [above] C’est plus que le hasard n’explique.
    [below] C’est moins que le hasard n’explique.
   *[within] C’est conforme aux attentes.
  }
progress-points = D’où viennent vos points
progress-points_about = { $games ->
    [one] Une partie
   *[other] Moyenne de { $games } parties
  } à { $players } joueurs, à côté du plus fort joueur rapide parmi ses pairs ; avec l’intervalle à 95 %.
progress-you = Vous
progress-strongest = Le plus fort
progress-accuracy = Précision
progress-luck = Chance
progress-luck_about = Part de victoire que les dés, les cartes et les choix des autres vous ont apportée.
progress-reviewed = { $n ->
    [one] Une partie avec bilan
   *[other] { $n } parties avec bilan
  } : en moyenne précision { $accuracy }, chance { $luck }.
progress-unreviewed = Aucune de vos parties n’a encore de bilan. Un bilan dit à quel point vous avez bien joué et ce qui était de la chance.
progress-to_review = Pas encore de bilan
progress-review = Faire le bilan de la partie du { $when }
progress-table = Tous les chiffres en tableau
progress-when = Quand
progress-reached = Devancés
progress-expected = Attendus
progress-puzzles_none = Aucun problème essayé pour l’instant.
progress-rating = Cote aux problèmes, essai après essai
progress-csv = Télécharger les parties en tableau (CSV)
progress-badges = Insignes
progress-earned = obtenu le { $when }
progress-not_yet = pas encore
badge-first_win = Première victoire
badge_about-first_win = Gagnez une partie.
badge-streak = Trois de suite
badge_about-streak = Gagnez trois parties d’affilée.
badge-giant = Tueur de géants
badge_about-giant = Gagnez contre un maître ou quelqu’un de plus fort.
badge-people = Parmi les gens
badge_about-people = Gagnez une partie où quelqu’un d’autre joue aussi.
badge-both = Partout chez soi
badge_about-both = Gagnez à deux jeux différents.
badge-bazaar = Tout le bazar
badge_about-bazaar = Rencontrez les douze adversaires.
badge-precise = Main sûre
badge_about-precise = Jouez une partie avec une précision d’au moins 90, d’après son bilan, avec dix vraies décisions ou plus.
badge-against_luck = Contre les dés
badge_about-against_luck = Gagnez une partie où la chance vous a coûté au moins 10 % de victoire, d’après son bilan.
badge-solver = Maître des problèmes
badge_about-solver = Résolvez 25 problèmes du premier coup.
badge-solver_row = Dix d’affilée
badge_about-solver_row = Résolvez dix problèmes d’affilée du premier coup.
