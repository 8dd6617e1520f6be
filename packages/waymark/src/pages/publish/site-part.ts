import { type ContentGraph, checkContent } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { LongFile, OutputFile } from '../../outputs/index.ts';
import type { Site } from '../../site/site.ts';
import type { Pages } from '../pages.ts';
import { emitOutputs, type OutputsInput } from './emit-outputs.ts';
import { createSearchOutputs, type SearchOutputs, type SearchTools } from './search-outputs.ts';

/** What a build makes of a site: all of it, or a part. */
export interface SitePart {
  /** The pages that it draws, in the order of the site's. */
  readonly routes: readonly string[];
  /** What takes the words of these pages. */
  readonly search: SearchOutputs;
  /** Whether it tells what is wrong with the site beside its pages: one part does. */
  readonly tellsOfSite: boolean;
  /** Files beside those of the pages. */
  outputs(input: OutputsInput): Iterable<OutputFile | LongFile>;
  /** What only the linked pages show to be wrong. */
  check(graph: ContentGraph): readonly Diagnostic[];
}

/** All of a site. */
export function wholeSite(site: Site, { routes, indexes }: Pages, isThere: SearchTools['isThere']): SitePart {
  return {
    routes,
    search: createSearchOutputs(site, { indexes, isThere }),
    tellsOfSite: true,
    outputs: emitOutputs,
    check: (graph) => checkContent(graph, site.locate, site.config),
  };
}
