/** Points as they are written: halves as ½. */
import { formatNumber } from "$lib/i18n.svelte";

export function points(value: number): string {
  const whole = Math.trunc(value);
  if (whole === value) return formatNumber(value);
  const half = Math.abs(value - whole) === 0.5;
  if (!half) return formatNumber(Math.round(value * 100) / 100);
  return whole === 0 ? (value < 0 ? "−½" : "½") : `${formatNumber(whole)}½`;
}
