import { blankFencedCode } from '@waymark/core/content';
import { rewriteText } from '@waymark/core/source';
import { endOf, type MdxNode, startOf } from '../tree.ts';
import { JsxParser } from './jsx-parser.ts';

/** What is before the value of an export, or before a function or class. */
const EXPORT =
  /^export[ \t]+(?:default[ \t]+)?(?:(?:const|let|var)[ \t]+[\w$]+\s*=|(?=(?:async[ \t]+)?function\b|class\b))/gm;
/** Empty lines, with the end of the line before. */
const EMPTY_LINES = /(\r?\n)((?:[ \t]*\r?\n)+)/g;
/** Words of a script that may hold empty lines. */
const TEXTS: ReadonlySet<string> = new Set(['template', 'jsxText', 'string']);
/** Exports that cannot be read before no further one is looked at. */
const PATIENCE = 20;

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Writes spaces for the line breaks of empty lines in the texts and comments of exports. Where an export holds an empty line
 * before one of these, the native parser takes that one for its end (satteri 0.10.5). Every offset stays true;
 * `restoreScripts` gives the exports their own text back.
 */
export function fillScriptGaps(text: string): string {
  if (!/^export[ \t]/m.test(text)) return text;
  const gaps = findTexts(text).filter(({ start, end }) => /\n[ \t]*\r?\n/.test(text.slice(start, end)));
  if (gaps.length === 0) return text;
  const edits = gaps.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end).replace(EMPTY_LINES, fillGap),
  }));
  return rewriteText(text, edits).text;
}

function fillGap(_: string, before: string, lines: string): string {
  return before + lines.replace(/[\r\n]/g, ' ');
}

/** Gives the exports the text that they have in the source. */
export function restoreScripts(root: MdxNode, text: string): MdxNode {
  if (root.type === 'mdxjsEsm')
    return { ...root, value: text.slice(startOf(root), endOf(root)).replace(/\r?\n$/, '') };
  return root.children === undefined
    ? root
    : { ...root, children: root.children.map((child) => restoreScripts(child, text)) };
}

/** Texts and comments in the values of exports, in their order. */
function findTexts(text: string): readonly Range[] {
  const prose = blankFencedCode(text);
  const found: Range[] = [];
  let failures = 0;
  let behind = 0;
  for (const { index, 0: head } of prose.matchAll(EXPORT)) {
    if (index < behind || failures > PATIENCE) continue;
    const start = index + head.length;
    const { texts, end } = readTexts(text.slice(start));
    if (end === undefined) failures++;
    else behind = start + end;
    for (const range of texts) found.push({ start: start + range.start, end: start + range.end });
  }
  return found;
}

/** The texts of the expression at the beginning of a script, and where it ends; none where it is no expression. */
function readTexts(script: string): { readonly texts: readonly Range[]; readonly end?: number } {
  const texts: Range[] = [];
  const note = (start: number, end: number): void => {
    texts.push({ start, end });
  };
  try {
    const { end } = JsxParser.parseExpressionAt(script, 0, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      onToken: ({ type, start, end }) => TEXTS.has(type.label) && note(start, end),
      onComment: (isBlock, _, start, end) => isBlock && note(start, end),
    });
    return {
      texts: texts.filter(({ start }) => start < end).sort((one, other) => one.start - other.start),
      end,
    };
  } catch {
    return { texts: [] };
  }
}
