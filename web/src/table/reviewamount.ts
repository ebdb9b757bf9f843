/** What was lost, as people would say it: as coarse as what counts as a loss, halves of points, or hundreds. */
import { gameAbout } from "$lib/games.svelte";
import { points } from "./points";

/** A value, rounded to what is known about it. */
export function rounded(game: string, value: number): number {
  const notable = gameAbout(game)?.notable ?? 1;
  const step = notable < 1 ? notable : 10 ** Math.floor(Math.log10(notable));
  return Math.round(value / step) * step;
}

export function amount(game: string, value: number): string {
  return points(rounded(game, value));
}
