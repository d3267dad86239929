// Words in five languages. English is the list of keys; the type of the others makes a missing one an error.
import { settings } from "../look/settings.svelte";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import { it } from "./it";
import type { Language } from "./languages";
import { nl } from "./nl";

export { languageNames, type Language } from "./languages";

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;
export type Args = Record<string, string | number>;

export const languages: Record<Language, Messages> = { en, de, nl, it, fr };

/** Something that is made once for each language. */
function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const plurals = once((language) => new Intl.PluralRules(language));
const lists = once((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** Fill `{name}` and choose between `{n|camel|camels}`, as the language counts. */
export function format(language: Language, text: string, args: Args = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = args[name] ?? "";
    if (one === undefined) return String(value);
    return plurals(language).select(Number(value)) === "one" ? one : (other ?? "");
  });
}

/** A text in the language of the page. */
export function t(key: Key, args?: Args): string {
  return format(settings.language, languages[settings.language][key], args);
}

/** A word for something that the protocol names, as `row.sack`; the name itself where there is none. */
export function term(kind: string, name: string): string {
  const key = `${kind}.${name}`;
  return key in en ? t(key as Key) : name.replaceAll("_", " ");
}

/** Words joined as people do: `Anna, Ben and Eva`. */
export function formatList(words: string[]): string {
  return lists(settings.language).format(words);
}
