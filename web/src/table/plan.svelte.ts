// A turn in the making: moves are chosen one after another and shown by the server as a preview, then played at once.
import type { GameUi, MovePath, Preview } from "../games/ui";
import type { LiveTable } from "../net/live-table.svelte";
import type { Ahead, ClosedMoves, Event, Option, Previewed, Reason } from "../protocol";

type PathRules = Pick<GameUi, "leadsOn" | "isNeutral">;

export class Plan {
  moves = $state.raw<number[]>([]);
  ahead = $state.raw<Previewed>();
  /** What each move would do at the shown position. */
  each = $state.raw<Ahead[]>([]);
  /** Moves behind those that lead on: what can be done on the board. */
  beyond = $state.raw<MovePath[]>([]);
  refused = $state.raw<Reason>();
  busy = $state(false);
  #decision = 0; // the decision that the plan is about
  #turn = 0; // counts what is shown, so that late answers are dropped

  constructor(
    readonly live: LiveTable,
    readonly ui: () => PathRules | undefined,
  ) {}

  /** The position that is shown: the previewed one, or the table's. */
  get snapshot() {
    return this.ahead?.snapshot ?? this.live.update?.snapshot ?? null;
  }

  /** What can be chosen next. Nothing after a move that brings something new to light. */
  get options(): Option[] {
    if (this.ahead?.new || this.live.table?.status !== "running") return [];
    return this.snapshot?.moves ?? [];
  }

  get events(): Event[] {
    return this.ahead?.events ?? [];
  }

  /** Everything that can be chosen, near and beyond. */
  get movePaths(): MovePath[] {
    const near = this.options.map((option) => ({ path: [option.id], option, events: this.eventsOf(option.id) }));
    return [...near, ...this.beyond];
  }

  eventsOf(move: number): Event[] {
    return this.each.find((ahead) => ahead.move === move)?.events ?? [];
  }

  /** Add moves and show where they lead. */
  async choose(...moves: number[]): Promise<void> {
    await this.#show([...this.moves, ...moves]);
  }

  /** Take back the last chosen move, or else so many of the played ones. */
  async back(steps = 1): Promise<void> {
    if (this.moves.length) await this.#show(this.moves.slice(0, -1));
    else await this.#send(() => this.live.ask({ type: "undo", steps }));
  }

  async confirm(): Promise<void> {
    if (this.moves.length && !this.busy) await this.play(...this.moves);
  }

  /** Play moves at once. */
  async play(...moves: number[]): Promise<void> {
    const decision_id = this.live.update?.decision_id ?? 0;
    await this.#send(() => this.live.ask({ type: "play", moves, decision_id }));
  }

  /** Where moves would lead from the table's position, as far as that can be known. */
  async preview(moves: number[]): Promise<Preview | undefined> {
    const answer = await this.live.ask({ type: "preview", moves });
    return answer.type === "previewed" ? answer.snapshot : undefined;
  }

  /** Options of the decision that are closed, with reasons. */
  async closed(): Promise<ClosedMoves[]> {
    const answer = await this.live.ask({ type: "closed" });
    return answer.type === "closed" ? answer.closed : [];
  }

  /** The table has changed: another decision ends the plan; while others choose in secret it is only shown anew. */
  follow(): void {
    const decision = this.live.update?.decision_id ?? 0;
    if (decision !== this.#decision || !this.moves.length) this.clear();
    else void this.#show(this.moves, true);
    this.#decision = decision;
  }

  clear(): void {
    this.moves = [];
    this.ahead = undefined;
    void this.#explore();
  }

  /** Learn what the moves of the shown position would do, and what lies behind them on the board. */
  async #explore(): Promise<void> {
    const turn = ++this.#turn;
    const options = this.options;
    this.each = this.ahead?.each ?? [];
    this.beyond = [];
    const leading = options.filter((option) => this.ui()?.leadsOn(option.move));
    if (!this.ahead && options.length) {
      const answer = await this.live.ask({ type: "preview", moves: [] });
      if (turn === this.#turn && answer.type === "previewed") this.each = answer.each;
    }
    const found = await Promise.all(leading.map((option) => this.#behind(option)));
    if (turn === this.#turn) this.beyond = found.flat();
  }

  /** The moves behind one: where a question comes in between, it is asked before the click counts. */
  async #behind(leading: Option): Promise<MovePath[]> {
    const path = [leading.id];
    const known = this.moves;
    let answer = await this.live.ask({ type: "preview", moves: [...known, ...path] });
    if (answer.type !== "previewed" || answer.new) return [];
    const neutral = answer.snapshot.moves.find((option) => this.ui()?.isNeutral(option.move));
    if (neutral) answer = await this.live.ask({ type: "preview", moves: [...known, ...path, neutral.id] });
    if (answer.type !== "previewed" || answer.new) return [];
    const each = answer.each;
    return answer.snapshot.moves.map((option) => ({
      path: neutral ? path : [...path, option.id],
      option,
      events: each.find((ahead) => ahead.move === option.id)?.events ?? [],
    }));
  }

  /** Show where moves lead; `again` while they can be confirmed already. */
  async #show(moves: number[], again = false): Promise<void> {
    this.refused = undefined;
    if (!moves.length) return this.clear();
    const decision = this.live.update?.decision_id;
    const turn = ++this.#turn;
    this.busy = !again;
    const answer = await this.live.ask({ type: "preview", moves });
    this.busy = false;
    if (turn !== this.#turn) return;
    if (decision !== this.live.update?.decision_id) return this.clear();
    if (answer.type === "refused") this.refused = answer.reason;
    else if (answer.type === "previewed") {
      this.moves = moves;
      this.ahead = answer;
    }
    await this.#explore();
  }

  async #send(send: () => ReturnType<LiveTable["ask"]>): Promise<void> {
    this.refused = undefined;
    this.busy = true;
    const answer = await send();
    this.busy = false;
    if (answer.type === "refused") this.refused = answer.reason;
    this.clear();
  }
}
