// Basari's words: its catalogue, and the arguments that only its messages have (as in `wording.py`).
import { named } from "../../words/args";
import { gameWords, labelled, type Args, type Reader } from "../../words/index.svelte";
import type { Option } from "../ui";
import type { Basari } from ".";
import type { AnyEvent, AnyReason, AnyRemark, Gems, Move, View } from "./types";

export const words = gameWords("basari", {
  args(speaker, given: AnyEvent | AnyReason | AnyRemark | Move): Args {
    if (!("type" in given)) return {};
    if (given.type === "order_drawn") return { place: given.place + 1 };
    if (given.type !== "revealed") return {};
    const cards = given.cards.map((card, seat) => {
      const args = { seat: speaker.name(seat), ...named("card", speaker.word("card", card)) };
      return speaker.phrase("card-of", args)[""] ?? "";
    });
    return { cards: cards.join(", ") };
  },
});
export const { t, term } = words;

/** `2 red and 1 blue`. */
export const gemText = (gems: Gems): string => String(words.args({ gems }).gems);

/** What is to be decided. */
export function ask({ phase, barter }: View): string {
  if (phase === "start") return t("ask-start");
  if (phase === "choose") return t("ask-choose");
  if (!barter) return "";
  if (phase === "barter") return t(barter.offer ? "ask-barter" : "ask-open", words.args({ action: barter.action }));
  return t("ask-count", words.args({ colour: phase }));
}

/** How an archway is called as a target, with what it shows. */
export const label = (option: Option<Basari>, _: View, reader: Reader): string =>
  [words.move(option.move, reader), words.remark(option, reader)].filter(Boolean).reduce(labelled);
