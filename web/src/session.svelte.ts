// Who I am and what can be played: asked once, when it is needed.
import { takeLessons, takeSettings } from "./look/settings.svelte";
import * as api from "./net/api";
import type { Games, Reason, User } from "./protocol";
import { reasonText, t } from "./words/index.svelte";

export const session = $state<{ user?: User; games?: Games; error?: Reason }>({});

let loading: Promise<void> | undefined;

const LOST: Reason = { code: "lost" };

/** What went wrong. */
function reasonOf(error: unknown): Reason {
  if (error instanceof api.Refusal) return error.problem.reason;
  if (error instanceof TypeError) return LOST;
  throw error;
}

/** What went wrong, in the language of the page. */
export function errorText(): string {
  if (!session.error) return "";
  return session.error.code === LOST.code ? t("error-lost") : reasonText(session.error);
}

/** Come in, as a guest if need be. */
export function loadSession(): Promise<void> {
  loading ??= (async () => {
    session.error = undefined;
    try {
      const [user, games] = await Promise.all([api.me(), api.games()]);
      session.games = games; // first: pages that wait for the person find the games
      takeLessons(user.settings);
      session.user = user;
    } catch (error) {
      session.error = reasonOf(error);
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
  session.error = undefined;
  try {
    return await doing();
  } catch (error) {
    session.error = reasonOf(error);
    return undefined;
  }
}
