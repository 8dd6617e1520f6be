import { type Alphabet, alphabetNames, alphabetsOf } from '@waymark/core/content';
import type { Site } from '../../site/site.ts';

/** The alphabets of a site's pages, and of all that stands around them. */
export function alphabetsOfSite({ config, navigation, heads }: Site): readonly Alphabet[] {
  const around = alphabetsOf(JSON.stringify([config, navigation.root]));
  const found = new Set([...around, ...[...heads.values()].flatMap(({ alphabets = [] }) => alphabets)]);
  return alphabetNames.filter((alphabet) => found.has(alphabet));
}
