// What a game brings to the screen: one object in `games/<name>/index.ts`, found by its place. Everything outside such a
// folder knows games only by this interface; a game without a folder gets the general one (`general/`).
import type { Component, Snippet } from "svelte";
import type { Rank } from "../analysis/ranks";
import type * as wire from "../protocol";
import type { GameWords, Names, Reader } from "../words/index.svelte";

/** What a game tells, as its `types.ts` has it. */
export interface GameTypes {
  View: wire.GameView;
  Private: wire.PrivateView;
  Move: wire.MoveFields;
  Remark: wire.Remark;
  Event: wire.Event;
  Position: object; // as data that people can write
}

/** A legal move. */
export type Option<T extends GameTypes = GameTypes> = Omit<wire.Option, "move" | "remark"> & {
  move: T["Move"];
  remark?: T["Remark"] | null;
};

/** A move that can be chosen now, with the moves that lead to it, and what it would bring about. */
export interface MovePath<T extends GameTypes = GameTypes> {
  path: number[];
  option: Option<T>;
  events: T["Event"][];
}

/** A place of the board that can be chosen, and how it is called. */
export interface Target<T extends GameTypes = GameTypes> {
  option: Option<T>;
  path: number[];
  label: string;
  rank?: Rank; // among the best moves, where they are marked
}

/** By place, as `shop:sack.white.0`. */
export type Targets<T extends GameTypes = GameTypes> = Map<string, Target<T>>;

/** A position after some moves, as far as the seat can know. */
export interface Preview<T extends GameTypes = GameTypes> {
  view: T["View"];
  moves: Option<T>[];
}

export interface BoardProps<T extends GameTypes> {
  view: T["View"];
  secret: T["Private"] | null; // what the seat sees beside the view
  targets: Targets<T>;
  chosen: number[];
  planned?: T["Event"][]; // what the chosen moves would bring about
  at?: { link: string; seat: number | null; step: number }; // the table, if it is not a picture of the rules
  onpick?: (path: number[]) => void;
  onpoint?: (target?: Target<T>) => void;
}

/** What a seat has. `compact`: a line, for small screens. Things fly to what is marked by `data-good`. */
export interface SeatProps<T extends GameTypes> {
  view: T["View"];
  seat: number;
  compact: boolean;
}

/** The moves that are not on the board. */
export interface ControlsProps<T extends GameTypes> {
  words: GameWords;
  view: T["View"];
  secret: T["Private"] | null;
  seat: number;
  moves: Option<T>[]; // none while others decide
  chosen: number[];
  reader: Reader;
  isStudy?: boolean; // nobody waits for an answer: no question stands before everything else
  choose: (...moves: number[]) => void; // into the turn in the making
  play: (...moves: number[]) => void; // at once
  preview: (moves: number[]) => Promise<Preview<T> | undefined>;
  eventsOf: (move: number) => T["Event"][]; // what a move would bring about
}

/** The position in words, for the table as text. */
export interface PositionTextProps<T extends GameTypes> {
  view: T["View"];
  secret: T["Private"] | null;
  names: Names;
}

/** What is wrong with a position that is set up by hand: where, and in words. */
export interface PositionProblem {
  path: (string | number)[];
  text: string;
}

/** Sets up a position by hand: a board and a form. It knows no rules: the server says what is wrong. */
export interface EditorProps<T extends GameTypes> {
  data: T["Position"]; // as `souk show --json` has it
  view: T["View"]; // of the last position that there can be
  problem?: PositionProblem;
  names: Names;
  onchange: (data: T["Position"]) => void;
  children: Snippet; // what is beside the form: the problem, the commands
}

/** Shown over the board for a moment when something happens. */
export interface OverlayProps<T extends GameTypes> {
  events: T["Event"][]; // what happened just now
  reader: Reader;
}

/** Something that flies over the table: what it looks like, from where to where. Places are selectors. */
export interface Flight {
  from: string;
  to: string;
  icon?: string;
  seat?: number; // a cube
  points?: number;
  source?: string;
  count?: number;
}

/** The picture beside an event in the log: a piece of art, `card` for the back of a card. */
export interface LogIcon {
  name: string;
  fill?: string;
}

export interface Shape {
  d?: string;
  c?: number[];
  [style: string]: unknown;
}

/** Colours, pieces and patterns of a game. */
export interface GameArt {
  themes: Record<"light" | "dark", Record<string, string>>;
  art: Record<string, Shape[]>;
  tiles: Record<string, { size: number; shapes: Shape[] }>;
  fades?: Record<string, (number | string)[][]>; // from top to bottom: where, and which colour
}

/** What pages show of a game that is not being played: loaded without the rest. */
export interface GameEmblem {
  art: GameArt;
  Emblem: Component;
  sign: string; // a piece of the art that stands for the game in lists
}

/** What something on the table is: said on hover, focus and long press. */
export interface About {
  name: string;
  price?: { icon: string; n: number }[];
  lines: string[];
  chapter: string; // of the rules
}

export type Sound = "wood" | "dice" | "coin" | "card" | "camel" | "points" | "turn" | "reveal" | "over";

export interface GameUi<T extends GameTypes = GameTypes> {
  emblem: GameEmblem;
  words: GameWords;

  Board: Component<BoardProps<T>>;
  Seat: Component<SeatProps<T>>;
  Controls: Component<ControlsProps<T>>;
  PositionText: Component<PositionTextProps<T>>;
  Overlay?: Component<OverlayProps<T>>;
  Figure?: Component<{ name: string }>; // a picture of the rules
  Editor?: Component<EditorProps<T>>;
  /** Whether the board is the server's picture of a table, and shows no other position. */
  needsTable?: boolean;

  /** How far the game is, for the head of the table. */
  progress(view: T["View"]): string;
  /** What is to be decided. */
  ask(view: T["View"], secret: T["Private"] | null): string;
  /** How a chapter of the replay is called. */
  chapter(event: T["Event"]): string;
  /** What a seat sees beside the view, in a line of the replay. */
  secretText?(secret: T["Private"]): string;
  /** Whether an event needs no line in the log. */
  isQuiet(event: T["Event"]): boolean;
  icon(event: T["Event"]): LogIcon | undefined;

  /** Where on the board a move is, if it is there. */
  place(move: T["Move"]): string | undefined;
  /** Whether a move is there only, not among the controls too. */
  isOnBoardOnly(move: T["Move"]): boolean;
  /** How a place is called as a target. */
  label(option: Option<T>, view: T["View"], reader: Reader): string;
  /** Moves whose targets light up already: what can be chosen behind them is shown with them. */
  leadsOn(move: T["Move"]): boolean;
  /**
   * Whether a move does nothing but end the turn. With it a turn is confirmed where no question is open; a game that does
   * not say it can be confirmed after every move.
   */
  isEnd?(move: T["Move"]): boolean;
  /** The answer that changes nothing, to a question between such a move and its targets. */
  isNeutral(move: T["Move"]): boolean;

  /** Whether the last scoring empties the board: then the end shows the moment before it. */
  clearsAtEnd?: boolean;
  /** What something is that is marked by `data-about`; with its target, if it can be chosen now. */
  about?(what: string, view: T["View"], target?: Target<T>): About | undefined;

  /** What flies when something happens, in order. */
  flights(events: T["Event"][]): Flight[];
  sounds: Partial<Record<T["Event"]["type"], Sound>>;
}
