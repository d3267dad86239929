// What the people and bots of a table are called.
import { term, type Names } from "../words/index.svelte";
import type { SeatInfo } from "../protocol";

function nameOf({ name, level }: SeatInfo): string {
  return name || !level ? (name ?? "") : term("level", level);
}

/** A name for each seat. Those that are called the same are numbered, in front: there it is read on any screen. */
export function namesOf(seats: SeatInfo[]): Names {
  const called = seats.map(nameOf);
  return (seat) => {
    const name = called[seat];
    if (!name) return String(seat + 1);
    return called.filter((other) => other === name).length > 1 ? `${seat + 1} ${name}` : name;
  };
}
