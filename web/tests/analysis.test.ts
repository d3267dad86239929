import { expect, test } from "vitest";
import { wrongAt } from "../src/analysis/problem";
import { readFields } from "../src/analysis/position";
import { ranked } from "../src/analysis/ranks";
import {
  endOf,
  grown,
  isMain,
  mainBefore,
  NATURE,
  nodeAt,
  pathTo,
  placeOf,
  ROOT,
  rowsOf,
  siblingsOf,
  type Tree,
} from "../src/analysis/tree";
import {
  withBuilding,
  withCards,
  withCube,
  withDue,
  withRow,
  withStart,
  type Fields,
} from "../src/games/yspahan/fields";
import { beforeChoice } from "../src/games/basari/fields";
import type { BestMove, StudyNode } from "../src/protocol";

const node = (id: number, parent: number | null, seat: number | null, children: number[], comment = ""): StudyNode => ({
  id,
  parent,
  seat,
  action: seat === null ? null : id,
  move: seat === null ? null : { kind: "end" },
  children,
  comment,
});

// 0 - 1 - 2 - 3 - 4, from 2 also 5 - 6 and 7; from 5 also 8.
const nodes = [
  node(0, null, null, [1]),
  node(1, 0, NATURE, [2]),
  node(2, 1, NATURE, [3, 5, 7]),
  node(3, 2, 0, [4]),
  node(4, 3, 1, []),
  node(5, 2, 0, [6, 8]),
  node(6, 5, 0, []),
  node(7, 2, 1, []),
  node(8, 5, 1, []),
];
const tree = grown(new Map(), nodes, []);

test("a tree grows and loses what is gone", () => {
  const next = grown(tree, [node(5, 2, 0, [6])], [8]);
  expect(next.has(8)).toBe(false);
  expect(next.get(5)?.children).toEqual([6]);
  expect(tree.get(5)?.children).toEqual([6, 8]);
});

test("the main line is that of the first children, and one comes back to where it was left", () => {
  expect(pathTo(tree, 6)).toEqual([1, 2, 5, 6]);
  expect(endOf(tree, ROOT)).toBe(4);
  expect(endOf(tree, 5)).toBe(6);
  expect([4, 6, 7, 8].map((id) => isMain(tree, id))).toEqual([true, false, false, false]);
  expect([4, 6, 8].map((id) => mainBefore(tree, id))).toEqual([4, 2, 2]);
  expect(siblingsOf(tree, 5)).toEqual([3, 5, 7]);
  expect(siblingsOf(tree, ROOT)).toEqual([]);
});

test("a moment has a place that an address can say", () => {
  expect([0, 1, 4, 6, 7, 8].map((id) => placeOf(tree, id))).toEqual(["0", "1", "4", "2-1-1", "2-2-0", "2-1-0-1-0"]);
  for (const id of tree.keys()) expect(nodeAt(tree, placeOf(tree, id))).toBe(id);
});

test("a place that is not there leads as near as it can, whatever stands in the address", () => {
  expect(nodeAt(tree, "99")).toBe(4);
  expect(nodeAt(tree, "2-9-1")).toBe(3);
  expect(nodeAt(tree, "x-y")).toBe(ROOT);
  expect(nodeAt(tree, "-1-1e99")).toBe(4);
  expect(nodeAt(tree, "1.5")).toBe(1);
});

test("it is read as rows: a seat's steps in a row, nature's as one, variations where they leave the line", () => {
  const rows = rowsOf(tree).map(({ depth, seat, isFirst, steps }) => [
    depth,
    seat,
    isFirst,
    steps.map((step) => step.nodes.map(({ id }) => id)),
  ]);
  expect(rows).toEqual([
    [0, NATURE, false, [[1, 2]]],
    [0, 0, false, [[3]]],
    [1, 0, true, [[5], [6]]],
    [2, 1, true, [[8]]],
    [1, 1, true, [[7]]],
    [0, 1, false, [[4]]],
  ]);
});

test("every moment but the start stands in the rows once, however deep a tree is", () => {
  const deep: Tree = new Map(
    Array.from({ length: 5000 }, (_, id) => [
      id,
      node(id, id ? id - 1 : null, id ? id % 3 : null, id < 4999 ? [id + 1] : []),
    ]),
  );
  const ids = rowsOf(deep).flatMap(({ steps }) => steps.flatMap((step) => step.nodes.map(({ id }) => id)));
  expect(ids).toEqual(Array.from({ length: 4999 }, (_, k) => k + 1));
});

test("moves are marked by their place, and the stronger the less they lose", () => {
  const move = (id: number, share: number) => ({ id, seat: 1, shares: [0, share] }) as unknown as BestMove;
  const ranks = ranked([move(7, 0.5), move(3, 0.45), move(9, 0.2)]);
  expect([...ranks.keys()]).toEqual([7, 3, 9]);
  expect([...ranks.values()].map(({ n }) => n)).toEqual([1, 2, 3]);
  expect([...ranks.values()].map(({ strength }) => Math.round(strength * 10))).toEqual([10, 5, 0]);
});

test("what is wrong is said at its place and around it, not elsewhere", () => {
  const problem = { path: ["seats", 1, "gold"], text: "too much" };
  expect(wrongAt(problem, "seats", 1, "gold")).toBe("too much");
  expect(wrongAt(problem, "seats", 1)).toBe("too much");
  expect(wrongAt(problem, "seats", 0)).toBeUndefined();
  expect(wrongAt({ path: [], text: "wrong" })).toBeUndefined();
});

test("fields that somebody writes are an object of JSON or nothing", () => {
  expect(readFields('{"week": 1}')).toEqual({ week: 1 });
  for (const wrong of ["", "{", "[1]", "3", "null"]) expect(readFields(wrong)).toBeUndefined();
});

const seat = { gold: 2, camels: 0, buildings: [], hand: [], sheet: { souks: 3, buildings: 0 } };
const position: Fields = {
  players: 3,
  week: 1,
  day: 2,
  order: [0, 1, 2],
  turn: 1,
  seats: [seat, seat, seat],
  cubes: { "sack.white.0": 1 },
  supervisor: "c",
  caravan: [],
  discards: [],
  bought: 1,
  tower: { camel: { value: 1, white: 3, yellow: 0 } },
  rolled: null,
  group: { row: "sack", face: 2, dice: 1 },
  has_built: true,
  due: ["after"],
};

test("a click puts a cube into a shop, another takes it out, one of another player changes hands", () => {
  expect(withCube(position, "sack.white.1", 0).cubes).toEqual({ "sack.white.0": 1, "sack.white.1": 0 });
  expect(withCube(position, "sack.white.0", 1).cubes).toEqual({});
  expect(withCube(position, "sack.white.0", 2).cubes).toEqual({ "sack.white.0": 2 });
});

test("another start player is followed clockwise; of two, the first plays twice", () => {
  expect(withStart(position, 2).order).toEqual([2, 0, 1]);
  expect(withStart({ ...position, players: 2 }, 1).order).toEqual([1, 0, 1]);
});

test("what belongs to the decision before goes with it", () => {
  const roll = withDue(position, "supply");
  expect(roll).toMatchObject({ due: ["after", "choose", "supply"], tower: {}, bought: 0, turn: 0, group: null });
  expect(withDue(position, "choose").tower).toEqual(position.tower);
  expect(withDue(position, "other")).toBe(position);
});

test("buildings take their points along, cards are counted, a row without dice is none", () => {
  expect(withBuilding(seat, "paddock")).toMatchObject({ buildings: ["paddock"], sheet: { souks: 3 } });
  expect("buildings" in withBuilding(seat, "paddock").sheet).toBe(false);
  expect(withCards(["three_gold"], "three_camels", 2)).toEqual(["three_gold", "three_camels", "three_camels"]);
  expect(withCards(["three_gold"], "three_gold", 0)).toEqual([]);
  expect(withRow(position, "camel", { value: 1, white: 0, yellow: 0 }).tower).toEqual({});
});

test("before the choice of cards nothing is left of the barter", () => {
  const one = { archway: 3, moved: 2, gems: { red: 1 }, sheet: {}, card: "gems" };
  const barter = { phase: "barter", round: 4, scorings: 1, seats: [one, one], turn: 1, action: "gems" };
  const { card: _, ...bare } = one;
  expect(beforeChoice(barter)).toEqual({ phase: "choose", round: 4, scorings: 1, seats: [bare, bare] });
});
