import { en } from "./en";
export const it: Record<keyof typeof en, string> = en;
