// What the analysis board knows: the study as the server keeps it, the moment that is looked at, and what is thought of it.
import { targetsOf } from "../board/targets";
import { loadGame } from "../games";
import type { GameUi, Preview, Targets } from "../games/ui";
import { settings } from "../look/settings.svelte";
import { AnalysisSocket, type AnalysisAnswer, type AnalysisPush, type AnalysisRequest } from "../net/analysis.svelte";
import { namesOf } from "../pages/names";
import type {
  Ahead,
  AnalysisNews,
  BestMove,
  Event,
  StudyMoment,
  Previewed,
  Reason,
  StudyMessage,
  StudyOpen,
  StudyQueued,
} from "../protocol";
import { session } from "../session.svelte";
import { loadWords, t, type Reader } from "../words/index.svelte";
import { keepDraft } from "./draft";
import { ranked } from "./ranks";
import { grown, isMain, nodeAt, placeOf, ROOT, siblingsOf, type Tree } from "./tree";

export type Source = StudyOpen["source"];

const CALM = 200; // milliseconds at a moment after which it is worth asking what its moves would do
const PAUSE = 800; // milliseconds without a change after which the study is kept

export class AnalysisStore {
  readonly socket = new AnalysisSocket();
  study = $state.raw<StudyMessage>();
  tree = $state.raw<Tree>(new Map());
  moment = $state.raw<StudyMoment>();
  news = $state.raw<AnalysisNews>();
  queued = $state.raw<StudyQueued>(); // thinking waits for its turn
  ui = $state.raw<GameUi>();
  cursor = $state(ROOT);
  thinks = $state(true);
  busy = $state(false); // a study is being opened
  refused = $state.raw<Reason>();
  pointed = $state.raw<BestMove>(); // what the mouse or the focus is on
  #seat = $state<number>(); // whose decision is shown, where several decide
  #ahead = $state.raw<Previewed>(); // where the pointed move leads
  #each = $state.raw<Ahead[]>([]);
  #text = ""; // the study, to come back to
  #wanted: number | undefined; // to go to as soon as the last answer is here
  #isGoing = false;
  #visited = new Map<number, number>(); // which child was looked at last
  #timer: ReturnType<typeof setTimeout> | undefined;

  names = $derived.by(() =>
    namesOf(
      Array.from({ length: this.study?.players ?? 0 }, (_, seat) => {
        const name = this.study?.names[seat] || t("new-seat", { n: seat + 1 });
        const isBot = session.games?.levels.includes(name);
        return isBot ? { kind: "bot" as const, level: name } : { kind: "person" as const, name };
      }),
    ),
  );
  eyes = $derived.by(() => this.moment?.eyes ?? null);
  reader = $derived.by((): Reader => ({ names: this.names, seat: this.eyes }));
  /** Whose decision is shown. */
  decision = $derived.by(() => {
    const all = this.moment?.decisions ?? [];
    return all.find(({ seat }) => seat === this.#seat) ?? all[0];
  });
  /** What is thought of the moment, not of the one before. */
  thought = $derived.by(() =>
    this.news && this.news.node === this.moment?.node && this.news.eyes === this.eyes ? this.news : undefined,
  );
  /** How long thinking about the moment will wait for its turn, if it does. */
  queue = $derived.by(() => {
    const { queued } = this;
    const isOf = this.thinks && queued?.node === this.moment?.node;
    return isOf && typeof queued?.ahead === "number" ? { ahead: queued.ahead, seconds: queued.seconds } : undefined;
  });
  /** The best moves of the seat whose decision is shown. */
  best = $derived.by(() => this.thought?.best.filter(({ seat }) => seat === this.decision?.seat) ?? []);
  ranks = $derived.by(() => ranked(this.best));
  secret = $derived.by(() => {
    const { moment, decision } = this;
    const seat = decision?.seat ?? this.eyes;
    return moment?.privates.find((one) => one.seat === seat) ?? null;
  });
  ahead = $derived.by(() => (this.pointed ? this.#ahead : undefined));
  view = $derived.by(() => this.ahead?.snapshot.view ?? this.moment?.snapshot.view);
  targets = $derived.by((): Targets => {
    if (!this.ui || !this.moment || !this.decision) return new Map();
    const paths = this.decision.moves.map((option) => ({ path: [option.id], option, events: [] }));
    const found = targetsOf(this.ui, paths, this.moment.snapshot.view, this.reader);
    for (const target of found.values()) target.rank = this.ranks.get(target.option.id);
    return found;
  });

  /** Whether the moment is one of the game that was played, not of a variation. */
  isOnGame = $derived.by(() => isMain(this.tree, this.cursor));

  /** To be made while a component is; its effects end with it, and the thinking too. */
  constructor() {
    this.socket.onpush = (message) => this.#take(message);
    this.socket.onrefused = (reason) => (this.refused = reason);
    this.socket.onopen = () => void this.#comeBack();
    $effect(() => () => {
      clearTimeout(this.#timer);
      this.socket.close();
    });
    $effect(() => void this.#enter(this.study?.game, settings.language));
    $effect(() => {
      void this.moment;
      this.pointed = undefined;
    });
    $effect(() => {
      const { moment, decision } = this;
      this.#each = [];
      if (!moment || !decision) return;
      const timer = setTimeout(() => void this.#explore(moment, decision.seat), CALM);
      return () => clearTimeout(timer);
    });
  }

  /** Study something; whether it could be opened. `place`: where to look, `12-1-3`. */
  async open(source: Source, place = ""): Promise<boolean> {
    this.busy = true;
    const answer = await this.#ask({ type: "open", source });
    this.busy = false;
    if (answer.type === "refused") return false;
    if (place) await this.#ask({ type: "go", node: nodeAt(this.tree, place) });
    await this.#ask({ type: "think", on: this.thinks });
    return true;
  }

  /** Put the study away; it stays in this browser window. */
  async leave(): Promise<void> {
    await this.think(false);
    this.thinks = true;
    this.study = this.moment = undefined;
  }

  /** Look at another moment; while one is on its way only the last wish counts. */
  async go(node: number | undefined): Promise<void> {
    if (node === undefined || !this.tree.has(node) || node === this.cursor) return;
    this.cursor = node;
    this.#wanted = node;
    if (this.#isGoing) return;
    this.#isGoing = true;
    while (this.#wanted !== undefined) {
      const node = this.#wanted;
      this.#wanted = undefined;
      await this.#ask({ type: "go", node });
    }
    this.#isGoing = false;
  }

  /** What comes after a moment: the way that was looked at last, else the main one. */
  next(from = this.cursor): number | undefined {
    const children = this.tree.get(from)?.children ?? [];
    return children.find((child) => child === this.#visited.get(from)) ?? children[0];
  }

  back = () => this.go(this.tree.get(this.cursor)?.parent ?? undefined);
  forward = () => this.go(this.next());
  /** To the next variation beside this one, or the one before. */
  aside(by: number): Promise<void> {
    const beside = siblingsOf(this.tree, this.cursor);
    return this.go(beside[beside.indexOf(this.cursor) + by]);
  }

  play = (...moves: number[]) => this.#act({ type: "play", seat: this.decision?.seat ?? 0, moves });
  /** Dice and cards by hand. */
  fall = (...outcomes: number[]) => this.#act({ type: "play", seat: 15, moves: outcomes });
  roll = () => this.#act({ type: "roll" });
  promote = (node: number) => this.#act({ type: "promote", node });
  remove = (node: number) => this.#act({ type: "remove", node });
  comment = (node: number, text: string) => this.#act({ type: "comment", node, text });
  look = (seat: number | null) => this.#act({ type: "eyes", seat });

  think(on: boolean): Promise<void> {
    this.thinks = on;
    return this.#act({ type: "think", on });
  }

  decideFor(seat: number): void {
    this.#seat = seat;
  }

  async point(move?: BestMove): Promise<void> {
    this.pointed = move;
    this.#ahead = undefined;
    if (!move) return;
    const answer = await this.socket.ask({ type: "preview", seat: move.seat, moves: [move.id] });
    if (this.pointed === move && answer.type === "previewed") this.#ahead = answer;
  }

  async preview(moves: number[]): Promise<Preview | undefined> {
    const seat = this.decision?.seat;
    if (seat === undefined) return undefined;
    const answer = await this.socket.ask({ type: "preview", seat, moves });
    return answer.type === "previewed" ? answer.snapshot : undefined;
  }

  eventsOf(move: number): Event[] {
    return this.#each.find((ahead) => ahead.move === move)?.events ?? [];
  }

  /** The study as a record. */
  async text(): Promise<string | undefined> {
    const answer = await this.#ask({ type: "text" });
    return answer.type === "text" ? answer.text : undefined;
  }

  /** The position that is looked at, as JSON. */
  async position(): Promise<string | undefined> {
    const answer = await this.#ask({ type: "position" });
    return answer.type === "text" ? answer.text : undefined;
  }

  async #act(request: AnalysisRequest): Promise<void> {
    await this.#ask(request);
  }

  async #ask(request: AnalysisRequest): Promise<AnalysisAnswer> {
    this.refused = undefined;
    const answer = await this.socket.ask(request);
    if (answer.type === "refused") this.refused = answer.reason;
    return answer;
  }

  #take(message: AnalysisPush): void {
    switch (message.type) {
      case "study":
        this.study = message;
        this.tree = new Map();
        this.moment = this.news = this.queued = undefined;
        this.cursor = ROOT;
        this.#visited.clear();
        break;
      case "tree":
        this.tree = grown(this.tree, message.nodes, message.gone);
        this.#keepSoon();
        break;
      case "moment":
        this.moment = message;
        this.queued = undefined;
        if (this.#wanted === undefined) this.cursor = message.node;
        this.#visit(message.node);
        break;
      case "analysis":
        this.news = message;
        break;
      case "queued":
        this.queued = message;
    }
  }

  #visit(node: number): void {
    const parent = this.tree.get(node)?.parent;
    if (parent !== null && parent !== undefined) this.#visited.set(parent, node);
  }

  /** Have the room of the game, and its words. */
  async #enter(game: string | undefined, language: typeof settings.language): Promise<void> {
    if (!game) return;
    const [ui] = await Promise.all([loadGame(game), loadWords(language, game)]);
    this.ui = ui;
  }

  /** What each move of a moment would do. */
  async #explore(moment: StudyMoment, seat: number): Promise<void> {
    const answer = await this.socket.ask({ type: "preview", seat, moves: [] });
    if (moment === this.moment && answer.type === "previewed") this.#each = answer.each;
  }

  /** Keep the study in this browser window, in case the page is loaded again or the connection breaks. */
  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.socket.ask({ type: "text" }).then((answer) => {
        if (answer.type !== "text") return;
        this.#text = answer.text;
        keepDraft(answer.text);
      });
    }, PAUSE);
  }

  /** A new connection: the server has forgotten the study. */
  async #comeBack(): Promise<void> {
    if (!this.#text) return;
    const eyes = this.eyes;
    await this.open({ from: "text", text: this.#text }, placeOf(this.tree, this.cursor));
    if (eyes !== null) await this.look(eyes);
  }
}
