// Written by `python -m tools.typescript` from Python: do not edit.

export const VERSION = 2;

export type ToClient = TableMessage | Update | Presence | Done | Refused | Previewed | ClosedReply | Hinted | Bye;
export type ToServer = Sit | Leave | Fill | Commit | Reveal | Ready | Cancel | Play | Undo | Propose | Agree | Decline | Resume | Resign | Rematch | Pace | Say | Mute | Preview | Closed | Hint;

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

/** A seat for a bot. */
export interface Bot {
  type: "bot";
  level: string;
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

/** Host: put a bot on an open seat. */
export interface Fill {
  type: "fill";
  seat: number;
  level: string;
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

/** A game that can be played here. */
export interface Game {
  name: string;
  title: string;
  version: number;
  players: (number)[];
  options: (Choice)[];
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

/** Keep your name by a password, or change it (then with the old one). */
export interface Keep {
  password: string;
  old?: string;
}

/** Get up. In a running game the seat is open to others then; in a rated one you have lost. */
export interface Leave {
  type: "leave";
  id: string;
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

/** A seat for whoever opens the table; several for people who share a screen, each by a name of their own. */
export interface Me {
  type: "me";
  name?: string;
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

/** Open a table. */
export interface NewTable {
  game: string;
  seats: (Me | Friend | Bot | Open)[];
  options?: Record<string, string>;
  clock?: NoClock | LiveClock | DayClock;
  visibility?: "link" | "listed";
  spectators?: boolean;
  stand_in?: string;
  rated?: boolean;
  hints?: "agreed" | "off";
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

/** Who is here: connected seats, and the names of spectators. */
export interface Presence {
  type: "presence";
  here: (number)[];
  spectators: (string)[];
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
  your_seat?: number | null;
  result?: Result | null;
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
}

/** You. */
export interface User {
  id: number;
  name: string;
  guest: boolean;
  created: number;
  settings: Record<string, string>;
}
