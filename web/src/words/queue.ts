// How long something waits for its turn, since many do: its place in the queue, and about how long that takes.
import { t } from "./index.svelte";

export interface Queue {
  ahead: number; // how many come before; -1 where those who think are slow
  seconds: number; // 0 if nobody knows
}

export function queueText({ ahead, seconds }: Queue): string {
  if (ahead < 0) return t("queue-slow");
  const place = t("queue-place", { n: ahead + 1 });
  return seconds ? t("queue-time", { place, n: seconds }) : place;
}
