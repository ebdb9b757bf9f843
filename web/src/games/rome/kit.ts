/** The kit of rome's client: the only way into this folder. Each part is loaded when it is needed. */
import type { GameKit } from "$lib/kit";

const KIT: GameKit = {
  table: () => import("./Table.svelte"),
  stage: () => import("./beats"),
  icon: "trireme",
  lessons: [{ id: "first", title: "rome-lesson-first", load: () => import("./lesson") }],
  cover: () => import("./Cover.svelte"),
  cardFields: () => import("./cardFields"),
  texts: ["pages", "lesson", "cards"],
  guide: () => import("./art/Guide.svelte"),
};

export default KIT;
