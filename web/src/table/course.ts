// What is thought of a game, in words: shares with their error, and how it may go on.
import type { GameUi } from "../games/ui";
import { settings } from "../look/settings.svelte";
import type { LineStep, MoveFields } from "../protocol";
import { t, type Reader } from "../words/index.svelte";

export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

/** A standard error of a share, as it stands behind the share; what is less than the last digit is not told as nothing. */
export const margin = (error: number, digits = 0): string =>
  `± ${percent(Math.max(error, 10 ** (-2 - digits)), digits)}`;

/** What nature does: a die, a card, or whatever a game calls it. */
export function outcomeText(ui: GameUi, move: MoveFields, reader: Reader): string {
  if ("face" in move && typeof move.face === "number") return t("table-hint_die", { face: move.face });
  if ("card" in move && typeof move.card === "string")
    return t("table-hint_card", { card: ui.words.term("card", move.card) });
  if ("seat" in move && typeof move.seat === "number") return t("table-hint_seat", { who: reader.names(move.seat) });
  return ui.words.move(move, reader) || move.kind.replaceAll("_", " ");
}

/** A line, with what nature does in a row as one step. */
export function courseOf(
  ui: GameUi,
  line: LineStep[],
  players: number,
  reader: Reader,
): { seat: number; text: string }[] {
  const found: { seat: number; text: string }[] = [];
  for (const { seat, move } of line) {
    const isNature = seat >= players;
    const text = isNature ? outcomeText(ui, move, reader) : ui.words.move(move, reader);
    const last = found.at(-1);
    if (isNature && last?.seat === seat) last.text += `, ${text}`;
    else found.push({ seat, text });
  }
  return found;
}
