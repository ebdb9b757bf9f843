/** Where the learner is to press: found in the page, as the table shows it. */

export interface Target {
  element: Element;
  /** The part of it that takes a finger. */
  spot: Element;
  /** A place of the map, a control, or the tab that hides it. */
  kind: "map" | "control" | "tab";
  /** What stands on the control. */
  label: string;
}

/** Whether an element can be seen and pressed. */
function open(element: Element): boolean {
  if ((element as HTMLButtonElement).disabled || element.closest("[inert]")) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The table's large button, if it plays an action; also while the card covers its row. */
export function largeButton(action: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLButtonElement>("[data-primary]")].filter((each) => each.dataset.do === action);
  return found.find((each) => !each.disabled) ?? null;
}

/** What plays an action, or leads to it: the large button, another control, the place on the map; first the tab that hides them. */
export function findTarget(action: string, where: string | null, tab: string | undefined): Target | null {
  const button = tab ? document.getElementById(`tab-${tab}`) : null;
  if (button && button.getAttribute("aria-selected") === "false" && open(button)) return target(button, "tab");
  const large = largeButton(action);
  if (large && open(large)) return target(large, "control");
  const place = where ? [...document.querySelectorAll(where)].find(open) : undefined;
  if (place) return target(place, "map");
  const marked = [...document.querySelectorAll<HTMLElement>("[data-do]")].filter((each) => each.dataset.do === action);
  const control = marked.find(open) ?? [...document.querySelectorAll<HTMLElement>("main .hinted, dialog .hinted")].find(open);
  return control ? target(control, "control") : null;
}

function target(element: Element, kind: Target["kind"]): Target {
  const label = element.getAttribute("aria-label") ?? wordsOf(element);
  return { element, spot: element.querySelector(".touch") ?? element, kind, label: label.replace(/\s+/g, " ").trim() };
}

/** What a control says, without the key that is written on it. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("kbd, [aria-hidden=true]")) hidden.remove();
  return copy.textContent ?? "";
}

/** Press it as a key would: the table then leads the focus on. */
export function press(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The size of what two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const EDGE = 12; // pixels between the card and the edges of the room

/**
 * Where a card of this size hides least: never the target if that can be, then little of what can be pressed, then little of
 * the map. It stays where it is as long as no other corner is better: what is about to be pressed must not jump.
 */
export function cornerFor(
  size: { width: number; height: number },
  room: Box,
  target: Box | null,
  avoid: readonly Box[],
  ground: Box | null,
  now: { x: number; y: number } | null,
): { x: number; y: number } {
  const { width, height } = size;
  const xs = [room.x + room.width - width - EDGE, room.x + EDGE, room.x + (room.width - width) / 2];
  const ys = [room.y + room.height - height - EDGE, room.y + (room.height - height) / 2, room.y + EDGE];
  const cost = (corner: { x: number; y: number }) => {
    const box = { ...corner, width, height };
    const pressed = avoid.reduce((sum, each) => sum + shared(box, each), 0);
    return (target ? shared(box, target) * 1000 : 0) + pressed * 20 + (ground ? shared(box, ground) : 0);
  };
  const corners = ys.flatMap((y) => xs.map((x) => ({ x: Math.round(x), y: Math.round(y) })));
  const best = corners.reduce((least, each) => (cost(each) < cost(least) ? each : least));
  const fits = now && now.x + width <= room.x + room.width && now.y + height <= room.y + room.height;
  return fits && cost(now) <= cost(best) ? now : best;
}
