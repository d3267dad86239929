// The languages, by their own names.
export type Language = "en" | "de" | "nl" | "it" | "fr";

export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  fr: "Français",
};
