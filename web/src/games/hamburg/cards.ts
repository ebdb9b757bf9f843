/** The card set of a table by ids, and what its things are called in the language that is shown. */
import type { Components } from "$lib/components.svelte";
import type { PlaceMap } from "./art/places";
import type { Said } from "$lib/types";
import { known } from "$art/icons";
import { has, language, name, say, t } from "$lib/i18n.svelte";

export interface PlaceCard {
  id: string;
  kind: "main" | "side";
  colour?: string;
  time: number;
  lines?: string[];
  threshold?: number;
  en: string;
  de: string;
}
export interface GoodCard {
  id: string;
  origin: string;
  category: string;
  column: string;
  en: string;
  de: string;
}
export interface ContractCard {
  id: string;
  value: number;
  place?: string;
  goods?: { [good: string]: number };
  different?: { [category: string]: number };
  source?: string;
  en?: string;
  de?: string;
}
export interface BonusCard {
  id: string;
  place: string;
  good: string;
  price: number;
  source?: string;
}
export interface BuildingCard {
  id: string;
  name: string;
  price: number;
  effect?: { [key: string]: unknown };
  source?: string;
}
interface Named {
  id: string;
  en: string;
  de: string;
}
interface Sets {
  category: Named[];
  place: PlaceCard[];
  good: GoodCard[];
  contract: ContractCard[];
  bonus: BonusCard[];
  building: BuildingCard[];
}
/** What cards say, in no language yet, by kind and id: `says.building.wall`. */
type Texts = { [kind: string]: { [id: string]: Said } };

/** Columns of the office, from quickly spoiled to lasting. */
export const COLUMNS = ["A", "B", "C", "D", "E", "F"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

/** What an effect counts, by a word in its name: the icon of a building that has none of its own. */
const SIGNS = [
  ["time", "time"],
  ["bonus_card", "bonus"],
  ["building", "building"],
  ["contract", "contract"],
] as const;

const by = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((entry) => [entry.id, entry]));

export class Cards {
  readonly place: Map<string, PlaceCard>;
  readonly good: Map<string, GoodCard>;
  readonly contract: Map<string, ContractCard>;
  readonly bonus: Map<string, BonusCard>;
  readonly building: Map<string, BuildingCard>;
  readonly places: PlaceCard[];
  readonly mains: PlaceCard[];
  readonly goods: GoodCard[];
  readonly map: PlaceMap;
  readonly columns: { id: string; goods: GoodCard[] }[];
  readonly #category: Map<string, Named>;
  readonly #standard: boolean;
  readonly #texts: Texts;

  /** `bonusGoods`: how many goods a bonus card brings, as the view says. */
  constructor(
    components: Components,
    readonly bonusGoods: number,
  ) {
    const set = components.set as unknown as Sets;
    this.places = set.place;
    this.mains = set.place.filter((place) => place.kind === "main");
    this.goods = set.good;
    this.map = components.map as PlaceMap;
    this.place = by(set.place);
    this.good = by(set.good);
    this.contract = by(set.contract);
    this.bonus = by(set.bonus);
    this.building = by(set.building);
    this.columns = COLUMNS.map((id) => ({ id, goods: set.good.filter((good) => good.column === id) }));
    this.#category = by(set.category);
    this.#standard = components.standard;
    this.#texts = ((components as { says?: unknown }).says ?? {}) as Texts;
  }

  /** The place of cards in the set: what is given or bought together is named in this order. */
  order(kind: "contract" | "bonus" | "building", id: string): number {
    return [...this[kind].keys()].indexOf(id);
  }

  /** The goods that cubes of a place can become, the first one first. */
  goodsOf(place: string): GoodCard[] {
    return this.goods.filter((good) => good.origin === place);
  }

  /** The colour of the cubes of a place. */
  colour(place: string): string {
    return this.paint(place) ?? "gray";
  }

  /** The colour of its emblem; side places have none. */
  paint(place: string): string | null {
    return this.place.get(place)?.colour ?? null;
  }

  /** The value of a contract, also of one behind a veil (`unknown-7`). */
  value(contract: string): number {
    return this.contract.get(contract)?.value ?? Number(/-(\d+)$/.exec(contract)?.[1] ?? 0);
  }

  // --- names

  placeName(id: string, form = ""): string {
    return this.#called("place", id, form, this.place.get(id));
  }

  /** The name for narrow spots. */
  shortPlace(id: string): string {
    return this.#standard && has("web", `hamburg-short-${id}`) ? t(`hamburg-short-${id}`) : this.placeName(id);
  }

  goodName(id: string): string {
    return this.#called("good", id, "", this.good.get(id));
  }

  /** A number of a good: "2 wine". */
  goodCount(id: string, count: number): string {
    return this.#called("good", id, "count", this.good.get(id), { count });
  }

  categoryName(id: string): string {
    return this.#called("category", id, "", this.#category.get(id));
  }

  categoryCount(id: string, count: number): string {
    return this.#called("category", id, "count", this.#category.get(id), { count });
  }

  buildingName(id: string): string {
    return this.building.get(id)?.name ?? name("hamburg", "building-unknown");
  }

  /** The icon of a building: its own, or the sign of what it counts, as the server's drawing has it. */
  buildingIcon(id: string): string {
    if (known(id)) return id;
    const { per, with: when, only_most: most, of } = this.building.get(id)?.effect ?? {};
    if (Array.isArray(of) && known(String(of[0]))) return String(of[0]);
    const counted = String(per ?? when ?? most ?? "");
    return SIGNS.find(([word]) => counted.includes(word))?.[1] ?? "office";
  }

  bonusName(id: string): string {
    const card = this.bonus.get(id);
    if (!card) return name("hamburg", "bonus-unknown");
    return name("hamburg", "bonus", { place: this.placeName(card.place), goods: this.goodCount(card.good, this.bonusGoods) });
  }

  contractName(id: string): string {
    const card = this.contract.get(id);
    if (!card) return name("hamburg", "contract-unknown", { value: this.value(id) });
    if (!card.place) return this.#called("contract", "peace", "", card.en ? (card as Named) : undefined);
    const place = this.placeName(card.place);
    const twins = [...this.contract.values()].filter((other) => other.place === card.place && other.value === card.value);
    const at = twins.indexOf(card);
    const letter = String.fromCharCode("a".charCodeAt(0) + at);
    return name("hamburg", at > 0 ? "contract-again" : "contract", { place, value: card.value, letter });
  }

  /** What a contract demands: "2 wine, 1 ham". */
  demandText(id: string): string {
    const card = this.contract.get(id);
    if (!card) return "";
    const named = Object.entries(card.goods ?? {}).map(([good, count]) => this.goodCount(good, count));
    const kinds = Object.entries(card.different ?? {}).map(([kind, count]) => this.categoryCount(kind, count));
    return [...named, ...kinds].join(", ");
  }

  /** What a building scores. */
  effect(id: string): string {
    const text = this.#texts.building?.[id];
    return text ? say("hamburg", text) : id === "unknown" ? name("hamburg", "effect-unknown") : "";
  }

  #called(kind: string, id: string, form: string, card?: Named, values: { [name: string]: string | number } = {}): string {
    const tail = form ? `.${form}` : "";
    if (this.#standard || !card) return name("hamburg", `${kind}-${id}${tail}`, values);
    const own = language() === "de" ? card.de : card.en;
    return name("hamburg", `${kind}-other${tail}`, { name: own, plain: language() === "de" ? own : own.toLowerCase(), ...values });
  }
}

/** Points with halves: 2.5 is "2½", 0.5 "½". */
export function points(value: number): string {
  const whole = Math.trunc(value);
  const half = Math.abs(value % 1) >= 0.5;
  const sign = value < 0 && whole === 0 ? "−" : "";
  return half ? `${sign}${whole === 0 ? "" : signed(whole)}½` : signed(whole);
}

/** A difference with its sign: "+2", "−3½". */
export function gain(value: number): string {
  return value > 0 ? `+${points(value)}` : points(value);
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
