/** What was lost, as people would say it: points to a half, sesterces to a hundred. */
import { figure } from "$lib/words.svelte";
import { points } from "./points";

export function amount(game: string, value: number): string {
  if (game === "rome") return minus(figure(Math.round(value / 100) * 100));
  return minus(points(Math.round(value * 2) / 2));
}

/** A real minus sign: the hyphen that numbers are written with is hardly seen. */
export function minus(text: string): string {
  return text.replace(/^-/, "−");
}
