/**
 * Two fingers make a map larger and move it; one finger moves what is larger, two quick taps show all of it again. For
 * `use:pinch` on the box that clips it; what is inside is moved as a whole. Whoever uses a mouse sees no difference.
 */
import type { Action } from "svelte/action";

export const MOST = 3;
const QUICK = 300; // milliseconds between two taps
const SLACK = 8; // pixels a finger may move and still only tap

export interface Shape {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}

/** What becomes of a map when fingers go from one place to another; it never leaves the box it fills. */
export function moved(now: Shape, from: readonly Point[], to: readonly Point[], box: { width: number; height: number }): Shape {
  const [a, b] = [middle(from), middle(to)];
  const spread = from.length > 1 ? distance(to) / Math.max(1, distance(from)) : 1;
  const scale = Math.min(MOST, Math.max(1, now.scale * spread));
  const by = scale / now.scale;
  const x = b.x - (a.x - now.x) * by;
  const y = b.y - (a.y - now.y) * by;
  return { scale, x: within(x, box.width, scale), y: within(y, box.height, scale) };
}

const within = (at: number, size: number, scale: number) => Math.min(0, Math.max(size - size * scale, at)) || 0;

function middle(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, each) => sum + each.x, 0) / points.length,
    y: points.reduce((sum, each) => sum + each.y, 0) / points.length,
  };
}

function distance([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

export const pinch: Action<HTMLElement> = (box) => {
  const inner = box.firstElementChild as HTMLElement | null;
  if (!inner) return;
  const fingers = new Map<number, Point>();
  let shape: Shape = { scale: 1, x: 0, y: 0 };
  let tapped = 0;
  let travelled = 0;

  function show(next: Shape): void {
    shape = next;
    const whole = next.scale === 1;
    inner!.style.transformOrigin = "0 0";
    inner!.style.transform = whole ? "" : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    box.style.touchAction = whole ? "pan-x pan-y" : "none";
  }

  const place = (event: PointerEvent): Point => {
    const { x, y } = box.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) travelled = 0;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const from = [...fingers.values()];
    fingers.set(event.pointerId, now);
    if (fingers.size > 2 || (fingers.size === 1 && shape.scale === 1)) return;
    const { width, height } = box.getBoundingClientRect();
    show(moved(shape, from, [...fingers.values()], { width, height }));
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    if (travelled > SLACK) return;
    const again = event.timeStamp - tapped < QUICK;
    tapped = event.timeStamp;
    if (again && shape.scale > 1) show({ scale: 1, x: 0, y: 0 });
  }

  /** What follows a finger that has moved the map is no press of what lies under it. */
  function click(event: MouseEvent): void {
    if (travelled <= SLACK || event.detail === 0) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  box.style.touchAction = "pan-x pan-y";
  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  box.addEventListener("click", click, true);
  return {
    destroy() {
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      box.removeEventListener("click", click, true);
    },
  };
};
