// A review in words, as `souk.study.sentences` says it; a test compares the two.
import type { Decision, Mistake, MistakeVerdict, Option, PointsChange, Why } from "../protocol";
import { named } from "../words/args";
import { spokenLanguage, type Args, type GameWords, type Reader } from "../words/index.svelte";

const MILLION = 1_000_000;
const SMALLEST = 0.001; // share of the victory
const NOTHING = 1e-9;
const CERTAIN = 2; // standard errors that a number must exceed to be told

/** With one decimal; a half goes to the even digit, as in Python. */
function tenths(x: number): number {
  const isTie = Math.abs(x * 4) % 4 === 1;
  return isTie ? Math.sign(x) * (Math.abs(x) - 0.05) : Number(x.toFixed(1));
}

const number = (x: number) =>
  x.toLocaleString(spokenLanguage(), { maximumFractionDigits: 1, useGrouping: false, signDisplay: "negative" });
const sign = (x: number) => (x < 0 ? "-" : "+");
/** With a capital letter at its beginning. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export class Sentences {
  readonly #moves: Map<number, Option>;

  constructor(
    readonly words: GameWords,
    readonly reader: Reader,
    moves: Option[],
  ) {
    this.#moves = new Map(moves.map((one) => [one.id, one]));
  }

  /** What a move is called. */
  move(action: number): string {
    const found = this.#moves.get(action);
    return found ? this.words.move(found.move, this.reader) : "";
  }

  /** A move as sentences speak of it, which do not begin with it. */
  doing(action: number): string {
    return String(this.#doing("move", action)["move_doing"] ?? "");
  }

  /** The same as arguments: `better_doing`. */
  #doing(name: string, action: number): Args {
    const found = this.#moves.get(action);
    return found ? named(name, this.words.doing(found.move, this.reader)) : {};
  }

  /** A number with at most one decimal. */
  number(x: number): string {
    return number(tenths(x));
  }

  /** A share of the victory as per cent. */
  percent(share: number): string {
    return `${this.number(100 * share)} %`;
  }

  /** A standard error of a share; what is less than a tenth of a per cent is not told as nothing. */
  margin(error: number): string {
    return this.percent(error > NOTHING ? Math.max(error, SMALLEST) : 0);
  }

  /** The same as it stands behind a share, where there is one: what was not sampled has none. */
  error(error: number | null | undefined): string {
    return (error ?? 0) > NOTHING ? `± ${this.margin(error ?? 0)}` : "";
  }

  /** What is lost, with its standard error, if samples differed. */
  loss({ loss, error }: { loss: number; error: number }): string {
    return [this.percent(loss), this.error(error)].filter(Boolean).join(" ");
  }

  /** A share with its sign. */
  signed(share: number): string {
    const said = this.percent(Math.abs(share));
    return said === this.percent(0) ? said : sign(share) + said;
  }

  /** A line of the ledger. */
  millionths(n: number): string {
    return this.signed(n / MILLION);
  }

  label(label: string): string {
    return this.words.term("study-label", label);
  }

  /** What a line of the ledger is called, or a kind of chance. */
  line(kind: string): string {
    return this.words.term("study-line", kind);
  }

  source(source: string): string {
    return this.words.term("source", source);
  }

  /** How good a decision was. */
  verdict(decision: Decision): string {
    const label = this.label(decision.label);
    if (decision.label === "best") return label;
    return this.words.t("study-lost", { label, loss: this.loss(decision) });
  }

  /** Why the better option is better: by how much, and what it brings. */
  why(decision: Pick<Decision, "why" | "seat">, list: (words: string[]) => string): string {
    return decision.why ? [this.gain(decision.why), ...this.because(decision, list)].join(" ") : "";
  }

  /** How much better the better option is. */
  gain(why: Why): string {
    const both = { ...this.#doing("better", why.better), ...this.#doing("worse", why.worse) };
    const isCertain = why.gain > CERTAIN * (why.error ?? 0);
    const gain = this.signed(why.gain);
    if (!isCertain) return sentence(this.words.t("study-why_even", both));
    if (gain === this.signed(0)) return sentence(this.words.t("study-why_slight", both));
    return sentence(this.words.t("study-why", { ...both, gain }));
  }

  /** What the better option brings: points by source, for the seat and a rival, and what it does on the board. */
  because({ why, seat }: Pick<Decision, "why" | "seat">, list: (words: string[]) => string): string[] {
    if (!why) return [];
    const parts: string[] = [];
    const add = (whose: number, changes: PointsChange[]) => {
      const listed = list(changes.map((change) => this.#change(change)));
      parts.push(this.words.t("study-changes", { name: this.reader.names(whose), changes: listed }));
    };
    if (why.own.length) add(seat, why.own);
    if (why.rival !== null) add(why.rival, why.others);
    if (why.consequences?.length) parts.push(this.#consequences(why, list));
    return parts;
  }

  /** What the better move does on the board. */
  #consequences({ better, consequences }: Why, list: (words: string[]) => string): string {
    const found = this.words.consequences(consequences ?? [], this.reader);
    const args = { ...this.#doing("move", better), consequences: list(found) };
    return sentence(this.words.t("study-consequences", args));
  }

  // Questions about one's own mistakes.

  /** What was done, and what is asked. */
  task({ seat, chosen, loss }: Mistake): string {
    const args = { name: this.reader.names(seat), ...this.#doing("move", chosen), loss: this.percent(loss) };
    return sentence(this.words.t("mistakes-task", args));
  }

  /** What helps, more and more. */
  hints({ hint: { seat, change, moves } }: Mistake, list: (words: string[]) => string): string[] {
    const said: string[] = [];
    if (seat !== null && change) {
      const args = { name: this.reader.names(seat), changes: this.#change(change) };
      said.push(this.words.t("mistakes-hint_points", { changes: this.words.t("study-changes", args) }));
    }
    const doings = moves.map((move) => this.doing(move));
    if (doings.length) said.push(this.words.t("mistakes-hint_moves", { moves: list(doings) }));
    return said;
  }

  /** The best move. */
  solution({ best }: Mistake): string {
    return sentence(this.words.t("mistakes-solution", this.#doing("move", best)));
  }

  /** Whether an answer counts, and what it loses. */
  verdictOn({ best }: Mistake, { action, right, loss, error }: MistakeVerdict): string {
    if (action === best) return this.words.t("mistakes-best");
    const args = { loss: this.loss({ loss, error }) };
    return right
      ? this.words.t("mistakes-counts", args)
      : sentence(this.words.t("mistakes-wrong", { ...args, ...this.#doing("move", action) }));
  }

  #change({ source, points }: PointsChange): string {
    const said = sign(points) + this.number(Math.abs(points));
    return this.words.t("study-change", { source: this.source(source), points: said });
  }
}
