import type { TableMessage, Update } from "../protocol";
import type { Answer, ClientRequest, News } from "./live-table.svelte";

/** What a turn in the making needs of a table: a live one has it, and a position that is to be acted on elsewhere. */
export interface PlayedTable {
  readonly table: Pick<TableMessage, "status"> | undefined;
  readonly update: Pick<Update, "snapshot" | "decision_id" | "undo"> | undefined;
  readonly news: News[];
  ask(request: ClientRequest): Promise<Answer>;
}
