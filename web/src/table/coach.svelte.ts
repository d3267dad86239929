// The coach at the table: before a plan is played, what it loses and why; asked of the server, which sees what my seat sees.
import { COACH_SHARES, settings } from "../look/settings.svelte";
import type { LiveTable } from "../net/live-table.svelte";
import type { Coached, Option, PlanVerdict } from "../protocol";

const CERTAIN = 2; // standard errors that a loss must exceed, as in the study

export interface Advice {
  plan: number[]; // what was asked about
  chosen: number[]; // of it before: perhaps without the end of the turn
  verdict: PlanVerdict;
  moves: Option[]; // that it is about
  warns: boolean;
}

/** Whether the best gains more than chance could make of it. */
export const isCertain = ({ why, error }: PlanVerdict): boolean => (why?.gain ?? 0) > CERTAIN * error;

export class Coach {
  advice = $state.raw<Advice>();
  isThinking = $state(false);

  constructor(readonly live: Pick<LiveTable, "ask" | "table" | "update"> & Partial<Pick<LiveTable, "queues">>) {}

  /** Whether it may be asked at this table. */
  get isAllowed(): boolean {
    return (this.live.table?.hints ?? "off") !== "off";
  }

  /** What it says about moves, or without any of what is best now; nothing if it cannot say that in time. */
  async judge(moves: number[]): Promise<Coached | undefined> {
    this.isThinking = true;
    const answer = await this.live.ask({ type: "coach", moves });
    this.isThinking = false;
    return answer.type === "coached" ? answer : undefined;
  }

  /** Whether moves are played at once; else it has warned. */
  async passes(plan: number[], chosen: number[]): Promise<boolean> {
    const isGuided = this.live.table?.guided ?? false; // the first game of somebody new: there it warns in any case
    if ((settings.coach === "off" && !isGuided) || !this.isAllowed || this.#isForced(plan)) return true;
    if (this.advice?.warns && this.advice.verdict.best.join() === plan.join()) return true; // its own plan
    this.advice = undefined;
    const told = await this.judge(plan);
    if (!told?.verdict) return true;
    const { verdict, moves } = told;
    const from = isGuided ? Math.max(...COACH_SHARES) : settings.coachFrom;
    const warns = 100 * verdict.loss >= from && isCertain(verdict);
    if (warns || settings.coach === "talks") this.advice = { plan, chosen, verdict, moves, warns };
    return !warns;
  }

  /** Nothing else could be done. */
  #isForced(plan: number[]): boolean {
    return plan.length < 2 && (this.live.update?.snapshot?.moves.length ?? 0) < 2;
  }

  /** Another decision is asked: a warning was about the last one, praise may still be read. */
  follow(): void {
    if (this.advice?.warns) this.dismiss();
  }

  /** Other moves are chosen: neither those that it warned of nor what it showed. */
  chosen(moves: number[]): void {
    const { advice } = this;
    if (!advice || !moves.length) return;
    const about = [advice.plan, advice.chosen, ...(advice.warns ? [advice.verdict.best] : [])];
    if (!about.some((plan) => plan.join() === moves.join())) this.dismiss();
  }

  dismiss(): void {
    this.advice = undefined;
  }
}
