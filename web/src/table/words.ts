// What is asked, what a move is called, what happened: from the protocol's data into the language of the page.
import { formatList, t, term, type Key } from "../i18n";
import { en } from "../i18n/en";
import { reasonWords } from "../i18n/reasons";
import type { Option, Reason } from "../protocol";

export type Event = Record<string, unknown> & { type: string };
export type Names = (seat: number) => string;
type Gems = Record<string, number>;

const number = (value: unknown) => Number(value ?? 0);

/** `sacks white 2` for `sack.white.1`. */
export function shopWords(shop: string): string {
  const [row = "", colour = "", k = "0"] = shop.split(".");
  return `${term("row", row)} ${term("souk", colour)} ${Number(k) + 1}`;
}

export function gemWords(gems: Gems): string {
  const some = Object.entries(gems).filter(([, n]) => n);
  return some.length ? formatList(some.map(([colour, n]) => t(`gem.${colour}` as Key, { n }))) : t("b.nothing");
}

const LETTERS = { R: "gem.red", Y: "gem.yellow", G: "gem.green", B: "gem.blue" } as const;

/** What a move costs or brings, as the server notes it (`2 gold`, `5 points, 2R 1Y`), in words. */
export function remarkWords(move: Option): string {
  return (move.remark ?? "")
    .replace(/^take /, "")
    .replace(/(\d+) gold/, (_, n) => t("seat.gold", { n: Number(n) }))
    .replace(/(\d+) points/, (_, n) => `${n} ${t("table.points")}`)
    .replace(
      /(\d+)([RYGB])( ?)/g,
      (_, n, letter: keyof typeof LETTERS, more) => t(LETTERS[letter], { n: Number(n) }) + (more ? ", " : ""),
    );
}

/** The name of a move on a button or a mark. */
export function moveWords(move: Option): string {
  const f = move.fields;
  switch (move.kind) {
    case "buy":
      return f.dice === "0" ? t("do.buy0") : t("do.buy", { n: number(f.dice) });
    case "choose":
      return t("do.choose", { row: term("row", f.row ?? "") });
    case "use":
      return useWords(f.use ?? "");
    case "bonus":
      return f.card === "none" ? t("do.bonus_none") : t("do.bonus", { card: term("card", f.card ?? "") });
    case "shop":
      return t("do.shop", { shop: shopWords(f.shop ?? "") });
    case "square":
      return t("do.square", { square: f.square ?? "" });
    case "camel":
      return t(f.answer === "keep" ? "do.camel_keep" : "do.camel_send");
    case "give":
      return t(f.goods === "gold" ? "do.give_gold" : "do.give_camels", { n: number(f.n) });
    case "play":
      return t("do.play", { card: term("card", f.card ?? "") });
    case "build":
      return t(f.free ? "do.build_card" : "do.build", { building: term("building", f.building ?? "") });
    case "start":
      return t("do.start", { archway: f.archway ?? "" });
    case "card":
      return t("do.card", { action: term("action", f.card ?? "") });
    case "red":
    case "yellow":
    case "green":
    case "blue":
      return t("do.count", { n: number(f.count), colour: term("colour", move.kind) });
  }
  const key = `do.${move.kind}`;
  return key in en ? t(key as Key) : move.notation;
}

function useWords(use: string): string {
  const key = `do.${use}`;
  return key in en ? t(key as Key, { row: "" }).trim() : use;
}

/** What the seat is to decide. */
export function askWords(game: string, view: Record<string, unknown>): string {
  if (game === "yspahan") {
    const due = view.due as { what: string; shop?: string; cubes?: number } | null;
    const key = `ask.${due?.what ?? ""}`;
    return key in en ? t(key as Key, { n: due?.cubes ?? 0, shop: due?.shop ? shopWords(due.shop) : "" }) : "";
  }
  const barter = view.barter as { offer: unknown } | null;
  if (view.phase === "start") return t("ask.start");
  if (view.phase === "choose") return t("ask.card");
  return barter?.offer ? t("ask.barter") : t("ask.open");
}

const QUIET: Record<string, string[]> = { yspahan: ["die", "end"], basari: ["chosen", "order"] };
const CHAPTERS = ["day", "round"];

export const isQuiet = (game: string, event: Event) => (QUIET[game] ?? []).includes(event.type);
export const isChapter = (event: Event) => CHAPTERS.includes(event.type);

/** A sentence for an event. */
export function eventWords(game: string, event: Event, names: Names): string {
  const key = `tell.${game}.${event.type}${variant(event)}`;
  if (!(key in en)) return event.type;
  return t(key as Key, argsOf(event, names));
}

function variant(event: Event): string {
  if (event.type === "action") return `.${String(event.kind)}`;
  if (event.type === "send" && event.kept) return ".kept";
  if (event.type === "move" && event.reaches_disc) return ".disc";
  if (event.type === "majority" && !(event.leaders as number[]).length) return ".none";
  return "";
}

/** Camels and gold that change hands; with a sign where some come and some go. */
function goodsWords(event: Event, signed: boolean): string {
  const sign = (n: number) => (signed ? (n > 0 ? "+" : "−") : "");
  const said = (["camels", "gold"] as const).flatMap((good) => {
    const n = Number(event[good] ?? 0);
    return n ? [sign(n) + t(`seat.${good}`, { n: Math.abs(n) })] : [];
  });
  return said.length ? formatList(said) : t("b.nothing");
}

function argsOf(event: Event, names: Names): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  const seats = (value: unknown) => formatList((value as number[]).map(names));
  const each = (value: unknown, say: (one: unknown) => string = String) =>
    (value as unknown[]).map((one, seat) => `${names(seat)} ${say(one)}`).join(", ");
  if (typeof event.seat === "number") args.who = names(event.seat);
  if (typeof event.from === "number") args.from = event.type === "accept" ? names(event.from) : event.from;
  if (typeof event.to === "number") args.to = event.type === "offer" ? names(event.to) : event.to;
  if (event.type === "give" || event.type === "build") args.goods = goodsWords(event, event.type === "give");
  if (event.row) args.row = term("row", String(event.row));
  if (event.card) args.card = term("card", String(event.card));
  if (event.action) args.action = term("action", String(event.action));
  if (event.building) args.building = term("building", String(event.building));
  if (event.colour) args.colour = term("colour", String(event.colour));
  if (event.source) args.source = term("source", String(event.source));
  if (event.type === "points" && event.reason) args.source = term("source", String(event.reason));
  if (event.shop ?? event.first) args.shop = shopWords(String(event.shop ?? event.first));
  if (typeof event.souk === "string") args.souk = shopWords(event.souk).replace(/ 1$/, "");
  if (typeof event.place === "number") args.place = event.place + 1;
  if (typeof event.points === "number") args.n = event.points;
  if (event.gems && typeof event.gems === "object") args.gems = gemWords(event.gems as Gems);
  if (Array.isArray(event.players)) args.players = seats(event.players);
  if (Array.isArray(event.leaders)) args.players = seats(event.leaders);
  if (Array.isArray(event.winners)) args.winners = seats(event.winners);
  if (Array.isArray(event.order)) args.order = (event.order as number[]).map(names).join(", ");
  if (Array.isArray(event.scores)) args.scores = each(event.scores);
  if (Array.isArray(event.caravan)) args.caravan = each(event.caravan);
  if (Array.isArray(event.points)) args.points = each(event.points);
  if (event.type === "reveal") args.cards = each(event.cards, (card) => term("action", String(card)));
  if (event.rows)
    args.rows = Object.keys(event.rows)
      .map((row) => term("row", row))
      .join(", ");
  return args;
}

const ICONS: Record<string, string> = {
  choose: "row",
  buy: "die5",
  tower: "die3",
  move: "die",
  opening_die: "die",
  camels: "camel",
  pay_camel: "camel",
  gold: "coin",
  supervisor: "supervisor",
  send: "camel",
  load: "camel",
  place: "goods",
  build: "building",
  points: "star",
  souk_complete: "star",
  caravan_scored: "star",
  week_scored: "star",
  scoring: "star",
  majority: "colour",
  return: "colour",
  game_over: "star",
  over: "star",
  draw: "card",
  drawn: "card",
  play: "card",
  bonus: "card",
  reshuffle: "card",
  reveal: "card",
  start: "pawn",
};

/** The picture beside an event in the log: a piece of art, `card` for the back of a card, or nothing. */
export function iconOf(game: string, event: Event): string {
  const icon = ICONS[event.type] ?? "";
  if (icon === "die") return `die${number(event.die) || 5}`;
  if (icon === "row") return event.row === "gold" ? "coin" : String(event.row);
  if (icon === "building" || icon === "colour") return String(event[icon]);
  return icon === "pawn" && game === "yspahan" ? "" : icon;
}

interface Entry {
  type: string;
  seat?: number | null;
  name?: string;
  steps?: number;
  what?: string;
  level?: string;
}

/** A sentence for what happened at the table beside the game; nothing for what is told elsewhere. */
export function entryWords(entry: Entry, names: Names): string {
  const type = entry.type === "proposed" ? `proposed.${entry.what ?? ""}` : entry.type;
  const key = `tell.table.${type}`;
  if (!(key in en)) return "";
  const who = typeof entry.seat === "number" ? names(entry.seat) : (entry.name ?? "");
  return t(key as Key, { who, n: entry.steps ?? 0, level: entry.level ? term("level", entry.level) : "" });
}

/** What a place on the board is called as a target: with its price, and whose cubes it reaches. */
export function targetWords(option: Option, gold: number, reached: string[]): string {
  const parts = [moveWords(option)];
  if (gold) parts.push(t("seat.gold", { n: gold }));
  if (reached.length) parts.push(t("y.reaches", { who: formatList(reached) }));
  return parts.join(", ");
}

/** Why something is closed, with the number of the ruling. */
export const whyWords = (reason: Reason): string =>
  reason.ruling ? `${reasonWords(reason)} (${reason.ruling})` : reasonWords(reason);
