import type { Rules } from "./types";

export const rules: Rules = {
  contents: "Sommaire",
  rulings: "Décisions",
  about_rulings:
    "Là où les règles laissent une question ouverte, voici la réponse qui vaut ici. Quand un choix est fermé, la raison nomme la décision.",
  yspahan: {
    aim: "Vous êtes marchands à Ispahan. Pendant trois semaines de sept jours, vous prenez des dés, remplissez les échoppes des souks, chargez la caravane et construisez. Le plus de points gagne.",
    sections: [
      {
        id: "city",
        title: "La ville",
        blocks: [
          "Au milieu de la ville, deux rues se croisent ; l’**intendant** commence au carrefour. Autour s’étendent quatre **quartiers** : sacs, tonneaux, coffres et vases. Chaque quartier a plusieurs **souks**, des groupes d’échoppes d’une même couleur. La plaque d’un souk dit combien de points il vaut.",
          { figure: "city", caption: "La ville : quatre quartiers, les rues, l’intendant avec un anneau d’or." },
          "Chacun commence avec 2 or. Les cartes en main sont secrètes, tout le reste est visible.",
        ],
      },
      {
        id: "day",
        title: "Une journée",
        blocks: [
          "Le premier joueur lance neuf dés blancs (huit à deux joueurs) et peut d’abord y ajouter jusqu’à trois dés jaunes pour 1 or chacun. Les dés égaux forment un groupe. Le groupe le plus bas va à l’étage des chameaux de la **tour**, les suivants aux étages au-dessus, mais le plus haut va toujours à l’étage de l’or. Si tous les dés sont égaux, ils vont à l’étage des chameaux.",
          {
            figure: "tower",
            caption:
              "Les uns sont aux chameaux, les deux aux sacs, les quatre aux tonneaux ; les six, les plus hauts, sont à l’or.",
          },
          "Puis chacun joue dans le sens horaire, le premier joueur d’abord. À votre tour, vous **utilisez un groupe** de dés, puis vous **pouvez construire**. Après le tour du premier joueur, les dés jaunes disparaissent. Le lendemain, c’est le joueur suivant qui commence.",
        ],
      },
      {
        id: "group",
        title: "Utiliser un groupe",
        blocks: [
          "Prenez un groupe de la tour. Il sert à l’une de ces choses :",
          [
            "**Ce que donne son étage.** Chameaux : autant de chameaux que de dés. Or : autant d’or. L’un des quatre étages des quartiers : livrer autant de cubes dans des échoppes de ce quartier.",
            "**L’intendant.** Il avance d’autant de cases que l’indique un dé du groupe.",
            "**Une carte.** Piochez-en une, quel que soit le nombre de dés.",
          ],
          "Pour des chameaux, de l’or ou une livraison, vous pouvez défausser une carte : elle compte comme un dé de plus. S’il ne reste aucun groupe pour vous, piochez une carte.",
        ],
      },
      {
        id: "souks",
        title: "Échoppes et souks",
        blocks: [
          "Une échoppe contient un cube. Un souk qui contient le cube d’un autre vous est fermé. Si vous avez commencé un souk dans le quartier sans le finir, continuez-le avant d’en commencer un autre. Tout cube qui peut être placé doit l’être.",
          { figure: "quarter", caption: "Un souk complet brille d’or : il rapporte à la fin de la semaine." },
        ],
      },
      {
        id: "supervisor",
        title: "L’intendant",
        blocks: [
          "Il avance exactement du nombre indiqué et ne passe jamais deux fois sur la même case. Chaque or payé allonge ou raccourcit son chemin d’une case. Les cubes des échoppes voisines de la case où il s’arrête partent à la **caravane**, les vôtres comme ceux des autres. S’il y en a deux, vous choisissez l’ordre.",
          { figure: "street", caption: "Ici, il touche deux échoppes. Ailleurs c’est une seule, au carrefour aucune." },
          "Le propriétaire d’un tel cube peut payer **1 chameau** : le cube reste alors dans son échoppe, et un cube de la réserve part à sa place.",
        ],
      },
      {
        id: "caravan",
        title: "La caravane",
        blocks: [
          "Les cubes remplissent la caravane place par place, depuis le rang du bas. Une place du rang du bas donne aussitôt 2 points, au milieu 1, en haut aucun.",
          "On décompte la caravane quand elle est pleine et à la fin de chaque semaine : chacun multiplie le nombre de ses cubes par le rang le plus haut (1, 2 ou 3) où il en a un. Une caravane pleine est vidée ; en fin de semaine, elle reste en place.",
          { figure: "caravan", caption: "Rouge a trois cubes, le plus haut au rang 2 : 6 points." },
        ],
      },
      {
        id: "buildings",
        title: "Bâtiments",
        blocks: [
          "À la fin de votre tour, vous pouvez construire l’un de six bâtiments. Le troisième, le quatrième et le cinquième donnent 5 points chacun, le sixième 10.",
          { figure: "buildings", caption: "Le coût des bâtiments." },
          [
            "**Enclos** : un chameau de plus quand vous prenez des chameaux à la tour.",
            "**Comptoir** : deux or de plus quand vous prenez de l’or à la tour.",
            "**Hammam** : le chemin de l’intendant change de trois cases au plus, sans or.",
            "**Caravansérail** : piochez une carte pour chacun de vos cubes qui part à la caravane.",
            "**Bazar** : deux points de plus par souk complet en fin de semaine.",
            "**Palan** : un cube de plus à chaque livraison depuis la tour.",
          ],
        ],
      },
      {
        id: "cards",
        title: "Cartes",
        blocks: [
          "Il y en a neuf sortes, deux cartes de chaque. À votre tour, jouez-en autant que vous voulez : avant le lancer, avant de choisir un groupe ou après l’avoir utilisé.",
          { figure: "cards", caption: "Les neuf sortes de cartes." },
          "Échangez des chameaux contre de l’or ou de l’or contre des chameaux, un pour un. Donnez 1 à 4 chameaux pour 2 points chacun, ou 1 à 10 or pour 1 point chacun. Construisez sans payer de chameaux, ou sans payer d’or.",
        ],
      },
      {
        id: "week",
        title: "Fin de semaine et fin de partie",
        blocks: [
          "Après le septième jour, chaque souk complet donne les points de sa plaque, et toutes les échoppes sont vidées. On décompte la caravane. L’intendant revient au carrefour. Après la troisième semaine, le plus de points gagne ; à égalité, on partage la victoire.",
          "Le tout dernier jour, à quatre, celui qui a le moins de points joue en premier, puis le suivant. À deux, celui qui a moins de points commence.",
        ],
      },
      {
        id: "two",
        title: "À deux joueurs",
        blocks: [
          "Une journée a trois tours : le premier joueur, l’autre, encore le premier. Les dés jaunes sont au premier joueur toute la journée ; l’autre ne reçoit que les dés blancs d’un groupe. On ne construit pas en fin de tour : **construire est un autre usage d’un groupe**.",
        ],
      },
    ],
    rulings: {
      Y1: "Le premier joueur peut jouer des cartes avant le lancer.",
      Y2: "Les cartes se jouent à son propre tour : avant le lancer, avant de choisir un groupe, après l’avoir utilisé, après avoir construit ; jamais au milieu d’une action. Qui est sollicité pour un chameau au tour d’un autre ne joue pas de cartes. Les cartes de construction vont avec un bâtiment.",
      Y3: "Une carte ne compte comme dé que pour les chameaux, l’or et les livraisons, pas pour piocher, pour l’intendant ou pour construire.",
      Y4: "On peut défausser une carte comme dé et jouer des cartes dans le même tour.",
      Y5: "Tous les cubes qui peuvent être livrés doivent l’être, ceux du palan et de la carte aussi.",
      Y6: "Là où aucune échoppe n’accepte de cube, on ne peut pas livrer ; restent l’intendant et une carte.",
      Y7: "Avec deux souks inachevés dans un quartier, on peut continuer l’un ou l’autre. Un souk qui a perdu tous ses cubes est de nouveau libre.",
      Y8: "Chameaux, or et cubes ne manquent jamais.",
      Y10: "Le carrefour est une case. La distance est exacte : dans une impasse, rien n’est perdu en route.",
      Y11: "Un chemin de zéro case est permis s’il est payé, et renvoie les cubes qui s’y trouvent.",
      Y12: "Un chemin coûte en or la différence avec le dé, jusqu’à 3 de moins avec un hammam.",
      Y13: "Tout propriétaire peut payer un chameau, même celui qui déplace l’intendant.",
      Y14: "Deux cubes partent l’un après l’autre : le second propriétaire sait ce qu’est devenu le premier.",
      Y15: "Un cube qui part de la réserve pour un chameau donne aussi la carte du caravansérail, au tour de n’importe qui.",
      Y16: "Quand un cube remplit la caravane : d’abord ses points, puis la carte du caravansérail, puis le décompte. Le cube suivant prend la première place. De même avec la carte qui met un cube sur la caravane.",
      Y17: "On pioche une seule carte, quel que soit le nombre de dés.",
      Y18: "Quand la pioche est vide, la défausse devient la pioche. S’il n’y a ni l’une ni l’autre, on ne pioche pas : la carte d’un caravansérail est perdue, et piocher ne peut pas être choisi.",
      Y19: "Un bâtiment par tour ; une carte de construction ou les deux dispensent de leur part du coût. Une carte qui ne dispenserait de rien ne peut pas être jouée. Dans la variante avec bâtiments en plus (3 ou 4 joueurs), chaque carte est à elle seule un bâtiment de plus.",
      Y20: "Un échange va dans un seul sens et porte au moins sur un.",
      Y21: "Les cartes à points prennent au moins un chameau ou un or.",
      Y22: "La carte qui met un cube dans un souk suit dans chaque quartier les règles de livraison.",
      Y23: "Le bazar compte les souks complets à la fin de la semaine en question.",
      Y25: "Qui ne peut prendre aucun groupe pioche une carte.",
      Y26: "À deux : une carte comme dé avec chaque groupe.",
      Y27: "À deux : tout groupe que l’on peut prendre sert à construire ; les cartes de construction s’y ajoutent.",
      Y29: "L’ordre du dernier jour est fixé avant ses cartes et ses dés.",
      Y30: "Seules les cartes en main sont cachées.",
    },
  },
  basari: {
    aim: "Faites le tour de la cour du bazar, amassez des gemmes et marchandez ce que deux d’entre vous convoitent. Après le troisième décompte, le plus de points gagne.",
    sections: [
      {
        id: "court",
        title: "La cour",
        blocks: [
          "La cour a 34 arches. Chacune montre des points et quelques gemmes. Il y a 25 gemmes par couleur ; le rouge vaut le plus, puis le jaune, le vert et le bleu. Chacun en reçoit trois par couleur, et toutes les gemmes sont visibles.",
          {
            figure: "court",
            caption: "Les pions vont dans le sens horaire ; un disque marque le début de leur chemin.",
          },
          "Dans un ordre tiré au sort, chacun pose pion et disque sur une arche libre de son choix.",
        ],
      },
      {
        id: "round",
        title: "Une manche",
        blocks: [
          "D’abord, chacun lance un dé et avance d’autant dans le sens horaire. Puis chacun choisit **en secret** l’une de trois actions, et toutes sont révélées ensemble.",
          { figure: "actions", caption: "Les trois actions." },
          [
            "**Dé** : relancez, avancez d’autant et marquez 6 moins le nombre obtenu.",
            "**Points** : marquez le nombre de votre arche.",
            "**Gemmes** : prenez les gemmes de votre arche, tant que la réserve en a.",
          ],
          { figure: "archway", caption: "Chaque arche porte des points en haut et des gemmes dessous." },
          "Les actions se suivent dans cet ordre : dé, points, gemmes. Seul à avoir choisi une action, vous l’obtenez. Si vous êtes **deux**, vous marchandez. À **trois ou quatre**, personne ne l’obtient.",
        ],
      },
      {
        id: "barter",
        title: "Marchander",
        blocks: [
          "Celui qui a le plus de points ouvre ; à égalité, le plus haut dé décide. Il offre quelques-unes de ses gemmes. L’autre **accepte** : il prend les gemmes et laisse l’action ; ou bien il fait une **offre plus haute**, que le premier peut accepter ou surenchérir à son tour.",
          {
            figure: "barter",
            caption:
              "Deux joueurs ont choisi les gemmes. L’un offre une jaune et une bleue ; l’autre accepte ou offre plus.",
          },
          "Une offre est plus haute si elle a plus de gemmes, ou autant et plus de rouges ; ensuite comptent les jaunes, les vertes, les bleues. Qui ne peut pas offrir plus doit accepter. Celui qui ouvre peut aussi ne rien offrir : l’autre a alors l’action gratuitement.",
        ],
      },
      {
        id: "scoring",
        title: "Décompte",
        blocks: [
          "Quand un pion a atteint ou dépassé son disque, il y a un décompte à la fin de la manche. Chacun de ces pions rapporte **10 points**. Puis, pour chaque couleur, marque celui qui a le plus de gemmes :",
          { figure: "colours", caption: "Points pour le plus de gemmes d’une couleur." },
          "Si plusieurs en ont le plus, ils partagent, arrondi à l’inférieur. Qui mène seul rend 3 gemmes de cette couleur à la réserve ; ceux qui partagent en rendent 2 chacun. Puis tous les disques vont sous leurs pions.",
        ],
      },
      {
        id: "end",
        title: "La fin",
        blocks: [
          "Le troisième décompte termine la partie. Le plus de points gagne. À égalité comptent plus de gemmes, puis plus de rouges, de jaunes, de vertes et de bleues.",
        ],
      },
    ],
    rulings: {
      B1: "L’ordre dans lequel on choisit les arches de départ est tiré au sort.",
      B2: "Deux pions ne partent pas de la même arche, sauf si la table est réglée ainsi.",
      B3: "Les choix sont secrets jusqu’à ce que chacun ait choisi, et ne peuvent plus être repris ensuite.",
      B4: "Les actions se suivent dans l’ordre dé, points, gemmes.",
      B5: "Une action est entièrement terminée avant que la suivante commence.",
      B6: "Qui ouvre dépend des points au moment où le marchandage commence.",
      B7: "On ne peut offrir que des gemmes que l’on possède.",
      B8: "À égalité, les deux lancent jusqu’à ce que les dés diffèrent ; le plus haut ouvre.",
      B9: "Qui n’a pas de gemmes ouvre sans rien offrir. Qui ne peut pas offrir plus ne peut qu’accepter.",
      B10: "On ne peut pas renoncer à une action obtenue.",
      B11: "S’il manque des gemmes d’une couleur à la réserve, on prend ce qu’il y a.",
      B12: "Une couleur que personne n’a ne rapporte rien.",
      B13: "Les 10 points sont donnés une fois par décompte, si loin que soit allé le pion. Puis chaque chemin recommence.",
      B14: "Atteindre le disque compte au premier pas comme pendant l’action.",
      B15: "L’action du dé ne change ni l’arche ni l’action d’un autre.",
      B16: "On compare les gemmes après les restitutions du dernier décompte. Qui est à égalité en tout partage la victoire.",
    },
  },
};
