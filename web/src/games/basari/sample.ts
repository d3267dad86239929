// A position for the pictures of the rules.
import { archways } from "./facts";
import type { View } from "./types";

const carpet = { score: 0, score_sheet: {}, gems: { red: 3, yellow: 3, green: 3, blue: 3 }, moved: 5 };

const even = [0, 0, 0, 0];

export const court: View = {
  players: 4,
  phase: "barter",
  round: 3,
  scorings: 0,
  actors: [],
  over: false,
  order: [0, 1, 2, 3],
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
    deal: null,
  },
  colours: { red: even, yellow: even, green: even, blue: even },
  archways: [...archways],
};
