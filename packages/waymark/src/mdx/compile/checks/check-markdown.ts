import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { placeOf } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';
import { UNSEEN } from '../../parse/unseen.ts';
import type { Instance } from '../instance.ts';

/** Finds what was meant as a heading, a table, a row of it, a link or the end of code, and is none as it is written. */
export function checkMarkdown(node: MdxNode, { module }: Instance): readonly Diagnostic[] {
  if (node.type === 'text')
    return [
      ...checkLinks(node, module),
      ...checkLooseLinks(node, module),
      ...checkFootnotes(node, module),
      ...checkStrong(node, module),
    ];
  if (node.type === 'table') return checkRows(node, module);
  if (node.type === 'link' || node.type === 'linkReference') return checkName(node, module);
  if (node.type !== 'paragraph' && node.type !== 'code') return [];
  const text = module.text.slice(startOf(node), endOf(node));
  const start = module.toSource(startOf(node));
  const [first = ''] = text.split(/\r?\n/, 1);
  const where = { span: { file: module.file, start, end: start + Math.max(1, first.length) } };
  if (node.type === 'code') {
    if (!isUnclosed(text)) return checkFenceInside(node, module);
    const isHeld = module.text.slice(endOf(node)).trim() !== '';
    return [mdxDiagnostics['unclosed-fence']({ isHeld }, { ...where, ...mendFence(node, module, text) })];
  }
  const heading = /^(#{2,6})([^\s#])/.exec(first);
  if (heading !== null)
    return [mdxDiagnostics['heading-blank']({ written: first }, { ...where, ...hintOfUnseen(heading) })];
  const sign = /^(#{1,6}|-)\u00a0/.exec(first)?.[1];
  if (sign !== undefined) return [mdxDiagnostics['no-break-space']({ sign }, where)];
  const problem = problemOfTable(text.split(/\r?\n/));
  if (problem === undefined) return [];
  if (problem === HEADLESS && TORN.test(module.text.slice(Math.max(0, startOf(node) - 100), startOf(node))))
    return [mdxDiagnostics['table-rule']({ problem: 'blank lines stand between its rows' }, where)];
  const rule = `${'|---'.repeat(countCells(first))}|`;
  return [mdxDiagnostics['table-rule']({ problem, rule }, where)];
}

/** A link that has neither words nor a picture with words. What tags and code in it show is not known here. */
function checkName(node: MdxNode, module: Instance['module']): readonly Diagnostic[] {
  if ((node.title ?? '') !== '' || (node.children ?? []).some(mayHaveWords)) return [];
  const hasPicture = (node.children ?? []).length > 0;
  return [mdxDiagnostics['nameless-link']({ hasPicture }, { span: placeOf(node, module) })];
}

function mayHaveWords({ type, value, alt, children = [] }: MdxNode): boolean {
  if (type === 'image' || type === 'imageReference') return (alt ?? '').trim() !== '';
  if (children.length > 0 && !type.startsWith('mdx')) return children.some(mayHaveWords);
  return type.startsWith('mdx') || (value ?? '').trim() !== '';
}

/** What to do about a character behind the signs of a heading that nobody sees. */
function hintOfUnseen([, signs, next = '']: RegExpExecArray): { readonly hint?: string } {
  return UNSEEN.test(next) ? { hint: `delete the character behind \`${signs}\` that cannot be seen` } : {};
}

/** What ends code that never ends, or what to do about a line that only begins it. */
function mendFence(
  node: MdxNode,
  module: Instance['module'],
  text: string,
): { readonly span?: Span; readonly hint?: string } {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (text.trim() === first.trim()) return { hint: 'delete this line: nothing follows it' };
  return shortFence(node, module, first) ?? lateFence(node, module) ?? {};
}

/** The line behind code that would end it, did it not stand left of what the code belongs to. */
function shortFence(
  node: MdxNode,
  { file, text, toSource }: Instance['module'],
  opening: string,
): { readonly span: Span; readonly hint: string } | undefined {
  const sign = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
  const [line, blank = '', signs = ''] =
    /^\r?\n([ \t]*)(`{3,}|~{3,})[ \t]*(?![^\r\n])/.exec(text.slice(endOf(node))) ?? [];
  if (line === undefined || sign === undefined || !signs.startsWith(sign)) return undefined;
  const start = toSource(endOf(node) + line.indexOf(blank + signs) + blank.length);
  const begin = startOf(node) - text.lastIndexOf('\n', startOf(node) - 1);
  const hint = `write it as far to the right as the code begins, at column ${begin}`;
  return { span: { file, start, end: start + signs.length }, hint };
}

/** The signs at the end of a line of code, which end none there. */
function lateFence(
  node: MdxNode,
  { file, text, toSource }: Instance['module'],
): { readonly span: Span; readonly hint: string } | undefined {
  const code = text.slice(startOf(node), endOf(node));
  const [sign] = /^(?:`{3,}|~{3,})/.exec(code) ?? [];
  if (sign === undefined) return undefined;
  const late = new RegExp(`\\n[^\\n]*[^\\s>${sign.charAt(0)}](${sign}+)[ \\t]*(?![^\\r\\n])`).exec(code);
  if (late === null) return undefined;
  const [line, signs = ''] = late;
  const start = toSource(startOf(node) + late.index + line.lastIndexOf(signs));
  return { span: { file, start, end: start + signs.length }, hint: 'write it on a line of its own' };
}

/** Words between two pairs of asterisks. Those beside a slash are of patterns for files: `src/**`. */
const STRONG = /(?<![\\*/])\*\*(?![*/])([^*\n]+)\*\*(?![*/])/g;

/** Strong text that a blank at one of its ends makes none. With blanks at both the signs are meant: `2 ** 3`. */
function checkStrong(node: MdxNode, { file, text, toSource }: Instance['module']): readonly Diagnostic[] {
  if (node.value?.includes('**') !== true) return [];
  const start = startOf(node);
  return [...text.slice(start, endOf(node)).matchAll(STRONG)].flatMap(
    ({ 0: written, 1: words = '', index }) => {
      if (words.startsWith(' ') === words.endsWith(' ')) return [];
      const better = `**${words.trim()}**`;
      const at = toSource(start + index);
      const span = { file, start: at, end: at + written.length };
      return [mdxDiagnostics['blank-in-strong']({ better }, { span })];
    },
  );
}

/** A link whose address holds a blank, which makes it no link. Titles in quotes may stand behind an address. */
const BLANK_IN_ADDRESS = /\]\(((?:\.{0,2}\/|https?:\/\/)?[^()<>"'\s]*(?: +[^()<>"'\s]+)+)\)/g;

function checkLinks(node: MdxNode, { file, text, toSource }: Instance['module']): readonly Diagnostic[] {
  if (node.value?.includes('](') !== true) return [];
  const start = startOf(node);
  const written =
    text.slice(start, endOf(node)) + (node.value.endsWith('](') ? restOfAddress(text, endOf(node)) : '');
  return [...written.matchAll(BLANK_IN_ADDRESS)].flatMap(({ 1: address = '', index }) => {
    // Words in brackets behind others may be just that.
    if (!/^(?:\.{0,2}\/|https?:)|\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp|mp4|json|ya?ml)$/i.test(address))
      return [];
    const at = toSource(start + index + 2);
    const encoded = address.trim().replace(/%(?![\da-f]{2})/gi, '%25');
    const better = encoded.replace(/ +/g, '%20').replace(/\/%20/g, '/');
    const where = { span: { file, start: at, end: at + address.length }, ...hintOfRest(address) };
    return [mdxDiagnostics['blank-in-address']({ better }, where)];
  });
}

/** What stands behind an address that other tools take: the size of a picture, or a title in other quotes. */
function hintOfRest(address: string): { readonly hint?: string } {
  const [, before, title] = /^(\S+) +[«“”„‘’‚「『](.*)[»“”‘’」』]$/.exec(address.trim()) ?? [];
  if (before !== undefined) return { hint: `a title stands in straight quotes: \`${before} "${title}"\`` };
  const [, picture, width, height] = /^(\S+) +=(\d*)x(\d*)$/.exec(address.trim()) ?? [];
  if (picture === undefined) return {};
  const sizes = [width && ` width="${width}"`, height && ` height="${height}"`].join('');
  return { hint: `a size is written in a tag: \`<img src="${picture}"${sizes} alt="…" />\`` };
}

/** Characters of the longest address that is looked for. */
const LONGEST_ADDRESS = 2000;

/** An address in full is a link of its own up to its blank: there the text ends, and the address goes on. */
function restOfAddress(text: string, from: number): string {
  return /^[^)\n]*\)?/.exec(text.slice(from, from + LONGEST_ADDRESS))?.[0] ?? '';
}

/** Words and an address in each other's brackets, or with a blank between them. */
const REVERSED = /\(([^()[\]\n]{1,100})\)\[((?:\.{0,2}\/|https?:\/\/)[^\s[\]()]+)\]/g;
/**
 * Words and the name of a definition that is not there; what is defined is no text. Behind a word, brackets are those of code, behind
 * a sign those of a form (`+[code][number]`), and numbers, letters and words as of a sentence are marks: `[1][2]`, `[i][j]`,
 * `[Beta][New in May]`.
 */
const UNDEFINED = /(?<![\w\])}$`!\\+=@#%&/-])\[([^[\]\n]{1,100})\]\[([a-z#/.][\w#/.-]{2,99})\]/g;
/** A page or file between two brackets, as other tools have links, and the words for it; `[[user.name]]` is a place to fill. */
const WIKI =
  /!?\[\[([^[\]|\n]{0,100}(?:\/|\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp|mp4)(?=[\]|#]))[^[\]|\n]{0,100})(?:\|([^[\]\n]{1,100}))?\]\]/g;
/** The same where words may be in code or strong, which are no part of this text. */
const PARTED = /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\] +\(((?:\.{0,2}\/|https?:\/\/)[^\s[\]()]*)\)/g;
/** An address of the site that nothing ends; the full stop behind it is none of its own. */
const UNENDED =
  /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\]\((\.{0,2}\/[^\s[\]()<>"'`（）]{0,2000}[^\s[\]()<>"'`（）.,:;!?。，])(?=[.,:;!?。，]*(?:\s|$))(?![^\n]{0,500}\))/g;
/** An address whose words nothing begins, or with a link among them. */
const UNBEGUN = /(?<![\\`])\]\((\.{0,2}\/[^\s[\]()<>"'`]*)\)/g;
/** An address in the parentheses of Chinese and Japanese. */
const WIDE =
  /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\](?:（((?:\.{0,2}\/|https?:\/\/)[^\s[\]()（）]+)[）)]|\(((?:\.{0,2}\/)[^\s[\]()（）]+)）)/g;

function checkLooseLinks(node: MdxNode, { file, text, toSource }: Instance['module']): readonly Diagnostic[] {
  if (node.value === undefined || !/[[\]]/.test(node.value)) return [];
  const from = startOf(node);
  const written = text.slice(from, endOf(node));
  // A bracket that is escaped is meant as one, and so is what follows it.
  const isEscaped = written.includes('\\[');
  const found = (form: RegExp, problem: string): readonly Diagnostic[] =>
    [...written.matchAll(form)].map(({ 0: all, 1: words = '…', 2: address, 3: other = '', index }) =>
      loose(all, index, problem, `[${words}](${address ?? other})`),
    );
  const loose = (all: string, index: number, problem: string, better: string): Diagnostic => {
    const span = { file, start: toSource(from + index), end: toSource(from + index + all.length) };
    return mdxDiagnostics['loose-link']({ problem, better }, { span });
  };
  return [
    ...[...written.matchAll(UNDEFINED)].map(({ 0: all, 1: words = '', 2: name = '', index }) =>
      loose(all, index, `no line defines \`[${name}]:\``, `[${words}](…)`),
    ),
    ...[...written.matchAll(WIKI)].map(({ 0: all, 1: page = '', 2: words = page, index }) =>
      loose(
        all,
        index,
        'two brackets are links of other tools',
        `${all.startsWith('!') ? '!' : ''}[${words}](/${page.replace(/^\//, '')})`,
      ),
    ),
    ...found(REVERSED, 'its words stand in parentheses, and its address in brackets'),
    ...found(PARTED, 'there is a blank between the words and the address'),
    ...found(UNENDED, 'no parenthesis ends its address'),
    ...found(WIDE, '`（` and `）` stand around its address, where Markdown has `(` and `)`'),
    ...(isEscaped ? [] : [...written.matchAll(UNBEGUN)]).map(({ 0: all, 1: address = '', index }) =>
      loose(all, index, 'no bracket of its own begins its words', `[…](${address})`),
    ),
  ];
}

/** The mark of a footnote, as people name them; `[^a-z]` and `[^abc]` are of patterns. */
const FOOTNOTE = /(?<!\\)\[\^(?:\d{1,3}|(?!\w-\w)[a-z][\w-]{3,30})\](?![+*?{])/g;

/** Marks of footnotes that have no text: what has one is no text itself. */
function checkFootnotes(node: MdxNode, { file, text, toSource }: Instance['module']): readonly Diagnostic[] {
  if (node.value?.includes('[^') !== true) return [];
  const start = startOf(node);
  return [...text.slice(start, endOf(node)).matchAll(FOOTNOTE)].map(({ 0: written, index }) => {
    const at = toSource(start + index);
    const span = { file, start: at, end: at + written.length };
    return mdxDiagnostics['missing-footnote']({ written }, { span });
  });
}

/** The first row with more cells than its table has columns: others have the same cause. */
function checkRows(table: MdxNode, module: Instance['module']): readonly Diagnostic[] {
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  const row = rows.find(({ children = [] }) => children.length > columns);
  if (row === undefined) return [];
  const written = module.text.slice(startOf(row), endOf(row));
  const parameters = { cells: row.children?.length ?? 0, columns, isCode: written.includes('`') };
  return [mdxDiagnostics['table-cells'](parameters, { span: placeOf(row, module) })];
}

/** Languages of code that shows fences. */
const MARKUP: ReadonlySet<string> = new Set(['md', 'mdx', 'markdown', 'text', 'txt', 'plaintext', 'plain']);

/** A line in code that opens a block, where its author took the one before for closed. */
function checkFenceInside(node: MdxNode, module: Instance['module']): readonly Diagnostic[] {
  if (MARKUP.has(node.lang?.toLowerCase() ?? 'text') || node.value?.includes('```') !== true) return [];
  const text = module.text.slice(startOf(node), endOf(node));
  const [fence = ''] = /^`{3,}/.exec(text) ?? [];
  const inside = [...text.matchAll(/^[ \t]*(`{3,})[A-Za-z][\w+#-]*[ \t]*$/gm)];
  const found = inside.find(({ 1: sign, index }) => index > 0 && sign === fence);
  if (found === undefined) return [];
  const line = found[0].trim();
  const start = module.toSource(startOf(node) + found.index + found[0].indexOf(line));
  const span = { file: module.file, start, end: start + line.length };
  return [mdxDiagnostics['fence-inside']({ sign: fence }, { span })];
}

/** Whether a fence has no closing one; the last line of code in a quotation begins with its sign. */
function isUnclosed(text: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(text)?.[1];
  if (fence === undefined) return false;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return last === text || !last.replace(/^[\s>]+/, '').startsWith(fence);
}

const ROW = /^\s*\|.+\|\s*$/;
const RULE = /^[\s|:]*-[\s|:-]*$/;
const HEADLESS = 'there is no head right above its line of dashes';
/** A row, and blank lines behind it. */
const TORN = /\|[ \t]*\r?\n(?:[ \t]*\r?\n)+[ \t]*$/;

/** Why lines that look like a table are none. */
function problemOfTable(lines: readonly string[]): string | undefined {
  const [head = '', rule = ''] = lines;
  if (ROW.test(head) && RULE.test(head)) return HEADLESS;
  if (lines.length < 2 || !ROW.test(head) || !ROW.test(rule)) return undefined;
  const [cells, dashes] = [countCells(head), countCells(rule)];
  if (RULE.test(rule) && cells !== dashes)
    return `its head has ${cells} cells, and the line of dashes below it ${dashes}`;
  const isMissing = lines.every((line) => ROW.test(line) && !RULE.test(line));
  return isMissing ? 'the line of dashes below its head is missing' : undefined;
}

function countCells(row: string): number {
  return row.replace(/\\\|/g, '').split('|').length - 2;
}
