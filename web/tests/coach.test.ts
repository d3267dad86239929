// The coach of the table's page: when it is asked, when it warns, and what then happens to the plan.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/look/settings.svelte";
import type { LiveTable } from "../src/net/live-table.svelte";
import type { Coached, PlanVerdict } from "../src/protocol";
import { Coach } from "../src/table/coach.svelte";

const why = { better: 2, worse: 1, gain: 0.06, own: [], rival: null, others: [] };
const blunder: PlanVerdict = { best: [2], other: [1], loss: 0.06, error: 0.01, label: "fine", why };

function at(verdict: PlanVerdict | null, hints: "off" | "free" = "free") {
  const ask = vi.fn(() => Promise.resolve({ type: "coached", id: "x", verdict, moves: [] } as Coached));
  const live = { ask, table: { hints }, update: { snapshot: { moves: [{ id: 1 }, { id: 2 }] } } };
  return { coach: new Coach(live as unknown as LiveTable), ask, live };
}

beforeEach(() => {
  settings.coach = "warns";
  settings.coachFrom = 5;
});
afterEach(() => (settings.coach = "off"));

test("it is asked only where somebody wants it, it is allowed, and something else could be done", async () => {
  for (const [coaching, hints, options] of [
    ["off", "free", 2],
    ["warns", "off", 2],
    ["warns", "free", 1],
  ] as const) {
    settings.coach = coaching;
    const { coach, ask, live } = at(blunder, hints);
    live.update.snapshot.moves.length = options;
    expect(await coach.passes([1], [1])).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  }
});

test("it warns of what certainly loses the chosen share, and not again of what it advised", async () => {
  const { coach, ask } = at(blunder);
  expect(await coach.passes([1], [])).toBe(false);
  expect(coach.advice).toMatchObject({ plan: [1], warns: true });
  expect(await coach.passes([2], [2])).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ["a loss within twice its error", { ...blunder, error: 0.03 }, 5],
  ["less than the chosen share", blunder, 10],
  ["the best", { ...blunder, best: [1], other: [2], loss: 0 }, 5],
] as const)("it lets %s pass without a word, and talks about it if it may", async (_, verdict, share) => {
  settings.coachFrom = share;
  const { coach } = at(verdict as PlanVerdict);
  expect(await coach.passes([1], [1])).toBe(true);
  expect(coach.advice).toBeUndefined();
  settings.coach = "talks";
  expect(await coach.passes([1], [1])).toBe(true);
  expect(coach.advice).toMatchObject({ warns: false });
});

test("what it cannot say in time, and where nothing is to be decided, is played", async () => {
  const { coach, live } = at(null);
  expect(await coach.passes([1], [1])).toBe(true);
  live.ask = vi.fn(() =>
    Promise.resolve({ type: "refused", error: "busy", id: "x", reason: { code: "late" } } as never),
  );
  expect(await coach.passes([1], [1])).toBe(true);
  expect(coach.isThinking).toBe(false);
  expect(coach.advice).toBeUndefined();
});

test("a warning goes when something else is chosen or asked, praise stays until the next plan", async () => {
  const { coach } = at(blunder);
  await coach.passes([1, 9], [1]);
  for (const moves of [[1], [1, 9], [2], []]) coach.chosen(moves);
  expect(coach.advice).toBeDefined();
  coach.chosen([3]);
  expect(coach.advice).toBeUndefined();
  await coach.passes([1], [1]);
  coach.follow();
  expect(coach.advice).toBeUndefined();
  settings.coach = "talks";
  settings.coachFrom = 10;
  await coach.passes([1], [1]);
  coach.follow();
  expect(coach.advice).toBeDefined();
  coach.chosen([4]);
  expect(coach.advice).toBeUndefined();
});
