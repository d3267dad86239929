// A position to act on that is no live table (a lesson, a puzzle, a moment of a game that was): whoever shows it says what
// moves lead to, and everything else is as at a table.
import { untrack } from "svelte";
import { targetsOf } from "../board/targets";
import { loadGame } from "../games";
import type { GameUi, MovePath, Target, Targets } from "../games/ui";
import { settings } from "../look/settings.svelte";
import type { Answer, ClientRequest } from "../net/live-table.svelte";
import type { PlayedTable } from "../net/played-table";
import type { ClosedMoves, Previewed, Reason, Snapshot } from "../protocol";
import { Plan } from "../table/plan.svelte";
import { loadWords, t, type Names, type Reader } from "../words/index.svelte";

/** What moves lead to, by whoever knows. What it throws is an error of the page. */
export interface Referee {
  preview(moves: number[]): Promise<Previewed | Reason>;
  /** The turn is confirmed; a reason if it does not count. */
  play(moves: number[]): Promise<Reason | undefined>;
  /** Asked before that: whether it may be; if not, what is chosen stays. */
  passes?(moves: number[]): Promise<boolean>;
  closed?(moves: number[]): Promise<ClosedMoves[]>;
  /** What there is to say about a reason that the game has no words for. */
  explain?(reason: Reason): string | undefined;
}

const isReason = (answer: Previewed | Reason): answer is Reason => "code" in answer;
const NOT_HERE: Reason = { code: "not_now" };

export class Exercise implements PlayedTable {
  readonly plan: Plan;
  readonly news = [];
  ui = $state.raw<GameUi>();
  update = $state.raw<{ snapshot: Snapshot; decision_id: number; undo: number }>();
  pointed = $state.raw<MovePath>(); // what the mouse or the focus is on
  isOpen = $state(true); // whether something is to be decided
  #decision = 0;

  table = $derived.by(() => ({ status: this.isOpen ? ("running" as const) : ("over" as const) }));
  seat = $derived.by(() => this.update?.snapshot.seat ?? null);
  reader = $derived.by((): Reader => ({ names: this.names, seat: this.seat }));
  shown = $derived.by(() => this.plan.snapshot);
  targets = $derived.by((): Targets => {
    if (!this.ui || !this.shown) return new Map();
    return targetsOf(this.ui, this.plan.movePaths, this.shown.view, this.reader);
  });

  /** To be made while a component is; its effects end with it. */
  constructor(
    readonly game: string,
    readonly referee: Referee,
    readonly names: Names = (seat) => t("seat-name", { n: seat + 1 }),
  ) {
    this.plan = new Plan(
      this,
      () => this.ui,
      async (moves) => (await referee.passes?.(moves)) ?? true,
    );
    $effect(() => void this.#enter(settings.language));
    $effect(() => {
      void [this.update, this.table, this.ui];
      untrack(() => this.plan.follow());
    });
    $effect(() => {
      void this.plan.movePaths;
      this.pointed = undefined;
    });
  }

  explain(reason: Reason): string | undefined {
    return this.referee.explain?.(reason);
  }

  /** Stand at a position; `isOpen` if its seat is to decide. */
  show(snapshot: Snapshot, isOpen = true): void {
    this.plan.refused = undefined;
    this.update = { snapshot, decision_id: ++this.#decision, undo: 0 };
    this.isOpen = isOpen;
  }

  /** What a place of the board would bring about is shown beside it. */
  point(target?: Target): void {
    this.pointed =
      target &&
      this.plan.movePaths.find(
        ({ option, path }) => option.id === target.option.id && path.length === target.path.length,
      );
  }

  async ask(request: ClientRequest): Promise<Answer> {
    const refused = (reason: Reason): Answer => ({ type: "refused", error: "illegal", reason, id: "" });
    if (request.type === "preview") {
      const answer = await this.referee.preview(request.moves ?? []);
      return isReason(answer) ? refused(answer) : answer;
    }
    if (request.type === "play") {
      const reason = await this.referee.play(request.moves);
      return reason ? refused(reason) : { type: "done", id: "", n: 0 };
    }
    if (request.type === "closed" && this.referee.closed)
      return { type: "closed", id: "", closed: await this.referee.closed(request.moves ?? []) };
    return refused(NOT_HERE);
  }

  async #enter(language: typeof settings.language): Promise<void> {
    const [ui] = await Promise.all([loadGame(this.game), loadWords(language, this.game)]);
    this.ui = ui;
  }
}
