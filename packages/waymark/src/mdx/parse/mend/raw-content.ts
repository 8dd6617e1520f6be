import { componentRegistry } from '../../../components/index.ts';
import { blankCode } from '../blank-code.ts';
import type { ParseError } from '../parse.ts';

const NAMES: readonly string[] = [...componentRegistry.values()]
  .filter(({ rawChildren }) => rawChildren !== undefined)
  .map(({ name }) => name);

const OPEN = new RegExp(
  `<(${NAMES.join('|')})(?![\\w.-])(?:[^<>{}"']|"[^"]*"|'[^']*'|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*>`,
  'g',
);

/** What begins a tag, an expression or a statement. */
const MARK = /(?<!\\)[<{]|(?:import|export)\b(?<=^[ \t]*(?:import|export))/gm;

/** What stands between the tags of a component that takes it as text. */
export interface RawContent {
  readonly name: string;
  /** Where the parser stopped, else the first mark: it may stop only where the tag around it should have ended. */
  readonly at: number;
  /** Offsets of what would begin a tag, an expression or a statement. */
  readonly marks: readonly number[];
}

/**
 * Finds the text content in which the parser stopped: whatever looks like a tag in it is none. A component of the
 * page's own takes its content as it likes.
 */
export function findRawContent(text: string, error: ParseError): RawContent | undefined {
  if (!NAMES.some((name) => text.includes(`<${name}`))) return undefined;
  const prose = blankCode(text);
  const around = contentAround(prose, error.offset);
  if (around === undefined || isOfPage(prose, around.name)) return undefined;
  const { name, start, end } = around;
  const marks = Array.from(prose.slice(start, end).matchAll(MARK), ({ index }) => start + index);
  const [first] = marks;
  if (first === undefined) return undefined;
  return { name, at: error.offset >= start && error.offset < end ? error.offset : first, marks };
}

/** The content in which, or in whose tags, an offset lies. */
function contentAround(
  prose: string,
  offset: number,
): { readonly name: string; readonly start: number; readonly end: number } | undefined {
  for (const { index, 0: tag, 1: name = '' } of prose.matchAll(OPEN)) {
    const start = index + tag.length;
    const end = tag.endsWith('/>') ? start : prose.indexOf(`</${name}>`, start);
    if (index > offset || end === -1) return undefined;
    if (offset <= end) return { name, start, end };
  }
  return undefined;
}

function isOfPage(prose: string, name: string): boolean {
  return new RegExp(`^[ \\t]*(?:import|export)\\b.*\\b${name}\\b`, 'm').test(prose);
}
