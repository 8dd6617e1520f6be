/** Gives the judges that run in pages what they share, as `window.gate`. Passed to the browser as it stands. */
export function installHelpers(): void;
