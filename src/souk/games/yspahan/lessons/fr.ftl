lesson-tower-title = La tour et ses groupes
lesson-tower-idea = À chaque tour, vous prenez un groupe de dés. Son étage dit ce qu’il rapporte ; tout groupe sait aussi faire deux autres choses.
lesson-tower-1-task = Les dés sont rangés sur la tour selon leur valeur. Prenez le groupe qui vous donne quatre chameaux.
lesson-tower-1-hint = Les valeurs les plus basses sont toujours à l’étage des chameaux : il y a là quatre dés. Choisissez cet étage, puis prenez.
lesson-tower-1-gold = Cela donne deux pièces d’or, car l’étage de l’or n’a que deux dés. Vous voulez quatre chameaux.
lesson-tower-1-draw = Une carte reste une seule carte : quatre dés, ce serait du gâchis. Prenez des chameaux.
lesson-tower-1-done = Quatre dés, quatre chameaux. À l’étage de l’or, chaque dé donne une pièce, aux quatre étages du milieu un cube à livrer.
lesson-tower-2-task = Tout groupe peut être échangé contre une carte. Piochez une carte en renonçant au moins de choses possible.
lesson-tower-2-hint = Une carte coûte un groupe entier, petit ou grand. Quel groupe est le plus petit ?
lesson-tower-2-three = Une carte, mais elle vous coûte trois dés. Un groupe plus petit donne la même carte.
lesson-tower-2-two = Une carte, mais elle vous coûte deux dés. Il y a un groupe encore plus petit.
lesson-tower-2-done = Bien joué : un dé, une carte. Les petits groupes sont bons pour les cartes, les grands pour ce que donne leur étage.

lesson-souks-title = Livrer et compléter un souk
lesson-souks-idea = Les cubes vont dans les échoppes d’un quartier. Seul un souk complet rapporte des points en fin de semaine.
lesson-souks-1-task = Deux dés sont à l’étage des tonneaux : deux cubes pour ce quartier. Complétez avec eux un souk entier.
lesson-souks-1-hint = Cherchez dans le quartier un souk qui n’a que deux échoppes.
lesson-souks-1-large = Ce souk a plus de deux échoppes. Avec deux cubes il resterait incomplet, et cela ne rapporte rien.
lesson-souks-1-done = Le souk blanc est complet : 3 points en fin de semaine, et personne d’autre ne peut y livrer.
lesson-souks-2-task = Vous avez commencé le souk bleu du quartier des coffres. Livrez les deux cubes de l’étage des coffres.
lesson-souks-2-hint = D’abord le souk que vous avez commencé, puis un nouveau ; le jaune contient déjà le cube d’un autre.
lesson-souks-2-vase = Un nouveau souk dans un autre quartier, mais celui que vous avez commencé resterait ouvert. Continuez avec les coffres.
lesson-souks-2-gold = Une pièce d’or au lieu d’un souk complet, c’est ici un mauvais marché. Prenez les coffres.
lesson-souks-2-done = Le premier cube devait compléter votre souk bleu, le second en a commencé un nouveau. Le jaune était fermé : il contient le cube d’un autre.

lesson-goods-title = Chameaux, or et dés jaunes
lesson-goods-idea = Le premier joueur peut ajouter jusqu’à trois dés jaunes pour 1 pièce d’or chacun. Plus de dés font de plus grands groupes, mais pour lui seul.
lesson-goods-1-task = Vous commencez la journée et avez acheté trois dés jaunes : deux d’entre eux sont à l’étage de l’or. Prenez ce groupe.
lesson-goods-1-hint = Choisissez l’étage de l’or, en haut de la tour, puis prenez.
lesson-goods-1-camels = Trois chameaux, ce n’est pas mal. Mais l’étage de l’or a maintenant quatre dés, et bientôt plus que deux.
lesson-goods-1-draw = Une carte pour quatre dés, c’est trop cher. Prenez l’or.
lesson-goods-1-done = Quatre pièces d’or : les trois que vous avez payées sont revenues, et une de plus. L’or achète des dés, guide l’intendant et paie, avec les chameaux, les bâtiments.
lesson-goods-2-task = Le dernier jour de la partie : vous commencez, et l’or qui reste ne vaut rien. Ajoutez autant de dés jaunes que possible, puis lancez.
lesson-goods-2-hint = Il y a trois dés jaunes au plus ; ils coûtent 3 pièces d’or.
lesson-goods-2-fewer = Vous pouvez en ajouter davantage, et l’or qui reste ne rapporte plus rien : trois dés jaunes pour 3 pièces d’or.
lesson-goods-2-done = Douze dés au lieu de neuf. Après votre tour, les jaunes quittent la tour : vous seul en profitez.
lesson-goods-3-task = Un dé jaune porte les tonneaux à deux : juste ce qui manque à votre souk jaune. Livrez-y.
lesson-goods-3-hint = Choisissez les tonneaux, livrez, et remplissez les deux échoppes libres du souk que vous avez commencé.
lesson-goods-3-gold = L’or ne vaut plus rien. Votre souk jaune vaut 6 points s’il est complet ce soir.
lesson-goods-3-sacks = Trois cubes compléteraient le souk blanc, pour 3 points. Le jaune en rapporte 6.
lesson-goods-3-done = 6 points ce soir. En début de partie, mieux vaut garder l’or pour les bâtiments ; à la fin, il n’y a rien d’autre à acheter.

lesson-supervisor-title = L’intendant et la caravane
lesson-supervisor-idea = Au lieu de prendre, un groupe peut déplacer l’intendant. Les cubes des échoppes voisines partent à la caravane, à qui qu’ils soient. Dans la caravane, vos cubes comptent fois le rang le plus haut où vous en avez un. Une caravane pleine est décomptée aussitôt, puis vidée.
lesson-supervisor-1-task = C’est le dernier tour de la semaine, et deux de vos cubes sont dans des souks qui ne seront plus complétés. Envoyez-les tous deux en un seul déplacement, sans rien payer.
lesson-supervisor-1-hint = Il avance d’autant que l’indique un dé du groupe. La première case au sud du carrefour touche deux échoppes : l’une et l’autre ont un cube à vous.
lesson-supervisor-1-one = Un seul de vos cubes est à côté de cette case. Il y a une case qui touche les deux.
lesson-supervisor-1-rival = Cela envoie le cube d’un autre. Cela peut valoir la peine, mais vos deux cubes seraient retirés ce soir sans rien rapporter.
lesson-supervisor-1-gold = La case est la bonne, mais un 2 mène une case trop loin : cela coûte 1 pièce d’or. Quel groupe montre un 1 ?
lesson-supervisor-1-take = Un chameau, mais ce soir vos deux cubes seraient retirés sans rien rapporter.
lesson-supervisor-1-done = 2 points tout de suite pour chacun, et les deux comptent dans la caravane. Vous décidez même lequel part d’abord : il a la place précédente.
lesson-supervisor-2-task = C’est le dernier tour de la partie. Il reste une place dans la caravane, au rang du haut. Faites en sorte qu’elle soit à vous.
lesson-supervisor-2-hint = Dans le quartier des sacs, vous avez un cube à côté de la case w3. Quel groupe montre un 3 ?
lesson-supervisor-2-other = Un autre aurait ainsi la dernière place et compterait fois trois. Il faut que ce soit votre cube.
lesson-supervisor-2-wait = Les chameaux ne valent plus rien, et vos deux cubes ne compteraient que fois deux.
lesson-supervisor-2-done = Trois cubes, le plus haut au rang trois : 9 points au lieu de 4. Cela valait la peine d’envoyer votre propre cube.

lesson-camel-title = Un chameau protège
lesson-camel-idea = Le propriétaire du cube peut payer un chameau : le cube reste dans son échoppe, et un cube de la réserve part à la caravane.
lesson-camel-1-task = L’intendant est arrivé à votre souk violet, qui est complet et vaut 8 points en fin de semaine. Sauvez-le.
lesson-camel-1-hint = Vous avez un chameau. Payez-le, et votre cube reste.
lesson-camel-1-send = Le souk aurait alors un trou au sixième jour, et les 8 points seraient perdus. Un chameau, c’est peu à côté.
lesson-camel-1-done = Le souk reste complet, et un cube de la réserve prend quand même une place dans la caravane. Gardez un chameau tant que vous avez quelque chose à perdre.
lesson-camel-2-task = Cette fois, il ne s’agit que d’un cube, dans un souk de trois échoppes à peine commencé. Vos deux chameaux suffisent juste pour un enclos. Laissez partir le cube.
lesson-camel-2-hint = Un cube qui part n’est pas perdu : il prend une place dans la caravane, et les premières donnent 2 points.
lesson-camel-2-keep = Un chameau pour un seul cube, c’est trop ici : il vous faut les deux pour construire.
lesson-camel-2-done = 2 points tout de suite, et vous avez encore les deux chameaux. Protéger vaut la peine quand l’enjeu est grand, pas toujours.

lesson-buildings-title = Les bâtiments
lesson-buildings-idea = Après votre groupe, vous pouvez construire. Chaque bâtiment aide jusqu’à la fin de la partie ; du troisième au cinquième ils rapportent 5 points, le sixième 10.
lesson-buildings-1-task = Votre troisième bâtiment rapporte 5 points. Prenez ce qui vous manque pour le caravansérail et construisez-le dans le même tour.
lesson-buildings-1-hint = Le caravansérail coûte 3 chameaux et 3 pièces d’or. Vous avez les chameaux ; il manque de l’or, et votre comptoir en ajoute deux.
lesson-buildings-1-other = Cela rapporte aussi 5 points, mais vous pouvez vous offrir mieux : le caravansérail donne une carte chaque fois qu’un de vos cubes part à la caravane.
lesson-buildings-1-camels = Vous avez assez de chameaux. Le caravansérail coûte aussi 3 pièces d’or, et vous en avez 1.
lesson-buildings-1-done = Deux dés et votre comptoir ont donné 4 pièces d’or, le troisième bâtiment 5 points. Désormais, chacun de vos cubes qui part à la caravane donne une carte.

lesson-cards-title = Les cartes
lesson-cards-idea = Une carte a un effet, ou bien on la défausse comme un dé de plus en prenant ou en livrant.
lesson-cards-1-task = Le souk bleu du quartier des tonneaux a trois échoppes, mais le groupe n’a que deux dés. Complétez-le quand même.
lesson-cards-1-hint = Choisissez les tonneaux, livrez et défaussez votre carte : elle compte comme un troisième dé.
lesson-cards-1-none = Vous avez alors deux cubes pour trois échoppes. Votre carte peut être le troisième.
lesson-cards-1-exchange = La carte est jouée, et il manque le troisième cube. Elle vaut plus ici comme dé.
lesson-cards-1-done = Trois cubes avec deux dés : le souk est complet. Ses 4 points valaient plus que la carte.
lesson-cards-2-task = C’est votre dernier tour de la partie, et les chameaux qui restent ne valent rien. Faites-en des points.
lesson-cards-2-hint = Jouez votre carte avant de choisir un groupe, et donnez les quatre chameaux.
lesson-cards-2-fewer = Les chameaux qui restent ne rapportent plus rien. La carte en prend jusqu’à quatre.
lesson-cards-2-gold = L’or non plus ne vaut rien à la fin. Jouez la carte : cela fait 8 points.
lesson-cards-2-done = 8 points. Les cartes à points sont pour la fin : gardez-les jusqu’à ce que vous ayez ce qu’elles demandent.

lesson-week-title = La fin de la semaine
lesson-week-idea = Au bout de sept jours, on décompte les souks complets et la caravane. Puis toutes les échoppes sont vidées.
lesson-week-1-task = C’est le dernier tour de la semaine. Tirez-en le plus de points possible et terminez votre tour.
lesson-week-1-hint = Il manque un cube à votre souk jaune du quartier des coffres. Demain, il sera vide.
lesson-week-1-sacks = Trois cubes compléteraient le souk blanc, pour 3 points. Le jaune en rapporte 6 et serait vidé incomplet.
lesson-week-1-gold = L’or vous reste pour la semaine suivante, pas votre souk jaune : incomplet, il ne rapporte rien et se vide.
lesson-week-1-done = 6 points pour le souk, et un peu pour la caravane. Chameaux, or, cartes et bâtiments vous restent ; les échoppes sont vides.

lesson-two-title = À deux
lesson-two-idea = À deux, le premier joueur agit le premier et le dernier de la journée, et construire est l’un des emplois d’un groupe.
lesson-two-1-hint = Pour construire, peu importe combien de dés a le groupe. Le plus petit suffit.
lesson-two-1-task = Vous commencez cette journée et avez 3 chameaux et 3 pièces d’or. Construisez le caravansérail avec le groupe dont vous vous passez le mieux, et terminez votre action.
lesson-two-1-three = Trois dés seraient partis pour ce qu’un seul fait aussi bien.
lesson-two-1-draw = Une carte maintenant. Le caravansérail en donne une chaque fois qu’un de vos cubes part à la caravane.
lesson-two-1-done = Un dé a suffi. Maintenant l’autre joue une fois, puis c’est de nouveau à vous.
lesson-two-2-task = Votre seconde action de la journée. Envoyez votre propre cube, pour que le caravansérail vous donne une carte.
lesson-two-2-hint = Votre cube est à côté de la case e4. Quel groupe montre un 4 ?
lesson-two-2-draw = Trois dés pour une carte. Par le caravansérail vous en avez une aussi, et 2 points avec.
lesson-two-2-cube = Un cube dans un nouveau souk ne rapporte encore rien. Gardez ce dé pour l’intendant.
lesson-two-2-done = 2 points et une carte, et les prochains cubes feront de même. Qui joue le premier et le dernier de la journée peut préparer deux actions qui vont ensemble.

lesson-plan-title = Un premier plan
lesson-plan-idea = Les premiers chameaux et le premier or deviennent des bâtiments, et un bâtiment sert d’autant plus longtemps qu’il est là tôt.
lesson-plan-1-task = Le premier tour d’une partie : 2 pièces d’or, pas de chameaux. Prenez le groupe qui permet de construire aussitôt, et construisez ce qui vous apportera désormais des chameaux ou de l’or.
lesson-plan-1-hint = Quatre chameaux suffisent pour tout petit bâtiment. Le comptoir ajoute deux pièces quand vous prenez de l’or, l’enclos un chameau quand vous prenez des chameaux.
lesson-plan-1-hammam = Un bon bâtiment pour plus tard. Au début, ce qui donne des chameaux ou de l’or à chaque fois rapporte plus.
lesson-plan-1-end = Vous pouvez déjà payer un bâtiment. Plus il est là tôt, plus il aide longtemps.
lesson-plan-1-gold = Deux pièces d’or de plus et pas de chameaux : on n’en construit rien. D’abord le grand groupe des chameaux.
lesson-plan-1-done = Un bâtiment dès le premier jour aide pendant trois semaines. Épargnez ensuite pour le caravansérail, 3 chameaux et 3 pièces d’or : les joueurs forts l’ont le plus souvent la première semaine.

## La première partie guidée : ce qui compte dans une décision

matter-completes_now = Avec les dés pour { $row_the }, vous pouvez compléter { $souk } : { $points } points à la fin de la semaine.
matter-fills_souk = Les dés pour { $row_the } suffisent pour remplir { $souk } d’un coup : { $points } points à la fin de la semaine.
matter-unfinished =
    Vous avez commencé { $souk }. Il manque encore { $n ->
        [one] un cube
       *[other] { $n } cubes
    }, et un souk incomplet ne rapporte rien.
matter-rival_needs = { $seat } pourrait compléter { $souk } avec les dés pour { $row_the }. Le premier qui prend ce groupe en décide.
matter-pays_building =
    Si vous prenez { $row_key ->
        [camel] les chameaux
       *[other] l’or
    }, vous pourrez aussi payer l’un de ces bâtiments : { $buildings }. { $points ->
        [0] Plus tôt il est là, plus longtemps il aide.
       *[other] Cela fait aussitôt { $points } points.
    }
matter-can_build =
    Vous pouvez déjà payer ceci : { $buildings }. Un bâtiment par tour{ $points ->
        [0] , après votre groupe.
       *[other] , et le prochain rapporte aussitôt { $points } points.
    }
matter-unguarded = Vous n’avez pas de chameau. Si l’intendant arrive à vos cubes dans { $souk }, l’un d’eux doit partir.
matter-souk_at_stake = L’intendant est arrivé devant { $souk }, qui est complet et vaut { $points } points. Un chameau y est bien employé.
matter-cube_may_go = L’intendant est arrivé devant { $souk }, qui n’est pas encore complet. Vous pouvez laisser partir le cube et garder votre chameau.
matter-caravan_place =
    La prochaine place dans la caravane { $points ->
        [0] ne rapporte rien tout de suite, mais compte au décompte de la caravane.
        [one] rapporte aussitôt 1 point.
       *[other] rapporte aussitôt { $points } points.
    } { $n ->
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
matter-reaches_rival =
    L’intendant atteint un cube de { $seat } { $square_on }{ $full ->
        [yes] , dans un souk complet
       *[no] { "" }
    }. { $gold ->
        [0] Cela ne coûte rien.
        [one] Cela coûte une pièce d’or.
       *[other] Cela coûte { $gold } pièces d’or.
    }
matter-more_dice = Vous commencez la journée : chaque pièce d’or ajoute un dé jaune, trois au plus, et vous seul en profitez. Votre or : { $gold }.
matter-one_more_die = Une carte défaussée compte comme un dé de plus. Cela vaut la peine s’il remplit un souk ou paie un bâtiment.
matter-turn_done = Votre groupe est utilisé. Finissez votre tour quand vous voulez.
matter-days_left = Il reste { $n } jours, aujourd’hui compris. Puis on décompte les souks complets et la caravane.
matter-last_day = Le dernier jour de la semaine : un souk qui n’est pas complet ce soir ne rapporte rien.
