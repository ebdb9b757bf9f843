/** The second lesson, against a bot: joining, money, the time chart, losses. It begins in the middle of `lesson-bot.record`. */
import type { Lesson, LessonPart } from "$lib/kit";
import record from "./lesson-bot.record?raw";
import { GROUND, where } from "./lessonPlaces";

const PARTS: readonly LessonPart[] = [
  { id: "bot-welcome", step: 15 },
  { id: "bot-join", step: 15, act: true },
  { id: "bot-deliver", step: 16, act: true },
  { id: "bot-chart", step: 18, about: ".chart", tab: "market" },
  { id: "bot-money", step: 38, act: true, tab: "contracts" },
  { id: "bot-travel", step: 39, act: true },
  { id: "bot-letter", step: 42, act: true },
  { id: "bot-loss", step: 43, act: true },
  { id: "bot-end", step: 54 },
];

const LESSON: Lesson = {
  record,
  seats: [{ kind: "me" }, { kind: "bot", level: "normal", name: "Metta" }],
  ground: GROUND,
  where,
  parts: PARTS,
};

export default LESSON;
