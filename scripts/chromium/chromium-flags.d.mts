/** Flags for Chromium as root, and without talking to anybody. */
export const CHROMIUM_FLAGS: readonly string[];
