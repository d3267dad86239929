// What action cards, gems, archways and the way round are.
import type { About, Target } from "../ui";
import type { Basari } from ".";
import { gemPoints, lapPoints } from "./facts";
import type { View } from "./types";
import { gemText, t, term } from "./words";

const POINTS: Record<string, number> = gemPoints;

export function about(what: string, view: View, target?: Target<Basari>): About | undefined {
  const [kind = "", name = ""] = what.split(":");
  switch (kind) {
    case "card":
      return { name: term("card", name), lines: [t(`about-card-${name}`), t("about-chosen")], chapter: "round" };
    case "colour":
      return {
        name: term("colour", name),
        lines: [t("about-colour", { points: POINTS[name] ?? 0 })],
        chapter: "scoring",
      };
    case "lap":
      return { name: t("screen-way"), lines: [t("about-lap", { points: lapPoints })], chapter: "scoring" };
    case "archway": {
      const shown = view.archways[Number(name)];
      if (!shown) return undefined;
      const label = `${t("screen-archway_title")} ${name}: +${shown.points}, ${gemText(shown.gems)}`;
      return { name: target?.label ?? label, lines: [t("about-archway")], chapter: "court" };
    }
    default:
      return undefined;
  }
}
