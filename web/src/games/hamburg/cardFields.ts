/** How the editor shows hamburg's card set: which keys point to other entries. */
import type { CardFields } from "$lib/kit";

const FIELDS: CardFields = {
  order: ["contract", "bonus", "building", "good", "place", "category", "time"],
  pointsTo: { place: "place", good: "good", origin: "place", category: "category" },
  counts: { goods: "good", different: "category" },
  prices: {},
  members: { lines: "place", goods: "good" },
  possible: { contract: ["goods", "different"] }, // it can demand goods, different goods, or both
};

export default FIELDS;
