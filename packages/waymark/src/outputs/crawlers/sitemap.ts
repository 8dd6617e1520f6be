import { dayOf, type ListedPage, readCanonical } from '@waymark/core/content';
import {
  findCounterpart,
  findLanguage,
  findPlace,
  isElement,
  type NavElement,
  type Place,
} from '@waymark/core/navigation';
import { canonicalAddress, canonicalOf, fileAddress } from '../addresses.ts';
import { escapeMarkup } from '../escape.ts';
import type { OutputFile } from '../output-file.ts';
import type { Emit, SiteModel } from '../site-model.ts';

/** What one file may hold, in addresses and bytes: https://www.sitemaps.org/protocol.html#index */
const MOST = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `sitemap.xml`: every page that search engines may list, with the same page in other languages. The date of a page is
 * the one its author wrote, else the one that the page shows. Without a known address of the site, locations are paths from the host's root. Where one file
 * cannot hold all, it lists the files that do: `sitemap-1.xml` and so on.
 */
export const emitSitemap: Emit = (site) => {
  const alternatesOf = createAlternates(site);
  const entries = [...site.graph.pages.values()]
    .filter((page) => page.visibility.sitemap && isCanonical(page, site))
    .map((page) => urlEntry(page, site, alternatesOf));
  const namespaces = entries.some((entry) => entry.includes('<xhtml:link '))
    ? `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
    : NAMESPACE;
  const [first = [], ...others] = fileEach(entries);
  const file = (path: string, lines: readonly string[]): OutputFile =>
    xmlFile(path, [`<urlset ${namespaces}>`, ...lines, '</urlset>']);
  if (others.length === 0) return [file('sitemap.xml', first)];
  const files = [first, ...others].map((lines, index) => file(`sitemap-${index + 1}.xml`, lines));
  const listed = files.map(
    ({ path }) => `<sitemap><loc>${escapeMarkup(fileAddress(site, path))}</loc></sitemap>`,
  );
  return [xmlFile('sitemap.xml', [`<sitemapindex ${NAMESPACE}>`, ...listed, '</sitemapindex>']), ...files];
};

function xmlFile(path: string, lines: readonly string[]): OutputFile {
  return { path, content: `${[XML, ...lines].join('\n')}\n` };
}

/** The entries of each file; addresses are written in ASCII, so that characters are bytes. */
function fileEach(entries: readonly string[]): readonly (readonly string[])[] {
  const files: string[][] = [];
  let bytes = MOST.bytes;
  for (const entry of entries) {
    const last = files.at(-1);
    bytes += entry.length + 1;
    if (last !== undefined && last.length < MOST.addresses && bytes < MOST.bytes) {
      last.push(entry);
      continue;
    }
    files.push([entry]);
    // What stands around the entries.
    bytes = entry.length + 1000;
  }
  return files;
}

/** A page that names another address as its canonical one is listed there, if at all. */
function isCanonical({ front: head, route }: ListedPage, site: SiteModel): boolean {
  const canonical = readCanonical(head?.frontmatter['canonical']);
  if (canonical === undefined) return true;
  return comparable(canonicalOf(site, canonical)) === comparable(canonicalAddress(site, route));
}

/** An address as another one that means the same is: with signs encoded, letters not, and no slash at its end. */
function comparable(address: string): string {
  const whole = URL.canParse(address) ? new URL(address).href : address;
  return whole.replace(/(?<!\/)\/+$/, '').replace(/%[\da-f]{2}/gi, (sign) => {
    const meant = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return /[\w.~-]/.test(meant) ? meant : sign.toUpperCase();
  });
}

function urlEntry(
  { route, front: head }: ListedPage,
  site: SiteModel,
  alternatesOf: (route: string) => readonly Alternate[],
): string {
  const date = writtenDate(head?.frontmatter['lastUpdatedDate']) ?? site.dateOfPage(head);
  const parts = [
    `<loc>${escapeMarkup(canonicalAddress(site, route))}</loc>`,
    ...(date === undefined ? [] : [`<lastmod>${date}</lastmod>`]),
    ...alternatesOf(route).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(address)}"/>`,
    ),
  ];
  return `<url>${parts.join('')}</url>`;
}

/** With its time, as sitemaps take it too. */
const TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A date of front matter as sitemaps want it; text that is none is left out. */
function writtenDate(value: unknown): string | undefined {
  return (typeof value === 'string' ? TIME.exec(value.trim())?.[0] : undefined) ?? dayOf(value);
}

function isLanguage(node: SiteModel['navigation']['root']['children'][number]): node is NavElement {
  return isElement(node) && node.kind === 'language' && node.hidden !== true && node.code !== undefined;
}

interface Alternate {
  readonly language: string;
  readonly address: string;
}

/** Creates the function that finds a page in every language that has it, its own included; none when it is alone. */
function createAlternates(site: SiteModel): (route: string) => readonly Alternate[] {
  const { navigation, graph } = site;
  const placeIn = (route: string, language: NavElement): Place | undefined =>
    navigation.pages.get(route)?.places.find(({ trail }) => trail.includes(language));
  const known = new Map<string, string | undefined>();
  const counterpart = (route: string, place: Place, language: NavElement): string | undefined => {
    const key = `${language.id} ${route}`;
    if (!known.has(key)) known.set(key, findCounterpart(navigation, route, place, language));
    return known.get(key);
  };
  return (route) => {
    const place = findPlace(navigation, route);
    const own = place?.trail.findLast(isLanguage);
    if (place === undefined || own === undefined) return [];
    // Languages stand at the top, or in a version or product.
    const around = place.trail[place.trail.indexOf(own) - 1] ?? navigation.root;
    const found = (around.children ?? []).filter(isLanguage).flatMap((language) => {
      const target = language === own ? route : counterpart(route, place, language);
      const there = target === undefined ? undefined : placeIn(target, language);
      if (target === undefined || there === undefined || graph.pages.get(target)?.visibility.sitemap !== true)
        return [];
      // The page of another place may have a counterpart of its own, and two pages must name each other.
      if (language !== own && counterpart(target, there, own) !== route) return [];
      return [{ language: hreflangOf(language), address: canonicalAddress(site, target) }];
    });
    return found.length > 1 ? found : [];
  };
}

function hreflangOf({ code = '' }: NavElement): string {
  return findLanguage(code)?.htmlLang ?? code;
}
