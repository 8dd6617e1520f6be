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
  const keys = [...written.keys()];
  const exact = variants.find(
    ({ key, value }) => written.has(key) && (value === undefined || written.get(key) === value),
  );
  if (exact !== undefined) return exact;
  const near = variants.find(({ key }) => suggest(key, keys) !== undefined);
  return near ?? variants.at(-1);
}
