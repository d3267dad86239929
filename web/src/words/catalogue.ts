// Catalogues in Project Fluent's format, the same files that the server's terminal and pictures speak from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" }; // `Anna, Ben and Eva`, no comma before the last

/** The messages of a language: the frame's, and those of a game, which come first. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  /** From texts in Fluent's syntax; a later one may say messages of an earlier one differently. */
  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    const locale = LOCALES[language] ?? language;
    this.#list = new Intl.ListFormat(locale, { type: "conjunction" });
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message; its id where there is none. */
  format(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** A word's other forms (`.the`, `.of`), by name. */
  forms(id: string, args: Args = {}): Record<string, string> {
    const forms = Object.entries(this.#bundle.getMessage(id)?.attributes ?? {});
    return Object.fromEntries(forms.map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, args, [])]));
  }

  /** Words joined as people do: `Anna, Ben and Eva`. */
  list(words: string[]): string {
    return this.#list.format(words);
  }
}
