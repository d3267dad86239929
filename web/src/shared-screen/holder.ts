/** Whose turn it is to take the screen: whoever holds it as long as they decide, then the next of ours. */
export function nextHolder(holder: number | null, yours: number[], actors: number[]): number | null {
  const asked = yours.filter((seat) => actors.includes(seat)).sort((a, b) => a - b);
  if (holder !== null && (asked.includes(holder) || !asked.length)) return holder;
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? holder ?? Math.min(...yours);
}
