// What buildings, cards, groups, souks, the supervisor and the caravan are.
import type { About, Target } from "../ui";
import type { Yspahan } from ".";
import { buildings, placePoints, souks } from "./facts";
import { SOUKS } from "./geometry";
import type { View } from "./types";
import { t, term, words } from "./words";

const COSTS: Record<string, { camels: number; gold: number }> = buildings;
const POINTS: Record<string, number> = souks;
const NOBODY = { names: () => "", seat: null };

export function about(what: string, view: View, target?: Target<Yspahan>): About | undefined {
  const [kind = "", name = ""] = what.split(":");
  switch (kind) {
    case "building": {
      const { camels = 0, gold = 0 } = COSTS[name] ?? {};
      const price = [
        { icon: "camel", n: camels },
        { icon: "coin", n: gold },
      ].filter(({ n }) => n);
      return { name: term("building", name), price, lines: [t(`about-building-${name}`)], chapter: "buildings" };
    }
    case "card":
      return { name: term("card", name), lines: [t(`about-card-${name}`), t("about-card_bonus")], chapter: "cards" };
    case "row":
      return {
        name: term("row", name),
        lines: [...dice(name, view), t("about-row", { row_key: name })],
        chapter: "group",
      };
    case "use": {
      if (name === "supervisor") return about("supervisor", view);
      const move = { kind: "use", use: name };
      return { name: words.move(move, NOBODY), lines: [t(`about-use-${name}`)], chapter: "group" };
    }
    case "souk":
    case "shop":
      return soukOf(name.split(".").slice(0, 2).join("."), target?.label);
    case "square":
      return { name: target?.label ?? "", lines: [t("about-square")], chapter: "supervisor" };
    case "supervisor":
      return { name: t("screen-supervisor"), lines: [t("about-supervisor")], chapter: "supervisor" };
    case "caravan": {
      const [low, middle] = placePoints;
      return { name: t("screen-caravan"), lines: [t("about-caravan", { low, middle })], chapter: "caravan" };
    }
    default:
      return undefined;
  }
}

/** The dice that lie on a row. */
function dice(row: string, { tower }: View): string[] {
  const held = tower[row];
  return held ? [t("screen-group", { n: held.white + held.yellow, face: held.value })] : [];
}

function soukOf(souk: string, label?: string): About {
  const [quarter = "", colour = ""] = souk.split(".");
  const args = { n: SOUKS[souk]?.shops.length ?? 0, points: POINTS[souk] ?? 0 };
  return {
    name: label ?? `${term("row", quarter)}, ${term("colour", colour)}`,
    lines: [t("about-souk", args)],
    chapter: "souks",
  };
}
