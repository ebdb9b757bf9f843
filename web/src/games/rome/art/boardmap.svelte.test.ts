// @vitest-environment happy-dom
/** The map of rome as a board of buttons. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import RomeMap from "./BoardMap.svelte";

let away: (() => void) | null = null;
afterEach(() => away?.());

function shown(reached: string[]) {
  const props = $state({
    label: "Map",
    reached,
    hinted: null as string | null,
    played: null as string | null,
    onpick: vi.fn(),
    onpoint: vi.fn(),
  });
  const map = mount(RomeMap, { target: document.body, props });
  away = () => void unmount(map);
  flushSync();
  const ostia = document.querySelector<SVGGElement>('[data-field="ostia"]');
  if (!ostia) throw new Error("the map has no Ostia");
  return { props, ostia };
}

const enters = () => new PointerEvent("pointerenter", { pointerType: "mouse" });

it("offers a port as a button while it can be reached", async () => {
  const { props, ostia } = shown(["ostia"]);
  await tick();
  expect(ostia.getAttribute("role")).toBe("button");
  ostia.dispatchEvent(enters());
  expect(props.onpoint).toHaveBeenLastCalledWith("ostia");
  ostia.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.onpick).toHaveBeenCalledExactlyOnceWith("ostia");
});

it("marks what a bot would choose by a dashed edge and a sign, and what was played by others", async () => {
  const { props } = shown(["ostia", "h13"]);
  const marks = () => [...document.querySelectorAll<SVGGElement>("[data-mark]")].map((mark) => mark.dataset.mark);
  expect(marks()).toEqual([]);
  props.hinted = "ostia";
  props.played = "h13";
  await tick();
  expect(marks()).toEqual(["played", "hint"]);
  const [played, hint] = document.querySelectorAll("[data-mark]");
  expect(hint?.querySelector("circle + g path")).not.toBeNull();
  expect(hint?.querySelector("path")?.getAttribute("d")).not.toBe(played?.querySelector("path")?.getAttribute("d"));
  props.hinted = "nowhere";
  props.played = null;
  await tick();
  expect(marks()).toEqual([]);
});

it("is quiet about a port that was a button for less than a moment", async () => {
  const { props, ostia } = shown([]);
  const stop = $effect.root(() => {
    // Changed again by an effect of the change: the handlers of pointers come after both.
    $effect(() => {
      if (props.reached.length) props.reached = [];
    });
  });
  props.reached = ["ostia"];
  await tick();
  await new Promise((done) => setTimeout(done));
  stop();
  expect(ostia.getAttribute("role")).toBeNull();
  expect(() => ostia.dispatchEvent(enters())).not.toThrow();
  ostia.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.onpoint).not.toHaveBeenCalled();
  expect(props.onpick).not.toHaveBeenCalled();
});
