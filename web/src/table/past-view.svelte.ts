// A look back at an earlier moment of the game, on the same board, while the game goes on.
import * as api from "../net/api";
import { overlay } from "../net/overlay";
import type { Snapshot } from "../protocol";

export class PastView {
  step = $state<number>();
  look = $state.raw<Snapshot>();
  error = $state("");
  #known = new Map<number, Snapshot>();

  constructor(
    readonly link: string,
    readonly seat: () => number | null,
  ) {}

  get view(): Record<string, unknown> | null {
    return this.look ? overlay(this.look.public, this.look.private) : null;
  }

  async show(step: number): Promise<void> {
    this.step = Math.max(0, step);
    this.error = "";
    const wanted = this.step;
    try {
      if (!this.#known.has(wanted)) {
        const since = Math.max(0, wanted - 10);
        const found = await api.frames(this.link, this.seat(), since, since + 20);
        for (const look of found.frames) this.#known.set(look.step, look);
      }
      if (this.step === wanted) this.look = this.#known.get(wanted);
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
      this.now();
    }
  }

  /** Back to the present. What was undone may have been replaced: forget all. */
  now(): void {
    this.step = undefined;
    this.look = undefined;
    this.#known.clear();
  }
}
