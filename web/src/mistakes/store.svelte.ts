// The questions about one's own mistakes in a game: one after the other, on the position in which each was made.
import { Exercise } from "../exercise/store.svelte";
import * as api from "../net/api";
import type { Mistake, MistakeVerdict, Mistakes, Previewed, Reason, Summary } from "../protocol";
import { tryRequest } from "../session.svelte";
import type { Names } from "../words/index.svelte";
import type { Queue } from "../words/queue";

const OFTEN = 1500; // milliseconds between two looks how long an answer waits

export class MistakeStore {
  readonly exercise: Exercise;
  at = $state(0); // which question
  hints = $state(0); // how many were asked for
  verdict = $state.raw<MistakeVerdict>();
  isTold = $state(false); // the solution was asked for
  isJudging = $state(false);
  queue = $state.raw<Queue>(); // the answer waits for its turn
  found = $state<boolean[]>([]); // at the first attempt, of those that are done
  #isTried = false;

  question = $derived.by((): Mistake | undefined => this.mistakes.questions[this.at]);
  isDone = $derived.by(() => this.isTold || this.verdict?.right === true);
  isOver = $derived.by(() => this.at >= this.mistakes.questions.length);

  /** To be made while a component is; its effects end with it. */
  constructor(
    readonly table: Summary,
    readonly mistakes: Mistakes,
    readonly seat: number,
    names: Names,
  ) {
    this.exercise = new Exercise(
      table.game,
      { preview: (moves) => this.#preview(moves), play: (moves) => this.#answer(moves) },
      names,
    );
    $effect(() => {
      const { question } = this;
      if (question) void tryRequest(() => this.#show(question));
    });
  }

  hint(): void {
    this.hints += 1;
    this.#isTried = true;
  }

  solve(): void {
    this.isTold = true;
    this.#end(false);
  }

  next(): void {
    if (!this.isDone) this.found = [...this.found, false];
    this.at += 1;
    this.hints = 0;
    this.verdict = undefined;
    this.isTold = this.#isTried = false;
  }

  async #show(question: Mistake): Promise<void> {
    const { snapshot } = await api.position(this.table.link, { seat: this.seat, step: question.step });
    if (question === this.question) this.exercise.show(snapshot);
  }

  /** Only the one decision is asked for: what comes behind it is not offered. */
  async #preview(moves: number[]): Promise<Previewed | Reason> {
    const found = await this.#allowed((step) =>
      api.position(this.table.link, { seat: this.seat, step, move: moves[0] }),
    );
    return "code" in found || !moves.length
      ? found
      : { ...found, snapshot: { ...found.snapshot, moves: [] }, each: [] };
  }

  async #answer([move]: number[]): Promise<Reason | undefined> {
    if (move === undefined) return undefined;
    this.isJudging = true;
    const timer = setInterval(() => void this.#lookAtQueue(), OFTEN);
    const found = await this.#allowed((step) => api.answerMistake(this.table.link, { seat: this.seat, step, move }));
    clearInterval(timer);
    this.isJudging = false;
    this.queue = undefined;
    if ("code" in found) return found;
    this.verdict = found;
    if (found.right) this.#end(!this.#isTried);
    this.#isTried = true;
    return undefined;
  }

  /** Others' answers are judged first. */
  async #lookAtQueue(): Promise<void> {
    const wait = await tryRequest(api.answerWait);
    const isIn = this.isJudging && wait && wait.ahead !== null;
    this.queue = isIn ? { ahead: wait.ahead ?? 0, seconds: wait.seconds } : undefined;
  }

  async #allowed<T>(ask: (step: number) => Promise<T>): Promise<T | Reason> {
    try {
      return await ask(this.question?.step ?? 0);
    } catch (error) {
      if (error instanceof api.Refusal) return error.problem.reason;
      throw error;
    }
  }

  /** The question is done: the board shows where the best move leads. */
  #end(isFound: boolean): void {
    this.found = [...this.found, isFound];
    this.exercise.isOpen = false;
    const { question } = this;
    if (question) void tryRequest(() => this.#showBest(question));
  }

  async #showBest({ step, best }: Mistake): Promise<void> {
    const { snapshot } = await api.position(this.table.link, { seat: this.seat, step, move: best });
    if (step === this.question?.step) this.exercise.show(snapshot, false);
  }
}
