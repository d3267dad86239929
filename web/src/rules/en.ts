import type { Rules } from "./types";

export const rules: Rules = {
  contents: "Contents",
  rulings: "Rulings",
  about_rulings:
    "Where rulebooks leave a question open, these are the answers that are played here. When an option is closed, the reason names the ruling.",
  yspahan: {
    aim: "You are merchants in Isfahan. For three weeks of seven days you take dice, fill the shops of the souks with goods, load the caravan and put up buildings. Most points win.",
    sections: [
      {
        id: "city",
        title: "The city",
        blocks: [
          "Two streets cross in the middle of the city, and the **supervisor** starts on the crossing. Around them lie four **quarters**: sacks, barrels, chests and vases. Each quarter has several **souks**, that is groups of shops of one colour. The plaque of a souk says how many points it is worth.",
          { figure: "city", caption: "The city: four quarters, the streets, the supervisor with a golden ring." },
          "Everybody begins with 2 gold. Cards in hand are secret; everything else lies open.",
        ],
      },
      {
        id: "day",
        title: "A day",
        blocks: [
          "The start player rolls nine white dice (eight with two players) and may first add up to three yellow dice for 1 gold each. Dice with the same number form a group. The lowest group goes to the camel row of the **tower**, the next ones to the rows above it, but the highest group always goes to the gold row. If all dice are equal, they lie on the camel row.",
          {
            figure: "tower",
            caption:
              "Ones lie on the camel row, twos on sacks, fours on barrels; the sixes are highest and lie on gold.",
          },
          "Then everybody has a turn, clockwise from the start player. In your turn you **use one group** of dice, then you **may build**. After the start player's turn the yellow dice are gone. On the next day the next player starts.",
        ],
      },
      {
        id: "group",
        title: "Using a group",
        blocks: [
          "Take a group from the tower. It is good for one of these:",
          [
            "**Goods of its row.** Camel row: as many camels as there are dice. Gold row: as much gold. One of the four rows of a quarter: deliver as many cubes into shops of that quarter.",
            "**The supervisor.** He moves as many squares as one die of the group shows.",
            "**A card.** Draw one, however many dice the group has.",
          ],
          "With camels, gold or a delivery you may discard one card from your hand: it counts as one more die. If no group is left for you, draw a card.",
        ],
      },
      {
        id: "souks",
        title: "Shops and souks",
        blocks: [
          "A shop holds one cube. A souk that holds somebody else's cube is closed to you. If you have begun a souk in the quarter and not finished it, go on there before you begin another. Every cube that can be placed has to be.",
          { figure: "quarter", caption: "A complete souk shines golden: its owner scores it at the end of the week." },
        ],
      },
      {
        id: "supervisor",
        title: "The supervisor",
        blocks: [
          "He walks exactly as far as the die says and never steps on a square twice. Each gold you pay makes his way one square longer or shorter. Cubes in the shops next to the square where he stops are sent to the **caravan**, yours and those of others. If there are two, you choose which goes first.",
          { figure: "street", caption: "Here he touches two shops. Elsewhere it is one, on the crossing none." },
          "Whoever owns such a cube may pay **1 camel**: then it stays in its shop, and a cube from the supply goes to the caravan instead.",
        ],
      },
      {
        id: "caravan",
        title: "The caravan",
        blocks: [
          "Cubes fill the caravan place by place, from the bottom row up. A place in the bottom row gives 2 points at once, in the middle row 1, in the top row none.",
          "The caravan is scored when it is full, and at the end of each week: everybody multiplies the number of their cubes by the highest row (1, 2 or 3) where they have one. A full caravan is emptied; at a week's end it stays as it is.",
          { figure: "caravan", caption: "Red has three cubes, the highest in row 2: 6 points." },
        ],
      },
      {
        id: "buildings",
        title: "Buildings",
        blocks: [
          "At the end of your turn you may put up one of six buildings. Your third, fourth and fifth give 5 points each, the sixth 10.",
          { figure: "buildings", caption: "What buildings cost." },
          [
            "**Paddock**: one more camel whenever you take camels from the tower.",
            "**Office**: two more gold whenever you take gold from the tower.",
            "**Hammam**: the supervisor's way changes by up to three squares without gold.",
            "**Caravanserai**: draw a card for each of your cubes that goes to the caravan.",
            "**Bazaar**: two more points for each complete souk at a week's end.",
            "**Hoist**: one more cube with each delivery from the tower.",
          ],
        ],
      },
      {
        id: "cards",
        title: "Cards",
        blocks: [
          "There are nine kinds, two cards of each. Play as many as you like in your turn: before the roll, before you choose a group, or after you have used it.",
          { figure: "cards", caption: "The nine kinds of cards." },
          "Trade camels for gold or gold for camels, one for one. Give 1 to 4 camels for 2 points each, or 1 to 10 gold for 1 point each. Build without paying camels, or without paying gold.",
        ],
      },
      {
        id: "week",
        title: "Week's end and game's end",
        blocks: [
          "After the seventh day every complete souk gives its owner the points of its plaque, and all shops are emptied. The caravan is scored. The supervisor returns to the crossing. After the third week most points win; equals share the victory.",
          "On the very last day with four players, whoever has fewest points plays first, then the next. With two, the one with fewer points starts.",
        ],
      },
      {
        id: "two",
        title: "Two players",
        blocks: [
          "A day has three turns: the start player, the other, the start player again. Yellow dice are the start player's all day; the other one gets only the white dice of a group. Nobody builds at the end of a turn: **building is one more way to use a group**.",
        ],
      },
    ],
    rulings: {
      Y1: "The start player may play cards before the roll.",
      Y2: "Cards are played in your own turn: before the roll, before you choose a group, after you have used it, after building; never in the middle of something. Whoever is asked for a camel in another's turn plays no cards. Building cards go only with a building.",
      Y3: "A card counts as a die only with camels, gold and deliveries, not with a drawn card, the supervisor or a building.",
      Y4: "You may discard a card for a die and play cards in the same turn.",
      Y5: "All cubes that can be delivered must be, those of hoist and card too.",
      Y6: "Where no shop takes a cube, you cannot deliver; the supervisor and a card are still open.",
      Y7: "With two unfinished souks in a quarter you may go on in either. A souk that has lost all its cubes is free again.",
      Y8: "Camels, gold and cubes never run out.",
      Y10: "The crossing is a square. The distance is exact: in a dead end nothing is left over.",
      Y11: "A way of no squares is allowed if it is paid for, and sends the cubes there again.",
      Y12: "A way costs the difference to the die in gold, with a hammam up to 3 less.",
      Y13: "Every owner may pay a camel, the one who moves the supervisor too.",
      Y14: "Two cubes go one after the other: the second owner knows what became of the first.",
      Y15: "A cube that goes from the supply for a camel also brings the caravanserai's card, in anybody's turn.",
      Y16: "When a cube fills the caravan: first its points, then the caravanserai's card, then the scoring. The next cube takes the first place. It is the same with the card for a cube onto the caravan.",
      Y17: "You draw one card, however many dice the group has.",
      Y18: "When the deck is empty, the discards become the deck. While there are neither, nothing is drawn: a caravanserai's card is lost, and drawing cannot be chosen.",
      Y19: "One building a turn; one or both building cards waive their part of its cost. A card that would waive nothing cannot be played. In the variant with extra buildings (3 or 4 players) each card is one more building by itself.",
      Y20: "A trade has one direction and moves at least one.",
      Y21: "The cards for points take at least one camel or gold.",
      Y22: "The card for a cube into a souk follows the rules of delivery in each quarter.",
      Y23: "The bazaar counts the souks that are complete at that week's end.",
      Y25: "Without a group to take, a player draws a card.",
      Y26: "Two players: one card for a die with each group.",
      Y27: "Two players: any group that you may take can be used to build; building cards go with it.",
      Y29: "The order of the last day is fixed before its cards and dice.",
      Y30: "Only the cards in hand are hidden.",
    },
  },
  basari: {
    aim: "Walk round the courtyard of the bazaar, gather gems and barter for what two of you want. After the third scoring most points win.",
    sections: [
      {
        id: "court",
        title: "The courtyard",
        blocks: [
          "The courtyard has 34 archways. Each shows a number of points and some gems. There are 25 gems of each colour; red is worth most, then yellow, green and blue. Everybody gets three of each colour, and all gems lie open.",
          { figure: "court", caption: "Pawns walk clockwise; a disc marks where each way began." },
          "In a random order everybody puts pawn and disc on an archway of their choice that is still free.",
        ],
      },
      {
        id: "round",
        title: "A round",
        blocks: [
          "First everybody rolls a die and moves that far clockwise. Then everybody chooses one of three actions **in secret**, and all are revealed together.",
          { figure: "actions", caption: "The three actions." },
          [
            "**Roll**: roll again, move that far, and score 6 less the number rolled.",
            "**Points**: score the number of your archway.",
            "**Gems**: take the gems of your archway, as far as the supply has them.",
          ],
          { figure: "archway", caption: "Each archway has points on top and gems below." },
          "The actions take place in this order: roll, points, gems. If you alone chose an action, you have it. If **two** chose it, they barter. If **three or four** did, nobody gets it.",
        ],
      },
      {
        id: "barter",
        title: "Bartering",
        blocks: [
          "Whoever has the higher score opens; with equal scores the higher die decides. The opener offers some of their gems. The other one either **accepts**: takes the gems and leaves the action; or makes a **greater offer**, which the first may accept or raise in turn.",
          {
            figure: "barter",
            caption: "Two chose gems. One offers a yellow and a blue one; the other accepts or offers more.",
          },
          "An offer is greater if it has more gems, or as many and more red ones; then yellow, green, blue count. Whoever cannot make a greater offer has to accept. The opener may also offer nothing: then the other one has the action for free.",
        ],
      },
      {
        id: "scoring",
        title: "Scoring",
        blocks: [
          "When a pawn has come round to its disc or passed it, there is a scoring at the end of the round. Each such pawn brings **10 points**. Then whoever has most gems of a colour scores for it:",
          { figure: "colours", caption: "Points for most gems of a colour." },
          "If several have most, they share the points, rounded down. Whoever leads a colour alone gives 3 gems of it back to the supply; those who share give 2 each. Then all discs go under their pawns.",
        ],
      },
      {
        id: "end",
        title: "The end",
        blocks: [
          "The third scoring ends the game. Most points win. With equal points it is more gems, then more red, yellow, green and blue ones.",
        ],
      },
    ],
    rulings: {
      B1: "The order in which start archways are chosen is drawn at random.",
      B2: "Two pawns do not start on the same archway, unless the table is set up that way.",
      B3: "Choices are secret until everybody has chosen, and cannot be taken back after that.",
      B4: "Actions take place in the order roll, points, gems.",
      B5: "One action is finished completely before the next one begins.",
      B6: "Who opens is decided by the scores at the moment when the barter begins.",
      B7: "You can offer only gems that you have in hand.",
      B8: "With equal scores both roll until the dice differ; the higher one opens.",
      B9: "Whoever has no gems opens with nothing. Whoever has no greater offer can only accept.",
      B10: "An action that you have cannot be waived.",
      B11: "If the supply lacks gems of a colour, you take what is there.",
      B12: "A colour that nobody has scores nothing.",
      B13: "The 10 points are given once in a scoring, however far the pawn went. Then every way begins anew.",
      B14: "Reaching the disc counts in the first step as well as in the action.",
      B15: "The roll action changes nobody else's archway or action.",
      B16: "Gems are compared after those of the last scoring have been given back. Whoever is equal in everything shares the victory.",
    },
  },
};
