// Yspahan's words: its catalogue, and the arguments that only its messages have (as in `wording.py`): shops, souks and
// squares by name, costs and changes in words.
import { named, type Phrase, type Speaker } from "../../words/args";
import { formatList, gameWords, type Args, type Reader } from "../../words/index.svelte";
import type { Option } from "../ui";
import type { Yspahan } from ".";
import type { AnyEvent, AnyReason, AnyRemark, Due, Move, SoukScore, TowerRow, View } from "./types";

type Given = AnyEvent | AnyReason | AnyRemark | Move | Due | { square: string };

const CROSSING = "c";

export const words = gameWords("yspahan", {
  args(speaker, given: Given) {
    const args: Args = {};
    for (const [field, value] of Object.entries(given)) Object.assign(args, ofField(speaker, field, value));
    return { ...args, ...ofType(speaker, given) };
  },
});
export const { t, term } = words;

function ofField(speaker: Speaker, field: string, value: unknown): Args {
  if (typeof value === "string" && value) {
    if (field === "shop") return { ...named("shop", shopOf(speaker, value)), ...named("souk", soukOf(speaker, value)) };
    if (field === "souk") return named("souk", soukOf(speaker, value));
    if (field === "square" || field === "start") return named(field, squareOf(speaker, value));
  }
  if (field === "shops" && Array.isArray(value)) {
    return named("shops", speaker.listed(value.map((shop) => soukOf(speaker, String(shop)))));
  }
  return field === "place" && typeof value === "number" ? { place: value + 1 } : {};
}

function ofType(speaker: Speaker, given: Given): Args {
  if ("type" in given) return ofEvent(speaker, given);
  if ("kind" in given) return given.kind === "build" ? { without_key: withoutKey(given.without) } : {};
  if (!("code" in given)) return {};
  if (given.code === "cost") return amountArgs("cost", amounts(speaker, given.camels, given.gold));
  return given.code === "short_of" ? amountArgs("holding", amounts(speaker, given.has_camels, given.has_gold)) : {};
}

function ofEvent(speaker: Speaker, event: AnyEvent): Args {
  switch (event.type) {
    case "supervisor_moved":
      return { stays: event.start === event.square ? "yes" : "no" };
    case "given": {
      const [gives, gets] = [-1, 1].map((sign) => amounts(speaker, sign * event.camels, sign * event.gold));
      return { gives: gives?.text ?? "", ...amountArgs("gets", gets) };
    }
    case "built":
      return amountArgs("cost", amounts(speaker, event.camels, event.gold));
    case "tower":
      return {
        rows: Object.entries(event.rows)
          .map(([row, dice]) => rowText(speaker, row, dice))
          .join(", "),
      };
    case "week_scored":
      return { souks: event.souks.map((souk) => scoreText(speaker, souk)).join(", "), souks_count: event.souks.length };
    default:
      return {};
  }
}

const withoutKey = (goods: readonly string[]) => (goods.length > 1 ? "both" : (goods[0] ?? "none"));

/** Quarter and colour of a souk or shop. */
function partsOf(speaker: Speaker, name: string): Args {
  const [quarter = "", colour = ""] = name.split(".");
  return { ...named("quarter", speaker.word("quarter", quarter)), ...named("colour", speaker.word("colour", colour)) };
}
const soukOf = (speaker: Speaker, name: string): Phrase => speaker.phrase("souk", partsOf(speaker, name));
const shopOf = (speaker: Speaker, name: string): Phrase =>
  speaker.phrase("shop", { ...partsOf(speaker, name), n: Number(name.split(".")[2]) + 1 });
const squareOf = (speaker: Speaker, name: string): Phrase =>
  name === CROSSING ? speaker.phrase("crossing") : speaker.phrase("square", { name });

interface Amounts {
  text: string;
  kinds: number;
}
const amountArgs = (name: string, { text, kinds }: Amounts = { text: "", kinds: 0 }): Args => ({
  [name]: text,
  [`${name}_count`]: kinds,
});

/** What there is of camels and gold, in words, and how many kinds that is. */
function amounts(speaker: Speaker, camels: number, gold: number): Amounts {
  const phrases = Object.entries({ camels, gold }).flatMap(([goods, n]) =>
    n > 0 ? [speaker.phrase(`amount-${goods}`, { n })] : [],
  );
  return { text: speaker.listed(phrases)[""] ?? "", kinds: phrases.length };
}

/** The dice of a row, yellow ones in brackets: `4 4 (4)`. */
function rowText(speaker: Speaker, row: string, { value, white, yellow }: TowerRow): string {
  const dice = (n: number) => Array<number>(n).fill(value).join(" ");
  const all = [dice(white), yellow ? `(${dice(yellow)})` : ""].filter(Boolean).join(" ");
  return speaker.phrase("tower-row", { ...named("row", speaker.word("row", row)), dice: all })[""] ?? "";
}

function scoreText(speaker: Speaker, { souk, seat, points, bazaar }: SoukScore): string {
  const args = { ...named("souk", soukOf(speaker, souk)), seat: speaker.name(seat), points: points + bazaar };
  return speaker.phrase("souk-score", args)[""] ?? "";
}

/** What is to be decided. */
export const ask = ({ due }: View): string => (due ? t(`ask-${due.what}`, words.args(due)) : "");

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
