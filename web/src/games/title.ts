// What a game is called: by its own words, else by what the server calls it.
import { session } from "../session.svelte";
import { gameWords } from "../words/index.svelte";

export function gameTitle(game: string): string {
  const words = gameWords(game);
  if (words.has("game-title")) return words.t("game-title");
  return session.games?.games.find(({ name }) => name === game)?.title ?? game;
}
