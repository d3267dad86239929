// The catalogues as the server has them.
import { readdirSync, readFileSync } from "node:fs";
import { settings } from "../src/look/settings.svelte";
import { useCatalogue, useLessonCatalogue } from "../src/words/index.svelte";
import type { Language } from "../src/words/languages";

const SOUK = "../src/souk"; // from the client's folder, where tests run
const read = (path: string) => readFileSync(`${SOUK}/${path}`, "utf8");

export const GAMES = readdirSync(`${SOUK}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

export const frameText = (language: string) => read(`words/${language}.ftl`);
export const gameText = (game: string, language: string) => read(`games/${game}/words/${language}.ftl`);
export const lessonsText = (game: string, language: string) => read(`games/${game}/lessons/${language}.ftl`);
export const rulesText = (game: string, language: string) => read(`games/${game}/rules/${language}.md`);

/** Speak a language, as after loading its words. */
export function speak(language: Language): void {
  settings.language = language;
  useCatalogue("", language, frameText(language));
  for (const game of GAMES) {
    const texts = [frameText(language), gameText(game, language)];
    useCatalogue(game, language, ...texts);
    useLessonCatalogue(game, language, ...texts, lessonsText(game, language));
  }
}
