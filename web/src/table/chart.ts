/** The arithmetic of the chart of points: round steps for the axis, and labels that do not lie on each other. */

/** Round values between two: at most `most` steps of 1, 2 or 5 times a power of ten. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= most) ?? power * 10;
  const found = [];
  for (let at = Math.floor(low / step) * step; ; at += step) {
    found.push(at);
    if (at >= high) return found;
  }
}

/** Move places apart until they are `gap` from each other, each as little as need be; in the order given. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]! || one - other);
  const found = [...places];
  let last = -Infinity;
  for (const at of order) {
    found[at] = Math.max(found[at]!, last + gap, low);
    last = found[at]!;
  }
  let next = high + gap;
  for (const at of [...order].reverse()) {
    found[at] = Math.min(found[at]!, next - gap);
    next = found[at]!;
  }
  return found;
}
