// Written by `python -m tools.typescript` from Python: do not edit.

export const VERSION = 2;

export type ToClient = TableMessage | Update | Presence | Done | Refused | Previewed | ClosedReply | Queued | Hinted | Coached | Bye;
export type ToServer = Sit | Leave | Fill | Commit | Reveal | Ready | Cancel | Play | Undo | Propose | Agree | Decline | Resume | Resign | Rematch | Pace | Say | Mute | Preview | Closed | Hint | Coach;
export type AnalysisToClient = StudyMessage | TreeNews | StudyMoment | AnalysisNews | StudyQueued | StudyDone | StudyWritten | Previewed | ClosedReply | Refused | Bye;
export type AnalysisToServer = StudyOpen | StudyGo | StudyPlay | StudyRoll | StudyPromote | StudyRemove | StudyComment | StudyEyes | StudyThink | StudyPreview | StudyClosed | StudyText | StudyPosition;

/** Say yes to what is proposed. */
export interface Agree {
  type: "agree";
  id: string;
}

/** A seat says yes to what is proposed. */
export interface Agreed {
  type: "agreed";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What one of your moves brings about as far as you can know, and whether something new comes to light then. */
export interface Ahead {
  move: number;
  events: (Event)[];
  new: boolean;
}

/** What is thought of the moment so far; better with every message, until it is `done`. */
export interface AnalysisNews {
  type: "analysis";
  node: number;
  eyes: number | null;
  stage: number;
  done: boolean;
  progress: number;
  work: number;
  shares: (number)[];
  scores: (number)[];
  error: number;
  best: (BestMove)[];
}

/** How long your answer waits for its turn to be judged. */
export interface AnswerWait {
  ahead: number | null;
  seconds: number;
}

/** A mean, and its interval of 95 %. */
export interface Average {
  mean: number;
  low: number;
  high: number;
}

/** A badge, and when you earned it: 0 for not yet. */
export interface Badge {
  name: string;
  earned: number;
}

/** A move that is thought good: each seat's share and final points after it, and how the game may go on. */
export interface BestMove {
  seat: number;
  id: number;
  move: MoveFields;
  weight: number;
  shares: (number)[];
  scores: (number)[];
  error: number;
  line: (LineStep)[];
}

/** A seat for a bot. */
export interface Bot {
  type: "bot";
  level: string;
}

/** A bot whose turn to think has not come, since many are to think; or that is slow to answer. */
export interface BotWaits {
  seat: number;
  ahead: number;
  seconds: number;
}

/** The server closes the socket: come back after so many seconds, or not at all if it is None. */
export interface Bye {
  type: "bye";
  reason: Reason;
  back?: number | null;
}

/** Host: put the table away before the game begins. */
export interface Cancel {
  type: "cancel";
  id: string;
}

/** A place at the table: a person, a bot, or open; reserved for somebody, if invited. */
export interface Chair {
  user?: number;
  level?: string;
  invited?: number;
  out?: "" | "left" | "resigned" | "timeout";
  gone?: number;
  name?: string;
}

/** Change your name or your settings. */
export interface Change {
  name?: string | null;
  settings?: Record<string, string> | null;
}

/** An option of a game; no choices means free text. `not_for`: the numbers of players that a choice is not for. */
export interface Choice {
  name: string;
  help: string;
  choices: (string)[];
  not_for: Record<string, (number)[]>;
}

/** Which options of my decision are closed, and why? With moves: of the decision that they would lead to. */
export interface Closed {
  type: "closed";
  moves?: (number)[];
  id: string;
}

/** Options that are closed for the same reason: their ids, and what they are about in the same order. */
export interface ClosedMoves {
  moves: (number)[];
  about: (MoveFields)[];
  reason: Reason;
}

/** Answers `closed`. */
export interface ClosedReply {
  type: "closed";
  id: string;
  closed: (ClosedMoves)[];
}

/** What do these decisions lose beside the best, and why? With no moves: what is best? Allowed where `Hint` is. */
export interface Coach {
  type: "coach";
  moves?: (number)[];
  id: string;
}

/** Answers `coach`: what is found, if there is anything to decide, and the moves that it is about. */
export interface Coached {
  type: "coached";
  id: string;
  verdict: PlanVerdict | null;
  moves: (Option)[];
}

/** Before the game: the SHA-256 of 32 random bytes that a seat of yours will add to the dice. Keep the bytes. */
export interface Commit {
  type: "commit";
  seat: number;
  commitment: string;
  id: string;
}

/** Each turn may take so many days. */
export interface DayClock {
  type: "days";
  days: number;
}

/** A decision that was judged, by what its seat could know. */
export interface Decision {
  step: number;
  seat: number;
  chosen: number;
  best: number;
  options: (JudgedOption)[];
  loss: number;
  error: number;
  label: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  together: boolean;
  effects: (number)[];
  why: Why | null;
}

/** Say no to what is proposed, or take your own proposal back. */
export interface Decline {
  type: "decline";
  id: string;
}

/** A seat says no, or takes its proposal back. */
export interface Declined {
  type: "declined";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What the dice follow from: the server's seed and the words of the seats. */
export interface Dice {
  commitment: string;
  words: (SeatWords)[];
  seed?: string;
  asked?: boolean;
}

/** Your command is kept for good; `n` is its last entry. What it changed comes with an `update`. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** The game is over. Ranks count from 1 and may be shared; who resigned, left or ran out of time ranks last. */
export interface Ended {
  type: "ended";
  outcome: "abandoned" | "played" | "resigned";
  scores?: (number)[];
  ranks?: (number)[];
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What the search thinks of a move: its share of the thinking, and each seat's share and points after it. */
export interface Evaluation {
  id: number;
  move: MoveFields;
  weight: number;
  shares: (number)[];
  scores: (number)[];
  error: number;
}

/** Something that happened. */
export interface Event {
  type: string;
  only?: number | null;
}

/** All that is kept about you. */
export interface Export {
  user: User;
  sessions: (Session)[];
  ratings: (Rating)[];
  tables: (Summary)[];
  said: (SaidAt)[];
  studies: (KeptStudy)[];
  puzzles: (PuzzleTried)[];
  puzzle_days: (PuzzleDay)[];
  puzzle_runs: (PuzzleRunDone)[];
  progress: Progress;
}

/** The dice of a finished game, checked one by one. */
export interface Fair {
  commitment: string;
  seed: string;
  words: (SeatWords)[];
  fair: boolean;
  draws: (FairDraw)[];
}

/** One draw of nature: as it was recorded, and as it was fixed by the seed and the words. */
export interface FairDraw {
  number: number;
  step: number;
  recorded: string;
  fixed: string;
}

/** Host: put a bot on an open seat; without a level a persona as strong as those who sit here. */
export interface Fill {
  type: "fill";
  seat: number;
  level?: string;
  id: string;
}

/** A bot sat down. */
export interface Filled {
  type: "filled";
  seat: number;
  level: string;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** A seat for one of the personas: about as strong as a level, or as whoever opens the table. */
export interface Fitting {
  type: "fitting";
  level?: string;
}

/** The same people meet again, at another table. */
export interface Followed {
  type: "followed";
  link: string;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Delete your account; the password proves that it is you, if there is one. */
export interface Forget {
  password?: string;
}

/** Something that nobody at the table, or none but the others, decided: what it brought each seat. */
export interface Fortune {
  step: number;
  steps: number;
  kind: "cards" | "choices" | "dice" | "seating";
  seat: number | null;
  outcome: string;
  luck: (number)[];
}

/** Moments of a game, one for each step. */
export interface Frames {
  steps: number;
  frames: (Snapshot)[];
}

/** A seat that is kept for somebody, by a name that they keep by a password; guests come by the table's link. */
export interface Friend {
  type: "friend";
  name: string;
}

/** A new game. */
export interface FromNew {
  from: "new";
  game: string;
  players: number;
  options?: Record<string, string>;
}

/** A study that somebody saved. */
export interface FromStudy {
  from: "study";
  link: string;
}

/** A finished game, with all that was played; or your own running one against bots, at that step as you see it. */
export interface FromTable {
  from: "table";
  link: string;
  step?: number | null;
}

/** A record, a study, or a position as JSON. What is longer than a message may be is saved first. */
export interface FromText {
  from: "text";
  text: string;
}

/** A game that can be played here. */
export interface Game {
  name: string;
  title: string;
  version: number;
  players: (number)[];
  options: (Choice)[];
  reviewed: (number)[];
}

/** What your finished games of one kind say. The latest against bots and the latest reviews, the earliest first. */
export interface GameProgress {
  game: string;
  games: number;
  won: number;
  strength: number;
  doubt: number;
  level: string;
  curve: (ProgressPoint)[];
  points: (PointsBySource)[];
  reviews: (ReviewedGame)[];
  to_review: (GameToReview)[];
}

/** A finished game that nobody had reviewed. */
export interface GameToReview {
  link: string;
  at: number;
}

/** What everybody may see of a game. */
export interface GameView {
  players: number;
  round: number;
  actors: (number)[];
  over: boolean;
  seats: (SeatView)[];
}

/** What can be played here, and against whom. */
export interface Games {
  games: (Game)[];
  levels: (string)[];
  personas: (Persona)[];
  version: number;
}

/** Come in with a name. */
export interface Guest {
  name: string;
}

/** The server was away from `since` on: that time counts for nobody. */
export interface Halted {
  type: "halted";
  since: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What does the search think of my moves? Where several people play, only if the table has hints; one at a time. */
export interface Hint {
  type: "hint";
  id: string;
}

/** The moves from the best down, each seat's share of the victory, the likely course. */
export interface HintData {
  evaluations: (Evaluation)[];
  shares: (number)[];
  line: (LineStep)[];
}

/** Answers `hint`. */
export interface Hinted {
  type: "hinted";
  id: string;
  hint: HintData;
}

/** Something that could be done, if the turn goes on in the best way. */
export interface JudgedOption {
  action: number;
  move: string;
  shares: (number)[];
  error: number | null;
  scores: (number)[];
  sources: ((number)[])[];
  samples: number;
  chance?: number | null;
}

/** Keep your name by a password, or change it (then with the old one). */
export interface Keep {
  password: string;
  old?: string;
}

/** A study that you keep. */
export interface KeptStudy {
  link: string;
  created: number;
  text: string;
}

/** Get up. In a running game the seat is open to others then; in a rated one you have lost. */
export interface Leave {
  type: "leave";
  id: string;
}

/** How a seat came to its result, in millionths of the victory: everything adds up. */
export interface Ledger {
  start: number;
  luck: Record<string, number>;
  own_errors: number;
  others_errors: number;
  judge: number;
  result: number;
}

/** Somebody got up: the seat is open. */
export interface Left {
  type: "left";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** A lesson: its game, its name, how many steps it has. */
export interface LessonInfo {
  game: string;
  name: string;
  steps: number;
}

/** What was chosen in a step of a lesson, counted from 0; nothing yet to see where it begins. */
export interface LessonMoves {
  step?: number;
  moves?: (number)[];
}

/** What moves in a lesson have come to: what leads on is open, and what goes wrong has a message that says why. */
export interface LessonReply {
  outcome: "done" | "open" | "wrong";
  why: string;
  next: number | null;
  shown: Previewed;
  before: (Event)[];
  after: (Event)[];
  end: Snapshot | null;
}

/** What can be learnt, each game's lessons in their order, and the games that offer a guided first game. */
export interface Lessons {
  lessons: (LessonInfo)[];
  first_games: (string)[];
}

/** A step of the likely course. */
export interface LineStep {
  seat: number;
  move: MoveFields;
}

/** Each seat has a bank of seconds for the whole game, and gets some more at the end of every turn. */
export interface LiveClock {
  type: "live";
  bank: number;
  increment?: number;
}

/** Come in by name and password. */
export interface Login {
  name: string;
  password: string;
}

/** What matters at a decision: said to who plays for the first time. */
export interface Matter {
  code: string;
}

/** A seat for whoever opens the table; several for people who share a screen, each by a name of their own. */
export interface Me {
  type: "me";
  name?: string;
}

/** A mistake: what would have been better? */
export interface Mistake {
  step: number;
  seat: number;
  chosen: number;
  best: number;
  label: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  loss: number;
  error: number;
  hint: MistakeHint;
  why: Why | null;
}

/** What would have been better. */
export interface MistakeAnswer {
  seat: number;
  step: number;
  move: number;
}

/** What helps without telling: where most points are that the mistake cost, and moves one of which is best. */
export interface MistakeHint {
  seat: number | null;
  change: PointsChange | null;
  moves: (number)[];
}

/** What an answer is worth. */
export interface MistakeVerdict {
  action: number;
  right: boolean;
  loss: number;
  error: number;
  why: Why | null;
}

/** The errors of a seat in a finished game, to be learnt from: none are known before it is reviewed. */
export interface Mistakes {
  depth: "deep" | "quick" | null;
  questions: (Mistake)[];
  moves: (Option)[];
}

/** How things stand before a step, or at the end: what each seat can expect. */
export interface Moment {
  step: number;
  shares: (number)[];
  errors: (number | null)[];
  scores: (number)[];
  sources: ((number)[])[];
}

/** What an action is about, whatever the position: one type for each kind of action. */
export interface MoveFields {
  kind: string;
}

/** A decision with what nature did then, in events. */
export interface MoveNews {
  type: "moved";
  n: number;
  at: number;
  step: number;
  events: (StepEvent)[];
  seat?: number | null;
}

/** Host: silence somebody at this table, or let them speak again. */
export interface Mute {
  type: "mute";
  user: number;
  on?: boolean;
  id: string;
}

/** The host silenced somebody, or let them speak again. */
export interface Muted {
  type: "muted";
  user: number;
  on?: boolean;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Save a study, or the record of a game. */
export interface NewStudy {
  text: string;
}

/** Open a table. */
export interface NewTable {
  game: string;
  seats: (Me | Friend | Bot | Fitting | Open)[];
  options?: Record<string, string>;
  clock?: NoClock | LiveClock | DayClock;
  visibility?: "link" | "listed";
  spectators?: boolean;
  stand_in?: string;
  rated?: boolean;
  hints?: "agreed" | "off";
  position?: string;
}

/** Everybody thinks as long as they like. */
export interface NoClock {
  type: "none";
}

/** It is done. */
export interface Ok {
  ok?: boolean;
}

/** A seat for whoever comes. */
export interface Open {
  type: "open";
}

/** The table was set up. The seed of the dice is told when the game is over. */
export interface Opened {
  type: "opened";
  game: string;
  version: number;
  options: Record<string, string>;
  chairs: (Chair)[];
  seed: string;
  clock?: NoClock | LiveClock | DayClock;
  visibility?: "link" | "listed";
  spectators?: boolean;
  stand_in?: string;
  rated?: boolean;
  hints?: "agreed" | "off";
  position?: string;
  guided?: boolean;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** A legal move: its id, how it is written, what it is about, and what it costs, brings or reaches here. */
export interface Option {
  id: number;
  notation: string;
  move: MoveFields;
  remark?: Remark | null;
}

/** The game has ended. */
export interface Over {
  type: "over";
  only?: number | null;
  scores: (number)[];
  winners: (number)[];
}

/** Let bots take more or less time for their decisions from now on. */
export interface Pace {
  type: "pace";
  pace: "fast" | "instant" | "slow" | "usual";
  id: string;
}

/** All agreed: clocks stop and nobody moves. */
export interface Paused {
  type: "paused";
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** A bot with a name and a face: its level, and its temper in each game. */
export interface Persona {
  name: string;
  level: string;
  tempers: Record<string, string>;
}

/** What a plan is worth. */
export interface PlanVerdict {
  best: (number)[];
  other: (number)[];
  loss: number;
  error: number;
  label: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  why: Why | null;
}

/** Decide: one or more decisions in a row, by id, all or none. A row cannot go beyond dice or another's decision. */
export interface Play {
  type: "play";
  moves: (number)[];
  decision_id: number;
  lag?: number;
  id: string;
}

/** A seat scores; `source` is a column of the score sheet. */
export interface Points {
  type: "points";
  only?: number | null;
  seat: number;
  n: number;
  source: string;
}

/** Where your points come from at tables of so many, with the usual options. */
export interface PointsBySource {
  players: number;
  games: number;
  sources: (SourcePoints)[];
}

/** Expected points that one option has more than another, from one source. */
export interface PointsChange {
  source: string;
  points: number;
  error?: number | null;
}

/** Whether there can be such a position; if not, why, and which part of it is wrong, if that is known. */
export interface PositionCheck {
  ok: boolean;
  reason: Reason | null;
  path: (string | number)[];
  text: string;
}

/** A position as JSON, or a record. */
export interface PositionText {
  text: string;
}

/** Who is here: connected seats, and the names of spectators; and what bots wait for their turn to think. */
export interface Presence {
  type: "presence";
  here: (number)[];
  spectators: (string)[];
  waiting?: (BotWaits)[];
}

/** What would these decisions lead to, as far as you can know? With no moves: what does each of my moves do? */
export interface Preview {
  type: "preview";
  moves?: (number)[];
  id: string;
}

/** Answers `preview`: the position after the moves, or where something new would come to light, told and seen. */
export interface Previewed {
  type: "previewed";
  id: string;
  snapshot: Snapshot;
  events: (Event)[];
  new: boolean;
  each: (Ahead)[];
}

/** What one seat sees beside that. */
export interface PrivateView {
  seat: number;
}

/** What went wrong: the sort of error, and the reason as data. */
export interface Problem {
  error: string;
  reason: Reason;
}

/** How you are getting on, by your latest games. */
export interface Progress {
  games: (GameProgress)[];
  badges: (Badge)[];
}

/** A game against bots: how strong you seemed after it, what part of them you left behind, and what was expected. */
export interface ProgressPoint {
  link: string;
  at: number;
  strength: number;
  doubt: number;
  reached: number;
  expected: number;
  recent: RecentGames;
}

/** What a seat asks of all others, and who has agreed. */
export interface Proposal {
  what: "pause" | "undo";
  seat: number;
  steps: number;
  agreed: (number)[];
}

/** Ask all others to go back further than `Undo` can (not in a rated game), or to pause. */
export interface Propose {
  type: "propose";
  what: "pause" | "undo";
  steps?: number;
  id: string;
}

/** A seat asks all others: to take back steps, or to pause. */
export interface Proposed {
  type: "proposed";
  seat: number;
  what: "pause" | "undo";
  steps?: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Your first answer to the puzzle of a day, on that day. */
export interface PuzzleDay {
  day: string;
  puzzle: string;
  solved: boolean;
}

/** A puzzle that is over: its solution, and why the best is better than what was chosen, or than the next best. */
export interface PuzzleEnd {
  solution: (MoveFields)[];
  better: MoveFields;
  worse: MoveFields;
  loss: number;
  why: Why | null;
  rated: PuzzleRated | null;
}

/** What there is of a game. */
export interface PuzzleGame {
  game: string;
  players: (number)[];
  themes: (string)[];
  puzzles: number;
}

/** A puzzle without its solution. */
export interface PuzzleInfo {
  id: string;
  game: string;
  players: number;
  seat: number;
  themes: (string)[];
  rating: number;
  decisions: number;
  solved: boolean | null;
}

/** What was chosen in a puzzle; `play` to have it judged. Only the first try counts, and none in a `run`. */
export interface PuzzleMoves {
  moves?: (number)[];
  play?: boolean;
  run?: number;
}

/** Your rating before and after a try. */
export interface PuzzleRated {
  before: number;
  after: number;
}

/** What moves in a puzzle have come to. `shown` says where they lead, as a preview does. */
export interface PuzzleReply {
  puzzle: PuzzleInfo;
  outcome: "goes_on" | "open" | "solved" | "wrong";
  shown: Previewed;
  end: PuzzleEnd | null;
  run?: PuzzleRun | null;
}

/** A run against the clock: it ends with the time, or the last life. Name `begun` with your answers. */
export interface PuzzleRun {
  begun: number;
  left: number;
  lives: number;
  solved: number;
  best: number;
  puzzle: PuzzleInfo | null;
}

/** A run of yours against the clock. */
export interface PuzzleRunDone {
  begun: number;
  solved: number;
  missed: number;
}

/** Puzzles against the clock: of a game, and for so many players; of any if left out. */
export interface PuzzleRunWish {
  game?: string;
  players?: number;
}

/** How you solve. */
export interface PuzzleSolver {
  rating: number;
  deviation: number;
  tried: number;
  solved: number;
  streak: number;
  days: number;
  today: boolean | null;
  best_run: number;
  latest: (PuzzleTried)[];
  week?: (boolean | null)[];
}

/** Your first try of a puzzle, and your rating after it. */
export interface PuzzleTried {
  puzzle: string;
  at: number;
  solved: boolean;
  rating: number;
  game?: string;
  themes?: (string)[];
}

/** What can be solved, the puzzle of the day, and how you do; nothing about a stranger. */
export interface Puzzles {
  games: (PuzzleGame)[];
  daily: string;
  you: PuzzleSolver | null;
}

/** Your `hint` or `coach` waits for its turn, since many ask; told again when that changes, then answered. */
export interface Queued {
  type: "queued";
  of: string;
  ahead: number | null;
  seconds: number;
}

/** How strong somebody is at a game with so many players (openskill): the mean, the doubt, the cautious value. */
export interface Rating {
  who: string;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

/** When all seats of a table with a live clock are taken: you are ready for the clock to start. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Why something is closed or refused: a code with arguments, and the number of the ruling that decides, if any. */
export interface Reason {
  code: string;
  ruling?: string;
}

/** The part of the bots that you left behind in a game and those before it, beside what was to be expected. */
export interface RecentGames {
  games: number;
  reached: number;
  expected: number;
  margin: number;
}

/** Your message changed nothing. */
export interface Refused {
  type: "refused";
  error: "bad" | "busy" | "forbidden" | "illegal" | "lost" | "stale";
  reason: Reason;
  id?: string;
}

/** The thinking of a seat's bot failed again and again: a plain player goes on for it. */
export interface Relieved {
  type: "relieved";
  seat: number;
  level: string;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What a legal move costs, brings or reaches here: whatever a screen needs to know about it beside its fields. */
export interface Remark {
  code: string;
}

/** After the game: a new table for the same people, everybody one seat further. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Give up: you rank last, and a bot goes on for you. */
export interface Resign {
  type: "resign";
  id: string;
}

/** A seat gives up; a bot goes on for it while others play. */
export interface Resigned {
  type: "resigned";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** How a game ended. */
export interface Result {
  outcome: string;
  scores: (number)[];
  ranks: (number)[];
  score_sheet?: Record<string, (number)[]>;
}

/** End the pause. */
export interface Resume {
  type: "resume";
  id: string;
}

/** The game goes on. */
export interface Resumed {
  type: "resumed";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** When you are asked for them: the random bytes of a seat of yours, in hexadecimal. */
export interface Reveal {
  type: "reveal";
  seat: number;
  words: string;
  id: string;
}

/** A game, judged. */
export interface Review {
  game: string;
  players: number;
  names: (string)[];
  sources: (string)[];
  over: boolean;
  net: string;
  rollouts: number;
  moments: (Moment)[];
  decisions: (Decision)[];
  fortunes: (Fortune)[];
  seats: (SeatReview)[];
  turning_points: (TurningPoint)[];
  surprises?: (Surprise)[];
}

/** The review of a finished game: how far it is, and what is there: the quick one, later the deep one instead. */
export interface ReviewState {
  status: "none" | "queued" | "ready" | "running";
  under_way: "deep" | "quick" | null;
  done: number;
  steps: number;
  ahead: number;
  depth: "deep" | "quick" | null;
  review: Review | null;
  moves: (Option)[];
}

/** What the review of a game says of you. */
export interface ReviewedGame {
  link: string;
  at: number;
  depth: "deep" | "quick";
  accuracy: number | null;
  luck: number;
}

/** A round begins. */
export interface Round {
  type: "round";
  only?: number | null;
  round: number;
}

/** Somebody said something: at the table, or as a spectator among spectators. */
export interface Said {
  type: "said";
  text: string;
  seat?: number | null;
  spectator?: boolean;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Something that you said. */
export interface SaidAt {
  table: string;
  at: number;
  text: string;
}

/** Somebody sat down, or took over. */
export interface Sat {
  type: "sat";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Say something to the table; spectators speak among themselves. */
export interface Say {
  type: "say";
  text: string;
  id: string;
}

/** Who has a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  shares?: boolean;
  user?: number;
  level?: string;
  guest?: boolean;
  out?: string;
}

/** A seat in a game. */
export interface SeatReview {
  ledger: Ledger;
  accuracy: number | null;
  decisions: number;
  error_rate: number;
  labels: Record<string, number>;
}

/** What everybody sees of a seat. */
export interface SeatView {
  score: number;
  score_sheet: Record<string, number>;
}

/** What a seat adds to the dice: the SHA-256 of its words, and the words, known when the game begins. */
export interface SeatWords {
  commitment?: string;
  revealed?: boolean;
  words?: string;
}

/** A place where you are logged in. */
export interface Session {
  id: string;
  created: number;
  seen: number;
  browser: string;
  system: string;
  current: boolean;
}

/** Sit down on an open seat, or one that you are invited to; also in the middle of a game. */
export interface Sit {
  type: "sit";
  seat: number;
  id: string;
}

/** A moment of a game as somebody sees it: what everybody sees, and what one seat sees beside it. */
export interface Snapshot {
  step: number;
  seat: number | null;
  view: GameView;
  private: PrivateView | null;
  moves: (Option)[];
}

/** Your points from a source, and those of the strongest quick player at such tables, where that was measured. */
export interface SourcePoints {
  source: string;
  yours: Average;
  strongest: Average | null;
}

/** An event, and the step of the game that it belongs to. */
export interface StepEvent {
  step: number;
  event: Event;
}

/** What happened from a step on, as a seat or a spectator may know it. */
export interface Story {
  steps: number;
  events: (StepEvent)[];
}

/** Your saved studies, the latest first. */
export interface Studies {
  studies: (StudyInfo)[];
}

/** Which options of a seat's decision are closed, and why? With moves: of the decision that they would lead to. */
export interface StudyClosed {
  type: "closed";
  seat: number;
  moves?: (number)[];
  id: string;
}

/** Say something about the step that led to a moment, on one line; of dice and cards, about what led to them. */
export interface StudyComment {
  type: "comment";
  node: number;
  text: string;
  id: string;
}

/** What a seat may do at the cursor, as far as the eyes that look can know. */
export interface StudyDecision {
  seat: number;
  moves: (Option)[];
}

/** It is so. */
export interface StudyDone {
  type: "done";
  id: string;
}

/** Look with one seat's eyes, or with all. */
export interface StudyEyes {
  type: "eyes";
  seat: number | null;
  id: string;
}

/** Look at another moment. */
export interface StudyGo {
  type: "go";
  node: number;
  id: string;
}

/** A saved study. Whoever has the link may open it. */
export interface StudyInfo {
  link: string;
  game: string;
  players: number;
  created: number;
}

/** What is studied; all moments that were told before are forgotten. */
export interface StudyMessage {
  type: "study";
  game: string;
  title: string;
  version: number;
  options: Record<string, string>;
  players: number;
  names: (string)[];
  begins: "new" | "position";
  table?: string;
}

/** How it stands at the cursor, for the eyes that look. */
export interface StudyMoment {
  type: "moment";
  node: number;
  step: number;
  eyes: number | null;
  snapshot: Snapshot;
  privates: (PrivateView)[];
  actors: (number)[];
  decisions: (StudyDecision)[];
  outcomes: (Option)[];
  weights: (number)[];
  over: boolean;
  scores: (number)[];
  winners: (number)[];
}

/** A moment of the study and the step that led to it, which may be hidden from the eyes that look. */
export interface StudyNode {
  id: number;
  parent: number | null;
  seat: number | null;
  action: number | null;
  move: MoveFields | null;
  children: (number)[];
  comment: string;
}

/** Study that, and nothing of what was studied on this socket so far: with all eyes, without thinking. */
export interface StudyOpen {
  type: "open";
  source: FromTable | FromText | FromNew | FromStudy;
  id: string;
}

/** Go on from the cursor by decisions of a seat in a row, or by dice and cards chosen by hand. */
export interface StudyPlay {
  type: "play";
  seat: number;
  moves: (number)[];
  id: string;
}

/** The position at the cursor as JSON, to be changed or played on from; what the eyes do not see is imagined. */
export interface StudyPosition {
  type: "position";
  id: string;
}

/** What would these decisions of a seat lead to? With no moves: what does each of its moves do? */
export interface StudyPreview {
  type: "preview";
  seat: number;
  moves?: (number)[];
  id: string;
}

/** Make the line to a moment the main line. */
export interface StudyPromote {
  type: "promote";
  node: number;
  id: string;
}

/** Thinking about the moment waits for its turn, since many think; told again when that changes. */
export interface StudyQueued {
  type: "queued";
  node: number;
  ahead: number | null;
  seconds: number;
}

/** Take out a moment with all that follows it. */
export interface StudyRemove {
  type: "remove";
  node: number;
  id: string;
}

/** Let nature act until somebody is to decide. */
export interface StudyRoll {
  type: "roll";
  id: string;
}

/** The study as a record, to be kept. */
export interface StudyText {
  type: "text";
  id: string;
}

/** Think about the moment at the cursor, wherever it moves, until it is turned off. */
export interface StudyThink {
  type: "think";
  on: boolean;
  id: string;
}

/** Answers `text` and `position`. */
export interface StudyWritten {
  type: "text";
  id: string;
  text: string;
}

/** Tables, the latest first; `next` continues. */
export interface Summaries {
  tables: (Summary)[];
  next?: number | null;
}

/** A table in a list. */
export interface Summary {
  link: string;
  game: string;
  players: number;
  status: string;
  seats: (SeatInfo)[];
  opened: number;
  changed: number;
  clock: NoClock | LiveClock | DayClock;
  actors: (number)[];
  rated?: boolean;
  hints?: "agreed" | "free" | "off";
  special?: boolean;
  played_on?: boolean;
  your_seat?: number | null;
  result?: Result | null;
}

/** An obvious decision that the judge's quick play would not have taken: what it changed for the others. */
export interface Surprise {
  step: number;
  seat: number;
  effects: (number)[];
}

/** The table itself: first on every socket, and again whenever something of it changes. */
export interface TableMessage {
  type: "table";
  version: number;
  link: string;
  game: string;
  title: string;
  options: Record<string, string>;
  players: number;
  status: "over" | "paused" | "running" | "waiting";
  seats: (SeatInfo)[];
  host: number;
  you: number;
  seat: number | null;
  yours: (number)[];
  visibility: "link" | "listed";
  spectators: boolean;
  clock: NoClock | LiveClock | DayClock;
  stand_in: string;
  rated: boolean;
  hints: "agreed" | "free" | "off";
  dice: Dice;
  opened: number;
  proposal?: Proposal | null;
  result?: Result | null;
  next?: string;
  muted?: (number)[];
  pace?: "fast" | "instant" | "slow" | "usual";
  ready?: (number)[] | null;
  until?: number;
  guided?: boolean;
}

/** A seat's time is up; a bot goes on for it. */
export interface TimedOut {
  type: "timedout";
  seat: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** Moments that are new or have changed, and those that are gone. */
export interface TreeNews {
  type: "tree";
  nodes: (StudyNode)[];
  gone: (number)[];
}

/** A moment at which much changed. */
export interface TurningPoint {
  step: number;
  kind: "cards" | "choices" | "decision" | "dice" | "seating";
  seat: number | null;
  changes: (number)[];
}

/** Take back your last decisions, as far as nothing new is known since. */
export interface Undo {
  type: "undo";
  steps?: number;
  id: string;
}

/** The last steps were taken back. */
export interface Undone {
  type: "undone";
  seat: number;
  steps: number;
  at: number;
  by?: number;
  id?: string;
  n?: number;
  name?: string;
}

/** What is new since entry `since`, which is later than you asked for after a long absence, and how it stands. */
export interface Update {
  type: "update";
  n: number;
  since: number;
  news: (Opened | Sat | Left | Filled | MoveNews | Undone | Proposed | Agreed | Declined | Paused | Resumed | Resigned | TimedOut | Relieved | Halted | Said | Muted | Ended | Followed)[];
  snapshot: Snapshot | null;
  actors: (number)[];
  decision_id: number;
  undo: number;
  left: (number)[];
  ticking: (number)[];
  now: number;
  matters?: (Matter)[];
}

/** You. */
export interface User {
  id: number;
  name: string;
  guest: boolean;
  created: number;
  settings: Record<string, string>;
}

/** Why one option is better than another: what it changes for the seat, and for the rival it concerns most.

    Everything is from rollouts of both with the same guesses and dice. Points are told beyond twice their error only. */
export interface Why {
  better: number;
  worse: number;
  gain: number;
  own: (PointsChange)[];
  rival: number | null;
  others: (PointsChange)[];
  consequences?: (Record<string, string | number | boolean | (string)[]>)[];
  error?: number;
}
