// Where I am asked, at which of my seats whatever.
import type { Summary } from "../protocol";
import { session } from "../session.svelte";

export const isMyTurn = ({ actors, seats }: Pick<Summary, "actors" | "seats">): boolean =>
  actors.some((actor) => seats[actor]?.kind === "person" && seats[actor].user === session.user?.id);
