import type { Instance } from '../compile/instance.ts';
import { isBlock, isHtmlName, VOID_TAGS } from '../parse/tag-kinds.ts';
import { endOf, isTag, type MdxNode, startOf } from '../parse/tree.ts';
import { addressAtRoot, addressesAt, type MarkdownAddresses } from './markdown-address.ts';
import { lineStart, type MarkdownSpot } from './markdown-spot.ts';
import type { Splice } from './splice.ts';

/** Text in the place of a node, as the place takes it. */
export function editOf(node: MdxNode, text: string, { indent, shift, opens, oneLine }: MarkdownSpot): Splice {
  const place = { start: startOf(node), end: endOf(node), indent, opens };
  if (oneLine) return { ...place, text: inOneLine(text), block: false };
  // The lines of a fence are in their places already.
  if (node.type === 'code') return { ...place, text: dedented(text, shift), block: false, indent: '' };
  const inText = node.type === 'mdxTextExpression' || node.type === 'mdxJsxTextElement';
  return { ...place, text, block: !inText || isBlock(node) };
}

/** Blocks in a cell or a heading: their words, one after the other. */
export function inOneLine(text: string): string {
  const words = text.split('\n').map((line) => line.replace(/^(?:> ?)+/, '').trim());
  return words
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Signs that are escaped, as HTML has them: until its first empty line, Markdown reads nothing of it. */
export function htmlTextEdits(node: MdxNode, text: string, { htmlEnd }: MarkdownSpot): readonly Splice[] {
  const start = startOf(node);
  if (start >= htmlEnd) return [];
  const escaped = text.slice(start, endOf(node)).matchAll(/\\([!-/:-@[-`{-~])/g);
  return [...escaped].map(({ index, 1: sign = '' }) =>
    inWords(start + index, 2, sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : sign),
  );
}

/** The end tag of an element that ends itself in JSX: in HTML few do, and all that follows would stand in it. */
export function endTagEdits(node: MdxNode, text: string): readonly Splice[] {
  const name = node.name ?? '';
  const end = endOf(node);
  if (!isTag(node) || !isHtmlName(name) || VOID_TAGS.has(name) || !text.endsWith('/>', end)) return [];
  const start = text.slice(startOf(node), end - 2).trimEnd().length + startOf(node);
  return [inWords(start, end - start, `></${name}>`)];
}

/** The blanks at the end of a heading, where its id was written. */
export function headingEndEdits(node: MdxNode, text: string): readonly Splice[] {
  if (node.type !== 'heading') return [];
  const [start, end] = [startOf(node), endOf(node)];
  const length = text.slice(start, end).trimEnd().length;
  return start + length === end ? [] : [inWords(start + length, end - start - length, '')];
}

/** Other text in the place of some letters of a line. */
function inWords(start: number, length: number, text: string): Splice {
  return { start, end: start + length, text, block: false, indent: '', opens: false };
}

/** An empty line before a fence whose line follows one of HTML: Markdown would read it as more of that. */
export function lineBeforeFence(node: MdxNode, text: string): readonly Splice[] {
  const end = lineStart(text, startOf(node)) - 1;
  const isFollowing =
    text[end] === '\n' && text.slice(text.lastIndexOf('\n', end - 1) + 1, end).trim() !== '';
  return isFollowing ? [inWords(end, 0, '\n')] : [];
}

/** What makes the addresses of a node those at the root. */
export function addressEdits(
  node: MdxNode,
  { module: { text, file } }: Instance,
  addresses: MarkdownAddresses,
): readonly Splice[] {
  const edits: Splice[] = [];
  for (const { start, href, isPicture } of addressesAt(node, text)) {
    const address = addressAtRoot(href, { file, isPicture }, addresses);
    if (address !== undefined) edits.push(inWords(start, href.length, address));
  }
  return edits;
}

/** A text of which each line but the first has up to so many blanks less before it. */
function dedented(text: string, shift: number): string {
  return shift === 0 ? text : text.replaceAll(new RegExp(`\\n[^\\S\\n]{0,${shift}}`, 'g'), '\n');
}

/** Takes off the indentation of a block, which MDX has no meaning for; in plain Markdown four spaces would make it code. */
export function dedentEdits(node: MdxNode, text: string, shift: number): readonly Splice[] {
  // Most blocks stand at the margin.
  if (shift === 0 && node.type !== 'code') return [];
  const edits: Splice[] = [];
  const takeOff = (line: number, most: number): void => {
    let end = line;
    while (end < line + most && (text[end] === ' ' || text[end] === '\t')) end += 1;
    if (end > line) edits.push(inWords(line, end - line, ''));
  };
  const last = text.lastIndexOf('\n', endOf(node) - 1) + 1;
  if (shift > 0)
    for (let line = startOf(node) - shift; line < last; line = text.indexOf('\n', line) + 1)
      takeOff(line, shift);
  // What ends a fence is no end of it in Markdown if it stands further right.
  const endsFence = node.type === 'code' && /^\s*(?:`{3,}|~{3,})\s*$/.test(text.slice(last, endOf(node)));
  takeOff(last, endsFence ? endOf(node) - last : shift);
  return edits;
}
