import {
  type Diagnostic,
  formatPlaces,
  formatPretty,
  makeHarmless,
  type Severity,
  type Sources,
} from '@waymark/core/diagnostics';
import { groupBy } from '@waymark/core/source';
import { countOf } from './count-of.ts';

/** Findings above which a summary comes first. */
const MANY = 20;
/** Findings that come from the same and say different things which are printed in full. */
const SHOWN = 3;
/** Groups of findings that say the same, or come from the same, which are printed in full of one kind. */
const SHOWN_GROUPS = 10;
/** Further ones of one kind that are printed in a line each. */
const LISTED = 20;
/** Further places of one message that are named. */
const PLACES = 5;
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
 * Prints findings for a person: errors first; where there are many, what they are and how many of each before that. What is
 * said of several places is said once, and of each kind the first few are shown with their lines.
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  options: PrintOptions,
): string {
  const { color, all } = options;
  const sorted = withSharedCauses(diagnostics).toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const summary = sorted.length > MANY ? [summarize(sorted)] : [];
  if (all) return [...summary, formatPretty(sorted, sources, { color })].join('\n');
  const kinds = [...groupBy(sorted, ({ code }) => code).values()];
  return [...summary, ...kinds.flatMap((found) => printKind(found, sources, color))].join('\n');
}

/** Leaves a cause to findings that say different things: what is but said often tells nothing of what it has in common with others. */
function withSharedCauses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Map<string | undefined, Set<string>>();
  for (const { cause, hint, message } of diagnostics)
    said.set(cause, (said.get(cause) ?? new Set()).add(hint ?? message));
  return diagnostics.map((finding) => {
    const { cause, ...alone } = finding;
    return said.get(cause)?.size === 1 ? alone : finding;
  });
}

/** Findings of one kind: the first groups with their lines, of the others the messages. */
function printKind(found: readonly Diagnostic[], sources: Sources, color: boolean): readonly string[] {
  const groups = [
    ...groupBy(found, ({ cause, message, hint = '' }) => cause ?? `${message}\n${hint}`).values(),
  ];
  const parts = groups.slice(0, SHOWN_GROUPS).map((group) => {
    const said = Array.from(groupBy(group, ({ message }) => message).values(), ([first]) => first);
    const shown = said.slice(0, SHOWN);
    const further = group.filter((finding) => !shown.includes(finding));
    return `${formatPretty(shown, sources, { color })}${describeFurther(further, sources)}`;
  });
  const others = groups.slice(SHOWN_GROUPS);
  return others.length === 0 ? parts : [...parts, listOthers(others, sources)];
}

/** Where else something is said, or comes from the same. */
function describeFurther(further: readonly Diagnostic[], sources: Sources): string {
  const [first] = further;
  if (first === undefined) return '';
  const files = new Set(further.flatMap(({ span }) => span?.file ?? [])).size;
  const named = formatPlaces(further.slice(0, PLACES), sources).filter((place) => place !== '');
  const isCut = further.length > PLACES;
  const what = first.cause === undefined ? '' : ` ${makeHarmless(first.cause)},`;
  const where = files === 0 ? '' : ` in ${countOf(files, 'file')}: ${named.join(', ')}${isCut ? ', …' : ''}`;
  return `  … and ${countOf(further.length, 'more place')}${what}${where}\n${isCut ? ALL : ''}`;
}

const ALL = '  "waymark check --all" lists them\n';

/** Further findings of a kind, a line for what is said. */
function listOthers(groups: readonly (readonly Diagnostic[])[], sources: Sources): string {
  const firsts = groups.flatMap((group) => group.slice(0, 1));
  const places = formatPlaces(firsts.slice(0, LISTED), sources);
  const lines = places.map((place, index) => {
    const { message = '', hint } = firsts[index] ?? {};
    const said = [message, ...(hint === undefined ? [] : [hint])].map((text) => makeHarmless(oneLine(text)));
    const more = (groups[index]?.length ?? 1) - 1;
    return `  ${[place, ...said].filter(Boolean).join(': ')}${more === 0 ? '' : ` (and ${countOf(more, 'more place')})`}`;
  });
  const left = groups.slice(LISTED).flat().length;
  const rest = left === 0 ? [] : [`  … and ${left} more`];
  const count = groups.flat().length;
  return `… and ${count} more of ${firsts[0]?.code}, each another one\n${[...lines, ...rest].join('\n')}\n${left === 0 ? '' : ALL}`;
}

function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** How many findings there are of each kind, the gravest and most frequent first, and what many of a kind come from. */
function summarize(sorted: readonly Diagnostic[]): string {
  const kinds = [...groupBy(sorted, ({ code }) => code).values()].sort(
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
  return [...groupBy(found, ({ cause }) => cause).values()]
    .filter((group) => group.length >= COMMON)
    .sort((a, b) => b.length - a.length)
    .slice(0, SHOWN_CAUSES)
    .map((group) => `${' '.repeat(17)}${group.length} ${makeHarmless(group[0]?.cause ?? '')}`);
}

function gravity([first]: readonly Diagnostic[]): number {
  return ORDER[first?.severity ?? 'info'];
}
