// Written by `python -m tools.typescript` from Python: do not edit.

export type ActionCard = "roll" | "points" | "gems";
export type Colour = "red" | "yellow" | "green" | "blue";
export type Phase = "over" | "order" | "start" | "move" | "choose" | "opening" | "barter" | "red" | "yellow" | "green" | "blue" | "roll";
export type Problem = "phase" | "players" | "nobody_sits" | "gems" | "third_scoring" | "points" | "laps" | "lap" | "order" | "shared_start" | "no_archway" | "archway_taken" | "card" | "action" | "barter";
export type Source = "laps" | "colours" | "points" | "roll";
export type Move = ChooseStart | ChooseCard | Accept | Decline | MakeOffer | Count;
export type Outcome = OrderSeat | Die;
export type AnyEvent = Points | Round | Over | OrderDrawn | Started | Moved | HasChosen | ChosenCard | Revealed | Contest | RollForOpening | OpeningDie | OpeningTie | Opens | Offered | Accepted | Declined | CarriedOut | GemsTaken | Scoring | Majority | Returned | DiscsMoved;
export type AnyRemark = Shows | Takes | Worth;
export type AnyReason = NotYourDecision | NoSuchMove | DecisionsEnd | CardIsChosen | ChooseACard | ChooseArchway | RingEnds | ArchwayTaken | NothingOffered | OnlyOpenerDeclines | OpenerHasNothing | CannotRaise | OfferFirst | BarterNow | CountNow | TooFewGems | AtLeastOne | MustBeat | DiceRoll | GameOver | PositionProblem;
export type AnyConsequence = CanLead | CanLoseLead | KeepsLead;
export type AnyMatter = ScoringNow | RollFinishes | ScoringNear | GemsLead | PointsHere | SameWish | Leads | PointsAtStake | ActionAtStake | YouOpen | DealBrings | Spare;

/** Accept the standing offer. */
export interface Accept {
  kind: "accept";
}

/** A seat takes the gems that were offered; the other gets the action. */
export interface Accepted {
  type: "accepted";
  only?: number | null;
  seat: number;
  rival: number;
  gems: Gems;
}

/** The barter is for the roll or the gems. */
export interface ActionAtStake {
  code: "action_at_stake";
  action: "gems" | "points" | "roll";
}

/** What an archway shows. */
export interface Archway {
  points: number;
  gems: Gems;
}

/** Start archways are not shared. */
export interface ArchwayTaken {
  code: "archway_taken";
  ruling?: string;
  seat: number;
  archway: number;
}

/** An offer has at least one gem. */
export interface AtLeastOne {
  code: "at_least_one";
  ruling?: string;
  colour: "blue" | "green" | "red" | "yellow";
  n: number;
}

/** A barter that goes on: for which action, between whom, what is offered and what is being said. */
export interface Barter {
  action: "gems" | "points" | "roll";
  players: [number, number];
  die: number | null;
  turn: number | null;
  offer: Gems | null;
  offered_by: number | null;
  bid: Gems | null;
  deal: Record<string, (number)[]> | null;
}

/** A barter goes on: accept, decline or offer. */
export interface BarterNow {
  code: "barter_now";
  ruling?: string;
}

/** A seat that has not most gems of a colour would have them. */
export interface CanLead {
  code: "can_lead";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  colour: "blue" | "green" | "red" | "yellow";
}

/** A seat that alone has most gems of a colour would not be alone with them any more. */
export interface CanLoseLead {
  code: "can_lose_lead";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  colour: "blue" | "green" | "red" | "yellow";
}

/** The seat's gems cannot beat the offer. */
export interface CannotRaise {
  code: "cannot_raise";
  ruling?: string;
  gems: Gems;
}

/** The seat has chosen; all cards are revealed together. */
export interface CardIsChosen {
  code: "card_is_chosen";
  ruling?: string;
}

/** A seat gets the action. */
export interface CarriedOut {
  type: "carried_out";
  only?: number | null;
  seat: number;
  action: "gems" | "points" | "roll";
}

/** An action card is to be chosen now. */
export interface ChooseACard {
  code: "choose_a_card";
  ruling?: string;
}

/** Start archways are chosen first. */
export interface ChooseArchway {
  code: "choose_archway";
  ruling?: string;
}

/** An action card, in secret. */
export interface ChooseCard {
  kind: "card";
  card: "gems" | "points" | "roll";
}

/** A start archway. */
export interface ChooseStart {
  kind: "start";
  archway: number;
}

/** The card that it chose and what that is worth here, as `Worth` has it; only for its own seat. */
export interface ChosenCard {
  type: "chosen_card";
  only?: number | null;
  seat: number;
  card: "gems" | "points" | "roll";
  points: number;
  gems: Gems;
}

/** An action is looked at: one gets it, two barter for it, more lose it. */
export interface Contest {
  type: "contest";
  only?: number | null;
  action: "gems" | "points" | "roll";
  result: "barter" | "lost" | "single";
  seats: (number)[];
}

/** How many gems of a colour are offered. */
export interface Count {
  kind: "count";
  colour: "blue" | "green" | "red" | "yellow";
  n: number;
}

/** The count of a colour is due. */
export interface CountNow {
  code: "count_now";
  ruling?: string;
  colour: "blue" | "green" | "red" | "yellow";
}

/** Points that accepting would add if the colours were scored now. */
export interface DealBrings {
  code: "deal_brings";
  points: number;
}

/** Decisions in a row end where dice, a card or another's decision comes in between. */
export interface DecisionsEnd {
  code: "decisions_end";
  ruling?: string;
}

/** Open without an offer: the other gets the action. */
export interface Decline {
  kind: "decline";
}

/** The opener offers nothing. */
export interface Declined {
  type: "declined";
  only?: number | null;
  seat: number;
}

/** Dice are rolling. */
export interface DiceRoll {
  code: "dice_roll";
  ruling?: string;
}

/** A die falls. */
export interface Die {
  kind: "die";
  face: number;
}

/** All discs go under their pawns. */
export interface DiscsMoved {
  type: "discs_moved";
  only?: number | null;
  archways: (number)[];
}

/** The third scoring has been. */
export interface GameOver {
  code: "game_over";
  ruling?: string;
}

/** Gems by colour. */
export interface Gems {
  red?: number;
  yellow?: number;
  green?: number;
  blue?: number;
}

/** The gems of the archway bring the lead in a colour. */
export interface GemsLead {
  code: "gems_lead";
  gems: Gems;
  colour: "blue" | "green" | "red" | "yellow";
  points: number;
}

/** Gems of an archway; `short` is what the supply did not have. */
export interface GemsTaken {
  type: "gems_taken";
  only?: number | null;
  seat: number;
  gems: Gems;
  short: Gems;
}

/** A seat has chosen its card. */
export interface HasChosen {
  type: "has_chosen";
  only?: number | null;
  seat: number;
}

/** Who gives so many gems of a colour still has most of them. */
export interface KeepsLead {
  code: "keeps_lead";
  seat: number;
  sources: (string)[];
  gains?: boolean;
  colour: "blue" | "green" | "red" | "yellow";
}

/** Colours in which one leads alone. */
export interface Leads {
  code: "leads";
  colours: ("blue" | "green" | "red" | "yellow")[];
}

/** Who leads in a colour, and what each leader scores. */
export interface Majority {
  type: "majority";
  only?: number | null;
  colour: "blue" | "green" | "red" | "yellow";
  most: number;
  leaders: (number)[];
  points_each: number;
}

/** Offer gems; their counts follow. */
export interface MakeOffer {
  kind: "offer";
}

/** A pawn moves, as everybody's step or by the roll action. */
export interface Moved {
  type: "moved";
  only?: number | null;
  seat: number;
  die: number;
  start: number;
  archway: number;
  by: "roll" | "step";
  reaches_disc: boolean;
}

/** An offer must be greater than the standing one, so it needs at least `n` here. */
export interface MustBeat {
  code: "must_beat";
  ruling?: string;
  gems: Gems;
  colour: "blue" | "green" | "red" | "yellow";
  n: number;
}

/** There is no action with that number. */
export interface NoSuchMove {
  code: "no_such_move";
  ruling?: string;
  id: number;
  last: number;
}

/** Somebody else is to decide, or nobody. */
export interface NotYourDecision {
  code: "not_your_decision";
  ruling?: string;
}

/** There is no offer to accept yet. */
export interface NothingOffered {
  code: "nothing_offered";
  ruling?: string;
}

/** `offer` comes before the counts. */
export interface OfferFirst {
  code: "offer_first";
  ruling?: string;
}

/** A seat offers gems. */
export interface Offered {
  type: "offered";
  only?: number | null;
  seat: number;
  rival: number;
  gems: Gems;
}

/** Who is offered something accepts or raises. */
export interface OnlyOpenerDeclines {
  code: "only_opener_declines";
  ruling?: string;
}

/** An opener without gems declines. */
export interface OpenerHasNothing {
  code: "opener_has_nothing";
  ruling?: string;
}

/** One of these dice. */
export interface OpeningDie {
  type: "opening_die";
  only?: number | null;
  seat: number;
  die: number;
}

/** Both rolled the same: again. */
export interface OpeningTie {
  type: "opening_tie";
  only?: number | null;
  die: number;
}

/** Who opens a barter, by the score or by dice. */
export interface Opens {
  type: "opens";
  only?: number | null;
  seat: number;
  by: "dice" | "score";
}

/** Who chooses a start archway next. */
export interface OrderDrawn {
  type: "order_drawn";
  only?: number | null;
  seat: number;
  place: number;
}

/** Nature draws who chooses next. */
export interface OrderSeat {
  kind: "seat";
  seat: number;
}

/** The game has ended. */
export interface Over {
  type: "over";
  only?: number | null;
  scores: (number)[];
  winners: (number)[];
}

/** A seat scores; `source` is a column of the score sheet. */
export interface Points {
  type: "points";
  only?: number | null;
  seat: number;
  n: number;
  source: string;
}

/** The barter is for points: what they are for oneself, and `n` for the rival. */
export interface PointsAtStake {
  code: "points_at_stake";
  seat: number;
  points: number;
  n: number;
}

/** What the archway is worth. */
export interface PointsHere {
  code: "points_here";
  points: number;
}

/** A position that somebody wrote cannot be one of the game. `n`: how many there can be. */
export interface PositionProblem {
  code: "position_problem";
  ruling?: string;
  problem: "action" | "archway_taken" | "barter" | "card" | "gems" | "lap" | "laps" | "no_archway" | "nobody_sits" | "order" | "phase" | "players" | "points" | "shared_start" | "third_scoring";
  n?: number;
}

/** What a seat sees beside that: the card that it chose. */
export interface PrivateView {
  seat: number;
  card: "gems" | "points" | "roll" | null;
}

/** A leader gives gems back to the supply. */
export interface Returned {
  type: "returned";
  only?: number | null;
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  n: number;
}

/** All cards are turned up. */
export interface Revealed {
  type: "revealed";
  only?: number | null;
  cards: ("gems" | "points" | "roll")[];
}

/** The ring has fewer archways. */
export interface RingEnds {
  code: "ring_ends";
  ruling?: string;
  n: number;
  last: number;
}

/** The roll can bring one's own pawn to its disc. */
export interface RollFinishes {
  code: "roll_finishes";
  n: number;
}

/** Two with the same score roll for who opens. */
export interface RollForOpening {
  type: "roll_for_opening";
  only?: number | null;
  seats: (number)[];
  score: number;
}

/** A round begins. */
export interface Round {
  type: "round";
  only?: number | null;
  round: number;
}

/** Rivals who stand on many points. */
export interface SameWish {
  code: "same_wish";
  seats: (number)[];
}

/** A scoring begins. */
export interface Scoring {
  type: "scoring";
  only?: number | null;
  number: number;
}

/** A rival is near the disc. */
export interface ScoringNear {
  code: "scoring_near";
  seat: number;
  n: number;
}

/** A pawn has reached its disc: there is a scoring after this round; the last one ends the game. */
export interface ScoringNow {
  code: "scoring_now";
  last: boolean;
}

/** What everybody sees of a seat. */
export interface SeatView {
  score: number;
  score_sheet: Record<string, number>;
  gems: Gems;
  archway: number | null;
  disc: number | null;
  moved: number;
  card: "gems" | "points" | "roll" | "hidden" | null;
}

/** What an archway shows. */
export interface Shows {
  code: "shows";
  points: number;
  gems: Gems;
}

/** Colours of which a gem can be given away without losing a lead. */
export interface Spare {
  code: "spare";
  colours: ("blue" | "green" | "red" | "yellow")[];
}

/** A pawn is put on its start archway. */
export interface Started {
  type: "started";
  only?: number | null;
  seat: number;
  archway: number;
}

/** The gems that accepting brings. */
export interface Takes {
  code: "takes";
  gems: Gems;
}

/** An offer has only gems in hand. */
export interface TooFewGems {
  code: "too_few_gems";
  ruling?: string;
  colour: "blue" | "green" | "red" | "yellow";
  has: number;
}

/** What everybody sees. */
export interface View {
  players: number;
  round: number;
  actors: (number)[];
  over: boolean;
  seats: (SeatView)[];
  phase: "barter" | "blue" | "choose" | "green" | "move" | "opening" | "order" | "over" | "red" | "roll" | "start" | "yellow";
  scorings: number;
  supply: Gems;
  order: (number)[];
  barter: Barter | null;
  colours: Record<string, (number)[]>;
  archways: (Archway)[];
}

/** What an action card would bring here: points, or gems; neither for the roll, which the die decides. */
export interface Worth {
  code: "worth";
  points: number;
  gems: Gems;
}

/** Nothing is offered yet. */
export interface YouOpen {
  code: "you_open";
}
