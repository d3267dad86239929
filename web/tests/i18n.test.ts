import { expect, test } from "vitest";
import { format, languages, type Language } from "../src/i18n";
import { en } from "../src/i18n/en";

const others = Object.keys(languages).filter((tag) => tag !== "en") as Language[];
const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]);

test.each(others)("%s says everything that English says, with the same arguments", (language) => {
  const messages = languages[language];
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(messages)) {
    const wanted = new Set(holes(en[key as keyof typeof en]));
    expect(text, key).not.toBe("");
    for (const hole of holes(text)) expect(wanted, `${key}: ${hole}`).toContain(hole);
  }
});

test("plurals follow the language", () => {
  const camels = (language: Language, n: number) => format(language, languages[language]["seat.camels"], { n });
  expect([0, 1, 2].map((n) => camels("en", n))).toEqual(["0 camels", "1 camel", "2 camels"]);
  expect([0, 1, 2].map((n) => camels("fr", n))).toEqual(["0 chameau", "1 chameau", "2 chameaux"]);
  expect([0, 1, 2].map((n) => camels("de", n))).toEqual(["0 Kamele", "1 Kamel", "2 Kamele"]);
});
