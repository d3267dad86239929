// What is wrong with a position, next to the place.
import type { PositionProblem } from "../games/ui";

/** What is wrong at a place of the position or within it; nothing if it is elsewhere. */
export function wrongAt(problem: PositionProblem | undefined, ...path: (string | number)[]): string | undefined {
  const isHere = path.every((part, k) => String(problem?.path[k]) === String(part));
  return problem?.path.length && isHere ? problem.text : undefined;
}
