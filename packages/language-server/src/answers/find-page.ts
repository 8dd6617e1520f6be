import { trimSlashes, withoutPageExtension } from '@waymark/core/source';
import type { DocsPage, DocsProject } from '../docs-project.ts';
import type { CaretPlace } from '../places/caret-place.ts';

/** The page that the word at a place of a file names, as an entry of the navigation or as an address. */
export async function findPage(
  place: CaretPlace,
  file: string,
  project: DocsProject,
): Promise<DocsPage | undefined> {
  if (place.kind === 'address') {
    const route = (await project.target(place.text, file))?.route;
    return (await project.pages()).find((page) => page.route === route);
  }
  if (place.kind !== 'page') return undefined;
  const path = trimSlashes(place.text.replace(/#.*$/, ''));
  const pages = await project.pages();
  const named = (name: string): DocsPage | undefined =>
    pages.find((page) => page.file !== undefined && withoutPageExtension(page.file) === name);
  return named(withoutPageExtension(path)) ?? named(`${withoutPageExtension(path)}/index`.replace(/^\//, ''));
}
