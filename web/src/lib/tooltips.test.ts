// @vitest-environment happy-dom
/** Tooltips are shown or not, as the person wishes; names stay. */
import { beforeEach, expect, it } from "vitest";
import { my } from "./me.svelte";
import { hushTitles } from "./tooltips";

beforeEach(() => {
  document.body.innerHTML = `<button title="Undo"><svg><title>arrow</title><path></path></svg></button><p>away</p>`;
  my.preferences.hints = true;
});

const button = () => document.querySelector("button")!;
function point(at: string): void {
  hushTitles({ target: document.querySelector(at) } as unknown as Event);
}

it("they stay where they are wanted", () => {
  point("path");
  expect(button().title).toBe("Undo");
});

it("they are gone while something is pointed at, and back afterwards", () => {
  my.preferences.hints = false;
  point("path");
  expect(button().hasAttribute("title")).toBe(false);
  expect(document.querySelector("title")!.textContent).toBe("");
  point("p");
  expect(button().title).toBe("Undo");
  expect(document.querySelector("title")!.textContent).toBe("arrow");
});
