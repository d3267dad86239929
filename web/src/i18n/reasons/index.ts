// Why something is closed or refused, in the language of the page. The server says it in English, with what the
// sentence is made of; the other languages are loaded when they are needed.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../../look/settings.svelte";
import type { Reason } from "../../protocol";
import { sentences } from "../../sentences";
import { format, formatList, t, term, type Key, type Language } from "..";

export type Sentence = (typeof sentences)[number];
export type Reasons = Record<Sentence, string>;

const files: Record<Exclude<Language, "en">, () => Promise<{ reasons: Reasons }>> = {
  de: () => import("./de"),
  nl: () => import("./nl"),
  it: () => import("./it"),
  fr: () => import("./fr"),
};
const loaded = new SvelteMap<Language, Reasons>();

/** Have a language at hand before it is needed. */
export async function loadReasons(language: Language): Promise<void> {
  if (language === "en" || loaded.has(language)) return;
  loaded.set(language, (await files[language]()).reasons);
}

const RULING = / \([A-Z]\d+\)/;
const KINDS = ["row", "building", "card", "colour", "status"];
const GEMS: Record<string, string> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** What is filled in: terms of the game in the language of the page, seats counted from one. */
function filled(args: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(name, value)]));
}

function word(name: string, value: unknown): string | number {
  if (typeof value === "number") return name === "seat" ? value + 1 : value;
  const text = String(value);
  if (name === "quarter") return term("row", text);
  if (name === "other") return term("card", text);
  if (name === "wanted")
    return text
      .split(" or ")
      .map((one) => term("status", one))
      .join(" / ");
  if (name === "offer") {
    const gems = [...text.matchAll(/(\d+)([RYGB])/g)];
    return gems.length
      ? formatList(gems.map(([, n, gem]) => t(`gem.${GEMS[gem ?? ""] ?? "red"}` as Key, { n: n ?? "" })))
      : text;
  }
  return KINDS.includes(name) ? term(name, text) : text;
}

const upper = (text: string) => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function said(template: string, args: Record<string, unknown>, text: string): string {
  const { language } = settings;
  void loadReasons(language);
  const known = language === "en" ? template.replace(RULING, "") : loaded.get(language)?.[template as Sentence];
  return upper(ended(known ? format(language, known, filled(args)) : text));
}

/** The sentence, without the number of its ruling. */
export const reasonWords = (reason: Reason): string => said(reason.template, reason.args ?? {}, reason.text);

const holes = /\\\{(\w+)\\\}/g;
const patterns = sentences.map((sentence) => {
  const names: string[] = [];
  const source = sentence.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(holes, (_, name: string) => {
    names.push(name);
    return "(.*)";
  });
  return { sentence, names, pattern: new RegExp(`^${source}$`) };
});

/** A sentence that arrives as nothing but text, as over HTTP. */
export function problemWords(text: string): string {
  for (const { sentence, names, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found) return said(sentence, Object.fromEntries(names.map((name, k) => [name, found[k + 1] ?? ""])), text);
  }
  return upper(ended(text));
}
