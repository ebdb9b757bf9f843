/** The lines of the log, the latest first: one for each event, and news of the table where they came. */
import type { Happened, LogStep, Talk } from "$lib/types";

export interface Line {
  key: string;
  step: number; // after this many actions; news belong to the action before them
  seat: number | null;
  by: LogStep["by"] | "news";
  event: Happened | null;
  news: Talk | null;
  /** Whether a turn begins here. */
  turn: boolean;
}

export function logLines(log: readonly LogStep[], talk: readonly Talk[]): Line[] {
  const news = talk.filter((each) => each.kind === "news");
  const lines: Line[] = [];
  let at = 0;
  const addNews = (upto: number, step: number) => {
    for (; at < news.length && news[at]!.number < upto; at++) {
      const each = news[at]!;
      lines.push({ key: `news-${each.id}`, step, seat: each.seat, by: "news", event: null, news: each, turn: false });
    }
  };
  for (const step of log) {
    addNews(step.number, step.step - 1);
    step.events.forEach((event, place) => {
      const seat = event.seat >= 0 ? event.seat : step.seat;
      lines.push({ key: `${step.step}-${place}`, step: step.step, seat, by: step.by, event, news: null, turn: event.event === "turn" });
    });
  }
  addNews(Infinity, log.length);
  return lines.reverse();
}

/** Split a sentence behind the name it begins with: "Anna | sold …". */
export function afterName(text: string, name: string | undefined): [name: string, rest: string] {
  return name && text.startsWith(`${name} `) ? [name, text.slice(name.length)] : ["", text];
}
