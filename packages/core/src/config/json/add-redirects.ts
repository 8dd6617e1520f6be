import type { Edit } from '../../diagnostics/index.ts';
import { findMember, findNode, parseJson } from '../../source/index.ts';
import type { Locate } from './locate.ts';

/** An entry of `redirects` that is to be written. */
export interface NewRedirect {
  readonly source: string;
  readonly destination: string;
}

/** The configuration that redirects are added to. */
export interface RedirectsPlace {
  readonly entry: string;
  readonly locate: Locate;
  readonly readText: (file: string) => string | undefined;
}

/**
 * The edits that add redirects after those of a configuration, in the file that holds them, indented as it is. None
 * where `redirects` is written and is no list.
 */
export function addRedirects(
  { entry, locate, readText }: RedirectsPlace,
  redirects: readonly NewRedirect[],
): readonly Edit[] {
  const { file, path } = placeOfList(locate) ?? { file: entry, path: undefined };
  const text = readText(file) ?? '';
  const { root } = parseJson(file, text);
  if (root === undefined || redirects.length === 0) return [];
  const insert = (start: number, inserted: string, end = start): readonly Edit[] => [
    { span: { file, start, end }, text: inserted },
  ];
  const lines = redirects.map(printRedirect);
  const list = path === undefined ? undefined : findNode(root, path).node;
  if (list?.kind === 'array') {
    const last = list.items.at(-1)?.span;
    if (last === undefined)
      return insert(list.span.start, printList(lines, lineOf(text, list.span.start)), list.span.end);
    const { indent, isFirst, lineBreak } = lineOf(text, last.start);
    return insert(last.end, lines.map((line) => `,${isFirst ? lineBreak + indent : ' '}${line}`).join(''));
  }
  const last = root.kind === 'object' ? root.members.at(-1) : undefined;
  if (last === undefined || findMember(root, 'redirects') !== undefined) return [];
  const line = lineOf(text, last.keySpan.start);
  const { isFirst, lineBreak, indent } = line;
  return insert(
    last.value.span.end,
    `,${isFirst ? lineBreak + indent : ' '}"redirects": ${printList(lines, line)}`,
  );
}

/** Where the list is, when it is written. */
function placeOfList(locate: Locate): { readonly file: string; readonly path: string } | undefined {
  const list = locate('/redirects');
  const around = locate('');
  if (list === undefined || (list.path === around?.path && list.span.file === around.span.file))
    return undefined;
  return { file: list.span.file, path: list.path };
}

function printRedirect({ source, destination }: NewRedirect): string {
  return `{ "source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(destination)} }`;
}

/** The line that something stands on. */
interface Line {
  readonly indent: string;
  /** Nothing but blanks stands before it. */
  readonly isFirst: boolean;
  /** How lines of the file end. */
  readonly lineBreak: string;
  /** One level of the file's indentation. */
  readonly unit: string;
}

function lineOf(text: string, offset: number): Line {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = /^[ \t]*/.exec(before)?.[0] ?? '';
  return {
    indent,
    isFirst: indent === before && offset > before.length,
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
  };
}

function printList(lines: readonly string[], { indent, lineBreak, unit }: Line): string {
  const inner = lines.map((line) => `${lineBreak}${indent}${unit}${line}`).join(',');
  return `[${inner}${lineBreak}${indent}]`;
}
