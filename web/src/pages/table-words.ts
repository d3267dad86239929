// A table in a line: who sits there beside me, and how it stands.
import type { Summary } from "../protocol";
import { session } from "../session.svelte";
import { formatList, t, term } from "../words/index.svelte";
import { isMyTurn } from "./my-turn";

const sitter = (seat: Summary["seats"][number]) =>
  seat.name || (seat.level ? term("level", seat.level) : t("table-open_seat"));
const isMe = (seat: Summary["seats"][number]) => seat.user === session.user?.id && !seat.shares;

/** Everybody at a table but me. */
export const othersAt = (table: Summary): string =>
  formatList(table.seats.flatMap((seat) => (isMe(seat) ? [] : [sitter(seat)])));

export const isMine = (table: Summary): boolean => typeof table.your_seat === "number";

/** How a table stands: its result, or who is to act. */
export function standOf(table: Summary): string {
  const { result, your_seat: seat } = table;
  if (result) {
    const rank = typeof seat === "number" ? result.ranks[seat] : undefined;
    const place = rank === 1 ? t("home-won") : rank ? t("home-rank", { n: rank }) : "";
    return [place, result.scores.join(" : ")].filter(Boolean).join(" · ");
  }
  if (table.status === "waiting") return [t("home-waiting"), ...(table.rated ? [t("home-rated")] : [])].join(" · ");
  if (!isMine(table)) return "";
  return t(isMyTurn(table) ? "home-your_turn" : "home-others_turn");
}
