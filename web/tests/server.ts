// A server for component tests: answers by method and path, and remembers what it was asked.
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";
import { frameText, gameText, rulesText } from "./catalogues";

// Roles are looked up slowly in jsdom, and machines may be busy: waiting is bounded, but not tightly.
const PATIENCE = 30_000;
configure({ asyncUtilTimeout: PATIENCE });
vi.setConfig({ testTimeout: 2 * PATIENCE });

/** Wait until something holds. */
export const soon = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE });

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Words and rules, which every server has. */
function textAt(path: string): string | undefined {
  const [, game = "", kind = "", language = ""] = /^\/api\/(?:games\/(\w+)\/)?(words|rules)\/(\w+)$/.exec(path) ?? [];
  if (!kind) return undefined;
  if (!game) return frameText(language);
  return kind === "words" ? gameText(game, language) : rulesText(game, language);
}

export function serve(answers: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const text = textAt(path);
    if (text !== undefined) return Promise.resolve(new Response(text));
    const method = init.method ?? "GET";
    const key = `${method} ${path.split("?")[0]}`;
    calls.push({ method, path, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
    const found = key in answers;
    const answer = found ? answers[key] : { error: "nowhere", reason: { code: "no_such_table" } };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: found ? 200 : 404 }));
  });
  return calls;
}
