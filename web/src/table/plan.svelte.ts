// A turn in the making: moves are chosen one after another and shown by the server as a preview, then played at once.
import type { GameUi, MovePath, Preview } from "../games/ui";
import { settings } from "../look/settings.svelte";
import type { Answer } from "../net/live-table.svelte";
import type { PlayedTable } from "../net/played-table";
import type { Ahead, ClosedMoves, Event, Option, Previewed, Reason } from "../protocol";

type PathRules = Pick<GameUi, "leadsOn" | "isNeutral" | "isEnd">;

const CALM = 150; // milliseconds without a click after which it is worth looking behind the next moves

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
  #position = ""; // the table's, as far as the plan has to know
  #isSending = false;
  #asking: object | undefined; // while it is asked whether moves may be played
  #turn = 0; // counts what is shown, so that late answers are dropped and nothing more is asked for them
  #clicks: number[][] = []; // while a preview is under way
  #known = new Map<string, Promise<Answer>>(); // previews of this position

  constructor(
    readonly live: PlayedTable,
    readonly ui: () => PathRules | undefined,
    /** Asked before moves are played: whether that is meant. */
    readonly passes?: (moves: number[], chosen: number[]) => Promise<boolean>,
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

  /** The move that ends the turn, where it can be ended. */
  get end(): Option | undefined {
    return this.options.find(({ move }) => this.ui()?.isEnd?.(move));
  }

  /** Whether nothing is left to do but to end the turn. */
  get isOnlyEnd(): boolean {
    return this.options.length === 1 && this.end !== undefined;
  }

  /** Whether the chosen moves leave no question open. A game that does not say what ends a turn has none. */
  get isAnswered(): boolean {
    return this.moves.length > 0 && (!this.options.length || !this.ui()?.isEnd || this.end !== undefined);
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

  /** Add moves and show where they lead; while that is on its way further clicks wait, and count if they still can. */
  async choose(...moves: number[]): Promise<void> {
    if (this.#isSending) return;
    if (this.busy) this.#clicks.push(moves);
    else await this.#show([...this.moves, ...moves]);
  }

  /** Begin anew with these moves. */
  async restart(...moves: number[]): Promise<void> {
    await this.#show(moves);
  }

  /** Take back the last chosen move, or else so many of the played ones. */
  async back(steps = 1): Promise<void> {
    if (this.#asking) return this.#stopAsking();
    if (this.#isSending) return;
    if (this.busy) this.#stop();
    else if (this.moves.length) await this.#show(this.moves.slice(0, -1));
    else await this.#send(() => this.live.ask({ type: "undo", steps }));
  }

  /** Play what is chosen; with the end of the turn if nothing else is left and the player wants no question for it. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.isOnlyEnd && (settings.ending !== "again" || !this.moves.length)) await this.confirmAndEnd();
    else if (this.isAnswered) await this.play(...this.moves);
  }

  /** Play what is chosen, and end the turn. */
  async confirmAndEnd(): Promise<void> {
    if (!this.busy && this.end) await this.play(...this.moves, this.end.id);
  }

  /** Play moves at once, if nobody has a word to say about them. */
  async play(...moves: number[]): Promise<void> {
    if (this.#isSending) return;
    if (this.passes && !(await this.#asked(this.passes(moves, this.moves)))) return;
    await this.playAnyway(...moves);
  }

  /** Whether moves that somebody looks at may still be played. */
  async #asked(passes: Promise<boolean>): Promise<boolean> {
    const decision = this.live.update?.decision_id;
    const asking = (this.#asking = {});
    this.refused = undefined;
    this.busy = this.#isSending = true;
    const isMeant = await passes;
    if (this.#asking !== asking) return false;
    this.#stopAsking();
    return isMeant && decision === this.live.update?.decision_id;
  }

  #stopAsking(): void {
    this.#asking = undefined;
    this.#stop();
  }

  /** Play moves at once, whatever is to be said about them. */
  async playAnyway(...moves: number[]): Promise<void> {
    const decision_id = this.live.update?.decision_id ?? 0;
    await this.#send(() => this.live.ask({ type: "play", moves, decision_id }));
  }

  /** Where moves would lead from the table's position, as far as that can be known. */
  async preview(moves: number[]): Promise<Preview | undefined> {
    const answer = await this.#previewed(moves);
    return answer.type === "previewed" ? answer.snapshot : undefined;
  }

  /** Options of the shown decision that are closed, with reasons. */
  async closed(): Promise<ClosedMoves[] | undefined> {
    const answer = await this.live.ask({ type: "closed", moves: this.moves });
    if (answer.type === "refused") this.refused = answer.reason;
    return answer.type === "closed" ? answer.closed : undefined;
  }

  /** The table has changed: another decision ends the plan; while others choose in secret it is only shown anew. */
  follow(): void {
    const { table, update, news } = this.live;
    const decision = update?.decision_id ?? 0;
    const position = [decision, update?.snapshot?.step, table?.status, !this.ui()].join();
    if (position === this.#position) return;
    this.#position = position;
    this.#known.clear();
    if (decision !== this.#decision) this.clear();
    else if (!this.moves.length) this.#forget();
    else void this.#show(this.moves, true);
    this.#decision = decision;
    if (this.#isDone && news.at(-1)?.type !== "undone") void this.confirm();
  }

  clear(): void {
    this.#asking = undefined;
    this.#forget();
  }

  #forget(): void {
    this.moves = [];
    this.ahead = undefined;
    this.#stop();
  }

  /** What is on its way is not wanted any more. */
  #stop(): void {
    this.busy = this.#isSending = false;
    this.#clicks = [];
    void this.#explore();
  }

  /** Learn what the moves of the shown position would do, and, as soon as nobody clicks, what lies behind them. */
  async #explore(): Promise<void> {
    const turn = ++this.#turn;
    const { options, ahead } = this;
    const isWanted = () => turn === this.#turn;
    this.each = ahead?.each ?? [];
    this.beyond = [];
    if (!ahead && options.length) {
      const answer = await this.#previewed([]);
      if (isWanted() && answer.type === "previewed") this.each = answer.each;
    }
    const leading = options.filter((option) => this.ui()?.leadsOn(option.move));
    if (leading.length) await new Promise((calm) => setTimeout(calm, CALM));
    const found: MovePath[] = [];
    for (const option of leading) if (isWanted()) found.push(...(await this.#behind(option)));
    if (isWanted()) this.beyond = found;
  }

  /** The moves behind one: where a question comes in between, it is asked before the click counts. */
  async #behind(leading: Option): Promise<MovePath[]> {
    const path = [leading.id];
    const known = this.moves;
    let answer = await this.#previewed([...known, ...path]);
    if (answer.type !== "previewed" || answer.new) return [];
    const neutral = answer.snapshot.moves.find((option) => this.ui()?.isNeutral(option.move));
    if (neutral) answer = await this.#previewed([...known, ...path, neutral.id]);
    if (answer.type !== "previewed" || answer.new) return [];
    const each = answer.each;
    return answer.snapshot.moves.map((option) => ({
      path: neutral ? path : [...path, option.id],
      option,
      events: each.find((ahead) => ahead.move === option.id)?.events ?? [],
    }));
  }

  /** Where moves lead; asked once for each position of the table. */
  async #previewed(moves: number[]): Promise<Answer> {
    const key = moves.join();
    const asked = this.#known.get(key) ?? this.live.ask({ type: "preview", moves });
    this.#known.set(key, asked);
    const answer = await asked;
    if (answer.type !== "previewed" && this.#known.get(key) === asked) this.#known.delete(key);
    return answer;
  }

  /** Show where moves lead; `again` while they can be confirmed already. */
  async #show(moves: number[], again = false): Promise<void> {
    this.refused = undefined;
    if (!moves.length) return this.clear();
    const decision = this.live.update?.decision_id;
    const turn = ++this.#turn;
    this.busy = !again;
    const answer = await this.#previewed(moves);
    if (turn !== this.#turn) return;
    this.busy = false;
    if (decision !== this.live.update?.decision_id) return this.clear();
    if (answer.type === "refused") this.refused = answer.reason;
    else if (answer.type === "previewed") {
      this.moves = moves;
      this.ahead = answer;
    }
    if (this.#isDone && this.moves.length) return this.confirm();
    const next = this.#nextClick();
    if (next) return this.#show([...this.moves, ...next]);
    await this.#explore();
  }

  /** Whether what is shown is to be played without a question: the player wants it so, and nothing else can be done. */
  get #isDone(): boolean {
    return settings.ending === "never" && this.isOnlyEnd;
  }

  /** The first click that waited and still can be meant: of a double click the second can not. */
  #nextClick(): number[] | undefined {
    const clicks = this.#clicks;
    this.#clicks = [];
    const at = clicks.findIndex(([first]) => this.options.some(({ id }) => id === first));
    if (at < 0) return undefined;
    this.#clicks = clicks.slice(at + 1);
    return clicks[at];
  }

  async #send(send: () => Promise<Answer>): Promise<void> {
    if (this.#isSending) return;
    this.refused = undefined;
    this.busy = this.#isSending = true;
    const turn = ++this.#turn;
    const answer = await send();
    this.#isSending = false;
    if (turn === this.#turn) this.clear();
    if (answer.type === "refused") this.refused = answer.reason;
  }
}
