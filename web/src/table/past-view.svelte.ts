// A look back at an earlier moment of the game, on the same board, while the game goes on.
import * as api from "../net/api";
import type { Snapshot } from "../protocol";

export class PastView {
  step = $state<number>();
  snapshot = $state.raw<Snapshot>();
  #known = new Map<number, Snapshot>();

  constructor(
    readonly link: string,
    readonly seat: () => number | null,
  ) {}

  async show(step: number): Promise<void> {
    this.step = Math.max(0, step);
    const wanted = this.step;
    try {
      if (!this.#known.has(wanted)) {
        const since = Math.max(0, wanted - 10);
        const found = await api.frames(this.link, this.seat(), since, since + 20);
        for (const snapshot of found.frames) this.#known.set(snapshot.step, snapshot);
      }
      if (this.step === wanted) this.snapshot = this.#known.get(wanted);
    } catch {
      this.now();
    }
  }

  /** Back to the present. What was undone may have been replaced: forget all. */
  now(): void {
    this.step = undefined;
    this.snapshot = undefined;
    this.#known.clear();
  }
}
