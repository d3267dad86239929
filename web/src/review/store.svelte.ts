// The review of a finished game: asked for if nobody has yet, looked at until the deep one is there.
import { untrack } from "svelte";
import * as api from "../net/api";
import type { Decision, Fortune, Review, ReviewState } from "../protocol";
import { tryRequest } from "../session.svelte";

const AGAIN = 1000; // milliseconds until it is asked how far it is

export const isError = ({ label }: Decision): boolean => label !== "best" && label !== "fine";

/** The last moment that was judged, up to a step. */
export const momentAt = ({ moments }: Review, step: number): number =>
  Math.max(
    0,
    moments.findLastIndex((one) => one.step <= step),
  );

export class ReviewStore {
  state = $state.raw<ReviewState>(); // how far it is
  told = $state.raw<ReviewState>(); // the deepest one that is there
  isRefused = $state(false); // it was asked for in vain

  review = $derived.by((): Review | undefined => this.told?.review ?? undefined);
  isUnderWay = $derived(this.state?.status === "queued" || this.state?.status === "running");
  errors = $derived.by(() => (this.review?.decisions ?? []).filter(isError));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  /** To be made while a component is: it asks for as long as that is shown. */
  constructor(readonly link: string) {
    $effect(() => {
      void untrack(() => this.begin());
      return () => {
        this.#isGone = true;
        clearTimeout(this.#timer);
      };
    });
  }

  /** Have the game reviewed, if it is not yet, and look until the deep one is there. */
  async begin(): Promise<void> {
    const state = await tryRequest(() => api.askForReview(this.link));
    this.isRefused = !state;
    this.state = state;
    if (state) await this.#look();
  }

  async #look(): Promise<void> {
    const known = this.told ? (this.told.depth === "deep" ? 2 : 1) : 0;
    const found = await tryRequest(() => api.review(this.link, known));
    if (found) this.state = found;
    if (found?.review) this.told = found;
    if (!this.#isGone && (this.isUnderWay || !found)) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }

  /** The decisions that were judged at a step: several where all choose at the same time. */
  at(step: number): Decision[] {
    return this.review?.decisions.filter((one) => one.step === step) ?? [];
  }

  /** What nature, or all at once, did from a step on. */
  fortuneAt(step: number): Fortune | undefined {
    return this.review?.fortunes.find((one) => step >= one.step && step < one.step + one.steps);
  }
}
