/** Notifications of the browser: when it is the own turn and nobody looks at the page. */
import { my } from "./me.svelte";

const able = typeof Notification !== "undefined";
const state = $state<{ permission: NotificationPermission | "none" }>({ permission: able ? Notification.permission : "none" });

/** Whether the browser would show them: "default" means that it was never asked. */
export function permission(): NotificationPermission | "none" {
  return state.permission;
}

/** Ask the browser for leave; only after a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!able) return false;
  state.permission = await Notification.requestPermission();
  return state.permission === "granted";
}

/** Notify, unless the page is looked at or the person does not want it. `kind`: "turn" for the own turn, else "all". */
export function notify(kind: "turn" | "all", title: string, body: string, tag: string): void {
  const wanted = my.preferences.notifications;
  if (!able || state.permission !== "granted" || wanted === "off" || (kind === "all" && wanted !== "all")) return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag, lang: document.documentElement.lang });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    state.permission = "none"; // phones allow them to service workers only
  }
}
