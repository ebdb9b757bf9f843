/**
 * The way that is drawn to a field that can be reached: as many fields as were rolled, never straight back, not through
 * ports. The server has decided that the field can be reached; this only finds one of the ways there.
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
  from: number; // the direction in which it was entered
  before: Stop | null;
}

/** Return the fields of a way, both ends included; only the ends where none is found. A port ends a way early. */
export function way(chart: Chart, from: string, to: string, pips: number): string[] {
  const start = chart.field(from);
  const target = chart.field(to);
  if (!start || !target) return [];
  const byPlace = places(chart);
  let stops: Stop[] = [{ field: start, from: -1, before: null }];
  for (let step = 1; step <= pips; step++) {
    const next = new Map<string, Stop>();
    for (const stop of stops) {
      STEPS.forEach(([row, col], direction) => {
        if (stop.from >= 0 && direction === (stop.from + 2) % 4) return;
        const field = byPlace.get(`${stop.field.row + row},${stop.field.col + col}`);
        if (!field || (field.port && field.id !== to)) return;
        next.set(`${field.id} ${direction}`, { field, from: direction, before: stop });
      });
    }
    stops = [...next.values()];
    const there = stops.find((stop) => stop.field.id === to && (step === pips || target.port));
    if (there) return back(there);
  }
  return [from, to];
}

/** Return a shortest way over the sea, for a ship that may go less far or is seen to sail; the ends alone where there is none. */
export function course(chart: Chart, from: string, to: string): string[] {
  const start = chart.field(from);
  if (!start || !chart.field(to)) return [];
  const byPlace = places(chart);
  const seen = new Set([from]);
  let stops: Stop[] = [{ field: start, from: -1, before: null }];
  while (stops.length) {
    const next: Stop[] = [];
    for (const stop of stops) {
      if (stop.field.id === to) return back(stop);
      for (const [row, col] of STEPS) {
        const field = byPlace.get(`${stop.field.row + row},${stop.field.col + col}`);
        if (!field || seen.has(field.id) || (field.port && field.id !== to)) continue;
        seen.add(field.id);
        next.push({ field, from: -1, before: stop });
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
