import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { blankCode } from './code-ranges.ts';

/** Most tags that may be left open in an expression: the native parser reads each in two ways, so each doubles its time. */
const MOST_OPEN = 14;
/** Beginnings and ends of tags, braces, and empty lines; what is escaped is text. */
const SIGNS = /<\/|\/>|<(?=[A-Za-z_$>])|\\[\\{}]|[{}]|\n[ \t]*(?=\n)/g;
/** What may stand between an expression and its brace. */
const REST = /(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*)*\}/y;
/** Beginnings and ends of tags that have an end. */
const TAG_SIGNS =
  /<\/|\/>|<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b)(?=[A-Za-z_$>])/gi;
/** Most tags that a text may leave open: the parser looks through all of them at the end of each block. */
const MOST_UNCLOSED = 1000;

const BRACES = new Map([
  ['{', 1],
  ['}', -1],
]);
const TAGS = new Map([
  ['<', 1],
  ['</', -1],
  ['/>', -1],
]);

/** Finds the offset at which more tags are open than can be read. */
export function findManyTags(text: string): number | undefined {
  return firstBeyond(text) === undefined ? undefined : firstBeyond(blankCode(text));
}

function firstBeyond(text: string): number | undefined {
  let open = 0;
  for (const { index, 0: sign } of text.matchAll(TAG_SIGNS)) {
    open = Math.max(0, open + (TAGS.get(sign) ?? 0));
    if (open > MOST_UNCLOSED) return index;
  }
  return undefined;
}

const ScriptParser = Parser.extend(jsx());

/** Finds the offset of an expression in which so many tags are left open that the native parser would take hours. */
export function findUnclosedTags(text: string): number | undefined {
  return firstUnclosed(text) === undefined ? undefined : firstUnclosed(blankCode(text));
}

function firstUnclosed(text: string): number | undefined {
  const signs = new RegExp(SIGNS);
  let start: number | undefined;
  let braces = 0;
  let open = 0;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const [sign] = match;
    if (start === undefined) {
      if (sign !== '{') continue;
      start = match.index;
      open = 0;
    }
    braces = Math.max(0, braces + (BRACES.get(sign) ?? 0));
    open = Math.max(0, open + (TAGS.get(sign) ?? 0));
    if (open > MOST_OPEN) {
      const end = endOfExpression(text, start);
      if (end === undefined) return start;
      // Tags that are closed further below, and strings that look like tags.
      signs.lastIndex = end;
      braces = 0;
      start = undefined;
    } else if (braces === 0 && (open === 0 || isBlank(sign))) start = undefined;
  }
  return undefined;
}

/** Between tags a brace is text, so an expression may go on behind it; but hardly into another paragraph. */
function isBlank(sign: string): boolean {
  return sign.startsWith('\n');
}

/** Where the expression behind a brace ends, with a brace of its own; undefined if it is none. */
function endOfExpression(text: string, brace: number): number | undefined {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;
    const rest = new RegExp(REST);
    rest.lastIndex = ScriptParser.parseExpressionAt(text, brace + 1, options).end;
    return rest.test(text) ? rest.lastIndex : undefined;
  } catch {
    return undefined;
  }
}
