/**
 * A finger that stays does what a mouse does by pointing: for `use:hold`. What lies under it hears `pointerenter`, and its tooltip
 * is shown; the next touch ends it. The press itself then chooses nothing.
 */
import type { Action } from "svelte/action";

const LONG = 450; // milliseconds
const SLACK = 10; // pixels

class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start = { x: 0, y: 0 };
  #pointed: Element[] = [];
  #bubble: HTMLElement | null = null;
  #held = false; // the press under way was a long one

  constructor(readonly box: HTMLElement) {}

  down(event: PointerEvent): void {
    this.end();
    this.#held = false;
    this.up();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    this.#start = { x: event.clientX, y: event.clientY };
    const target = event.target as Element;
    this.#timer = setTimeout(() => this.#begin(target), LONG);
  }

  #begin(target: Element): void {
    this.#held = true;
    for (let each: Element | null = target; each && each !== this.box; each = each.parentElement) {
      each.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
      this.#pointed.push(each);
    }
    const said = target.closest("[title]")?.getAttribute("title");
    if (said) this.#show(said);
  }

  #show(words: string): void {
    const bubble = (this.#bubble = document.createElement("div"));
    bubble.className = "held-tooltip";
    bubble.setAttribute("role", "status");
    bubble.textContent = words;
    document.body.append(bubble);
    const { width, height } = bubble.getBoundingClientRect();
    bubble.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, this.#start.x - width / 2))}px`;
    bubble.style.top = `${Math.max(8, this.#start.y - height - 24)}px`;
  }

  end(): void {
    for (const each of this.#pointed) each.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    this.#pointed = [];
    this.#bubble?.remove();
    this.#bubble = null;
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK) this.up();
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  click(event: MouseEvent): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The browser's own menu of a long press would lie over it. */
  menu(event: Event): void {
    if (this.#held) event.preventDefault();
  }
}

export const hold: Action<HTMLElement> = (box) => {
  const press = new Hold(box);
  const listening = new AbortController();
  const { signal } = listening;
  box.addEventListener("pointerdown", (event) => press.down(event), { signal });
  box.addEventListener("pointermove", (event) => press.move(event), { signal });
  addEventListener("pointerup", () => press.up(), { signal });
  addEventListener("pointercancel", () => press.up(), { signal });
  box.addEventListener("click", (event) => press.click(event), { signal, capture: true });
  box.addEventListener("contextmenu", (event) => press.menu(event), { signal });
  return {
    destroy() {
      press.up();
      press.end();
      listening.abort();
    },
  };
};
