import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../src/net/live-table.svelte";

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: "" });
  }
}

const wire = (k: number): Wire => {
  const found = Wire.all[k];
  if (!found) throw new Error(`there is no socket ${k}`);
  return found;
};
const update = (n: number, news: number[]) => ({
  type: "update",
  n,
  since: 0,
  news: news.map((k) => ({ type: "said", n: k, at: 0, text: `${k}` })),
});

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a break it comes back with the last entry it knows, and hears nothing twice", () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  wire(0).say(update(2, [1, 2]));
  wire(0).drop();
  expect(live.state).toBe("reconnecting");
  vi.runOnlyPendingTimers();
  expect(wire(1).url).toBe("ws://table?since=2");
  wire(1).open();
  wire(1).say(update(3, [2, 3]));
  expect(live.state).toBe("open");
  expect(live.news.map((entry) => entry.n)).toEqual([1, 2, 3]);
});

test("a command without an answer is sent again under the same id", async () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  const answer = live.ask({ type: "undo", steps: 1 });
  wire(0).drop();
  vi.advanceTimersByTime(1000);
  wire(1).open();
  expect(wire(1).sent).toEqual(wire(0).sent);
  const { id } = JSON.parse(wire(1).sent[0] ?? "{}") as { id: string };
  wire(1).say({ type: "done", id, n: 4 });
  await expect(answer).resolves.toEqual({ type: "done", id, n: 4 });
});

test("before a game it adds words to the dice by itself, once each", () => {
  localStorage.clear();
  new LiveTable("abc", "ws://table");
  const told = (words: object[], asked = false) =>
    wire(0).say({
      type: "table",
      link: "abc",
      status: "waiting",
      yours: [1],
      dice: { commitment: "af", words, asked },
    });
  const sent = () => wire(0).sent.map((text) => JSON.parse(text) as { type: string; seat: number; commitment: string });
  wire(0).open();
  told([{}, {}]);
  told([{ commitment: "fa" }, {}]);
  expect(sent().map(({ type, seat }) => [type, seat])).toEqual([["commit", 1]]);
  const words = [{ commitment: "fa" }, { commitment: sent()[0]?.commitment }];
  told(words);
  told(words, true);
  told([{ ...words[0], revealed: true }, words[1] ?? {}], true);
  expect(sent().map(({ type }) => type)).toEqual(["commit", "reveal"]);
});

test("waiting long is shown, and over with the answer", () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  void live.ask({ type: "closed" });
  expect(live.slow).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(live.slow).toBe(true);
  const { id } = JSON.parse(wire(0).sent[0] ?? "{}") as { id: string };
  wire(0).say({ type: "closed", id, closed: [] });
  expect(live.slow).toBe(false);
});

test("a request that is never answered ends as refused, and waiting with it", async () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  const answer = live.ask({ type: "preview", moves: [] });
  vi.advanceTimersByTime(1000);
  wire(0).say(update(1, [1])); // the line lives
  expect(live.slow).toBe(true);
  vi.advanceTimersByTime(15_000);
  expect(await answer).toMatchObject({ type: "refused", reason: { code: "no_answer" } });
  expect(live.slow).toBe(false);
  expect(Wire.all.length).toBe(1);
});

test("a line that is dead without saying so is left, and what still waits is sent on the next one", async () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  void live.ask({ type: "preview", moves: [] });
  vi.advanceTimersByTime(8000);
  const answer = live.ask({ type: "undo", steps: 1 });
  vi.advanceTimersByTime(8000);
  expect(live.state).toBe("reconnecting");
  wire(1).open();
  expect(wire(1).sent).toEqual(wire(0).sent.slice(1));
  const { id } = JSON.parse(wire(1).sent[0] ?? "{}") as { id: string };
  wire(0).say({ type: "refused", error: "busy", reason: { code: "too_many_messages" }, id }); // too late
  wire(1).say({ type: "done", id, n: 4 });
  await expect(answer).resolves.toEqual({ type: "done", id, n: 4 });
});

test("whoever leaves a table waits for nothing more", async () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  const answer = live.ask({ type: "closed" });
  live.close();
  expect((await answer).type).toBe("refused");
});

test("a table that is gone is not tried again", () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  wire(0).say({ type: "bye", reason: { code: "no_such_table" }, back: null });
  wire(0).drop();
  vi.runAllTimers();
  expect(live.state).toBe("closed");
  expect(live.gone).toEqual({ code: "no_such_table" });
  expect(Wire.all.length).toBe(1);
});

test("what waits for its turn is known by what was asked, and waits on", async () => {
  const live = new LiveTable("abc", "ws://table");
  wire(0).open();
  const answer = live.ask({ type: "hint" });
  const id = (JSON.parse(wire(0).sent[0] ?? "") as { id: string }).id;
  for (const ahead of [2, 1]) {
    vi.advanceTimersByTime(50_000); // each word is worth another minute
    wire(0).say({ type: "queued", of: id, ahead, seconds: 4 });
    expect(live.queues.hint).toEqual({ ahead, seconds: 4 });
  }
  wire(0).say({ type: "queued", of: "another", ahead: 5, seconds: 4 });
  expect(live.queues.hint?.ahead).toBe(1);
  wire(0).say({ type: "queued", of: id, ahead: null, seconds: 0 });
  expect(live.queues.hint).toBeUndefined();
  wire(0).say({ type: "queued", of: id, ahead: 0, seconds: 0 }, { type: "hinted", id, hint: {} });
  expect((await answer).type).toBe("hinted");
  expect(live.queues.hint).toBeUndefined();
});
