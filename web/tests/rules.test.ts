import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Rules from "../src/pages/Rules.svelte";
import { readBook } from "../src/rules/markdown";
import { session } from "../src/session.svelte";
import { settings } from "../src/look/settings.svelte";
import { languageNames } from "../src/words/languages";
import { GAMES, rulesText, speak } from "./catalogues";
import { serve } from "./server";

beforeEach(() => {
  speak("en");
  serve({});
  session.user = { id: 7, name: "Me", guest: true, created: 0, settings: {} };
  session.games = {
    games: GAMES.map((name) => ({ name, title: name, version: 1, players: [3, 4], options: [], reviewed: [3, 4] })),
    levels: ["trader"],
    personas: [],
    version: 2,
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shape = (game: string, language: string) =>
  readBook(rulesText(game, language)).chapters.map(({ id, blocks }) => [id, ...blocks.map(({ type }) => type)]);

test.each(GAMES)("%s has the same chapters in every language", (game) => {
  for (const language of Object.keys(languageNames)) expect(shape(game, language)).toEqual(shape(game, "en"));
});

test("the page shows the game that is asked for, with its figures, and changes its language", async () => {
  const { container } = render(Rules, { game: "basari" });
  expect(await screen.findByRole("heading", { name: "Bartering" })).toBeTruthy();
  expect(document.getElementById("B9")?.closest("tr")?.textContent).toContain("can only accept");
  expect(container.querySelectorAll("figure svg").length).toBeGreaterThan(3);
  settings.language = "fr";
  expect(await screen.findByRole("heading", { name: "Marchander" })).toBeTruthy();
});

test("what looks like HTML stays text, and links go only where links may", async () => {
  const book = readBook("# A\n\n## B {#b}\n\n<img src=x onerror=alert(1)> [bad](javascript:alert(1))");
  const { default: Blocks } = await import("../src/rules/Blocks.svelte");
  const { generalUi } = await import("../src/general");
  const { container } = render(Blocks, { tokens: book.chapters[0]?.blocks ?? [], ui: generalUi("pig") });
  expect(container.querySelector("img, a")).toBeNull();
  expect(container.textContent).toContain("javascript:");
});

test("there is no third game", () => {
  render(Rules, { game: "chess" });
  expect(screen.getByRole("heading", { name: "There is nothing at this address" })).toBeTruthy();
});
