// What a message is filled with: the fields of the event, move, reason or remark that it says, by one convention. The
// server's own words are filled in the same way (`souk/words/arguments.py` has the table of it); tests compare the two.
import type { Args, Catalogue } from "./catalogue";

export type Names = (seat: number) => string;

/** Who is told something. */
export interface Reader {
  names: Names;
  seat: number | null; // nobody's, for spectators
}

/** A word and its forms, by name; the word itself by the empty name. */
export type Phrase = Record<string, string>;

/** What only one game's messages have. */
export interface Wording {
  args(speaker: Speaker, struct: object): Args;
}

const SEAT: Record<string, string> = { seat: "you", rival: "rival_you" }; // where it says that it is the reader
const SEATS = ["seats", "winners", "leaders"];
const BY_SEAT: Record<string, boolean> = { scores: true, points: false, caravan: false }; // whether zeros are shown
const SPELLED = 12;

const yes = (value: boolean) => (value ? "yes" : "no");
const isNumbers = (values: unknown[]): values is number[] => values.every((value) => typeof value === "number");
const isTexts = (values: unknown[]): values is string[] => values.every((value) => typeof value === "string");

/** Says something to somebody. */
export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly reader: Reader = { names: (seat) => String(seat + 1), seat: null },
  ) {}

  /** What a seat is called within a list. */
  name(seat: number): string {
    return seat === this.reader.seat ? this.catalogue.format("you") : this.reader.names(seat);
  }

  /** A message and its forms. */
  phrase(id: string, args: Args = {}): Phrase {
    return { "": this.catalogue.format(id, args), ...this.catalogue.forms(id, args) };
  }

  /** The word for a text of a field. */
  word(field: string, text: string): Phrase {
    const id = `${field}-${text}`;
    return this.catalogue.has(id) ? this.phrase(id) : { "": text };
  }

  /** Phrases joined, form by form; `nothing` for none. */
  listed(phrases: Phrase[]): Phrase {
    const [first] = phrases;
    if (!first) return this.phrase("nothing");
    const joined = (form: string) => this.catalogue.list(phrases.map((phrase) => phrase[form] ?? phrase[""] ?? ""));
    return Object.fromEntries(Object.keys(first).map((form) => [form, joined(form)]));
  }

  /** So many of each kind, as arguments. */
  counts(name: string, value: Record<string, number>): Args {
    const some = Object.entries(value).filter(([, n]) => n);
    const phrases = some.map(([kind, n]) => this.phrase(`gem-${kind}`, { n }));
    return { ...named(name, this.listed(phrases)), [`${name}_count`]: some.reduce((sum, [, n]) => sum + n, 0) };
  }

  /** A number as arguments. */
  spelled(name: string, n: number): Args {
    const word = n >= 1 && n <= SPELLED ? this.catalogue.format(`number-${n}`) : String(n);
    return { [name]: n, [`${name}_word`]: word };
  }

  ofField(name: string, value: unknown): Args {
    if (typeof value === "boolean") return { [name]: yes(value) };
    if (typeof value === "number") return this.#ofNumber(name, value);
    if (typeof value === "string") return { ...named(name, this.word(name, value)), [`${name}_key`]: value };
    if (Array.isArray(value)) return this.#ofList(name, value);
    if (typeof value !== "object" || value === null) return {};
    const counts = Object.entries(value);
    return isNumbers(counts.map(([, n]) => n)) ? this.counts(name, Object.fromEntries(counts)) : {};
  }

  #ofNumber(name: string, n: number): Args {
    const you = SEAT[name];
    return you ? { [name]: this.reader.names(n), [you]: yes(n === this.reader.seat) } : this.spelled(name, n);
  }

  #ofList(name: string, values: unknown[]): Args {
    const isZeroShown = BY_SEAT[name];
    if (isNumbers(values)) {
      if (name === "order") return { [name]: values.map((seat) => this.name(seat)).join(", ") };
      if (SEATS.includes(name)) return this.#ofSeats(name, values);
      if (isZeroShown !== undefined) return this.#bySeat(name, values, isZeroShown);
    }
    if (!isTexts(values)) return {};
    const phrases = values.map((text) => this.word(name.replace(/s$/, ""), text));
    return { ...named(name, this.listed(phrases)), [`${name}_count`]: values.length };
  }

  #ofSeats(name: string, seats: number[]): Args {
    const { seat } = this.reader;
    const ordered = [...seats.filter((one) => one !== seat), ...seats.filter((one) => one === seat)];
    return {
      [name]: this.catalogue.list(ordered.map((one) => this.name(one))),
      [`${name}_count`]: seats.length,
      you: yes(seat !== null && seats.includes(seat)),
    };
  }

  #bySeat(name: string, values: number[], isZeroShown: boolean): Args {
    const parts = values.flatMap((n, seat) => (n || isZeroShown ? [`${this.name(seat)} ${n}`] : []));
    return { [name]: parts.join(", "), [`${name}_count`]: parts.length };
  }
}

/** A phrase as arguments: `row`, `row_the`. */
export function named(name: string, phrase: Phrase): Args {
  return Object.fromEntries(Object.entries(phrase).map(([form, text]) => [form ? `${name}_${form}` : name, text]));
}

/** All that the message for this may use. */
export function messageArgs(struct: object, catalogue: Catalogue, reader?: Reader, wording?: Wording): Args {
  const speaker = new Speaker(catalogue, reader);
  const args: Args = {};
  for (const [name, value] of Object.entries(struct)) Object.assign(args, speaker.ofField(name, value));
  return wording ? { ...args, ...wording.args(speaker, struct) } : args;
}
