/** Who sits before this screen: a guest or an account, the language, and how they like it. Kept on the server and here. */
import { get, waitForUser, patch, post, setToken } from "./api";
import type { Language, Me, Preferences } from "./types";
import { browserLanguage, languages, setLanguage } from "./i18n.svelte";

const LANGUAGE = "merkator-language";
const LOOK = "merkator-look";
const DEFAULTS: Preferences = {
  theme: "auto",
  contrast: "auto",
  text_size: "normal",
  motion: "auto",
  confirm: "on",
  confirm_seconds: 5,
  sound: true,
  volume: 50,
  notifications: "turn",
  chat: true,
  hints: true,
  pace: "normal",
  effects: false,
  haptics: true,
};

export const my = $state<{ self: Me | null; preferences: Preferences; known: boolean }>({
  self: null,
  preferences: { ...DEFAULTS, ...stored() },
  known: false,
});

/** What this browser remembers, for a first look before the server has answered. */
function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(LOOK) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** Find out who this is; called once at the start. */
export async function start(): Promise<void> {
  applyTheme();
  strongContrast().addEventListener("change", applyTheme);
  const kept = localStorage.getItem(LANGUAGE) as Language | null;
  await setLanguage(kept && languages.includes(kept) ? kept : browserLanguage());
  waitForUser(loadMe());
}

/** Ask the server who this is; until it answers everything works as for a new visitor. */
export async function loadMe(): Promise<void> {
  try {
    setMe(await get<Me | null>("api/me"));
    if (my.self?.language && my.self.language !== localStorage.getItem(LANGUAGE)) await chooseLanguage(my.self.language, false);
  } finally {
    my.known = true;
  }
}

/** Take over what the server says of the user. */
export function setMe(self: Me | null): void {
  my.self = self;
  if (self) setToken(self.token);
  if (self) my.preferences = { ...DEFAULTS, ...self.preferences };
  applyTheme();
}

/** Make sure that there is a user: a visitor becomes a guest with a name. */
export async function guest(name: string, language: Language): Promise<Me> {
  if (!my.self) setMe(await post<Me>("api/session", { name, language }));
  return my.self as unknown as Me;
}

/** Change what the person likes; at once here, then on the server when there is a user. */
export async function savePreferences(changes: Partial<Preferences>): Promise<void> {
  Object.assign(my.preferences, changes);
  applyTheme();
  if (my.self) setMe(await patch<Me>("api/me", { preferences: changes }));
}

export async function chooseLanguage(wanted: Language, tell = true): Promise<void> {
  localStorage.setItem(LANGUAGE, wanted);
  await setLanguage(wanted);
  if (tell && my.self) await patch("api/me", { language: wanted });
}

/** Whether the system wishes strong contrasts. */
const strongContrast = (): MediaQueryList => matchMedia("(prefers-contrast: more)");

/** Dress the page in the theme, contrast, size and motion that are wanted. */
function applyTheme(): void {
  const { theme, contrast, text_size, motion } = my.preferences;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = contrast !== "auto" ? contrast : strongContrast().matches ? "high" : "normal";
  dataset.text = text_size;
  dataset.motion = motion;
  localStorage.setItem(LOOK, JSON.stringify({ theme, contrast, text_size, motion }));
}

/** Whether things may move: the person's wish, else the system's. */
export function motionAllowed(): boolean {
  if (my.preferences.motion !== "auto") return my.preferences.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
