// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { putAway, toast, toasts } from "./toasts.svelte";

const shown = () => toasts.map((each) => each.text);

beforeEach(() => {
  toasts.length = 0;
});

describe("notes", () => {
  it("about the same thing do not pile up: the newer one takes the place of the older", () => {
    toast("It’s Anna’s turn to decide.", "info", "decides");
    toast("Link copied.");
    toast("It’s Bert’s turn to decide.", "info", "decides");
    expect(shown()).toEqual(["Link copied.", "It’s Bert’s turn to decide."]);
  });

  it("that are not true any more are put away, warnings stay", () => {
    toast("It’s Anna’s turn to decide.", "info", "decides");
    toast("That is not possible.", "warning");
    putAway("info");
    expect(shown()).toEqual(["That is not possible."]);
  });
});
