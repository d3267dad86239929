// A boardgame.io server in memory, for bench/load.py: a table as large as Yspahan's, seats that hide their cards, moves
// that cost next to nothing. No rules, no undo, nothing kept on disk: all of that is in its favour.
const { Server } = require("boardgame.io/server");

const table = JSON.parse(process.env.TABLE);
const game = {
  name: "table",
  disableUndo: true,
  setup: () => table,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, gold) => {
      const seat = G.seats[Number(playerID)];
      seat.gold = gold;
      seat.camels = (seat.camels + 1) % 8;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, k) => (String(k) === playerID ? seat : { ...seat, hand: null })),
  }),
};
Server({ games: [game], origins: [/.*/] }).run({ port: Number(process.env.PORT) });
