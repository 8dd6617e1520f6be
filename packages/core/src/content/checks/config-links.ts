import type { Locate } from '../../config/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { configHrefs } from './config-values.ts';
import { resolveInGraph, resolveSiteLinks, type SiteLink } from './site-links.ts';

/** Anchors of all pages, which lead to other sites. */
const GLOBAL_ANCHOR = /\/global\/anchors\/\d+\/href$/;

/**
 * Resolves every link that the configuration holds, wherever it stands: values of `href`, links in its texts, and the
 * pictures around pages. Addresses that are no link of the site are judged where the configuration is read.
 */
export function resolveConfigLinks(
  config: object,
  graph: ContentGraph,
  locate: Locate | undefined,
): readonly SiteLink[] {
  return configHrefs(config).flatMap(({ kind, href, pointer, isMarkdown }): readonly SiteLink[] => {
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
