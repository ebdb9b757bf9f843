/** A mistake as a sentence for people, in their language where there is a message for it. */
import { ApiError } from "./api";
import type { GameName, SaidValue } from "./types";
import { has, say, t } from "./i18n.svelte";

/**
 * Return what went wrong as a sentence.
 *
 * @param game the game of the table, whose rules may have refused something: their words are the game's
 */
export function sentence(error: unknown, game?: GameName): string {
  if (error instanceof ApiError && error.say) {
    const [id = ""] = error.say[0].split(".");
    const source = [game, "server"].find((each) => each && has(each, id));
    const words = source ? say(source, error.say) : error.message;
    if (words) return finished(words);
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

function finished(words: string): string {
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!]$/.test(words) ? capital : `${capital}.`;
}
