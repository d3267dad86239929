// The best moves as they are marked on the board: in which place, and how strong beside the best.
import type { BestMove } from "../protocol";

export interface Rank {
  n: number; // from 1
  share: number; // of the victory, of the seat that decides
  strength: number; // 1 for the best, 0 for what loses a tenth of the victory and more
}

const MUCH = 0.1; // of the victory

/** The ranks of a seat's moves by their ids. */
export function ranked(best: BestMove[]): Map<number, Rank> {
  const shareOf = ({ seat, shares }: BestMove) => shares[seat] ?? 0;
  const most = Math.max(...best.map(shareOf));
  const strength = (share: number) => Math.max(0, 1 - (most - share) / MUCH);
  return new Map(
    best.map((move, k) => [move.id, { n: k + 1, share: shareOf(move), strength: strength(shareOf(move)) }]),
  );
}
