// The study of this browser window: it is still there when the page is loaded again.
const KEY = "souk.study";

export function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // No room, or not allowed: then a reload begins anew.
  }
}

export const draft = (): string | null => sessionStorage.getItem(KEY);
