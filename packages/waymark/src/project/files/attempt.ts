/**
 * What an action gives; undefined where the disk refuses it, or what was read is not what it should be. For what a caller can go on
 * without, or is told of elsewhere.
 */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
