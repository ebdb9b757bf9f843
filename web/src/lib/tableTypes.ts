/** What a table in this browser holds besides its page: a hint, a plan, the past that is looked at. */
import type { Happened, Said, Tried, View } from "./types";

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
