// What a table's page knows: the table as the server tells it, the turn in the making, a look back, and what is open.
import { untrack } from "svelte";
import { targetsOf } from "../board/targets";
import { loadGame } from "../games";
import type { GameUi, MovePath, Target, Targets } from "../games/ui";
import { settings } from "../look/settings.svelte";
import { LiveTable, type News } from "../net/live-table.svelte";
import { namesOf } from "../pages/names";
import type { ClosedMoves, Event, HintData } from "../protocol";
import { loadWords, type Reader } from "../words/index.svelte";
import { Coach } from "./coach.svelte";
import { entryText } from "./entries";
import { outOf } from "./left-game";
import { PastView } from "./past-view.svelte";
import { Plan } from "./plan.svelte";
import { sound, soundsOf } from "./sounds";

export type Tab = "players" | "log" | "sheet" | "chat" | "advice";

interface Advice {
  hint?: HintData;
  closed?: ClosedMoves[];
  isThinking?: boolean;
}

export class TableStore {
  readonly live: LiveTable;
  readonly plan: Plan;
  readonly past: PastView;
  readonly coach: Coach;
  ui = $state.raw<GameUi>();
  latest = $state.raw<Event[]>([]); // what happened just now
  spoken = $state(""); // for screen readers
  advice = $state.raw<Advice>({});
  pointed = $state.raw<MovePath>(); // what the mouse or the focus is on
  tab = $state<Tab>("log");
  isOpen = $state(false); // the sheet of a small screen
  isMenuOpen = $state(false);
  isNarrow = $state(false);
  isStill = $state(true); // until the first position has been painted
  unread = $state(0);

  table = $derived.by(() => this.live.table);
  update = $derived.by(() => this.live.update);
  seat = $derived.by(() => this.table?.seat ?? null);
  steps = $derived.by(() => this.update?.snapshot?.step ?? 0);
  names = $derived.by(() => namesOf(this.table?.seats ?? []));
  reader = $derived.by((): Reader => ({ names: this.names, seat: this.seat }));
  hasHints = $derived.by(() => (this.table?.hints ?? "off") !== "off");
  /** Why a bot plays on for me, if one does. */
  out = $derived.by(() => (this.table ? outOf(this.table) : ""));
  isMine = $derived.by(() => !this.out && (this.update?.actors.includes(this.seat ?? -1) ?? false));
  /** What is on the board: the past, the turn in the making, or the table as it is. */
  present = $derived.by(() => this.plan.snapshot);
  shown = $derived.by(() => this.past.snapshot ?? this.present);
  targets = $derived.by((): Targets => {
    if (!this.ui || !this.present || this.past.snapshot) return new Map();
    return targetsOf(this.ui, this.plan.movePaths, this.present.view, this.reader);
  });
  tabs = $derived.by((): Tab[] => [...(this.isNarrow ? (["players"] as const) : []), "log", "sheet", "chat", "advice"]);
  shownTab = $derived.by(() => (this.tabs.includes(this.tab) ? this.tab : "log"));

  /** To be made while a component is; its effects end with it. */
  constructor(
    readonly link: string,
    seat?: number,
  ) {
    this.live = new LiveTable(link, undefined, seat);
    this.coach = new Coach(this.live);
    this.plan = new Plan(
      this.live,
      () => this.ui,
      (...plan) => this.coach.passes(...plan),
    );
    this.past = new PastView(link, () => this.seat);
    this.live.onnews = (news) => this.#tell(news);
    $effect(() => () => this.live.close());
    $effect(() => void this.#enter(this.table?.game, settings.language));
    // Another position or decision: the plan follows, and old advice goes.
    $effect(() => {
      void this.update?.n;
      void this.table?.status;
      void this.ui;
      untrack(() => this.plan.follow());
    });
    $effect(() => {
      void this.update?.decision_id;
      this.advice = {};
      if (untrack(() => this.tab) === "advice") this.tab = "log";
    });
    $effect(() => {
      void this.plan.movePaths;
      this.pointed = undefined;
    });
    // What the coach said was about another plan.
    $effect(() => {
      void this.update?.decision_id;
      untrack(() => this.coach.follow());
    });
    $effect(() => {
      const { moves } = this.plan;
      untrack(() => this.coach.chosen(moves));
    });
    // What was closed was so where the plan had led then.
    $effect(() => {
      void this.plan.moves;
      if (untrack(() => this.advice.closed)) this.advice = {};
    });
    $effect(() => {
      if (this.isMine) sound("turn");
    });
    $effect(() => {
      if (this.update && this.ui && this.isStill)
        requestAnimationFrame(() => requestAnimationFrame(() => (this.isStill = false)));
    });
  }

  /** Have the room of the game, and its words. */
  async #enter(game: string | undefined, language: typeof settings.language): Promise<void> {
    if (!game) return;
    const [ui] = await Promise.all([loadGame(game), loadWords(language, game)]);
    this.ui = ui;
  }

  /** What a place of the board would bring about is shown beside it. */
  point(target?: Target): void {
    this.pointed =
      target &&
      this.plan.movePaths.find(
        ({ option, path }) => option.id === target.option.id && path.length === target.path.length,
      );
  }

  showTab(tab: Tab): void {
    this.isOpen = !(this.isOpen && this.shownTab === tab);
    this.tab = tab;
    if (tab === "chat") this.unread = 0;
  }

  jump(step: number): void {
    this.isOpen = false;
    void this.past.show(step);
  }

  /** Why other moves are closed where the plan has led. */
  async adviseClosed(): Promise<void> {
    this.tab = "advice";
    this.isOpen = true;
    const { moves } = this.plan;
    const closed = await this.plan.closed();
    if (moves === this.plan.moves) this.advice = { closed };
  }

  /** What the search thinks of the table's decision; the plan stays beside it. */
  async adviseHint(): Promise<void> {
    this.tab = "advice";
    this.isOpen = true;
    if (this.advice.isThinking) return;
    const decision = this.update?.decision_id;
    this.advice = { isThinking: true };
    const answer = await this.live.ask({ type: "hint" });
    if (decision !== this.live.update?.decision_id) return;
    this.advice = answer.type === "hinted" ? { hint: answer.hint } : {};
    if (answer.type === "refused") this.plan.refused = answer.reason;
  }

  #tell(news: News[]): void {
    const ui = this.ui;
    if (!ui || this.isStill) return;
    const events = news.flatMap((entry) => (entry.type === "moved" ? entry.events.map(({ event }) => event) : []));
    const sentences = [
      ...events.filter((event) => !ui.isQuiet(event)).map((event) => ui.words.event(event, this.reader)),
      ...news.map((entry) => (entry.type === "said" ? `${entry.name}: ${entry.text}` : entryText(entry, this.names))),
    ];
    this.spoken = sentences.filter(Boolean).join(" ");
    if (this.shownTab !== "chat") this.unread += news.filter((entry) => entry.type === "said").length;
    soundsOf(ui, events).forEach(sound);
    this.latest = events;
  }
}
