// Addresses are paths; the server answers every path with the same page.
export const route = $state({ path: location.pathname, query: location.search, entry: 0 }); // `entry` counts the pages gone to

addEventListener("popstate", () => follow());

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.entry++;
}

/** Go to a page without loading anything. */
export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** Say in the address what is shown, without a new entry in the history. */
export function replaceQuery(query: Record<string, string | number | null>): void {
  const said = Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  const search = said.length ? `?${said.join("&")}` : "";
  history.replaceState(null, "", location.pathname + search + location.hash);
}

/** Links inside the application do not load it again. */
export function onLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
