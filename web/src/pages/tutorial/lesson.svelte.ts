/**
 * A table that follows a record: the learner takes the actions that stand in it, one after the other, and sees what they
 * do. Everything shown is the past of a real table made of the record; at its end that table takes over, and the game goes on.
 */
import { get, post, retry } from "$lib/api";
import type { Lesson, LessonPart } from "$lib/kit";
import { keepProgress, progressOf } from "$lib/lessons";
import { motionAllowed } from "$lib/me.svelte";
import { sentence } from "$lib/problem";
import { TableStore } from "$lib/tableStore.svelte";
import { toast } from "$lib/toasts.svelte";
import type { LogStep, Page, Tried, View } from "$lib/types";

const LEARNER = 0; // the seat
const BEAT = 900; // milliseconds for a step of someone else

interface Position {
  step: number;
  view: View;
}

/** Which lesson it is. */
export interface Which {
  game: string;
  id: string;
  title: string;
}

export class LessonTable extends TableStore {
  /** Which part of the lesson is told. */
  part = $state(0);
  step = $state(0);
  /** Counts choices that the lesson does not take. */
  wrong = $state(0);
  /** Counts wishes to be shown what to do. */
  shown = $state(0);
  /** The learner plays on: the real table has taken over. */
  live = $state(false);
  readonly parts: readonly LessonPart[];
  #script: LogStep[] = [];
  #views = new Map<number, Promise<View>>();
  #base: Page;

  constructor(
    base: Page,
    readonly which: Which,
    readonly lesson: Lesson,
    script: LogStep[],
  ) {
    super(base.id);
    this.#base = base;
    this.parts = lesson.parts;
    this.#script = script;
  }

  /** Make a table of the record, or go on where the lesson was left. The learner has a session already. */
  static async begin(which: Which, lesson: Lesson): Promise<LessonTable> {
    const before = progressOf(which.game, which.id);
    const left = before && before.part > 0 && before.part < lesson.parts.length - 1 ? await untouched(before.table, lesson) : null;
    const base = left ?? (await post<Page>("api/records", { record: lesson.record, title: which.title, seats: lesson.seats ?? [] }));
    const { steps } = await retry(() => get<{ steps: LogStep[] }>(`api/tables/${base.id}/log?first=1&count=200`));
    const table = new LessonTable(base, which, lesson, steps);
    table.part = left && before ? before.part : 0;
    await table.#show(table.current.step);
    return table;
  }

  current = $derived.by<LessonPart>(() => this.parts[this.part]!);
  last = $derived.by(() => this.part === this.parts.length - 1);
  /** The action that is waited for; null while something is to be read, or someone else plays. */
  wanted = $derived.by<string | null>(() => {
    const next = this.current.act && !this.last ? this.#script[this.step] : undefined;
    return next?.seat === LEARNER ? next.do : null;
  });
  /** What is marked: the action that is waited for; of the real table what a bot says. */
  override hinted = $derived.by<string | null>(() => {
    if (!this.live) return this.wanted;
    return this.past ? this.advised : (this.hint?.do ?? null);
  });
  override hintedLine = $derived.by<readonly string[]>(() => {
    if (this.live) return this.past ? [] : (this.hint?.line ?? []);
    return this.wanted === null ? [] : this.#script.slice(this.step, this.#goal).map((each) => each.do);
  });
  /** Whether the learner has played on: there is nothing more to tell. */
  playedOn = $derived.by(() => this.live && this.page?.number !== this.#base.number);

  // --- a table without a line of its own, until the end

  override open(): void {}

  override close(): void {
    if (this.live) super.close();
  }

  /** The path of the lesson; null when the table has taken over. */
  get path(): string | null {
    return this.live ? null : `tutorial/${this.which.game}/${this.which.id}`;
  }

  /** Take as many of the actions as stand next in the record, up to the next part. After the last part all are free. */
  override async choose(action: string | string[]): Promise<void> {
    if (this.last) return this.#handOver(() => super.choose(action));
    if (this.busy) return;
    const actions = typeof action === "string" ? [action] : action;
    const expected = this.wanted === null ? [] : this.#script.slice(this.step, this.#goal);
    const other = actions.findIndex((each, at) => expected[at]?.do !== each || expected[at]?.seat !== LEARNER);
    const count = other < 0 ? actions.length : other;
    if (count) await this.#forward(this.step + count);
    else this.wrong++;
  }

  override async play(actions: string[], ...more: [boolean?, string?]): Promise<boolean> {
    if (this.last) return this.#handOver(() => super.play(actions, ...more));
    await this.choose(actions);
    return true;
  }

  override async tryOut(actions: string[], signal?: AbortSignal): Promise<Tried | null> {
    if (this.last) return super.tryOut(actions, signal);
    const steps = this.#script.slice(this.step, this.step + actions.length);
    if (steps.some((step, at) => step.do !== actions[at]) || steps.length < actions.length) return null;
    return { view: await this.#view(this.step + actions.length), events: steps.map((step) => step.events), passes: false };
  }

  override async undo(count = 1): Promise<void> {
    if (this.live) return super.undo(count);
    await this.back();
  }

  override async askHint(): Promise<void> {
    if (this.last) return this.#handOver(() => super.askHint());
    this.shown++;
  }

  override startPlan(on = true): void {
    if (this.last) void this.#handOver(() => super.startPlan(on));
  }

  /** Let the real table take over. */
  #handOver<T>(act: () => T): T {
    if (!this.live) {
      this.live = true;
      super.open();
    }
    return act();
  }

  // --- going on

  get #goal(): number {
    return this.parts[this.part + 1]?.step ?? this.#script.length;
  }

  /** Tell the next part; what others do before it is played. */
  async next(): Promise<void> {
    if (!this.last && !this.busy) await this.#forward(this.step);
  }

  /** Tell the part before, and show the table as it was then. */
  async back(): Promise<void> {
    if (this.part === 0 || this.busy || this.live) return;
    await this.#safely(async () => {
      const part = this.part - 1;
      await this.#show(this.parts[part]!.step);
      this.#tell(part);
    });
  }

  /** Show the table after so many actions, then what others do step by step, and tell the next part once that is reached. */
  async #forward(to: number): Promise<void> {
    await this.#safely(async () => {
      const goal = this.#goal;
      const from = this.current.act ? to : goal; // behind what is only read the game has gone on
      if (from !== this.step) await this.#show(from);
      while (this.step < goal && this.#script[this.step]?.seat !== LEARNER) {
        if (motionAllowed()) await new Promise((done) => setTimeout(done, BEAT));
        await this.#show(this.step + 1);
      }
      if (this.step >= goal) this.#tell(this.part + 1);
    });
  }

  async #safely(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      toast(sentence(error), "warning");
    } finally {
      this.busy = false;
    }
  }

  #tell(part: number): void {
    this.part = part;
    keepProgress(this.which.game, this.which.id, { table: this.id, part, parts: this.parts.length, done: this.last });
  }

  async #show(step: number): Promise<void> {
    const view = await this.#view(step);
    const done = this.#script.slice(0, step);
    const end = step === this.#script.length;
    this.step = step;
    this.log = done;
    this.news = done.at(-1)?.events ?? [];
    this.page = {
      ...this.#base,
      // counted so that the real table follows: what is older than its page would not be shown
      number: this.#base.number - this.#script.length + step,
      view: end ? this.#base.view : view,
      undoable: step,
      deciding: this.#script[step]?.seat ?? this.#base.deciding,
    };
    this.newest++;
    if (!end) void this.#view(step + 1).catch(() => undefined); // the next one will be wanted soon
  }

  #view(step: number): Promise<View> {
    let found = this.#views.get(step);
    if (!found) {
      found = retry(() => get<Position>(`api/tables/${this.id}/history/${step}`)).then((position) => position.view);
      found.catch(() => this.#views.delete(step));
      this.#views.set(step, found);
    }
    return found;
  }
}

/** The table of a lesson that was left, if nobody has played on there. */
async function untouched(id: string, lesson: Lesson): Promise<Page | null> {
  try {
    const page = await get<Page>(`api/tables/${id}`);
    const played = lesson.record.split("\n").filter((line) => /^\d+: /.test(line)).length;
    const { total } = await get<{ total: number }>(`api/tables/${id}/log?first=1&count=1`);
    return page.status === "running" && total === played && page.mine.includes(LEARNER) ? page : null;
  } catch {
    return null; // it is gone, or someone else's: a new one is made
  }
}
