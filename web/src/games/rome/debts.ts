/** Debts: sums that were lent and bear interest, and arrears, which bear none. */
import { formatNumber, t } from "$lib/i18n.svelte";
import type { Loan } from "./view";

/** Return what each owes each other, or the bank, as one debt, however many loans it is made of; the oldest first. */
export function debtsOf(loans: readonly Loan[]): Loan[] {
  const found: Loan[] = [];
  for (const loan of loans) {
    const same = found.find(({ borrower, lender }) => borrower === loan.borrower && lender === loan.lender);
    if (!same) found.push({ ...loan });
    else {
      same.sum += loan.sum;
      same.arrears += loan.arrears;
    }
  }
  return found.filter((debt) => debt.sum > 0 || debt.arrears > 0);
}

/** Write a debt: "2,000", "300 in arrears", "2,000 + 300 in arrears". */
export function owed({ sum, arrears }: Pick<Loan, "sum" | "arrears">): string {
  return t("rome-debt", { sum: formatNumber(sum), arrears: formatNumber(arrears), parts: !arrears ? "sum" : sum ? "both" : "arrears" });
}

/** Return what of a repayment goes to arrears, which come first, and the interest a turn that the rest spares. */
export function repaying(
  loans: readonly Loan[],
  borrower: number,
  lender: number | null,
  repaid: number,
  percent: number,
): { late: number; spared: number } {
  const due = (sum: number) => Math.floor((sum * percent) / 100);
  const mine = loans.filter((loan) => loan.borrower === borrower && loan.lender === lender);
  const late = Math.min(
    repaid,
    mine.reduce((all, { arrears }) => all + arrears, 0),
  );
  let left = repaid - late;
  let spared = 0;
  for (const { sum } of mine) {
    const part = Math.min(left, sum);
    left -= part;
    spared += due(sum) - due(sum - part);
  }
  return { late, spared };
}
