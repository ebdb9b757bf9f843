/** The games that have a client of their own: the one place that looks into `games/`. Any other game is shown plainly. */
import type { GameKit } from "$lib/kit";

const found = import.meta.glob<GameKit>("./games/*/kit.ts", { eager: true, import: "default" });
const kits = new Map(Object.entries(found).map(([path, kit]) => [path.split("/")[2]!, kit]));

/** The kit of a game, if it has one. */
export function kitOf(game: string): GameKit | undefined {
  return kits.get(game);
}

/** All kits, by game. */
export function allKits(): [game: string, kit: GameKit][] {
  return [...kits];
}

/** The messages that games have for a page: `["<game>/cards", …]`. */
export function gameTexts(page: string): string[] {
  return allKits().flatMap(([game, kit]) => (kit.texts?.includes(page) ? [`${game}/${page}`] : []));
}
