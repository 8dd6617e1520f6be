import { findLanguage, type NavigationModel } from '@waymark/core/navigation';

/** Language of a page as `html lang` has it: that of its first place, else English. */
export function languageOfPage(navigation: NavigationModel, route: string): string {
  const trail = navigation.pages.get(route)?.places[0]?.trail ?? [];
  const code = trail.findLast(({ kind }) => kind === 'language')?.code;
  return code === undefined ? 'en' : (findLanguage(code)?.htmlLang ?? code);
}
