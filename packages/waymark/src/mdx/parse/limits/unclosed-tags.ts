import { blankCode } from '../blank-code.ts';
import { JsxParser } from '../code/jsx-parser.ts';

/** Most tags that may be left open in an expression: the native parser reads each in two ways, so each doubles its time. */
const MOST_OPEN = 14;
/** Closing braces of an expression without an end, times its length: for each, the parser reads it anew; some 50 ms at most. */
const MOST_REREAD = 3e7;
const TAG = /<(?=[A-Za-z_$>])/g;
/**
 * Beginnings and ends of tags, braces, lines that are empty or begin with a tag or brace, and other lines; what is escaped is
 * text.
 */
const SIGNS =
  /<\/|\/>|<(?=[A-Za-z_$>])|\\[\\{}]|[{}]|\n(?:[ \t\r]*(?=\n)|(?:[ \t>*+-]|\d+[.)]|\[\^[^\]\s]*\]:)*(?=[<{]))?/g;
/** A value of an attribute, or attributes in braces: these go on behind an empty line, wherever they begin. */
const ATTRIBUTE = /=\s?\{|\{\s*\.\.\./y;
/** What begins a text, a comment or a pattern, in which signs are none. */
const HIDING = /["'`/]/;
/** What may stand between an expression and its brace: a comment of a line goes to its end, or there were many ways to part it. */
const REST = /(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*$)*\}/my;
/** Ends and beginnings of tags that have an end, with their names. */
const TAG_SIGNS =
  /<\/([\w.:$-]*)|\/>|<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b)(?=[A-Za-z_$>])([\w.:$-]*)/gi;
/** Most tags that a text may leave open: the parser looks through all of them at the end of each block. */
const MOST_UNCLOSED = 1000;

const BRACES = new Map([
  ['{', 1],
  ['}', -1],
]);
/** A tag up to its end: what looks like another end of it is text. */
const WHOLE_TAG = /<[\w.:$-]*(?:\s+[\w.:-]+(?:="[^"<>{}]*")?)*\s*>/y;

/** Finds the offset at which more tags are open than can be read. */
export function findManyTags(text: string): number | undefined {
  // Most pages have fewer tags than may be open.
  if (text.split('<').length <= MOST_UNCLOSED) return undefined;
  return firstBeyond(text) === undefined ? undefined : firstBeyond(blankCode(text));
}

function firstBeyond(text: string): number | undefined {
  const open: string[] = [];
  for (const { index, 1: ended, 2: begun } of text.matchAll(TAG_SIGNS)) {
    if (begun !== undefined) open.push(begun);
    // The end of another tag leaves this one open.
    else if (ended === undefined || ended === open.at(-1)) open.pop();
    if (open.length > MOST_UNCLOSED) return index;
  }
  return undefined;
}

const SCRIPT = { ecmaVersion: 'latest', sourceType: 'module' } as const;

/** Finds the offset of an expression that leaves so many tags or braces open that the native parser would take hours. */
export function findUnclosedTags(text: string): number | undefined {
  if (!text.includes('{')) return undefined;
  const hasMany =
    (text.match(TAG)?.length ?? 0) > MOST_OPEN ||
    (text.match(/\}/g)?.length ?? 0) * text.length > MOST_REREAD;
  return hasMany ? firstUnclosed(text, blankCode(text)) : undefined;
}

interface Expression {
  readonly start: number;
  /** Whether an empty line does not end it. */
  readonly isBlock: boolean;
  braces: number;
  open: number;
  /** How many of its open tags may still end in `/>`. */
  unended: number;
  /** Whether its brace stands in a text, comment or pattern that has no end: it goes on to another one, and so may each tag in it. */
  isBroken: boolean;
  closings: number;
}

/** No expression begins in code, but one that began before goes on over code: what looks like a fence is none inside of it. */
function firstUnclosed(text: string, prose: string): number | undefined {
  const signs = new RegExp(SIGNS);
  let isBlockLine = true;
  let isScript = beginsScript(text, 0);
  let inside: Expression | undefined;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const { index, 0: sign } = match;
    if (sign.startsWith('\n')) {
      isBlockLine = /[<{]/.test(text.charAt(signs.lastIndex));
      // A script goes on to the next empty line; in a paragraph, none begins.
      isScript = beginsScript(text, signs.lastIndex) || (isScript && !isEmptyLine(text, signs.lastIndex));
    }
    if (sign === '{' && prose[index] === '{' && !isScript) inside ??= beginAt(index, text, isBlockLine);
    if (inside === undefined) continue;
    takeSign(inside, sign, sign === '<' && isWhole(text, index));
    const end = findEnd(inside, text, { sign, behind: signs.lastIndex });
    if (end === 'none') return inside.start;
    if (end === 'further') continue;
    signs.lastIndex = end;
    isBlockLine = inside.isBlock;
    inside = undefined;
  }
  return undefined;
}

/** Whether an export begins on this line: behind what no paragraph goes on from. */
function beginsScript(text: string, line: number): boolean {
  if (!text.startsWith('export ', line)) return false;
  const before = text.slice(text.lastIndexOf('\n', line - 2) + 1, Math.max(0, line - 1));
  return /^\s*$|^(?:#|```|~~~|---)/.test(before);
}

function isEmptyLine(text: string, line: number): boolean {
  return text.charAt(line) === '\n' || line === text.length;
}

/** Where the expression ends, if not further on; it has no end where more tags are open than can be read. */
function findEnd(
  inside: Expression,
  text: string,
  { sign, behind }: { readonly sign: string; readonly behind: number },
): number | 'further' | 'none' {
  const isClosed = inside.braces === 0 && inside.open === 0 && !inside.isBroken;
  if (inside.open > MOST_OPEN || (isClosed && HIDING.test(text.slice(inside.start, behind)))) {
    const found = readExpression(text, { brace: inside.start, closing: behind - 1 });
    if (typeof found === 'number') return found;
    if (inside.open > MOST_OPEN) return 'none';
    if (found === 'closed') return behind;
    inside.isBroken = true;
  } else if (isClosed) return behind;
  if (inside.isBroken && inside.closings * (behind - inside.start) > MOST_REREAD) return 'none';
  return sign.startsWith('\n') && isEmptyLine(text, behind) && !inside.isBlock ? behind : 'further';
}

function beginAt(start: number, text: string, isBlockLine: boolean): Expression {
  const isBlock = isBlockLine || isAttribute(text, start);
  return { start, isBlock, braces: 0, open: 0, unended: 0, isBroken: false, closings: 0 };
}

function takeSign(inside: Expression, sign: string, isEnded: boolean): void {
  inside.braces = Math.max(0, inside.braces + (BRACES.get(sign) ?? 0));
  if (sign === '}') inside.closings++;
  if (sign === '<') {
    inside.open++;
    if (!isEnded) inside.unended++;
  } else if (!inside.isBroken && (sign === '</' || (sign === '/>' && inside.unended > 0))) {
    inside.open = Math.max(0, inside.open - 1);
    if (sign === '/>') inside.unended--;
  }
}

function isWhole(text: string, start: number): boolean {
  const tag = new RegExp(WHOLE_TAG);
  tag.lastIndex = start;
  return tag.test(text);
}

function isAttribute(text: string, brace: number): boolean {
  const sign = new RegExp(ATTRIBUTE);
  return [brace - 2, brace - 1, brace].some((at) => {
    sign.lastIndex = at;
    return at >= 0 && sign.test(text);
  });
}

/** Where the expression behind a brace ends, if it is one; if not, whether a text, comment or pattern hides the closing brace. */
function readExpression(
  text: string,
  { brace, closing }: { readonly brace: number; readonly closing: number },
): number | 'closed' | 'hidden' {
  // The parser counts the lines before an offset, so it gets no text before the expression.
  const script = text.slice(brace + 1);
  try {
    const rest = new RegExp(REST);
    rest.lastIndex = JsxParser.parseExpressionAt(script, 0, SCRIPT).end;
    if (rest.test(script)) return brace + 1 + rest.lastIndex;
  } catch {
    // No expression; its words still tell where it is closed.
  }
  return isWord(script, closing - brace - 1) ? 'closed' : 'hidden';
}

/** Whether a word of a script begins at an offset. */
function isWord(script: string, offset: number): boolean {
  try {
    for (const { start } of JsxParser.tokenizer(script, SCRIPT)) if (start >= offset) return start === offset;
  } catch {
    // A text or pattern without an end.
  }
  return false;
}
