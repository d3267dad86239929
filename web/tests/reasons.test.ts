import { beforeEach, expect, test } from "vitest";
import { loadReasons, problemWords, reasonWords, type Reasons } from "../src/i18n/reasons";
import { reasons as de } from "../src/i18n/reasons/de";
import { reasons as fr } from "../src/i18n/reasons/fr";
import { reasons as it } from "../src/i18n/reasons/it";
import { reasons as nl } from "../src/i18n/reasons/nl";
import { settings } from "../src/look/settings.svelte";
import { sentences } from "../src/sentences";

const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]))].sort();

beforeEach(() => {
  settings.language = "en";
});

test.each(Object.entries({ de, nl, it, fr } as Record<string, Reasons>))(
  "%s has every sentence of the server, with its arguments and nothing else",
  (_, reasons) => {
    expect(Object.keys(reasons).sort()).toEqual([...sentences].sort());
    for (const [sentence, text] of Object.entries(reasons)) {
      expect(text).not.toBe("");
      expect(holes(text), sentence).toEqual(holes(sentence));
    }
  },
);

test("a reason is said with the words of the page and without its ruling", async () => {
  const reason = {
    text: "no shop of the sack quarter takes your cube (Y6)",
    template: "no shop of the {quarter} quarter takes your cube (Y6)",
    args: { quarter: "sack" },
    ruling: "Y6",
  };
  expect(reasonWords(reason)).toBe("No shop of the sacks quarter takes your cube.");
  await loadReasons("nl");
  settings.language = "nl";
  expect(reasonWords(reason)).toBe("Geen winkel in de wijk zakken kan jouw blokje hebben.");
});

test("seats count from one and gems have names", async () => {
  await loadReasons("fr");
  settings.language = "fr";
  const taken = { text: "seat 2 is taken", template: "seat {seat} is taken", args: { seat: 2 } };
  expect(reasonWords(taken)).toBe("La place 3 est prise.");
  const template = "your gems cannot beat {offer}: all you can do is accept (B9)";
  const beaten = { text: "", template, args: { offer: "2R 1B" } };
  expect(reasonWords(beaten)).toContain("2 rouges et 1 bleue");
});

test("plain text is recognised, and what nobody knows is left as it is", async () => {
  await loadReasons("de");
  settings.language = "de";
  expect(problemWords("nobody keeps the name 'Eva' by a password: leave the seat open and send the link")).toContain(
    "Niemand hat den Namen 'Eva'",
  );
  expect(problemWords("an unheard-of problem")).toBe("An unheard-of problem.");
});
