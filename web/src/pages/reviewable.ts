// Which games can be reviewed: those with so many players for which a judge ships.
import { session } from "../session.svelte";

export const isReviewable = ({ game, players }: { game: string; players: number }): boolean =>
  session.games?.games.some((one) => one.name === game && one.reviewed.includes(players)) ?? false;
