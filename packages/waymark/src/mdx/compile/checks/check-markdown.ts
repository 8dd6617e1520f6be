import { type Diagnostic, mdxDiagnostics, mendWith } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { type MdxModule, placeOfText } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';
import { UNSEEN } from '../../parse/unseen.ts';
import type { Instance } from '../instance.ts';
import { checkFenceEnd } from './check-fence-end.ts';
import { checkFootnotes, checkLinks, checkLooseLinks, checkName } from './check-links.ts';
import { checkRows, checkTornTable } from './check-table.ts';

/** Finds what was meant as a heading, a table, a row of it, a link or the end of code, and is none as it is written. */
export function checkMarkdown(node: MdxNode, { module }: Instance): readonly Diagnostic[] {
  switch (node.type) {
    case 'text':
      return checkText(node, module);
    case 'table':
      return checkRows(node, module);
    case 'link':
    case 'linkReference':
      return checkName(node, module);
    case 'code':
      return checkFenceEnd(node, module);
    case 'mdxjsEsm':
      return checkReturns(node, module);
    case 'paragraph':
      return checkParagraph(node, module);
    default:
      return [];
  }
}

/** Most texts have neither brackets nor signs of strong text. */
function checkText(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const { value = '' } = node;
  if (!value.includes('[') && !value.includes(']') && !value.includes('**')) return [];
  return [
    ...checkLinks(node, module),
    ...checkLooseLinks(node, module),
    ...checkFootnotes(node, module),
    ...checkStrong(node, module),
  ];
}

/** A function whose first statement is a tag; what stands around it must not look like one in a text. */
const NO_RETURN = /(?:=>|\bfunction(?:\s+\w+)?\s*\([^()]*\))\s*\{\s*(<(?:[A-Za-z][\w.]*)?)(?=[\s>/])/g;

/** Components that make a tag and give nothing back, so that nothing is drawn. */
function checkReturns(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const code = module.text.slice(startOf(node), endOf(node));
  return [...code.matchAll(NO_RETURN)].map(({ 0: written, 1: tag = '', index }) => {
    const start = startOf(node) + index + written.length - tag.length;
    return mdxDiagnostics['no-return']({ tag }, { span: placeOfText(module, start, tag.length) });
  });
}

/** An id as other engines write it: of a number, such as `[#12]`, it is none. */
const BRACKETED_ID = /\s\[#([a-z][\w-]*)\]$/i;

/** Finds an id of a heading that is text as it is written. */
export function checkHeading({ children = [] }: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const last = children.at(-1);
  if (last?.type !== 'text') return [];
  // As it stands in the file: who writes `\[` means a bracket.
  const id = BRACKETED_ID.exec(module.text.slice(startOf(last), endOf(last)))?.[1];
  if (id === undefined) return [];
  const written = `[#${id}]`;
  const span = placeOfText(module, endOf(last) - written.length, written.length);
  return [mdxDiagnostics['heading-id']({ id }, { span, ...mendWith([{ span, text: `{#${id}}` }], false) })];
}

function checkParagraph(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const written = module.text.slice(startOf(node), endOf(node));
  const found =
    written.startsWith('#') || written.startsWith('-') ? checkFirstLine(node, module, written) : [];
  if (found.length > 0) return found;
  return [...checkTornTable(node, module), ...checkEntries(node, module), ...checkSigns(node, module)];
}

/** Finds what was meant as a heading or as the entry of a list. */
function checkFirstLine(node: MdxNode, module: MdxModule, written: string): readonly Diagnostic[] {
  const [first = ''] = written.split(/\r?\n/, 1);
  const where = { span: placeOfText(module, startOf(node), first.length) };
  const heading = /^(#{2,6})([^\s#])/.exec(first);
  if (heading !== null)
    return [mdxDiagnostics['heading-blank']({ written: first }, { ...where, hint: hintOfUnseen(heading) })];
  const signs = /^(#{7,})[ \t]/.exec(first)?.[1]?.length;
  if (signs !== undefined) return [mdxDiagnostics['heading-deep']({ signs }, where)];
  const sign = /^(#{1,6}|-)\u00a0/.exec(first)?.[1];
  return sign === undefined ? [] : [mdxDiagnostics['no-break-space']({ sign }, where)];
}

/** What text processors put before the entries of a list, with the blanks behind it. */
const ENTRY_SIGN = /([•◦▪●‣∙])(?<=(?:^|\n)[ \t]*.)[ \t\u00a0]+(?=\S)/g;

/** Links alone, which the signs behind them part from others in one line. */
const LINKS = /^[[<].*[)\]>]\s*$/s;

/** Lines of a paragraph that were pasted as a list; those that a break parts stand below each other all the same. */
function checkSigns(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const written = module.text.slice(startOf(node), endOf(node));
  if (!/[•◦▪●‣∙]/.test(written)) return [];
  const signs = [...written.matchAll(ENTRY_SIGN)];
  const [first] = signs;
  if (first === undefined || signs.length < 2 || LINKS.test(written.slice(0, first.index))) return [];
  if (node.children?.some(({ type, name }) => type === 'break' || name === 'br') === true) return [];
  const placeOf = ({ index, 0: sign }: RegExpExecArray): Span =>
    placeOfText(module, startOf(node) + index, sign.length);
  const fix = signs.map((sign) => ({ span: placeOf(sign), text: '- ' }));
  return [mdxDiagnostics['list-sign']({ sign: first[1] ?? '' }, { span: placeOf(first), fix })];
}

/** A line that begins with the sign of an entry and no blank; none of what is found looks otherwise. */
const LIKE_ENTRY = /^[ \t]*(?:[-+*]|\d{1,3}[.)])[^\s*]/m;

/** Lines of a paragraph that were meant as entries of the list right before or behind them. */
function checkEntries(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const { text } = module;
  let start = text.lastIndexOf('\n', startOf(node) - 1) + 1;
  const written = text.slice(start, endOf(node));
  if (!LIKE_ENTRY.test(written)) return [];
  // An entry of a list without the blank behind its sign. Two letters follow, as `-v` is an option; what a second star ends is emphasis.
  const lost = /^([ \t]*)([-+]|\*(?!.*\*)|\d{1,3}[.)])(?=\p{L}{2})/u;
  const found: Diagnostic[] = [];
  for (const line of written.split('\n')) {
    const [, blank = '', sign = ''] = lost.exec(line) ?? [];
    const from = start + blank.length;
    if (sign !== '' && from >= startOf(node) && isBesideEntry(text, start, line.length, { blank, sign })) {
      const span = placeOfText(module, from, line.trim().length);
      found.push(mdxDiagnostics['list-blank']({ sign }, { span }));
    }
    start += line.length + 1;
  }
  return found;
}

/** Whether the line before or behind one is an entry with such a sign, as far to the right. */
function isBesideEntry(
  text: string,
  start: number,
  length: number,
  { blank, sign }: { readonly blank: string; readonly sign: string },
): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  const [behind = ''] = text.slice(start + length + 1).split('\n', 1);
  const kind = /\d/.test(sign) ? `\\d{1,3}\\${sign.at(-1)}` : `\\${sign}`;
  const entry = new RegExp(`^${blank}${kind} \\S`);
  return [before, behind].some((line) => entry.test(line));
}

/** What to do about a character behind the signs of a heading that nobody sees. */
function hintOfUnseen([, signs, next = '']: RegExpExecArray): string | undefined {
  return UNSEEN.test(next) ? `Delete the character behind \`${signs}\` that cannot be seen` : undefined;
}

/** Words between two pairs of asterisks. Those beside a slash are of patterns for files: `src/**`. */
const STRONG = /(?<![\\*/])\*\*(?![*/])([^*\n]+)\*\*(?![*/])/g;

/** Strong text that a blank at one of its ends makes none. With blanks at both the signs are meant: `2 ** 3`. */
function checkStrong(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if (node.value?.includes('**') !== true) return [];
  const start = startOf(node);
  return [...module.text.slice(start, endOf(node)).matchAll(STRONG)].flatMap(
    ({ 0: written, 1: words = '', index }) => {
      if (words.startsWith(' ') === words.endsWith(' ')) return [];
      const better = `**${words.trim()}**`;
      const span = placeOfText(module, start + index, written.length);
      return [mdxDiagnostics['blank-in-strong']({ better }, { span })];
    },
  );
}
