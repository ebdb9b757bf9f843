/** Asking a bot what it would do. */
import { post, THINKING } from "./api";
import { say, t } from "./i18n.svelte";
import { sentence } from "./problem";
import type { TableStore } from "./tableStore.svelte";
import type { Hint } from "./tableTypes";
import { announce, toast } from "./toasts.svelte";

/** Ask for a hint, or put away the one that is shown; it stays until the table goes on. */
export async function askHint(table: TableStore): Promise<void> {
  if (table.hint) {
    table.hint = null;
    return;
  }
  if (!table.page || table.hinting || !table.myTurn) return;
  table.forget();
  table.hinting = true;
  const { number } = table.page;
  try {
    const hint = await post<Hint>(`api/tables/${table.id}/hint`, { number }, undefined, THINKING);
    if (table.page.number !== number || table.pending) return;
    table.hint = hint;
    const reasons = hint.reasons.map((reason) => say(table.game, reason));
    announce([t("table-hint-said", { choice: say(table.game, hint.say) }), ...reasons].join(" "));
  } catch (error) {
    toast(sentence(error, table.game), "warning");
  } finally {
    table.hinting = false;
  }
}
