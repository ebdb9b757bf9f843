/**
 * The turns of the other players, shown one step after another: what came over the socket waits here until its step is over.
 * Nothing is shown that the server has not sent: the positions on the way are those of the history. What is left at the end is
 * the same as without motion: the present, with what has changed marked, and a recap in words.
 */
import { loadMessages, say } from "$lib/i18n.svelte";
import { motionAllowed, my, savePreferences } from "$lib/me.svelte";
import { sound } from "$lib/sound";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Beat, Mark, StageKit, Staging, TurnRecap } from "$lib/tableTypes";
import type { Happened, LogStep, Page, View } from "$lib/types";
import { turnsOfOthers, type OthersTurn } from "./stageturns";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];
const TIMES: { [pace in Pace]: number } = { slow: 2, normal: 1, fast: 0.5, off: 0 };
const FIRST = 300; // milliseconds before the first step: someone thinks
const APART = 60; // milliseconds between two steps
const BACKLOG = 36; // steps; who is so far behind sees the last ones
const LATEST = 12;

interface Shown {
  beat: Beat;
  /** Which action of the log it belongs to. */
  step: number;
  view: View;
  before: View;
}

export class Stage implements Staging {
  view = $state.raw<View | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  /** The step that is shown. */
  beat = $state.raw<Beat | null>(null);
  /** What the others did since the own last turn. */
  recap = $state.raw<TurnRecap[] | null>(null);
  paused = $state(false);
  step = $state<number | null>(null);
  since = $state<number | null>(null);

  #shown: Shown[] = [];
  #at = -1;
  #edge: View | null = null; // the position after the last step that was taken over
  #reading: Promise<void> = Promise.resolve();
  #left = 0; // lots of steps that are being read
  #run = 0; // counts what was begun: what is older has ended
  #again = false; // it is a replay
  #told = ""; // the last recap that was announced
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly kit: StageKit | null,
  ) {}

  /** Make the stage of a table, with what the game knows of its steps. */
  static async of(table: TableStore, load: (() => Promise<StageKit>) | null): Promise<Stage> {
    const game = table.game;
    const [kit] = await Promise.all([load?.() ?? null, loadMessages("stage", ...(load ? [`${game}/beats`] : []))]);
    return new Stage(table, kit);
  }

  get pace(): Pace {
    return my.preferences.pace;
  }

  /** A recap is shown; on a phone not while someone else's turn only asks for an answer. */
  get summing(): boolean {
    const { decision, view } = this.table;
    return this.recap !== null && this.view === null && (decision === null || view?.turn?.player === decision.seat);
  }

  /** Whether there is something to show again. */
  get repeatable(): boolean {
    return this.#shown.length > 0 && this.view === null;
  }

  setPace(pace: Pace): void {
    void savePreferences({ pace });
    if (pace === "off") this.skip();
  }

  /** The next pace, for narrow bars where there is one button for it. */
  nextPace(): void {
    this.setPace(PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!);
  }

  /** What is heard of events: each sound once. */
  soundsOf(events: readonly Happened[]): Set<NonNullable<Beat["sound"]>> {
    const own = events.filter((event) => this.table.mine.includes(event.seat));
    const beats = own.length
      ? (this.kit?.beats({ step: this.table.log.length, number: 0, seat: own[0]!.seat, by: "person", do: "", events: own }) ?? [])
      : [];
    return new Set(beats.flatMap((beat) => (beat.sound && beat.sound !== "move" ? [beat.sound] : [])));
  }

  // --- what comes

  hear(steps: LogStep[], before: View | null, page: Page): boolean {
    const { mine } = this.table;
    if (!steps.some((step) => !mine.includes(step.seat))) return false;
    const run = this.#run;
    if (before && page.view && this.kit && this.#able()) {
      if (this.view === null) this.step = steps[0]!.step - 1;
      this.view ??= before;
      this.#again = false;
      this.#left++;
      const views = steps.map((step, at) => (at === steps.length - 1 ? page.view! : this.#positionAt(step.step)));
      this.#reading = this.#reading
        .then(() => this.#takeOver(steps, this.#edge ?? before, views, run))
        .catch(() => run === this.#run && this.skip())
        .finally(() => this.#left--)
        .then(() => {
          if (run === this.#run && this.#waits) this.#next();
        });
      return true;
    }
    this.view = null;
    queueMicrotask(() => {
      this.table.tell(
        steps.flatMap((step) => step.events),
        [],
      );
      void this.#rest();
    });
    return true;
  }

  /** Whether steps can be seen now. */
  #able(): boolean {
    const { table } = this;
    const curtain = table.covered || (table.secret && table.mine.length > 1);
    return this.pace !== "off" && motionAllowed() && !document.hidden && !table.past && !table.pending && !curtain;
  }

  #positionAt(step: number): Promise<View> {
    const asked = this.table.pasts.at(step).then((past) => past.view);
    asked.catch(() => undefined); // it is waited for later
    return asked;
  }

  /** Put actions into the row, each as its steps. */
  async #takeOver(steps: LogStep[], before: View, views: (View | Promise<View>)[], run: number): Promise<void> {
    let was = before;
    for (const [at, step] of steps.entries()) {
      const after = await views[at]!;
      if (run !== this.#run) return;
      const beats = this.table.mine.includes(step.seat) ? [] : this.kit!.beats(step);
      let start = was;
      for (const beat of beats) {
        const view = beat === beats.at(-1) ? after : (beat.show?.(was, after) ?? start);
        this.#shown.push({ beat, step: step.step, view, before: start });
        start = view;
      }
      was = after;
    }
    this.#edge = was;
    if (this.#shown.length - this.#at > BACKLOG) this.#at = this.#shown.length - LATEST;
  }

  // --- one step after another

  #waits = true; // for the next step to come

  #next(): void {
    clearTimeout(this.#timer);
    if (this.paused) return;
    const next = this.#shown[this.#at + 1];
    this.#waits = !next;
    if (!next) {
      if (!this.#left) void this.#end();
      return;
    }
    const begins = this.beat === null;
    this.#timer = setTimeout(() => this.#show(this.#at + 1), (begins ? FIRST : APART) * TIMES[this.pace]);
  }

  #show(at: number): void {
    const { beat, step, view } = this.#shown[at]!;
    this.#at = at;
    this.step = step;
    this.view = view;
    this.beat = beat;
    this.marks = merged(this.#shown.slice(0, at + 1).map((each) => each.beat));
    if (!this.#again) this.table.tell(beat.events, []);
    if (beat.sound) sound(beat.sound);
    clearTimeout(this.#timer);
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), beat.lasts * TIMES[this.pace]);
  }

  /** All steps have been shown. */
  async #end(): Promise<void> {
    this.#waits = true;
    this.beat = this.view = this.#edge = this.step = null;
    this.paused = false;
    await this.#rest();
  }

  /** Mark what has changed, and sum it up when a turn is over or the person is asked. */
  async #rest(): Promise<void> {
    const { table, kit } = this;
    const run = this.#run;
    const again = this.#again;
    const turns = turnsOfOthers(table.log, table.mine, table.myTurn || table.over);
    this.since = turns[0]?.from ?? null;
    if (!turns.length) return;
    const recap = await Promise.all(turns.map((turn) => this.#sumUp(turn)));
    if (run !== this.#run || this.view) return;
    if (kit) this.marks = merged(turns.flatMap((turn) => turn.steps.flatMap((step) => kit.beats(step))));
    this.recap = recap;
    const words = recap.map((each) => each.sentence).join(" ");
    if (words !== this.#told && !again) table.tell([], [words]);
    this.#told = words;
  }

  async #sumUp({ seat, steps, from, to }: OthersTurn): Promise<TurnRecap> {
    const { table, kit } = this;
    if (!kit) {
      const said = steps.flatMap((step) => step.events.map((event) => say(table.game, event.say))).filter(Boolean);
      return { seat, sentence: said.join(" "), gained: null, lines: [], forYou: "" };
    }
    const at = (step: number) => (step >= table.log.length ? table.page?.view : this.#positionAt(step));
    const [before, after] = await Promise.all([at(from), at(to)]).catch(() => [null, null]);
    return kit.recap(seat, steps, before ?? null, after ?? null);
  }

  // --- what the person does

  skip(): void {
    if (this.view === null) return;
    clearTimeout(this.#timer);
    const unseen = this.#shown.slice(this.#at + 1).flatMap((each) => each.beat.events);
    this.#run++;
    this.#at = this.#shown.length - 1;
    if (unseen.length && !this.#again) this.table.tell(unseen, []);
    void this.#end();
  }

  acted(): void {
    clearTimeout(this.#timer);
    this.#run++;
    this.#shown = [];
    this.#at = -1;
    this.#edge = null;
    this.view = this.beat = this.recap = null;
    this.since = this.step = null;
    this.marks = [];
    this.paused = false;
    this.#waits = true;
  }

  /** Put the recap away; what has changed stays marked. */
  putAway(): void {
    this.recap = null;
  }

  /** Show the steps once more. */
  replay(): void {
    const first = this.#shown[0];
    if (!first) return;
    this.#run++;
    this.#again = true;
    this.#at = -1;
    this.beat = null;
    this.marks = [];
    this.recap = null;
    this.view = first.before;
    this.#next();
  }

  pause(on = !this.paused): void {
    if (this.view === null) return;
    this.paused = on;
    if (!on) this.#next();
    else clearTimeout(this.#timer);
  }

  /** One step forth or back. */
  go(by: 1 | -1): void {
    if (this.view === null) return;
    this.paused = true;
    clearTimeout(this.#timer);
    const at = this.#at + by;
    if (at >= this.#shown.length) {
      if (!this.#left) void this.#end();
    } else if (at >= 0) this.#show(at);
  }
}

/** All marks of some steps: what happened to one place several times is one. */
function merged(beats: readonly Beat[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const beat of beats) {
    for (const mark of beat.marks ?? []) {
      const id = mark.kind === "way" ? "way" : `${mark.kind} ${mark.at} ${mark.kind === "swap" ? mark.from : ""}`;
      const known = found.get(id);
      if (mark.kind === "way") found.set(`way ${found.size}`, mark);
      else if (known && "count" in known && "count" in mark) found.set(id, { ...mark, count: known.count + mark.count });
      else found.set(id, mark);
    }
  }
  return [...found.values()];
}
