// Where things lie in Basari, from the board data. A ring of any length stands evenly on the four sides of the court.
import geometry from "@souk/games/basari/geometry.json";
import type { Colour, Gems } from "./types";

export const COURT = geometry.court;
export const SUPPLY = geometry.supply;
export const BOARD = [36, 98, 800, 774];
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];

const [X = 0, Y = 0, W = 0, H = 0] = COURT.box;
const SLOTS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Where an archway stands: its wall's middle, the way out of the court, the wall's length, its place on it. */
export class Archway {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly outX: number,
    readonly outY: number,
    readonly length: number,
    readonly along: number,
    readonly width: number,
  ) {}

  /** A point so far out of the court from the archway's middle, and so far along the wall. */
  at(out: number, along = 0): [number, number] {
    const inside = Math.max(0, -COURT.depth / 2 - out);
    const side = (this.along + along) * (1 - (2 * inside) / this.length);
    return [this.x + out * this.outX - side * this.outY, this.y + out * this.outY + side * this.outX];
  }

  get scale(): number {
    return Math.min(1, this.width / COURT.usual);
  }

  /** Where a seat's disc and pawn stand: each seat has its own spot. */
  slot(seat: number): [number, number] {
    const [along = 0, deep = 0] = COURT.slot;
    const spread = Math.min(along * this.width, along * COURT.usual * 1.2);
    const [across, down] = SLOTS[seat] ?? SLOTS[0];
    return this.at(-(COURT.depth + COURT.walk) / 2 - down * deep, across * spread);
  }

  /** A pointed arch that opens to the court. */
  get arch(): string {
    const [wide = 0, out = 0] = COURT.arch;
    const half = Math.min(wide * this.width, wide * COURT.usual * 1.15);
    const foot = -COURT.depth / 2;
    const corners = [
      [foot, -half],
      [out * 0.25, -half],
      [out * 0.75, -half * 0.85],
      [out, -half * 0.35],
      [out + 6, 0],
      [out, half * 0.35],
      [out * 0.75, half * 0.85],
      [out * 0.25, half],
      [foot, half],
    ] as const;
    const p = corners.map(([o, a]) => this.at(o, a).join(" "));
    return `M${p[0]}L${p[1]}C${p[2]} ${p[3]} ${p[4]}C${p[5]} ${p[6]} ${p[7]}L${p[8]}Z`;
  }

  /** The paving before the arch where pawns stand. */
  get paving(): string {
    const near = -COURT.depth / 2;
    const far = near - COURT.walk;
    const half = this.width / 2;
    return `M${[this.at(near, -half), this.at(near, half), this.at(far, half), this.at(far, -half)].map((p) => p.join(" ")).join("L")}Z`;
  }

  /** Arch and paving together. */
  get whole(): string {
    return `${this.arch}${this.paving}`;
  }
}

export function archways(ring: number): Archway[] {
  const long = W - 2 * COURT.depth;
  const high = H - 2 * COURT.depth;
  const top = Math.max(1, Math.round((ring * long) / (2 * (long + high))));
  const right = Math.ceil((ring - 2 * top) / 2);
  const half = COURT.depth / 2;
  const walls = [
    [X + W / 2, Y + half, 0, -1, long, top],
    [X + W - half, Y + H / 2, 1, 0, high, right],
    [X + W / 2, Y + H - half, 0, 1, long, top],
    [X + half, Y + H / 2, -1, 0, high, ring - 2 * top - right],
  ] as const;
  return walls.flatMap(([x, y, outX, outY, length, count]) =>
    Array.from(
      { length: count },
      (_, k) => new Archway(x, y, outX, outY, length, ((k + 0.5) * length) / count - length / 2, length / count),
    ),
  );
}

/** Gems in rows around a point, upright on every side. */
export function gemsAt(place: Archway, gems: Gems): { colour: Colour; x: number; y: number; size: number }[] {
  const shown = COLOURS.flatMap((colour) => Array<Colour>(gems[colour] ?? 0).fill(colour));
  const columns = shown.length === 4 ? 2 : Math.min(shown.length, Math.max(3, Math.ceil(Math.sqrt(shown.length))));
  const rows = Math.ceil(shown.length / columns);
  const size = (COURT.gems[1] ?? 17) * place.scale * Math.min(1, 3 / columns);
  const [midX, midY] = place.at(COURT.gems[0] ?? 0);
  return shown.map((colour, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const along = ((k % columns) - (inRow - 1) / 2) * size * 1.12;
    const deep = (row - (rows - 1) / 2) * size * 1.12;
    return { colour, x: midX + (place.outY ? along : deep), y: midY + (place.outY ? deep : along), size };
  });
}

/** Gems piled up, the widest row at the bottom. */
export function heap(count: number, x: number, y: number, width: number, most: number) {
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base++;
  const size = Math.min(most, width / base);
  const pile: { x: number; y: number; size: number }[] = [];
  for (let row = 0, left = count; left > 0; row++) {
    const inRow = Math.min(left, base - row);
    for (let k = 0; k < inRow; k++) {
      pile.push({ x: x + (k - (inRow - 1) / 2) * size, y: y - (row + 0.5) * size * 0.82, size });
    }
    left -= inRow;
  }
  return pile;
}
