/** The lesson: what is said after how many actions of `lesson.record`. Texts are `lesson-<id>` in text/lesson.*.ftl. */
import type { Lesson, LessonPart } from "$lib/kit";
import record from "./lesson.record?raw";

const PARTS: readonly LessonPart[] = [
  { id: "rome-welcome", step: 0, about: ".fan", tab: "hand" },
  { id: "rome-begin", step: 0, act: true },
  { id: "rome-buy", step: 2, act: true },
  { id: "rome-sail", step: 4, act: true },
  { id: "rome-sell", step: 7, act: true },
  { id: "rome-again", step: 11, act: true },
  { id: "rome-doubles", step: 13, act: true },
  { id: "rome-pirates", step: 15, act: true },
  { id: "rome-wealth", step: 18, about: ".merchants", tab: "merchants" },
  { id: "rome-end", step: 18 },
];

/** The field where an action is chosen; null: it is not chosen on the map. */
function where(action: string): string | null {
  const [verb, field] = action.split(" ");
  return verb === "sail" || verb === "begin" ? `.sea [data-field="${field}"]` : null;
}

const LESSON: Lesson = {
  record,
  seats: [{ kind: "me" }, { kind: "bot", level: "normal", name: "Metta" }],
  ground: ".sea",
  where,
  parts: PARTS,
};

export default LESSON;
