import { type Diagnostic, makeLinesHarmless } from '@waymark/core/diagnostics';
import { createSourceText, groupBy, positionAt } from '@waymark/core/source';
import type { Migration, Tree } from '@waymark/migrate';
import { unifiedDiff } from '../../edits/unified-diff.ts';
import { countOf } from '../report/count-of.ts';

/** Lines around a change that are shown: many pages change in many places. */
const CONTEXT = 1;

/** What a migration does to the texts of a folder, as a unified diff: each page against the file that it was made from. */
export function formatMigration({ texts, sources, removals }: Migration, tree: Tree): string {
  const written = [...texts].map(([path, after]) => {
    const source = sources.get(path) ?? path;
    const before = tree.readText(source);
    return before === after && source === path
      ? ''
      : unifiedDiff(
          { from: before === undefined ? undefined : source, to: path, before: before ?? '', after },
          CONTEXT,
        );
  });
  const moved = new Set(sources.values());
  const removed = removals
    .filter((path) => !moved.has(path) && /\.(?:mdx?|json|ya?ml)$/.test(path))
    .map((path) =>
      unifiedDiff({ from: path, to: undefined, before: tree.readText(path) ?? '', after: '' }, CONTEXT),
    );
  return [...written, ...removed].join('');
}

/** What needs a hand, by kind: one line for each place in the old files. */
export function formatNotes(diagnostics: readonly Diagnostic[], tree: Tree): string {
  const kinds = groupBy(diagnostics, ({ code }) => code);
  const sections = [...kinds].map(([code, found]) => {
    const hints = new Set(found.flatMap(({ hint }) => hint ?? []));
    const lines = found.map((one) => `  ${placeOf(one, tree)}  ${one.message}`);
    return [`${code}${hints.size === 0 ? '' : ` (${[...hints].join('; ')})`}`, ...lines, ''].join('\n');
  });
  return makeLinesHarmless(sections.map((section) => `${section}\n`).join(''));
}

function placeOf({ span }: Diagnostic, tree: Tree): string {
  if (span === undefined) return '';
  const { line, column } = positionAt(
    createSourceText(span.file, tree.readText(span.file) ?? ''),
    span.start,
  );
  return `${span.file}:${line}:${column}`;
}

/** What a migration comes to, in a few lines. */
export function describeMigration({
  sources,
  texts,
  copies,
  removals,
  redirects,
  diagnostics,
}: Migration): string {
  const moved = [...copies].filter(([path, from]) => path !== from).length;
  const made = texts.size - sources.size;
  return [
    `${countOf(sources.size, 'page')}, each where its old address says; ${countOf(made, 'file')} that had none, docs.json among them`,
    `${countOf(moved, 'other file')} in another place, ${countOf(removals.length, 'old file')} gone`,
    `${countOf(redirects, 'redirect')}; ${countOf(diagnostics.length, 'place')} to look at by hand`,
    '',
  ].join('\n');
}
