/**
 * What an action on the disk gives; undefined where the disk refuses it. For what is kept to save work only: whoever calls does
 * that work again.
 */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
