// What flies and what is heard when something happens.
import { BOARD_SPOT, goodOf, spot } from "../../table/flights";
import type { Flight, Sound } from "../ui";
import { COLOURS } from "./geometry";
import type { AnyEvent, Gems } from "./types";

const gemFlights = (gems: Gems, from: (colour: string) => string, seat: number): Flight[] =>
  COLOURS.flatMap((colour) => {
    const count = gems[colour] ?? 0;
    return count ? [{ from: from(colour), to: goodOf(seat, colour), icon: colour, count }] : [];
  });

export function flights(events: AnyEvent[]): Flight[] {
  const found: Flight[] = [];
  let last = BOARD_SPOT; // where points come from
  for (const event of events) {
    switch (event.type) {
      case "moved":
        last = spot(`archway:${event.archway}`);
        found.push({ from: spot(`archway:${event.start}`), to: last, icon: `die${event.die}` });
        break;
      case "gems_taken": {
        const from = last;
        found.push(...gemFlights(event.gems, () => from, event.seat));
        break;
      }
      case "accepted":
        found.push(...gemFlights(event.gems, (colour) => goodOf(event.rival, colour), event.seat));
        break;
      case "points":
        found.push({ from: last, to: goodOf(event.seat, "score"), points: event.n, source: event.source });
        break;
      case "scoring":
        last = BOARD_SPOT;
    }
  }
  return found;
}

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  moved: "dice",
  started: "wood",
  gems_taken: "coin",
  accepted: "coin",
  points: "points",
  revealed: "reveal",
  over: "over",
};
