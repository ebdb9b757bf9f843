/** The one link to a table that waits: made once, and remembered here, because the server keeps only a hash of it. */
import { post } from "$lib/api";

export interface Invitation {
  address: string;
  qr: string;
  expires: number;
}

const KEPT = "merkator-invitation-";

/** Return the link to a table, the one that this browser has made before if it is still good. */
export async function invitationTo(table: string): Promise<Invitation> {
  const kept = read(table);
  if (kept && kept.expires > Date.now() / 1000 + 3600) return kept;
  const made = await post<Invitation>(`api/tables/${table}/invitations`, {});
  const { address, qr, expires } = made;
  try {
    sessionStorage.setItem(KEPT + table, JSON.stringify({ address, qr, expires }));
  } catch {
    // no room to remember it: the next time another link is made, and both are good
  }
  return made;
}

function read(table: string): Invitation | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT + table) ?? "null") as Invitation | null;
  } catch {
    return null;
  }
}
