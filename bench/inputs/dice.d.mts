export interface Dice {
  /** A number from 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0 to the limit, without it. */
  below(limit: number): number;
  pick<Item>(list: readonly Item[]): Item;
  chance(share: number): boolean;
  shuffle<Item>(list: readonly Item[]): Item[];
  times<Item>(count: number, make: (index: number) => Item): Item[];
}

export function createDice(seed: number): Dice;
