/** One table as this browser knows it: the page, what is chosen but not sent yet, what happened, and looking back. */
import { get, newKey, post, ApiError, retry } from "./api";
import { askHint } from "./hints";
import { connection, watch } from "./live.svelte";
import { my } from "./me.svelte";
import { sentence } from "./problem";
import { announce, putAway, toast } from "./toasts.svelte";
import { PastPositions, TableLog } from "./tableLog.svelte";
import { askTable, plays, sendUntilStored, type Move, type Undo } from "./tableMoves";
import type { Hint, Overlay, Past, Pending, Planned, Staging } from "./tableTypes";
import type { Choice, Decision, EntryNews, GameName, Happened, LogStep, Page, TableNews, Tried, View } from "./types";
import { oneSentence } from "./oneSentence";
import { language, say, t } from "./i18n.svelte";

const PATIENCE = 1500; // milliseconds for the socket to tell what an answer over HTTP has not
const BEAT = 1100; // milliseconds for a step while the history plays

export class TableStore {
  page = $state.raw<Page | null>(null);
  missing = $state<string | null>(null); // why it cannot be shown
  busy = $state(false); // a move is on its way
  waiting = $state(0); // tries so far of a move that is not through yet
  unsaved = $state(false); // the server has said that it cannot store that move now
  pending = $state.raw<Pending | null>(null);
  planning = $state(false); // clicks are drafted, nothing is sent
  plan = $state.raw<Planned[]>([]);
  planned = $state.raw<Tried | null>(null);
  log = $derived.by<LogStep[]>(() => this.#log.steps);
  past = $state.raw<Past | null>(null); // looked back at
  browsing = $state(false); // the history is open
  playing = $state(false); // the history plays by itself
  reviewing = $state(false); // the table of a game that is over, instead of its end screen
  news = $state.raw<Happened[]>([]); // what the last change brought: for motion and announcements
  newest = $state(0); // counts changes
  seen = $state(0); // log steps at the end of the own last turn: "since your last turn"
  pointed = $state.raw<Happened | null>(null); // the event of the log that is pointed at
  hint = $state.raw<Hint | null>(null);
  advised = $state<string | null>(null); // what a bot would have done where a review looks
  hinting = $state(false); // a bot thinks about a hint
  asking = $state(false); // a dialog asks what is to be decided: hints stand in it
  overlay = $state<Overlay>(null);
  stage = $state.raw<Staging | null>(null); // shows the turns of others step by step
  secret = $state(false); // whether people at one screen must not see each other's view
  unveiled = $state<number | null>(null); // the seat whose view may be seen at this screen

  #stop: (() => void) | null = null;
  #countdown: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #log: TableLog;
  #told = 0; // number of the last entry whose events were told
  #tried = new Map<string, Tried>(); // previews of the present position
  readonly pasts: PastPositions;
  #wanted = 0; // counts looks: only the last one is shown
  #closed = false;
  #closes = false; // the history was opened only to be played
  #gaveUp = false; // a move that did not get through is not tried any more

  constructor(readonly id: string) {
    this.pasts = new PastPositions(id);
    this.#log = new TableLog(id, (shorter) => this.#logged(shorter));
  }

  /** What is shown: the past that is looked at, the plan, the turn that waits to be confirmed, or the present. */
  view = $derived.by<View | null>(() => this.past?.view ?? this.planned?.view ?? this.#held ?? this.stage?.view ?? this.page?.view ?? null);
  /** Whether steps of others are being shown: nothing can be chosen until they are over, or skipped. */
  staging = $derived(this.stage?.view != null && this.past === null);
  present = $derived(this.past === null && this.planned === null);
  game = $derived<GameName>(this.page?.game ?? "");
  seat = $derived(this.page?.seat ?? null);
  mine = $derived(this.page?.mine ?? []);
  names = $derived<string[]>(this.page?.seats.map((place) => place.name) ?? []);
  over = $derived(this.page?.status === "over");
  /** Whether the view must not be shown yet: it is another person's at this screen. */
  covered = $derived.by(() => {
    const seat = this.view?.seat ?? null;
    return this.secret && this.mine.length > 1 && !this.over && seat !== null && seat !== this.unveiled;
  });
  /** The decision that is shown, when it is this browser's to make. */
  decision = $derived.by<Decision | null>(() => {
    const decision = this.past || this.staging ? null : (this.view?.decision ?? null);
    return decision && plays(this.page, decision.seat) && this.page?.status === "running" ? decision : null;
  });
  choices = $derived<Choice[]>(this.pending || this.page?.paused || this.covered ? [] : (this.decision?.actions ?? []));
  myTurn = $derived(plays(this.page, this.page?.deciding) && !this.page?.paused);
  /** Whether a bot may be asked what it would do. */
  hintable = $derived.by(() => this.myTurn && !this.past && !this.staging && !this.page?.rated);
  /** What a bot would do: now, or at the decision of the past that a review speaks of. */
  hinted = $derived(this.past ? this.advised : (this.hint?.do ?? null));
  /** And what it would do after that, until chance or someone else has a say. */
  hintedLine = $derived<readonly string[]>(this.past ? [] : (this.hint?.line ?? []));
  /** Whether something can be taken back alone: of a plan, of the last actions, or at a table of one's own. */
  canUndo = $derived.by(() => {
    if (this.busy || this.past || this.staging || !this.page) return false;
    if (this.pending || this.plan.length || this.page.undoable > 0) return true;
    return this.page.players === 1 && this.mine.length > 0 && this.log.length > 0 && !this.page.result?.agreed;
  });
  /** The step that is shown, counted from 0: the beginning. */
  step = $derived(this.past?.step ?? this.log.length);

  /** The position after the turn that waits to be confirmed, unless it would show another person's hand. */
  get #held(): View | null {
    const view = this.pending?.tried?.view;
    return view && (view.seat === this.page?.view?.seat || !this.secret) ? view : null;
  }

  /** Begin to watch. */
  open(): void {
    this.#stop = watch(
      this.id,
      0,
      (news) => this.#hear(news),
      (problem) => (this.missing = sentence(new ApiError(404, problem.error, problem.message))),
    );
    void retry(() => get<Page>(`api/tables/${this.id}`)).then(
      (page) => this.#take(page),
      (error: unknown) => (this.page ? undefined : (this.missing = sentence(error))),
    );
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
    this.#log.close();
    this.halt();
    clearTimeout(this.#countdown);
  }

  // --- news

  #hear(news: TableNews): void {
    const first = !this.page;
    const told = this.#told;
    const shown = this.view;
    this.#told = Math.max(told, news.number);
    const fresh = first || !told ? [] : (news.since?.filter((each) => each.number > told) ?? []);
    this.#log.add(news.since, news.number);
    if (!news.since && this.#log.number) void this.#log.read(); // too much was missed
    if (this.#staged(fresh, shown, news.page)) return this.#take(news.page);
    this.#take(news.page);
    const events = fresh.flatMap((each) => each.events);
    if (events.length) this.tell(events);
  }

  /** Let the stage show what others did, if it can. */
  #staged(fresh: EntryNews[], shown: View | null, page: Page): boolean {
    if (!this.stage || !fresh.length) return false;
    const steps = this.log.slice(-fresh.length);
    const known = fresh.every((each, at) => each.kind === "action" && each.number === steps[at]?.number);
    if (known) return this.stage.hear(steps, shown, page);
    this.stage.acted(); // something was taken back: what was shown is not so any more
    return false;
  }

  /** Show a page. What happened comes with the word of the socket, a moment later at most. */
  #take(page: Page): void {
    const before = this.page;
    if (this.#closed) return;
    if (before && page.number < before.number) return; // an older answer that came late
    const moved = !before || page.number !== before.number;
    this.page = page;
    if (!moved) return;
    this.#tried.clear();
    if (this.plan.length) this.forget();
    if (this.pending) this.dismiss();
    this.hint = null;
    if (connection.status !== "open") this.tell([]);
    this.#follow(page.number);
  }

  /** Read the log, unless the socket has told what is new or will do so in a moment. */
  #follow(number: number): void {
    if (!number || this.#log.number >= number) return;
    const told = connection.status === "open" && this.#log.number > 0;
    if (told) setTimeout(() => !this.#closed && this.#log.number < number && void this.#log.read(), PATIENCE);
    else void this.#log.read();
  }

  /** Say what has happened: to the parts of the page, and in words; `words` are said in place of those of the events. */
  tell(events: Happened[], words?: string[]): void {
    if (!this.past) {
      this.news = events;
      this.newest++;
    }
    const game = this.page?.game;
    if (!game || !(words ?? events).length) return;
    const told = words ?? [oneSentence(events.map((event) => say(game, event.say)).filter(Boolean), this.names, language())];
    if (this.myTurn && !this.covered && this.decision?.question) told.push(say(game, this.decision.question));
    announce(told.join(" "));
  }

  /** The log has changed. */
  #logged(shorter: boolean): void {
    if (shorter) this.pasts.clear();
    const at = this.log.findLastIndex((step) => this.mine.includes(step.seat) && step.by === "person");
    this.seen = at + 1;
    if (this.past && this.past.step >= this.log.length) void this.look(null);
  }

  // --- playing

  /** The legal action with this notation, or null. */
  at(action: string): Choice | null {
    return this.choices.find((choice) => choice.do === action) ?? null;
  }

  /** Take a choice: sent at once, put to the plan, or held until it is confirmed. */
  async choose(action: string | string[]): Promise<void> {
    this.stage?.acted();
    const actions = typeof action === "string" ? [action] : action;
    if (this.planning) await this.#plan([...this.plan, ...actions.map((each) => this.at(each) ?? { do: each })]);
    else await this.play(actions);
  }

  /**
   * Send actions, all or none. A broken line is tried again with the same key until the server answers, so that nothing is
   * lost and nothing done twice.
   */
  async play(actions: string[], confirmed = my.preferences.confirm === "off", key = newKey()): Promise<boolean> {
    if (this.busy || !this.page) return false;
    this.busy = true;
    const { number } = this.page;
    try {
      if (!confirmed) {
        const tried = await this.tryOut(actions);
        if (tried?.passes) return this.#hold(actions, key, tried);
      }
      const page = await this.#send("move", { number, actions, key, confirm: confirmed });
      this.pending = null;
      this.forget();
      this.#take(page);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.id === "confirm") return this.#hold(actions, key, null);
      if (error instanceof ApiError && error.more.page) this.#take(error.more.page as Page);
      toast(sentence(error, this.game), error instanceof ApiError && error.offline ? "error" : "warning");
      return false;
    } finally {
      this.#sent();
    }
  }

  /** Send something until it is stored, also when the table is not looked at any more. */
  #send(what: "move" | "undo", body: Move | Undo): Promise<Page> {
    this.#gaveUp = false;
    return sendUntilStored(this.id, what, body, {
      waiting: (why) => {
        this.waiting++;
        if (why.unsaved && !this.unsaved) announce(t("table-move-unsaved"), true);
        this.unsaved = why.unsaved;
      },
      again: () => !this.#gaveUp,
    });
  }

  #sent(): void {
    this.busy = false;
    this.waiting = 0;
    this.unsaved = false;
  }

  /** Do not try any longer to send a move. Whether it came through is seen when the line is back. */
  giveUp(): void {
    this.#gaveUp = true;
  }

  /** Ask before the turn passes on. */
  #hold(actions: string[], key: string, tried: Tried | null): false {
    const seconds = my.preferences.confirm_seconds;
    const counted = my.preferences.confirm === "countdown";
    this.hint = null; // it was taken, or was about something else: it does not stand over the question
    this.pending = { actions, key, until: counted ? Date.now() + seconds * 1000 : null, tried };
    if (counted) this.#countdown = setTimeout(() => void this.confirm(), seconds * 1000);
    announce(t("table-confirm-ask"), true);
    return false;
  }

  /** Let the turn pass on. */
  async confirm(): Promise<void> {
    const waits = this.pending;
    if (!waits || this.busy) return;
    clearTimeout(this.#countdown);
    this.pending = { ...waits, until: null }; // it stays on the table while it is on its way
    if (!(await this.play(waits.actions, true, waits.key))) this.dismiss();
  }

  /** Do not let the turn pass on yet. */
  dismiss(): void {
    clearTimeout(this.#countdown);
    this.pending = null;
  }

  /** Take own actions back: of the turn that waits or of the plan first, then what was played. */
  async undo(count = 1): Promise<void> {
    if (this.pending && !this.busy) return this.dismiss();
    if (this.plan.length) return this.#plan(this.plan.slice(0, -count));
    if (!this.page || this.busy) return;
    this.busy = true;
    try {
      this.#take(await this.#send("undo", { number: this.page.number, count, key: newKey() }));
      this.reviewing = false;
      announce(t("table-taken-back"));
    } catch (error) {
      toast(sentence(error, this.game), "warning");
    } finally {
      this.#sent();
    }
  }

  // --- trying

  /**
   * Try actions behind a veil, without storing anything. Null when they cannot be tried (any more). While a plan is made,
   * they are tried after it.
   */
  async tryOut(actions: string[], signal?: AbortSignal): Promise<Tried | null> {
    if (!this.page || !actions.length) return null;
    const all = this.planning ? [...this.plan.map((each) => each.do), ...actions] : actions;
    const name = all.join("\n");
    if (this.#tried.has(name)) return this.#tried.get(name)!;
    const { number } = this.page;
    try {
      const tried = await askTable<Tried>(this.id, "draft", { number, actions: all }, signal);
      if (this.page.number === number) this.#tried.set(name, tried);
      return tried;
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted) return null;
      throw error;
    }
  }

  /** Begin to plan a whole turn, or stop it. */
  startPlan(on = true): void {
    this.planning = on;
    if (!on) this.forget();
    announce(t(on ? "table-plan-begun" : "table-plan-ended"));
  }

  async #plan(plan: Planned[]): Promise<void> {
    if (!plan.length || !this.page) return this.forget();
    try {
      const { number } = this.page;
      const actions = plan.map((each) => each.do);
      const tried = this.#tried.get(actions.join("\n"));
      this.planned = tried ?? (await askTable<Tried>(this.id, "draft", { number, actions }));
      this.plan = plan;
    } catch (error) {
      toast(sentence(error, this.game), "warning");
    }
  }

  /** Give up what is planned. */
  forget(): void {
    this.plan = [];
    this.planned = null;
  }

  /** Send the plan. */
  async sendPlan(): Promise<void> {
    const actions = this.plan.map((each) => each.do);
    if (!actions.length) return;
    this.planning = false;
    const passes = this.planned?.passes;
    // What was planned and looked at needs no second question.
    if (!(await this.play(actions, passes || undefined))) this.planning = true;
  }

  // --- hints

  askHint(): Promise<void> {
    return askHint(this);
  }

  // --- looking back

  /** Show the table as it was after so many actions; null: as it is. */
  async look(step: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    if (step !== null && !this.log.length) {
      await this.#log.ready(); // how much there is to look back at comes with the log
      if (wanted !== this.#wanted) return;
    }
    if (step === null || step >= this.log.length) {
      this.past = null;
      this.halt();
      return;
    }
    this.browsing = true;
    this.stage?.skip();
    putAway("info"); // what was said of the present does not lie over the past
    try {
      const past = await this.pasts.at(Math.max(0, step));
      if (wanted !== this.#wanted) return;
      const onward = past.step === (this.past?.step ?? -1) + 1;
      this.past = past;
      this.news = onward ? past.events : [];
      this.newest++;
    } catch (error) {
      this.halt();
      toast(sentence(error, this.game), "warning");
    }
  }

  /** Let the history play from a step on, up to the present: there it closes, if it was opened for that. */
  async replay(from = this.step): Promise<void> {
    const start = from >= this.log.length ? 0 : from;
    this.#closes = !this.browsing;
    this.playing = true;
    await this.look(start);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (!this.playing) return;
      const step = (this.past?.step ?? this.log.length) + 1;
      if (step >= this.log.length) return this.#closes ? this.backToPresent() : void this.look(null);
      else void this.look(step).then(() => this.#next());
    }, BEAT);
    const after = (this.past?.step ?? 0) + 1;
    if (after < this.log.length) void this.pasts.at(after).catch(() => undefined); // be ready
  }

  /** Stop the history where it is. */
  halt(): void {
    this.playing = false;
    clearTimeout(this.#beat);
  }

  /** Close the history. */
  backToPresent(): void {
    this.browsing = false;
    void this.look(null);
  }

  // --- asking

  /** Do something to the table and show the page that comes back. */
  async ask<T = Page>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      const answer = await post<T>(`api/tables/${this.id}/${what}`, body);
      const page = answer as unknown as Page;
      if (answer && typeof answer === "object" && "view" in answer && page.id === this.id) this.#take(page);
      return answer;
    } catch (error) {
      toast(sentence(error, this.game), "warning");
      return null;
    }
  }
}
