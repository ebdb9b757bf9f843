/**
 * A finger that stays does what a mouse does by pointing: for `use:hold`. What lies under it hears `pointerenter`, and its tooltip
 * is shown; the next touch ends it. The press itself then chooses nothing.
 */
import type { Action } from "svelte/action";

const LONG = 450; // milliseconds
const SLACK = 10; // pixels

export const hold: Action<HTMLElement> = (box) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let pointed: Element[] = [];
  let bubble: HTMLElement | null = null;
  let held = false; // the press under way was a long one

  function down(event: PointerEvent): void {
    end();
    held = false;
    clearTimeout(timer);
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY };
    const target = event.target as Element;
    timer = setTimeout(() => begin(target), LONG);
  }

  function begin(target: Element): void {
    held = true;
    for (let each: Element | null = target; each && each !== box; each = each.parentElement) {
      each.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
      pointed.push(each);
    }
    const said = target.closest("[title]")?.getAttribute("title");
    if (said) show(said);
  }

  function show(words: string): void {
    bubble = document.createElement("div");
    bubble.className = "held-tooltip";
    bubble.setAttribute("role", "status");
    bubble.textContent = words;
    document.body.append(bubble);
    const { width, height } = bubble.getBoundingClientRect();
    bubble.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, start.x - width / 2))}px`;
    bubble.style.top = `${Math.max(8, start.y - height - 24)}px`;
  }

  function end(): void {
    for (const each of pointed) each.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    pointed = [];
    bubble?.remove();
    bubble = null;
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) clearTimeout(timer);
  }

  const up = () => clearTimeout(timer);

  function click(event: MouseEvent): void {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The browser's own menu of a long press would lie over it. */
  const menu = (event: Event) => held && event.preventDefault();

  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  box.addEventListener("click", click, true);
  box.addEventListener("contextmenu", menu);
  return {
    destroy() {
      clearTimeout(timer);
      end();
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      box.removeEventListener("click", click, true);
      box.removeEventListener("contextmenu", menu);
    },
  };
};
