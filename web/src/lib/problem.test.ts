// @vitest-environment happy-dom
/** Refusals are sentences: in the words of the game whose rules refuse, and never the id of a message. */
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "./api";
import { loadMessages, setLanguage } from "./i18n.svelte";
import { sentence } from "./problem";

const refused = (id: string) => new ApiError(409, "IllegalAction", "that is more than you can lay down", {}, {}, [id, {}]);

beforeAll(async () => {
  await loadMessages("rome");
  await setLanguage("en");
});

describe("what the rules refuse", () => {
  it("is said in the words of the game", () => {
    expect(sentence(refused("reason-note"), "rome")).toBe("That is more than you can lay down, or more than the note before (R-4.2).");
  });

  it("is a sentence where its words are not there", () => {
    expect(sentence(refused("reason-note"))).toBe("That is more than you can lay down.");
    expect(sentence(refused("reason-of-a-game-to-come"), "rome")).toBe("That is more than you can lay down.");
  });
});
