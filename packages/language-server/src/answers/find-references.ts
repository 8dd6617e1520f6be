import { join } from 'node:path';
import type { Span } from '@waymark/core/source';
import { withoutPageExtension } from '@waymark/core/source';
import type { DocsProject } from '../docs-project.ts';
import type { CaretPlace } from '../places/caret-place.ts';
import { findDefinition } from './find-definition.ts';

/** Places that name the file which a place names, or the page of a front matter: all that a move would rewrite. */
export async function findReferences(
  place: CaretPlace,
  file: string,
  project: DocsProject,
): Promise<readonly Span[]> {
  const isOwn = place.kind === 'key' || place.kind === 'page-value';
  const named = isOwn ? file : (await findDefinition(place, file, project))?.file;
  if (named === undefined) return [];
  const from = join(project.directory, named);
  // Beside where it is, so that its own links to other files stay as they are.
  const plan = await project.move([{ from, to: `${withoutPageExtension(from)}-elsewhere` }]);
  if ('problem' in plan) return [];
  // An edit that only adds is the redirect of the old address.
  return plan.edits.flatMap(({ span }) => (span.end > span.start ? [span] : []));
}
