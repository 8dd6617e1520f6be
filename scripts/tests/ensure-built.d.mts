/** Builds the packages unless they are built from the sources as they are. */
export function ensureBuilt(): void;
