/** What there is to play: options, bots and standing orders of the games, asked once. */
import { get, retry } from "./api";
import type { GameAbout, GameName } from "./types";
import { has, language, t } from "./i18n.svelte";

let asked: Promise<GameAbout[]> | null = null;

export function games(): Promise<GameAbout[]> {
  if (!asked) {
    asked = retry(() => get<GameAbout[]>("api/games"));
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** What is known of one game. */
export async function gameAbout(game: GameName): Promise<GameAbout> {
  const found = (await games()).find((each) => each.game === game);
  if (!found) throw new Error(`the server has no game ${game}`);
  return found;
}

/** The highest level of a game: they are listed from weak to strong. */
export async function strongest(game: GameName): Promise<string> {
  return (await gameAbout(game)).levels.at(-1)?.level ?? "normal";
}

/** What a level is called, or a bot that is known by its name only. */
export function levelName(level: string): string {
  return has("web", `level-${level}`) ? t(`level-${level}`) : level;
}

/** Everybody that can sit at a table: levels first, then bots by their names, each with a line about it. */
export function opponents(about: GameAbout | null | undefined): { level: string; text: string }[] {
  const all = [...(about?.levels ?? []), ...(about?.bots ?? [])];
  return all.map(({ level, texts }) => ({ level, text: `${levelName(level)}: ${texts[language()] ?? texts.en ?? ""}` }));
}
