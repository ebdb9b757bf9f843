/** What there is to play: options, bots and standing orders of the games, asked once. */
import { get, surely } from "./api";
import type { GameAbout, GameName } from "./types";

let asked: Promise<GameAbout[]> | null = null;

export function games(): Promise<GameAbout[]> {
  if (!asked) {
    asked = surely(() => get<GameAbout[]>("api/games"));
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

/** The strongest bot of a game: they are listed from weak to strong. */
export async function strongest(game: GameName): Promise<string> {
  return (await gameAbout(game)).bots.at(-1)?.level ?? "greedy";
}
