import type { DocsConfig } from '@waymark/core/config';
import { createLinks, listPages, readPageHead, readRedirects } from '@waymark/core/content';
import { resolveNavigation } from '@waymark/core/navigation';
import type { MarkdownBodies, SiteModel } from '../site-model.ts';

/** What a test says about its site; the rest is as plain as possible. */
export interface TestSite {
  readonly config?: Omit<Partial<DocsConfig>, 'navigation'>;
  readonly navigation: unknown;
  /** Page files with their texts. */
  readonly pages: Readonly<Record<string, string>>;
  readonly assets?: readonly string[];
  /** Days of last commits, by file. */
  readonly commitDates?: Readonly<Record<string, string>>;
  readonly siteUrl?: string;
  readonly base?: string;
  readonly trailingSlash?: boolean;
  readonly specifications?: SiteModel['specifications'];
}

/** Makes a site model the way the build does, from texts. */
export function createTestSite(test: TestSite): SiteModel {
  const { base = '', assets = [] } = test;
  const config = { name: 'Test', ...test.config, navigation: test.navigation } as DocsConfig;
  const heads = Object.entries(test.pages).map(([file, text]) => readPageHead(file, text).value);
  const byRoute = new Map(heads.map((head) => [head.route, head]));
  const { value: navigation } = resolveNavigation({
    navigation: config.navigation,
    pages: heads,
    catalog: { specifications: [] },
  });
  const redirects = readRedirects(config.redirects ?? []).value;
  const pages = listPages({ navigation, heads: byRoute, seo: config.seo, redirects });
  const urls = { base, trailingSlash: test.trailingSlash ?? true };
  const targets = { routes: pages.keys(), listed: navigation.pages.keys(), files: assets, redirects };
  const links = createLinks({ ...targets, urls, home: navigation.home });
  const graph = { pages, facts: new Map(), links, redirects };
  return {
    config,
    navigation,
    graph,
    urls,
    policy: "default-src 'none'",
    ...(test.siteUrl === undefined ? {} : { siteUrl: test.siteUrl }),
    assets,
    skills: [],
    dateOfPage: (head) => test.commitDates?.[head?.file ?? ''],
    dayOfSpan: () => undefined,
    digestOf: (text) => `sha256:${text.length}`,
    specifications: test.specifications ?? [],
  };
}

/** The bodies of its pages, as written. */
export function markdownOf({ pages }: TestSite): MarkdownBodies {
  const heads = Object.entries(pages).map(([file, text]) => [readPageHead(file, text).value, text] as const);
  return new Map(heads.map(([{ route, bodyStart }, text]) => [route, () => text.slice(bodyStart)]));
}
