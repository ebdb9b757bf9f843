/** How far this browser is with each lesson. */

export interface Progress {
  /** The table that was made for it. */
  table: string;
  /** The part that was told last, from 0, and how many there are. */
  part: number;
  parts: number;
  /** Whether the last part was told. */
  done: boolean;
}

const KEY = "merkator-lessons";

function all(): { [lesson: string]: Progress } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as { [lesson: string]: Progress };
  } catch {
    return {}; // someone else's words, or no storage at all
  }
}

/** How far a lesson is; null: it was not begun. */
export function progressOf(game: string, lesson: string): Progress | null {
  return all()[`${game}/${lesson}`] ?? null;
}

/** Keep how far a lesson is. What was done once stays done. */
export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const done = progress.done || (progressOf(game, lesson)?.done ?? false);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: { ...progress, done } }));
  } catch {
    // the lesson goes on without it
  }
}
