/** Flags for Chromium as root, and without talking to anybody. */
export const CHROMIUM_FLAGS: readonly string[];

/** Path of a Chromium on this machine; undefined if there is none. */
export function findChromium(): string | undefined;
