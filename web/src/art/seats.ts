/** What tells the players apart without colour: the outline of their seal, the line and the marker in a chart. */

/** Outlines around 0, 0 with a radius of about 18; the same as in the SVG drawings (src/merkator/core/drawing_page.py). */
export const SEALS: readonly string[] = [
  "M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  "M-12-16h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4h-24a4 4 0 0 1-4-4v-24a4 4 0 0 1 4-4z",
  "M0-20L20 0 0 20-20 0z",
  "M-9-17h18L18 0 9 17H-9L-18 0z",
  "M-15-16h30v15c0 9-6 15-15 19c-9-4-15-10-15-19z",
  "M0-18l4.5 6.4 7.8-.7-.7 7.8 6.4 4.5-6.4 4.5.7 7.8-7.8-.7L0 18l-4.5-6.4-7.8.7.7-7.8L-18 0l6.4-4.5-.7-7.8 7.8.7z",
];

/** Return the outline of a seat's seal. */
export const outline = (seat: number): string => SEALS[seat % SEALS.length] ?? "";

/** Dashes of a seat's line in a chart; the first is whole. */
export const DASHES: readonly string[] = ["", "2 4", "8 4", "10 3 2 3", "5 5", "1 3"];

/** Markers of a seat's line, around 0, 0: disc, square, triangle, lozenge, shield, cross. */
export const MARKERS: readonly string[] = [
  "M0-4.4a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z",
  "M-4-4h8v8h-8z",
  "M0-5.6l5.4 9.4h-10.8z",
  "M0-5.6L5.6 0 0 5.6-5.6 0z",
  "M-4-4.5h8v4c0 2.5-1.5 4-4 5.5c-2.5-1.5-4-3-4-5.5z",
  "M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4z",
];

/** Colours of a seat's line: tokens, so that both themes work. */
export const TONES: readonly string[] = ["--wax", "--ink", "--gold", "--blue", "--green", "--purple"];

/** A letter for each player: the first of the name, or the seat's number where two names begin alike. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "");
  const apart = new Set(first).size === first.length && first.every((letter) => /[\p{L}\p{N}]/u.test(letter));
  return apart ? first : names.map((_, seat) => String(seat + 1));
}
