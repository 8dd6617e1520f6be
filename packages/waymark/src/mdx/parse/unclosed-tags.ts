import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { blankCode } from './code-ranges.ts';

/** Most tags that may be left open in an expression: the native parser reads each in two ways, so each doubles its time. */
const MOST_OPEN = 14;
/** Beginnings and ends of tags, and braces; an escaped brace is text. */
const SIGNS = /<\/|\/>|<(?=[A-Za-z_$>])|\\[{}]|[{}]/g;

const BRACES = new Map([
  ['{', 1],
  ['}', -1],
]);
const TAGS = new Map([
  ['<', 1],
  ['</', -1],
  ['/>', -1],
]);

const ScriptParser = Parser.extend(jsx());

/** Finds the offset of an expression in which so many tags are left open that the native parser would take hours. */
export function findUnclosedTags(text: string): number | undefined {
  return firstUnclosed(text) === undefined ? undefined : firstUnclosed(blankCode(text));
}

function firstUnclosed(text: string): number | undefined {
  const signs = new RegExp(SIGNS);
  let start = 0;
  let braces = 0;
  let open = 0;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const [sign] = match;
    if (braces === 0) {
      if (sign !== '{') continue;
      start = match.index;
      open = 0;
    }
    braces += BRACES.get(sign) ?? 0;
    open = Math.max(0, open + (TAGS.get(sign) ?? 0));
    if (braces === 0 || open <= MOST_OPEN) continue;
    const end = endOfExpression(text, start);
    if (end === undefined) return start;
    // Tags that are closed further below, and strings that look like tags.
    signs.lastIndex = end;
    braces = 0;
  }
  return undefined;
}

/** Where the expression behind a brace ends; undefined if it is none. */
function endOfExpression(text: string, brace: number): number | undefined {
  try {
    return ScriptParser.parseExpressionAt(text, brace + 1, { ecmaVersion: 'latest', sourceType: 'module' })
      .end;
  } catch {
    return undefined;
  }
}
