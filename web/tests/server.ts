// A server for component tests: answers by method and path, and remembers what it was asked.
import { vi } from "vitest";

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export function serve(answers: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const key = `${method} ${path.split("?")[0]}`;
    calls.push({ method, path, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
    const found = key in answers;
    const answer = found ? answers[key] : { error: "nowhere", reason: "there is no such table" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: found ? 200 : 404 }));
  });
  return calls;
}
