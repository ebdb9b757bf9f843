/** What is printed on the cards and the board of rome, as the table needs it. */
import { Chart, STANDARD, type Board } from "./art/sea";
import type { Components } from "$lib/components.svelte";
import type { Said } from "$lib/types";

export interface GoodCard {
  id: string;
  la: string;
  buy: number;
  penalty: number;
  bought: string[];
  /** Port → price of a load, the best first. */
  sold: [port: string, price: number][];
  madeUp: boolean;
}

export interface Things {
  board: Board;
  chart: Chart;
  goods: Map<string, GoodCard>;
  ports: Map<string, string>;
  fates: Map<string, { la: string; en: string; de: string; say: Said | undefined }>;
  figures: { hold: number; interest: number; compensation: number; notes: number[] };
  standard: boolean;
}

interface GoodEntry {
  id: string;
  la: string;
  buy: number;
  penalty: number;
  bought: string[];
  sold: { [port: string]: number };
  source?: string;
}

export function thingsOf({ set, map, standard, says }: Components): Things {
  const board = (map as Board | null) ?? STANDARD;
  const goods = (set.good as unknown as GoodEntry[]).map((good) => ({
    ...good,
    sold: Object.entries(good.sold).sort((one, other) => other[1] - one[1]),
    madeUp: good.source !== "rulebook" && good.source !== "printed",
  }));
  const fates = set.fatum as unknown as { id: string; la: string; en: string; de: string }[];
  return {
    board,
    chart: new Chart(board),
    goods: new Map(goods.map((good) => [good.id, good])),
    ports: new Map(board.ports.map((port) => [port.id, port.name])),
    fates: new Map(fates.map((fate) => [fate.id, { ...fate, say: says.fatum?.[fate.id] }])),
    figures: set.figures as Things["figures"],
    standard,
  };
}

/** The most that a load can bring above its price. */
export function bestProfit(good: GoodCard): number {
  return (good.sold[0]?.[1] ?? 0) - good.buy;
}
