import type { Diagnostic } from '@waymark/core/diagnostics';
import { compareFindings } from '../../dev/compare-findings.ts';
import { countOf } from './count-of.ts';
import { reportDiagnostics } from './report.ts';
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
  const what = rest.length === 0 ? first : `${first} and ${rest.length} more`;
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
  readText(file: string): string | undefined;
}

/** Most findings that are named as mended; of more, their number says enough. */
const NAMED = 5;

/** Creates the report of a session's findings. */
export function createFindingsReport(source: FindingsSource): FindingsReport {
  let known: readonly Diagnostic[] = [];
  return {
    report() {
      const now = source.diagnostics();
      const { added, gone } = compareFindings(known, now);
      known = now;
      for (const { code, span } of gone.slice(0, NAMED))
        say(`mended: ${code}${span === undefined ? '' : ` in ${span.file}`}`);
      if (gone.length > NAMED) process.stderr.write(`mended: ${gone.length - NAMED} more\n`);
      reportDiagnostics(added, source.readText);
    },
  };
}
