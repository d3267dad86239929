// A position of Basari as data, as far as the editor sets it; what it does not know stays as it is.
import type { Colour } from "./types";

export interface SeatFields {
  archway: number | null;
  moved: number;
  gems: Partial<Record<Colour, number>>;
  sheet: Record<string, number>;
  card?: string;
}

export interface Fields {
  phase: string;
  round: number;
  scorings: number;
  seats: SeatFields[];
  [other: string]: unknown;
}

/** The position before all choose a card: what belongs to a decision within the round is put away. */
export function beforeChoice({ round, scorings, seats }: Fields): Fields {
  return { phase: "choose", round, scorings, seats: seats.map(({ card: _, ...seat }) => seat) };
}

/** With something else of a seat. */
export const withSeat = (fields: Fields, seat: number, part: Partial<SeatFields>): Fields => ({
  ...fields,
  seats: fields.seats.map((one, k) => (k === seat ? { ...one, ...part } : one)),
});
