import geometry from "@souk/games/yspahan/geometry.json";
import type { GameEmblem } from "../ui";
import Emblem from "./Emblem.svelte";

export default {
  art: { themes: geometry.themes, art: geometry.art, tiles: geometry.tiles, fades: geometry.fades },
  Emblem,
  sign: "camel",
} satisfies GameEmblem;
