import type { PageFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Site } from './site.ts';

/** Site-wide checks over the facts of all pages. */
export function checkContent(_site: Site, _facts: ReadonlyMap<string, PageFacts>): readonly Diagnostic[] {
  return [];
}
