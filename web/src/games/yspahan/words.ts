// Yspahan's words: its catalogue, and the arguments that only its messages have.
import { formatList, gameWords, type Reader } from "../../words/index.svelte";
import type { Option } from "../ui";
import type { Yspahan } from ".";
import type { View } from "./types";

export const words = gameWords("yspahan");
export const { t, term } = words;

/** What is to be decided. */
export function ask(view: View): string {
  return view.due ? words.t(`ask-${view.due.what}`, words.args(view.due)) : "";
}

/** How a place is called as a target: with its price, and whose cubes it reaches. */
export function label(option: Option<Yspahan>, view: View, reader: Reader): string {
  const { move, remark } = option;
  const parts = [words.move(move, reader)];
  if (remark?.code === "reach") {
    if (remark.gold) parts.push(t("amount-gold", { n: remark.gold }));
    const owners = new Set(remark.shops.flatMap((shop) => view.cubes[shop] ?? []));
    if (owners.size) parts.push(t("screen-reaches", { who: formatList([...owners].map(reader.names)) }));
  } else if (remark) parts.push(words.remark(option, reader));
  return parts.join(", ");
}
