/** What a port would mean for a merchant: lots that can be sold there, and goods whose cards are in the hand. */
import { bestProfit, type GoodCard, type Things } from "./cards";
import type { RomePlayer } from "./view";

export interface Sale {
  good: string;
  loads: number;
  sum: number;
  gain: number; // above the price of the goods
}

export interface Trade {
  sells: Sale[];
  buys: GoodCard[];
  gain: number;
}

export function tradeAt(things: Things, player: RomePlayer | null, port: string): Trade {
  const sells: Sale[] = [];
  for (const { good, loads } of player?.cargo ?? []) {
    const card = things.goods.get(good);
    const price = card?.sold.find(([where]) => where === port)?.[1];
    if (card && price !== undefined) sells.push({ good, loads, sum: price * loads, gain: (price - card.buy) * loads });
  }
  const buys = [...things.goods.values()]
    .filter((good) => good.bought.includes(port) && (player?.hand?.[good.id] ?? 0) > 0)
    .sort((one, other) => bestProfit(other) - bestProfit(one));
  return { sells, buys, gain: sells.reduce((sum, sale) => sum + sale.gain, 0) };
}
