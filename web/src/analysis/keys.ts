// The keys of the analysis board; the page lists them.
import type { AnalysisStore } from "./store.svelte";
import { endOf, mainBefore, ROOT } from "./tree";

export const KEYS = [
  ["← →", "analysis-key-steps"],
  ["↑ ↓", "analysis-key-variations"],
  ["Home", "replay-first"],
  ["End", "replay-last"],
  ["1 … 5", "analysis-key-best"],
  ["R", "analysis-roll"],
  ["M", "analysis-to_main"],
  ["T", "analysis-think"],
] as const;

function actionOf(key: string, store: AnalysisStore): (() => Promise<void>) | undefined {
  const { tree, cursor, best, moment } = store;
  const nth = best[Number(key) - 1];
  if (nth) return () => store.play(nth.id);
  switch (key) {
    case "ArrowRight":
      return store.forward;
    case "ArrowLeft":
      return store.back;
    case "ArrowUp":
      return () => store.aside(-1);
    case "ArrowDown":
      return () => store.aside(1);
    case "Home":
      return () => store.go(ROOT);
    case "End":
      return () => store.go(endOf(tree, cursor));
    case "r":
      return moment?.actors.includes(15) ? store.roll : undefined;
    case "m":
      return () => store.go(mainBefore(tree, cursor));
    case "t":
      return () => store.think(!store.thinks);
    default:
      return undefined;
  }
}

/** Keys count unless somebody writes or chooses, a dialog is open, or the board has used them to walk over its places. */
export function onAnalysisKey(event: KeyboardEvent, store: AnalysisStore): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.matches("input:not([type=checkbox]), select, textarea")) return;
  if (document.querySelector("dialog[open]")) return;
  const act = actionOf(event.key, store);
  if (!act) return;
  event.preventDefault();
  void act();
}
