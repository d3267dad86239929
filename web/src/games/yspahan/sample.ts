// A position for the pictures of the rules.
import type { View } from "./types";

const nobody = { score: 0, score_sheet: {}, gold: 2, camels: 1, buildings: [], cards: 0 };

export const town: View = {
  players: 4,
  round: 4,
  week: 1,
  day: 4,
  over: false,
  order: [0, 1, 2, 3],
  turn: 0,
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
  bought: 0,
  group: null,
  deck: 14,
  discards: [],
  unseen: {},
  building_cards: "discount",
};
