import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import type { Span } from '../span.ts';
import { wellFormedJson } from '../well-formed.ts';
import { findUnclosedBracket } from './unclosed-bracket.ts';
import {
  joinPointer,
  type MemberNode,
  type ParsedSource,
  type Scalar,
  type SourceProblem,
  type ValueNode,
} from './value-node.ts';

/** Levels of a JSON or YAML file; deeper nesting is refused, because readers of the tree are recursive. */
export const MAXIMUM_DEPTH = 500;

/** Sentences for the error names of `jsonc-parser`. */
const SYNTAX_ERRORS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is no JSON value; text needs double quotes',
  InvalidNumberFormat: 'this number is malformed',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is missing after the key',
  CommaExpected: 'a comma is missing here',
  CloseBraceExpected: 'the closing `}` is missing',
  CloseBracketExpected: 'the closing `]` is missing',
  EndOfFileExpected: 'there is more text after the end of the value',
  UnexpectedEndOfComment: 'this comment never ends',
  UnexpectedEndOfString: 'this text has no closing quote on its line',
  UnexpectedEndOfNumber: 'this number is cut off',
  InvalidUnicode: 'this `\\u` escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'this is no JSON escape; write a backslash as `\\\\`',
  InvalidCharacter: 'control characters are not allowed in text; write `\\n` or `\\t`',
};

/** What is wrong with a word that stands outside of quotes, by how it looks; the first that fits. */
const LOOSE_WORDS: ReadonlyArray<readonly [looks: RegExp, problem: string]> = [
  [/^[“”„‘’«»]/, 'this quotation mark is one of texts; JSON has `"`'],
  [/^[\w$@./-]+"/, 'the quote before this text is missing'],
  [/^'/, 'text stands in double quotes, `"`, not in `\'`'],
  [/^```/, 'this is the fence of a block of code: take it out'],
  [/^`/, 'text stands in double quotes, `"`, not in backticks'],
  [/^(?:True|TRUE)\b/, 'write `true`'],
  [/^(?:False|FALSE)\b/, 'write `false`'],
  [/^(?:None|NULL|Null|undefined|nil)\b/, 'write `null`, or leave the key out'],
  [/^=/, 'a key and its value are separated by `:`'],
  [/^;/, 'entries are separated by `,`'],
  [/^(?:#|<!--)/, 'JSON has no comments: take it out'],
  [/^(?:export|module)\b/, 'this file is data: take out what stands before its first `{`'],
  [/^[\w$-]+\s*:(?!\/\/)/, 'this key needs double quotes'],
];

/** A key that runs on to the quote of its value, or to the end of its line; behind a colon stands a text. */
const RUN_ON_KEY = /(?<!:\s*)"[\w$@.-]+\s*:\s*[[{]?\s*(?:"$|[^"\n]*$)/;

interface OpenObject {
  readonly kind: 'object';
  readonly pointer: string;
  readonly start: number;
  readonly members: Map<string, MemberNode>;
  /** The key before the value that comes next. */
  key: { readonly name: string; readonly span: Span };
}

interface OpenArray {
  readonly kind: 'array';
  readonly pointer: string;
  readonly start: number;
  readonly items: ValueNode[];
}

/** What is known while the text is visited. */
interface Building {
  readonly file: string;
  readonly text: string;
  readonly problems: SourceProblem[];
  readonly open: (OpenObject | OpenArray)[];
  root: ValueNode | undefined;
  failure: SourceProblem | undefined;
  /** End of the token before. */
  lastEnd: number;
  /** The token before, if it is a comma. */
  comma: Span | undefined;
}

/**
 * Parses JSON into a tree with offsets. A byte order mark, comments and trailing commas are tolerated and reported;
 * of two equal keys the later one wins; only the first syntax error is reported, because the rest follow from it.
 */
export function parseJson(file: string, text: string): ParsedSource {
  const deep = findDeepBracket(text);
  if (deep !== undefined) {
    const span = { file, start: deep, end: deep + 1 };
    return {
      root: undefined,
      problems: [{ kind: 'syntax', message: 'the values are nested too deeply', span }],
    };
  }
  const building: Building = {
    file,
    text,
    problems: [],
    open: [],
    root: undefined,
    failure: undefined,
    lastEnd: 0,
    comma: undefined,
  };
  // A byte order mark would be an invalid symbol; a space keeps all offsets.
  visit(wellFormedJson(text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text), createVisitor(building), {
    allowTrailingComma: true,
    disallowComments: false,
  });
  const { root, failure, problems } = building;
  return failure === undefined ? { root, problems } : { root: undefined, problems: [...problems, failure] };
}

function createVisitor(building: Building) {
  const { file } = building;
  const place = (offset: number, length: number): Span => ({ file, start: offset, end: offset + length });
  const pass = (offset: number, length: number): Span => {
    building.lastEnd = offset + length;
    building.comma = undefined;
    return place(offset, length);
  };
  return {
    onObjectBegin: (offset: number) => {
      const key = { name: '', span: pass(offset, 1) };
      const pointer = pointerHere(building);
      building.open.push({ kind: 'object', pointer, start: offset, members: new Map(), key });
    },
    onArrayBegin: (offset: number) => {
      pass(offset, 1);
      building.open.push({ kind: 'array', pointer: pointerHere(building), start: offset, items: [] });
    },
    onObjectEnd: (offset: number) => {
      reportTrailingComma(building);
      closeContainer(building, pass(offset, 1).end);
    },
    onArrayEnd: (offset: number) => {
      reportTrailingComma(building);
      closeContainer(building, pass(offset, 1).end);
    },
    onObjectProperty: (name: string, offset: number, length: number) => {
      const span = pass(offset, length);
      const parent = building.open.at(-1);
      if (parent?.kind === 'object') parent.key = { name, span };
    },
    onLiteralValue: (value: Scalar, offset: number, length: number) => {
      addNode(building, {
        kind: 'scalar',
        value,
        span: pass(offset, length),
        pointer: pointerHere(building),
      });
    },
    onSeparator: (character: string, offset: number, length: number) => {
      const span = pass(offset, length);
      if (character === ',') building.comma = span;
    },
    onComment: (offset: number, length: number) => {
      building.problems.push({ kind: 'comment', message: 'this is a comment', span: place(offset, length) });
    },
    onError: (error: number, offset: number, length: number) => {
      building.failure ??= describeError(building, printParseErrorCode(error), place(offset, length));
    },
  };
}

function closeContainer(building: Building, end: number): void {
  const container = building.open.pop();
  if (container === undefined) return;
  const { kind, pointer, start } = container;
  const placed = { span: { file: building.file, start, end }, pointer };
  const node: ValueNode =
    kind === 'array'
      ? { kind, items: container.items, ...placed }
      : { kind, members: [...container.members.values()], ...placed };
  addNode(building, node);
}

function reportTrailingComma({ comma, problems, failure }: Building): void {
  if (comma === undefined || failure !== undefined) return;
  problems.push({ kind: 'trailing-comma', message: 'the last entry has a comma after it', span: comma });
}

function pointerHere({ open }: Building): string {
  const parent = open.at(-1);
  if (parent === undefined) return '';
  return joinPointer(parent.pointer, parent.kind === 'array' ? parent.items.length : parent.key.name);
}

function addNode(building: Building, node: ValueNode): void {
  const parent = building.open.at(-1);
  if (parent === undefined) building.root ??= node;
  else if (parent.kind === 'array') parent.items.push(node);
  else addMember(building, parent, node);
}

function addMember({ problems }: Building, { key, members }: OpenObject, value: ValueNode): void {
  const earlier = members.get(key.name);
  if (earlier !== undefined) {
    const related = { message: 'first written here', span: earlier.keySpan };
    problems.push({ kind: 'duplicate-key', message: key.name, span: key.span, related });
  }
  members.set(key.name, { key: key.name, keySpan: key.span, value });
}

function describeError({ text, lastEnd, open, comma }: Building, error: string, span: Span): SourceProblem {
  const stray = strayBracket(text, [span.start, lastEnd - 1]);
  if (stray !== undefined) {
    const message = `this \`${text[stray]}\` is one too many: take it out`;
    return { kind: 'syntax', message, span: { ...span, start: stray, end: stray + 1 } };
  }
  const container = open.at(-1);
  // A bracket of the other kind where a comma could stand, or an object where a key could: the container was not closed.
  const found = text[span.start] ?? '';
  const isUnclosed =
    (error === 'CommaExpected' && /[\]}]/.test(found)) ||
    (error === 'PropertyNameExpected' && found === '{' && comma !== undefined);
  const closing = container?.kind === 'array' ? 'CloseBracketExpected' : 'CloseBraceExpected';
  const name = isUnclosed ? closing : error;
  // What is missing is missing right after the token before.
  const missing = name === 'CommaExpected' || name === 'ColonExpected';
  const where = missing ? { ...span, start: Math.max(0, lastEnd - 1), end: lastEnd } : span;
  const key = container?.kind === 'object' ? runOnKey({ text, lastEnd }, name, span) : undefined;
  if (key !== undefined) return { kind: 'syntax', message: 'this key has no closing quote', span: key };
  const loose = looseSign(name, text.slice(span.start, span.start + 80));
  const message = loose ?? SYNTAX_ERRORS[name] ?? 'this is not JSON';
  const problem: SourceProblem = { kind: 'syntax', message, span: where };
  if (!name.startsWith('Close')) return problem;
  return placeUnclosed(problem, text, container?.start);
}

/** Where the end of a container is missing: where its lines end, if these show that it is another one than the parser says. */
function placeUnclosed(problem: SourceProblem, text: string, start: number | undefined): SourceProblem {
  const { span } = problem;
  const unclosed = findUnclosedBracket(text, span.start);
  const at = unclosed?.start ?? start;
  if (at === undefined) return problem;
  const related = { message: 'opened here', span: { ...span, start: at, end: at + 1 } };
  if (unclosed === undefined) return { ...problem, related };
  const message = SYNTAX_ERRORS[text[at] === '[' ? 'CloseBracketExpected' : 'CloseBraceExpected'];
  return {
    ...problem,
    ...(message && { message }),
    span: { ...span, start: unclosed.end - 1, end: unclosed.end },
    related,
  };
}

/** The closing bracket, at one of these places, without which the whole text is JSON. */
function strayBracket(text: string, places: readonly number[]): number | undefined {
  return places.find((at) => {
    if (text[at] !== ']' && text[at] !== '}') return false;
    const errors: ParseError[] = [];
    parse(`${text.slice(0, at)} ${text.slice(at + 1)}`.replace(/^\ufeff/, ' '), errors, {
      allowTrailingComma: true,
    });
    return errors.length === 0;
  });
}

/** What is wrong where a sign stands that can begin nothing, or not there. */
function looseSign(name: string, text: string): string | undefined {
  if (name === 'InvalidSymbol') return LOOSE_WORDS.find(([looks]) => looks.test(text))?.[1];
  if (text.startsWith(',') && (name === 'PropertyNameExpected' || name === 'ValueExpected'))
    return 'there is a comma too many here';
  if (name === 'ColonExpected' && /^[,}]/.test(text))
    return 'a colon and a value are missing after this key; texts without keys stand in `[` and `]`';
  return undefined;
}

/** The key without a closing quote that a fault follows from, up to its colon. */
function runOnKey(
  { text, lastEnd }: Pick<Building, 'text' | 'lastEnd'>,
  name: string,
  { file, start, end }: Span,
): Span | undefined {
  if (name === 'UnexpectedEndOfString' && text[lastEnd - 1] === ':') return undefined;
  const stop = name === 'UnexpectedEndOfString' ? end : lastEnd;
  if (name !== 'UnexpectedEndOfString' && name !== 'InvalidSymbol' && name !== 'ColonExpected')
    return undefined;
  const line = Math.max(text.lastIndexOf('\n', stop - 1) + 1, stop - 200);
  const at = text.slice(line, stop).search(RUN_ON_KEY);
  if (at === -1 || (name === 'UnexpectedEndOfString' && line + at < start)) return undefined;
  return { file, start: line + at, end: text.indexOf(':', line + at) };
}

/** What closes each bracket. */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What has a meaning outside of text, inside of it, and in a comment to the end of its line. */
const MARKS = { outside: /[[\]{}"/]/g, text: /["\n\r\\]/g, line: /[\n\r]/g };

/**
 * Offset of the first bracket that is nested more deeply than any reader of JSON takes. Counts brackets outside text and
 * comments; one that closes nothing does not count, as readers of broken files have it. It goes from mark to mark, for
 * looking at every character of a large file takes long.
 */
export function findDeepBracket(text: string): number | undefined {
  const open: string[] = [];
  for (let at = nextMark(text, MARKS.outside, 0); at < text.length; ) {
    const character = text[at] ?? '';
    const closing = CLOSING[character];
    if (closing !== undefined) open.push(closing);
    else if (character === open.at(-1)) open.pop();
    else if (character === '"') at = endOfText(text, at);
    else if (character === '/') at = endOfComment(text, at);
    if (open.length > MAXIMUM_DEPTH) return at;
    at = nextMark(text, MARKS.outside, at + 1);
  }
  return undefined;
}

/** Offset of the next of some marks; the length of the text where there is none. */
function nextMark(text: string, mark: RegExp, from: number): number {
  mark.lastIndex = from;
  return mark.test(text) ? mark.lastIndex - 1 : text.length;
}

/** Offset of the closing quote, or of the end of the line when there is none. */
function endOfText(text: string, start: number): number {
  let at = nextMark(text, MARKS.text, start + 1);
  while (text[at] === '\\') at = nextMark(text, MARKS.text, at + 2);
  return at;
}

/** Offset of the end of a comment; of the sign itself where none begins. */
function endOfComment(text: string, start: number): number {
  const kind = text[start + 1];
  if (kind !== '/' && kind !== '*') return start;
  if (kind === '/') return nextMark(text, MARKS.line, start);
  const end = text.indexOf('*/', start + 2);
  return end === -1 ? text.length : end + 1;
}
