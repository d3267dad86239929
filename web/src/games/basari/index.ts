// Basari on the screen.
import type { GameUi } from "../ui";
import { about } from "./about";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Editor from "./Editor.svelte";
import emblem from "./emblem";
import type { Fields } from "./fields";
import Figure from "./Figure.svelte";
import { flights, sounds } from "./flights";
import PositionText from "./PositionText.svelte";
import Reveal from "./Reveal.svelte";
import Seat from "./Seat.svelte";
import type { AnyEvent, AnyRemark, Move, PrivateView, View } from "./types";
import { ask, label, t, words } from "./words";

export interface Basari {
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
  Overlay: Reveal,
  Figure,
  Editor,
  progress: (view) =>
    view.round ? `${t("screen-round", { n: view.round })} · ${t("screen-scorings", { n: view.scorings })}` : "",
  ask,
  chapter: (event) => (event.type === "round" ? t("screen-round", { n: event.round }) : ""),
  isQuiet: (event) => event.type === "has_chosen" || event.type === "order_drawn",
  icon: (event) => {
    switch (event.type) {
      case "moved":
      case "opening_die":
        return { name: `die${event.die}` };
      case "majority":
      case "returned":
        return { name: event.colour };
      case "points":
      case "scoring":
      case "over":
        return { name: "star", fill: "saffron" };
      case "revealed":
        return { name: "card" };
      case "started":
        return { name: "pawn", fill: "turquoise" };
      default:
        return undefined;
    }
  },
  place: (move) => (move.kind === "start" ? `archway:${move.archway}` : undefined),
  isOnBoardOnly: (move) => move.kind === "start",
  label,
  about,
  leadsOn: () => false,
  isNeutral: () => false,
  flights,
  sounds,
} satisfies GameUi<Basari>;
