export interface FlipOptions {
  /** An empty folder for all of it. */
  readonly root: string;
  build(options: {
    readonly directory: string;
    readonly entry: string;
    readonly out: string;
    readonly base: string;
    readonly cache: string | false;
    readonly version: string;
  }): Promise<unknown>;
  readonly count: number;
  readonly seed: number;
}
/** Builds from a changed cache again and again; what went wrong, by its number. */
export function tryFlips(options: FlipOptions): Promise<readonly string[]>;
