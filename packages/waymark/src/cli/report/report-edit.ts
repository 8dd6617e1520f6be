import { type Diagnostic, makeHarmless } from '@waymark/core/diagnostics';
import { compareFindings } from '../../dev/compare-findings.ts';
import { countOf } from './count-of.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { say } from './say.ts';

/** What an edit came to. */
export interface EditOutcome {
  readonly paths: readonly string[];
  /** Pages that will be drawn anew. */
  readonly pages: number | 'every';
  readonly milliseconds: number;
}

/** Says in one line what changed, how many pages it concerns and how long it took. */
export function describeEdit({ paths, pages, milliseconds }: EditOutcome): string {
  const [first = '', ...rest] = paths;
  const name = makeHarmless(first);
  const what = rest.length === 0 ? name : `${name} and ${rest.length} more`;
  return `${what}: ${describePages(pages)}, ${Math.round(milliseconds)} ms`;
}

function describePages(pages: EditOutcome['pages']): string {
  if (pages === 'every') return 'every page';
  return pages === 0 ? 'no open page drawn anew' : countOf(pages, 'page');
}

/** Tells a person what is wrong, once. */
export interface FindingsReport {
  /** Prints what is wrong since the last time, and names what is mended. */
  report(): void;
}

/** What a report asks. */
interface FindingsSource {
  diagnostics(): readonly Diagnostic[];
  /** Errors that keep the last good site: of whatever else was known, nothing can be told meanwhile. */
  siteProblems(): readonly Diagnostic[];
  readText(file: string): string | undefined;
}

/** Kinds of mended findings that are named; of more, their number says enough. */
const NAMED = 5;

/** Creates the report of a session's findings. */
export function createFindingsReport(source: FindingsSource): FindingsReport {
  /** What was told of the last site, and what beside that of a configuration that made none since. */
  let ofSite: readonly Diagnostic[] = [];
  let ofNoSite: readonly Diagnostic[] = [];
  return {
    report() {
      const now = source.diagnostics();
      const isBlocked = source.siteProblems().length > 0;
      const sinceSite = compareFindings(ofSite, now);
      const { added, gone } = compareFindings(ofNoSite, sinceSite.added);
      const mended = isBlocked ? gone : [...gone, ...sinceSite.gone];
      ofNoSite = isBlocked ? sinceSite.added : [];
      if (!isBlocked) ofSite = now;
      sayMended(mended);
      reportDiagnostics(added, source.readText);
    },
  };
}

function sayMended(gone: readonly Diagnostic[]): void {
  const counts = new Map<string, number>();
  for (const { code, span } of gone) {
    const what = makeHarmless(`${code}${span === undefined ? '' : ` in ${span.file}`}`);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const kinds = [...counts];
  for (const [what, count] of kinds.slice(0, NAMED))
    say(`mended: ${what}${count === 1 ? '' : `, ${count} times`}`);
  const left = kinds.slice(NAMED).reduce((sum, [, count]) => sum + count, 0);
  if (left > 0) say(`mended: ${left} more`);
}
