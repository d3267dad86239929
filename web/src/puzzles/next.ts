// The next puzzle that fits what is asked for.
import { settings } from "../look/settings.svelte";
import * as api from "../net/api";
import { go } from "../router.svelte";

const ANY = "any";

/** Go to a puzzle of the chosen game, theme and number of players. */
export async function goToNext(): Promise<void> {
  const { game, theme, players } = settings.puzzles;
  go(`/puzzles/${(await api.nextPuzzle(game || ANY, theme || ANY, players)).id}`);
}
