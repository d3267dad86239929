// A puzzle that somebody is at: what was found of its line, and how it ended.
import { Exercise, type Referee } from "../exercise/store.svelte";
import * as api from "../net/api";
import type { Previewed, PuzzleEnd, PuzzleReply, Reason } from "../protocol";

const isReason = (error: unknown): error is api.Refusal => error instanceof api.Refusal;

export class PuzzleTry implements Referee {
  readonly exercise: Exercise;
  end = $state.raw<PuzzleEnd>();
  isSolved = $state(false);
  isBegun = $state(false); // the first decision of several is found
  #found: number[] = []; // moves that are right

  /** To be made while a component is; its effects end with it. `first` is the reply to no moves at all. */
  constructor(
    readonly first: PuzzleReply,
    readonly run = 0, // when the run against the clock began that this is part of
    readonly onover?: (reply: PuzzleReply) => void,
  ) {
    this.exercise = new Exercise(first.puzzle.game, this);
    this.exercise.show(first.shown.snapshot);
  }

  /** Have what is chosen judged, whether or not it is a whole turn. */
  async answer(): Promise<void> {
    const { plan } = this.exercise;
    if (plan.moves.length && !plan.busy) await plan.play(...plan.moves);
  }

  async preview(moves: number[]): Promise<Previewed | Reason> {
    try {
      return (await this.#ask(moves, false)).shown;
    } catch (error) {
      if (isReason(error)) return error.problem.reason;
      throw error;
    }
  }

  async play(moves: number[]): Promise<Reason | undefined> {
    const reply = await this.#ask(moves, true);
    this.#found = [...this.#found, ...moves];
    this.isBegun = reply.outcome === "goes_on";
    this.end = reply.end ?? undefined;
    this.isSolved = reply.outcome === "solved";
    this.exercise.show(reply.shown.snapshot, !reply.end);
    if (reply.end) this.onover?.(reply);
    return undefined;
  }

  #ask(moves: number[], play: boolean): Promise<PuzzleReply> {
    return api.inPuzzle(this.first.puzzle.id, { moves: [...this.#found, ...moves], play, run: this.run });
  }
}
