// Positions for the pictures of the rules.
import type { View as BasariView } from "../board/basari";
import type { View as YspahanView } from "../board/yspahan";
import { archways } from "../facts";

const nobody = { score: 0, sheet: {}, gold: 2, camels: 1, buildings: [], cards: 0 };

export const town = {
  seat: null,
  week: 1,
  day: 4,
  over: false,
  order: [0, 1, 2, 3],
  actors: [],
  due: null,
  seats: [nobody, nobody, nobody, nobody],
  cubes: {
    "sack.white.0": 0,
    "sack.white.1": 0,
    "sack.white.2": 0,
    "sack.blue.0": 1,
    "sack.blue.1": 1,
    "sack.yellow.1": 2,
    "barrel.white.0": 3,
    "barrel.white.1": 3,
    "barrel.blue.0": 2,
    "chest.yellow.0": 1,
    "chest.yellow.1": 1,
    "chest.blue.0": 0,
    "vase.blue.0": 2,
    "vase.orange.0": 3,
  },
  supervisor: "e1",
  caravan: [0, 2, 1, 0, 3, 0],
  caravan_row: 4,
  tower: {
    camel: { value: 1, white: 3, yellow: 0 },
    sack: { value: 2, white: 1, yellow: 0 },
    barrel: { value: 4, white: 2, yellow: 1 },
    gold: { value: 6, white: 3, yellow: 0 },
  },
  rolled: null,
  group: null,
  deck: 14,
} as unknown as YspahanView;

const carpet = { score: 0, sheet: {}, gems: { red: 3, yellow: 3, green: 3, blue: 3 }, moved: 5 };

export const court = {
  seat: null,
  players: 4,
  phase: "barter",
  round: 3,
  scorings: 0,
  to_act: [],
  supply: { red: 11, yellow: 12, green: 9, blue: 13 },
  seats: [
    { ...carpet, archway: 4, disc: 0, card: "gems" },
    { ...carpet, archway: 12, disc: 8, card: "points" },
    { ...carpet, archway: 21, disc: 17, card: "gems" },
    { ...carpet, archway: 29, disc: 25, card: "roll" },
  ],
  barter: {
    action: "gems",
    players: [0, 2],
    die: null,
    turn: 2,
    offer: { red: 0, yellow: 1, green: 0, blue: 1 },
    offered_by: 0,
    bid: null,
  },
  archways,
} as unknown as BasariView;
