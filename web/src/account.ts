// My account: what keeps my name, where I am logged in, and all that is kept about me.
import { request } from "./net/api";
import type { Ok, Rating, Session, User } from "./protocol";

export const setPassword = (password: string, old = "") => request<User>("POST", "me/password", { password, old });
export const login = (name: string, password: string) => request<User>("POST", "login", { name, password });
export const logout = () => request<Ok>("POST", "logout");
export const deleteAccount = (password: string) => request<Ok>("DELETE", "me", { password });
export const sessions = () => request<Session[]>("GET", "me/sessions");
export const endSession = (id: string) => request<Ok>("DELETE", `me/sessions/${id}`);
export const ratings = () => request<Rating[]>("GET", "me/ratings");
/** The setting of an account that lets puzzles be looked for in its games. */
export const FOR_PUZZLES = "for_puzzles";
export const saveSettings = (settings: Record<string, string>) => request<User>("PATCH", "me", { settings });
