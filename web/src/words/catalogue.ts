// Catalogues in Project Fluent's format, the same files that the server's terminal and pictures speak from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The messages of one language: a game's catalogue with the frame's behind it, or the frame's alone. */
export class Catalogue {
  readonly #bundles: FluentBundle[];
  readonly #list: Intl.ListFormat;

  constructor(
    readonly language: Language,
    sources: string[], // in Fluent's syntax, the first one first
  ) {
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
    this.#bundles = sources.map((source) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      const [error] = bundle.addResource(new FluentResource(source));
      if (error) throw error;
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message; its id where there is none. */
  format(id: string, args: Args = {}): string {
    const bundle = this.#bundles.find((one) => one.hasMessage(id));
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
  }

  /** The forms of a word beside its plain one (`.the`, `.of`), by name. */
  forms(id: string, args: Args = {}): Record<string, string> {
    const bundle = this.#bundles.find((one) => one.hasMessage(id));
    const forms = bundle?.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(forms).map(([name, pattern]) => [name, bundle?.formatPattern(pattern, args, []) ?? ""]),
    );
  }

  /** Words joined as people do: `Anna, Ben and Eva`. */
  list(words: string[]): string {
    return this.#list.format(words);
  }
}
