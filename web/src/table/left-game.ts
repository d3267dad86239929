// Whoever plays no more: resigned, out of time, gone.
import type { TableMessage } from "../protocol";

/** Why a bot plays on for whoever looks at a table, if one does. */
export const outOf = ({ seats, you, seat }: Pick<TableMessage, "seats" | "you" | "seat">): string =>
  (seat === null ? seats.find(({ user, out }) => out && user === you) : seats[seat])?.out ?? "";
