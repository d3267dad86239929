import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadGame } from "../src/games";
import { court } from "../src/games/basari/sample";
import { town } from "../src/games/yspahan/sample";
import type { ClosedMoves, GameView, Option, PrivateView, TableMessage, Update } from "../src/protocol";
import type { Coach } from "../src/table/coach.svelte";
import type { Plan } from "../src/table/plan.svelte";
import TextMode from "../src/text/TextMode.svelte";
import { speak } from "./catalogues";
import "./server";

beforeEach(() => speak("en"));
afterEach(cleanup);

const reader = { names: (seat: number) => ["Anna", "Ben", "Eva", "Omar"][seat] ?? "", seat: 0 };

async function show(
  game: string,
  view: GameView,
  options: Option[],
  more: { secret?: PrivateView; closed?: ClosedMoves[] } = {},
) {
  const plan = {
    moves: [],
    options,
    events: [],
    live: {
      news: [
        { type: "moved", step: 0, events: [{ step: 0, event: { type: "points", seat: 1, n: 3, source: "cards" } }] },
      ],
    },
    choose: vi.fn(),
    confirm: vi.fn(),
    closed: vi.fn(() => Promise.resolve(more.closed ?? [])),
  };
  const table = { game, seat: 0, status: "running", seats: [] } as unknown as TableMessage;
  const update = { actors: [0], n: 1, undo: 0 } as unknown as Update;
  render(TextMode, {
    ui: await loadGame(game),
    table,
    update,
    snapshot: { step: 1, seat: 0, view, private: more.secret ?? null, moves: options },
    plan: plan as unknown as Plan,
    coach: { isThinking: false } as Coach,
    reader,
  });
  return plan;
}

const cells = (row: string) =>
  [...(screen.getByRole("rowheader", { name: row }).parentElement?.children ?? [])].map((cell) =>
    cell.textContent.trim(),
  );

test("Yspahan: every move is a button, every souk, row and place is told", async () => {
  const option = {
    id: 12,
    notation: "barrel:",
    move: { kind: "choose", row: "barrel" },
    remark: { code: "dice", n: 3, face: 4 },
  };
  const view = { ...town, due: { what: "choose" } };
  const secret = { seat: 0, hand: ["exchange"] };
  const plan = await show("yspahan", view, [option], { secret });
  expect(screen.getByText("Choose a group of dice")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "barrels: three dice showing 4" }));
  expect(plan.choose).toHaveBeenCalledWith(12);
  expect(cells("sacks, white")).toEqual(["sacks, white", "3", "Anna: 3 of 3"]);
  expect(cells("barrels")).toEqual(["barrels", "3 dice showing 4, 1 of them yellow"]);
  expect(cells("vases, orange")[2]).toBe("Omar: 1 of 3");
  expect(screen.getByText("The supervisor is on square e1.")).toBeTruthy();
  expect(screen.getByText("Trade camels and gold")).toBeTruthy();
  expect(screen.getAllByText(/^Ben .*3 points/).length).toBeGreaterThan(0);
});

test("Basari: gems, archways and the standing offer are told, and why something is closed", async () => {
  const accept = {
    id: 103,
    notation: "accept",
    move: { kind: "accept" },
    remark: { code: "takes", gems: { red: 0, yellow: 1, green: 0, blue: 1 } },
  };
  const closed = [{ moves: [105], about: [{ kind: "offer" }], reason: { code: "opener_has_nothing", ruling: "B9" } }];
  await show("basari", court, [accept], { closed });
  expect(screen.getByRole("button", { name: "Accept: take 1 yellow and 1 blue" }).dataset.move).toBe("103");
  expect(screen.getByText("Anna offers 1 yellow and 1 blue")).toBeTruthy();
  expect(cells("Eva").slice(2, 4)).toEqual(["3 red, 3 yellow, 3 green and 3 blue", "21"]);
  expect(screen.getByText("pawn of Anna")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Why not?" }));
  expect((await screen.findByRole("link", { name: "(ruling B9)" })).getAttribute("href")).toBe("/rules/basari#B9");
});
