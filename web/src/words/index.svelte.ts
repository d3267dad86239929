// Words in the language of the page. The server has the catalogues; only the language in use is loaded.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../look/settings.svelte";
import { messageArgs, named, Speaker, type Phrase, type Reader, type Wording } from "./args";
import { Catalogue, type Args } from "./catalogue";
import type { Language } from "./languages";

export type { Args } from "./catalogue";
export type { Names, Reader } from "./args";

const loaded = new SvelteMap<string, Catalogue>(); // by game, `` for the frame
const sources = new Map<string, Promise<string>>();

function fetched(path: string): Promise<string> {
  const found =
    sources.get(path) ??
    fetch(path).then((answer) => {
      if (!answer.ok) throw new TypeError(answer.statusText);
      return answer.text();
    });
  found.catch(() => sources.delete(path));
  sources.set(path, found);
  return found;
}

const frameSource = (language: Language) => fetched(`/api/words/${language}`);
const lessonSource = (game: string, language: Language) => fetched(`/api/games/${game}/lessons/${language}`);
const gameSource = (game: string, language: Language) => fetched(`/api/games/${game}/words/${language}`);

/** Have the frame's words at hand, and those of games. Words in another language stay until the new ones are here. */
export async function loadWords(language: Language, ...games: string[]): Promise<void> {
  const [frame, ...others] = await Promise.all([
    frameSource(language),
    ...games.map((game) => gameSource(game, language)),
  ]);
  if (language !== settings.language) return;
  setCatalogue("", new Catalogue(language, frame));
  games.forEach((game, k) => setCatalogue(game, new Catalogue(language, frame, others[k] ?? "")));
}

function setCatalogue(game: string, catalogue: Catalogue): void {
  if (loaded.get(game)?.language !== catalogue.language) loaded.set(game, catalogue);
}

/** The language that the page speaks now: the chosen one, as soon as its words are here. */
export const spokenLanguage = (): Language => loaded.get("")?.language ?? settings.language;

/** The games whose words are at hand, in whatever language. */
export const spokenGames = (): string[] => [...loaded.keys()].filter(Boolean);

/** Have the words of games at hand while a component is shown. */
export function useGameWords(games: () => string[]): void {
  $effect(() => void loadWords(settings.language, ...new Set(games())).catch(() => undefined));
}

const lessons = new SvelteMap<string, Catalogue>(); // by game: what its lessons say, loaded where they are shown

/** Have what the lessons of games say at hand while a component is shown. */
export function useLessonWords(games: () => string[]): void {
  $effect(() => {
    const { language } = settings;
    for (const game of games())
      void Promise.all([frameSource(language), gameSource(game, language), lessonSource(game, language)])
        .then((texts) => language === settings.language && lessons.set(game, new Catalogue(language, ...texts)))
        .catch(() => undefined);
  });
}

/** For tests: let lessons speak from these texts. */
export function useLessonCatalogue(game: string, language: Language, ...texts: string[]): void {
  lessons.set(game, new Catalogue(language, ...texts));
}

/** A text of a game's lessons; nothing until it is here. */
export const lessonText = (game: string, id: string): string => lessons.get(game)?.format(id) ?? "";

/** For tests: speak from these texts. */
export function useCatalogue(game: string, language: Language, ...texts: string[]): void {
  loaded.set(game, new Catalogue(language, ...texts));
}

/** A text of the frame. */
export const t = (id: string, args?: Args): string => loaded.get("")?.format(id, args) ?? "";

/** What something is or who it is about, and then the text: `Offer: 2 red`. */
export const labelled = (label: string, text: string): string => t("labelled", { label, text });

/** Words joined as people do. */
export const formatList = (words: string[]): string => loaded.get("")?.list(words) ?? words.join(", ");

/** A word of the frame for something that the protocol names, as `level-trader`; the name itself where there is none. */
export function term(kind: string, name: string): string {
  const frame = loaded.get("");
  return frame?.has(`${kind}-${name}`) ? frame.format(`${kind}-${name}`) : name.replaceAll("_", " ");
}

/** Why the server refused something, in the frame's words. */
export function reasonText(reason: { code: string; ruling?: string }): string {
  const frame = loaded.get("");
  const id = `reason-${reason.code}`;
  return frame?.has(id) ? frame.format(id, messageArgs(reason, frame)) : reason.code.replaceAll("_", " ");
}

interface Consequence {
  code: string;
  colour?: string;
}

/** How a game speaks: texts by their ids, and what the protocol tells by the convention in args.ts. */
export interface GameWords {
  t(id: string, args?: Args): string;
  has(id: string): boolean;
  /** A word for something that the protocol names, as `row-sack`; the name itself where there is none. */
  term(kind: string, name: string): string;
  event(event: { type: string }, reader: Reader): string;
  move(move: { kind: string }, reader: Reader): string;
  /** How sentences speak of a move, by the name of the form: `doing`. */
  doing(move: { kind: string }, reader: Reader): Phrase;
  /** What a move does on the board, as the rest of a sentence about it; what differs in the colour alone at once. */
  consequences(found: object[], reader: Reader): string[];
  /** What there is to know about a move here; nothing where there is no remark. */
  remark(option: { move: { kind: string }; remark?: { code: string } | null }, reader: Reader): string;
  reason(reason: { code: string; ruling?: string }, reader: Reader): string;
  /** What matters at a decision: a text of the game's lessons, which are to be at hand. */
  matter(matter: { code: string }, reader: Reader): string;
  /** The arguments that a message has for data. */
  args(struct: object, reader?: Reader): Args;
}

/** The words of a game; `wording` adds the arguments that only this game's messages have. */
export function gameWords(game: string, wording?: Wording): GameWords {
  const catalogue = () => loaded.get(game) ?? loaded.get("");
  const say = (id: string, struct: object, reader: Reader, beside = {}, words = catalogue()): string | undefined => {
    if (!words?.has(id)) return undefined;
    const args = [struct, beside].map((one) => messageArgs(one, words, reader, wording));
    return words.format(id, Object.assign({}, ...args) as Args);
  };
  return {
    t: (id, args) => catalogue()?.format(id, args) ?? "",
    has: (id) => catalogue()?.has(id) ?? false,
    term: (kind, name) => {
      const id = `${kind}-${name}`;
      return catalogue()?.has(id) ? (catalogue()?.format(id) ?? "") : name.replaceAll("_", " ");
    },
    event: (event, reader) => say(`event-${event.type}`, event, reader) ?? "",
    move: (move, reader) => say(`move-${move.kind}`, move, reader) ?? "",
    doing: (move, reader) => {
      const words = catalogue();
      const id = `move-${move.kind}`;
      const forms = words?.has(id) ? words.forms(id, messageArgs(move, words, reader, wording)) : {};
      return "doing" in forms ? forms : (words?.forms("study-move", { move: say(id, move, reader) ?? "" }) ?? {});
    },
    consequences: (found, reader) => {
      const words = catalogue();
      const alike = new Map<string, Consequence[]>();
      for (const one of found as Consequence[]) {
        const key = JSON.stringify({ ...one, colour: "" });
        alike.set(key, [...(alike.get(key) ?? []), one]);
      }
      return [...alike.values()].map((ones) => {
        const id = `consequence-${ones[0]?.code ?? ""}`;
        if (!words?.has(id)) return "";
        const speaker = new Speaker(words, reader);
        const colours = ones.flatMap(({ colour }) => (colour === undefined ? [] : [speaker.word("colour", colour)]));
        const more = colours.length ? named("colour", speaker.listed(colours)) : {};
        return words.format(id, { ...messageArgs(ones[0] ?? {}, words, reader, wording), ...more });
      });
    },
    remark: ({ move, remark }, reader) => (remark && say(`remark-${remark.code}`, remark, reader, move)) ?? "",
    reason: (reason, reader) => say(`reason-${reason.code}`, reason, reader) ?? reason.code.replaceAll("_", " "),
    matter: (matter, reader) => say(`matter-${matter.code}`, matter, reader, {}, lessons.get(game)) ?? "",
    args: (struct, reader) => {
      const words = catalogue();
      return words ? messageArgs(struct, words, reader, wording) : {};
    },
  };
}
