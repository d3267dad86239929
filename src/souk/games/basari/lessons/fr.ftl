lesson-move-title = Lancer, avancer, choisir
lesson-move-idea = Tous les pions avancent d’autant que montre leur dé. Cela ne rapporte encore rien : chacun choisit ensuite l’une de trois actions, et l’arche dit ce que valent deux d’entre elles.
lesson-move-1-task = Votre pion est arrivé sur une arche de 7 points et deux gemmes. Choisissez l’action qui convient le mieux.
lesson-move-1-hint = 7 est le nombre le plus haut qu’une arche puisse avoir. L’action « points » vous le donne.
lesson-move-1-gems = Il n’y a ici que deux gemmes, et aucune arche n’a plus de points. Prenez les points.
lesson-move-1-roll = Le dé donne 6 moins le nombre obtenu, donc 5 au mieux. Ici, 7 sont assurés.
lesson-move-1-done = Si personne d’autre n’a choisi les points, vous en marquez 7. Une arche porte ses points en haut et ses gemmes dessous.
lesson-move-2-task = Vous êtes maintenant sur 4 points et trois gemmes rouges. Quelle action convient ici ?
lesson-move-2-hint = Les gemmes rouges valent le plus, et aucune autre arche n’en a trois.
lesson-move-2-points = Aucune arche n’a moins de 4 points. Les trois gemmes rouges valent plus.
lesson-move-2-roll = Le dé peut donner 5 points, mais aussi aucun. Prenez ce qu’il y a ici.
lesson-move-2-done = Trois gemmes rouges : vous en avez ainsi le plus, et cela vaut 14 points à un décompte.

lesson-secret-title = Le choix secret
lesson-secret-idea = Seul à avoir choisi une action, on l’obtient. À deux, on marchande. À trois ou quatre, personne n’obtient rien.
lesson-secret-1-task = Les trois pions sont sur 7 points. Que choisiront les autres ? Trouvez une action que vous serez seul à choisir et qui rapporte à coup sûr.
lesson-secret-1-hint = Sept points tentent tout le monde. Votre arche a aussi une gemme rouge et une verte.
lesson-secret-1-points = Tous les trois choisissent les points, et personne n’en obtient. Cherchez ce que les autres ne veulent pas.
lesson-secret-1-roll = Le dé aussi, vous l’auriez pour vous seul. Mais il donne 2 ou 3 points en moyenne, et aucun avec un 6. Les gemmes sont sûres.
lesson-secret-1-done = Les deux autres ont choisi les points et doivent marchander. Vous obtenez vos gemmes sans rien payer.

lesson-barter-title = Marchander
lesson-barter-idea = Deux joueurs qui ont choisi la même action marchandent. Celui qui a le plus de points ouvre par une offre ; qui accepte prend les gemmes, l’autre a l’action.
lesson-barter-1-task = Un autre et vous avez choisi les points. Votre arche en vaut 7, et vous ouvrez. Offrez le moins possible.
lesson-barter-1-hint = La plus petite offre est une seule gemme de la couleur la moins chère.
lesson-barter-1-nothing = Si vous n’offrez rien, l’autre a l’action gratuitement, et vous n’avez rien.
lesson-barter-1-dearer = C’est plus cher qu’il ne faut : le bleu est la couleur la moins chère. Commencez bas, vous pourrez toujours offrir plus.
lesson-barter-1-done = L’autre accepte la gemme bleue, et vous marquez 7 points. Commencez bas : une offre peut monter, pas descendre.
lesson-barter-2-task = Encore des points, 6 pour vous, et un décompte peut venir. En rouge, en jaune et en bleu, vous menez d’une gemme. Offrez une seule gemme qui ne vous coûte aucune majorité.
lesson-barter-2-hint = Regardez le vert : un autre y est loin devant, une gemme verte ne vous coûte donc rien à un décompte.
lesson-barter-2-nothing = Si vous n’offrez rien, l’autre a les points gratuitement. Il y a une gemme dont vous pouvez vous passer.
lesson-barter-2-lead = Si l’autre prend cette gemme, vous ne menez plus dans cette couleur, et cela vaut plus que 6 points. Dans quelle couleur ne menez-vous pas de toute façon ?
lesson-barter-2-done = 6 points pour une gemme verte, et vos trois majorités tiennent toujours. Offrez ce dont vous pouvez vous passer, pas le moins cher.

lesson-raise-title = Surenchérir
lesson-raise-idea = Plus de gemmes battent moins de gemmes. À nombre égal, plus de rouges l’emportent, puis de jaunes, de vertes et de bleues.
lesson-raise-1-task = Votre arche a trois gemmes rouges, et l’autre vous en offre une verte. Surenchérissez d’une seule gemme, mais pas d’une rouge.
lesson-raise-1-hint = Autant de gemmes font une offre plus haute si la couleur est plus haute. Qu’y a-t-il entre le vert et le rouge ?
lesson-raise-1-accept = Vous avez alors une gemme verte, et l’autre prend celles de son arche. Vos trois rouges valent plus.
lesson-raise-1-red = C’est plus haut, mais les rouges, vous voulez les amasser. Une jaune suffit.
lesson-raise-1-two = Deux gemmes en battent toujours une, mais c’est une de plus qu’il ne faut.
lesson-raise-1-done = L’autre cède : une gemme jaune part, trois rouges arrivent.

lesson-give_in-title = Quand céder
lesson-give_in-idea = Qui accepte est payé. Souvent, les gemmes offertes valent plus que l’action.
lesson-give_in-1-task = Votre arche vaut 4 points. L’autre mène en rouge et vous offre une gemme rouge. Un décompte est proche. Que faites-vous ?
lesson-give_in-1-hint = Comptez les gemmes rouges avant et après : vous en avez 4, l’autre 5.
lesson-give_in-1-raise = Vous paieriez deux gemmes pour 4 points, et l’autre resterait en tête en rouge, ce qui en vaut 14.
lesson-give_in-1-done = Vous avez maintenant cinq gemmes rouges, et l’autre quatre. Vous avez échangé 4 points contre une chance d’en avoir 14.

lesson-let_go-title = Ne rien offrir
lesson-let_go-idea = Celui qui ouvre peut ne rien offrir : l’autre a l’action, et vous gardez vos gemmes.
lesson-let_go-1-task = Vous menez d’une gemme dans chaque couleur, et il y aura un décompte après cette manche. On marchande 4 points. Ouvrez sans perdre une majorité.
lesson-let_go-1-hint = Chaque gemme offerte vous coûte une majorité. Vous pouvez aussi laisser l’action.
lesson-let_go-1-lead = Si l’autre prend cette gemme, vous ne menez plus seul dans cette couleur. Cela coûte plus de 4 points.
lesson-let_go-1-done = L’autre prend 4 points, et vous gardez vos quatre majorités : 44 points au décompte.

lesson-colours-title = Le plus d’une couleur
lesson-colours-idea = À un décompte, qui a le plus de gemmes d’une couleur marque : rouge 14, jaune 12, vert 10, bleu 8. À égalité, on partage.
lesson-colours-1-task = Un autre a atteint son disque : il y aura un décompte après cette manche. Vous avez 3 gemmes rouges, les autres 4 et 2. Choisissez ce qui rapporte le plus maintenant.
lesson-colours-1-hint = Votre arche a deux gemmes rouges et une jaune. Comptez ce que vous auriez alors.
lesson-colours-1-points = 5 points, c’est bien. Mais avec deux gemmes rouges de plus, vous menez en rouge, et cela fait 14.
lesson-colours-1-roll = Le dé donne 5 au mieux. Les gemmes décident maintenant de 14 points.
lesson-colours-1-done = Cinq gemmes rouges contre quatre : 14 points. Et avec la jaune, vous partagez même la tête en jaune. Ceux qui mènent rendent ensuite des gemmes à la réserve.

lesson-lap-title = Le tour de la cour
lesson-lap-idea = Quand un pion atteint son disque, il y a un décompte à la fin de la manche, et chacun de ces pions rapporte 10 points. Le troisième décompte termine la partie.
lesson-lap-1-task = Il manque deux pas à votre pion, vous menez en rouge, en jaune et en bleu, et le troisième décompte termine la partie. Quelle action peut vous amener au disque ?
lesson-lap-1-hint = L’une des trois actions fait avancer votre pion encore une fois.
lesson-lap-1-points = 4 points, mais aucun pas. Vous menez maintenant dans trois couleurs ; à la prochaine manche, ce sera peut-être fini.
lesson-lap-1-gems = Plus de gemmes, c’est bien, mais vous menez déjà. Provoquez le décompte tant qu’il vous arrange.
lesson-lap-1-done = Un 3 : vous atteignez le disque. Cela fait 3 points pour le dé, 10 pour le tour et 34 pour trois couleurs : vous gagnez. C’est vous qui avez choisi le moment.

## La première partie guidée : ce qui compte dans une décision

matter-scoring_now =
    { $last ->
        [yes] Après cette manche vient le dernier décompte : compte qui a le plus de gemmes d’une couleur. Ensuite, la partie est finie.
       *[no] Il y a un décompte après cette manche : compte qui a le plus de gemmes d’une couleur.
    }
matter-roll_finishes =
    Il vous reste { $n ->
        [one] une arche
       *[other] { $n } arches
    } à parcourir. Le dé peut vous mener à votre disque : 10 points, et l’on décompte.
matter-scoring_near =
    Il ne reste à { $seat } { $n ->
        [one] qu’une arche
       *[other] que { $n } arches
    } à parcourir : le décompte peut venir bientôt.
matter-gems_lead = Avec les gemmes d’ici ({ $gems }), vous auriez le plus de { $colour_many } : { $points } points au décompte.
matter-points_here = Votre arche vaut { $points } points. Le dé en rapporte 2 ou 3 en moyenne, 5 au plus.
matter-same_wish =
    { $seats } { $seats_count ->
        [one] se trouve sur 6 points ou plus et les veut peut-être. Qui choisit seul une action l’obtient pour rien.
       *[other] se trouvent sur 6 points ou plus et les veulent peut-être. Qui choisit seul une action l’obtient pour rien.
    }
matter-leads = Vous seul avez le plus de gemmes en { $colours }. Gardez-les.
matter-points_at_stake = Vous marchandez les points d’une arche : { $points } pour vous, { $n } pour { $seat }.
matter-action_at_stake =
    { $action_key ->
        [roll] Vous marchandez le dé : 0 à 5 points, et autant de pas qu’il indique.
       *[other] Vous marchandez des gemmes : qui obtient l’action prend celles de sa propre arche.
    }
matter-you_open = Vous ouvrez. Commencez par peu : vous pourrez toujours offrir plus. Si vous n’offrez rien, l’action est perdue.
matter-deal_brings =
    Si l’on décomptait les couleurs après cet échange, accepter vous donnerait { $points ->
        [one] 1 point
       *[other] { $points } points
    } de plus.
matter-spare = Vous pouvez céder une gemme sans perdre de majorité en { $colours }.
