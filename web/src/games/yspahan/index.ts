// Yspahan on the screen.
import { labelled } from "../../words/index.svelte";
import type { GameUi } from "../ui";
import { about } from "./about";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Editor from "./Editor.svelte";
import emblem from "./emblem";
import type { Fields } from "./fields";
import Figure from "./Figure.svelte";
import { flights, sounds } from "./flights";
import { signOf } from "./geometry";
import PositionText from "./PositionText.svelte";
import Seat from "./Seat.svelte";
import type { AnyEvent, AnyRemark, Move, PrivateView, View } from "./types";
import { ask, label, t, term, words } from "./words";

export interface Yspahan {
  View: View;
  Private: PrivateView;
  Move: Move;
  Remark: AnyRemark;
  Event: AnyEvent;
  Position: Fields;
}

export default {
  emblem,
  words,
  Board,
  Seat,
  Controls,
  PositionText,
  Figure,
  Editor,
  progress: (view) => t("screen-week_day", { week: view.week, day: view.day }),
  ask,
  chapter: (event) => (event.type === "round" ? t("screen-week_day", { week: event.week, day: event.day }) : ""),
  secretText: (secret) =>
    labelled(t("screen-cards"), secret.hand.map((card) => term("card", card)).join(" · ") || t("screen-no_cards")),
  isQuiet: (event) => event.type === "die" || event.type === "turn_ended",
  icon: (event) => {
    switch (event.type) {
      case "chosen":
        return { name: signOf(event.row) };
      case "bought":
        return { name: "die5" };
      case "tower":
        return { name: "die3" };
      case "camels":
      case "camel_paid":
      case "sent":
      case "loaded":
        return { name: "camel" };
      case "gold":
        return { name: "coin" };
      case "supervisor_moved":
        return { name: "supervisor" };
      case "placed":
        return { name: "goods", fill: "terracotta" };
      case "built":
        return { name: event.building, fill: "ink" };
      case "points":
      case "souk_complete":
      case "caravan_scored":
      case "week_scored":
      case "over":
        return { name: "star", fill: "saffron" };
      case "draw":
      case "drawn":
      case "played":
      case "bonus_die":
      case "reshuffled":
        return { name: "card" };
      default:
        return undefined;
    }
  },
  place: (move) => {
    if (move.kind === "shop") return `shop:${move.shop}`;
    if (move.kind === "square") return `square:${move.square}`;
    return move.kind === "choose" ? `row:${move.row}` : undefined;
  },
  isOnBoardOnly: (move) => move.kind === "shop" || move.kind === "square",
  label,
  about,
  leadsOn: (move) => move.kind === "use",
  isEnd: (move) => move.kind === "end",
  isNeutral: (move) => move.kind === "bonus" && move.card === "none",
  clearsAtEnd: true,
  flights,
  sounds,
} satisfies GameUi<Yspahan>;
