// What flies over the table when something happens: what it looks like, from where to where. Places are selectors.
import type { Event } from "./words";

export interface Flight {
  from: string;
  to: string;
  icon?: string;
  seat?: number; // a cube
  points?: number;
  source?: string;
  count?: number;
}

const spot = (place: string) => `[data-spot="${place}"]`;
const seatOf = (seat: unknown) => `[data-seat="${String(seat)}"]`;
const good = (seat: unknown, name: string) => `${seatOf(seat)} [data-good="${name}"]`;
const BOARD = '[data-spot="board"]';

/** The flights of a row of events, in their order. */
export function flightsOf(events: Event[]): Flight[] {
  const flights: Flight[] = [];
  let last = BOARD; // where points come from
  for (const event of events) {
    const seat = Number(event.seat);
    switch (event.type) {
      case "place":
        flights.push({ from: seatOf(seat), to: spot(`shop:${String(event.shop)}`), seat });
        last = spot(`shop:${String(event.shop)}`);
        break;
      case "send":
        last = spot(`place:${String(event.place)}`);
        flights.push({ from: event.kept ? seatOf(seat) : spot(`shop:${String(event.shop)}`), to: last, seat });
        break;
      case "load":
        last = spot(`place:${String(event.place)}`);
        flights.push({ from: seatOf(seat), to: last, seat });
        break;
      case "pay_camel":
        flights.push({ from: good(seat, "camels"), to: spot(`shop:${String(event.shop)}`), icon: "camel" });
        break;
      case "camels":
      case "gold":
        flights.push({
          from: event.from === "tower" ? spot(`row:${event.type === "gold" ? "gold" : "camel"}`) : BOARD,
          to: good(seat, event.type),
          icon: event.type === "gold" ? "coin" : "camel",
          count: Number(event.n),
        });
        break;
      case "move":
        last = spot(`archway:${String(event.to)}`);
        flights.push({ from: spot(`archway:${String(event.from)}`), to: last, icon: `die${String(event.die)}` });
        break;
      case "gems":
        for (const [colour, count] of Object.entries(event.gems as Record<string, number>)) {
          if (count) flights.push({ from: last, to: good(seat, colour), icon: colour, count });
        }
        break;
      case "accept":
        for (const [colour, count] of Object.entries(event.gems as Record<string, number>)) {
          if (count) flights.push({ from: good(event.from, colour), to: good(seat, colour), icon: colour, count });
        }
        break;
      case "points":
        flights.push({
          from: last,
          to: good(seat, "score"),
          points: Number(event.points ?? event.n),
          source: String(event.source ?? event.reason ?? ""),
        });
        break;
      case "week_scored":
      case "scoring":
      case "build":
        last = event.type === "build" ? seatOf(seat) : BOARD;
    }
  }
  return flights;
}
