// What a person likes: kept in the browser, and with the account if there is one.
import { isLanguage, type Language } from "../words/languages";

export type Theme = "auto" | "light" | "dark";
export const ENDINGS = ["again", "once", "never"] as const; // how often it is asked before a turn ends
export type Ending = (typeof ENDINGS)[number];
export const COACHES = ["off", "warns", "talks"] as const; // what the coach does before a plan is played
export type Coaching = (typeof COACHES)[number];
export const COACH_SHARES = [2, 5, 10] as const; // per cent of victory from which it may warn

interface Settings {
  language: Language;
  theme: Theme;
  sound?: boolean; // unknown until somebody has been asked
  notify: boolean; // a notice of this device's system when it is my turn
  isNamed: boolean; // a guest has chosen a name
  motion: boolean;
  text: boolean; // the table as text, for screen readers
  ending: Ending;
  coach: Coaching;
  coachFrom: (typeof COACH_SHARES)[number];
  levels: Record<string, string>; // of the bots, by game, when playing at once
  players: Record<string, number>;
  lessons: Record<string, string[]>; // those that are done, by game
  puzzles: { game: string; theme: string; players: number }; // what is asked for; empty and 0 for any
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
  coach: "off",
  coachFrom: 5,
  levels: {},
  players: {},
  lessons: {},
  puzzles: { game: "", theme: "", players: 0 },
};
export const settings = $state<Settings>({ ...plain, ...kept() });

/** What a page would like to ask: whether sounds are wanted, once there would be one. */
export const questions = $state({ sound: false });

/** Keep every change; to be called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
}

const SHARED = ["language", "theme", "sound", "motion", "text", "ending", "coach", "coachFrom"] as const;

const LESSONS = "lessons."; // before the name of a game

export const FIRST_GAME = "first_game"; // among the lessons of a game that are done

/** A lesson is done, for good. */
export function keepLesson(game: string, ...names: string[]): void {
  settings.lessons[game] = [...new Set([...(settings.lessons[game] ?? []), ...names])].sort();
}

/** What goes with an account wherever one is. */
export function sharedSettings(): Record<string, string> {
  const lessons = Object.entries(settings.lessons).map(([game, done]) => [`${LESSONS}${game}`, done.join()]);
  const likes = SHARED.flatMap((name) => (settings[name] === undefined ? [] : [[name, String(settings[name])]]));
  return Object.fromEntries([...likes, ...lessons]);
}

/** Take over what an account brings, as far as it makes sense here. */
export function takeSettings(from: Record<string, string>): void {
  const { language, theme } = from;
  if (language && isLanguage(language)) settings.language = language;
  if (theme === "auto" || theme === "light" || theme === "dark") settings.theme = theme;
  settings.ending = ENDINGS.find((ending) => ending === from["ending"]) ?? settings.ending;
  settings.coach = COACHES.find((coach) => coach === from["coach"]) ?? settings.coach;
  settings.coachFrom = COACH_SHARES.find((share) => String(share) === from["coachFrom"]) ?? settings.coachFrom;
  for (const name of ["sound", "motion", "text"] as const) if (from[name]) settings[name] = from[name] === "true";
  takeLessons(from);
}

/** Add the lessons that an account says are done: they may have been taken in another browser. */
export function takeLessons(from: Record<string, string>): void {
  for (const [name, done] of Object.entries(from))
    if (name.startsWith(LESSONS)) keepLesson(name.slice(LESSONS.length), ...done.split(","));
}
