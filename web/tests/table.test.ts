import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { neighbour, targetsOf } from "../src/board/targets";
import { loadGame } from "../src/games";
import type { Basari } from "../src/games/basari";
import Barter from "../src/games/basari/Barter.svelte";
import { court } from "../src/games/basari/sample";
import type { Yspahan } from "../src/games/yspahan";
import CamelDialog from "../src/games/yspahan/CamelDialog.svelte";
import { flights, sounds } from "../src/games/yspahan/flights";
import { town } from "../src/games/yspahan/sample";
import type { Option as GameOption, Preview } from "../src/games/ui";
import { settings } from "../src/look/settings.svelte";
import { fromHex, sha256 } from "../src/net/sha256";
import type { ClientRequest, LiveTable, News } from "../src/net/live-table.svelte";
import type { GameView, HintData, MoveFields, Option, Remark, TableMessage, Update } from "../src/protocol";
import Advice from "../src/table/Advice.svelte";
import { clockWords } from "../src/table/clock";
import DiceCheck from "../src/table/DiceCheck.svelte";
import GameOver from "../src/table/GameOver.svelte";
import Log from "../src/table/Log.svelte";
import Notices from "../src/table/Notices.svelte";
import { Plan } from "../src/table/plan.svelte";
import Seats from "../src/table/Seats.svelte";
import { soundsOf } from "../src/table/sounds";
import { speak } from "./catalogues";
import { serve, soon } from "./server";

const names = (seat: number) => ["Anna", "Ben", "Eva"][seat] ?? "?";
const reader = { names, seat: null };
const option = (
  id: number,
  move: MoveFields & Record<string, unknown>,
  remark?: Remark & Record<string, unknown>,
): Option => ({
  id,
  notation: move.kind,
  move,
  remark,
});
const view: GameView = { players: 3, round: 1, actors: [0], over: false, seats: [] };
const snapshot = (step: number, moves: Option[]) => ({ step, seat: 0, view, private: null, moves });

/** A table that answers previews from a book: what may be chosen after a row of moves. */
function at(book: Record<string, Option[]>, decision_id = 1) {
  const requests: ClientRequest[] = [];
  const live = {
    table: { status: "running" },
    news: [],
    update: { decision_id, snapshot: snapshot(0, book[""] ?? []) },
    ask: (request: ClientRequest) => {
      requests.push(request);
      if (request.type !== "preview") return Promise.resolve({ type: "done", id: "1", n: 1 });
      const row = request.moves ?? [];
      const moves = book[row.join()] ?? [];
      const each = moves.map(({ id }) => ({ move: id, events: [{ type: "step", id }], new: false }));
      return Promise.resolve({
        type: "previewed",
        id: "1",
        snapshot: snapshot(row.length, moves),
        events: [],
        new: false,
        each,
      });
    },
  };
  return { live: live as unknown as LiveTable, requests };
}
const yspahan = () => loadGame("yspahan");
const settled = () => new Promise((done) => setTimeout(done, 200)); // longer than the plan waits for a further click

beforeEach(() => speak("en"));
afterEach(cleanup);

test("behind the uses of a group its places light up, and one click takes the use and the place", async () => {
  const { live } = at({
    "": [option(1, { kind: "use", use: "deliver" }), option(2, { kind: "use", use: "supervisor" })],
    "1": [option(10, { kind: "shop", shop: "sack.white.0" })],
    "2": [option(20, { kind: "square", square: "w1" })],
  });
  const ui = await yspahan();
  const plan = new Plan(live, () => ui);
  plan.follow();
  await settled();
  expect(plan.movePaths.map((movePath) => movePath.path)).toEqual([[1], [2], [1, 10], [2, 20]]);
  await plan.choose(1, 10);
  expect(plan.moves).toEqual([1, 10]);
});

test("where a card could be added first, a click on a place asks that question and does not skip it", async () => {
  const { live } = at({
    "": [option(1, { kind: "use", use: "deliver" })],
    "1": [option(5, { kind: "bonus", card: "none" }), option(6, { kind: "bonus", card: "exchange" })],
    "1,5": [option(10, { kind: "shop", shop: "sack.white.0" })],
  });
  const ui = await yspahan();
  const plan = new Plan(live, () => ui);
  plan.follow();
  await settled();
  expect(plan.beyond.map((movePath) => [movePath.option.id, movePath.path])).toEqual([[10, [1]]]);
});

test("the plan stays while others choose in secret, and ends with another decision", async () => {
  const { live } = at({ "": [option(1, { kind: "card", card: "roll" })] });
  const ui = await yspahan();
  const plan = new Plan(live, () => ui);
  plan.follow();
  await plan.choose(1);
  live.update = { ...live.update, snapshot: snapshot(1, [option(1, { kind: "card" })]) } as unknown as Update;
  plan.follow();
  await settled();
  expect(plan.moves).toEqual([1]);
  live.update = { ...live.update, decision_id: 2 } as unknown as Update;
  plan.follow();
  expect(plan.moves).toEqual([]);
});

test("confirm sends the whole row with the number of the decision", async () => {
  const { live, requests } = at({ "": [option(1, { kind: "end" })] }, 7);
  const ui = await yspahan();
  const plan = new Plan(live, () => ui);
  await plan.choose(1);
  await plan.confirm();
  expect(requests.filter((request) => request.type === "play")).toEqual([{ type: "play", moves: [1], decision_id: 7 }]);
  expect(plan.moves).toEqual([]);
});

const deliver = option(1, { kind: "use", use: "deliver" });
const shop = (id: number) => option(id, { kind: "shop", shop: `sack.white.${id}` });
const end = option(99, { kind: "end" });
const build = option(50, { kind: "build", building: "shop" });
const asked = (requests: ClientRequest[], type: string) => requests.filter((request) => request.type === type);
async function planned(book: Record<string, Option[]>) {
  const { live, requests } = at(book);
  const ui = await yspahan();
  const plan = new Plan(live, () => ui);
  plan.follow();
  await settled();
  requests.length = 0;
  return { plan, requests, live, ui };
}

test("quick clicks ask once each and nothing twice; what nobody waits for is not asked", async () => {
  const book = { "": [deliver, option(2, { kind: "use", use: "supervisor" })], "1": [shop(10), shop(11)] };
  const { plan, requests } = await planned({ ...book, "1,10": [shop(11), end], "1,10,11": [end] });
  await Promise.all([plan.choose(1), plan.choose(10), plan.choose(10), plan.choose(11)]); // a double click in between
  await settled();
  expect(plan.moves).toEqual([1, 10, 11]);
  expect(plan.refused).toBeUndefined();
  for (let k = 0; k < 20; k++) {
    await plan.back();
    await plan.choose(11);
  }
  plan.clear();
  await settled();
  expect(asked(requests, "preview")).toEqual([
    { type: "preview", moves: [1, 10] },
    { type: "preview", moves: [1, 10, 11] },
  ]);
});

test("undo while a preview is under way drops what was clicked", async () => {
  const { plan } = await planned({ "": [shop(10), shop(11)], "10": [shop(11), end] });
  const showing = plan.choose(10);
  void plan.choose(11);
  await plan.back();
  await showing;
  await settled();
  expect([plan.moves, plan.busy]).toEqual([[], false]);
});

test("where only the end of the turn is left, one click confirms and ends it", async () => {
  const { plan, requests } = await planned({ "": [shop(10)], "10": [end] });
  await plan.choose(10);
  expect([plan.isOnlyEnd, plan.isAnswered]).toEqual([true, true]);
  await plan.confirm();
  expect(asked(requests, "play")).toEqual([{ type: "play", moves: [10, 99], decision_id: 1 }]);
});

test("where something else could be done, it is confirmed without ending the turn, or with it", async () => {
  const { plan, requests } = await planned({ "": [shop(10)], "10": [end, build] });
  await plan.choose(10);
  await plan.confirm();
  await plan.choose(10);
  await plan.confirmAndEnd();
  expect(asked(requests, "play").map((request) => "moves" in request && request.moves)).toEqual([[10], [10, 99]]);
});

test("a plan with an open question cannot be confirmed", async () => {
  const { plan, requests } = await planned({ "": [deliver], "1": [shop(10), shop(11)] });
  await plan.choose(1);
  expect(plan.isAnswered).toBe(false);
  await plan.confirm();
  expect(asked(requests, "play")).toEqual([]);
});

test("who wants to be asked again confirms first; who never wants to be asked is not", async () => {
  const book = { "": [shop(10)], "10": [end] };
  settings.ending = "again";
  const careful = await planned(book);
  await careful.plan.choose(10);
  await careful.plan.confirm();
  expect(asked(careful.requests, "play")).toMatchObject([{ moves: [10] }]);
  settings.ending = "never";
  const quick = await planned(book);
  await quick.plan.choose(10);
  expect(asked(quick.requests, "play")).toMatchObject([{ moves: [10, 99] }]);
  settings.ending = "once";
});

test("what is closed is asked for where the plan has led", async () => {
  const { plan, requests } = await planned({ "": [shop(10)], "10": [end] });
  await plan.choose(10);
  await plan.closed();
  expect(asked(requests, "closed")).toEqual([{ type: "closed", moves: [10] }]);
});

test("a place says what it costs and whose cubes it reaches, as the move does", async () => {
  const reach = { code: "reach", gold: 2, shops: ["sack.white.0", "chest.blue.0"] };
  const square = { option: option(20, { kind: "square", square: "w3" }, reach), path: [2, 20], events: [] };
  const ending = { option: option(3, { kind: "end" }), path: [3], events: [] };
  const shown = { ...town, cubes: { "sack.white.0": 1, "chest.blue.0": 1 } };
  const targets = targetsOf(await yspahan(), [square, ending], shown, reader);
  expect([...targets.keys()]).toEqual(["square:w3"]);
  expect(targets.get("square:w3")).toMatchObject({
    path: [2, 20],
    label: "square w3, 2 gold, reaches a cube of Ben",
  });
});

test("arrow keys find the nearest place in their direction", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const places = [box(0, 0), box(40, 0), box(20, 4), box(0, 30)];
  expect(neighbour("ArrowRight", box(0, 0), places)).toBe(2);
  expect(neighbour("ArrowDown", box(0, 0), places)).toBe(3);
  expect(neighbour("ArrowLeft", box(0, 0), places)).toBe(-1);
});

test("the question for a camel opens as a dialog and one click answers it", async () => {
  const moves: GameOption<Yspahan>[] = [
    { id: 1, notation: "keep", move: { kind: "camel", answer: "keep" } },
    { id: 2, notation: "send", move: { kind: "camel", answer: "send" } },
  ];
  const onplay = vi.fn();
  const asked = { ...town, due: { what: "camel", shop: "sack.white.0" } };
  render(CamelDialog, { moves, view: asked, seat: 0, reader, eventsOf: () => [], onplay });
  const dialog = screen.getByRole("dialog", { name: "Pay a camel to keep your cube in the white sack souk?" });
  await fireEvent.click(dialog.querySelector('[data-move="2"]') as Element);
  expect(onplay).toHaveBeenCalledWith(2);
});

const evaluation = (id: number, row: string, share: number, error = 0.01) => ({
  ...{ id, move: { kind: "choose", row }, weight: 1, error },
  ...{ shares: [share, 1 - share, 0], scores: [1, 2, 3] },
});

async function advise(more: object) {
  const onpick = vi.fn();
  const props = {
    hint: undefined,
    closed: undefined,
    isThinking: false,
    options: [],
    hasPlan: false,
    queue: undefined,
  };
  const shown = render(Advice, {
    ...{ ui: await yspahan(), game: "yspahan", reader: { names, seat: 0 }, onpick },
    ...{ ...props, ...more },
  });
  return { onpick, ...shown };
}
const texts = (part: string) =>
  [...document.querySelectorAll(`[data-part="${part}"]`)].map((found) =>
    found.textContent?.replace(/\s+/g, " ").trim(),
  );

test("a hint says each move's chance to win and how sure that is, the best first, and can be taken", async () => {
  const hint: HintData = {
    // by how much was thought about each: the last was hardly looked at
    evaluations: [evaluation(4, "sack", 0.2), evaluation(5, "vase", 0.31, 0.02), evaluation(6, "barrel", 0.9, 0.3)],
    shares: [0.2, 0.8, 0],
    line: [
      { seat: 0, move: option(4, { kind: "choose", row: "sack" }).move },
      { seat: 15, move: option(0, { kind: "die", face: 3 }).move },
      { seat: 15, move: option(0, { kind: "card", card: "three_gold" }).move },
      { seat: 1, move: { kind: "end" } },
    ],
  };
  const options = [option(4, { kind: "choose" }), option(5, { kind: "choose" })];
  const { onpick } = await advise({ hint, options });
  expect(texts("chance")).toEqual(["31% chance to win (± 2%)", "20% chance to win (± 1%)"]);
  expect(screen.getByText("Ben: 80% chance to win")).toBeTruthy();
  expect(texts("guess")).toEqual(["guess: die 3, card “3 gold”"]);
  expect(screen.getByText("End the turn")).toBeTruthy();
  expect(document.body.textContent).not.toContain("{");
  await fireEvent.click(screen.getByRole("button", { name: "sacks" }));
  expect(onpick).toHaveBeenCalledWith(4);
});

test("a hint beside a plan says that taking it replaces the plan", async () => {
  const hint: HintData = { evaluations: [evaluation(4, "sack", 0.2)], shares: [0.2, 0.8, 0], line: [] };
  const { rerender } = await advise({ hint, options: [option(4, { kind: "choose" })], hasPlan: true });
  expect(screen.getByText("Choosing one of these replaces what you have planned.")).toBeTruthy();
  await rerender({ hasPlan: false });
  expect(screen.queryByText(/replaces what you have planned/)).toBeNull();
});

test("what is closed says why, once for all moves of the same reason, and leads to the ruling", async () => {
  const square = (name: string, needs: number) => ({
    moves: [3],
    about: [{ kind: "square", square: name }],
    reason: { code: "square_cost", square: name, needs, has: 1, ruling: "Y12" },
  });
  const near = ["w1", "w2", "e3", "e4", "n1", "s2"].map((name) => square(name, 3));
  const { unmount } = await advise({ closed: near });
  const moves = "square w1, square w2, square e3 and";
  expect(texts("closed")).toEqual([`${moves} 3 more: The way there costs 3 gold, you have 1 (ruling Y12)`]);
  unmount();
  await advise({ closed: [...near, square("w9", 5)] });
  expect(texts("closed")).toEqual([`${moves} 4 more: The way there costs more gold than you have (ruling Y12)`]);
  expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/rules/yspahan#Y12");
});

const moved = (n: number, step: number, ...events: { type: string }[]): News => ({
  type: "moved",
  n,
  at: 0,
  step,
  events: events.map((event, k) => ({ step: step + k, event })),
});
const draw = { type: "draw", seat: 1, why: "action" };
const gold = { type: "gold", seat: 0, n: 3, by: "tower" };
async function log(news: News[], steps: number, onjump = vi.fn()) {
  render(Log, { ui: await yspahan(), link: "abc", since: 0, steps, news, reader, at: undefined, onjump });
  return onjump;
}

test("an entry of the log leads to its moment", async () => {
  const onjump = await log([moved(1, 0, draw), moved(2, 1, gold)], 2);
  await fireEvent.click(screen.getByText("Anna gets 3 gold."));
  expect(onjump).toHaveBeenCalledWith(2);
});

test("what was taken back is no longer told", async () => {
  await log([moved(1, 0, draw), moved(2, 1, gold), { type: "undone", n: 3, at: 0, seat: 0, steps: 1 }], 1);
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
  const live = { ask } as unknown as LiveTable;
  const proposal = { what: "undo", seat: 1, steps: 3, agreed: [1] };
  const shown = render(Notices, { live, table: table({ proposal }), names });
  expect(screen.getByText("Ben asks to take back 3 steps.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Agree"));
  expect(ask).toHaveBeenCalledWith({ type: "agree" });
  await shown.rerender({ table: table({ proposal: { ...proposal, seat: 0 } }) });
  expect(screen.queryByText("Agree")).toBeNull();
  expect(screen.getByText("Take it back")).toBeTruthy();
});

test("at the end the winner stands first, with points by source, the curve and the ways on", async () => {
  const result = { outcome: "finished", scores: [10, 20], ranks: [2, 1] };
  const points = { type: "points", seat: 1, n: 20, source: "points" };
  serve({ "GET /api/tables/abc/story": { steps: 3, events: [{ step: 1, event: points }] } });
  const ui = await loadGame("basari");
  const over = table({ status: "over", result, next: "next", players: 2 });
  render(GameOver, { ui, live: {} as LiveTable, table: over, view: court, names });
  expect(screen.getByRole("heading").textContent).toContain("Ben wins");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, ""))).toEqual([
    "1.Ben20",
    "2.Anna10",
  ]);
  expect(screen.getByText("To the next game").getAttribute("href")).toBe("/table/next");
  expect(screen.getByText("Replay").getAttribute("href")).toBe("/replay/abc");
  expect(screen.getByText("Home").getAttribute("href")).toBe("/");
  expect(screen.getByRole("row", { name: /^Total/ }).textContent).toContain(String(court.seats[0]?.score));
  expect((await screen.findByRole("img", { name: /^Scores over the game/ })).getAttribute("aria-label")).toContain(
    "Ben 20",
  );
});

test("the dice's page shows everybody's numbers, and checks the seals by itself", async () => {
  const hashed = (hex: string) => sha256(fromHex(hex));
  const [seed, mine, other] = ["07", "aa", "bb"].map((pair) => pair.repeat(32)) as [string, string, string];
  const words = [{ commitment: hashed(mine), words: mine }, { commitment: hashed(other) }, {}];
  const seats = [...table({}).seats, { kind: "bot", level: "trader" }];
  const dice = { commitment: hashed(seed), words, seed };
  serve({ "GET /api/tables/abc/dice": { commitment: hashed(seed), seed, words, fair: true, draws: [{}, {}] } });
  const over = table({ link: "abc", status: "over", seats, dice });
  render(DiceCheck, { table: over });
  expect([...document.querySelectorAll('[data-part="words"]')].map((seat) => seat.textContent?.trim())).toEqual([
    expect.stringContaining(mine),
    expect.stringContaining("did not open it in time"),
    "Added nothing.",
  ]);
  await fireEvent.click(screen.getByText("Check every draw"));
  await soon(() => expect(document.querySelector('[data-part="fair"]')?.textContent).toContain("Fair"));
  cleanup();
  const wrong = { commitment: hashed(seed), seed: other, words, fair: true, draws: [] };
  serve({ "GET /api/tables/abc/dice": wrong }); // whatever the server says of it
  render(DiceCheck, { table: over });
  await fireEvent.click(screen.getByText("Check every draw"));
  await soon(() => expect(document.querySelector(".bad")?.textContent).toContain("does not fit"));
});

test("clocks run down between updates, only for whose turn it is", async () => {
  const ui = await loadGame("basari");
  vi.useFakeTimers();
  const update = { actors: [0], left: [65_000, 30_000, 0, 0], ticking: [0] } as unknown as Update;
  render(Seats, {
    ui,
    table: table({}),
    view: { ...court, seats: court.seats.slice(0, 2) },
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
  const found = flights([
    { type: "sent", seat: 1, shop: "sack.white.0", place: 4, kept: false },
    { type: "points", seat: 1, n: 2, source: "caravan_places" },
  ]);
  expect(found).toEqual([
    { from: '[data-spot="shop:sack.white.0"]', to: '[data-spot="place:4"]', seat: 1 },
    { from: '[data-spot="place:4"]', to: '[data-seat="1"] [data-good="score"]', points: 2, source: "caravan_places" },
  ]);
});

test("each kind of sound is heard once", () => {
  const events = ["placed", "placed", "points", "round"].map((type) => ({ type }));
  expect(soundsOf({ sounds }, events)).toEqual(["wood", "points"]);
});

const offer: GameOption<Basari> = { id: 1, notation: "offer", move: { kind: "offer" } };
const colours = (red: number[]) => ({ red, yellow: [0, 0], green: [0, 0], blue: [0, 0] });
const barter = {
  action: "roll" as const,
  players: [0, 1] as [number, number],
  die: null,
  turn: 0,
  offer: null,
  offered_by: null,
  bid: null,
};

/** The barter with its seat about to open; returns what is chosen. */
async function showBarter(preview: (row: number[]) => Promise<Preview<Basari>>) {
  const choose = vi.fn();
  const { words } = await loadGame("basari");
  render(Barter, {
    words,
    view: { ...court, colours: colours([14, 0]), barter: { ...barter, deal: null } },
    secret: null,
    seat: 0,
    moves: [offer],
    chosen: [],
    reader: { names, seat: 0 },
    choose,
    play: vi.fn(),
    preview,
    eventsOf: () => [],
  });
  return choose;
}

test("the barter's steppers reach legal raises only, and say what the deal is worth", async () => {
  const rows = [
    ["red", 2, 3],
    ["yellow", 0],
    ["green", 0],
    ["blue", 0],
  ] as const;
  const after = { ...court, barter: { ...barter, deal: colours([7, 7]) } };
  const preview = (row: number[]): Promise<Preview<Basari>> => {
    const [colour, ...counts] = rows[row.length - 1] ?? [];
    const moves = counts.map((n) => ({
      id: n + 10,
      notation: `${n}`,
      move: { kind: "count" as const, colour: colour ?? "red", n },
    }));
    return Promise.resolve({ view: after, moves });
  };
  const choose = await showBarter(preview);
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

test("where it is only asked whether to offer, and not what, an offer is a move like others", async () => {
  const choose = await showBarter(() => Promise.resolve({ view: court, moves: [] }));
  const button = () => document.querySelector<HTMLButtonElement>('[data-move="1"]');
  await vi.waitFor(() => expect(button()).toBeTruthy());
  expect(document.querySelector("fieldset")).toBeNull();
  button()?.click();
  expect(choose).toHaveBeenCalledWith(1);
});
