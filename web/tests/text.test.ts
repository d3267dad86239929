import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/look/settings.svelte";
import type { Option, TableMessage, Update } from "../src/protocol";
import { court, town } from "../src/rules/samples";
import type { Plan } from "../src/table/plan.svelte";
import TextMode from "../src/text/TextMode.svelte";
import "./server";

beforeEach(() => {
  settings.language = "en";
});
afterEach(cleanup);

const names = (seat: number) => ["Anna", "Ben", "Eva", "Omar"][seat] ?? "";

function show(game: string, view: object, options: Option[], shut: unknown[] = []) {
  const plan = {
    moves: [],
    options,
    events: [],
    live: { news: [{ type: "moved", events: [{ type: "round", round: 3 }] }] },
    choose: vi.fn(),
    confirm: vi.fn(),
    closed: vi.fn(() => Promise.resolve(shut)),
  };
  const table = { game, seat: 0, status: "running", seats: [] } as unknown as TableMessage;
  const update = { actors: [0], n: 1, undo: 0 } as unknown as Update;
  render(TextMode, {
    table,
    update,
    view: view as Record<string, unknown>,
    plan: plan as unknown as Plan,
    names,
  });
  return plan;
}

const cells = (row: string) =>
  [...(screen.getByRole("rowheader", { name: row }).parentElement?.children ?? [])].map((cell) =>
    cell.textContent.trim(),
  );

test("Yspahan: every move is a button, every souk, row and place is told", async () => {
  const option = { id: 12, kind: "choose", fields: { row: "barrel" }, notation: "barrel:" };
  const plan = show("yspahan", { ...town, due: { what: "choose" } }, [option]);
  expect(screen.getByText("Choose a group of dice")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "barrels" }));
  expect(plan.choose).toHaveBeenCalledWith(12);
  expect(cells("sacks, white")).toEqual(["sacks, white", "3", "Anna: 3 of 3"]);
  expect(cells("barrels")).toEqual(["barrels", "3 of 4, 1 yellow"]);
  expect(cells("vases, orange")[2]).toBe("Omar: 1 of 3");
  expect(screen.getByText("The supervisor is on square e1.")).toBeTruthy();
});

test("Basari: gems, archways and the standing offer are told, and why something is closed", async () => {
  const reason = {
    text: "an opener without gems declines (B9)",
    template: "an opener without gems declines (B9)",
    ruling: "B9",
  };
  show("basari", court, [{ id: 103, kind: "accept", fields: {}, notation: "accept" }], [{ moves: [105], reason }]);
  expect(screen.getByRole("button", { name: "Accept" }).dataset.move).toBe("103");
  expect(screen.getByText("Anna offers 1 yellow and 1 blue")).toBeTruthy();
  expect(cells("Eva").slice(2, 4)).toEqual(["3 red, 3 yellow, 3 green, and 3 blue", "21"]);
  expect(screen.getByText("pawn of Anna")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Why not?" }));
  expect((await screen.findByRole("link", { name: "(ruling B9)" })).getAttribute("href")).toBe("/rules/basari#B9");
});
