/**
 * The first lesson: what is said after so many actions of `hamburg.record`. A part without `act` is read and put away; one
 * with `act` waits until the learner takes the next action. Texts are `lesson-<id>` in text/tutorial.*.ftl.
 */
export interface Part {
  id: string;
  /** How many actions are played when this is said. */
  step: number;
  /** Whether the next action of the record is waited for. */
  act?: boolean;
  /** What it is about: a CSS selector of what is marked. */
  about?: string;
  /** Which tab of a phone it is about; the map unless told. */
  tab?: string;
}

export const PARTS: readonly Part[] = [
  { id: "welcome", step: 0 },
  { id: "contracts", step: 0, about: ".contracts", tab: "contracts" },
  { id: "office", step: 0, about: ".office", tab: "office" },
  { id: "map", step: 0, about: ".area" },
  { id: "invest", step: 0, act: true },
  { id: "travel", step: 1, act: true },
  { id: "split", step: 2, act: true },
  { id: "arrived", step: 3, about: ".office", tab: "office" },
  { id: "fulfil", step: 3, act: true },
  { id: "reward", step: 4, about: ".contracts", tab: "contracts" },
  { id: "again", step: 4, act: true },
  { id: "side", step: 5, act: true },
  { id: "deliver", step: 6, act: true },
  { id: "too-many", step: 7, act: true, tab: "market" },
  { id: "pay", step: 8, act: true },
  { id: "bought", step: 9, act: true },
  { id: "sweden", step: 10, act: true },
  { id: "divide", step: 11, act: true },
  { id: "end", step: 12 },
];
