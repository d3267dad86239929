// What the house rules say about the client's own files.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "./catalogues";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(ts|svelte|css)$/.test(name),
);
const text = (name: string) => readFileSync(`src/${name}`, "utf8");
const isGenerated = (name: string) => name === "protocol.ts" || /^games\/\w+\/(types|facts)\.ts$/.test(name);
const written = files.filter((name) => !isGenerated(name));
const isGames = (name: string) => GAMES.some((game) => name.startsWith(`games/${game}/`));

/** The files where something stands that should not. */
const offenders = (names: string[], pattern: RegExp) => names.filter((name) => pattern.test(text(name)));

test("nothing outside a game's folder names a game", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  const outside = [...files.filter((name) => !isGames(name)), "../index.html", "../vite.config.ts"];
  expect(offenders(outside, new RegExp(GAMES.join("|"), "i"))).toEqual([]);
});

test("no game's folder knows another one", () => {
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game);
    const own = files.filter((name) => name.startsWith(`games/${game}/`));
    expect(own.length).toBeGreaterThan(5);
    expect(offenders(own, new RegExp(others.join("|"), "i"))).toEqual([]);
  }
});

test("data is typed: nothing is forced into a type", () => {
  expect(offenders(written, /as unknown as|as never|as any\b|Number\(event\./)).toEqual([]);
});

test("measures and colours are tokens", () => {
  const styles = written
    .filter((name) => name !== "look/tokens.css")
    .map((name) => [name, name.endsWith(".css") ? text(name) : (/<style>([^]*)<\/style>/.exec(text(name))?.[1] ?? "")]);
  const loose = /#[0-9a-f]{3,8}\b|z-index: \d|font-size: [\d.]+rem|(gap|padding|margin)[\w-]*:[^;]*\b\d{2,}px/;
  expect(styles.filter(([, css]) => loose.test(css ?? "")).map(([name]) => name)).toEqual([]);
});

test("a file fits into a head", () => {
  expect(written.filter((name) => text(name).split("\n").length > 351)).toEqual([]);
});
