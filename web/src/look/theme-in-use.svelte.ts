// Whether the page is light or dark now: as chosen, or as the device is.
import { settings } from "./settings.svelte";

const query = matchMedia("(prefers-color-scheme: dark)");
let isDark = $state(query.matches);
query.addEventListener("change", () => (isDark = query.matches));

export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return isDark ? "dark" : "light";
}
