// What may be clicked arrives as legal moves; boards only know places.
import type { Option } from "../protocol";

export interface Target {
  move: number;
  label: string;
}
export type Targets = Map<string, Target>;

const PLACES = ["shop", "square", "row", "building", "archway"];

/** The places of the board that moves are about, as `shop:sack.white.0`. */
export function targetsOf(moves: Option[], words: (move: Option) => string): Targets {
  const found: Targets = new Map();
  for (const move of moves) {
    const place = PLACES.find((field) => field in move.fields);
    if (place && !(move.fields.free ?? "")) {
      found.set(`${place}:${move.fields[place]}`, { move: move.id, label: words(move) });
    }
  }
  return found;
}

/** Let a mark on the board be used like a button. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
