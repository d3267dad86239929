// A turn in the making: moves are chosen one after another and shown by the server as a preview, then played at once.
import type { Live } from "../net/live.svelte";
import { overlay } from "../net/overlay";
import type { Option, Previewed, Reason, Shut } from "../protocol";
import type { Event } from "./words";

export class Plan {
  moves = $state.raw<number[]>([]);
  ahead = $state.raw<Previewed>();
  refused = $state.raw<Reason>();
  busy = $state(false);

  constructor(readonly live: Live) {}

  /** The position that is shown: the previewed one, or the table's. */
  get look() {
    return this.ahead?.look ?? this.live.update?.look ?? null;
  }

  get view(): Record<string, unknown> | null {
    const look = this.look;
    return look && overlay(look.public, look.own);
  }

  /** What can be chosen next. Nothing after a move that brings something new to light. */
  get options(): Option[] {
    if (this.ahead?.new) return [];
    return this.look?.moves ?? [];
  }

  get events(): Event[] {
    return (this.ahead?.events ?? []) as Event[];
  }

  /** Add a move and show where it leads. */
  async choose(...moves: number[]): Promise<void> {
    await this.#show([...this.moves, ...moves]);
  }

  async back(): Promise<void> {
    if (this.moves.length) await this.#show(this.moves.slice(0, -1));
    else await this.#send(() => this.live.ask({ type: "undo", steps: 1 }));
  }

  async confirm(): Promise<void> {
    const moves = this.moves;
    const asked = this.live.update?.asked ?? 0;
    if (moves.length) await this.#send(() => this.live.ask({ type: "play", moves, asked }));
  }

  /** Options of the decision that are closed, with reasons. */
  async closed(): Promise<Shut[]> {
    const answer = await this.live.ask({ type: "closed" });
    return answer.type === "shown" ? answer.closed : [];
  }

  clear(): void {
    this.moves = [];
    this.ahead = undefined;
  }

  async #show(moves: number[]): Promise<void> {
    this.refused = undefined;
    if (!moves.length) return this.clear();
    const step = this.live.update?.look?.step;
    this.busy = true;
    const answer = await this.live.ask({ type: "preview", moves });
    this.busy = false;
    if (step !== this.live.update?.look?.step) return this.clear();
    if (answer.type === "refused") this.refused = answer.reason;
    else if (answer.type === "previewed") {
      this.moves = moves;
      this.ahead = answer;
    }
  }

  async #send(send: () => ReturnType<Live["ask"]>): Promise<void> {
    this.refused = undefined;
    this.busy = true;
    const answer = await send();
    this.busy = false;
    if (answer.type === "refused") this.refused = answer.reason;
    this.clear();
  }
}
