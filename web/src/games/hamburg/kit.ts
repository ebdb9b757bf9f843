/** The kit of hamburg's client: the only way into this folder. Each part is loaded when it is needed. */
import type { GameKit } from "$lib/kit";

const KIT: GameKit = {
  table: () => import("./Table.svelte"),
  stage: () => import("./beats"),
  icon: "galleon",
  cover: () => import("./Cover.svelte"),
  lesson: () => import("./lesson"),
  cardFields: () => import("./cardFields"),
  texts: ["pages", "lesson"],
  guide: () => import("./art/Guide.svelte"),
};

export default KIT;
