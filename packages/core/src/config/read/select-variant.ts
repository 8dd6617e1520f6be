import { suggest } from '../../diagnostics/index.ts';
import type { Keyed } from '../schema/schema.ts';

/**
 * Chooses the alternative that the author most probably meant: the first whose telling key is present, else the one
 * whose telling key is closest to a key that is present, else the last. Everything that is wrong inside the object is
 * then reported for that alternative alone.
 */
export function selectVariant<V extends Keyed>(
  variants: readonly V[],
  written: ReadonlyMap<string, unknown>,
): V | undefined {
  const told = toldVariant(variants, written);
  if (told !== undefined) return told;
  const keys = [...written.keys()];
  const near = variants.find(({ key }) => suggest(key, keys) !== undefined);
  return near ?? variants.at(-1);
}

/** The first alternative whose telling key is present; undefined where none is told apart yet. */
export function toldVariant<V extends Keyed>(
  variants: readonly V[],
  written: ReadonlyMap<string, unknown>,
): V | undefined {
  return variants.find(
    ({ key, value }) => written.has(key) && (value === undefined || written.get(key) === value),
  );
}
