/** How the editor shows hamburg's card set: which keys point to other entries, and which effects a building can have. */
import type { CardFields } from "$lib/kit";

const FIELDS: CardFields = {
  order: ["contract", "bonus", "building", "good", "place", "category", "time"],
  pointsTo: { place: "place", good: "good", origin: "place", category: "category" },
  counts: { goods: "good", different: "category" },
  prices: {},
  members: { lines: "place", goods: "good" },
  possible: { contract: ["goods", "different"] }, // it can demand goods, different goods, or both
  effects: [
    { per: "time", points: 0.5 },
    { per: "kind", of: ["food"], owned: 2, points: 1 },
    { per: "piece", columns: "AB", points: 0.5 },
    { per: "piece", best_of_columns: "ABCD", points: 1 },
    { per: "contract", min_value: 8, points: 2 },
    { per: "place_of_contracts", points: 1 },
    { per: "place_with_bonus_and_contract", points: 2 },
    { per: "bonus_card", points: 1 },
    { per: "building", points: 1 },
    { with: "time", at_least: 8, points: 5 },
    { with: "all_kinds", columns: "EF", points: 5 },
    { with: "good_in_each_column", points: 5 },
    { with: "pieces_of_one_kind", at_least: 6, points: 6 },
    { only_most: "best_contract", points: 5 },
    { only_most: "time", points: 5 },
    { only_most: "bonus_cards", points: 5 },
    { only_most: "buildings", points: 4 },
    { only_most: "kinds", points: 6 },
  ],
};

export default FIELDS;
