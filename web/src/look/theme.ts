// Colours and art are data that the server's pictures use too: here they become custom properties.
import themes from "@souk/drawing/themes.json";
import type { GameArt, Shape } from "../games/ui";

type Colours = Record<string, string>;

export const SEATS = themes.seats;
export const PIPS: Record<string, number[][]> = themes.pips;
export const COMMON_ART: Omit<GameArt, "themes"> = {
  art: themes.art satisfies Record<string, Shape[]>,
  tiles: themes.tiles,
};

const block = (selector: string, colours: Colours) =>
  `${selector}{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

function addSheet(rules: string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const THEMES = ["light", "dark"] as const;

/** Write the colours of all games into the page; `data-theme` on the root chooses. */
export function applyColours(): void {
  addSheet([
    ...THEMES.map((theme) => block(`:root[data-theme=${theme}]`, themes.themes[theme])),
    ...SEATS.map((seat, k) => block(`.seat${k}`, { seat: seat.colour, seat_edge: seat.edge, seat_mark: seat.mark })),
  ]);
}

const added = new Set<string>();

/** Write the colours of one game; they hold inside `data-game`. */
export function addColours(game: string, art: GameArt): void {
  if (added.has(game)) return;
  added.add(game);
  addSheet(THEMES.map((theme) => block(`:root[data-theme=${theme}] [data-game="${game}"]`, art.themes[theme])));
}

/** A colour of the data as SVG says it. */
export function colour(name: string | undefined): string | undefined {
  if (!name || name === "none" || name.startsWith("#")) return name;
  return name.startsWith("@") ? `url(#${name.slice(1)})` : `var(--${name})`;
}
