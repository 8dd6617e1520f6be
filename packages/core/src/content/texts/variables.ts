import { contentDiagnostics, type Diagnostic, type Outcome, suggest } from '../../diagnostics/index.ts';
import {
  type RewrittenText,
  rewriteText,
  type Span,
  type TextEdit,
  withLineFeeds,
} from '../../source/index.ts';
import { blankFencedCode } from './fenced-code.ts';
import { holdText } from './held-text.ts';

/** Whether `{{name}}` can stand for a variable: others are no uses of it. */
export function isVariableName(name: string): boolean {
  return /^[\w.-]+$/.test(name);
}

const VARIABLE = /\\?\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

/** The names in double braces of a text, in their order. */
export function variablesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
}

/** It goes over the end of no paragraph: a lone sign begins none. */
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])*?[^`]\1(?!`)/g;

/**
 * Puts a word that holds the value (`holdText`) in the place of every `{{name}}`. A value is text: it is put in only
 * after the file has been parsed, so that nothing in it can be read as syntax. Tags are taken out of values.
 * An unknown name is reported once and stays as text; in code only when it looks like a slip for a known one, because
 * templates of other languages use the same braces. `\{{name}}` is the text `{{name}}`.
 */
export function holdVariables(
  file: string,
  text: string,
  variables: Readonly<Record<string, string>>,
): Outcome<RewrittenText> {
  if (!text.includes('{{')) return { value: rewriteText(text, []), diagnostics: [] };
  const isCode = createCodeTest(file, text);
  const edits: TextEdit[] = [];
  const unknown = new Map<string, UnknownName>();
  const names = Object.keys(variables);
  for (const match of text.matchAll(VARIABLE)) {
    const place = { text, start: match.index, isCode: isCode(match.index) };
    const [, name = ''] = match;
    const { becomes, isUnknown } = readUse(match, place, { variables, names });
    const range = { start: match.index, end: match.index + match[0].length };
    if (becomes !== undefined) edits.push({ ...range, text: becomes });
    if (isUnknown !== true) continue;
    const { span = { file, ...range }, uses = 0 } = unknown.get(name) ?? {};
    unknown.set(name, { span, uses: uses + 1 });
  }
  const diagnostics = Array.from(unknown, ([name, found]) => reportUnknown(name, found, names));
  return { value: rewriteText(text, edits), diagnostics };
}

interface Use {
  /** What stands in the place of the braces while the file is parsed; absent where they stay. */
  readonly becomes?: string;
  readonly isUnknown?: boolean;
}

interface Place {
  readonly text: string;
  readonly start: number;
  readonly isCode: boolean;
}

/** Variables, and their names: the same for every use. */
interface Known {
  readonly variables: Readonly<Record<string, string>>;
  readonly names: readonly string[];
}

function readUse([written, name = '']: RegExpExecArray, place: Place, { variables, names }: Known): Use {
  if (written.startsWith('\\'))
    return names.length > 0 || !place.isCode ? { becomes: holdText(written.slice(1)) } : {};
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value !== undefined) {
    const word = holdText(stripTags(value));
    // `href={{url}}` is the attribute of a tag, which takes a value in braces.
    return { becomes: isAttribute(place) ? `{${word}}` : word };
  }
  if (place.isCode) return { isUnknown: suggest(name, names) !== undefined };
  // `style={{color}}` is an object of JavaScript.
  return isAttribute(place) ? {} : { becomes: holdText(written), isUnknown: true };
}

function isAttribute({ text, start, isCode }: Place): boolean {
  return !isCode && /\s[A-Za-z][\w-]*=\s*$/.test(text.slice(Math.max(0, start - 40), start));
}

/** A name that stands for nothing: its first place, and how many there are. */
interface UnknownName {
  readonly span: Span;
  readonly uses: number;
}

function reportUnknown(name: string, { span, uses }: UnknownName, names: readonly string[]): Diagnostic {
  const parameters = { name, more: uses - 1, suggestion: suggest(name, names) };
  return contentDiagnostics['undefined-variable'](parameters, { span });
}

/** Tells whether an offset lies in a fence or in inline code; files of code are code throughout. */
function createCodeTest(file: string, text: string): (offset: number) => boolean {
  if (!/\.mdx?$/i.test(file)) return () => true;
  const prose = blankFencedCode(withLineFeeds(text)).replace(INLINE_CODE, (code) => ' '.repeat(code.length));
  return (offset) => prose[offset] === ' ';
}

/** Rounds of taking out tags; what has halves of tags in each other more often is no text. */
const MOST_ROUNDS = 20;

/** Takes out tags until none is left, because taking one out can join the halves of another. */
function stripTags(value: string): string {
  let before = value;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = before.replace(/<\/?[A-Za-z!][^<>]*>/g, '');
    if (after === before) return after;
    before = after;
  }
  return before.replaceAll('<', '');
}
