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

class Pinch {
  #fingers = new Map<number, Point>();
  #shape: Shape = { scale: 1, x: 0, y: 0 };
  #tapped = 0;
  #travelled = 0;

  constructor(
    readonly box: HTMLElement,
    readonly inner: HTMLElement,
  ) {}

  #show(next: Shape): void {
    this.#shape = next;
    const whole = next.scale === 1;
    this.inner.style.transformOrigin = "0 0";
    this.inner.style.transform = whole ? "" : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    this.box.style.touchAction = whole ? "pan-x pan-y" : "none";
  }

  #place(event: PointerEvent): Point {
    const { x, y } = this.box.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size === 1) this.#travelled = 0;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const from = [...this.#fingers.values()];
    this.#fingers.set(event.pointerId, now);
    if (this.#fingers.size > 2 || (this.#fingers.size === 1 && this.#shape.scale === 1)) return;
    const { width, height } = this.box.getBoundingClientRect();
    this.#show(moved(this.#shape, from, [...this.#fingers.values()], { width, height }));
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size) return;
    if (this.#travelled > SLACK) return;
    const again = event.timeStamp - this.#tapped < QUICK;
    this.#tapped = event.timeStamp;
    if (again && this.#shape.scale > 1) this.#show({ scale: 1, x: 0, y: 0 });
  }

  /** What follows a finger that has moved the map is no press of what lies under it. */
  click(event: MouseEvent): void {
    if (this.#travelled <= SLACK || event.detail === 0) return;
    this.#travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }
}

export const pinch: Action<HTMLElement> = (box) => {
  const inner = [...box.children].find((each) => !each.matches("button")) as HTMLElement | undefined; // the list of places is no part
  if (!inner) return;
  const hand = new Pinch(box, inner);
  const listening = new AbortController();
  const { signal } = listening;
  box.style.touchAction = "pan-x pan-y";
  box.addEventListener("pointerdown", (event) => hand.down(event), { signal });
  box.addEventListener("pointermove", (event) => hand.move(event), { signal });
  addEventListener("pointerup", (event) => hand.up(event), { signal });
  addEventListener("pointercancel", (event) => hand.up(event), { signal });
  box.addEventListener("click", (event) => hand.click(event), { signal, capture: true });
  return { destroy: () => listening.abort() };
};
