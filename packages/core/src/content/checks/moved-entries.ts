import type { Diagnostic } from '../../diagnostics/index.ts';
import { normalizePath, routeOfFile, withoutPageExtension } from '../../source/index.ts';
import type { ContentGraph } from '../graph/graph.ts';

/**
 * Gives findings of missing pages in the navigation their mend, where a redirect tells where the page is now and no other
 * entry names it there.
 */
export function mendMovedEntries(
  diagnostics: readonly Diagnostic[],
  graph: ContentGraph,
  readText: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const mended = new Set<string>();
  return diagnostics.map((diagnostic) => {
    const { code, span, fix } = diagnostic;
    if (code !== 'navigation/missing-page' || span === undefined || fix !== undefined) return diagnostic;
    const path = movedTo(readText(span.file)?.slice(span.start, span.end) ?? '', graph);
    if (path === undefined || mended.has(path)) return diagnostic;
    mended.add(path);
    return { ...diagnostic, fix: [{ span, text: JSON.stringify(path) }] };
  });
}

/** Path of the page that an entry's redirect leads to; undefined where that is none, or listed. */
function movedTo(written: string, { links, pages }: ContentGraph): string | undefined {
  const ref = /^"([^"\\#?]+)"$/.exec(written)?.[1];
  if (ref === undefined) return undefined;
  const target = links.resolve(routeOfFile(normalizePath(ref).slice(1)));
  if (target.kind !== 'page' || target.via === undefined || target.hash !== undefined) return undefined;
  const page = pages.get(target.route);
  return page?.head === undefined || page.placed !== undefined
    ? undefined
    : withoutPageExtension(page.head.file);
}
