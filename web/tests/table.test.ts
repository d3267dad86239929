import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { neighbour, targetsOf } from "../src/board/targets";
import { settings } from "../src/look/settings.svelte";
import type { Live, Wish } from "../src/net/live.svelte";
import type { Option, TableMessage, Update } from "../src/protocol";
import Advice, { type Hint } from "../src/table/Advice.svelte";
import Barter from "../src/table/Barter.svelte";
import CamelDialog from "../src/table/CamelDialog.svelte";
import { clockWords } from "../src/table/clock";
import Log from "../src/table/Log.svelte";
import Notices from "../src/table/Notices.svelte";
import GameOver from "../src/table/GameOver.svelte";
import { Plan } from "../src/table/plan.svelte";
import Seats from "../src/table/Seats.svelte";
import { flightsOf } from "../src/table/flights";
import { soundsOf } from "../src/table/sound";

const names = (seat: number) => ["Anna", "Ben", "Eva"][seat] ?? "?";
const option = (id: number, kind: string, fields: Record<string, string> = {}): Option => ({
  id,
  kind,
  fields,
  notation: kind,
});
const look = (step: number, moves: Option[]) => ({ step, seat: 0, public: {}, private: {}, moves });

/** A table that answers previews from a book: what may be chosen after a row of moves. */
function at(book: Record<string, Option[]>, asked = 1) {
  const wishes: Wish[] = [];
  const live = {
    table: { status: "running" },
    update: { decision_id: asked, snapshot: look(0, book[""] ?? []) },
    ask: (wish: Wish) => {
      wishes.push(wish);
      if (wish.type !== "preview") return Promise.resolve({ type: "done", id: "1", n: 1 });
      const row = wish.moves ?? [];
      const moves = book[row.join()] ?? [];
      const each = moves.map(({ id }) => ({ move: id, events: [{ type: "step", id }], new: false }));
      return Promise.resolve({
        type: "previewed",
        id: "1",
        snapshot: look(row.length, moves),
        events: [],
        new: false,
        each,
      });
    },
  };
  return { live: live as unknown as Live, wishes };
}
const settled = () => new Promise((done) => setTimeout(done));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

test("behind the uses of a group its places light up, and one click takes the use and the place", async () => {
  const { live } = at({
    "": [option(1, "use", { use: "deliver" }), option(2, "use", { use: "supervisor" })],
    "1": [option(10, "shop", { shop: "sack.white.0" })],
    "2": [option(20, "square", { square: "w1" })],
  });
  const plan = new Plan(live);
  plan.follow();
  await settled();
  expect(plan.movePaths.map((movePath) => movePath.path)).toEqual([[1], [2], [1, 10], [2, 20]]);
  await plan.choose(1, 10);
  expect(plan.moves).toEqual([1, 10]);
});

test("where a card could be added first, a click on a place asks that question and does not skip it", async () => {
  const { live } = at({
    "": [option(1, "use", { use: "deliver" })],
    "1": [option(5, "bonus", { card: "none" }), option(6, "bonus", { card: "exchange" })],
    "1,5": [option(10, "shop", { shop: "sack.white.0" })],
  });
  const plan = new Plan(live);
  plan.follow();
  await settled();
  expect(plan.beyond.map((movePath) => [movePath.option.id, movePath.path])).toEqual([[10, [1]]]);
});

test("the plan stays while others choose in secret, and ends with another decision", async () => {
  const { live } = at({ "": [option(1, "card", { card: "roll" })] });
  const plan = new Plan(live);
  plan.follow();
  await plan.choose(1);
  live.update = { ...live.update, snapshot: look(1, [option(1, "card")]) } as unknown as Update;
  plan.follow();
  await settled();
  expect(plan.moves).toEqual([1]);
  live.update = { ...live.update, decision_id: 2 } as unknown as Update;
  plan.follow();
  expect(plan.moves).toEqual([]);
});

test("confirm sends the whole row with the number of the decision", async () => {
  const { live, wishes } = at({ "": [option(1, "end")] }, 7);
  const plan = new Plan(live);
  await plan.choose(1);
  await plan.confirm();
  expect(wishes.filter((wish) => wish.type === "play")).toEqual([{ type: "play", moves: [1], decision_id: 7 }]);
  expect(plan.moves).toEqual([]);
});

test("targets know their price and the way to them", () => {
  const movePath = { option: option(20, "square", { square: "w1" }), path: [2, 20] };
  const targets = targetsOf([movePath, { option: option(3, "end"), path: [3] }], () => ({ label: "w1", gold: 2 }));
  expect([...targets]).toEqual([["square:w1", { move: 20, path: [2, 20], label: "w1", gold: 2 }]]);
});

test("arrow keys find the nearest place in their direction", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const places = [box(0, 0), box(40, 0), box(20, 4), box(0, 30)];
  expect(neighbour("ArrowRight", box(0, 0), places)).toBe(2);
  expect(neighbour("ArrowDown", box(0, 0), places)).toBe(3);
  expect(neighbour("ArrowLeft", box(0, 0), places)).toBe(-1);
});

test("the question for a camel opens as a dialog and one click answers it", async () => {
  const moves = [option(1, "camel", { answer: "keep" }), option(2, "camel", { answer: "send" })];
  const onplay = vi.fn();
  const view = { due: { what: "camel", shop: "sack.white.0" }, seats: [{ camels: 2 }] };
  render(CamelDialog, { moves, view, seat: 0, names, eventsOf: () => [], onplay });
  const dialog = screen.getByRole("dialog", { name: "Pay a camel to keep your cube in sacks white 1?" });
  await fireEvent.click(dialog.querySelector('[data-move="2"]') as Element);
  expect(onplay).toHaveBeenCalledWith(2);
});

test("a hint is told in words, with every seat's share, and can be taken", async () => {
  const hint: Hint = {
    thoughts: [{ move: "sack:", id: 4, weight: 1, shares: [0.5, 0.3, 0.2], scores: [1, 2, 3] }],
    shares: [0.5, 0.3, 0.2],
    line: [
      { seat: 0, move: "sack:", kind: "choose", fields: { row: "sack" } },
      { seat: 1, move: "end", kind: "end", fields: {} },
    ],
  };
  const onpick = vi.fn();
  const moves = [option(4, "choose", { row: "sack" })];
  render(Advice, { hint, shut: undefined, thinking: false, moves, seat: 0, names, onpick });
  expect(screen.getByText("Ben: 30% of victory")).toBeTruthy();
  expect(screen.getByText("End the turn")).toBeTruthy();
  expect(document.body.textContent).not.toContain("{");
  await fireEvent.click(screen.getByRole("button", { name: "sacks" }));
  expect(onpick).toHaveBeenCalledWith(4);
});

test("what is closed says why, with the ruling", () => {
  const reason = {
    text: "a dead end is not overshot",
    template: "a dead end is not overshot",
    args: {},
    ruling: "Y10",
  };
  render(Advice, {
    hint: undefined,
    shut: [{ moves: [3], reason }],
    thinking: false,
    moves: [],
    seat: 0,
    names,
    onpick: vi.fn(),
  });
  expect(screen.getByText(/dead end.*\(Y10\)/)).toBeTruthy();
});

const moved = (n: number, step: number, ...events: object[]) => ({
  type: "moved" as const,
  n,
  at: 0,
  step,
  events: events.map((event, k) => ({ step: step + k, ...event })),
});
const log = (news: unknown[], steps: number, onjump = vi.fn()) => {
  render(Log, {
    game: "yspahan",
    link: "abc",
    seat: 0,
    since: 0,
    steps,
    news: news as never,
    names,
    at: undefined,
    onjump,
  });
  return onjump;
};

test("an entry of the log leads to its moment", async () => {
  const onjump = log(
    [moved(1, 0, { type: "draw", seat: 1 }), moved(2, 1, { type: "gold", seat: 0, n: 3, from: "tower" })],
    2,
  );
  await fireEvent.click(screen.getByText("Anna gets 3 gold."));
  expect(onjump).toHaveBeenCalledWith(2);
});

test("what was taken back is no longer told", () => {
  log(
    [
      moved(1, 0, { type: "draw", seat: 1 }),
      moved(2, 1, { type: "gold", seat: 0, n: 3 }),
      { type: "undone", n: 3, at: 0, seat: 0, steps: 1 },
    ],
    1,
  );
  expect(screen.queryByText("Anna gets 3 gold.")).toBeNull();
  expect(screen.getByText("Ben draws a card.")).toBeTruthy();
  expect(screen.getByText("Anna takes back 1 step.")).toBeTruthy();
});

const table = (more: object) =>
  ({
    link: "abc",
    game: "basari",
    status: "running",
    seat: 0,
    seats: [
      { kind: "person", name: "Anna" },
      { kind: "person", name: "Ben" },
    ],
    dice: { commitment: "cafe", words: [] },
    ...more,
  }) as unknown as TableMessage;

test("a request can be agreed to or declined, and one's own taken back", async () => {
  const ask = vi.fn();
  const live = { ask } as unknown as Live;
  const proposal = { what: "undo", seat: 1, steps: 3, agreed: [1] };
  const shown = render(Notices, { live, table: table({ proposal }), names });
  expect(screen.getByText("Ben asks to take back 3 steps.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Agree"));
  expect(ask).toHaveBeenCalledWith({ type: "agree" });
  await shown.rerender({ table: table({ proposal: { ...proposal, seat: 0 } }) });
  expect(screen.queryByText("Agree")).toBeNull();
  expect(screen.getByText("Take it back")).toBeTruthy();
});

test("at the end the winner stands first, and everybody can follow to the next table", () => {
  const result = { outcome: "finished", scores: [10, 20], ranks: [2, 1] };
  render(GameOver, { live: {} as Live, table: table({ status: "over", result, next: "next" }), names });
  expect(screen.getByRole("heading").textContent).toContain("Ben wins");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, ""))).toEqual([
    "1.Ben20",
    "2.Anna10",
  ]);
  expect(screen.getByText("To the next game").getAttribute("href")).toBe("/table/next");
});

test("clocks run down between updates, only for whose turn it is", async () => {
  vi.useFakeTimers();
  const seat = { score: 0, sheet: {}, gems: { red: 1 }, moved: 0 };
  const update = { actors: [0], left: [65_000, 30_000], ticking: [0] } as unknown as Update;
  render(Seats, {
    table: table({}),
    view: { seats: [seat, seat], archways: [] },
    update,
    presence: undefined,
    names,
    heard: performance.now(),
  });
  const clocks = () => [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(clocks()).toEqual(["1:05", "0:30"]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(clocks()).toEqual(["0:59", "0:30"]);
  vi.useRealTimers();
});

test("time is said as people read it", () => {
  expect(clockWords(3_723_000, "d", "h")).toBe("1:02:03");
  expect(clockWords(-5, "d", "h")).toBe("0:00");
  expect(clockWords((2 * 24 + 5) * 3_600_000, "d", "h")).toBe("2 d 5 h");
});

test("points fly from where they were made to the score, with their reason", () => {
  const flights = flightsOf([
    { type: "send", seat: 1, shop: "sack.white.0", place: 4, kept: false },
    { type: "points", seat: 1, n: 2, source: "caravan_places" },
  ]);
  expect(flights).toEqual([
    { from: '[data-spot="shop:sack.white.0"]', to: '[data-spot="place:4"]', seat: 1 },
    { from: '[data-spot="place:4"]', to: '[data-seat="1"] [data-good="score"]', points: 2, source: "caravan_places" },
  ]);
});

test("each kind of sound is heard once", () => {
  expect(soundsOf([{ type: "place" }, { type: "place" }, { type: "points" }, { type: "day" }])).toEqual([
    "wood",
    "points",
  ]);
});

test("the barter's steppers reach legal raises only, and say what the deal is worth", async () => {
  const count = (id: number, kind: string, n: number) => option(id, kind, { count: String(n) });
  const offer = option(1, "offer");
  const colours = (red: number[]) => ({ red, yellow: [0, 0], green: [0, 0], blue: [0, 0] });
  const rows = [
    ["red", 2, 3],
    ["yellow", 0],
    ["green", 0],
    ["blue", 0],
  ] as const;
  const barter = { action: "roll", players: [0, 1], die: null, turn: 0, offer: null, offered_by: null, bid: null };
  const deal = { barter: { ...barter, deal: colours([7, 7]) } };
  const ask = (wish: Wish) => {
    const [colour = "", ...counts] = rows[((wish as { moves?: number[] }).moves ?? []).length - 1] ?? [];
    const moves = counts.map((n) => count(n + 10, colour, n));
    return Promise.resolve({
      type: "previewed",
      id: "1",
      snapshot: { ...look(0, moves), public: deal },
      events: [],
      new: false,
      each: [],
    });
  };
  const choose = vi.fn();
  const view = { colours: colours([14, 0]), barter: { ...barter, deal: null } };
  render(Barter, {
    live: { ask } as unknown as Live,
    plan: { moves: [], choose } as unknown as Plan,
    view: view as never,
    moves: [offer],
    names,
    seat: 0,
  });
  await vi.waitFor(() => expect(document.querySelector('[data-part="worth"]')).toBeTruthy());
  const button = (what: string) =>
    document.querySelector<HTMLButtonElement>(`[data-do="${what}"]`) as HTMLButtonElement;
  expect([button("less-red").disabled, button("more-red").disabled, button("more-blue").disabled]).toEqual([
    true,
    false,
    true,
  ]);
  expect(document.querySelector('[data-part="worth"]')?.textContent?.replace(/\s+/g, " ")).toContain("you −7 Ben +7");
  await fireEvent.click(button("more-red"));
  await vi.waitFor(() => expect(button("more-red").disabled).toBe(true));
  await fireEvent.click(button("offer"));
  expect(choose).toHaveBeenCalledWith(1, 13, 10, 10, 10);
});
