// Basari's words: its catalogue, and the arguments that only its messages have.
import { gameWords, type Reader } from "../../words/index.svelte";
import type { Option } from "../ui";
import type { Basari } from ".";
import type { Gems, View } from "./types";

export const words = gameWords("basari");
export const { t, term } = words;

/** `2 red and 1 blue`. */
export const gemText = (gems: Gems): string => String(words.args({ gems }).gems);

/** What is to be decided. */
export function ask({ phase, barter }: View): string {
  if (phase === "start") return t("ask-start");
  if (phase === "choose") return t("ask-choose");
  if (!barter) return "";
  const action = term("action", barter.action);
  if (phase === "barter") return t(barter.offer ? "ask-barter" : "ask-open", { action });
  return t("ask-count", { colour: term("colour", phase) });
}

/** How an archway is called as a target, with what it shows. */
export const label = (option: Option<Basari>, _: View, reader: Reader): string =>
  [words.move(option.move, reader), words.remark(option, reader)].filter(Boolean).join(": ");
