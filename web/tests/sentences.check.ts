// Run by tests/words/test_browser.py: the browser's words beside Python's, for the same data.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadGame } from "../src/games";
import type { Event, Matter, MoveFields, Reason, Remark } from "../src/protocol";
import type { Language } from "../src/words/languages";
import { speak } from "./catalogues";

type Told =
  | { kind: "event"; struct: Event }
  | { kind: "move"; struct: MoveFields }
  | { kind: "remark"; struct: Remark; move: MoveFields }
  | { kind: "reason"; struct: Reason }
  | { kind: "matter"; struct: Matter };
type Sentence = Told & { game: string; language: Language; reader: number | null; said: string };

const all = JSON.parse(readFileSync(process.env.SENTENCES ?? "", "utf8")) as Sentence[];
const names = (seat: number) => ["Anna", "Ben", "Eva", "Omar"][seat] ?? "";

test("every sentence is the same", async () => {
  expect(all.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  let spoken = "";
  for (const one of all) {
    if (one.language !== spoken) speak((spoken = one.language));
    const { words } = await loadGame(one.game);
    const reader = { names, seat: one.reader };
    const said = {
      event: () => words.event(one.struct as Event, reader),
      move: () => words.move(one.struct as MoveFields, reader),
      remark: () => words.remark({ move: (one as { move: MoveFields }).move, remark: one.struct as Remark }, reader),
      reason: () => {
        const { ruling } = one.struct as Reason;
        return words.reason(one.struct as Reason, reader) + (ruling ? ` (${ruling})` : "");
      },
      matter: () => words.matter(one.struct as Matter, reader),
    }[one.kind]();
    if (said !== one.said)
      wrong.push(`${one.language} ${JSON.stringify(one.struct)}\n  python:  ${one.said}\n  browser: ${said}`);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
}, 120_000);
