/**
 * One table as this browser knows it: the page, what is chosen but not sent yet, what happened, and looking back. It asks
 * the server for everything; the rules are not here.
 */
import { get, newKey, post, Refusal, surely } from "./api";
import { watch } from "./live.svelte";
import { my } from "./me.svelte";
import { sentence } from "./problem";
import { announce, note } from "./told.svelte";
import type { Choice, Decision, Happened, LogStep, Page, TableNews, Tried, View } from "./types";
import { say, t } from "./words.svelte";

const LOG_PAGE = 500;

export interface Hint {
  seat: number;
  do: string;
  [more: string]: unknown;
}

/** A turn that waits to be confirmed before it passes on. */
export interface Pending {
  actions: string[];
  key: string;
  until: number | null; // when it is sent by itself, in milliseconds; null: when it is confirmed
}

export class Table {
  page = $state.raw<Page | null>(null);
  missing = $state<string | null>(null); // why it cannot be shown
  busy = $state(false); // a move is on its way
  waiting = $state(0); // tries so far of a move that is not through yet
  pending = $state.raw<Pending | null>(null);
  planning = $state(false); // clicks are drafted, nothing is sent
  plan = $state.raw<string[]>([]);
  planned = $state.raw<Tried | null>(null);
  log = $state.raw<LogStep[]>([]);
  past = $state.raw<{ step: number; total: number; view: View } | null>(null); // looked back at
  news = $state.raw<Happened[]>([]); // what the last change brought: for motion and announcements
  newest = $state(0); // counts changes
  seen = $state(0); // log steps at the end of the own last turn: "since your last turn"

  #stop: (() => void) | null = null;
  #countdown: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | null = null;

  constructor(readonly id: string) {}

  /** What is shown: the past that is looked at, the plan, or the present. */
  view = $derived.by<View | null>(() => this.past?.view ?? this.planned?.view ?? this.page?.view ?? null);
  present = $derived(this.past === null && this.planned === null);
  seat = $derived(this.page?.seat ?? null);
  mine = $derived(this.page?.mine ?? []);
  /** The decision that is shown, when it is this browser's to make. */
  decision = $derived.by<Decision | null>(() => {
    const decision = this.past ? null : (this.view?.decision ?? null);
    return decision && this.mine.includes(decision.seat) && this.page?.status === "running" ? decision : null;
  });
  choices = $derived<Choice[]>(this.pending || this.page?.paused ? [] : (this.decision?.actions ?? []));
  myTurn = $derived(this.page?.deciding != null && this.mine.includes(this.page.deciding));

  /** Begin to watch. */
  open(): void {
    this.#stop = watch(
      this.id,
      0,
      (news) => this.#hear(news),
      (problem) => (this.missing = sentence(new Refusal(404, problem.error, problem.message))),
    );
    void surely(() => get<Page>(`api/tables/${this.id}`)).then(
      (page) => this.#take(page),
      (error: unknown) => (this.page ? undefined : (this.missing = sentence(error))),
    );
  }

  close(): void {
    this.#stop?.();
    clearTimeout(this.#countdown);
  }

  // --- news

  #hear(news: TableNews): void {
    const had = this.page?.number ?? 0;
    const fresh = news.since?.filter((each) => each.number > had) ?? null;
    this.#take(news.page, fresh?.flatMap((each) => each.events) ?? []);
  }

  #take(page: Page, events: Happened[] = []): void {
    const before = this.page;
    if (before && page.number < before.number) return; // an older answer that came late
    const moved = !before || page.number !== before.number;
    this.page = page;
    if (!moved) return;
    if (this.plan.length) this.forget();
    if (this.pending) this.dismiss();
    this.news = events;
    this.newest++;
    if (before && events.length) this.#announce(events);
    void this.#follow();
  }

  #announce(events: Happened[]): void {
    const game = this.page?.game;
    if (!game) return;
    const told = events.map((event) => say(game, event.say)).filter(Boolean);
    if (this.myTurn && this.decision?.question) told.push(say(game, this.decision.question));
    announce(told.join(". "));
  }

  /** Bring the log up to date: read what is missing, or all anew when something was taken back. */
  async #follow(): Promise<void> {
    this.#loading ??= (async () => {
      try {
        for (;;) {
          const last = this.log.at(-1);
          const first = this.log.length + 1;
          const { steps, total } = await surely(() =>
            get<{ steps: LogStep[]; total: number }>(`api/tables/${this.id}/log?first=${Math.max(1, first - 1)}&count=${LOG_PAGE}`),
          );
          const overlap = steps[0];
          const broken = total < this.log.length || (last && (overlap?.number !== last.number || overlap?.do !== last.do));
          if (broken) {
            this.log = [];
            continue;
          }
          this.log = [...this.log, ...(last ? steps.slice(1) : steps)];
          if (this.log.length >= total || !steps.length) break;
        }
        this.#noteOwn();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      } finally {
        this.#loading = null;
      }
    })();
    await this.#loading;
    if (this.page?.status !== "open" && this.log.length && this.log.at(-1)!.number < (this.page?.number ?? 0) - 1) return;
  }

  #noteOwn(): void {
    const at = this.log.findLastIndex((step) => this.mine.includes(step.seat) && step.by === "person");
    this.seen = at + 1;
  }

  // --- playing

  /** Take a choice: sent at once, or put to the plan. */
  async choose(action: string | string[]): Promise<void> {
    const actions = typeof action === "string" ? [action] : action;
    if (this.planning) await this.draft([...this.plan, ...actions]);
    else await this.play(actions);
  }

  /** Send actions, all or none. A broken line is tried again with the same key, so that nothing is done twice. */
  async play(actions: string[], confirm = my.preferences.confirm === "off", key = newKey()): Promise<boolean> {
    if (this.busy || !this.page) return false;
    this.busy = true;
    const { number } = this.page;
    try {
      const sent = { number, actions, key, confirm };
      const page = await surely(() => post<Page>(`api/tables/${this.id}/moves`, sent), (tries) => (this.waiting = tries));
      this.pending = null;
      this.forget();
      this.#take(page);
      return true;
    } catch (error) {
      this.#refused(error, actions, key);
      return false;
    } finally {
      this.busy = false;
      this.waiting = 0;
    }
  }

  #refused(error: unknown, actions: string[], key: string): void {
    if (error instanceof Refusal && error.id === "confirm") {
      const seconds = my.preferences.confirm_seconds;
      const counted = my.preferences.confirm === "countdown";
      this.pending = { actions, key, until: counted ? Date.now() + seconds * 1000 : null };
      if (counted) this.#countdown = setTimeout(() => void this.confirm(), seconds * 1000);
      announce(t("confirm-turn"), true);
      return;
    }
    if (error instanceof Refusal && error.more.page) this.#take(error.more.page as Page);
    note(sentence(error), error instanceof Refusal && error.offline ? "error" : "warning");
  }

  /** Let the turn pass on. */
  async confirm(): Promise<void> {
    const waits = this.pending;
    if (!waits) return;
    this.dismiss();
    await this.play(waits.actions, true, waits.key);
  }

  /** Do not let the turn pass on yet. */
  dismiss(): void {
    clearTimeout(this.#countdown);
    this.pending = null;
  }

  /** Take own actions back: of the plan first, then what was played. */
  async undo(count = 1): Promise<void> {
    if (this.pending) return this.dismiss();
    if (this.plan.length) return this.draft(this.plan.slice(0, -count));
    if (!this.page || this.busy) return;
    this.busy = true;
    const sent = { number: this.page.number, count, key: newKey() };
    try {
      this.#take(await surely(() => post<Page>(`api/tables/${this.id}/undo`, sent)));
      announce(t("taken-back"));
    } catch (error) {
      note(sentence(error), "warning");
    } finally {
      this.busy = false;
    }
  }

  // --- trying

  /** Try actions behind a veil, without storing anything. Null when they cannot be tried (any more). */
  async tryOut(actions: string[], signal?: AbortSignal): Promise<Tried | null> {
    if (!this.page || !actions.length) return null;
    try {
      return await post<Tried>(`api/tables/${this.id}/draft`, { number: this.page.number, actions }, signal);
    } catch (error) {
      if (error instanceof Refusal || signal?.aborted) return null;
      throw error;
    }
  }

  /** Plan these actions; the table shows how it would look. */
  async draft(actions: string[]): Promise<void> {
    if (!actions.length || !this.page) return this.forget();
    try {
      const { number } = this.page;
      this.planned = await post<Tried>(`api/tables/${this.id}/draft`, { number, actions });
      this.plan = actions;
    } catch (error) {
      note(sentence(error), "warning");
    }
  }

  /** Give the plan up. */
  forget(): void {
    this.plan = [];
    this.planned = null;
  }

  /** Send the plan. */
  async sendPlan(): Promise<void> {
    if (this.plan.length && (await this.play(this.plan))) this.planning = false;
  }

  // --- looking back

  /** Show the table as it was after so many actions; null: as it is. */
  async look(step: number | null): Promise<void> {
    if (step === null || step >= this.log.length) {
      this.past = null;
      return;
    }
    try {
      this.past = await get(`api/tables/${this.id}/history/${Math.max(0, step)}`);
    } catch (error) {
      note(sentence(error), "warning");
    }
  }

  // --- asking

  /** Do something to the table and show the page that comes back; what goes wrong is told. */
  async ask<T = Page>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      const answer = await post<T>(`api/tables/${this.id}/${what}`, body);
      if (answer && typeof answer === "object" && "view" in answer && (answer as unknown as Page).id === this.id) {
        this.#take(answer as unknown as Page);
        this.page = answer as unknown as Page;
      }
      return answer;
    } catch (error) {
      note(sentence(error), "warning");
      return null;
    }
  }
}
