// What the people and bots of a table are called.
import { storedNames } from "../shared-screen/names";
import { term } from "../words/index.svelte";
import type { SeatInfo } from "../protocol";

/** A name for each seat; bots of the same level are numbered, and people at one screen have names of their own. */
export function namesOf(seats: SeatInfo[], link = ""): (seat: number) => string {
  const here = link ? storedNames(link) : {};
  return (seat) => {
    const sitter = seats[seat];
    if (here[seat]) return here[seat];
    if (!sitter?.level || sitter.name) return sitter?.name || String(seat + 1);
    const called = term("level", sitter.level);
    const same = seats.filter((other) => !other.name && other.level === sitter.level).length;
    return same > 1 ? `${called} ${seat + 1}` : called;
  };
}
