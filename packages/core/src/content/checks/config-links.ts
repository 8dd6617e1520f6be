import type { Locate } from '../../config/index.ts';
import { joinPointer } from '../../source/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { resolveInGraph, resolveSiteLinks, type SiteLink } from './site-links.ts';

/** Texts of the configuration that are Markdown and hold links. */
const MARKDOWN = /(?:\/banner\/content|^\/errors\/404\/description)$/;
/** Files that stand around every page, or for it where others link to it. */
const ASSET =
  /^\/seo\/(?:(?:metatags|paths\/\d+\/metatags)\/(?:og|twitter):image|organization\/logo)$|^\/(?:logo|favicon|background\/image)(?:\/(?:light|dark))?$|^\/thumbnails\/background$|^\/fonts(?:\/(?:heading|body))?\/source$/;
/** Anchors of all pages, which lead to other sites. */
const GLOBAL_ANCHOR = /\/global\/anchors\/\d+\/href$/;
/** Links in Markdown and in HTML; what stands in code is rare in a line of text. */
const LINK = /\]\(\s*(?:<([^<>\n]+)>|([^\s)<>]+))|<a\s[^<>]*?href=["']([^"']+)["']/g;

/**
 * Resolves every link that the configuration holds, wherever it stands: values of `href`, links in its texts, and the
 * pictures around pages. Addresses that are no link of the site are judged where the configuration is read.
 */
export function resolveConfigLinks(
  config: object,
  graph: ContentGraph,
  locate: Locate | undefined,
): readonly SiteLink[] {
  return findHrefs(config, '').flatMap(({ kind, href, pointer, isMarkdown }): readonly SiteLink[] => {
    const target = resolveInGraph(href, graph);
    if (target.kind === 'unsafe') return [];
    const where = locate?.(pointer);
    const outside = GLOBAL_ANCHOR.test(pointer) ? ({ mustLeadOut: true } as const) : {};
    const link = { link: { kind, href }, where: where ?? {}, target, ...outside };
    if (where === undefined || isMarkdown) return [link];
    return [{ ...link, rewrite: (text) => ({ span: where.span, text: JSON.stringify(text) }) }];
  });
}

/** Resolves every link of pages and configuration, one after the other: those of a large site are never all in memory. */
export function* resolveAllLinks(
  graph: ContentGraph,
  config: object,
  locate: Locate | undefined,
): Generator<SiteLink> {
  yield* resolveSiteLinks(graph);
  yield* resolveConfigLinks(config, graph, locate);
}

interface FoundHref {
  readonly kind: 'link' | 'asset';
  readonly href: string;
  /** JSON pointer of the value that holds it. */
  readonly pointer: string;
  /** It stands in a text, among others. */
  readonly isMarkdown?: true;
}

function findHrefs(value: unknown, pointer: string): readonly FoundHref[] {
  if (typeof value === 'string') {
    if (ASSET.test(pointer)) return [{ kind: 'asset', href: value, pointer }];
    if (pointer.endsWith('/href')) return [{ kind: 'link', href: value, pointer }];
    if (!MARKDOWN.test(pointer)) return [];
    return [...value.matchAll(LINK)].map(
      ([, spaced, bare, html]): FoundHref => ({
        kind: 'link',
        href: spaced ?? bare ?? html ?? '',
        pointer,
        isMarkdown: true,
      }),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  // The many texts of lists, such as the pages of a group, are none of these.
  const entries = Array.isArray(value)
    ? [...value.entries()].filter(([, child]) => typeof child === 'object')
    : Object.entries(value);
  return entries.flatMap(([key, child]) => findHrefs(child, joinPointer(pointer, key)));
}
