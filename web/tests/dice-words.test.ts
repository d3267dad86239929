import { createHash, randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { dueWords, fits } from "../src/net/dice-words";
import { fromHex, sha256, toHex } from "../src/net/sha256";
import type { SeatWords, TableMessage } from "../src/protocol";

const hashed = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const table = (dice: { words: SeatWords[]; asked?: boolean }, more: object = {}) =>
  ({
    link: "abc",
    status: "waiting",
    yours: [0, 2],
    dice: { commitment: "5ea1", ...dice },
    ...more,
  }) as unknown as TableMessage;

beforeEach(() => localStorage.clear());

test("SHA-256 is that of FIPS 180-4, at every length", () => {
  expect(sha256(new TextEncoder().encode("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(toHex(fromHex("00ff10"))).toBe("00ff10");
});

test("each of my seats commits to words of its own, and tells them only when all are asked", () => {
  const commits = dueWords(table({ words: [{}, {}, {}] }));
  expect(commits.map(({ type, seat }) => [type, seat])).toEqual([
    ["commit", 0],
    ["commit", 2],
  ]);
  const seals = commits.map((wish) => (wish.type === "commit" ? wish.commitment : ""));
  expect(new Set(seals).size).toBe(2);
  expect(dueWords(table({ words: [{}, {}, {}] }))).toEqual(commits); // the same again, also in another tab
  const committed = [{ commitment: seals[0] }, { commitment: "af" }, { commitment: seals[1] }];
  expect(dueWords(table({ words: committed }))).toEqual([]);
  const told = dueWords(table({ words: committed, asked: true }));
  expect(told.map((wish) => (wish.type === "reveal" ? hashed(wish.words) : ""))).toEqual(seals);
  expect(dueWords(table({ words: committed.map((seat) => ({ ...seat, revealed: true })), asked: true }))).toEqual([]);
  expect(dueWords(table({ words: committed, asked: true }, { status: "running" }))).toEqual([]);
});

test("what another device has committed to is its own affair", () => {
  const words = [{ commitment: "af" }, {}, { commitment: "fa" }];
  expect(dueWords(table({ words }))).toEqual([]);
  expect(dueWords(table({ words, asked: true }))).toEqual([]);
});

test("a seed or words that are not what was committed to are found out", () => {
  const [first] = dueWords(table({ words: [{}] }, { yours: [0] }));
  const seed = "07".repeat(32);
  const seal = first?.type === "commit" ? first.commitment : "";
  const asked = { commitment: hashed(seed), words: [{ commitment: seal }, { commitment: hashed("aa") }], asked: true };
  const [reveal] = dueWords(table(asked, { yours: [0], dice: asked }));
  const mine = reveal?.type === "reveal" ? reveal.words : "";
  const fair = {
    commitment: hashed(seed),
    seed,
    words: [
      { commitment: seal, words: mine },
      { commitment: hashed("aa"), words: "aa" },
    ],
  };
  expect(fits("abc", fair)).toBe(true);
  expect(fits("abc", { ...fair, seed: "08".repeat(32) })).toBe(false);
  expect(fits("abc", { ...fair, seed: "08".repeat(32), commitment: hashed("08".repeat(32)) })).toBe(false);
  const other = { commitment: hashed("bb"), words: "bb" };
  expect(fits("abc", { ...fair, words: [fair.words[0] ?? {}, other] })).toBe(false);
  expect(fits("elsewhere", { ...fair, words: [fair.words[0] ?? {}, other] })).toBe(true); // nothing was noted there
  expect(fits("elsewhere", { ...fair, words: [{ commitment: seal, words: "bb" }] })).toBe(false);
});
