// Time on a clock, as people read it.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `4:09`, `1:02:03`, and beyond two days `3 d 4 h` with the letters of the language. */
export function clockWords(left: number, day: string, hour: string): string {
  const rest = Math.max(0, left);
  if (rest >= 2 * DAY) return `${Math.floor(rest / DAY)} ${day} ${Math.floor((rest % DAY) / HOUR)} ${hour}`;
  const two = (n: number) => String(n).padStart(2, "0");
  const seconds = Math.floor((rest % MINUTE) / SECOND);
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const hours = Math.floor(rest / HOUR);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
