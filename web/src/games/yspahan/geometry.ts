// Where things lie in Yspahan, from the board data.
import geometry from "@souk/games/yspahan/geometry.json";

export type Point = [number, number];
type Box = [number, number, number, number];

const point = ([x = 0, y = 0]: number[]): Point => [x, y];
const area = ([x = 0, y = 0, w = 0, h = 0]: number[]): Box => [x, y, w, h];
const mapped = <A, B>(all: Record<string, A>, make: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]));

const city = geometry.city;
export const UNIT = city.unit;
export const BOARD = area([36, 98, 776, 774]);
export const CITY = city;
export const TOWER = geometry.tower;
export const CARAVAN = geometry.caravan;
export const SQUARES = mapped(city.squares, point);
export const TREES = city.trees.map(point);
export const SOUKS = mapped(city.souks, (souk) => ({
  plaque: point(souk.plaque),
  outline: souk.outline.map(point),
  shops: souk.shops.map((shop) => ({
    house: area(shop.house),
    cube: point(shop.cube),
    porches: shop.porches.map(area),
  })),
}));
export const QUARTERS = mapped(city.quarters, (quarter) => ({
  ground: area(quarter.ground),
  garden: area(quarter.garden),
  sign: point(quarter.sign),
}));

/** What is drawn on a card: a piece of art, or a text after `=`, around the card's middle. */
export const CARDS = mapped(geometry.cards, (marks: (string | number)[][]) =>
  marks.map(([art, x, y, size, fill]) => ({
    art: String(art),
    x: Number(x),
    y: Number(y),
    size: Number(size),
    fill: fill === undefined ? undefined : String(fill),
  })),
);

/** A place in the city, counted in squares around the hub, in pixels. */
export const at = (x: number, y: number): Point => [(city.origin[0] ?? 0) + x * UNIT, (city.origin[1] ?? 0) + y * UNIT];

export const box = ([x, y, w, h]: Box, inset = 0) => {
  const [left, up] = at(x, y);
  return { x: left + inset, y: up + inset, width: w * UNIT - 2 * inset, height: h * UNIT - 2 * inset };
};

export const rectPath = ({ x, y, width, height }: ReturnType<typeof box>) => `M${x} ${y}h${width}v${height}h${-width}z`;

export const outline = (points: Point[]) => "M" + points.map((one) => at(...one).join(" ")).join("L") + "Z";

/** The edge of a souk's plaque around a point. */
export function plaque(x: number, y: number): string {
  const w = ((city.plaque[0] ?? 0) * UNIT) / 2;
  const h = ((city.plaque[1] ?? 0) * UNIT) / 2;
  return `M${x - w} ${y}L${x - w + h * 0.6} ${y - h}H${x + w - h * 0.6}L${x + w} ${y}L${x + w - h * 0.6} ${y + h}H${x - w + h * 0.6}Z`;
}

/** Camels of the caravan's rows: how far apart depends on the number of players. */
const step: Record<string, number> = CARAVAN.step;
export const camelX = (k: number, players: number) => (CARAVAN.first[0] ?? 0) + k * (step[players] ?? 79);
export const camelY = (row: number) => (CARAVAN.first[1] ?? 0) - row * CARAVAN.rise;

/** Where a row of the tower and its dice lie. */
export const rowY = (row: number) => (TOWER.first[1] ?? 0) - row * TOWER.row;
export const dieX = (k: number) => (TOWER.first[0] ?? 0) + (k + 0.5) * TOWER.step - 8;
export const [towerX, towerY, towerW, towerH] = area(TOWER.box);
export const [floorX = 0, floorW = 0, floorH = 0] = TOWER.floor;
export const rowMark = (row: number) =>
  `M${towerX + 4} ${rowY(row) - floorH / 2 - 1}h${towerW - 8}v${floorH + 2}h${8 - towerW}z`;

/** The sign of a row: a piece of art. */
export const signOf = (row: string) => (row === "gold" ? "coin" : row);
