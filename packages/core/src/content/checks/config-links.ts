import type { Locate } from '../../config/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { resolveInGraph, type SiteLink } from './site-links.ts';

/** Texts of the configuration that are Markdown and hold links. */
const MARKDOWN = /(?:\/banner\/content|^\/errors\/404\/description)$/;
/** Links in Markdown and in HTML; what stands in code is rare in a line of text. */
const LINK = /\]\(\s*<?([^\s)>]+)|<a\s[^<>]*?href=["']([^"']+)["']/g;

/**
 * Resolves every link that the configuration holds, wherever it stands: values of `href`, and links in its texts.
 * Addresses that are no link of the site are judged where the configuration is read.
 */
export function resolveConfigLinks(
  config: object,
  graph: ContentGraph,
  locate: Locate | undefined,
): readonly SiteLink[] {
  return findHrefs(config, '').flatMap(({ href, pointer }) => {
    const target = resolveInGraph(href, graph);
    if (target.kind === 'unsafe') return [];
    return [{ link: { kind: 'link', href }, where: locate?.(pointer) ?? {}, target }];
  });
}

interface FoundHref {
  readonly href: string;
  /** JSON pointer of the value that holds it. */
  readonly pointer: string;
}

function findHrefs(value: unknown, pointer: string): readonly FoundHref[] {
  if (typeof value === 'string') {
    if (pointer.endsWith('/href')) return [{ href: value, pointer }];
    if (!MARKDOWN.test(pointer)) return [];
    return [...value.matchAll(LINK)].map(([, markdown, html]) => ({ href: markdown ?? html ?? '', pointer }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    findHrefs(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
