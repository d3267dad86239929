import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../src/look/settings.svelte";
import Rules from "../src/pages/Rules.svelte";
import { rules as de } from "../src/rules/de";
import { rules as en } from "../src/rules/en";
import { rules as fr } from "../src/rules/fr";
import { rules as it } from "../src/rules/it";
import { rules as nl } from "../src/rules/nl";
import type { Block, Book } from "../src/rules/types";
import { sentences } from "../src/sentences";
import "./server";

afterEach(cleanup);

const kind = (block: Block) =>
  typeof block === "string" ? "text" : Array.isArray(block) ? `list of ${block.length}` : block.figure;
const shape = (book: Book) => ({
  sections: book.sections.map(({ id, blocks }) => [id, ...blocks.map(kind)]),
  rulings: Object.keys(book.rulings),
});

test.each(Object.entries({ de, nl, it, fr }))("%s has the rules that English has", (_, rules) => {
  for (const game of ["yspahan", "basari"] as const) {
    expect(shape(rules[game])).toEqual(shape(en[game]));
    expect(Object.values(rules[game].rulings)).not.toContain("");
  }
});

test("every ruling that the server quotes is explained", () => {
  const quoted = new Set(sentences.flatMap((sentence) => /\(([A-Z]\d+)\)/.exec(sentence)?.[1] ?? []));
  expect(quoted.size).toBeGreaterThan(10);
  for (const ruling of quoted) expect({ ...en.yspahan.rulings, ...en.basari.rulings }).toHaveProperty(ruling);
});

test("the page shows the game that is asked for, and changes its language", async () => {
  settings.language = "en";
  render(Rules, { game: "basari" });
  expect(await screen.findByRole("heading", { name: "Bartering" })).toBeTruthy();
  expect(document.getElementById("B9")?.textContent).toContain("can only accept");
  settings.language = "fr";
  expect(await screen.findByRole("heading", { name: "Marchander" })).toBeTruthy();
});

test("there is no third game", () => {
  settings.language = "en";
  render(Rules, { game: "chess" });
  expect(screen.getByRole("heading", { name: "There is nothing at this address" })).toBeTruthy();
});
