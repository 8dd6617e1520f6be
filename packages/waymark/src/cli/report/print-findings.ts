import { type Diagnostic, formatPretty, type Severity } from '@waymark/core/diagnostics';
import { countOf } from './count-of.ts';

/** Findings above which a summary comes first. */
const MANY = 20;
/** Findings of one kind that say the same, which are printed in full. */
const SHOWN = 3;

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** How findings are printed. */
export interface PrintOptions {
  readonly color: boolean;
  /** Also those that say what others said. */
  readonly all: boolean;
}

/**
 * Prints findings for a person: errors first; where there are many, what they are and how many of each before that; of
 * those that say the same, the first few.
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: (file: string) => string | undefined,
  { color, all }: PrintOptions,
): string {
  const sorted = diagnostics.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const groups = groupBy(sorted, ({ code, message }) => `${code} ${message}`);
  const parts = groups.flatMap((group) => {
    const shown = all ? group : group.slice(0, SHOWN);
    const rest = group.length - shown.length;
    const [first] = group;
    const more = `… and ${rest} more of ${first?.code}: "waymark check --all" lists them\n`;
    return [formatPretty(shown, sources, { color }), ...(rest > 0 ? [more] : [])];
  });
  return [...(sorted.length > MANY ? [summarize(sorted)] : []), ...parts].join('\n');
}

/** How many findings there are of each kind, the gravest and most frequent first. */
function summarize(sorted: readonly Diagnostic[]): string {
  const kinds = groupBy(sorted, ({ code }) => code).toSorted(
    (a, b) => gravity(a) - gravity(b) || b.length - a.length,
  );
  const files = new Set(sorted.flatMap(({ span }) => span?.file ?? [])).size;
  const lines = kinds.map((found) => {
    const [first] = found;
    return `${String(found.length).padStart(6)}  ${(first?.severity ?? '').padEnd(7)}  ${first?.code}`;
  });
  return `${countOf(sorted.length, 'finding')} in ${countOf(files, 'file')}\n${lines.join('\n')}\n`;
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
