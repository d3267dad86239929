// Who sits at one screen: the server knows one person with several seats, so the names stay in this browser.
const key = (link: string) => `souk.hot.${link}`;

/** The names that were given to seats of a table, by seat. */
export function storedNames(link: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(key(link)) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export function storeNames(link: string, names: Record<number, string>): void {
  if (Object.keys(names).length) localStorage.setItem(key(link), JSON.stringify(names));
}

/** Whose turn it is to take the screen: whoever holds it as long as they decide, then the next of ours. */
export function nextHolder(holder: number | null, yours: number[], actors: number[]): number | null {
  const asked = yours.filter((seat) => actors.includes(seat)).sort((a, b) => a - b);
  if (holder !== null && (asked.includes(holder) || !asked.length)) return holder;
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? holder ?? Math.min(...yours);
}
