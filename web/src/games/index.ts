// The games' rooms, found by their place and loaded when one is entered.
import { generalEmblem, generalUi } from "../general";
import { addColours } from "../look/theme";
import type { GameEmblem, GameUi } from "./ui";

const rooms = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });
const emblems = import.meta.glob<GameEmblem>("./*/emblem.ts", { import: "default" });

/** All that the table needs of a game. */
export async function loadGame(name: string): Promise<GameUi> {
  const room = rooms[`./${name}/index.ts`];
  const ui = room ? await room() : generalUi(name);
  addColours(name, ui.emblem.art);
  return ui;
}

/** What other pages show of it. */
export async function loadEmblem(name: string): Promise<GameEmblem> {
  const found = emblems[`./${name}/emblem.ts`];
  const emblem = found ? await found() : generalEmblem;
  addColours(name, emblem.art);
  return emblem;
}
