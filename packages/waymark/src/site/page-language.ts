import {
  createNearestPlace,
  htmlLanguage,
  type NavigationModel,
  walkElements,
} from '@waymark/core/navigation';

/**
 * Creates the function that tells the language of a page as `html lang` has it: that of its first place, outside of the
 * navigation that of the nearest one, else English.
 */
export function createLanguageOfPage(navigation: NavigationModel): (route: string) => string {
  const nearest = createNearestPlace(navigation);
  return (route) => {
    const place = navigation.pages.get(route)?.places[0] ?? nearest(route);
    const code = place?.trail.findLast(({ kind }) => kind === 'language')?.code;
    return code === undefined ? 'en' : htmlLanguage(code);
  };
}

/** Every language that a page of the site may be in, as `html lang` has it; nothing for a site in one language. */
export function languagesOf(navigation: NavigationModel): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { node } of walkElements(navigation.root)) {
    if (node.code !== undefined) found.add(htmlLanguage(node.code));
  }
  return found;
}
