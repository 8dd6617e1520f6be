/** What chooses, as `createDice` makes it. */
interface Chooser {
  below(limit: number): number;
  pick<Item>(list: readonly Item[]): Item;
}

export const CANARY: string;
export const HOSTILE_PROJECT: Readonly<Record<string, string>>;
export function attack(options: {
  readonly port: number;
  readonly count: number;
  readonly dice: Chooser;
  /** Of a page that the server sent. */
  readonly token?: string;
}): Promise<readonly string[]>;
