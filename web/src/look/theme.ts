// Colours and art are data that the server's pictures use too: here they become custom properties.
import basari from "@souk/games/basari/geometry.json";
import themes from "@souk/drawing/themes.json";
import yspahan from "@souk/games/yspahan/geometry.json";

type Colours = Record<string, string>;

export const SEATS = themes.seats;
export const PIPS = themes.pips as unknown as Record<string, [number, number][]>;

const block = (selector: string, colours: Colours) =>
  `${selector}{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

/** Write all colours into the page; `data-theme` on the root chooses. */
export function applyColours(): void {
  const rules = (["light", "dark"] as const).flatMap((theme) => [
    block(`:root[data-theme=${theme}]`, themes.themes[theme]),
    block(`:root[data-theme=${theme}] .yspahan`, yspahan.themes[theme] as Colours),
    block(`:root[data-theme=${theme}] .basari`, basari.themes[theme] as Colours),
  ]);
  const seats = SEATS.map((seat, k) =>
    block(`.seat${k}`, { seat: seat.colour, seat_edge: seat.edge, seat_mark: seat.mark }),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...rules, ...seats].join("\n"));
  document.adoptedStyleSheets = [sheet];
}

/** A colour of the data as SVG says it. */
export function colour(name: string | undefined): string | undefined {
  if (!name || name === "none" || name.startsWith("#")) return name;
  return name.startsWith("@") ? `url(#${name.slice(1)})` : `var(--${name})`;
}
