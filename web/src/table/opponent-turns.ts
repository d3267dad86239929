// What the others did last: it can be looked at until they do something new.
import type { News } from "../net/live-table.svelte";
import type { Event } from "../protocol";

export interface Turn {
  n: number; // the last entry of it
  seat: number;
  events: Event[];
}

/** Turns of others between my last two turns, or since the last; what one seat did in a row is one turn. */
export function turnsOfOthers(news: News[], mine: number | null): Turn[] {
  const turns: Turn[] = [];
  let isPast = false; // I have done something since
  for (const entry of news) {
    if (entry.type === "undone") turns.length = 0;
    if (entry.type !== "moved" || typeof entry.seat !== "number") continue;
    if (entry.seat === mine) {
      isPast = true;
      continue;
    }
    if (isPast) turns.length = 0;
    isPast = false;
    const events = entry.events.map(({ event }) => event);
    const last = turns.at(-1);
    const before = last?.seat === entry.seat ? (turns.pop()?.events ?? []) : [];
    turns.push({ n: entry.n, seat: entry.seat, events: [...before, ...events] });
  }
  return turns;
}
