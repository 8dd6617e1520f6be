/** What a command on a stranger's project may take in all. */
export interface CommandLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** What the thread of a watchdog is told. */
export interface WatchData {
  readonly shared: SharedArrayBuffer;
  /** Seconds of the processor without a sign of life that code, and the reading of a page, may take. */
  readonly stallSeconds: { readonly code: number; readonly page: number };
  readonly limits?: CommandLimits;
}

/** Longest name of a file that is told, in bytes. */
export const NAME_BYTES = 1000;

/** Where each of the numbers stands that a watchdog and its thread share. */
export const COUNTS = { beats: 0, ends: 1, code: 2, page: 3, granted: 4 } as const;

const COUNT_BYTES = Object.keys(COUNTS).length * Int32Array.BYTES_PER_ELEMENT;

/** Makes room for what is shared. */
export function createShared(): SharedArrayBuffer {
  return new SharedArrayBuffer(COUNT_BYTES + 2 * NAME_BYTES);
}

/**
 * What is shared: a count of signs of life, whether the command is to end, the names of files whose code runs and which is drawn, and
 * the milliseconds after a sign of life in which somebody else stops that code.
 */
export function openShared(shared: SharedArrayBuffer): {
  readonly counts: Int32Array;
  readonly code: Uint8Array;
  readonly page: Uint8Array;
} {
  return {
    counts: new Int32Array(shared, 0, Object.keys(COUNTS).length),
    code: new Uint8Array(shared, COUNT_BYTES, NAME_BYTES),
    page: new Uint8Array(shared, COUNT_BYTES + NAME_BYTES, NAME_BYTES),
  };
}
