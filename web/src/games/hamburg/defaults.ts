/** The sensible choice in each step: what is preselected, and what previews take for granted. Everything can be changed. */
import type { Decision } from "$lib/types";
import type { Cards } from "./cards";
import { cover, prospects } from "./demand";
import type { HamburgPlayer, HamburgView } from "./view";

type Amounts = { [id: string]: number };

/** Return the notation of the choice to suggest; null where the player has to say (a place, what to buy, whether to join). */
export function sensible(cards: Cards, view: HamburgView, decision: Decision): string | null {
  const actions = decision.actions.map((action) => action.do);
  const player = view.players[decision.seat];
  if (!actions.length || !player) return null;
  if (actions.length === 1) return actions[0] ?? null;
  switch (decision.step) {
    case "split":
      return split(cards, player, decision, actions);
    case "letter":
      return "keep";
    case "loss":
      return loss(cards, player, actions);
    case "pay":
      return payment(cards, player, view, decision, actions);
    case "reward":
      return reward(cards, player, actions);
    case "swap":
      return swap(cards, player, view, decision);
    case "offer":
      return "done";
    case "place":
      return actions.includes("place best") ? "place best" : "done";
    default:
      return null;
  }
}

/** Divide cubes so that the contracts profit most; else evenly. */
function split(cards: Cards, player: HamburgPlayer, decision: Decision, actions: string[]): string {
  const { cubes, goods } = decision.about as { cubes: number; goods: [string, string] };
  return best(actions, (action) => {
    if (action === "split more") return -1;
    const first = Number(action.slice(6));
    const after = changed(player.goods, { [goods[0]]: first, [goods[1]]: cubes - first });
    return prospects(cards, player.contracts, after, player.supply) - Math.abs(first - cubes / 2) * 0.01;
  });
}

/** Give up what is missed least; turn no cubes for it. */
function loss(cards: Cards, player: HamburgPlayer, actions: string[]): string {
  if (actions.includes("done")) return "done";
  return best(actions, (action) => {
    const [verb, good = ""] = action.split(" ");
    if (verb !== "lose") return -1000;
    const after = changed(player.goods, { [good]: -1 });
    return prospects(cards, player.contracts, after, player.supply) + (player.goods[good] ?? 0) * 0.02;
  });
}

/** Pay with goods of the office, then with supply cubes, then with several of one kind, then with time. */
function payment(cards: Cards, player: HamburgPlayer, view: HamburgView, decision: Decision, actions: string[]): string {
  const paying = String(decision.about.contract ?? "");
  const others = player.contracts.filter((contract) => contract !== paying);
  return best(actions, (action) => {
    if (action === "exchange time") return -300 + Math.min(player.time, 20);
    const [verb, good = "", from] = action.split(" ");
    const origin = cards.good.get(good)?.origin ?? "";
    const paid = verb === "pay" ? 1 : from ? view.exchange.with_supply : view.exchange.goods;
    const after = changed(player.goods, from && verb === "pay" ? {} : { [good]: -paid });
    const tile = from ? changed(player.supply, { [origin]: -1 }) : player.supply;
    const rank = (verb === "pay" ? 0 : -200) - (from ? 100 : 0);
    const bonus = player.bonus.some((card) => cards.bonus.get(card)?.place === view.place && cards.bonus.get(card)?.good === good);
    return rank + prospects(cards, others, after, tile) + (player.goods[good] ?? 0) * 0.03 + (bonus ? 0.01 : 0);
  });
}

/** The card in the hand is known to be wanted: take it, unless the other one is complete and it is not. */
function reward(cards: Cards, player: HamburgPlayer, actions: string[]): string | null {
  const hand = player.hand ? cover(cards, player.hand, player.goods, player.supply).missing : Infinity;
  return hand < Infinity && actions.includes("reward hand") ? "reward hand" : (actions[0] ?? null);
}

/** Keep the contract drawn, unless the other one is nearer to being fulfilled: then the offer comes on top. */
function swap(cards: Cards, player: HamburgPlayer, view: HamburgView, decision: Decision): string {
  const { contract, instead } = decision.about as { contract: string; instead: string };
  const missing = (id: string) => cover(cards, id, player.goods, player.supply).missing;
  const offered = view.bids.reduce((sum, bid) => sum + bid.money + 2 * bid.time, 0);
  return missing(instead) <= missing(contract) && offered > 0 ? "swap" : "keep";
}

/** The contracts to give for a price: as little value as possible is lost. */
export function cheapest(cards: Cards, contracts: string[], due: number): string[] {
  let found: string[] = [];
  let least = Infinity;
  const some = contracts.slice(0, 14);
  for (let mask = 1; mask < 1 << some.length; mask++) {
    const given = some.filter((_, at) => mask & (1 << at));
    if (given.length >= contracts.length) continue; // one is kept
    const sum = given.reduce((all, contract) => all + cards.value(contract), 0);
    const rank = sum + given.length * 0.1;
    if (sum >= due && rank < least) {
      least = rank;
      found = given;
    }
  }
  return found;
}

function best(actions: string[], worth: (action: string) => number): string {
  let found = actions[0] ?? "";
  let most = -Infinity;
  for (const action of actions) {
    const value = worth(action);
    if (value > most) {
      most = value;
      found = action;
    }
  }
  return found;
}

function changed(amounts: Amounts, changes: Amounts): Amounts {
  const after = { ...amounts };
  for (const [id, count] of Object.entries(changes)) after[id] = (after[id] ?? 0) + count;
  return after;
}
