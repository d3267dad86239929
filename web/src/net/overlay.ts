/** What one seat sees beside everybody: `own` laid over `base`, objects by key and lists by index. */
export function overlay<T>(base: T, own: unknown): T {
  if (own === null || typeof own !== "object" || Array.isArray(own)) return own as T;
  if (base === null || typeof base !== "object") return own as T;
  const laid = (Array.isArray(base) ? [...(base as unknown[])] : { ...base }) as Record<string, unknown>;
  for (const [key, value] of Object.entries(own)) laid[key] = overlay(laid[key], value);
  return laid as T;
}
