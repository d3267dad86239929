import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import jsQR from "jsqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions, settings } from "../src/look/settings.svelte";
import NotifySetting from "../src/look/NotifySetting.svelte";
import type { ClientRequest, LiveTable, News } from "../src/net/live-table.svelte";
import type { TableMessage } from "../src/protocol";
import { session } from "../src/session.svelte";
import Menu from "../src/table/Menu.svelte";
import Notices from "../src/table/Notices.svelte";
import { turnsOfOthers } from "../src/table/opponent-turns";
import QrCode from "../src/table/QrCode.svelte";
import { sound } from "../src/table/sounds";
import Waiting from "../src/table/Waiting.svelte";
import { speak } from "./catalogues";
import { serve, soon } from "./server";

const person = (name: string, user: number) => ({ kind: "person", name, user });
const table = (more: object) =>
  ({
    link: "abc",
    game: "basari",
    status: "waiting",
    options: { layout: "other" },
    players: 3,
    host: 1,
    you: 1,
    seat: 0,
    yours: [0],
    seats: [person("Anna", 1), { kind: "open" }, { kind: "bot", level: "trader" }],
    clock: { type: "live", bank: 900, increment: 10 },
    dice: { commitment: "cafe", words: [] },
    hints: "off",
    rated: false,
    ...more,
  }) as unknown as TableMessage;

function at(more: object = {}) {
  const asked: ClientRequest[] = [];
  const live = {
    news: [],
    presence: { type: "presence", here: [0], spectators: ["Dora"] },
    update: { now: 5000 },
    heard: performance.now(),
    ask: (request: ClientRequest) => {
      asked.push(request);
      return Promise.resolve({ type: "done", id: "1", n: 1 });
    },
    ...more,
  };
  return { live: live as unknown as LiveTable, asked };
}

beforeEach(() => {
  speak("en");
  session.user = { id: 1, name: "Amber 12", guest: true, created: 0, settings: {} };
  session.games = {
    games: [
      {
        name: "basari",
        title: "Basari",
        version: 1,
        players: [3, 4],
        options: [{ name: "layout", help: "", choices: ["usual", "other"], not_for: {} }],
        reviewed: [3, 4],
      },
    ],
    levels: ["trader", "random"],
    personas: [],
    version: 2,
  };
  settings.isNamed = false;
  settings.sound = undefined;
  settings.notify = false;
  questions.sound = false;
  serve({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the page before a game says what is agreed, who is here, and how others come", async () => {
  const { live } = at();
  const { container } = render(Waiting, { live, table: table({}) });
  const terms = container.querySelector('[data-part="terms"]')?.textContent;
  expect(terms).toContain("Clock: 15 minutes each, and 10 seconds more every turn.");
  expect(terms).toContain("Variants: ");
  expect(container.querySelector('[data-seat="0"]')?.textContent).toContain("here");
  expect(container.textContent).toContain("Also here: Dora");
  expect(screen.getByRole("textbox", { name: "Copy the address" })).toHaveProperty("value", location.href);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull(); // this browser cannot
  expect(await screen.findByRole("img", { name: "QR code of this table’s address" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Chat" })).toBeTruthy();
});

test("where the system can share, it is offered", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  Object.assign(navigator, { share });
  render(Waiting, { live: at().live, table: table({}) });
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Souk: Basari", url: location.href });
  Reflect.deleteProperty(navigator, "share");
});

test.each(["https://souk.example/table/0-AbCdEfGhIjKlMnOpQrSt", "http://127.0.0.1:8000/table/12-____________________"])(
  "another reader reads %s from the code",
  async (text) => {
    render(QrCode, { text });
    const svg = await screen.findByRole("img");
    const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
    const scale = 4;
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y] of (svg.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (let k = 0; k < scale * scale; k++) {
        const at = (Number(y) * scale + Math.floor(k / scale)) * side + Number(x) * scale + (k % scale);
        pixels.fill(0, 4 * at, 4 * at + 3);
      }
    expect(jsQR(pixels, side, side)?.data).toBe(text);
  },
);

test("a guest is asked for a name, once", async () => {
  const calls = serve({ "PATCH /api/me": { ...session.user, name: "Anna" } });
  const { container } = render(Waiting, { live: at().live, table: table({}) });
  const name = screen.getByLabelText("What should the others call you?");
  await fireEvent.input(name, { target: { value: " Anna " } });
  await fireEvent.click(screen.getByRole("button", { name: "Use this name" }));
  await soon(() => expect(container.querySelector('[data-part="name"]')).toBeNull());
  expect(calls.filter(({ method }) => method !== "GET").map(({ body }) => body)).toEqual([{ name: "Anna" }]);
  expect(session.user?.name).toBe("Anna");
});

test("the host cancels after a second thought, others cannot", async () => {
  const { live, asked } = at();
  const { rerender } = render(Waiting, { live, table: table({}) });
  await fireEvent.click(screen.getByRole("button", { name: "Cancel the table …" }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Cancel the table" }));
  expect(asked).toEqual([{ type: "cancel" }]);
  await rerender({ table: table({ you: 2, seat: null, yours: [] }) });
  expect(screen.queryByRole("button", { name: /Cancel the table/ })).toBeNull();
  await rerender({ table: table({ status: "over" }) });
  expect(screen.getByText("This table was cancelled.")).toBeTruthy();
});

test("before a clock starts everybody says that they are ready", async () => {
  const { live, asked } = at({ presence: { type: "presence", here: [0, 1], spectators: [] } });
  const seats = [person("Anna", 1), person("Ben", 2), { kind: "bot", level: "trader" }];
  const { container, rerender } = render(Waiting, { live, table: table({ seats, ready: [1, 2], until: 47_000 }) });
  expect(screen.getByText(/The clock starts when all are ready, in 42 s at the latest/)).toBeTruthy();
  const how = () => [...container.querySelectorAll('[data-part="presence"]')].map((one) => one.textContent);
  expect(how()).toEqual(["here, not ready yet", "here, ready", ""]);
  await fireEvent.click(screen.getByRole("button", { name: "I am ready" }));
  expect(asked).toEqual([{ type: "ready" }]);
  await rerender({ table: table({ seats, ready: [0, 1, 2], until: 47_000 }) });
  expect(screen.queryByRole("button", { name: "I am ready" })).toBeNull();
  await rerender({ table: table({ seats, clock: { type: "none" } }) });
  expect(screen.getByText(/^Everybody is here. Each device/)).toBeTruthy();
});

test("the first sound asks whether sounds are wanted, and nothing is asked before or again", async () => {
  const notices = { live: at().live, table: table({ status: "running" }), names: String };
  render(Notices, notices);
  expect(screen.queryByText("Play sounds?")).toBeNull();
  sound("dice");
  expect(await screen.findByText("Play sounds?")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(settings.sound).toBe(false);
  sound("dice");
  expect(screen.queryByText("Play sounds?")).toBeNull();
});

test("the browser is asked for notices when somebody wants them, and a no is told", async () => {
  const requestPermission = vi.fn(() => Promise.resolve("denied"));
  vi.stubGlobal("Notification", { requestPermission });
  render(NotifySetting);
  expect(requestPermission).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("checkbox"));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(settings.notify).toBe(false);
  requestPermission.mockResolvedValue("granted");
  await fireEvent.click(screen.getByRole("checkbox"));
  await soon(() => expect(settings.notify).toBe(true));
});

test("who plays sets the pace of the bots", async () => {
  const { live, asked } = at();
  render(Menu, { live, table: table({ status: "running", pace: "fast" }), steps: 3, onclose: () => undefined });
  const pace = screen.getByRole("combobox", { name: "Pace of the bots" });
  expect(pace).toHaveProperty("value", "fast");
  expect(within(pace).getAllByRole("option")).toHaveLength(4);
  await fireEvent.change(pace, { target: { value: "slow" } });
  expect(asked).toEqual([{ type: "pace", pace: "slow" }]);
});

test("what the others did last can be shown again, turn by turn, until they do something new", () => {
  const moved = (n: number, seat: number | null, ...types: string[]): News => ({
    type: "moved",
    n,
    at: 0,
    step: n,
    seat,
    events: types.map((type) => ({ step: n, event: { type } })),
  });
  const news = [moved(1, 1, "a"), moved(2, 0, "b"), moved(3, 1, "c"), moved(4, 1, "d"), moved(5, 2, "e")];
  const shown = (mine: number | null) =>
    turnsOfOthers(news, mine).map(({ seat, events }) => `${seat} ${events.map(({ type }) => type).join("")}`);
  expect(shown(0)).toEqual(["1 cd", "2 e"]);
  expect(shown(2)).toEqual(["1 a", "0 b", "1 cd"]);
  expect(shown(null)).toEqual(["1 a", "0 b", "1 cd", "2 e"]);
  expect(turnsOfOthers([...news, { type: "undone", n: 6, at: 0, seat: 1, steps: 1 }], 0)).toEqual([]);
});
