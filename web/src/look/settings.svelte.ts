// What a person likes: kept in the browser, and with the account if there is one.
import { languageNames, type Language } from "../i18n/languages";

type Game = "yspahan" | "basari";
export type Theme = "auto" | "light" | "dark";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  text: boolean; // the table as text, for screen readers
  levels: Record<Game, string>; // of the bots, when playing at once
  players: Record<Game, number>;
}

const KEY = "souk.settings";
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function fromBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => tag in languageNames) as Language | undefined) ?? "en";
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
  sound: false,
  motion: true,
  text: false,
  levels: { yspahan: "trader", basari: "trader" },
  players: { yspahan: 4, basari: 4 },
};
export const settings = $state<Settings>({ ...plain, ...kept() });

/** Keep and show every change; to be called once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    const show = () =>
      (root.dataset.theme = settings.theme === "auto" ? (prefersDark.matches ? "dark" : "light") : settings.theme);
    root.lang = settings.language;
    root.dataset.motion = settings.motion ? "full" : "less";
    show();
    prefersDark.addEventListener("change", show);
    return () => prefersDark.removeEventListener("change", show);
  });
}

const SHARED = ["language", "theme", "sound", "motion", "text"] as const;

/** What goes with an account wherever one is. */
export function sharedSettings(): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, String(settings[name])]));
}

/** Take over what an account brings, as far as it makes sense here. */
export function takeSettings(from: Record<string, string>): void {
  const { language, theme } = from;
  if (language && language in languageNames) settings.language = language as Language;
  if (theme === "auto" || theme === "light" || theme === "dark") settings.theme = theme;
  for (const name of ["sound", "motion", "text"] as const) if (from[name]) settings[name] = from[name] === "true";
}
