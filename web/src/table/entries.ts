// What happened at the table beside the game, in words.
import type { News } from "../net/live-table.svelte";
import { t, type Names } from "../words/index.svelte";

const MESSAGES: Partial<Record<News["type"], string>> = {
  undone: "tell-table-undone",
  sat: "tell-table-sat",
  left: "tell-table-left",
  resigned: "tell-table-resigned",
  timedout: "tell-table-timedout",
  paused: "tell-table-paused",
  resumed: "tell-table-resumed",
  declined: "tell-table-declined",
  agreed: "tell-table-agreed",
  halted: "tell-table-halted",
  relieved: "tell-table-relieved",
  followed: "tell-table-followed",
};
const PROPOSALS = { undo: "tell-table-proposed-undo", pause: "tell-table-proposed-pause" } as const;

/** A sentence for an entry; nothing for what is told elsewhere. */
export function entryText(entry: News, names: Names): string {
  const id = entry.type === "proposed" ? PROPOSALS[entry.what] : MESSAGES[entry.type];
  if (!id) return "";
  const seat = "seat" in entry ? entry.seat : undefined;
  const name = "name" in entry ? (entry.name ?? "") : "";
  return t(id, {
    who: typeof seat === "number" ? names(seat) : name,
    n: "steps" in entry ? (entry.steps ?? 0) : 0,
  });
}
