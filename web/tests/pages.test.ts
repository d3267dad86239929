import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HandOver from "../src/shared-screen/HandOver.svelte";
import { nextHolder } from "../src/shared-screen/holder";
import { settings } from "../src/look/settings.svelte";
import Home from "../src/pages/Home.svelte";
import { namesOf } from "../src/pages/names";
import NewTable from "../src/pages/NewTable.svelte";
import Profile from "../src/pages/Profile.svelte";
import Replay from "../src/pages/Replay.svelte";
import type { Summary } from "../src/protocol";
import { court } from "../src/games/basari/sample";
import { errorText, session } from "../src/session.svelte";
import { speak } from "./catalogues";
import { serve, soon } from "./server";

const cards = {
  name: "building_cards",
  help: "",
  choices: ["discount", "extra", "once"],
  not_for: { extra: [2], once: [2] },
};
const games = {
  games: [
    { name: "yspahan", title: "Yspahan", version: 1, players: [2, 3, 4], options: [cards], reviewed: [2, 3, 4] },
    { name: "basari", title: "Basari", version: 1, players: [3, 4], options: [], reviewed: [3, 4] },
  ],
  levels: ["apprentice", "trader"],
  personas: [
    { name: "pishi", level: "apprentice", tempers: { yspahan: "gambler", basari: "bluffer" } },
    { name: "omid", level: "trader", tempers: { yspahan: "shopkeeper", basari: "miser" } },
  ],
  version: 2,
};

const table = (more: Partial<Summary>): Summary => ({
  link: "abc",
  game: "yspahan",
  players: 2,
  status: "running",
  seats: [
    { kind: "person", name: "Me", user: 7 },
    { kind: "bot", level: "trader" },
  ],
  opened: 0,
  changed: 0,
  clock: { type: "none" },
  actors: [],
  your_seat: 0,
  result: null,
  ...more,
});

beforeEach(() => {
  history.replaceState(null, "", "/");
  vi.stubGlobal("scrollTo", () => undefined);
  speak("en");
  session.error = undefined;
  session.games = games;
  session.user = { id: 7, name: "Me", guest: true, created: 0, settings: {} };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("one click opens a table with opponents of the level that was chosen", async () => {
  const calls = serve({
    "GET /api/tables": { tables: [] },
    "GET /api/me/games": { tables: [] },
    "POST /api/tables": table({ link: "new" }),
  });
  settings.levels.basari = "apprentice";
  settings.players.basari = 3;
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Play Basari" }));
  await soon(() => expect(location.pathname).toBe("/table/new"));
  const bot = { type: "fitting", level: "apprentice" };
  expect(calls.find((call) => call.method === "POST")?.body).toEqual({
    game: "basari",
    seats: [{ type: "me" }, bot, bot],
  });
});

test("my games come first where it is my turn; finished ones can be replayed", async () => {
  serve({
    "GET /api/tables": { tables: [table({ link: "a" })] },
    "GET /api/me/games": {
      tables: [
        table({ link: "a", actors: [1] }),
        table({ link: "b", actors: [0] }),
        table({ link: "c", status: "over", result: { outcome: "played", scores: [40, 31], ranks: [1, 2] } }),
      ],
    },
  });
  render(Home);
  const mine = (await screen.findByRole("heading", { name: "My games" })).closest("section");
  await soon(() => expect(mine?.querySelectorAll("a")).toHaveLength(2));
  expect([...(mine?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"))).toEqual(["/table/b", "/table/a"]);
  expect(mine?.querySelector("li")?.textContent).toContain("Your turn");
  const top = screen.getByRole("region", { name: "Your turn" });
  expect(within(top).getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/table/b");
  expect(top.compareDocumentPosition(screen.getByRole("button", { name: "Play Basari" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const over = screen.getByRole("heading", { name: "Finished games" }).closest("section");
  expect(over?.textContent).toContain("You won · 40 : 31");
  expect(over?.querySelector("a")?.getAttribute("href")).toBe("/replay/c");
});

test("what the server refuses is said in the language of the page", async () => {
  serve({ "GET /api/tables": { tables: [] }, "GET /api/me/games": { tables: [] } });
  speak("de");
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Yspahan spielen" }));
  await soon(() => expect(errorText()).toBe("Diesen Tisch gibt es nicht"));
});

test("a table is set up with people at one screen, a clock and an open seat", async () => {
  const calls = serve({ "POST /api/tables": table({ link: "new" }) });
  render(NewTable);
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
  await choose("Seat 2", "here");
  await choose("Seat 3", "open");
  await fireEvent.input(screen.getByRole("textbox", { name: "Their name" }), { target: { value: "Eva" } });
  await fireEvent.click(screen.getByRole("radio", { name: "Live" }));
  await fireEvent.input(screen.getByRole("spinbutton", { name: "Minutes for the game" }), { target: { value: "20" } });
  await fireEvent.click(screen.getByRole("radio", { name: "Listed among the open tables" }));
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await soon(() => expect(location.pathname).toBe("/table/new"));
  expect(calls[0]?.body).toMatchObject({
    game: "yspahan",
    seats: [{ type: "me", name: "" }, { type: "me", name: "Eva" }, { type: "open" }, { type: "fitting" }],
    clock: { type: "live", bank: 1200, increment: 15 },
    visibility: "listed",
    spectators: true,
  });
});

test("levels have stars and a word, and toys stand apart", async () => {
  session.games = {
    ...games,
    levels: ["apprentice", "trader", "broker", "merchant", "master", "sage", "vizier", "greedy", "random"],
  };
  serve({ "GET /api/tables": { tables: [] }, "GET /api/me/games": { tables: [] } });
  settings.levels.basari = "merchant";
  const { container } = render(Home);
  const select = container.querySelector('[data-level="basari"]');
  const texts = (of: string) => [...(select?.querySelectorAll(of) ?? [])].map((one) => one.textContent);
  expect(texts(":scope > option")[4]).toBe("Merchant ★★★★☆☆☆");
  expect(texts("optgroup option")).toEqual(["Greedy", "Random"]);
  expect(container.textContent).toContain("Merchant: ★★★★☆☆☆ has a plan and mostly follows it");
});

test("an opponent is chosen by name, face, level and temper", async () => {
  const calls = serve({ "POST /api/tables": table({ link: "new" }) });
  const { container } = render(NewTable);
  const seat = screen.getByRole("button", { name: /Seat 2: Somebody of your strength$/ });
  await fireEvent.click(seat);
  const omid = screen.getByRole("button", { name: /^Omid/ });
  await soon(() => expect(omid.querySelector('[data-face="omid"] path')).not.toBeNull());
  expect(omid.textContent).toContain("Trader ★★☆☆☆☆☆");
  expect(omid.textContent).toContain("sells saffron by the ounce and stories for nothing");
  expect(omid.textContent).toContain("fills souks");
  await fireEvent.click(omid);
  expect(container.querySelector("dialog")).toBeNull();
  await soon(() => expect(container.querySelector('[data-opponent="omid"] [data-face="omid"]')).not.toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await soon(() => expect(location.pathname).toBe("/table/new"));
  const fitting = { type: "fitting" };
  const seats = [{ type: "me", name: "" }, { type: "bot", level: "omid" }, fitting, fitting];
  expect(calls[0]?.body).toMatchObject({ seats });
});

test("a game for three or four does not keep two seats", async () => {
  serve({});
  render(NewTable);
  await fireEvent.click(screen.getByRole("button", { name: "2" }));
  expect(screen.getAllByRole("combobox", { name: /^Seat/ })).toHaveLength(2);
  await fireEvent.click(screen.getByRole("radio", { name: "Basari" }));
  expect(screen.getAllByRole("combobox", { name: /^Seat/ })).toHaveLength(4);
});

test("a choice that is not for so many players is not offered, and given up with its seats", async () => {
  const calls = serve({ "POST /api/tables": table({ link: "new" }) });
  render(NewTable);
  const cards = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Building cards", hidden: true });
  const offered = () => [...cards().options].map((option) => option.textContent);
  const once = "build at any moment, but one building a turn";
  expect(offered()).toEqual(["make a building cheaper", "are one more building each", once]);
  await fireEvent.change(cards(), { target: { value: "once" } });
  expect(cards().selectedOptions[0]?.textContent).toBe(once);
  await fireEvent.click(screen.getByRole("button", { name: "2" }));
  expect(offered()).toEqual(["make a building cheaper"]);
  expect(cards().selectedIndex).toBe(0);
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await soon(() => expect(location.pathname).toBe("/table/new"));
  expect(calls[0]?.body).toHaveProperty("options", {});
});

test("the screen goes to the next of us who is asked, and stays while bots think", () => {
  expect(nextHolder(null, [0, 2], [2])).toBe(2);
  expect(nextHolder(null, [0, 2], [1])).toBe(0);
  expect(nextHolder(0, [0, 2], [1])).toBe(0);
  expect(nextHolder(0, [0, 2], [0, 2])).toBe(0);
  expect(nextHolder(0, [0, 2], [1, 2])).toBe(2);
  expect(nextHolder(2, [0, 2], [0])).toBe(0);
});

test("the hand-over page shows a name and waits", async () => {
  const ready = vi.fn();
  render(HandOver, { seat: 1, name: "Eva", onready: ready });
  expect(screen.getByRole("heading", { name: "Hand the screen to Eva" })).toBeTruthy();
  const button = screen.getByRole("button", { name: "I am Eva" });
  expect(document.activeElement).toBe(button);
  await fireEvent.click(button);
  expect(ready).toHaveBeenCalledOnce();
});

test("who is called the same is told apart, by the number in front", () => {
  const bot = { kind: "bot", level: "trader" } as const;
  const names = namesOf([{ kind: "person", name: "Me" }, bot, bot, { kind: "bot", level: "vizier" }]);
  expect([0, 1, 2, 3].map(names)).toEqual(["Me", "2 Trader", "3 Trader", "Vizier"]);
  const person = { kind: "person", name: "Me", user: 7 } as const;
  const shared = namesOf([person, { ...person, name: "Eva", shares: true }, { ...person, name: "Ben", shares: true }]);
  expect([0, 1, 2].map(shared)).toEqual(["Me", "Eva", "Ben"]);
  expect([0, 1].map(namesOf([person, person]))).toEqual(["1 Me", "2 Me"]); // of a table from before such names
});

const frames = Array.from({ length: 4 }, (_, step) => ({ step, seat: null, view: court, private: null, moves: [] }));
const replay = {
  "GET /api/tables/abc": table({ game: "basari", status: "over" }),
  "GET /api/tables/abc/story": {
    steps: 3,
    events: [
      { step: 0, event: { type: "round", round: 1 } },
      { step: 1, event: { type: "points", seat: 0, n: 5, source: "points" } },
    ],
  },
  "GET /api/tables/abc/frames": { steps: 3, frames },
};

test("a replay goes by keys, and its address says the step and the seat", async () => {
  const calls = serve(replay);
  history.replaceState(null, "", "/replay/abc?step=1");
  const { container } = render(Replay, { link: "abc" });
  await screen.findByRole("heading", { name: "Replay: Basari" });
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(container.querySelector("main")?.dataset.step).toBe(new URLSearchParams(location.search).get("step"));
  await fireEvent.keyDown(document.body, { key: "End" });
  expect(location.search).toBe("?step=3");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(location.search).toBe("?step=3");
  await fireEvent.change(screen.getByRole("combobox", { name: "View as" }), { target: { value: "1" } });
  const seats = [...container.querySelectorAll("ol [data-seat]")].map(
    (one) => one.querySelector("strong")?.textContent,
  );
  expect(seats).toEqual(court.seats.map((_, seat) => ["Me", "Trader"][seat] ?? String(seat + 1)));
  const viewers = within(screen.getByRole("combobox", { name: "View as" })).getAllByRole("option");
  expect(viewers.map((one) => one.textContent)).toEqual(["everybody", "Me", "Trader"]);
  await fireEvent.click(viewers[2] as HTMLElement);
  expect(calls.some((call) => call.path.includes("/frames"))).toBe(true);
});

test("a replay of nothing says so", async () => {
  serve({});
  render(Replay, { link: "nope" });
  expect(await screen.findByRole("heading", { name: "There is nothing at this address" })).toBeTruthy();
});

test("a guest keeps the name by a password, and sessions can be ended", async () => {
  const one = { id: "s1", created: 0, seen: 0, browser: "Firefox", system: "Linux", current: true };
  const calls = serve({
    "GET /api/me/ratings": [],
    "GET /api/me/sessions": [one, { ...one, id: "s2", browser: "", system: "", current: false }],
    "GET /api/me/games": { tables: [] },
    "POST /api/me/password": { ...session.user, guest: false },
    "DELETE /api/me/sessions/s2": { ok: true },
  });
  render(Profile);
  await screen.findByText(/^Firefox on Linux/);
  await screen.findByText(/^Unknown device/);
  await fireEvent.click(await screen.findByRole("button", { name: "End" }));
  expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: "/api/me/sessions/s2" });
  await fireEvent.input(screen.getByLabelText("Password", { selector: "[autocomplete=new-password]" }), {
    target: { value: "open sesame" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("Your name is kept by a password.");
  expect(calls.find((call) => call.path === "/api/me/password")?.body).toEqual({ password: "open sesame", old: "" });
});
