// @vitest-environment happy-dom
/** The large button of a decision: its slip may have gone a moment before the button does. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Primary } from "./board.svelte";
import PrimaryButton from "./PrimaryButton.svelte";

let away: (() => void) | null = null;
afterEach(() => away?.());

function shown(primary: Primary | null) {
  const table = $state({ hinted: null as string | null, busy: false });
  const props = $state({ table: table as unknown as TableStore, primary });
  const made = mount(PrimaryButton, { target: document.body, props });
  away = () => void unmount(made);
  flushSync();
  return { props, table, button: () => document.querySelector<HTMLButtonElement>("[data-primary]") };
}

it("does what the decision says", async () => {
  const run = vi.fn();
  const { props, button } = shown({ label: "Sail there", icon: "sail", do: "sail h13", run });
  expect(button()?.textContent).toContain("Sail there");
  expect(button()?.dataset.do).toBe("sail h13");
  button()?.click();
  expect(run).toHaveBeenCalledOnce();
  props.primary = null;
  await tick();
  expect(button()).toBeNull();
});

it("does nothing, and breaks nothing, when it is pressed after its slip has gone", async () => {
  const run = vi.fn();
  const wrong = vi.fn();
  addEventListener("error", wrong);
  const { props, table, button } = shown({ label: "Sail there", icon: "sail", run });
  const pressed = button()!;
  props.primary = null;
  pressed.click(); // before anything is drawn anew
  table.busy = true;
  await tick();
  removeEventListener("error", wrong);
  expect(wrong).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
  expect(button()).toBeNull();
});
