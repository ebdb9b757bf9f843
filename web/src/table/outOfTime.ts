/** What happened and what can be done when a player runs out of time. Who may claim what is decided by the server. */
import type { Page } from "$lib/types";
import { t } from "$lib/i18n.svelte";

/** What can be claimed: a bot continues, the player is out, the game ends without a winner, or this player wins it. */
export type Claim = "bot" | "out" | "end" | "win";

/** What can be offered to the players of `mine` when the time of `late` is up. */
export function claims(page: Page, late: number): Claim[] {
  const user = page.seats[late]?.person ?? null;
  const others = page.seats.filter(
    (seat) => seat.taken && !seat.left && !page.mine.includes(seat.seat) && seat.seat !== late && (user === null || seat.person !== user),
  );
  const alone = others.length === 0;
  return alone ? ["bot", "end", "win"] : ["bot", "out", "end"];
}

/** The title of a game that ended because someone ran out of time; undefined if it ended otherwise. */
export function endedByTime(page: Page | null): string | undefined {
  const result = page?.result;
  if (result?.end !== "time" || result.late === undefined) return undefined;
  const name = page?.seats[result.late]?.name ?? "";
  const winners = (result.winners ?? []).map((seat) => page?.seats[seat]?.name ?? "");
  if (!winners.length) return t("table-end-time", { name });
  return t("table-end-time-won", { name, winner: winners.join(", ") });
}
