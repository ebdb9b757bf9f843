/** Which thing on the table an action belongs to: what is clicked, and what is marked. */
import type { Choice } from "$lib/types";
import type { Cards } from "./cards";

export type ThingKind = "place" | "contract" | "bonus" | "building" | "stack";
export type Thing = `${ThingKind}:${string}`;

/** Return the thing that an action is about; null when it is a matter of the whole step. */
export function thingOf(cards: Cards, action: string): Thing | null {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "go") return `place:${first}`;
  if (verb === "sell" || verb === "give" || verb === "fulfil") return `contract:${first}`;
  if (verb === "take" && first === "contract") return `stack:${cards.value(second)}`;
  if (verb === "buy" || verb === "take") return cards.bonus.has(first) ? `bonus:${first}` : `building:${first}`;
  return null;
}

export function kindOf(thing: Thing): ThingKind {
  return thing.slice(0, thing.indexOf(":")) as ThingKind;
}

export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(":") + 1);
}

/** The choices about one thing. */
export function about(cards: Cards, choices: Choice[], thing: Thing): Choice[] {
  return choices.filter((choice) => thingOf(cards, choice.do) === thing);
}
