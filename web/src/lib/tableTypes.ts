/** What a table in this browser holds besides its page: a hint, a plan, the past that is looked at. */
import type { Happened, LogStep, Page, Said, Tried, View } from "./types";

/** What a bot would do, and why. */
export interface Hint {
  number: number;
  seat: number;
  level: string;
  do: string;
  say: Said;
  rule?: string;
  /** The action and what would follow, until chance or someone else has a say. */
  line: string[];
  reasons: Said[];
}

/** A turn that waits to be confirmed before it passes on. */
export interface Pending {
  actions: string[];
  key: string;
  until: number | null; // when it is sent by itself, in milliseconds; null: when it is confirmed
  tried: Tried | null; // how the table would look
}

/** An action of the plan, with the words it was offered with. */
export interface Planned {
  do: string;
  say?: Said;
}

/** The table after this many actions, and what the last of them did. */
export interface Past {
  step: number;
  total: number;
  view: View;
  events: Happened[];
  seat?: number;
  do?: string;
}

/** Which dialog of the frame is open. */
export type Overlay = "menu" | "orders" | "help" | "invite" | "hand" | "leave" | "end" | null;

/** What shows the other players' turns step by step; it is loaded once a table has others (`$table/stage.svelte.ts`). */
export interface Staging {
  /** What is shown of the table while steps are shown; null: the present. */
  readonly view: View | null;
  /** What has changed since the own last turn, marked until the person acts. */
  readonly marks: readonly Mark[];
  /** Which action the step that is shown belongs to; null: the present. */
  readonly step: number | null;
  /** After which action everything is new to the person; null: nothing is. */
  readonly since: number | null;
  /** A recap of what others did is shown. */
  readonly summing: boolean;
  /** Take over what others did; false: it is to be shown at once. `before` is what was shown until now. */
  hear(steps: LogStep[], before: View | null, page: Page): boolean;
  /** Show the present at once. */
  skip(): void;
  /** The person acts: what others did is not marked any more. */
  acted(): void;
}

/** Something another player has changed, and where. `at`, `from`, `to`: places or fields of the game's map. */
export type Mark =
  | { kind: "way"; seat: number; from: string; to: string }
  | { kind: "fewer" | "more"; seat: number; at: string; count: number }
  | { kind: "swap"; seat: number; at: string; from: string; to: string }
  | { kind: "place"; seat: number; at: string; label: string }
  | { kind: "stack"; seat: number; at: string };

/** A step of another player's turn, shown on the board for a moment. */
export interface Beat {
  /** Which step it is: "invest", "sail" … */
  kind: string;
  seat: number;
  /** How long it takes at normal pace, in milliseconds. */
  lasts: number;
  /** What happened, in one sentence. */
  text: string;
  events: Happened[];
  /** What is seen of the change already; without it all of it. */
  show?: (before: View, after: View) => View;
  marks?: Mark[];
  /** Cards that lie on the board for that moment. */
  cards?: BeatCard[];
  dice?: readonly number[];
  sound?: "card" | "coin" | "dice" | "move";
}

export interface BeatCard {
  title: string;
  /** The figure in its corner: a price, a value. */
  value?: string;
  note?: string;
  icon?: string;
  /** It was fulfilled: it bears a seal. */
  sealed?: boolean;
}

/** A whole turn of another player, in words. */
export interface TurnRecap {
  seat: number;
  /** "Metta bought the Waage, sailed to England and fulfilled 3 for a 4." */
  sentence: string;
  /** How many points it brought, as they are written; null: it is not known, or none. */
  gained: { by: string; from: string; to: string; good: boolean } | null;
  lines: { icon: string; head: string; text: string }[];
  /** What it means for the person; empty: nothing. */
  forYou: string;
}

/** How a game stages turns: `beats.ts` in its folder. */
export interface StageKit {
  /** The steps that an action of the log is shown in. */
  beats(step: LogStep): Beat[];
  /** A turn in words; the views are those before and after it. */
  recap(seat: number, steps: LogStep[], before: View | null, after: View | null): TurnRecap;
}
