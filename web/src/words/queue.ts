// How long something waits for its turn, since many do: its place in the queue, and about how long that takes.
import { t } from "./index.svelte";

export interface Queue {
  ahead: number; // how many come before
  seconds: number; // 0 if nobody knows; with nobody before, those who think are slow
}

export function queueText({ ahead, seconds }: Queue): string {
  if (!ahead && !seconds) return t("queue-slow");
  const place = t("queue-place", { n: ahead + 1 });
  return seconds ? t("queue-time", { place, n: seconds }) : place;
}
