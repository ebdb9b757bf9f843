/** Links: to a move of a table, copied or handed to the system's sharing. */
import { root } from "$lib/router.svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import { toast } from "$lib/toasts.svelte";
import { t } from "$lib/i18n.svelte";

/** Copy a text; a browser that does not let us gets the text shown, to be copied by hand. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text);
  }
}

/** Whether the system can share links itself, as phones do. */
export function canShare(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Share a link by the system, or copy it where there is no such thing. */
export async function share(url: string, title: string, done: string): Promise<void> {
  if (!canShare()) return copy(url, done);
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copy(url, done);
  }
}

/** The link to what is shown of a table's history. */
export function moveLink(table: TableStore): string {
  return new URL(`table/${table.id}${table.past ? `?step=${table.step}` : ""}`, root).href;
}

export async function shareMove(table: TableStore): Promise<void> {
  await share(moveLink(table), table.page?.title || "Merkator", t("table-link-copied"));
}
