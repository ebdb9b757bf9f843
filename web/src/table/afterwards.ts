/** What is done about a game as a whole: playing it again, keeping its record. */
import { get, post } from "$lib/api";
import { go } from "$lib/router.svelte";
import { sentence } from "$lib/problem";
import type { TableStore } from "$lib/tableStore.svelte";
import { toast } from "$lib/toasts.svelte";
import type { Page } from "$lib/types";

/** The table at which someone wants to play again, and who. */
export function playedAgain(table: TableStore): { table: string; seat: number | null } | null {
  const news = table.over ? table.page?.talk.findLast((each) => each.kind === "news" && each.text === "rematch") : undefined;
  const id = news?.values?.table ?? news?.say?.[1].table;
  return typeof id === "string" && id !== table.id ? { table: id, seat: news?.seat ?? null } : null;
}

/** Make a new table like this one and go there; or to the one that someone made already. */
export async function rematch(table: TableStore, sameDeal = false): Promise<void> {
  const again = playedAgain(table);
  if (again && !sameDeal) return go(`table/${again.table}`);
  try {
    const page = await post<Page>(`api/tables/${table.id}/rematch`, { same_deal: sameDeal });
    go(`table/${page.id}`);
  } catch (error) {
    toast(sentence(error), "warning");
  }
}

/** Play on from the step that is shown, at a new table: the own seats are mine, bots and others are bots. */
export async function playOn(table: TableStore, level: string): Promise<void> {
  const mine = new Set(table.mine.length ? table.mine : [0]);
  const first = Math.min(...mine);
  const seats = (table.page?.seats ?? []).map((seat) => {
    if (seat.seat === first) return { kind: "me", name: seat.name };
    if (mine.has(seat.seat)) return { kind: "local", name: seat.name };
    return { kind: "bot", level: seat.bot ?? level, name: seat.name };
  });
  try {
    const page = await post<Page>(`api/tables/${table.id}/clone`, { step: table.step, seats });
    go(`table/${page.id}`);
  } catch (error) {
    toast(sentence(error), "warning");
  }
}

/** Save the game as a file. */
export async function downloadRecord(table: TableStore): Promise<void> {
  try {
    const text = await get<string>(`api/tables/${table.id}/record`);
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    anchor.download = `${fileName(table)}.txt`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
  } catch (error) {
    toast(sentence(error), "warning");
  }
}

/** "game-title-2026-11-16": letters that every file system takes. */
function fileName(table: TableStore): string {
  const title = (table.page?.title ?? "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const day = new Date((table.page?.created ?? 0) * 1000).toISOString().slice(0, 10);
  return [table.game, title, day].filter(Boolean).join("-");
}
