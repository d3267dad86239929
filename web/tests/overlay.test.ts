import { expect, test } from "vitest";
import { overlay } from "../src/net/overlay";

test("what a seat sees is laid over what all see: objects by key, lists by index", () => {
  const all = { seat: null, seats: [{ gold: 1 }, { gold: 2 }], deck: 4 };
  const seen = overlay<unknown>(all, { seat: 1, seats: { 1: { hand: ["exchange"] } } });
  expect(seen).toEqual({ seat: 1, seats: [{ gold: 1 }, { gold: 2, hand: ["exchange"] }], deck: 4 });
  expect(all.seats[1]).toEqual({ gold: 2 });
});
