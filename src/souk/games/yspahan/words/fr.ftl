game-title = Yspahan
game-short = Livrez les souks, chargez les caravanes, construisez. 2 à 4 joueurs, environ une heure.
game-about = Yspahan (2006) est un jeu de Sébastien Pauchon.

## Vocabulary

row-camel = chameaux
    .the = les chameaux
row-sack = sacs
    .the = les sacs
row-barrel = tonneaux
    .the = les tonneaux
row-chest = coffres
    .the = les coffres
row-vase = vases
    .the = les vases
row-gold = or
    .the = l’or

quarter-sack = quartier des sacs
    .of = des sacs
quarter-barrel = quartier des tonneaux
    .of = des tonneaux
quarter-chest = quartier des coffres
    .of = des coffres
quarter-vase = quartier des vases
    .of = des vases

colour-purple = violet
colour-yellow = jaune
colour-white = blanc
colour-blue = bleu
colour-orange = orange

souk = le souk { $colour } { $quarter_of }
    .name = souk { $colour } { $quarter_of }
shop = souk { $colour } { $quarter_of }, échoppe { $n }
    .the = l’échoppe { $n } du souk { $colour } { $quarter_of }

square = case { $name }
    .from = de la case { $name }
    .to = à la case { $name }
    .on = sur la case { $name }
crossing = carrefour
    .from = du carrefour
    .to = au carrefour
    .on = sur le carrefour

building-paddock = enclos
    .the = l’enclos
    .short = en
building-office = comptoir
    .the = le comptoir
    .short = co
building-hammam = hammam
    .the = le hammam
    .short = ha
building-caravanserai = caravansérail
    .the = le caravansérail
    .short = ca
building-bazaar = bazar
    .the = le bazar
    .short = ba
building-hoist = palan
    .the = le palan
    .short = pa

card-exchange = Échanger chameaux et or
card-three_camels = 3 chameaux
card-three_gold = 3 pièces d’or
card-cube_to_souk = Un cube dans un souk
card-cube_to_caravan = Un cube sur la caravane
card-camels_for_points = Chameaux à 2 points chacun
card-gold_for_points = Or à 1 point la pièce
card-build_no_camels = Construire sans chameaux
card-build_no_gold = Construire sans or

source-souks = Souks
    .for = pour les souks complets
source-bazaar = Bazar
    .for = grâce au bazar
source-caravan_places = Places de caravane
    .for = pour une place dans la caravane
source-caravan_scorings = Décomptes de caravane
    .for = pour la caravane
source-buildings = Bâtiments
    .for = pour le bâtiment
source-cards = Cartes
    .for = grâce à la carte

amount-camels =
    { $n ->
        [one] { $n } chameau
       *[other] { $n } chameaux
    }
amount-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
amount-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## What happens

event-start =
    { $you ->
        [yes] Vous commencez la partie.
       *[no] { $seat } commence la partie.
    }
event-round = Semaine { $week }, jour { $day } : { $order }.
event-bought =
    { $dice ->
        [0]
            { $you ->
                [yes] Vous lancez les dés.
               *[no] { $seat } lance les dés.
            }
        [one]
            { $you ->
                [yes] Vous ajoutez un dé jaune pour 1 pièce d’or et lancez.
               *[no] { $seat } ajoute un dé jaune pour 1 pièce d’or et lance.
            }
       *[other]
            { $you ->
                [yes] Vous ajoutez { $dice_word } dés jaunes pour { $dice } pièces d’or et lancez.
               *[no] { $seat } ajoute { $dice_word } dés jaunes pour { $dice } pièces d’or et lance.
            }
    }
event-die = Un dé { $colour } montre { $face }.
event-tower = Dans la tour : { $rows }.
tower-row = { $row } { $dice }
event-chosen =
    { $you ->
        [yes] Vous choisissez { $row_the } :
       *[no] { $seat } choisit { $row_the } :
    } { $dice ->
        [one] un dé de { $face }.
       *[other] { $dice_word } dés de { $face }.
    }
event-no_group =
    { $you ->
        [yes] Il ne reste aucun groupe pour vous.
       *[no] Il ne reste aucun groupe pour { $seat }.
    }
event-bonus_die =
    { $you ->
        [yes] Vous défaussez « { $card } » pour un dé de plus.
       *[no] { $seat } défausse « { $card } » pour un dé de plus.
    }
event-camels =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $n ->
        [one] { $n } chameau.
       *[other] { $n } chameaux.
    }
event-gold =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $n ->
        [one] { $n } pièce d’or.
       *[other] { $n } pièces d’or.
    }
event-placed =
    { $you ->
        [yes] Vous placez un cube dans { $souk }.
       *[no] { $seat } place un cube dans { $souk }.
    }
event-souk_complete =
    { $you ->
        [yes] Vous complétez { $souk }
       *[no] { $seat } complète { $souk }
    } ({ $points } points en fin de semaine).
event-supervisor_moved =
    { $stays ->
        [yes]
            { $you ->
                [yes] Vous laissez l’intendant { $square_on }
               *[no] { $seat } laisse l’intendant { $square_on }
            }
       *[no]
            { $you ->
                [yes] Vous déplacez l’intendant { $start_from } { $square_to }
               *[no] { $seat } déplace l’intendant { $start_from } { $square_to }
            }
    }{ $gold ->
        [0] .
        [one] {" "}pour { $gold } pièce d’or.
       *[other] {" "}pour { $gold } pièces d’or.
    }
event-cube_order = Le cube dans { $souk } part en premier.
event-camel_paid =
    { $you ->
        [yes] Vous payez un chameau : votre cube reste dans { $souk }.
       *[no] { $seat } paie un chameau : le cube reste dans { $souk }.
    }
event-sent =
    { $kept ->
        [yes]
            { $you ->
                [yes] Un cube de votre réserve part à sa place pour la caravane, place { $place }.
               *[no] Un cube de la réserve de { $seat } part à sa place pour la caravane, place { $place }.
            }
       *[no]
            { $you ->
                [yes] Votre cube dans { $souk } part pour la caravane, place { $place }.
               *[no] Le cube de { $seat } dans { $souk } part pour la caravane, place { $place }.
            }
    }
event-loaded =
    { $you ->
        [yes] Vous chargez un cube sur la caravane, place { $place }.
       *[no] { $seat } charge un cube sur la caravane, place { $place }.
    }
event-caravan_scored = La caravane est pleine et décomptée : { $points }.
event-week_scored =
    La semaine { $week } s’achève. { $souks_count ->
        [0] Aucun souk n’est complet.
       *[other] Souks complets : { $souks }.
    } { $caravan_count ->
        [0] La caravane ne rapporte rien.
       *[other] Caravane : { $caravan }.
    }
souk-score = { $seat } { $points } ({ $souk_name })
event-draw =
    { $you ->
        [yes] Vous piochez une carte
       *[no] { $seat } pioche une carte
    }{ $why_key ->
        [caravanserai] {" "}grâce au caravansérail.
        [no_group] {" "}faute de groupe.
       *[action] .
    }
event-drawn =
    { $you ->
        [yes] Vous avez pioché « { $card } ».
       *[no] { $seat } a pioché « { $card } ».
    }
event-draw_lost =
    { $you ->
        [yes] Il n’y a pas de carte pour vous : la pioche et la défausse sont vides.
       *[no] Il n’y a pas de carte pour { $seat } : la pioche et la défausse sont vides.
    }
event-reshuffled =
    { $deck ->
        [one] La défausse devient une nouvelle pioche d’une carte.
       *[other] La défausse devient une nouvelle pioche de { $deck } cartes.
    }
event-played =
    { $you ->
        [yes] Vous jouez « { $card } ».
       *[no] { $seat } joue « { $card } ».
    }
event-given =
    { $you ->
        [yes] Vous donnez { $gives }
       *[no] { $seat } donne { $gives }
    }{ $gets_count ->
        [0] .
       *[other] {" "}contre { $gets }.
    }
event-built =
    { $you ->
        [yes] Vous construisez { $building_the }
       *[no] { $seat } construit { $building_the }
    }{ $cost_count ->
        [0] {" "}gratuitement
       *[other] {" "}pour { $cost }
    }{ $cards_count ->
        [0] .
        [one] , avec la carte « { $cards } ».
       *[other] , avec les deux cartes de construction.
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
event-turn_ended =
    { $you ->
        [yes] Vous finissez votre tour.
       *[no] { $seat } finit son tour.
    }

## What is asked

ask-supply = Lancez les dés (chaque dé jaune coûte 1 pièce d’or)
ask-choose = Choisissez un groupe de dés
ask-use = À quoi servent ces dés ?
ask-bonus = Défausser une carte pour un dé de plus ?
ask-place =
    { $cubes ->
        [one] Placez un cube
       *[other] Placez un cube (encore { $cubes })
    }
ask-move = Où va l’intendant ?
ask-order = Quel cube part en premier ?
ask-camel = Payer un chameau pour garder votre cube dans { $souk } ?
ask-give = Combien donnez-vous ?
ask-souk = Placez le cube de la carte
ask-after = Construisez, jouez des cartes ou finissez le tour

## Moves

move-buy =
    { $dice ->
        [0] Lancer les dés
        [one] Lancer avec un dé jaune
       *[other] Lancer avec { $dice_word } dés jaunes
    }
    .doing =
        { $dice ->
            [0] lancer sans dés jaunes
            [one] lancer avec un dé jaune
           *[other] lancer avec { $dice_word } dés jaunes
        }
    .of = de { move-buy.doing }
move-choose = { $row }
    .doing = choisir { $row_the }
    .of = de { move-choose.doing }
move-use =
    { $use_key ->
        [take] Prendre
        [deliver] Livrer aux souks
        [supervisor] Déplacer l’intendant
       *[draw] Piocher une carte
    }
    .doing =
        { $use_key ->
            [take] prendre des chameaux ou de l’or
            [deliver] livrer aux souks
            [supervisor] déplacer l’intendant
           *[draw] piocher une carte
        }
    .of = de { move-use.doing }
move-pass = Passer
    .doing = passer
    .of = de { move-pass.doing }
move-bonus =
    { $card_key ->
        [none] Garder les cartes
       *[other] Défausser « { $card } »
    }
    .doing =
        { $card_key ->
            [none] garder les cartes
           *[other] défausser la carte « { $card } »
        }
    .of = de { move-bonus.doing }
move-shop = { $shop }
    .doing = choisir { $shop_the }
    .of = de { move-shop.doing }
move-square = { $square }
    .doing = placer l’intendant { $square_on }
    .of = de { move-square.doing }
move-camel =
    { $answer_key ->
        [keep] Payer un chameau : le cube reste
       *[send] Laisser partir le cube
    }
    .doing =
        { $answer_key ->
            [keep] payer un chameau
           *[send] laisser partir le cube
        }
    .of = de { move-camel.doing }
move-give =
    { $goods_key ->
        [gold]
            { $n ->
                [one] Donner { $n } pièce d’or
               *[other] Donner { $n } pièces d’or
            }
       *[camels]
            { $n ->
                [one] Donner { $n } chameau
               *[other] Donner { $n } chameaux
            }
    }
    .doing =
        { $goods_key ->
            [gold]
                { $n ->
                    [one] donner { $n } pièce d’or
                   *[other] donner { $n } pièces d’or
                }
           *[camels]
                { $n ->
                    [one] donner { $n } chameau
                   *[other] donner { $n } chameaux
                }
        }
    .of = de { move-give.doing }
move-play = Jouer « { $card } »
    .doing = jouer la carte « { $card } »
    .of = de { move-play.doing }
move-build =
    { $without_key ->
        [camels] Construire { $building_the } sans chameaux
        [gold] Construire { $building_the } sans or
        [both] Construire { $building_the } sans chameaux ni or
       *[none] Construire { $building_the }
    }
    .doing =
        { $without_key ->
            [camels] construire { $building_the } sans chameaux
            [gold] construire { $building_the } sans or
            [both] construire { $building_the } sans chameaux ni or
           *[none] construire { $building_the }
        }
    .of = de { move-build.doing }
move-end = Finir le tour
    .doing = finir le tour
    .of = de { move-end.doing }

## What there is to know about a move

remark-dice =
    { $n ->
        [one] un dé de { $face }
       *[other] { $n_word } dés de { $face }
    }
remark-cost =
    { $cost_count ->
        [0] gratuit
       *[other] pour { $cost }
    }
remark-reach =
    { $gold ->
        [0] {""}
        [one] pour { $gold } pièce d’or{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
       *[other] pour { $gold } pièces d’or{ $shops_count ->
            [0] {""}
           *[other] , {""}
        }
    }{ $shops_count ->
        [0] {""}
        [one] atteint le cube dans { $shops }
       *[other] atteint les cubes dans { $shops }
    }
remark-souk_after =
    { $missing ->
        [0] complète le souk : { $points } points en fin de semaine
        [one] il manque une échoppe pour { $points } points
       *[other] il manque { $missing_word } échoppes pour { $points } points
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
                [one] { $n } case
               *[other] { $n } cases
            }
        [cards]
            { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }
        [camels]
            { $n ->
                [one] { $n } chameau
               *[other] { $n } chameaux
            }
       *[gold]
            { $n ->
                [one] { $n } pièce d’or
               *[other] { $n } pièces d’or
            }
    }

## Ce qu’un coup fait sur le plateau : la fin d’une phrase qui commence par le coup

consequence-keeps_cube = protège de l’intendant le cube dans { $souk }
consequence-guards_cubes =
    { $shops_count ->
        [one] apporte un chameau qui peut protéger de l’intendant le cube dans { $shops }
       *[other] apporte un chameau qui peut protéger de l’intendant les cubes dans { $shops }
    }
consequence-completes_souk = complète { $souk } ({ $points } points en fin de semaine)
consequence-reaches_souk = donne assez de dés pour compléter { $souk }
consequence-meets_cube = atteint le cube de { $seat } dans { $souk }
consequence-leaves_no_dice = ne laisse à { $seat } aucun dé pour { $souk }
consequence-scores_building = rapporte aussitôt { $points } points

## Why something is closed

reason-decide_first =
    { $what_key ->
        [supply] D’abord, le premier joueur achète des dés jaunes, ou aucun, et lance
        [choose] D’abord, on choisit un groupe de dés
        [use] D’abord, on utilise le groupe choisi
        [bonus] D’abord, on défausse une carte pour un dé de plus, ou aucune
        [place] D’abord, on place les cubes
        [souk] D’abord, on place le cube de la carte
        [move] D’abord, on choisit la case de l’intendant
        [order] D’abord, on choisit lequel des deux cubes part en premier
        [camel] D’abord, le propriétaire laisse partir son cube ou le garde pour un chameau
        [give] D’abord, on donne des chameaux ou de l’or pour la carte
       *[after] Il ne reste que des cartes et un bâtiment avant la fin du tour
    }
reason-card_windows = Les cartes se jouent avant le lancer, avant de choisir un groupe ou après l’avoir utilisé, pas entre-temps
reason-build_with_group = À deux, construire est un usage du groupe choisi
reason-build_after_group = On construit seulement après avoir utilisé son groupe de dés
reason-full_price_after_group = Sans carte de construction, on construit seulement après avoir utilisé son groupe de dés
reason-group_is_mandatory = Il faut d’abord choisir un groupe
reason-bonus_only_for_goods = Une carte ne compte comme dé que pour prendre ou livrer
reason-dice_cost =
    { $needs ->
        [one] Un dé jaune coûte 1 pièce d’or, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
       *[other] { $needs } dés jaunes coûtent { $needs } pièces d’or, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
    }
reason-only_yellow_dice = Le groupe n’a que des dés jaunes, qui sont au premier joueur
reason-empty_row =
    { $row_key ->
        [gold] Il n’y a pas de dés à l’étage de l’or
       *[other] Il n’y a pas de dés à l’étage des { $row }
    }
reason-choose_group = Choisissez un groupe ; on ne pioche une carte que s’il n’y en a pas
reason-draw_instead = Sans groupe, vous piochez une carte
reason-no_card_left = La pioche et la défausse sont vides
reason-only_goods_are_taken = On ne prend que des chameaux et de l’or ; ce groupe livre
reason-nothing_to_deliver =
    { $row_key ->
        [gold] L’or ne se livre pas, il se prend
       *[camel] Les chameaux ne se livrent pas, ils se prennent
    }
reason-no_shop_open = Aucune échoppe du { $quarter } ne peut accueillir votre cube
reason-no_shop_anywhere = Aucune échoppe ne peut accueillir votre cube
reason-no_cube_there = Il n’y a pas de cube à envoyer dans cette échoppe
reason-other_quarter = Cette livraison va dans le { $quarter }
reason-shop_taken = Cette échoppe est prise : un cube par échoppe
reason-foreign_souk = Ce souk contient le cube d’un autre joueur
reason-unfinished_souk = Complétez d’abord le souk que vous avez commencé dans ce quartier
reasons-not_held = Vous n’avez pas ces cartes
reasons-square_cost = Y aller coûte plus d’or que vous n’en avez
reason-square_cost =
    { $needs ->
        [one] Y aller coûte { $needs } pièce d’or, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
       *[other] Y aller coûte { $needs } pièces d’or, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
    }
reason-not_held = Vous n’avez pas la carte « { $card } »
reason-neither_held = Vous n’avez aucune des deux cartes de construction
reason-card_takes =
    { $goods_key ->
        [gold] La carte prend de 1 à { $most } pièces d’or, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
       *[camels] La carte prend de 1 à { $most } chameaux, vous { $has ->
                [0] n’en avez pas
               *[other] en avez { $has }
            }
    }
reason-exchange_has =
    { $goods_key ->
        [gold]
            { $has ->
                [0] Vous n’avez pas d’or à échanger
                [one] Vous n’avez que { $has } pièce d’or à échanger
               *[other] Vous n’avez que { $has } pièces d’or à échanger
            }
       *[camels]
            { $has ->
                [0] Vous n’avez pas de chameau à échanger
                [one] Vous n’avez que { $has } chameau à échanger
               *[other] Vous n’avez que { $has } chameaux à échanger
            }
    }
reason-nothing_to_exchange = Vous n’avez ni chameaux ni or à échanger
reason-nothing_to_give =
    { $goods_key ->
        [gold] Vous n’avez pas d’or à donner
       *[camels] Vous n’avez pas de chameau à donner
    }
reason-already_built = Vous avez déjà { $building_the }
reason-one_card_each = Une seule carte de construction par bâtiment
reason-waives_nothing = Pour { $building_the }, il n’y a pas d’or à épargner
reason-one_building = On ne construit qu’une fois par tour
reason-short_of =
    { $what_key ->
        [camels] Pour { $building_the }, il faut { $camels } chameaux, vous { $has_camels ->
            [0] n’en avez pas
           *[other] en avez { $has_camels }
        }
        [gold] Pour { $building_the }, il faut { $gold } pièces d’or, vous { $has_gold ->
            [0] n’en avez pas
           *[other] en avez { $has_gold }
        }
       *[both] Pour { $building_the }, il faut { $camels } chameaux et { $gold } pièces d’or, vous { $holding_count ->
            [0] n’avez rien
           *[other] avez { $holding }
        }
    }
reason-position_problem =
    { $problem_key ->
        [due] Ce qui est à décider ne va pas avec le reste de la position
        [cards_mode] Ces cartes de construction sont pour 3 ou 4 joueurs
        [only_when_over] Ce n’est qu’après le dernier jour que rien n’est à décider
        [weeks] Après la semaine 3 la partie est finie
        [before_start] Le premier joueur est tiré avant le premier jour
        [order_seats] Chaque place joue une fois dans l’ordre
        [clockwise] On joue dans le sens horaire à partir du premier joueur
        [order_length] À deux, le premier joueur joue deux fois par jour, sinon chacun une fois
        [turn] Le jour n’a pas autant de tours
        [building_points] Ces bâtiments valent { $n } points
        [empty_deck] Quand la pioche est vide, la défausse devient la nouvelle : il doit rester des cartes
        [has_built] On ne peut avoir construit qu’après avoir utilisé les dés
        [caravan_places] La caravane a { $n } places
        [caravan_full] Une caravane pleine est décomptée aussitôt : retirez un cube
        [no_group] Aucun groupe de dés n’est encore choisi
        [needs_group] Un groupe de dés est choisi : dites lequel
        [before_roll] Avant le lancer, il n’y a pas de dés sur la tour
        [first_turn_rolls] On lance les dés au premier tour du jour
        [rolled] Ces dés ne peuvent pas être en route vers la tour
        [white_dice] Il y a { $n } dés blancs
        [yellow_dice] Il y a plus de dés jaunes que de dés achetés
        [group_dice] Le groupe choisi ne va pas avec les dés
        [yellow_leave] Les dés jaunes quittent la tour après le tour du premier joueur
        [values_rise] Les dés doivent montrer plus d’étage en étage
        [two_cards] Il n’y a que deux cartes de chaque sorte
       *[two_owners] Un seul joueur peut avoir des cubes dans un souk
    }

## Options

option-building_cards = Cartes de construction
option-building_cards-discount = réduisent le coût d’un bâtiment
option-building_cards-extra = sont chacune un bâtiment de plus
option-building_cards-once = construisent à tout moment, mais un seul bâtiment par tour
option-start = Qui commence
option-start-random = tiré au sort
option-start-0 = place 1
option-start-1 = place 2
option-start-2 = place 3
option-start-3 = place 4

## The screen

screen-week_day = Semaine { $week }, jour { $day }
screen-deck = Pioche { $n }
screen-discards = Défausse { $n }
screen-caravan = Caravane
screen-tower = Tour à dés
screen-city = La ville
screen-supervisor = intendant
screen-no_cards = aucune carte
screen-hand = Vos cartes
screen-reaches = atteint un cube de { $who }
screen-play = jouer
screen-plus_one = +1 dé
screen-camels = Chameaux
screen-gold = Or
screen-cards = Cartes
screen-buildings = Bâtiments
screen-row = Étage
screen-dice = Dés
screen-group =
    { $n ->
        [one] un dé de { $face }
       *[other] { $n } dés de { $face }
    }
screen-group_yellow =
    { $yellow ->
        [one] { $n } dés de { $face }, dont { $yellow } jaune
       *[other] { $n } dés de { $face }, dont { $yellow } jaunes
    }
screen-souks = Souks
screen-souk = Souk
screen-shops = Échoppes
screen-free = libre
screen-taken = { $who } : { $n } sur { $all }
screen-supervisor_at = L’intendant est { $square_on }.
screen-caravan_row = Rang { $n }
screen-place_free = libre

## The editor

edit-how = Cliquez sur les échoppes pour poser ou retirer des cubes, et sur les rues pour déplacer l’intendant.
edit-cubes = Cubes de
edit-when = Quand
edit-week = Semaine
edit-day = Jour
edit-start = Premier joueur
edit-turn = Au tour de
edit-due = Ce qui est à décider
edit-due-supply = le lancer du jour
edit-due-choose = quel groupe de dés
edit-due-after = la fin du tour
edit-due-other = comme c’était
edit-bought = Dés jaunes achetés
edit-value = montre
edit-white = blancs
edit-yellow = jaunes
edit-load = Charger un cube
edit-unload = En décharger un
edit-sheet = Points jusqu’ici

## Pictures

nature-start = Qui commence ?
nature-roll = Les dés roulent
nature-draw = On pioche une carte
nature-send = Un cube part pour la caravane
nature-score = On décompte la caravane
screen-deck_title = pioche
screen-discards_title = défausse
screen-chosen_group = groupe choisi

## The terminal
draw-start = Qui commence la partie ? Tapez seat 0, seat 1, …
draw-roll =
    { $yellow ->
        [0] Que montrent les { $white } dés blancs ? Tapez-les, comme 3 1 6 …
       *[other] Que montrent les dés ? Tapez les blancs ({ $white }), puis les jaunes ({ $yellow }), comme 3 1 6 …
    }
draw-card =
    { $you ->
        [yes] Quelle carte piochez-vous ?
       *[no] Quelle carte est piochée par { $who } ?
    }

## What things are, on hover, focus and long press

about-building-paddock = Un chameau de plus quand vous prenez des chameaux à la tour.
about-building-office = Deux pièces d’or de plus quand vous prenez de l’or à la tour.
about-building-hammam = Le chemin de l’intendant change de trois cases au plus sans or ; au-delà, il en coûte comme toujours.
about-building-caravanserai = Piochez une carte chaque fois qu’un de vos cubes part à la caravane, mais pas quand une carte l’y met.
about-building-bazaar = Deux points de plus pour chacun de vos souks complets en fin de semaine.
about-building-hoist = Un cube de plus à chaque livraison depuis la tour.
about-card-exchange = Autant de chameaux que vous voulez contre autant de pièces d’or, ou l’inverse.
about-card-three_camels = Prenez 3 chameaux.
about-card-three_gold = Prenez 3 pièces d’or.
about-card-cube_to_souk = Placez un cube dans une échoppe au choix qui vous est ouverte, dans n’importe quel quartier.
about-card-cube_to_caravan = Mettez un cube sur la place suivante de la caravane et marquez ses points ; il n’apporte pas la carte du caravansérail.
about-card-camels_for_points = Donnez 1 à 4 chameaux pour 2 points chacun.
about-card-gold_for_points = Donnez 1 à 10 pièces d’or pour 1 point chacune.
about-card-build_no_camels = Construisez sans payer les chameaux ; le bâtiment compte comme d’habitude.
about-card-build_no_gold = Construisez sans payer l’or ; le bâtiment compte comme d’habitude.
about-card_bonus = Ou défaussez-la : un dé de plus quand vous prenez ou livrez.
about-row =
    { $row_key ->
        [camel] Un chameau par dé.
        [gold] Une pièce d’or par dé.
       *[quarter] Un cube dans une échoppe de ce quartier par dé.
    } Ou l’intendant avance de ce qu’indique un dé, ou vous piochez une carte.
about-use-take = Autant que le groupe a de dés ; bâtiments et carte défaussée s’y ajoutent.
about-use-deliver = Un cube dans une échoppe ouverte du quartier par dé du groupe.
about-use-draw = Une carte, quel que soit le nombre de dés.
about-souk =
    { $n ->
        [one] Une échoppe. Qui la remplit
       *[other] { $n } échoppes. Qui les remplit toutes
    } marque { $points } points en fin de semaine.
about-square = L’intendant s’arrête ici. Un chameau signale qu’un cube est à côté : il part à la caravane. La pièce dit ce que coûte le chemin.
about-supervisor = Il avance de ce qu’indique un dé ; chaque pièce d’or allonge ou raccourcit son chemin d’une case. Les cubes voisins de la case où il s’arrête partent à la caravane.
about-caravan = Un cube donne aussitôt { $low } points dans le rang du bas, { $middle } dans celui du milieu. Quand la caravane est pleine, et à chaque fin de semaine, comptent vos cubes multipliés par votre rang le plus haut.
chapter-group = Utiliser un groupe
chapter-souks = Échoppes et souks
chapter-supervisor = L’intendant
chapter-caravan = La caravane
chapter-buildings = Bâtiments
chapter-cards = Cartes

# What puzzles are about.
theme-supervisor = intendant
theme-building = course aux bâtiments
theme-protection = protection
theme-cards = cartes
theme-dice = dés
theme-souks = souks
theme-saving = économies
theme-endgame = fin de partie
theme-scoring = décompte

## Tempers of opponents.

temper-builder = construit avant tout
temper-driver = charge la caravane
temper-shopkeeper = remplit les souks
temper-gambler = se fie aux cartes
temper-hoarder = construit le bazar et évite la caravane
