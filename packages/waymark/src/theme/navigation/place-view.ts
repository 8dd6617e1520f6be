import { findLanguage, htmlLanguage, type NavElement, type Place } from '@waymark/core/navigation';
import type { ThemeSite } from '../theme-site.ts';

/** A step of the trail as it is shown. */
export interface Crumb {
  readonly label: string;
  /** Missing where the step leads nowhere but to the page itself. */
  readonly url?: string;
}

/** The steps of a place, each with the link of its element. */
export function viewCrumbs(place: Place | undefined, route: string, site: ThemeSite): readonly Crumb[] {
  let from = 0;
  return (place?.breadcrumbs ?? []).map((label): Crumb => {
    const index = (place?.trail ?? []).findIndex((element, at) => at >= from && element.label === label);
    if (index < 0) return { label };
    from = index + 1;
    const target = place?.trail[index]?.target;
    const url = target === undefined || target === route ? undefined : site.links.link(target)?.url;
    return url === undefined ? { label } : { label, url };
  });
}

/** The innermost language on the way to a place. */
export function languageOf(place: Place | undefined): NavElement | undefined {
  return place?.trail.findLast((element) => element.kind === 'language');
}

/** Languages written from right to left that docs.json has no code for: their pages are read all the same. */
const RIGHT_TO_LEFT = new Set(['ckb', 'dv', 'fa', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The value of `html dir` for a value of `html lang`. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [primary = ''] = language.toLowerCase().split('-');
  return findLanguage(language)?.direction ?? (RIGHT_TO_LEFT.has(primary) ? 'rtl' : 'ltr');
}

/** The value of `html lang` at a place. */
export function htmlLanguageOf(place: Place | undefined): string {
  const code = languageOf(place)?.code;
  return code === undefined ? 'en' : htmlLanguage(code);
}
