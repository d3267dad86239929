// What may be clicked arrives as legal moves; boards only know places.
import type { GameUi, MovePath, Targets } from "../games/ui";
import type { GameView } from "../protocol";
import type { Reader } from "../words/index.svelte";

/** The places of the board that moves are about. */
export function targetsOf(ui: GameUi, movePaths: MovePath[], view: GameView, reader: Reader): Targets {
  const found: Targets = new Map();
  for (const { option, path } of movePaths) {
    const place = ui.place(option.move);
    if (place) found.set(place, { option, path, label: ui.label(option, view, reader) });
  }
  return found;
}

/** Let a mark on the board be used like a button. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

/** A row of buttons is one stop of the Tab key; arrows go through it. */
export function rove(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const row = event.currentTarget;
  if (!by || !(row instanceof Element)) return;
  const buttons = [...row.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
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
