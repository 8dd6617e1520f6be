import { suggest } from '../../diagnostics/index.ts';

/** An alternative that is told by one of its keys. */
export interface Keyed {
  readonly key: string;
}

/**
 * Chooses the alternative that the author most probably meant: the first whose telling key is present, else the one
 * whose telling key is closest to a key that is present, else the last. Everything that is wrong inside the object is
 * then reported for that alternative alone.
 */
export function selectVariant<V extends Keyed>(
  variants: readonly V[],
  keys: readonly string[],
): V | undefined {
  const exact = variants.find(({ key }) => keys.includes(key));
  if (exact !== undefined) return exact;
  const near = variants.find(({ key }) => suggest(key, keys) !== undefined);
  return near ?? variants.at(-1);
}
