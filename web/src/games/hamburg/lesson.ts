/** The first lesson: what is said after how many actions of `lesson.record`. Texts are `lesson-<id>` in text/lesson.*.ftl. */
import type { Lesson, LessonPart } from "$lib/kit";
import record from "./lesson.record?raw";
import { GROUND, where } from "./lessonPlaces";

const PARTS: readonly LessonPart[] = [
  { id: "welcome", step: 0 },
  { id: "contracts", step: 0, about: ".contracts", tab: "contracts" },
  { id: "office", step: 0, about: ".office", tab: "office" },
  { id: "map", step: 0, about: ".area" },
  { id: "invest", step: 0, act: true },
  { id: "travel", step: 1, act: true },
  { id: "split", step: 2, act: true },
  { id: "arrived", step: 3, about: ".office", tab: "office" },
  { id: "fulfil", step: 3, act: true },
  { id: "reward", step: 4, about: ".contracts", tab: "contracts" },
  { id: "card", step: 4, act: true, tab: "market" },
  { id: "bought", step: 6, act: true },
  { id: "side", step: 7, act: true },
  { id: "deliver", step: 8, act: true },
  { id: "again", step: 9, act: true },
  { id: "far", step: 10, act: true },
  { id: "end", step: 11 },
];

const LESSON: Lesson = { record, ground: GROUND, where, parts: PARTS };

export default LESSON;
