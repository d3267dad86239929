// Who I am and what can be played: asked once, when it is needed.
import { t } from "./i18n";
import { problemWords } from "./i18n/reasons";
import { takeSettings } from "./look/settings.svelte";
import * as api from "./net/api";
import type { Games, User } from "./protocol";

export const session = $state<{ user?: User; games?: Games; error: string }>({ error: "" });

let loading: Promise<void> | undefined;

const LOST = "the server cannot be reached";

/** What went wrong, as it was said. */
function errorText(error: unknown): string {
  if (error instanceof api.Refusal) return error.problem.reason;
  return error instanceof TypeError ? LOST : String(error);
}

/** What went wrong, in the language of the page. */
export const errorWords = (): string => (session.error === LOST ? t("error.lost") : problemWords(session.error));

/** Come in, as a guest if need be. */
export function loadSession(): Promise<void> {
  loading ??= (async () => {
    session.error = "";
    try {
      session.user = await api.me();
      session.games = await api.games();
    } catch (error) {
      session.error = errorText(error);
      loading = undefined;
    }
  })();
  return loading;
}

/** Come in anew, after one has gone. */
export async function reloadSession(): Promise<void> {
  loading = undefined;
  session.user = undefined;
  await loadSession();
}

/** I am somebody else now, with their settings. */
export function switchUser(user: User): void {
  takeSettings(user.settings);
  session.user = user;
}

/** Do something with the server; what it refuses is shown on the page. */
export async function tryRequest<T>(doing: () => Promise<T>): Promise<T | undefined> {
  session.error = "";
  try {
    return await doing();
  } catch (error) {
    session.error = errorText(error);
    return undefined;
  }
}
