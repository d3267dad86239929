// The board's parts: a full hand, what things are, the marks of the supervisor, one's own card.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGame } from "../src/games";
import BasariBoard from "../src/games/basari/Board.svelte";
import { court } from "../src/games/basari/sample";
import type { Target } from "../src/games/ui";
import type { Yspahan } from "../src/games/yspahan";
import Board from "../src/games/yspahan/Board.svelte";
import Controls from "../src/games/yspahan/Controls.svelte";
import { buildings, souks } from "../src/games/yspahan/facts";
import { CARDS } from "../src/games/yspahan/geometry";
import { words } from "../src/games/yspahan/words";
import Hand from "../src/games/yspahan/Hand.svelte";
import { town } from "../src/games/yspahan/sample";
import { readBook } from "../src/rules/markdown";
import { languageNames } from "../src/words/languages";
import { GAMES, rulesText, speak } from "./catalogues";

const reader = { names: String, seat: 0 };
beforeEach(() => speak("en"));
afterEach(cleanup);

test("a hand of twelve cards is nine stacks at most, and says how many there are of each", () => {
  const kinds = Object.keys(CARDS);
  const hand = [...kinds, ...kinds.slice(0, 3)];
  const moves = [{ id: 7, notation: "", move: { kind: "play", card: "three_gold" } as const }];
  render(Hand, { hand, moves, reader, onpick: () => undefined });
  const cards = screen.getAllByRole("button");
  expect(hand).toHaveLength(12);
  expect(cards).toHaveLength(9);
  expect(cards.filter((card) => card.textContent?.includes("×2"))).toHaveLength(3);
  expect(cards.filter((card) => card.dataset.move === "7")).toHaveLength(1);
});

test("camels that are taken are not shown as a coin", () => {
  const take = (what: "camels" | "gold", id: number) => ({
    id,
    notation: "",
    move: { kind: "use", use: "take" } as const,
    remark: { code: "gets", what, n: 2 } as const,
  });
  const art = (what: "camels" | "gold") => {
    const { container } = render(Controls, {
      words,
      view: town,
      secret: null,
      seat: 0,
      moves: [take(what, 1)],
      chosen: [],
      reader,
      choose: () => undefined,
      play: () => undefined,
      preview: () => Promise.resolve(undefined),
      eventsOf: () => [],
    });
    return [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  };
  expect(art("camels")).toEqual(["#camel", "#camel"]);
  cleanup();
  expect(art("gold")).toEqual(["#coin", "#coin"]);
});

test("a square has a camel just where its move reaches a cube", () => {
  const square = (name: string, shops: string[]): [string, Target<Yspahan>] => {
    const move = { kind: "square", square: name } as const;
    const option = { id: 1, notation: "", move, remark: { code: "reach", gold: 0, shops } as const };
    return [`square:${name}`, { path: [1], label: name, option }];
  };
  const targets = new Map([square("w3", ["sack.white.0"]), square("w4", []), square("c", [])]);
  const { container } = render(Board, { view: town, secret: null, targets, chosen: [] });
  expect(container.querySelectorAll('[data-part="marks"] [href="#camel"]')).toHaveLength(1);
});

test("the card that is meant to be played lies face up in one's own slot", () => {
  const view = { ...court, seats: court.seats.map((seat) => ({ ...seat, card: null })), barter: null };
  const own = { secret: { seat: 2, card: null }, targets: new Map(), chosen: [] };
  const faces = () => document.querySelectorAll('[data-part="cards"] [href="#green"]').length;
  render(BasariBoard, { view, ...own });
  expect(faces()).toBe(0);
  expect(document.querySelectorAll('[data-part="home"]')).toHaveLength(1);
  cleanup();
  const gems = { red: 1, yellow: 0, green: 0, blue: 0 };
  render(BasariBoard, { view, ...own, planned: [{ type: "chosen_card", seat: 2, card: "gems", points: 0, gems }] });
  expect(faces()).toBe(1);
});

test("every building, card, row and souk says what it is, with the price of the data, in every language", async () => {
  const ui = await loadGame("yspahan");
  const things = [
    ...Object.keys(buildings).map((name) => `building:${name}`),
    ...Object.keys(CARDS).map((name) => `card:${name}`),
    ...Object.keys(souks).map((name) => `souk:${name}`),
    ...["row:camel", "row:vase", "use:take", "use:deliver", "use:draw", "use:supervisor", "caravan", "square:c"],
  ];
  for (const language of Object.keys(languageNames)) {
    speak(language as keyof typeof languageNames);
    for (const thing of things) {
      const about = ui.about?.(thing, town);
      expect(
        about?.lines.every((line) => line.length > 5 && !line.includes("{")),
        `${language} ${thing}`,
      ).toBe(true);
    }
    expect(ui.about?.("building:office", town)?.price).toEqual([
      { icon: "camel", n: 2 },
      { icon: "coin", n: 2 },
    ]);
    expect(ui.about?.("souk:vase.orange", town)?.lines.join()).toContain("12");
  }
});

test("what leads to a chapter is called as the chapter is", async () => {
  const chapters = {
    yspahan: ["building:hoist", "card:exchange", "row:sack", "souk:sack.blue", "supervisor", "caravan"],
  };
  const all = { ...chapters, basari: ["card:roll", "colour:red", "lap", "archway:3"] };
  for (const language of Object.keys(languageNames)) {
    speak(language as keyof typeof languageNames);
    for (const game of GAMES) {
      const ui = await loadGame(game);
      const titles = new Map(readBook(rulesText(game, language)).chapters.map(({ id, title }) => [id, title]));
      for (const thing of all[game as keyof typeof all]) {
        const chapter = ui.about?.(thing, game === "basari" ? court : town)?.chapter ?? "";
        expect(ui.words.t(`chapter-${chapter}`), `${language} ${thing}`).toBe(titles.get(chapter));
      }
    }
  }
});
