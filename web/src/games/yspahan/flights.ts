// What flies and what is heard when something happens.
import { BOARD_SPOT, goodOf, seatOf, spot } from "../../table/flights";
import type { Flight, Sound } from "../ui";
import type { AnyEvent } from "./types";

export function flights(events: AnyEvent[]): Flight[] {
  const found: Flight[] = [];
  let last = BOARD_SPOT; // where points come from
  for (const event of events) {
    switch (event.type) {
      case "placed":
        last = spot(`shop:${event.shop}`);
        found.push({ from: seatOf(event.seat), to: last, seat: event.seat });
        break;
      case "sent":
        last = spot(`place:${event.place}`);
        found.push({ from: event.kept ? seatOf(event.seat) : spot(`shop:${event.shop}`), to: last, seat: event.seat });
        break;
      case "loaded":
        last = spot(`place:${event.place}`);
        found.push({ from: seatOf(event.seat), to: last, seat: event.seat });
        break;
      case "camel_paid":
        found.push({ from: goodOf(event.seat, "camels"), to: spot(`shop:${event.shop}`), icon: "camel" });
        break;
      case "camels":
      case "gold": {
        const icon = event.type === "gold" ? "coin" : "camel";
        const from = event.by === "tower" ? spot(`row:${event.type === "gold" ? "gold" : "camel"}`) : BOARD_SPOT;
        found.push({ from, to: goodOf(event.seat, event.type), icon, count: event.n });
        break;
      }
      case "points":
        found.push({ from: last, to: goodOf(event.seat, "score"), points: event.n, source: event.source });
        break;
      case "built":
        last = seatOf(event.seat);
        break;
      case "week_scored":
        last = BOARD_SPOT;
    }
  }
  return found;
}

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  bought: "dice",
  placed: "wood",
  sent: "wood",
  loaded: "wood",
  supervisor_moved: "wood",
  gold: "coin",
  camels: "camel",
  camel_paid: "camel",
  played: "card",
  draw: "card",
  points: "points",
  over: "over",
};
