/** The kit of hamburg's client: the only way into this folder. Each part is loaded when it is needed. */
import type { GameKit } from "$lib/kit";

const KIT: GameKit = {
  table: () => import("./Table.svelte"),
  stage: () => import("./beats"),
  icon: "galleon",
  cover: () => import("./Cover.svelte"),
  lessons: [
    { id: "first", title: "hamburg-lesson-first", load: () => import("./lesson") },
    { id: "bot", title: "hamburg-lesson-bot", load: () => import("./lesson-bot") },
  ],
  cardFields: () => import("./cardFields"),
  texts: ["pages", "cards", "lesson"],
  guide: () => import("./art/Guide.svelte"),
};

export default KIT;
