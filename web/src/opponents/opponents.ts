// Who plays for the server: levels, and personas, who have a level and a face.
import type { Persona } from "../protocol";
import { session } from "../session.svelte";
import { t, term } from "../words/index.svelte";

export const FITTING = ""; // as strong as whoever asks
const TOYS = ["greedy", "random"]; // play without a plan: for curiosity and for tests
const MOST = 7;

export const isToy = (level: string): boolean => TOYS.includes(level);

/** The persona of a name; nothing for a level. */
export const personaOf = (name: string): Persona | undefined =>
  session.games?.personas.find((persona) => persona.name === name);

/** The level of a persona, or the level itself. */
export const rankOf = (name: string): string => personaOf(name)?.level ?? name;

/** How strong a level is among those for people, in stars; none for a toy. */
export function starsOf(level: string, levels: string[]): string {
  const rank = levels.filter((one) => !isToy(one)).indexOf(level) + 1;
  return rank ? "★".repeat(rank) + "☆".repeat(Math.max(0, MOST - rank)) : "";
}

/** A level in a line. */
export function aboutLevel(level: string, levels: string[]): string {
  if (level === FITTING) return t("opponent-fitting_about");
  return [`${term("level", level)}:`, starsOf(level, levels), term("level_about", level)].filter(Boolean).join(" ");
}

/** What is said of a bot at a table. */
export const aboutBot = (name: string): string => term("level_about", name);
