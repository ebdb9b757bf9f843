/** Making a table: a visitor becomes a guest on the way. */
import { get, post } from "$lib/api";
import { reconnect } from "$lib/live.svelte";
import { setMe, guest, my } from "$lib/me.svelte";
import type { Page, TableSpec } from "$lib/types";
import { language, t } from "$lib/i18n.svelte";

const NAME = "merkator-name";

/** The name of the person here: the user's, else what this browser remembers, else a general one. */
export function myName(): string {
  return my.self?.name ?? localStorage.getItem(NAME) ?? t("guest-name");
}

export function rememberName(name: string): void {
  if (name.trim()) localStorage.setItem(NAME, name.trim());
}

/** Make sure there is a user before something is done that needs one. */
export async function known(name = myName()): Promise<void> {
  if (my.self) return;
  const self = await get<typeof my.self>("api/me"); // the answer may still be on its way
  if (self) return setMe(self);
  await guest(name.trim() || t("guest-name"), language());
  reconnect();
}

export async function makeTable(wish: TableSpec, name = myName()): Promise<Page> {
  await known(name);
  return post<Page>("api/tables", wish);
}
