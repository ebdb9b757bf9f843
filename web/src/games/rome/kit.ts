/** The kit of rome's client: the only way into this folder. Each part is loaded when it is needed. */
import type { GameKit } from "$lib/kit";

const KIT: GameKit = {
  table: () => import("./Table.svelte"),
  icon: "trireme",
  cover: () => import("./Cover.svelte"),
  cardFields: () => import("./cardFields"),
  texts: ["pages", "cards"],
  guide: () => import("./art/Guide.svelte"),
};

export default KIT;
