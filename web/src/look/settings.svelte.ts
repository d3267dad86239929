// What a person likes: kept in the browser, and with the account if there is one.
import { isLanguage, type Language } from "../words/languages";

export type Theme = "auto" | "light" | "dark";
export const ENDINGS = ["again", "once", "never"] as const; // how often it is asked before a turn ends
export type Ending = (typeof ENDINGS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  sound?: boolean; // unknown until somebody has been asked
  notify: boolean; // a notice of this device's system when it is my turn
  isNamed: boolean; // a guest has chosen a name
  motion: boolean;
  text: boolean; // the table as text, for screen readers
  ending: Ending;
  levels: Record<string, string>; // of the bots, by game, when playing at once
  players: Record<string, number>;
}

export const USUAL_LEVEL = "trader"; // of bots, until somebody chooses another
const KEY = "souk.settings";

function fromBrowser(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const plain: Settings = {
  language: fromBrowser(),
  theme: "auto",
  notify: false,
  isNamed: false,
  motion: true,
  text: false,
  ending: "once",
  levels: {},
  players: {},
};
export const settings = $state<Settings>({ ...plain, ...kept() });

/** What a page would like to ask: whether sounds are wanted, once there would be one. */
export const questions = $state({ sound: false });

/** Keep every change; to be called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
}

const SHARED = ["language", "theme", "sound", "motion", "text", "ending"] as const;

/** What goes with an account wherever one is. */
export function sharedSettings(): Record<string, string> {
  return Object.fromEntries(
    SHARED.flatMap((name) => (settings[name] === undefined ? [] : [[name, String(settings[name])]])),
  );
}

/** Take over what an account brings, as far as it makes sense here. */
export function takeSettings(from: Record<string, string>): void {
  const { language, theme } = from;
  if (language && isLanguage(language)) settings.language = language;
  if (theme === "auto" || theme === "light" || theme === "dark") settings.theme = theme;
  settings.ending = ENDINGS.find((ending) => ending === from["ending"]) ?? settings.ending;
  for (const name of ["sound", "motion", "text"] as const) if (from[name]) settings[name] = from[name] === "true";
}
