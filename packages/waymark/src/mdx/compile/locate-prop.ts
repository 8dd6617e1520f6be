import type { Span } from '@waymark/core/source';
import { type MdxNode, startOf } from '../parse/tree.ts';
import type { Instance } from './instance.ts';

/** What is asked about a tag stands in its file. */
interface InFile {
  readonly module: Pick<Instance['module'], 'file' | 'text' | 'toSource'>;
}

/** Finds where the names of a tag's props stand; nothing where the tag is written in a way not understood. It is read once, when asked. */
export function locateProps(node: MdxNode, instance: InFile): (prop: string) => Span | undefined {
  let spans: Map<string, Span> | undefined;
  return (prop) => {
    spans ??= new Map(writtenNames(node, instance).toReversed());
    return spans.get(prop);
  };
}

/** The names of a tag's props in order, each with its place. */
export function writtenNames(
  node: MdxNode,
  { module: { file, text, toSource } }: InFile,
): readonly (readonly [name: string, span: Span])[] {
  return Array.from(readProps(text, startOf(node)), ({ name, start }) => [
    name,
    { file, start: toSource(start), end: toSource(start + name.length) },
  ]);
}

/** The props of the tag that begins here, in order. */
function* readProps(text: string, tag: number): Generator<{ readonly name: string; readonly start: number }> {
  let at = matchEnd(/<[\w.:-]+/y, text, tag);
  while (at !== undefined) {
    const start: number | undefined = matchEnd(/\s*/y, text, at);
    const afterName: number | undefined = matchEnd(/[^\s=/<>{}"'`]+/y, text, start);
    if (start !== undefined && afterName !== undefined) yield { name: text.slice(start, afterName), start };
    const value = matchEnd(/\s*=\s*/y, text, afterName);
    at = value === undefined ? (afterName ?? endOfBraces(text, start)) : endOfValue(text, value);
  }
}

function endOfValue(text: string, at: number): number | undefined {
  return matchEnd(/"[^"]*"|'[^']*'/y, text, at) ?? endOfBraces(text, at);
}

/** The end of an expression in braces; braces in its texts do not count. */
function endOfBraces(text: string, start: number | undefined): number | undefined {
  let depth = 0;
  for (let at = start; at !== undefined; at = matchEnd(PIECE, text, at)) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text[at] === '}' ? at + 1 : undefined;
  }
  return undefined;
}

/** A text of JavaScript, a run without quotes and braces, or one character. */
const PIECE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^"'`{}]+|./sy;

function matchEnd(pattern: RegExp, text: string, at: number | undefined): number | undefined {
  if (at === undefined) return undefined;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
