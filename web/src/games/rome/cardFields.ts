/** How the editor shows rome's card set: which keys point to other entries. */
import type { CardFields } from "$lib/kit";

const FIELDS: CardFields = {
  order: ["good", "fatum", "port", "star", "label", "sea", "figures"],
  pointsTo: { good: "good" },
  counts: { goods: "good", sold: "port" },
  prices: { sold: 1000 },
  members: { bought: "port", symbols: "good", goods: "good" },
  possible: {},
};

export default FIELDS;
