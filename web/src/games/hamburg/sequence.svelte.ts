/**
 * Several small decisions of one kind that belong together, such as the units of a payment: each is preselected, each can
 * be changed, and what follows a change is preselected anew. Sent as one.
 */
import type { Board, Outlook } from "./board.svelte";
import { change } from "./change";
import { sensible } from "./defaults";
import { foresee, type Foreseen } from "./foresee";

export class Sequence {
  foreseen = $state.raw<Foreseen | null>(null);
  /** True while the server is asked. */
  busy = $state(false);
  #asked: AbortController | null = null;

  constructor(
    readonly board: Board,
    readonly first: string[],
    readonly step: string,
    readonly seat: number,
  ) {}

  links = $derived.by(() => this.foreseen?.links ?? []);
  actions = $derived.by(() => this.foreseen?.actions ?? []);
  outlook = $derived.by<Outlook | null>(() => {
    const { foreseen } = this;
    if (!foreseen) return null;
    const difference = change(this.board.view, foreseen.view, this.seat);
    const { actions, events } = foreseen;
    return { thing: null, actions, tried: null, events, change: difference, journey: null };
  });

  /** Preselect everything after what is fixed. */
  async build(fixed: string[] = []): Promise<void> {
    this.#asked?.abort();
    const asked = (this.#asked = new AbortController());
    const { board, seat, step } = this;
    this.busy = true;
    const found = await foresee(
      board.table,
      this.first,
      (view, decision, links) => {
        if (decision.step !== step || decision.seat !== seat) return null;
        const wanted = fixed[links.length];
        if (wanted !== undefined && decision.actions.some((action) => action.do === wanted)) return wanted;
        return sensible(board.cards, view, decision);
      },
      asked.signal,
    );
    if (asked.signal.aborted) return;
    this.busy = false;
    this.foreseen = found;
    board.staged = this.outlook;
  }

  /** Take another choice at one of the decisions. */
  async change(at: number, chosen: string): Promise<void> {
    await this.build([...this.links.slice(0, at).map((link) => link.chosen), chosen]);
  }

  /** Ask no more; for the end of a dialogue. */
  drop(): void {
    this.#asked?.abort();
    this.board.staged = null;
  }
}
