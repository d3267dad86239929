import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { words as basari } from "../src/games/basari/words";
import { words as yspahan } from "../src/games/yspahan/words";
import { Catalogue } from "../src/words/catalogue";
import { formatList, reasonText, t, term } from "../src/words/index.svelte";
import { languageNames, type Language } from "../src/words/languages";
import { frameText, gameText, GAMES, speak } from "./catalogues";

const languages = Object.keys(languageNames) as Language[];
const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const reader = { names: (seat: number) => ["Anna", "Ben", "Eva", "Omar"][seat] ?? "?", seat: 1 };

beforeEach(() => speak("en"));

/** The messages that a file asks for by name. */
function idsIn(name: string): string[] {
  const code = readFileSync(`src/${name}`, "utf8");
  const prefixes =
    "app|nav|home|learn|new|profile|about|rules|replay|net|error|text|shared_screen|table|tell|screen|amount|ask|game|analysis|edit";
  return [...code.matchAll(new RegExp(`(?<!autocomplete=)["'\`]((?:${prefixes})-[\\w-]+)["'\`]`, "g"))].map(
    (found) => found[1] ?? "",
  );
}

test.each(languages)("in %s there is every message that is asked for", (language) => {
  const frame = new Catalogue(language, frameText(language));
  const missing = files.flatMap((name) => {
    const game = GAMES.find((one) => name.startsWith(`games/${one}/`));
    const words = game ? new Catalogue(language, frameText(language), gameText(game, language)) : frame;
    const everywhere = ["game-title", "game-short", "game-about"]; // asked of games by their names
    return idsIn(name).filter((id) => !words.has(id) && !(everywhere.includes(id) && !game));
  });
  expect(files.flatMap(idsIn).length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test("plurals and lists follow the language", () => {
  expect([0, 1, 2].map((n) => yspahan.t("amount-camels", { n }))).toEqual(["0 camels", "1 camel", "2 camels"]);
  expect(formatList(["Anna", "Ben", "Eva"])).toBe("Anna, Ben and Eva");
  speak("fr");
  expect([0, 1, 2].map((n) => yspahan.t("amount-camels", { n }))).toEqual(["0 chameau", "1 chameau", "2 chameaux"]);
  expect(formatList(["Anna", "Ben"])).toBe("Anna et Ben");
});

test("who reads is addressed, others are named", () => {
  const camels = (seat: number) => yspahan.event({ type: "camels", seat, n: 1, by: "tower" } as never, reader);
  expect(camels(1)).toBe("You get 1 camel.");
  expect(camels(0)).toBe("Anna gets 1 camel.");
});

test("nothing is said of nothing: no gold, no gems", () => {
  const moved = { type: "supervisor_moved", seat: 0, start: "c", square: "w3", gold: 0 };
  expect(yspahan.event(moved, reader)).toBe("Anna moves the supervisor from the crossing to square w3.");
  const gems = { red: 2, yellow: 0, green: 0, blue: 1 };
  expect(basari.event({ type: "offered", seat: 0, rival: 1, gems } as never, reader)).toBe(
    "Anna offers you 2 red and 1 blue.",
  );
});

test("a remark is about its move", () => {
  const move = { kind: "use", use: "deliver" };
  expect(yspahan.remark({ move, remark: { code: "gets", what: "cubes", n: 2 } as never }, reader)).toBe("2 cubes");
  expect(yspahan.remark({ move }, reader)).toBe("");
});

test("a reason of the server is said in the language of the page", () => {
  speak("de");
  expect(reasonText({ code: "no_such_table" })).toBe("Diesen Tisch gibt es nicht");
  expect(reasonText({ code: "an_unheard_of_problem" })).toBe("an unheard of problem");
});

test("what has no word is called by its name", () => {
  expect(term("level", "trader")).toBe("Trader");
  expect(term("level", "very_new")).toBe("very new");
  expect(t("no-such-message")).toBe("no-such-message");
});
