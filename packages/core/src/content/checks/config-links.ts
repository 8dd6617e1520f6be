import type { Locate } from '../../config/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { configHrefs } from './config-values.ts';
import { resolveInGraph, resolveSiteLinks, type SiteLink } from './site-links.ts';

/** Anchors of all pages, which lead to other sites. */
const GLOBAL_ANCHOR = /\/global\/anchors\/\d+\/href$/;
const MAY_BE_MISSING = { mayBeMissing: true } as const;

/**
 * Resolves every link that the configuration holds, wherever it stands: values of `href`, links in its texts, and the
 * pictures around pages. Addresses that are no link of the site are judged where the configuration is read.
 */
export function resolveConfigLinks(
  config: object,
  graph: ContentGraph,
  locate: Locate | undefined,
): readonly SiteLink[] {
  let unused: ReadonlySet<string> | undefined;
  return configHrefs(config).flatMap(({ kind, href, pointer, isMarkdown }): readonly SiteLink[] => {
    const target = resolveInGraph(href, graph);
    if (target.kind === 'unsafe') return [];
    const where = locate?.(pointer);
    if (target.kind === 'missing') unused ??= unusedHrefs(graph);
    const isFree = GLOBAL_ANCHOR.test(pointer) || unused?.has(pointer) === true;
    const link = { link: { kind, href }, where: where ?? {}, target, ...(isFree ? MAY_BE_MISSING : {}) };
    if (where === undefined || isMarkdown) return [link];
    return [{ ...link, rewrite: (text) => ({ span: where.span, text: JSON.stringify(text) }) }];
  });
}

/** Pointers of the `href` of elements that lead to their own content instead. */
function unusedHrefs({ pages }: ContentGraph): ReadonlySet<string> {
  const places = [...pages.values()].flatMap(({ placed }) => placed?.places ?? []);
  const elements = new Set(places.flatMap(({ trail }) => trail));
  return new Set(
    [...elements].flatMap(({ href, target, pointer }) =>
      href !== undefined && target !== undefined && pages.has(target) ? [`${pointer}/href`] : [],
    ),
  );
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
