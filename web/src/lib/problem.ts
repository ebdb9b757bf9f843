/** A mistake as a sentence for people, in their language where there is a message for it. */
import { ApiError } from "./api";
import type { SaidValue } from "./types";
import { has, say, t } from "./i18n.svelte";

export function sentence(error: unknown): string {
  if (error instanceof ApiError && error.say) {
    const words = say("server", error.say);
    if (words) return /[.?!]$/.test(words) ? words : `${words}.`;
  }
  if (error instanceof ApiError) {
    const id = `problem-${error.id}`;
    if (!has("web", id)) return error.message.charAt(0).toUpperCase() + error.message.slice(1);
    const values: { [name: string]: SaidValue } = {};
    for (const [name, value] of Object.entries(error.values ?? {})) values[name] = typeof value === "number" ? value : String(value);
    return t(id, values);
  }
  console.error(error);
  return t("problem-other");
}
