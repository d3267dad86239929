game-title = Basari
game-short = Choisissez en secret, puis marchandez avec des gemmes. 3 ou 4 joueurs, une demi-heure.
game-about = Basari (1998) est un jeu de Reinhard Staupe. L’ordre des arches est ici notre propre reconstitution.

## Vocabulary

card-roll = dé
    .the = le dé
card-points = points
    .the = les points
card-gems = gemmes
    .the = les gemmes

action-roll = le dé
action-points = les points
action-gems = les gemmes

colour-red = rouge
    .one = rouge
    .many = rouges
colour-yellow = jaune
    .one = jaune
    .many = jaunes
colour-green = vert
    .one = verte
    .many = vertes
colour-blue = bleu
    .one = bleue
    .many = bleues

gem-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
gem-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
gem-green =
    { $n ->
        [one] { $n } verte
       *[other] { $n } vertes
    }
gem-blue =
    { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }

source-laps = Tours
    .for = pour le disque atteint
source-colours = Majorités
    .for = pour la majorité de gemmes
source-points = Action points
    .for = de l’arche
source-roll = Action dé
    .for = pour le dé

## What happens

event-order_drawn =
    { $you ->
        [yes] Vous choisissez une arche de départ
       *[no] { $seat } choisit une arche de départ
    } { $place ->
        [1] en premier.
        [2] en deuxième.
        [3] en troisième.
       *[4] en dernier.
    }
event-started =
    { $you ->
        [yes] Vous partez de l’arche { $archway }.
       *[no] { $seat } part de l’arche { $archway }.
    }
event-moved =
    { $reaches_disc ->
        [yes]
            { $you ->
                [yes] Vous faites { $die }, allez à l’arche { $archway } et atteignez votre disque.
               *[no] { $seat } fait { $die }, va à l’arche { $archway } et atteint son disque.
            }
       *[no]
            { $you ->
                [yes] Vous faites { $die } et allez à l’arche { $archway }.
               *[no] { $seat } fait { $die } et va à l’arche { $archway }.
            }
    }
event-has_chosen =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $seat } a choisi.
    }
event-chosen_card =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } { $card_key ->
        [roll] le dé : 6 points moins le résultat du dé.
        [points] les points : { $points }.
       *[gems]
            { $gems_count ->
                [0] les gemmes, mais la réserve n’en a plus.
               *[other] les gemmes : { $gems }.
            }
    }
event-revealed = Toutes les cartes sont révélées : { $cards }.
card-of = { $seat } { $card }
event-contest =
    { $result_key ->
        [single]
            { $you ->
                [yes] À part vous, personne n’a choisi { $action }.
               *[no] À part { $seats }, personne n’a choisi { $action }.
            }
        [barter]
            { $you ->
                [yes] { $seats } marchandez pour { $action }.
               *[no] { $seats } marchandent pour { $action }.
            }
       *[lost]
            { $you ->
                [yes] { $seats } avez tous choisi { $action } : personne n’obtient rien.
               *[no] { $seats } ont tous choisi { $action } : personne n’obtient rien.
            }
    }
event-roll_for_opening =
    { $you ->
        [yes] { $seats } { $score ->
            [0] n’avez aucun point
            [one] avez tous deux { $score } point
           *[other] avez tous deux { $score } points
        } et lancez un dé pour savoir qui ouvre.
       *[no] { $seats } { $score ->
            [0] n’ont aucun point
            [one] ont tous deux { $score } point
           *[other] ont tous deux { $score } points
        } et lancent un dé pour savoir qui ouvre.
    }
event-opening_die =
    { $you ->
        [yes] Vous faites { $die }.
       *[no] { $seat } fait { $die }.
    }
event-opening_tie = Les deux ont fait { $die } : on relance.
event-opens =
    { $by_key ->
        [dice]
            { $you ->
                [yes] Vous ouvrez avec le meilleur dé.
               *[no] { $seat } ouvre avec le meilleur dé.
            }
       *[score]
            { $you ->
                [yes] Vous ouvrez avec le plus de points.
               *[no] { $seat } ouvre avec le plus de points.
            }
    }
event-offered =
    { $you ->
        [yes] Vous offrez à { $rival } { $gems }.
       *[no]
            { $rival_you ->
                [yes] { $seat } vous offre { $gems }.
               *[no] { $seat } offre à { $rival } { $gems }.
            }
    }
event-accepted =
    { $you ->
        [yes] Vous acceptez { $gems } de { $rival }.
       *[no]
            { $rival_you ->
                [yes] { $seat } accepte { $gems } de vous.
               *[no] { $seat } accepte { $gems } de { $rival }.
            }
    }
event-declined =
    { $you ->
        [yes] Vous n’offrez rien.
       *[no] { $seat } n’offre rien.
    }
event-carried_out =
    { $you ->
        [yes] Vous obtenez { $action }.
       *[no] { $seat } obtient { $action }.
    }
event-gems_taken =
    { $gems_count ->
        [0]
            { $you ->
                [yes] Vous ne trouvez plus de gemmes dans la réserve.
               *[no] { $seat } ne trouve plus de gemmes dans la réserve.
            }
       *[other]
            { $you ->
                [yes] Vous prenez { $gems }
               *[no] { $seat } prend { $gems }
            }{ $short_count ->
                [0] .
               *[other] {" "}; il manque { $short } dans la réserve.
            }
    }
event-points =
    { $n ->
        [0]
            { $you ->
                [yes] Vous ne marquez rien { $source_for }.
               *[no] { $seat } ne marque rien { $source_for }.
            }
        [one]
            { $you ->
                [yes] Vous marquez { $n } point { $source_for }.
               *[no] { $seat } marque { $n } point { $source_for }.
            }
       *[other]
            { $you ->
                [yes] Vous marquez { $n } points { $source_for }.
               *[no] { $seat } marque { $n } points { $source_for }.
            }
    }
event-scoring = Décompte { $number } sur 3.
event-majority =
    { $leaders_count ->
        [0] Personne n’a de gemmes { $colour_many }.
        [one] Le plus de gemmes { $colour_many } ({ $most }) : { $leaders }, { $points_each } points.
       *[other] Le plus de gemmes { $colour_many } ({ $most }) : { $leaders }, { $points_each } points chacun.
    }
event-returned =
    { $you ->
        [yes] Vous rendez
       *[no] { $seat } rend
    } { $n ->
        [one] { $n } gemme { $colour_one }.
       *[other] { $n } gemmes { $colour_many }.
    }
event-discs_moved = Tous les disques vont sous leurs pions.

## What is asked

ask-start = Choisissez une arche de départ
ask-choose = Choisissez une action en secret
ask-open = Marchandez pour { $action } : ouvrez avec une offre ou renoncez
ask-barter = Marchandez pour { $action } : acceptez ou offrez plus
ask-count = Combien de gemmes { $colour_many } offrez-vous ?

## Moves

move-start = Arche { $archway }
    .doing = partir de l’arche { $archway }
    .of = de { move-start.doing }
move-card =
    { $card_key ->
        [roll] Relancer le dé
        [points] Marquer des points
       *[gems] Prendre des gemmes
    }
    .doing =
        { $card_key ->
            [roll] choisir le dé
            [points] choisir les points
           *[gems] choisir les gemmes
        }
    .of = de { move-card.doing }
move-accept = Accepter
    .doing = accepter l’offre
    .of = d’{ move-accept.doing }
move-decline = Ne rien offrir
    .doing = ne rien offrir
    .of = de { move-decline.doing }
move-offer = Faire une offre
    .doing = faire une offre
    .of = de { move-offer.doing }
move-count =
    { $n ->
        [0] N’offrir aucune { $colour_one }
        [one] Offrir { $n } { $colour_one }
       *[other] Offrir { $n } { $colour_many }
    }
    .doing =
        { $n ->
            [0] ne pas offrir de gemmes { $colour_many }
            [one] offrir { $n } gemme { $colour_one }
           *[other] offrir { $n } gemmes { $colour_many }
        }
    .of =
        { $n ->
            [0] de ne pas offrir de gemmes { $colour_many }
            [one] d’offrir { $n } gemme { $colour_one }
           *[other] d’offrir { $n } gemmes { $colour_many }
        }

## What there is to know about a move

remark-shows =
    { $points ->
        [one] { $points } point, { $gems }
       *[other] { $points } points, { $gems }
    }
remark-takes = prendre { $gems }
remark-worth =
    { $card_key ->
        [roll] 6 − dé
        [points] +{ $points }
       *[gems] { $gems }
    }

## Ce qu’un coup fait sur le plateau : la fin d’une phrase qui commence par le coup

consequence-can_lead = peut donner à { $seat } le plus de gemmes { $colour_many }
consequence-can_lose_lead = peut coûter à { $seat } la majorité des gemmes { $colour_many }
consequence-keeps_lead = laisse à { $seat } le plus de gemmes { $colour_many }

## Why something is closed

reason-card_is_chosen = Votre carte est choisie ; toutes sont révélées ensemble
reason-choose_a_card = Maintenant, choisissez une carte action : dé, points ou gemmes
reason-choose_archway = D’abord, chacun choisit à son tour une arche de départ
reason-ring_ends = La cour a { $n } arches, de 0 à { $last }
reason-archway_taken = { $seat } part de l’arche { $archway }, et une arche de départ ne se partage pas
reason-nothing_offered = Il n’y a pas encore d’offre à accepter : ouvrez avec une offre ou renoncez
reason-only_opener_declines = Seul celui qui ouvre peut renoncer ; vous pouvez accepter l’offre ou surenchérir
reason-opener_has_nothing = Sans gemmes, vous ne pouvez rien offrir
reason-cannot_raise = Vos gemmes ne suffisent pas à dépasser { $gems } : vous ne pouvez qu’accepter
reason-offer_first = Dites d’abord que vous faites une offre
reason-barter_now = Vous marchandez : acceptez, offrez ou renoncez
reason-count_now = Dites maintenant combien de gemmes { $colour_many } vous offrez
reason-too_few_gems =
    { $has ->
        [0] Vous n’avez pas de gemmes { $colour_many }, et on n’offre que ce qu’on a
        [one] Vous n’avez que { $has } gemme { $colour_one }, et on n’offre que ce qu’on a
       *[other] Vous n’avez que { $has } gemmes { $colour_many }, et on n’offre que ce qu’on a
    }
reason-at_least_one =
    { $n ->
        [one] Une offre a au moins une gemme, il en faut donc ici { $n } { $colour_one }
       *[other] Une offre a au moins une gemme, il en faut donc ici { $n } { $colour_many }
    }
reason-must_beat =
    Une offre doit avoir plus de gemmes que { $gems }, ou autant et plus de rouges, puis de jaunes, de vertes, de bleues : il en faut ici au moins { $n ->
        [one] { $n } { $colour_one }
       *[other] { $n } { $colour_many }
    }
reason-dice_roll = Les dés roulent
reason-game_over = La partie s’est achevée au troisième décompte
reason-position_problem =
    { $problem_key ->
        [phase] Il n’y a pas de tel moment dans la partie
        [players] Le jeu est pour 3 ou 4 joueurs
        [nobody_sits] Personne n’est assis là
        [gems] Il y a { $n } gemmes de chaque couleur
        [third_scoring] La partie finit au troisième décompte, pas avant
        [points] Tous ensemble ne peuvent avoir jusqu’ici que { $n } points pour cela
        [laps] À chaque décompte au moins un joueur a fait le tour
        [lap] Un tour vaut 10 points, une fois par décompte
        [order] Chaque place est une fois dans l’ordre
        [shared_start] On ne partage les arches qu’au premier choix
        [no_archway] Cette place n’a pas encore choisi son arche
        [archway_taken] Quelqu’un est déjà à cette arche
        [card] Les cartes d’action ne vont pas avec le moment
        [action] L’action en cours ne va pas avec les cartes
       *[barter] L’échange ne va pas avec le reste de la position
    }

## Options

option-shared_start = Arches de départ
option-shared_start-no = un pion par arche
option-shared_start-yes = peuvent être partagées
option-layout = Un autre tour d’arches, en texte

## The screen

screen-round = Manche { $n }
screen-scorings =
    { $n ->
        [one] { $n } décompte sur 3
       *[other] { $n } décomptes sur 3
    }
screen-supply = Réserve
screen-secret = choisi en secret
screen-choosing = choisit
screen-barter = Marchandage pour { $action }
screen-standing = { $who } offre { $gems }
screen-opens = { $who } ouvre
screen-your_offer = Votre offre
screen-lap = { $n } pas sur { $all }
screen-more = Une { $colour_one } de plus
screen-less = Une { $colour_one } de moins
screen-offer = Offrir
screen-worth = Valeur si l’on comptait maintenant
screen-gems = Gemmes
screen-archway_title = Arche
screen-way = Chemin
screen-action = Action
screen-archways = Arches
screen-pawns = Pions et disques
screen-pawn = pion de { $who }
screen-disc = disque de { $who }

## The editor

edit-how = Cliquez sur une arche pour y poser le pion.
edit-pawn = Pion de
edit-when = Quand
edit-round = Manche
edit-scorings = Décomptes
edit-before_choice = Avant le choix des cartes
edit-moved = Pas depuis le dernier décompte
edit-sheet = Points jusqu’ici

## Pictures

nature-order = Qui choisit ensuite ?
nature-move = Tous les pions avancent
nature-opening = Les dés décident qui ouvre
nature-roll = Le dé roule
screen-scorings_title = décomptes
screen-offers = offre
screen-says = dit

## The terminal
draw-order = Qui choisit la prochaine arche de départ ({ $place }) ? Tapez seat 0, seat 1, …
draw-dice = Que montrent les dés ? Tapez ceux de { $seats } dans cet ordre, comme 3 1 6
draw-roll =
    { $you ->
        [yes] Quel nombre faites-vous pour l’action dé ?
       *[no] Quel nombre sort pour { $who } à l’action dé ?
    }
screen-to_go = reste
screen-there = là
screen-hidden = choisie
screen-bid = jusqu’ici : { $gems }
screen-legend = pions pleins, disques creux
screen-choosing_archways = choix des arches de départ

## What things are, on hover, focus and long press

about-card-roll = Relancez, avancez d’autant et marquez 6 moins le nombre obtenu.
about-card-points = Marquez le nombre de votre arche.
about-card-gems = Prenez les gemmes de votre arche, tant que la réserve en a.
about-chosen = Seul, vous l’obtenez ; à deux, vous marchandez ; à trois ou quatre, personne ne l’obtient.
about-colour = Qui a le plus de gemmes de cette couleur à un décompte reçoit { $points } points.
about-lap = Quand un pion atteint ou dépasse son disque, il rapporte { $points } points et il y a un décompte.
about-archway = Ce que rapportent ici les actions « points » et « gemmes ».
chapter-court = La cour
chapter-round = Une manche
chapter-scoring = Décompte

# What puzzles are about.
theme-barter = troc
theme-bluff = bluff
theme-scoring = décompte
theme-endgame = fin de partie

## Tempers of opponents.

temper-miser = amasse les gemmes
temper-racer = court pour les tours
temper-peddler = prend les points tout de suite
temper-bluffer = aime surprendre
