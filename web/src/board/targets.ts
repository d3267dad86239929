// What may be clicked arrives as legal moves; boards only know places.
import type { Option } from "../protocol";

/** A place that can be chosen: the moves that choose it, what it is called, what it costs and what it would set going. */
export interface Target {
  move: number;
  path: number[];
  label: string;
  gold?: number;
  sends?: string[]; // shops whose cubes would be reached
}
export type Targets = Map<string, Target>;

const PLACES = ["shop", "square", "row", "building", "archway"];

/** The places of the board that moves are about, as `shop:sack.white.0`. */
export function targetsOf<W extends { option: Option; path: number[] }>(
  movePaths: W[],
  describe: (movePath: W) => Omit<Target, "move" | "path">,
): Targets {
  const found: Targets = new Map();
  for (const movePath of movePaths) {
    const fields = movePath.option.fields;
    const place = PLACES.find((field) => field in fields);
    if (place && !fields.free) {
      found.set(`${place}:${fields[place]}`, { move: movePath.option.id, path: movePath.path, ...describe(movePath) });
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

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that lies nearest in the direction of an arrow key, if any. */
export function neighbour(key: string, from: Box, others: Box[]): number {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((box, k) => {
    const [ox, oy] = middle(box);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 1 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = k;
    }
  });
  return best;
}
