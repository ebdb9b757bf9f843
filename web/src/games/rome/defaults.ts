/** Which of the choices is preselected: a quiet one that seldom hurts. The person decides. */
import type { Choice, Decision } from "$lib/types";
import { debtsOf } from "./debts";
import { bestProfit, type GoodCard, type Things } from "./cards";
import type { RomeView } from "./view";

export function sensible(things: Things, view: RomeView, decision: Decision): string | null {
  const { actions, step, about } = decision;
  const me = view.players[decision.seat];
  switch (step) {
    case "voucher":
      return has(actions, "voucher") ?? has(actions, "draw");
    case "attack":
      return has(actions, "done");
    case "answer":
      return has(actions, "yield");
    case "demand":
      return first(actions, "demand ", (choice) => -worth(things, choice.do));
    case "drop":
      return first(actions, "drop ", (choice) => things.goods.get(choice.do.split(" ").at(-1) ?? "")?.buy ?? 0);
    case "return":
      return first(actions, "return ", (choice) => use(things, things.goods.get(choice.do.split(" ")[1] ?? ""), view.turn.final));
    case "ransom": {
      const cargo = (me?.cargo ?? []).reduce((sum, lot) => sum + lot.loads * (things.goods.get(lot.good)?.buy ?? 0), 0);
      return has(actions, cargo > Number(about.amount ?? 0) ? "pay" : "give up") ?? has(actions, "give up");
    }
    case "ship":
      return first(actions, "build ", price) ?? first(actions, "ask ", price);
    case "repay": {
      const mine = debtsOf(view.loans).filter((debt) => debt.borrower === decision.seat);
      const owed = mine.reduce((all, debt) => all + debt.sum + debt.arrears, 0);
      // Arrears alone cost nothing and are paid by themselves.
      const [dearest] = mine.filter((debt) => debt.sum > 0).toSorted((a, b) => b.sum - a.sum);
      return (me && dearest && me.cash > owed ? has(actions, `repay ${dearest.lender ?? "bank"}`) : null) ?? has(actions, "done");
    }
    default:
      return null;
  }
}

function has(actions: Choice[], action: string): string | null {
  return actions.find((choice) => choice.do === action)?.do ?? null;
}

/** The choice of a kind that has the least of something. */
function first(actions: Choice[], kind: string, least: (choice: Choice) => number): string | null {
  return actions.filter((choice) => choice.do.startsWith(kind)).toSorted((a, b) => least(a) - least(b))[0]?.do ?? null;
}

/** What a card is still good for: a full hold of it, but nothing in the last round; the penalty is saved without it. */
function use(things: Things, card: GoodCard | undefined, final: boolean): number {
  return card ? (final ? 0 : things.figures.hold * bestProfit(card)) - card.penalty : 0;
}

/** What a lot costs in a port that has it: `demand 3 wine`. */
function worth(things: Things, action: string): number {
  const [, loads, good] = action.split(" ");
  return Number(loads) * (things.goods.get(good ?? "")?.buy ?? 0);
}

/** What a ship costs at a yard; with offers it is less, so those come first. */
function price(choice: Choice): number {
  const sum = choice.say?.[1].money;
  const amount = Array.isArray(sum) ? sum[1].amount : sum;
  return Number(amount ?? 0);
}
