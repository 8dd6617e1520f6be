import { type Alphabet, alphabetNames, alphabetsOf } from '@waymark/core/content';
import type { Site } from '../../site/site.ts';
import { sharedContainers } from '../../theme/index.ts';
import { frameStylesOf } from './frame-styles.ts';

/** What the files of all pages have of the navigation and of the heads. */
export interface SharedFrame {
  readonly styles: readonly string[];
  readonly alphabets: readonly Alphabet[];
  /** Pages share parts of the navigation, and ask which place of it readers came from. */
  readonly hasPlaces: boolean;
}

/** Looks through the navigation and the heads of a site for it. */
export function viewSharedFrame(site: Site): SharedFrame {
  return {
    styles: frameStylesOf(site),
    alphabets: alphabetsOfSite(site),
    hasPlaces: sharedContainers(site.navigation).size > 0,
  };
}

/** The alphabets of a site's pages, and of all that stands around them. */
function alphabetsOfSite({ config, navigation, heads }: Site): readonly Alphabet[] {
  const around = alphabetsOf(JSON.stringify([config, navigation.root]));
  const found = new Set([...around, ...[...heads.values()].flatMap(({ alphabets = [] }) => alphabets)]);
  return alphabetNames.filter((alphabet) => found.has(alphabet));
}
