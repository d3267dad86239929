// My account: what keeps my name, where I am logged in, and all that is kept about me.
import { ask } from "./net/api";
import type { Ok, Rating, Session, User } from "./protocol";

export const keep = (password: string, old = "") => ask<User>("POST", "me/password", { password, old });
export const login = (name: string, password: string) => ask<User>("POST", "login", { name, password });
export const logout = () => ask<Ok>("POST", "logout");
export const forget = (password: string) => ask<Ok>("DELETE", "me", { password });
export const sessions = () => ask<Session[]>("GET", "me/sessions");
export const endSession = (id: string) => ask<Ok>("DELETE", `me/sessions/${id}`);
export const ratings = () => ask<Rating[]>("GET", "me/ratings");
export const keepSettings = (settings: Record<string, string>) => ask<User>("PATCH", "me", { settings });
