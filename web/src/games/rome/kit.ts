/** The kit of rome's client: the only way into this folder. Each part is loaded when it is needed. */
import type { GameKit } from "$lib/kit";

const KIT: GameKit = {
  table: () => import("./Table.svelte"),
  stage: () => import("./beats"),
  icon: "trireme",
  cardFields: () => import("./cardFields"),
  texts: ["pages"],
  guide: () => import("./art/Guide.svelte"),
};

export default KIT;
