import geometry from "@souk/games/basari/geometry.json";
import type { GameEmblem } from "../ui";
import Emblem from "./Emblem.svelte";

export default {
  art: { themes: geometry.themes, art: geometry.art, tiles: geometry.tiles },
  Emblem,
  sign: "red",
} satisfies GameEmblem;
