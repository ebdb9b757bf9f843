/**
 * The course of a ship that is seen to sail from one field to another: a shortest way over the sea, because a ship does not
 * cross land. Which fields can be reached, and the way there, come with the view.
 */
import type { Chart, Field } from "./art/sea";

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

interface Stop {
  field: Field;
  before: Stop | null;
}

/** Return the fields of the course, both ends included; the ends alone where there is none. */
export function course(chart: Chart, from: string, to: string): string[] {
  const start = chart.field(from);
  if (!start || !chart.field(to)) return [];
  const byPlace = places(chart);
  const seen = new Set([from]);
  let stops: Stop[] = [{ field: start, before: null }];
  while (stops.length) {
    const next: Stop[] = [];
    for (const stop of stops) {
      if (stop.field.id === to) return back(stop);
      for (const [row, col] of STEPS) {
        const field = byPlace.get(`${stop.field.row + row},${stop.field.col + col}`);
        if (!field || seen.has(field.id) || (field.port && field.id !== to)) continue;
        seen.add(field.id);
        next.push({ field, before: stop });
      }
    }
    stops = next;
  }
  return [from, to];
}

function places(chart: Chart): Map<string, Field> {
  return new Map([...chart.fields.values()].map((field) => [`${field.row},${field.col}`, field]));
}

function back(stop: Stop | null): string[] {
  const ids: string[] = [];
  for (let at = stop; at; at = at.before) ids.unshift(at.field.id);
  return ids;
}
