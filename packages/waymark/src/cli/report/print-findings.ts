import { type Diagnostic, formatPretty, makeHarmless, type Severity } from '@waymark/core/diagnostics';
import { countOf } from './count-of.ts';

/** Findings above which a summary comes first. */
const MANY = 20;
/** Findings of one kind that say the same, or come from the same, which are printed in full. */
const SHOWN = 3;
/** Groups of such findings that are printed of one kind. */
const SHOWN_GROUPS = 20;
/** Causes of one kind that the summary names, and findings that one of these has at least. */
const SHOWN_CAUSES = 5;
const COMMON = 10;

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** How findings are printed. */
export interface PrintOptions {
  readonly color: boolean;
  /** Also those that say what others said. */
  readonly all: boolean;
}

/**
 * Prints findings for a person: errors first; where there are many, what they are and how many of each before that; of
 * those that say the same, or come from the same, the first few.
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: (file: string) => string | undefined,
  { color, all }: PrintOptions,
): string {
  const sorted = diagnostics.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const format = (shown: readonly Diagnostic[]): string => formatPretty(shown, sources, { color });
  const summary = sorted.length > MANY ? [summarize(sorted)] : [];
  return [...summary, ...(all ? [format(sorted)] : printFirst(sorted, format))].join('\n');
}

function printFirst(
  sorted: readonly Diagnostic[],
  format: (shown: readonly Diagnostic[]) => string,
): readonly string[] {
  const printed = new Map<string, number>();
  const left: Diagnostic[] = [];
  const parts: string[] = [];
  for (const group of groupBy(sorted, ({ code, cause, message }) => `${code} ${cause ?? message}`)) {
    const [{ code, cause } = { code: '' }] = group;
    const number = (printed.get(code) ?? 0) + 1;
    printed.set(code, number);
    if (number > SHOWN_GROUPS) {
      for (const finding of group) left.push(finding);
      continue;
    }
    parts.push(format(group.slice(0, SHOWN)));
    if (group.length > SHOWN) parts.push(printMore(group.length - SHOWN, code, cause));
  }
  const rest = groupBy(left, ({ code }) => code);
  return [...parts, ...rest.map((group) => printMore(group.length, `${group[0]?.code}, each another one`))];
}

function printMore(count: number, code: string, cause?: string): string {
  const what = cause === undefined ? code : `${code} ${makeHarmless(cause)}`;
  return `… and ${count} more of ${what}: "waymark check --all" lists them\n`;
}

/** How many findings there are of each kind, the gravest and most frequent first, and what many of a kind come from. */
function summarize(sorted: readonly Diagnostic[]): string {
  const kinds = groupBy(sorted, ({ code }) => code).toSorted(
    (a, b) => gravity(a) - gravity(b) || b.length - a.length,
  );
  const files = new Set(sorted.flatMap(({ span }) => span?.file ?? [])).size;
  const lines = kinds.flatMap((found) => {
    const [first] = found;
    const head = `${String(found.length).padStart(6)}  ${(first?.severity ?? '').padEnd(7)}  ${first?.code}`;
    return [head, ...describeCauses(found)];
  });
  return `${countOf(sorted.length, 'finding')} in ${countOf(files, 'file')}\n${lines.join('\n')}\n`;
}

/** What many findings of a kind come from. */
function describeCauses(found: readonly Diagnostic[]): readonly string[] {
  const known = found.filter(({ cause }) => cause !== undefined);
  return groupBy(known, ({ cause }) => cause ?? '')
    .filter((group) => group.length >= COMMON)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, SHOWN_CAUSES)
    .map((group) => `${' '.repeat(17)}${group.length} ${makeHarmless(group[0]?.cause ?? '')}`);
}

function gravity([first]: readonly Diagnostic[]): number {
  return ORDER[first?.severity ?? 'info'];
}

/** Findings with one key together, in the order of their first. */
function groupBy(
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): readonly (readonly Diagnostic[])[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()];
}
