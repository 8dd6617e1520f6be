import { type Diagnostic, makeLinesHarmless } from '@waymark/core/diagnostics';
import { createSourceText, groupBy, positionAt } from '@waymark/core/source';
import type { Migration, Tree } from '@waymark/migrate';
import { unifiedDiff } from '../../edits/unified-diff.ts';
import { countOf } from '../report/count-of.ts';

/** Lines around a change that are shown: many pages change in many places. */
const CONTEXT = 1;

/** Lines of differences above which a terminal gets no further file. */
const MOST_LINES = 200;
/** Places of one message, and messages of one kind, that are listed unless all are asked for. */
const PLACES = 3;
const MESSAGES = 20;

/** What a migration does to the texts of a folder, as unified diffs: each page against the file that it was made from. */
export function formatMigration({ texts, sources, removals }: Migration, tree: Tree): readonly string[] {
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
  return [...written, ...removed].filter((diff) => diff !== '');
}

/** The first diffs, for eyes that cannot read those of a whole site as they pass. */
export function cutDiffs(diffs: readonly string[]): string {
  let lines = 0;
  const end = diffs.findIndex((diff) => {
    lines += diff.split('\n').length;
    return lines > MOST_LINES;
  });
  // The first file is shown, however long it is.
  const shown = end === -1 ? diffs.length : Math.max(1, end);
  const left = diffs.length - shown;
  const rest =
    left === 0 ? '' : `… and ${countOf(left, 'more file')}: "--all", or "> site.patch", has them\n\n`;
  return `${diffs.slice(0, shown).join('')}${rest}`;
}

/** What needs a hand, by kind: one line for each place in the old files, or for the first ones of each message. */
export function formatNotes(diagnostics: readonly Diagnostic[], tree: Tree, all: boolean): string {
  const kinds = groupBy(diagnostics, ({ code }) => code);
  const sections = [...kinds].map(([code, found]) => {
    const hints = new Set(found.flatMap(({ hint }) => hint ?? []));
    const line = (one: Diagnostic): string => `  ${placeOf(one, tree)}  ${one.message}`;
    const lines = all ? found.map(line) : firstLines(found, line);
    return [`${code}${hints.size === 0 ? '' : ` (${[...hints].join('; ')})`}`, ...lines, ''].join('\n');
  });
  return makeLinesHarmless(sections.map((section) => `${section}\n`).join(''));
}

function firstLines(found: readonly Diagnostic[], line: (one: Diagnostic) => string): readonly string[] {
  const groups = [...groupBy(found, ({ message }) => message).values()];
  const lines = groups.slice(0, MESSAGES).flatMap((group) => {
    const more = group.length - PLACES;
    return [...group.slice(0, PLACES).map(line), ...(more > 0 ? [further(more, 'more place')] : [])];
  });
  const left = groups.slice(MESSAGES).flat().length;
  return left === 0 ? lines : [...lines, further(left, 'other finding')];
}

const further = (count: number, what: string): string =>
  `  … and ${countOf(count, what)}: "--all" lists them`;

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
