/**
 * A table that follows a record: the learner takes the actions that stand in it, one after the other, and sees what they
 * do. Everything shown is the past of a real table made of the record; at its end the game can be played on there.
 */
import { get, post, retry } from "$lib/api";
import { TableStore } from "$lib/tableStore.svelte";
import { toast } from "$lib/toasts.svelte";
import type { LogStep, Page, Tried, View } from "$lib/types";
import { t } from "$lib/i18n.svelte";
import type { Lesson, LessonPart } from "$lib/kit";

interface Position {
  step: number;
  view: View;
}

export class LessonTable extends TableStore {
  /** Which part of the lesson is shown. */
  part = $state(0);
  step = $state(0);
  #script: LogStep[] = [];
  #views = new Map<number, Promise<View>>();
  #base: Page;
  readonly parts: readonly LessonPart[];

  constructor(base: Page, parts: readonly LessonPart[], script: LogStep[]) {
    super(base.id);
    this.#base = base;
    this.parts = parts;
    this.#script = script;
  }

  /** Make a table of the record. The learner has a session already. */
  static async begin({ record, parts }: Lesson): Promise<LessonTable> {
    const base = await post<Page>("api/records", { record, title: t("tutorial") });
    const { steps } = await retry(() => get<{ steps: LogStep[] }>(`api/tables/${base.id}/log?first=1&count=100`));
    const lesson = new LessonTable(base, parts, steps);
    await lesson.#show(0);
    return lesson;
  }

  current = $derived.by<LessonPart>(() => this.parts[this.part]!);
  last = $derived.by(() => this.part === this.parts.length - 1);
  /** The action that is waited for; null while something is to be read. */
  wanted = $derived<string | null>(this.current.act ? (this.#script[this.step]?.do ?? null) : null);

  // --- a table without a line of its own

  override open(): void {}
  override close(): void {}

  /** Take the first of the actions: what comes after it (how cubes are divided, what a card is paid with) is a part of its own. */
  override async choose(action: string | string[]): Promise<void> {
    const first = typeof action === "string" ? action : action[0];
    if (first !== this.wanted) {
      toast(t("lesson-other"));
      return;
    }
    await this.#show(this.step + 1);
    this.next();
  }

  override async play(actions: string[]): Promise<boolean> {
    await this.choose(actions);
    return true;
  }

  override async tryOut(actions: string[]): Promise<Tried | null> {
    const steps = this.#script.slice(this.step, this.step + actions.length);
    if (steps.some((step, at) => step.do !== actions[at]) || steps.length < actions.length) return null;
    return { view: await this.#view(this.step + actions.length), events: steps.map((step) => step.events), passes: false };
  }

  override async undo(): Promise<void> {
    await this.back();
  }

  // --- going on

  /** Tell the next part. */
  next(): void {
    if (!this.last) this.part++;
  }

  /** Tell the part before, and show the table as it was then. */
  async back(): Promise<void> {
    if (this.part === 0) return;
    this.part--;
    if (this.current.step !== this.step) await this.#show(this.current.step);
  }

  async #show(step: number): Promise<void> {
    const view = await this.#view(step);
    const done = this.#script.slice(0, step);
    this.step = step;
    this.log = done;
    this.news = done.at(-1)?.events ?? [];
    this.hinted = this.#script[step]?.do ?? null; // slips look at it when they are laid out
    this.page = { ...this.#base, number: step + 1, view, undoable: step, deciding: 0, seat: 0, mine: [0], status: "running" };
    this.newest++;
    if (step + 1 <= this.#script.length) void this.#view(step + 1); // the next one will be wanted soon
  }

  #view(step: number): Promise<View> {
    let found = this.#views.get(step);
    if (!found) {
      found = retry(() => get<Position>(`api/tables/${this.id}/history/${step}`)).then((position) => position.view);
      this.#views.set(step, found);
    }
    return found;
  }
}
