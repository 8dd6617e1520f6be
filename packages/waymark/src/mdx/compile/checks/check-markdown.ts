import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
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
      return [
        ...checkLinks(node, module),
        ...checkLooseLinks(node, module),
        ...checkFootnotes(node, module),
        ...checkStrong(node, module),
      ];
    case 'table':
      return checkRows(node, module);
    case 'link':
    case 'linkReference':
      return checkName(node, module);
    case 'code':
      return checkFenceEnd(node, module);
    case 'paragraph':
      return checkParagraph(node, module);
    default:
      return [];
  }
}

function checkParagraph(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const [first = ''] = module.text.slice(startOf(node), endOf(node)).split(/\r?\n/, 1);
  const where = { span: placeOfText(module, startOf(node), first.length) };
  const heading = /^(#{2,6})([^\s#])/.exec(first);
  if (heading !== null)
    return [mdxDiagnostics['heading-blank']({ written: first }, { ...where, ...hintOfUnseen(heading) })];
  const sign = /^(#{1,6}|-)\u00a0/.exec(first)?.[1];
  if (sign !== undefined) return [mdxDiagnostics['no-break-space']({ sign }, where)];
  return checkTornTable(node, module);
}

/** What to do about a character behind the signs of a heading that nobody sees. */
function hintOfUnseen([, signs, next = '']: RegExpExecArray): { readonly hint?: string } {
  return UNSEEN.test(next) ? { hint: `delete the character behind \`${signs}\` that cannot be seen` } : {};
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
