import { type Diagnostic, type Edit, mendWith } from '../../diagnostics/index.ts';
import type { LinkSource, LinkTarget } from '../addresses/resolve-link.ts';
import { hasFeed } from '../graph/feed.ts';
import type { ContentGraph, ListedPage } from '../graph/graph.ts';
import { unpackLink } from '../graph/linked-facts.ts';
import type { PageLink } from '../graph/page-facts.ts';
import type { LinkFinding } from './meant/link-finding.ts';

/** A link of a page or of the configuration, and what it leads to. */
export interface SiteLink {
  /** Absent for links of the configuration. */
  readonly page?: ListedPage;
  readonly link: Pick<PageLink, 'kind' | 'href' | 'by'>;
  readonly where: Pick<Diagnostic, 'span' | 'path'>;
  readonly target: LinkTarget;
  /** That it leads to no page of the site says nothing: it may lead to none, or is not used, which is told where the navigation is read. */
  readonly mayBeMissing?: true;
  /** Writes another address in its place; absent where that place is not known letter by letter. */
  readonly rewrite?: (href: string) => Edit;
}

/** What an address means once every page was read: only a changelog has a feed. */
export function resolveInGraph(href: string, graph: ContentGraph, from?: LinkSource): LinkTarget {
  const target = graph.links.resolve(href, from);
  // What would be there is not known, and why was said where the specification is named.
  if (target.kind === 'missing' && graph.unknownFolders?.().some((folder) => target.path.startsWith(folder)))
    return { kind: 'external', url: target.path };
  if (target.kind !== 'file' || target.feedOf === undefined) return target;
  const page = graph.pages.get(target.feedOf);
  const facts = graph.facts.get(target.feedOf);
  if (page === undefined || facts === undefined || hasFeed(page, facts)) return target;
  const { kind: _, feedOf: __, path, ...inside } = target;
  return { kind: 'missing', path: `/${path}`, ...inside };
}

/** What mends a link by another address; nothing where that, or the place of the link, is not known. */
export function mendLink(
  { rewrite }: SiteLink,
  address: string | undefined,
  isSure: boolean,
): Pick<Diagnostic, 'fix' | 'proposal'> {
  return mendWith(rewrite === undefined || address === undefined ? [] : [rewrite(address)], isSure);
}

/** What is wrong with a link. */
export type LinkCheck = (link: SiteLink) => readonly LinkFinding[];

/** Resolves every link and asset reference of a site, or of some of its pages, page by page in source order. */
export function* resolveSiteLinks(
  graph: ContentGraph,
  routes: Iterable<string> = graph.pages.keys(),
): Generator<SiteLink> {
  for (const route of routes) {
    const page = graph.pages.get(route);
    const facts = graph.facts.get(route);
    if (page === undefined || facts === undefined) continue;
    for (const packed of facts.links) {
      const link = unpackLink(packed, facts.file);
      // A link written in a snippet starts where the snippet stands.
      const from = { file: link.span.file, route: page.route, kind: link.kind };
      const { hrefSpan } = link;
      yield {
        page,
        link,
        where: { span: link.span },
        target: resolveInGraph(link.href, graph, from),
        ...(hrefSpan === undefined ? {} : { rewrite: (text) => ({ span: hrefSpan, text }) }),
      };
    }
  }
}
