// A position of Yspahan as data, as far as the editor sets it; what it does not know stays as it is.
import type { Building, Card } from "./types";

export interface SeatFields {
  gold: number;
  camels: number;
  buildings: Building[];
  hand: Card[];
  sheet: Record<string, number>;
}

export interface RowFields {
  value: number;
  white: number;
  yellow: number;
}

export interface Fields {
  players: number;
  week: number;
  day: number;
  order: number[];
  turn: number;
  seats: SeatFields[];
  cubes: Record<string, number>;
  supervisor: string;
  caravan: number[];
  discards: Card[];
  bought: number;
  tower: Record<string, RowFields>;
  rolled: unknown;
  group: unknown;
  has_built: boolean;
  due: string[];
}

/** What can be due at rest, by name: the day's roll, a group, the end of a turn. */
export const DUE: Record<string, string[]> = {
  supply: ["after", "choose", "supply"],
  choose: ["after", "choose"],
  after: ["after"],
};

export const dueOf = ({ due }: Fields): string =>
  Object.keys(DUE).find((name) => DUE[name]?.join() === due.join()) ?? "other";

/** With something else due: what belongs to the decision before is put away. */
export function withDue(fields: Fields, name: string): Fields {
  const due = DUE[name];
  if (!due) return fields;
  const rest = { ...fields, due, rolled: null, group: null, has_built: false };
  return name === "supply" ? { ...rest, tower: {}, bought: 0, turn: 0 } : rest;
}

/** With a cube of a seat in a shop, or without its own one. */
export function withCube(fields: Fields, shop: string, seat: number): Fields {
  const { [shop]: owner, ...others } = fields.cubes;
  return { ...fields, cubes: owner === seat ? others : { ...others, [shop]: seat } };
}

/** With another start player: the others follow clockwise, and two take turns. */
export function withStart(fields: Fields, seat: number): Fields {
  const n = fields.players;
  return { ...fields, order: Array.from({ length: n === 2 ? 3 : n }, (_, k) => (seat + k) % n) };
}

/** With so many cards of a kind. */
export const withCards = (cards: Card[], card: Card, n: number): Card[] => [
  ...cards.filter((one) => one !== card),
  ...Array<Card>(Math.max(0, Math.min(n, 9))).fill(card),
];

/** With a building, or without it. The sheet's points for buildings follow from them. */
export function withBuilding(seat: SeatFields, building: Building): SeatFields {
  const has = seat.buildings.includes(building);
  const { buildings: _, ...sheet } = seat.sheet;
  return {
    ...seat,
    buildings: has ? seat.buildings.filter((one) => one !== building) : [...seat.buildings, building],
    sheet,
  };
}

/** With a row of the tower; none where it has no dice. */
export function withRow(fields: Fields, row: string, dice: RowFields): Fields {
  const { [row]: _, ...others } = fields.tower;
  return { ...fields, tower: dice.white + dice.yellow ? { ...others, [row]: dice } : others };
}
