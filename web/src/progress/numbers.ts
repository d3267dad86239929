// My games as rows: for the table on the page and for the file.
import type { GameProgress, ProgressPoint, ReviewedGame } from "../protocol";
import { spokenLanguage } from "../words/index.svelte";

export interface Row {
  link: string;
  at: number;
  point?: ProgressPoint;
  review?: ReviewedGame;
}

/** A share as per cent, with its sign if that is what matters. */
export function percent(share: number, isSigned = false): string {
  const signDisplay = isSigned ? "exceptZero" : "auto";
  return `${(100 * share).toLocaleString(spokenLanguage(), { maximumFractionDigits: 0, signDisplay })} %`;
}

/** Every game of which there is something to tell, the latest first. */
export function rows({ curve, reviews }: GameProgress): Row[] {
  const found = new Map<string, Row>();
  for (const point of curve) found.set(point.link, { link: point.link, at: point.at, point });
  for (const review of reviews) found.set(review.link, { ...found.get(review.link), ...review, review });
  return [...found.values()].sort((a, b) => b.at - a.at);
}

/** The same as a file that spreadsheets read. */
export function csv(games: GameProgress[]): string {
  const lines = games.flatMap((progress) =>
    rows(progress).map(({ link, at, point, review }) => [
      progress.game,
      link,
      new Date(at).toISOString(),
      point?.reached,
      point?.expected,
      point?.strength,
      point?.doubt,
      review?.accuracy,
      review?.luck,
    ]),
  );
  const head = ["game", "table", "at", "reached", "expected", "strength", "doubt", "accuracy", "luck"];
  return [head, ...lines].map((cells) => `${cells.map((cell) => cell ?? "").join(",")}\r\n`).join("");
}
