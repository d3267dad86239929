// A position as text: JSON that names its game, as `souk show --json` writes it.
export interface Position {
  game: string;
  version?: number;
  options: Record<string, string>;
  position: object;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A position that the server wrote. */
export const readPosition = (text: string): Position => JSON.parse(text) as Position;

/** The fields that somebody wrote; nothing where it is no object. */
export function readFields(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
