// The random words that this browser adds to the dice of a table: kept here, committed to, told when all are asked.
import type { Commit, Fair, Reveal, TableMessage } from "../protocol";
import { fromHex, sha256, toHex } from "./sha256";

interface Kept {
  link: string;
  words: Record<number, string>; // by seat
  seals: string; // what all had committed to when the words were told
}

const STORE = "souk.dice";
const MOST = 50; // tables whose words are kept

const all = () => JSON.parse(localStorage.getItem(STORE) ?? "[]") as Kept[];
const kept = (link: string) => all().find((one) => one.link === link);
const keep = (table: Kept) =>
  localStorage.setItem(
    STORE,
    JSON.stringify([table, ...all().filter((one) => one.link !== table.link)].slice(0, MOST)),
  );

/** The words of one of my seats, made when they are first asked for. */
function wordsOf(link: string, seat: number): string {
  const table = kept(link) ?? { link, words: {}, seals: "" };
  const known = table.words[seat];
  if (known) return known;
  const words = toHex(crypto.getRandomValues(new Uint8Array(32)));
  keep({ ...table, words: { ...table.words, [seat]: words } });
  return words;
}

const sealsOf = ({ commitment, words }: Pick<Fair, "commitment" | "words">) =>
  [commitment, ...words.map((seat) => seat.commitment ?? "")].join(" ");

export type DiceWish = Omit<Commit, "id"> | Omit<Reveal, "id">;

/** What is due from my seats before the game begins: commitments, then words. */
export function dueWords({ link, status, yours, dice }: TableMessage): DiceWish[] {
  if (status !== "waiting") return [];
  return yours.flatMap((seat): DiceWish[] => {
    const known = dice.words[seat];
    if (!dice.asked) {
      if (known?.commitment) return [];
      return [{ type: "commit", seat, commitment: sha256(fromHex(wordsOf(link, seat))) }];
    }
    const table = kept(link);
    const words = table?.words[seat];
    if (!table || !words || known?.revealed || known?.commitment !== sha256(fromHex(words))) return [];
    keep({ ...table, seals: sealsOf(dice) });
    return [{ type: "reveal", seat, words }];
  });
}

/** Whether the seed and all words are what was committed to, also when this browser told its own. */
export function fits(link: string, fair: Pick<Fair, "commitment" | "seed" | "words">): boolean {
  const noted = kept(link)?.seals;
  return (
    (!noted || noted === sealsOf(fair)) &&
    sha256(fromHex(fair.seed)) === fair.commitment &&
    fair.words.every(({ words, commitment }) => !words || sha256(fromHex(words)) === commitment)
  );
}
