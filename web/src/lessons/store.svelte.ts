// A lesson that is being taken: its steps, what was chosen, how much help was wanted.
import { Exercise, type Referee } from "../exercise/store.svelte";
import { keepLesson } from "../look/settings.svelte";
import * as api from "../net/api";
import type { Event, LessonInfo, LessonReply, Previewed, Reason } from "../protocol";
import { tryRequest } from "../session.svelte";
import { lessonText, t } from "../words/index.svelte";

const GOES_ON: Reason = { code: "lesson_goes_on" };
const MOST_HELP = 3; // a hint, the next move in words, the move itself

export class LessonStore implements Referee {
  readonly exercise: Exercise;
  step = $state(0);
  help = $state(0); // how much was wanted in this step
  isDone = $state(false); // the step
  before = $state.raw<Event[]>([]); // what happened before the step,
  after = $state.raw<Event[]>([]); // and what it led to
  #replies = $state.raw<Record<string, LessonReply>>({}); // of this step, by the moves

  isLast = $derived.by(() => this.step === this.info.steps - 1);
  hint = $derived.by(() => (this.help > 0 && !this.isDone ? this.text("hint") : ""));
  /** The move that leads on from what is chosen. */
  next = $derived.by(() => this.exercise.plan.options.find(({ id }) => id === this.#reply?.next));
  /** What is chosen has come to. */
  #reply = $derived.by(() => this.#replies[this.exercise.plan.moves.join()]);

  /** To be made while a component is; its effects end with it. */
  constructor(
    readonly game: string,
    readonly info: LessonInfo,
  ) {
    this.exercise = new Exercise(game, this);
    void this.#begin(0);
  }

  /** A text of this step. */
  text(what: string): string {
    return lessonText(this.game, `lesson-${this.info.name}-${this.step + 1}-${what}`);
  }

  /** More help: at last the next move is made, and when nothing is missing it is confirmed. */
  async showMore(): Promise<void> {
    this.help = Math.min(MOST_HELP, this.help + 1);
    if (this.help < MOST_HELP) return;
    const { plan } = this.exercise;
    if (this.next) await plan.choose(this.next.id);
    else if (this.#reply?.outcome === "done") await plan.play(...plan.moves);
    else if (plan.moves.length) plan.clear(); // it led astray
  }

  async again(): Promise<void> {
    await this.#begin(this.step);
  }

  async goOn(): Promise<void> {
    await this.#begin(this.step + 1);
  }

  async preview(moves: number[]): Promise<Previewed | Reason> {
    const reply = await this.#ask(moves);
    return reply.outcome === "wrong" ? { code: reply.why } : reply.shown;
  }

  /** Not before the task is done; until then what is chosen stays. */
  async passes(moves: number[]): Promise<boolean> {
    const isOpen = (await this.#ask(moves)).outcome === "open";
    if (isOpen) this.exercise.plan.refused = GOES_ON;
    return !isOpen;
  }

  async play(moves: number[]): Promise<Reason | undefined> {
    const reply = await this.#ask(moves);
    if (reply.outcome === "wrong") return { code: reply.why };
    if (!reply.end) return GOES_ON;
    this.before = [];
    this.after = [...reply.shown.events, ...reply.after];
    this.isDone = true;
    this.exercise.show(reply.end, false);
    if (this.isLast) keepLesson(this.game, this.info.name);
    return undefined;
  }

  explain({ code }: Reason): string {
    return code === GOES_ON.code ? t("learn-goes_on") : this.text(code);
  }

  async #begin(step: number): Promise<void> {
    this.#replies = {};
    this.step = step;
    this.help = 0;
    this.isDone = false;
    this.after = [];
    const reply = await tryRequest(() => this.#ask([]));
    if (!reply) return;
    this.before = reply.before;
    this.exercise.show(reply.shown.snapshot);
  }

  async #ask(moves: number[]): Promise<LessonReply> {
    const { step } = this;
    const key = moves.join();
    const reply = this.#replies[key] ?? (await api.inLesson(this.game, this.info.name, { step, moves }));
    if (step === this.step) this.#replies = { ...this.#replies, [key]: reply };
    return reply;
  }
}
