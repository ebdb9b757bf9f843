/**
 * The moments of a game that are shown as a short scene: goods have spoiled without a question to this player, and the final
 * round begins. What is told comes piece by piece; a scene begins when all of it is known.
 */
import type { Happened } from "$lib/types";
import { lastSpoiling, lostBy, type Spoiling } from "./spoiling";

export type Moment =
  { kind: "spoil"; letter: string; row: number | null; lost: Spoiling["lost"] } | { kind: "final"; cause: string; seat: number };

export class Watch {
  #letter: { letter: string; row: number | null } | null = null;
  #lost: Spoiling["lost"] = {};
  #asked = false; // this player has been asked about it, and has seen it all

  /** Take what has happened, and who decides what now; return the moments that are complete. `mine`: the question is here. */
  next(news: readonly Happened[], step: string | null, mine: boolean): Moment[] {
    const found: Moment[] = [];
    const spoiling = lastSpoiling(news);
    if (spoiling) {
      this.#letter = { letter: spoiling.letter, row: spoiling.row };
      this.#lost = spoiling.lost;
      if (news.some((event) => event.event === "letter")) this.#asked = false;
    } else {
      for (const [seat, goods] of Object.entries(lostBy(news))) {
        const before = (this.#lost[Number(seat)] ??= {});
        for (const [good, count] of Object.entries(goods)) before[good] = (before[good] ?? 0) + count;
      }
    }
    if (mine && step === "loss") this.#asked = true;
    if (this.#letter && step !== "letter" && step !== "loss") {
      if (!this.#asked) found.push({ kind: "spoil", ...this.#letter, lost: this.#lost });
      this.forget();
    }
    for (const event of news) {
      if (event.event === "final") found.push({ kind: "final", cause: String(event.cause), seat: Number(event.seat) });
    }
    return found;
  }

  /** Something was taken back, or the past is looked at. */
  forget(): void {
    this.#letter = null;
    this.#lost = {};
    this.#asked = false;
  }
}
