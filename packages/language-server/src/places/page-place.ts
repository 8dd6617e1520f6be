import { blankFencedCode, findFrontmatter } from '@waymark/core/content';
import type { CaretPlace } from './caret-place.ts';
import { placeInTag } from './tag-place.ts';

/** What stands at an offset of a page. */
export function placeInPage(text: string, offset: number): CaretPlace | undefined {
  if (isInFrontMatter(text, offset)) return placeInFrontMatter(text, offset);
  const body = blankFencedCode(text);
  return placeInTag(body, offset) ?? placeInLine(body, offset);
}

/** Until a closing line is written, all that follows the opening one may become front matter. */
const UNCLOSED = /^---[ \t]*(?=\r?\n)(?![\s\S]*\n---)/;

function isInFrontMatter(text: string, offset: number): boolean {
  const { start, end } = findFrontmatter(text);
  return UNCLOSED.test(text) || (offset >= start && offset < end);
}

interface Line {
  readonly start: number;
  readonly text: string;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, text: text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '') };
}

/** Keys whose value is known by what it is, wherever it stands. */
const KINDS: ReadonlyMap<string, 'icon' | 'address'> = new Map([
  ['icon', 'icon'],
  ['url', 'address'],
]);

function placeInFrontMatter(text: string, offset: number): CaretPlace | undefined {
  const line = lineAt(text, offset);
  const at = offset - line.start;
  const [, key = '', colon = '', quote = '', value = ''] =
    /^([\w-]*)(:[ \t]*)?(["']?)([^"']*)/.exec(line.text) ?? [];
  if (at <= key.length) return { kind: 'key', start: line.start, end: line.start + key.length, text: key };
  const start = line.start + key.length + colon.length + quote.length;
  if (colon === '' || offset < start || offset > start + value.length) return undefined;
  const word = { start, end: start + value.trimEnd().length, text: value.trimEnd() };
  const kind = KINDS.get(key);
  return kind === undefined ? { kind: 'page-value', key, ...word } : { kind, ...word };
}

/** Addresses in Markdown, and what is imported; the first group is what stands before the address. */
const IN_LINE = [
  { kind: 'image', pattern: /(!\[[^[\]]*\]\(\s*<?)([^)\s>]*)/g },
  { kind: 'address', pattern: /(\]\(\s*<?)([^)\s>]*)/g },
  { kind: 'address', pattern: /(^\s*\[[^\]]+\]:\s*<?)([^\s>]*)/g },
  { kind: 'import', pattern: /(^\s*(?:import|export)\b.*?\bfrom\s*["'])([^"']*)/g },
] as const;

function placeInLine(text: string, offset: number): CaretPlace | undefined {
  const line = lineAt(text, offset);
  for (const { kind, pattern } of IN_LINE)
    for (const { index, 1: before = '', 2: address = '' } of line.text.matchAll(pattern)) {
      const start = line.start + index + before.length;
      if (offset >= start && offset <= start + address.length)
        return { kind, start, end: start + address.length, text: address };
    }
  return undefined;
}
