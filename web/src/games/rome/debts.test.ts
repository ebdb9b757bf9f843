// @vitest-environment happy-dom
/** Debts: who owes whom, the sum and the arrears apart; what a repayment is good for, and whether one is suggested. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Choice, Decision } from "$lib/types";
import { loadMessages, name, say, setLanguage, t } from "$lib/i18n.svelte";
import { debtsOf, owed, repaying } from "./debts";
import { sensible } from "./defaults";
import type { Things } from "./cards";
import type { Loan, RomeView } from "./view";

const loan = (borrower: number, lender: number | null, sum: number, arrears = 0): Loan => ({ borrower, lender, sum, arrears });

beforeAll(() => loadMessages("rome", "pages"));
afterAll(() => setLanguage("en"));

describe("debts", () => {
  it("are put together by who owes whom, the oldest first; the bank is a lender of its own", () => {
    const loans = [loan(1, null, 1500), loan(0, 1, 2000, 300), loan(1, 0, 0, 4000), loan(0, 1, 500), loan(1, null, 0, 50)];
    expect(debtsOf(loans)).toEqual([loan(1, null, 1500, 50), loan(0, 1, 2500, 300), loan(1, 0, 0, 4000)]);
    expect(loans[0]).toEqual(loan(1, null, 1500));
    expect(debtsOf([loan(0, 1, 0, 0)])).toEqual([]);
  });

  it("name arrears where there are any", async () => {
    const all = () => [owed({ sum: 2000, arrears: 0 }), owed({ sum: 2000, arrears: 1300 }), owed({ sum: 0, arrears: 4000 })];
    expect(all()).toEqual(["2,000", "2,000\u00a0+\u00a01,300 in arrears", "4,000 in arrears"]);
    expect(t("rome-owes", { name: t("rome-bank.to"), debt: owed({ sum: 700, arrears: 0 }) })).toBe("owes the bank 700");
    await setLanguage("de");
    expect(all()).toEqual(["2.000", "2.000\u00a0+\u00a01.300 rückständig", "4.000 rückständig"]);
    expect(t("rome-owes", { name: t("rome-bank.to"), debt: owed({ sum: 700, arrears: 0 }) })).toBe("schuldet der Bank 700");
    await setLanguage("en");
  });
});

describe("a repayment", () => {
  const loans = [loan(0, 1, 2000, 300), loan(0, null, 1500), loan(0, 1, 155), loan(2, 1, 9000, 900)];

  it("goes to arrears first, which spares nothing", () => {
    expect(repaying(loans, 0, 1, 200, 10)).toEqual({ late: 200, spared: 0 });
    expect(repaying(loans, 0, 1, 300, 10)).toEqual({ late: 300, spared: 0 });
  });

  it("then spares the interest on sums, each rounded by itself", () => {
    expect(repaying(loans, 0, 1, 800, 10)).toEqual({ late: 300, spared: 50 });
    expect(repaying(loans, 0, 1, 2455, 10)).toEqual({ late: 300, spared: 215 });
    expect(repaying(loans, 0, null, 1500, 10)).toEqual({ late: 0, spared: 150 });
    expect(repaying([loan(0, 1, 155)], 0, 1, 100, 10)).toEqual({ late: 0, spared: 10 });
  });

  const decide = (cash: number, loans: Loan[], ...actions: string[]) => {
    const decision: Decision = {
      seat: 0,
      step: "repay",
      about: {},
      actions: [...actions, "done"].map((action, id): Choice => ({ id, do: action })),
    };
    return sensible({} as Things, { loans, players: [{ cash }] } as RomeView, decision);
  };

  it("is suggested when all can be repaid, arrears too, and of the dearest loan", () => {
    const both = [loan(0, 1, 2000, 300), loan(0, null, 2500), loan(1, 0, 8000)];
    expect(decide(4801, both, "repay 1", "repay bank")).toBe("repay bank");
    expect(decide(4800, both, "repay 1", "repay bank")).toBe("done");
    expect(decide(9000, [loan(0, 1, 2000, 300), loan(0, null, 700)], "repay 1", "repay bank")).toBe("repay 1");
  });

  it("is not suggested for arrears alone, which bear no interest", () => {
    expect(decide(9000, [loan(0, 1, 0, 4000)], "repay 1")).toBe("done");
  });
});

describe("the words of credit", () => {
  it("say what the game says of the bank and of arrears", async () => {
    const interest = { who: "Anna", whom: ["bank", {}], money: ["money", { amount: 50 }], arrears: ["money", { amount: 150 }] } as const;
    const words = () => say("rome", ["event-interest-part", interest as never]);
    expect(words()).toContain("Anna paid the bank 50 sesterces interest; 150 sesterces");
    expect(name("rome", "bank")).toBe(t("rome-bank.to"));
    await setLanguage("de");
    expect(words()).toContain("zahlt der Bank 50 Sesterzen Zinsen; 150 Sesterzen");
    expect(name("rome", "bank")).toBe(t("rome-bank.to"));
    await setLanguage("en");
  });

  it("say that only the sum bears interest", () => {
    expect(t("rome-debt-interest", { percent: 10 })).toBe("Interest: 10% per turn on sums lent, none on arrears.");
    expect(t("rome-save-interest", { parts: "both", late: "300", sum: "50", percent: 10 })).toBe(
      "300 of it pays off arrears. The rest saves you 50 interest per turn (10%).",
    );
    expect(t("rome-ask-more", { bank: "yes", percent: 10 })).toContain("and the bank lends the rest");
    expect(t("rome-ask-more", { bank: "no", percent: 10 })).not.toContain("bank");
  });

  it("tell of new rules at a table as of all news", async () => {
    const words = () => say("server", ["news-new-rules", { rules: 2 }]);
    expect(words()).toContain("follows rules 2.");
    await setLanguage("de");
    expect(words()).toContain("folgt nun Regelwerk 2.");
    await setLanguage("en");
  });
});
