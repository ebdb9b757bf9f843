/** What was lost, as people would say it: points to a half, sesterces to a hundred. */
import { figure } from "$lib/i18n.svelte";
import { points } from "./points";

export function amount(game: string, value: number): string {
  return game === "rome" ? figure(Math.round(value / 100) * 100) : points(Math.round(value * 2) / 2);
}
