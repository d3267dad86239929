import { en } from "./en";
export const de: Record<keyof typeof en, string> = en;
