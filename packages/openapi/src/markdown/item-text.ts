import { joinLines } from './markdown-text.ts';

/** Where a block begins that can follow a paragraph without an empty line between. */
const BLOCK = /^ {0,3}(?:[-*+]\s|1[.)]\s|#{1,6}\s|>|```|~~~|\||<(?:ul|ol|table|pre|p|div|h\d|blockquote)\b)/i;
const FENCE = /^\s*(```|~~~)/;

/**
 * An item of a list with its description: the first paragraph in the line of the item, and what follows (paragraphs, lists,
 * code, tables) as blocks of the item.
 */
export function itemText(item: string, description: string | undefined, indent = ''): string {
  const lines = (description ?? '').trim().split(/\r?\n/);
  const end = lines.length === 1 ? -1 : lines.findIndex((text) => text.trim() === '' || BLOCK.test(text));
  const rest = end === -1 ? [] : lines.slice(end);
  const lead = joinLines(lines.slice(0, lines.length - rest.length).join('\n'));
  const blocks = rest.join('\n').replace(/^\s*\n/, '');
  if (blocks === '') return lead === '' ? item : `${item}: ${lead}`;
  return [
    lead === '' ? `${item}:` : `${item}: ${lead}`,
    '',
    ...indented(withOwnBullets(blocks), `${indent}  `),
    // What follows would be part of markup.
    ...(/^[ \t]*</m.test(blocks) ? [''] : []),
  ].join('\n');
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((text) => (text.trim() === '' ? '' : `${indent}${text}`));
}

/** Lists of a description have other bullets than those of fields, which would be entries of them. */
function withOwnBullets(text: string): readonly string[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const isPlain = fence === undefined && mark === undefined && !/^[\s-]+$/.test(line);
    return isPlain ? line.replace(/^(\s*)-(?=\s)/, '$1*') : line;
  });
}
