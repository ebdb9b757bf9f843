/** Slips of decisions that few turns ask for: loaded once the table stands, not before. */
import type { Component } from "svelte";
import Forced from "./Forced.svelte";
import Join from "./Join.svelte";
import LastCubes from "./LastCubes.svelte";
import Letter from "./Letter.svelte";
import Loss from "./Loss.svelte";
import Offer from "./Offer.svelte";
import PayWithContracts from "./PayWithContracts.svelte";
import Reward from "./Reward.svelte";
import Swap from "./Swap.svelte";

export const RARE: { [step: string]: Component } = {
  coinless: PayWithContracts,
  forced: Forced,
  join: Join,
  place: LastCubes,
  letter: Letter,
  loss: Loss,
  offer: Offer,
  reward: Reward,
  swap: Swap,
};
