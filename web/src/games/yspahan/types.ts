// Written by `python -m tools.typescript` from Python: do not edit.

export type Building = "paddock" | "office" | "hammam" | "caravanserai" | "bazaar" | "hoist";
export type Card = "exchange" | "three_camels" | "three_gold" | "cube_to_souk" | "cube_to_caravan" | "camels_for_points" | "gold_for_points" | "build_no_camels" | "build_no_gold";
export type Goods = "camels" | "gold";
export type Problem = "due" | "cards_mode" | "only_when_over" | "weeks" | "before_start" | "order_seats" | "clockwise" | "order_length" | "turn" | "building_points" | "empty_deck" | "has_built" | "caravan_places" | "caravan_full" | "no_group" | "needs_group" | "before_roll" | "first_turn_rolls" | "rolled" | "white_dice" | "yellow_dice" | "group_dice" | "yellow_leave" | "values_rise" | "two_cards" | "two_owners";
export type Quarter = "sack" | "barrel" | "chest" | "vase";
export type Row = "camel" | "sack" | "barrel" | "chest" | "vase" | "gold";
export type Source = "souks" | "bazaar" | "caravan_places" | "caravan_scorings" | "buildings" | "cards";
export type Use = "take" | "deliver" | "supervisor" | "draw";
export type Move = Buy | Choose | UseGroup | Pass | Bonus | ChooseShop | ChooseSquare | Camel | Give | Play | Build | End;
export type Outcome = StartSeat | Die | DrawnCard;
export type AnyEvent = Points | Over | Start | Day | Bought | DieRolled | Tower | Chosen | NoGroup | BonusDie | Camels | Gold | Placed | SoukComplete | SupervisorMoved | CubeOrder | CamelPaid | Sent | Loaded | CaravanScored | WeekScored | DrawsCard | Drawn | DrawLost | Reshuffled | Played | Given | Built | TurnEnded;
export type AnyRemark = Dice | Cost | Reach | SoukAfter | Gets;
export type AnyReason = NotYourDecision | NoSuchMove | DecisionsEnd | DecideFirst | CardWindows | BuildWithGroup | BuildAfterGroup | FullPriceAfterGroup | GroupIsMandatory | BonusOnlyForGoods | DiceCost | OnlyYellowDice | EmptyRow | ChooseGroup | DrawInstead | NoCardLeft | OnlyGoodsAreTaken | NothingToDeliver | NoShopOpen | NoShopAnywhere | NoCubeThere | OtherQuarter | ShopTaken | ForeignSouk | UnfinishedSouk | SquareCost | NotHeld | NeitherHeld | CardTakes | ExchangeHas | NothingToExchange | NothingToGive | AlreadyBuilt | OneCardEach | WaivesNothing | OneBuilding | ShortOf | PositionProblem;
export type AnyConsequence = KeepsCube | GuardsCubes | CompletesSouk | ReachesSouk | MeetsCube | LeavesNoDice | ScoresBuilding;
export type AnyMatter = CompletesNow | FillsSouk | Unfinished | RivalNeeds | PaysBuilding | CanBuild | Unguarded | SoukAtStake | CubeMayGo | CaravanPlace | ReachesRival | MoreDice | OneMoreDie | TurnDone | DaysLeft | LastDay;

/** The seat has that building. */
export interface AlreadyBuilt {
  code: "already_built";
  ruling?: string;
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
}

/** Discard a card for one more die, or none. */
export interface Bonus {
  kind: "bonus";
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold" | "none";
}

/** A card is discarded for one more die. */
export interface BonusDie {
  type: "bonus_die";
  only?: number | null;
  seat: number;
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** A card counts as a die only when taking or delivering. */
export interface BonusOnlyForGoods {
  code: "bonus_only_for_goods";
  ruling?: string;
}

/** The start player adds yellow dice, or none, and rolls. */
export interface Bought {
  type: "bought";
  only?: number | null;
  seat: number;
  dice: number;
}

/** Build, with no, one or both building cards. */
export interface Build {
  kind: "build";
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
  without: ("camels" | "gold")[];
}

/** Building is step B, after the group has been used. */
export interface BuildAfterGroup {
  code: "build_after_group";
  ruling?: string;
}

/** With two players building is a use of a chosen group. */
export interface BuildWithGroup {
  code: "build_with_group";
  ruling?: string;
}

/** A building is put up, for so many camels and gold, by these cards. */
export interface Built {
  type: "built";
  only?: number | null;
  seat: number;
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
  camels: number;
  gold: number;
  cards: ("build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold")[];
}

/** Add so many yellow dice, and roll. */
export interface Buy {
  kind: "buy";
  dice: number;
}

/** Let the cube go, or keep it for a camel. */
export interface Camel {
  kind: "camel";
  answer: "keep" | "send";
}

/** A cube stays in its shop for a camel. */
export interface CamelPaid {
  type: "camel_paid";
  only?: number | null;
  seat: number;
  shop: string;
}

/** A seat gets camels. */
export interface Camels {
  type: "camels";
  only?: number | null;
  seat: number;
  n: number;
  by: "card" | "tower";
}

/** There is enough for a building already. */
export interface CanBuild {
  code: "can_build";
  buildings: ("bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock")[];
  points: number;
}

/** What the next place in the caravan brings at once, and how many are free. */
export interface CaravanPlace {
  code: "caravan_place";
  points: number;
  n: number;
}

/** The caravan was full: points by seat, and it is emptied. */
export interface CaravanScored {
  type: "caravan_scored";
  only?: number | null;
  points: (number)[];
}

/** A card for points takes 1 to `most` camels or gold. */
export interface CardTakes {
  code: "card_takes";
  ruling?: string;
  goods: "camels" | "gold";
  most: number;
  has: number;
}

/** Cards are played before the roll, before choosing and after the use, not in between. */
export interface CardWindows {
  code: "card_windows";
  ruling?: string;
}

/** Take a group of dice. */
export interface Choose {
  kind: "choose";
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
}

/** A card is drawn only without any group. */
export interface ChooseGroup {
  code: "choose_group";
  ruling?: string;
}

/** A shop for a cube, or the cube that is sent first. */
export interface ChooseShop {
  kind: "shop";
  shop: string;
}

/** Where the supervisor goes. */
export interface ChooseSquare {
  kind: "square";
  square: string;
}

/** A group is taken. */
export interface Chosen {
  type: "chosen";
  only?: number | null;
  seat: number;
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  face: number;
  dice: number;
}

/** A group has the dice to complete a souk that was begun. */
export interface CompletesNow {
  code: "completes_now";
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  souk: string;
  points: number;
}

/** The last cube of a souk. */
export interface CompletesSouk {
  code: "completes_souk";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  souk: string;
  points: number;
}

/** What a building or yellow dice cost here. */
export interface Cost {
  code: "cost";
  camels: number;
  gold: number;
}

/** The cube that is to go is one of an unfinished souk. */
export interface CubeMayGo {
  code: "cube_may_go";
  souk: string;
}

/** The mover says which of two cubes goes first. */
export interface CubeOrder {
  type: "cube_order";
  only?: number | null;
  seat: number;
  shop: string;
}

/** A day begins. */
export interface Day {
  type: "round";
  only?: number | null;
  round: number;
  week: number;
  day: number;
  order: (number)[];
}

/** Days to the end of the week, this one included. */
export interface DaysLeft {
  code: "days_left";
  n: number;
}

/** Another decision is due now. */
export interface DecideFirst {
  code: "decide_first";
  ruling?: string;
  what: string;
}

/** Decisions in a row end where dice, a card or another's decision comes in between. */
export interface DecisionsEnd {
  code: "decisions_end";
  ruling?: string;
}

/** The dice of a group that count for the seat. */
export interface Dice {
  code: "dice";
  n: number;
  face: number;
}

/** Yellow dice cost a gold each. */
export interface DiceCost {
  code: "dice_cost";
  ruling?: string;
  needs: number;
  has: number;
}

/** A die falls. */
export interface Die {
  kind: "die";
  face: number;
}

/** A die falls. */
export interface DieRolled {
  type: "die";
  only?: number | null;
  face: number;
  colour: "white" | "yellow";
}

/** Without a group a card is drawn. */
export interface DrawInstead {
  code: "draw_instead";
  ruling?: string;
}

/** There is no card to draw. */
export interface DrawLost {
  type: "draw_lost";
  only?: number | null;
  seat: number;
  why: "caravanserai" | "no_group";
}

/** The card that it drew; only for its own seat. */
export interface Drawn {
  type: "drawn";
  only?: number | null;
  seat: number;
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** A card is drawn. */
export interface DrawnCard {
  kind: "card";
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** A seat draws a card. */
export interface DrawsCard {
  type: "draw";
  only?: number | null;
  seat: number;
  why: "action" | "caravanserai" | "no_group";
}

/** What is to be decided or drawn, and about what. */
export interface Due {
  what: string;
  shop?: string;
  cubes?: number;
  card?: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold" | "";
  seat?: number | null;
}

/** There are no dice on the row. */
export interface EmptyRow {
  code: "empty_row";
  ruling?: string;
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
}

/** End the turn. */
export interface End {
  kind: "end";
}

/** The seat has no more to exchange. */
export interface ExchangeHas {
  code: "exchange_has";
  ruling?: string;
  goods: "camels" | "gold";
  has: number;
}

/** A group fills an empty souk at once. */
export interface FillsSouk {
  code: "fills_souk";
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  souk: string;
  points: number;
}

/** The souk holds another player's cube. */
export interface ForeignSouk {
  code: "foreign_souk";
  ruling?: string;
}

/** A card builds at any moment of the turn, but at full price building is step B. */
export interface FullPriceAfterGroup {
  code: "full_price_after_group";
  ruling?: string;
}

/** How many camels, gold, cubes, squares or cards a use of the group brings. */
export interface Gets {
  code: "gets";
  what: "camels" | "cards" | "cubes" | "gold" | "squares";
  n: number;
}

/** Give camels or gold for a card. */
export interface Give {
  kind: "give";
  goods: "camels" | "gold";
  n: number;
}

/** What a card takes and brings: changes of camels and gold. */
export interface Given {
  type: "given";
  only?: number | null;
  seat: number;
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
  camels: number;
  gold: number;
}

/** A seat gets gold. */
export interface Gold {
  type: "gold";
  only?: number | null;
  seat: number;
  n: number;
  by: "card" | "tower";
}

/** The chosen group. */
export interface Group {
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  face: number;
  dice: number;
}

/** The turn cannot end before a group is chosen. */
export interface GroupIsMandatory {
  code: "group_is_mandatory";
  ruling?: string;
}

/** Who had no camel gets one: it can keep a cube in its shop. */
export interface GuardsCubes {
  code: "guards_cubes";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  shops: (string)[];
}

/** A camel keeps a cube in its shop. */
export interface KeepsCube {
  code: "keeps_cube";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  shop: string;
}

/** The week ends today. */
export interface LastDay {
  code: "last_day";
}

/** A seat that plays later on this day gets no dice for a souk that it has begun. */
export interface LeavesNoDice {
  code: "leaves_no_dice";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  souk: string;
}

/** A cube goes to the caravan by a card. */
export interface Loaded {
  type: "loaded";
  only?: number | null;
  seat: number;
  place: number;
}

/** The supervisor comes to a cube of the seat. */
export interface MeetsCube {
  code: "meets_cube";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  shop: string;
}

/** The start player may add yellow dice, and has so much gold. */
export interface MoreDice {
  code: "more_dice";
  gold: number;
}

/** The seat holds neither building card. */
export interface NeitherHeld {
  code: "neither_held";
  ruling?: string;
}

/** Deck and discards are empty. */
export interface NoCardLeft {
  code: "no_card_left";
  ruling?: string;
}

/** There is no cube to send in that shop. */
export interface NoCubeThere {
  code: "no_cube_there";
  ruling?: string;
}

/** No group is left for a seat. */
export interface NoGroup {
  type: "no_group";
  only?: number | null;
  seat: number;
}

/** No shop at all takes the seat's cube. */
export interface NoShopAnywhere {
  code: "no_shop_anywhere";
  ruling?: string;
}

/** No shop of the quarter takes the seat's cube. */
export interface NoShopOpen {
  code: "no_shop_open";
  ruling?: string;
  quarter: "barrel" | "chest" | "sack" | "vase";
}

/** There is no action with that number. */
export interface NoSuchMove {
  code: "no_such_move";
  ruling?: string;
  id: number;
  last: number;
}

/** The seat does not hold the card. */
export interface NotHeld {
  code: "not_held";
  ruling?: string;
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** Somebody else is to decide, or nobody. */
export interface NotYourDecision {
  code: "not_your_decision";
  ruling?: string;
}

/** The row is not of a quarter: take instead. */
export interface NothingToDeliver {
  code: "nothing_to_deliver";
  ruling?: string;
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
}

/** The seat has neither camels nor gold. */
export interface NothingToExchange {
  code: "nothing_to_exchange";
  ruling?: string;
}

/** The seat has no camel, or no gold, for the card. */
export interface NothingToGive {
  code: "nothing_to_give";
  ruling?: string;
  goods: "camels" | "gold";
}

/** A turn has one building. */
export interface OneBuilding {
  code: "one_building";
  ruling?: string;
}

/** Two building cards are never for one building. */
export interface OneCardEach {
  code: "one_card_each";
  ruling?: string;
}

/** A card may be discarded for a die. */
export interface OneMoreDie {
  code: "one_more_die";
}

/** Only camels and gold are taken; this group delivers. */
export interface OnlyGoodsAreTaken {
  code: "only_goods_are_taken";
  ruling?: string;
}

/** The group has only yellow dice, which are the start player's. */
export interface OnlyYellowDice {
  code: "only_yellow_dice";
  ruling?: string;
}

/** This delivery goes to another quarter. */
export interface OtherQuarter {
  code: "other_quarter";
  ruling?: string;
  quarter: "barrel" | "chest" | "sack" | "vase";
}

/** The game has ended. */
export interface Over {
  type: "over";
  only?: number | null;
  scores: (number)[];
  winners: (number)[];
}

/** Nothing can be done: no group and no card is left (Y18). */
export interface Pass {
  kind: "pass";
}

/** What a group brings pays for a building; the next one scores so many points. */
export interface PaysBuilding {
  code: "pays_building";
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  buildings: ("bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock")[];
  points: number;
}

/** A cube is put into a shop. */
export interface Placed {
  type: "placed";
  only?: number | null;
  seat: number;
  shop: string;
  by: "card" | "tower";
}

/** Play a card for its effect. */
export interface Play {
  kind: "play";
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** A card is played. */
export interface Played {
  type: "played";
  only?: number | null;
  seat: number;
  card: "build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold";
}

/** A seat scores; `source` is a column of the score sheet. */
export interface Points {
  type: "points";
  only?: number | null;
  seat: number;
  n: number;
  source: string;
}

/** A position that somebody wrote cannot be one of the game. `n`: how many there can be, or are. */
export interface PositionProblem {
  code: "position_problem";
  ruling?: string;
  problem: "before_roll" | "before_start" | "building_points" | "caravan_full" | "caravan_places" | "cards_mode" | "clockwise" | "due" | "empty_deck" | "first_turn_rolls" | "group_dice" | "has_built" | "needs_group" | "no_group" | "only_when_over" | "order_length" | "order_seats" | "rolled" | "turn" | "two_cards" | "two_owners" | "values_rise" | "weeks" | "white_dice" | "yellow_dice" | "yellow_leave";
  n?: number;
}

/** What a seat sees beside that. */
export interface PrivateView {
  seat: number;
  hand: ("build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold")[];
  unseen: Record<string, number>;
}

/** What a square costs, and the shops with a cube that the supervisor touches there. */
export interface Reach {
  code: "reach";
  gold: number;
  shops: (string)[];
}

/** The supervisor can be sent to a rival's cube. */
export interface ReachesRival {
  code: "reaches_rival";
  seat: number;
  shop: string;
  square: string;
  full: boolean;
  gold: number;
}

/** There are dice enough to complete a souk that was begun. */
export interface ReachesSouk {
  code: "reaches_souk";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  souk: string;
  dice: number;
  missing: number;
}

/** The discards become a new deck. */
export interface Reshuffled {
  type: "reshuffled";
  only?: number | null;
  deck: number;
}

/** Who plays later on this day would complete a souk with a group. */
export interface RivalNeeds {
  code: "rival_needs";
  seat: number;
  row: "barrel" | "camel" | "chest" | "gold" | "sack" | "vase";
  souk: string;
}

/** Dice that are being rolled, by face from 1. */
export interface Rolled {
  white: (number)[];
  yellow: (number)[];
}

/** A building scores at once. */
export interface ScoresBuilding {
  code: "scores_building";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
  points: number;
}

/** What everybody sees of a seat. */
export interface SeatView {
  score: number;
  score_sheet: Record<string, number>;
  gold: number;
  camels: number;
  buildings: ("bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock")[];
  cards: number;
}

/** A cube goes to the caravan: the one in the shop, or one from the supply where a camel kept it. */
export interface Sent {
  type: "sent";
  only?: number | null;
  seat: number;
  shop: string;
  kept: boolean;
  place: number;
}

/** One cube a shop. */
export interface ShopTaken {
  code: "shop_taken";
  ruling?: string;
}

/** The seat has too few camels, too little gold, or both. */
export interface ShortOf {
  code: "short_of";
  ruling?: string;
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
  what: "both" | "camels" | "gold";
  camels: number;
  gold: number;
  has_camels: number;
  has_gold: number;
}

/** How a souk stands after a cube is placed: shops still free, and what it is worth when complete. */
export interface SoukAfter {
  code: "souk_after";
  missing: number;
  points: number;
}

/** The cube that is to go is one of a full souk. */
export interface SoukAtStake {
  code: "souk_at_stake";
  souk: string;
  points: number;
}

/** A souk is full; `points` are what it brings at the week's end, without the bazaar. */
export interface SoukComplete {
  type: "souk_complete";
  only?: number | null;
  seat: number;
  souk: string;
  points: number;
}

/** A complete souk at a week's end. */
export interface SoukScore {
  souk: string;
  seat: number;
  points: number;
  bazaar: number;
}

/** The way to the square costs more gold than the seat has. */
export interface SquareCost {
  code: "square_cost";
  ruling?: string;
  square: string;
  needs: number;
  has: number;
}

/** Who starts the game. */
export interface Start {
  type: "start";
  only?: number | null;
  seat: number;
}

/** Nature draws who starts. */
export interface StartSeat {
  kind: "start";
  seat: number;
}

/** The supervisor has moved. */
export interface SupervisorMoved {
  type: "supervisor_moved";
  only?: number | null;
  seat: number;
  start: string;
  square: string;
  gold: number;
}

/** All dice lie on the tower. */
export interface Tower {
  type: "tower";
  only?: number | null;
  rows: Record<string, TowerRow>;
}

/** The dice of a row. */
export interface TowerRow {
  value: number;
  white: number;
  yellow: number;
}

/** The group has been used: all else in this turn is voluntary. */
export interface TurnDone {
  code: "turn_done";
}

/** A turn ends. */
export interface TurnEnded {
  type: "turn_ended";
  only?: number | null;
  seat: number;
}

/** A souk was begun and lacks so many cubes. */
export interface Unfinished {
  code: "unfinished";
  souk: string;
  n: number;
}

/** An unfinished souk of one's own in the quarter comes first. */
export interface UnfinishedSouk {
  code: "unfinished_souk";
  ruling?: string;
}

/** There are cubes and no camel to keep one of them from the supervisor. */
export interface Unguarded {
  code: "unguarded";
  souk: string;
}

/** What the group is for. */
export interface UseGroup {
  kind: "use";
  use: "deliver" | "draw" | "supervisor" | "take";
}

/** What everybody sees. */
export interface View {
  players: number;
  round: number;
  actors: (number)[];
  over: boolean;
  seats: (SeatView)[];
  week: number;
  day: number;
  order: (number)[];
  turn: number;
  due: Due | null;
  cubes: Record<string, number>;
  supervisor: string;
  caravan: (number)[];
  caravan_row: number;
  tower: Record<string, TowerRow>;
  rolled: Rolled | null;
  bought: number;
  group: Group | null;
  deck: number;
  discards: ("build_no_camels" | "build_no_gold" | "camels_for_points" | "cube_to_caravan" | "cube_to_souk" | "exchange" | "gold_for_points" | "three_camels" | "three_gold")[];
  unseen: Record<string, number>;
  building_cards: string;
}

/** The building costs no gold that a card could save. */
export interface WaivesNothing {
  code: "waives_nothing";
  ruling?: string;
  building: "bazaar" | "caravanserai" | "hammam" | "hoist" | "office" | "paddock";
}

/** A week ends. */
export interface WeekScored {
  type: "week_scored";
  only?: number | null;
  week: number;
  souks: (SoukScore)[];
  caravan: (number)[];
}
