import type { NavElement } from '../../../navigation/index.ts';
import type { ListedPage } from '../../graph/graph.ts';

/** The language that a page is placed in first; none for pages of all languages, and outside the navigation. */
export function languageOf(page: ListedPage | undefined): NavElement | undefined {
  return page?.placed?.places[0]?.trail.find(({ kind }) => kind === 'language');
}
