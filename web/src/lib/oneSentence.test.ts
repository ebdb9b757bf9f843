import { expect, test } from "vitest";
import { oneSentence } from "./oneSentence";

const NAMES = ["Anna", "Anna Maria", "Metta"];

test("what one player did is one sentence", () => {
  const said = ["Metta bought the Waage for 5.", "Metta sailed to England.", "Metta drew England 4."];
  expect(oneSentence(said, NAMES, "en")).toBe("Metta bought the Waage for 5, sailed to England and drew England 4.");
  expect(oneSentence(["Metta reist nach England.", "Metta zieht England 4."], NAMES, "de")).toBe(
    "Metta reist nach England und zieht England 4.",
  );
});

test("each player has a sentence, in the order of what happened", () => {
  const said = ["Metta sailed to England.", "Anna joined.", "Anna fulfilled England 2.", "Metta drew England 4."];
  expect(oneSentence(said, NAMES, "en")).toBe("Metta sailed to England. Anna joined and fulfilled England 2. Metta drew England 4.");
});

test("the longer name counts, and what nobody did stays a sentence", () => {
  const said = ["The final round begins.", "Anna Maria joined.", "Anna Maria drew England 4.", "Anna’s turn: round 3"];
  expect(oneSentence(said, NAMES, "en")).toBe("The final round begins. Anna Maria joined and drew England 4. Anna’s turn: round 3");
});

test("one sentence alone is not changed", () => {
  expect(oneSentence(["Metta sailed to England."], NAMES, "en")).toBe("Metta sailed to England.");
  expect(oneSentence([], NAMES, "en")).toBe("");
});
