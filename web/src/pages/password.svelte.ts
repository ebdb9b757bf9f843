/** What a password needs here, as the server says; the same on every form. */
import { get } from "$lib/api";

interface Rules {
  invite_only: boolean;
  password: { shortest: number; longest: number };
}

export const passwordRule = $state({ shortest: 8, inviteOnly: false });

/** Ask the server. Until it answers the form shows what is usual; the server checks anyway. */
export async function loadPasswordRule(): Promise<void> {
  const rules = await get<Rules>("api/account").catch(() => null);
  if (!rules) return;
  passwordRule.shortest = rules.password.shortest;
  passwordRule.inviteOnly = rules.invite_only;
}
