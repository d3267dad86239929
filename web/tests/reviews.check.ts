// Run by tests/words/test_browser.py: what the browser says of a review beside what Python says.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadGame } from "../src/games";
import type { Decision, Option } from "../src/protocol";
import { Sentences } from "../src/review/sentences";
import { formatList } from "../src/words/index.svelte";
import type { Language } from "../src/words/languages";
import { speak } from "./catalogues";

interface Said {
  game: string;
  language: Language;
  names: string[];
  moves: Option[];
  decision: Decision;
  verdict: string;
  why: string;
  numbers: [number, string][];
}

const all = JSON.parse(readFileSync(process.env.SENTENCES ?? "", "utf8")) as Said[];

test("every reason, verdict and number is the same", async () => {
  expect(all.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  let spoken = "";
  for (const one of all) {
    if (one.language !== spoken) speak((spoken = one.language));
    const { words } = await loadGame(one.game);
    const reader = { names: (seat: number) => one.names[seat] ?? "", seat: null };
    const say = new Sentences(words, reader, one.moves);
    const pairs = [
      [say.verdict(one.decision), one.verdict],
      [say.why(one.decision, formatList), one.why],
      ...one.numbers.map(([share, said]) => [say.signed(share), said]),
    ];
    for (const [said, wanted] of pairs)
      if (said !== wanted) wrong.push(`${one.language}\n  python:  ${wanted}\n  browser: ${said}`);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
}, 120_000);
