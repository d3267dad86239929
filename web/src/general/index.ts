// The table of a game that brings nothing to the screen: a picture from the server, its moves as buttons, log, scores.
import type { GameEmblem, GameUi } from "../games/ui";
import { gameWords } from "../words/index.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Emblem from "./Emblem.svelte";
import PositionText from "./PositionText.svelte";
import Seat from "./Seat.svelte";

export const generalEmblem: GameEmblem = {
  art: { themes: { light: {}, dark: {} }, art: {}, tiles: {} },
  Emblem,
  sign: "star",
};

export function generalUi(name: string): GameUi {
  const words = gameWords(name);
  const round = (n: number) => (n ? words.t("event-round", { round: n }) : "");
  return {
    emblem: generalEmblem,
    words,
    Board,
    Seat,
    Controls,
    PositionText,
    progress: (view) => round(view.round),
    ask: () => words.t("ask-move"),
    chapter: (event) => round("round" in event && typeof event.round === "number" ? event.round : 0),
    isQuiet: (event) => !words.has(`event-${event.type}`),
    icon: (event) => (event.type === "points" || event.type === "over" ? { name: "star", fill: "saffron" } : undefined),
    place: () => undefined,
    isOnBoardOnly: () => false,
    label: (option, _, reader) => words.move(option.move, reader) || option.notation,
    leadsOn: () => false,
    isNeutral: () => false,
    flights: () => [],
    sounds: { points: "points", over: "over" },
  };
}
