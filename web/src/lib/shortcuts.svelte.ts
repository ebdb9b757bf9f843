/**
 * Keys that do something, wherever the focus is. A part of the page asks for them while it is shown; the help lists them.
 * A key with a modifier is the browser's, and letters typed into a field are text.
 */
import { untrack } from "svelte";

export interface Shortcut {
  key: string; // as in KeyboardEvent.key, letters small; several: "ArrowLeft ArrowRight"
  label: () => string; // what it does, in the language shown
  run: (event: KeyboardEvent) => void;
  when?: () => boolean; // whether it does anything now
  modal?: boolean; // also while a dialog is open
  unlisted?: boolean; // goes without saying
}

const NAMES: { [key: string]: string } = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  Enter: "Enter ⏎",
  " ": "␣",
  Home: "Home",
  End: "End",
};
let list = $state.raw<Shortcut[]>([]);

/** Ask for a key as long as the component is shown: call it while the component is made. */
export function shortcut(wanted: Shortcut): void {
  $effect(() => {
    untrack(() => (list = [...list, wanted]));
    return () => untrack(() => (list = list.filter((each) => each !== wanted)));
  });
}

/** All that are asked for now, in the order in which they were. */
export function shortcuts(): readonly Shortcut[] {
  return list.filter((each) => !each.unlisted);
}

/** A key as it is written: "Z", "←". */
export function keyName(key: string): string {
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Do what a key is for; for `onkeydown` of the window. The part that asked last goes first. */
export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const target = event.target as HTMLElement | null;
  if (typing(target) || uses(target, key)) return;
  const dialog = document.querySelector("dialog:modal") !== null;
  for (const each of [...list].reverse()) {
    if (dialog && !each.modal) continue;
    if (each.key !== key && !each.key.split(" ").includes(key)) continue;
    if (each.when && !each.when()) continue;
    event.preventDefault();
    each.run(event);
    return;
  }
}

/** Press the one button that Enter is for: `data-primary`. */
export function pressPrimary(): void {
  const found = [...document.querySelectorAll<HTMLButtonElement>("[data-primary]")];
  found.find((button) => !button.disabled && button.checkVisibility())?.click();
}

/** Whether letters go into a field. */
function typing(target: HTMLElement | null): boolean {
  if (!target) return false;
  const field = target.closest("input, textarea, select, [contenteditable=true]");
  return field !== null && !(field instanceof HTMLInputElement && ["checkbox", "radio", "button"].includes(field.type));
}

/** Whether the focused control does something with this key itself. */
function uses(target: HTMLElement | null, key: string): boolean {
  if (!target) return false;
  if (key === "Enter" || key === " ") return target.closest("button, a[href], summary, [role=button], [role=tab], input") !== null;
  if (key.startsWith("Arrow") || key === "Home" || key === "End") {
    return target.closest("[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [data-arrows], input") !== null;
  }
  return false;
}
