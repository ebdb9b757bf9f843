// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hold } from "./hold";

let box: HTMLElement;
let button: HTMLElement;
let heard: string[];
let destroy: () => void;
const touch = (type: string) => button.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  box = document.createElement("main");
  button = document.createElement("button");
  button.title = "What it is";
  box.append(button);
  document.body.append(box);
  for (const type of ["pointerenter", "pointerleave", "click"]) button.addEventListener(type, () => heard.push(type));
  destroy = (hold(box, undefined) as { destroy: () => void }).destroy;
});
afterEach(() => {
  destroy();
  box.remove();
  vi.useRealTimers();
});

describe("a finger that stays", () => {
  it("points, says what it is, and chooses nothing", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(500);
    touch("pointerup");
    button.click();
    expect(heard).toEqual(["pointerenter"]);
    expect(document.querySelector(".held-tooltip")?.textContent).toBe("What it is");
    touch("pointerdown");
    expect(heard).toEqual(["pointerenter", "pointerleave"]);
    expect(document.querySelector(".held-tooltip")).toBeNull();
  });

  it("is something else than a tap", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(200);
    touch("pointerup");
    vi.advanceTimersByTime(500);
    button.click();
    expect(heard).toEqual(["click"]);
  });
});
