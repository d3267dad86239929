// A game from its first step to its last, or as far as it has come: its story, and its moments as they are wanted.
import { loadGame } from "../games";
import type { GameUi } from "../games/ui";
import { settings } from "../look/settings.svelte";
import * as api from "../net/api";
import { namesOf } from "../pages/names";
import type { Event, Points, Snapshot, StepEvent, Summary } from "../protocol";
import { replaceQuery, route } from "../router.svelte";
import { session, tryRequest } from "../session.svelte";
import { loadWords, type Reader } from "../words/index.svelte";

const CHUNK = 50;
const PACE = 700; // milliseconds for a step

const isPoints = (event: Event): event is Points => event.type === "points";

export class ReplayStore {
  table = $state.raw<Summary>();
  ui = $state.raw<GameUi>();
  events = $state.raw<StepEvent[]>([]);
  steps = $state(0);
  step = $state(0);
  seat = $state<number | null>(null); // who sees it; null for a spectator
  speed = $state(1);
  isRunning = $state(false);
  isLost = $state(false);
  #snapshots = $state.raw<Record<number, Snapshot>>({});
  #loading = new Set<string>();

  names = $derived.by(() => namesOf(this.table?.seats ?? []));
  reader = $derived.by((): Reader => ({ names: this.names, seat: this.seat }));
  /** Whose view may be seen: everybody's when it is over, else one's own. */
  viewers = $derived.by(() =>
    (this.table?.seats ?? []).flatMap((one, seat) =>
      this.table?.status === "over" || one.user === session.user?.id ? [seat] : [],
    ),
  );
  snapshot = $state.raw<Snapshot>(); // the last picture stays while the next one is on its way
  chapters = $derived.by(() => this.events.filter(({ event }) => event.type === "round"));
  chapter = $derived.by(() => this.chapters.findLast(({ step }) => step < this.step));
  points = $derived.by(() =>
    this.events.flatMap(({ step, event }) => (isPoints(event) ? [{ step, seat: event.seat, n: event.n }] : [])),
  );
  /** What happened last: of this step, or of the last one that was worth a word. */
  latest = $derived.by(() => {
    const shown = this.events.filter(({ step, event }) => step < this.step && !this.ui?.isQuiet(event));
    return shown.filter(({ step }) => step === shown.at(-1)?.step);
  });

  /** To be made while a component is; its effects end with it. The address says the step and the seat. */
  constructor(readonly link: string) {
    const query = new URLSearchParams(route.query);
    const number = (name: string) => (/^\d+$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
    this.step = number("step") ?? 0;
    this.seat = number("seat");
    $effect(() => void tryRequest(() => this.#open(this.seat)));
    $effect(() => {
      if (this.table) void tryRequest(() => this.#enter(this.table?.game ?? "", settings.language));
    });
    $effect(() => {
      this.snapshot = this.#snapshots[this.step] ?? this.snapshot;
    });
    $effect(() => {
      if (!this.isRunning) return;
      const timer = setInterval(() => {
        if (this.step >= this.steps) this.isRunning = false;
        else if (this.#snapshots[this.step]) this.jump(this.step + 1);
      }, PACE / this.speed);
      return () => clearInterval(timer);
    });
  }

  jump(to: number): void {
    this.step = Math.max(0, Math.min(this.steps, to));
    replaceQuery({ step: this.step, seat: this.seat });
    void tryRequest(async () => {
      await this.#load(this.step);
      await this.#load(this.step + CHUNK / 2); // the next ones, before they are wanted
    });
  }

  play(): void {
    if (!this.isRunning && this.step >= this.steps) this.jump(0);
    this.isRunning = !this.isRunning;
  }

  async #enter(game: string, language: typeof settings.language): Promise<void> {
    const [ui] = await Promise.all([loadGame(game), loadWords(language, game)]);
    this.ui = ui;
  }

  async #open(seat: number | null): Promise<void> {
    this.#snapshots = {};
    try {
      this.table ??= await api.summary(this.link);
    } catch (error) {
      this.isLost = error instanceof api.Refusal && error.status === 404;
      if (!this.isLost) throw error;
      return;
    }
    const story = await api.story(this.link, seat);
    this.steps = story.steps;
    this.events = story.events;
    this.jump(this.step);
  }

  async #load(wanted: number): Promise<void> {
    const seat = this.seat;
    const since = Math.floor(wanted / CHUNK) * CHUNK;
    const key = `${seat} ${since}`;
    if (since > this.steps || since in this.#snapshots || this.#loading.has(key)) return;
    this.#loading.add(key);
    try {
      const found = await api.frames(this.link, seat, since, Math.min(since + CHUNK, this.steps + 1));
      if (seat !== this.seat) return;
      this.#snapshots = { ...this.#snapshots, ...Object.fromEntries(found.frames.map((one) => [one.step, one])) };
    } finally {
      this.#loading.delete(key);
    }
  }
}
