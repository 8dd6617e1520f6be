import { findCounterpart, findPlace, htmlLanguage, type NavElement } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { Chrome } from '../navigation/chrome.ts';
import type { PageView } from '../page-view.ts';
import type { ThemeSite } from '../theme-site.ts';
import { canonicalOfRoute, visibilityOf } from './seo.ts';

/** What tells the other forms of a page. */
export interface AlternateProps {
  readonly page: PageView;
  readonly site: ThemeSite;
  /** The page in other languages: `hreflang` and route. */
  readonly alternates: readonly { readonly language: string; readonly route: string }[];
}

/** Links to other forms of a page: in other languages, as Markdown, as a feed; and to the list of all pages. */
export function Alternates({ page, site, alternates }: AlternateProps): JSX.Element {
  const addressOf = (route: string): string => canonicalOfRoute(route, site) ?? site.links.page(route);
  return (
    <>
      {alternates.map(({ language, route }) => (
        <link rel="alternate" hreflang={language} href={addressOf(route)} key={language} />
      ))}
      {/* A page that is only a link, or for members only, has no Markdown. */}
      {page.head?.url === undefined && page.head?.forMembers !== true && (
        <link rel="alternate" type="text/markdown" href={site.links.markdown(page.route)} />
      )}
      {page.feed !== undefined && (
        <link rel="alternate" type="application/rss+xml" title={page.title} href={page.feed.href} />
      )}
      <link rel="alternate" type="text/plain" title="llms.txt" href={`${site.base}/llms.txt`} />
      <link rel="sitemap" type="application/xml" href={`${site.base}/sitemap.xml`} />
    </>
  );
}

/** The page in each language that has it, itself included; nothing if it is alone, or no page for search engines. */
export function viewAlternates(site: ThemeSite, chrome: Chrome, route: string): AlternateProps['alternates'] {
  const level = chrome.selectors.find(({ kind }) => kind === 'language');
  const own = level?.active;
  if (level === undefined || own === undefined || !mayBeListed(site, route)) return [];
  const alternates = level.elements.flatMap((element) => {
    const found = element === own ? route : counterpartOf(site, route, own, element);
    return found === undefined || element.code === undefined
      ? []
      : [{ language: htmlLanguage(element.code), route: found }];
  });
  return alternates.length > 1 ? alternates : [];
}

/** The same page in another language, if the way back leads here, and no redirect hides it. */
function counterpartOf(site: ThemeSite, route: string, from: NavElement, to: NavElement): string | undefined {
  const { navigation, links } = site;
  const place = findPlace(navigation, route);
  const target = place === undefined ? undefined : findCounterpart(navigation, route, place, to);
  const other = target === undefined ? undefined : findPlace(navigation, target);
  if (target === undefined || other === undefined || !mayBeListed(site, target)) return undefined;
  const read = links.resolve(target);
  if (read.kind !== 'page' || read.route !== target) return undefined;
  return findCounterpart(navigation, target, other, from) === route ? target : undefined;
}

/** Whether search engines may list a page, which the sitemap then has too. */
function mayBeListed(site: ThemeSite, route: string): boolean {
  return visibilityOf(route, site.heads.get(route), site).sitemap;
}
