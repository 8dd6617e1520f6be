import { htmlLanguage, type NavigationModel, walkElements } from '@waymark/core/navigation';

/** Language of a page as `html lang` has it: that of its first place, else English. */
export function languageOfPage(navigation: NavigationModel, route: string): string {
  const trail = navigation.pages.get(route)?.places[0]?.trail ?? [];
  const code = trail.findLast(({ kind }) => kind === 'language')?.code;
  return code === undefined ? 'en' : htmlLanguage(code);
}

/** Every language that a page of the site may be in, as `html lang` has it; nothing for a site in one language. */
export function languagesOf(navigation: NavigationModel): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { node } of walkElements(navigation.root)) {
    if (node.code !== undefined) found.add(htmlLanguage(node.code));
  }
  return found;
}
