// What happened since my last turn, that turn included.
import type { News } from "../net/live-table.svelte";
import type { Event } from "../protocol";

/** The events of my last turn and of all turns after it. */
export function lately(news: News[], mine: number | null): Event[] {
  let found: Event[] = [];
  let last: number | undefined;
  for (const entry of news) {
    if (entry.type === "undone") found = [];
    if (entry.type !== "moved" || typeof entry.seat !== "number") continue;
    if (entry.seat === mine && last !== mine) found = [];
    last = entry.seat;
    found = [...found, ...entry.events.map(({ event }) => event)];
  }
  return found;
}

/** Points that seats scored in some events, who scored most first. */
export function scored(events: Event[]): { seat: number; n: number }[] {
  const sums = new Map<number, number>();
  for (const event of events)
    if (event.type === "points" && "seat" in event && "n" in event) {
      const { seat, n } = event;
      if (typeof seat === "number" && typeof n === "number") sums.set(seat, (sums.get(seat) ?? 0) + n);
    }
  return [...sums].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n);
}
