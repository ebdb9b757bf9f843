/** What there is to play: names, options, bots and standing orders of the games, asked once. */
import { get, retry } from "./api";
import { has, language, t } from "./i18n.svelte";
import type { GameAbout, GameName, OptionAbout } from "./types";

let list = $state.raw<GameAbout[]>([]);
let asked: Promise<GameAbout[]> | null = null;

/** Ask the server for the games, unless they are known. */
export function loadGames(): Promise<GameAbout[]> {
  if (!asked) {
    asked = retry(() => get<GameAbout[]>("api/games")).then((found) => (list = found));
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** The games, as far as they are known. */
export function allGames(): GameAbout[] {
  return list;
}

/** What is known of a game. */
export function gameAbout(game: GameName): GameAbout | undefined {
  return list.find((each) => each.game === game);
}

/** What people call a game; nothing until it is known. */
export function gameTitle(game: GameName): string {
  return gameAbout(game)?.titles[language()] ?? "";
}

/** The game that was asked for, if there is such a one, else the first. */
export function gameOr(wanted: string | null | undefined): GameName {
  return (wanted ? gameAbout(wanted)?.game : undefined) ?? list[0]?.game ?? "";
}

/** What an option is called. */
export function optionLabel(option: OptionAbout): string {
  return option.labels[language()] ?? option.name;
}

/** An option in one sentence. */
export function optionText(option: OptionAbout): string {
  const text = option.texts[language()] ?? option.texts.en ?? "";
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The highest level of a game: they are listed from weak to strong. */
export async function strongest(game: GameName): Promise<string> {
  await loadGames();
  return gameAbout(game)?.levels.at(-1)?.level ?? "normal";
}

/** What a level is called, or a bot that is known by its name only. */
export function levelName(level: string): string {
  return has("web", `level-${level}`) ? t(`level-${level}`) : level;
}

/** Everyone that can sit at a table: levels first, then bots by their names, each with a line about it. */
export function opponents(about: GameAbout | null | undefined): { level: string; text: string }[] {
  const all = [...(about?.levels ?? []), ...(about?.bots ?? [])];
  return all.map(({ level, texts }) => ({ level, text: `${levelName(level)}: ${texts[language()] ?? texts.en ?? ""}` }));
}
