// The languages, by their own names.
export const languageNames = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  fr: "Français",
};

export type Language = keyof typeof languageNames;

export const isLanguage = (tag: string): tag is Language => tag in languageNames;
