// The keys of a table. The menu lists them.
import type { TableStore } from "./store.svelte";

export const KEYS = [
  ["Tab", "table-key-tab"],
  ["← ↑ → ↓", "table-key-arrows"],
  ["Enter", "table-key-enter"],
  ["1 … 9", "table-key-number"],
  ["C", "table-confirm"],
  ["E", "table-confirm_end"],
  ["U", "table-undo"],
  ["Shift + U", "table-undo_all"],
  ["H", "table-hint"],
  ["W", "table-why"],
  ["+ −", "table-key-zoom"],
  ["N", "table-back_to_now"],
  ["R", "nav-rules"],
  ["Esc", "table-key-escape"],
  ["?", "table-menu"],
] as const;

const BUTTONS = ".actions [data-move]:not([disabled])";

/** What a key does now, if it does anything. */
function actionOf(key: string, store: TableStore, zoom: Zoom | undefined): (() => void) | undefined {
  const { plan, past, update } = store;
  const undoable = plan.moves.length || update?.undo;
  if (/^[1-9]$/.test(key)) {
    return () => document.querySelectorAll<HTMLElement>(BUTTONS)[Number(key) - 1]?.click();
  }
  if (past.step !== undefined && "ceuUhw".includes(key)) return undefined; // what is shown is over
  switch (key) {
    case "c":
      return () => void plan.confirm();
    case "e":
      return store.isMine ? () => void plan.confirmAndEnd() : undefined;
    case "u":
      return undoable ? () => void plan.back() : undefined;
    case "U":
      if (plan.moves.length) return () => plan.clear();
      return undoable ? () => void plan.back(update?.undo) : undefined;
    case "h":
      return store.isMine && store.hasHints ? () => void store.adviseHint() : undefined;
    case "w":
      return store.isMine ? () => void store.adviseClosed() : undefined;
    case "n":
      return past.snapshot ? () => past.now() : undefined;
    case "+":
      return () => zoom?.zoomIn();
    case "-":
      return () => zoom?.zoomOut();
    case "?":
      return () => (store.isMenuOpen = true);
    case "Escape":
      if (store.isOpen && store.isNarrow) return () => (store.isOpen = false);
      if (past.snapshot) return () => past.now();
      return plan.moves.length ? () => plan.clear() : undefined;
    default:
      return undefined;
  }
}

interface Zoom {
  zoomIn: () => void;
  zoomOut: () => void;
}

/** Keys count unless somebody writes, or a dialog is open. */
export function onTableKey(event: KeyboardEvent, store: TableStore, zoom: Zoom | undefined): void {
  const target = event.target;
  if (target instanceof Element && target.matches("input, select, textarea")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const act = actionOf(event.key, store, zoom);
  if (!act) return;
  event.preventDefault();
  act();
}
