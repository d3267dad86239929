// The table of a game that brings nothing to the screen: a picture from the server, its moves as buttons, log, scores.
import type { GameEmblem, GameUi } from "../games/ui";
import { gameWords, type GameWords, type Reader } from "../words/index.svelte";
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

/** What has no words is told by its names: `rolled: Ben, 6`. */
function plainText(struct: object, tag: string, { names }: Reader): string {
  const parts = Object.entries(struct).flatMap(([field, value]) => {
    if (value === tag || value === null || field === "only") return [];
    return [field === "seat" && typeof value === "number" ? names(value) : JSON.stringify(value)];
  });
  return [tag.replaceAll("_", " "), parts.join(", ")].filter(Boolean).join(": ");
}

export function generalUi(name: string): GameUi {
  const known = gameWords(name);
  const words: GameWords = {
    ...known,
    event: (event, reader) => known.event(event, reader) || plainText(event, event.type, reader),
    move: (move, reader) => known.move(move, reader) || plainText(move, move.kind, reader),
  };
  const round = (n: number) => (n ? words.t("event-round", { round: n }) : "");
  return {
    emblem: generalEmblem,
    words,
    Board,
    Seat,
    Controls,
    PositionText,
    needsTable: true,
    progress: (view) => round(view.round),
    ask: () => words.t("ask-move"),
    chapter: (event) => round("round" in event && typeof event.round === "number" ? event.round : 0),
    isQuiet: (event) => words.has("game-title") && !words.has(`event-${event.type}`),
    icon: (event) => (event.type === "points" || event.type === "over" ? { name: "star", fill: "saffron" } : undefined),
    place: () => undefined,
    isOnBoardOnly: () => false,
    label: (option, _, reader) => words.move(option.move, reader),
    leadsOn: () => false,
    isNeutral: () => false,
    flights: () => [],
    sounds: { points: "points", over: "over" },
  };
}
