// Where things lie in Yspahan, from the board data.
import geometry from "@souk/games/yspahan/geometry.json";

export type Point = [number, number];
type Box = [number, number, number, number];
interface House {
  house: Box;
  cube: Point;
  porches: Box[];
}
interface Souk {
  plaque: Point;
  outline: Point[];
  shops: House[];
}

const city = geometry.city;
export const UNIT = city.unit;
export const BOARD = [36, 98, 776, 774];
export const SQUARES = city.squares as unknown as Record<string, Point>;
export const SOUKS = city.souks as unknown as Record<string, Souk>;
export const QUARTERS = city.quarters as unknown as Record<string, { ground: Box; garden: Box; sign: Point }>;
export const TREES = city.trees as unknown as Point[];
export const CITY = city;
export const TOWER = geometry.tower;
export const CARAVAN = geometry.caravan;
export const CARDS = geometry.cards as unknown as Record<string, [string, number, number, number, string?][]>;

/** A place in the city, counted in squares around the hub, in pixels. */
export const at = (x: number, y: number): Point => [(city.origin[0] ?? 0) + x * UNIT, (city.origin[1] ?? 0) + y * UNIT];

export const box = ([x, y, w, h]: Box, inset = 0) => {
  const [left, up] = at(x, y);
  return { x: left + inset, y: up + inset, width: w * UNIT - 2 * inset, height: h * UNIT - 2 * inset };
};

export const rectPath = ({ x, y, width, height }: ReturnType<typeof box>) => `M${x} ${y}h${width}v${height}h${-width}z`;

export const outline = (points: Point[]) => "M" + points.map((point) => at(...point).join(" ")).join("L") + "Z";

/** A position of Yspahan, as far as it is drawn. */
export interface View {
  seat: number | null;
  week: number;
  day: number;
  over: boolean;
  order: number[];
  actors: number[];
  due: { what: string; shop?: string; cubes?: number; card?: string } | null;
  seats: {
    score: number;
    sheet: Record<string, number>;
    gold: number;
    camels: number;
    buildings: string[];
    cards: number;
    hand?: string[];
  }[];
  cubes: Record<string, number>;
  supervisor: string;
  caravan: number[];
  caravan_row: number;
  tower: Record<string, { value: number; white: number; yellow: number }>;
  rolled: { white: number[]; yellow: number[] } | null;
  group: { row: string; face: number; dice: number } | null;
  deck: number;
}
