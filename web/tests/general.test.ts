// A game that the client knows nothing of.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadEmblem, loadGame } from "../src/games";
import { useCatalogue } from "../src/words/index.svelte";
import { frameText, speak } from "./catalogues";

const PIG = `
game-title = Bidding Pig
move-bid = Bid { $n }
event-rolled = { $seat } rolls { $face }.
`;
const reader = { names: (seat: number) => ["Anna", "Ben"][seat] ?? "", seat: 0 };
const view = {
  players: 2,
  round: 3,
  actors: [0],
  over: false,
  seats: [
    { score: 4, score_sheet: { rolls: 4 } },
    { score: 9, score_sheet: { rolls: 9 } },
  ],
  pot: 5,
};
const bid = (n: number) => ({ id: n, notation: `bid ${n}`, move: { kind: "bid", n } });

beforeEach(() => {
  speak("en");
  useCatalogue("bidding_pig", "en", frameText("en"), PIG);
});
afterEach(cleanup);

test("its picture is the server's, as the seat sees it, at the step that is shown", async () => {
  const { Board } = await loadGame("bidding_pig");
  render(Board, { view, secret: null, targets: new Map(), chosen: [], at: { link: "abc", seat: 1, step: 7 } });
  const address = new URL(screen.getByRole<HTMLImageElement>("img").src);
  expect(address.pathname).toBe("/api/tables/abc/picture/light/en");
  expect(Object.fromEntries(address.searchParams)).toEqual({ seat: "1", step: "7" });
});

const controls = async (moves: ReturnType<typeof bid>[]) => {
  const { Controls, words } = await loadGame("bidding_pig");
  const choose = vi.fn();
  const none = { play: vi.fn(), preview: vi.fn(), eventsOf: () => [] };
  render(Controls, { words, view, secret: null, seat: 0, moves, chosen: [], reader, choose, ...none });
  return choose;
};

test("its moves are buttons with its own words", async () => {
  const hold = { id: 99, notation: "hold", move: { kind: "hold", n: 7 } };
  const choose = await controls([bid(1), bid(2), hold]);
  await fireEvent.click(screen.getByRole("button", { name: "Bid 2" }));
  expect(choose).toHaveBeenCalledWith(2);
  expect(screen.getByRole("button", { name: "hold: 7" })).toBeTruthy(); // without words: by its names
});

test("many moves of a kind are a list to choose from", async () => {
  const choose = await controls(Array.from({ length: 20 }, (_, k) => bid(k)));
  const list = screen.getByRole<HTMLSelectElement>("combobox");
  list.selectedIndex = 5;
  await fireEvent.change(list);
  expect(choose).toHaveBeenCalledWith(4);
});

test("its log speaks, and what it has no words for is not told", async () => {
  const ui = await loadGame("bidding_pig");
  expect(ui.words.event({ type: "rolled", seat: 1, face: 6 } as never, reader)).toBe("Ben rolls 6.");
  expect(ui.isQuiet({ type: "rolled" })).toBe(false);
  expect(ui.isQuiet({ type: "shuffled" })).toBe(true);
  expect(ui.progress(view)).toBe("Round 3.");
  expect((await loadEmblem("bidding_pig")).sign).toBe("star");
});

test("a game without any words is told by its names", async () => {
  const ui = await loadGame("senet");
  const event = { type: "throws_sticks", seat: 1, n: 4 };
  expect(ui.isQuiet(event)).toBe(false);
  expect(ui.words.event(event, reader)).toBe("throws sticks: Ben, 4");
});

test("as text its position is told field by field", async () => {
  const { PositionText } = await loadGame("bidding_pig");
  render(PositionText, { view, secret: { seat: 0 }, names: reader.names });
  expect(document.body.textContent?.replace(/\s+/g, " ")).toContain("pot: 5");
});
