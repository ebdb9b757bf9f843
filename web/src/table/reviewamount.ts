/** What was lost, as people would say it: points to a half, sesterces to a hundred. */
import { formatNumber } from "$lib/i18n.svelte";
import { points } from "./points";

export function amount(game: string, value: number): string {
  return game === "rome" ? formatNumber(Math.round(value / 100) * 100) : points(Math.round(value * 2) / 2);
}
