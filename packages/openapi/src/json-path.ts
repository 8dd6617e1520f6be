import { isIndexable, type JsonObject, type JsonValue } from './json.ts';

/** A value found in a document, with the keys and indexes that lead to it. */
export interface PathMatch {
  readonly value: JsonValue;
  readonly path: readonly (string | number)[];
}

/** One step of a path: what it takes of each value, there or anywhere below it. */
interface Step {
  readonly anywhere: boolean;
  readonly selectors: readonly Selector[];
}

type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start?: number; readonly end?: number; readonly step: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'filter'; readonly test: Test };

/** A condition of a filter: what is compared, or only that something is there. */
type Test =
  | { readonly kind: 'any' | 'every'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'exists'; readonly steps: readonly Step[] }
  | { readonly kind: 'compare'; readonly left: Operand; readonly operator: string; readonly right: Operand };

type Operand =
  | { readonly kind: 'path'; readonly steps: readonly Step[] }
  | { readonly kind: 'value'; readonly value: JsonValue };

/**
 * Reads a JSONPath (RFC 9535 without functions): names, indexes, slices, `*`, `..` and filters. Undefined for a text
 * that is none.
 */
export function readJsonPath(text: string): ((document: JsonValue) => readonly PathMatch[]) | undefined {
  const cursor: Cursor = { text: text.trim(), at: 0 };
  if (!take(cursor, '$')) return undefined;
  const steps = readSteps(cursor);
  if (steps === undefined || cursor.at < cursor.text.length) return undefined;
  return (document) => follow(steps, [{ value: document, path: [] }]);
}

interface Cursor {
  readonly text: string;
  at: number;
}

function take(cursor: Cursor, token: string): boolean {
  if (!cursor.text.startsWith(token, cursor.at)) return false;
  cursor.at += token.length;
  return true;
}

function match(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

const NAME = /[\p{L}_$-][\p{L}\p{N}_$-]*/uy;
const BLANK = /\s*/y;

/** The steps up to what is none; undefined for one that begins and does not end. */
function readSteps(cursor: Cursor): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (;;) {
    const anywhere = take(cursor, '..');
    const named = anywhere || take(cursor, '.');
    const selectors = take(cursor, '[') ? readSelectors(cursor) : named ? readNamed(cursor) : 'end';
    if (selectors === 'end') return steps;
    if (selectors === undefined) return undefined;
    steps.push({ anywhere, selectors });
  }
}

function readNamed(cursor: Cursor): readonly Selector[] | undefined {
  if (take(cursor, '*')) return [{ kind: 'all' }];
  const name = match(cursor, NAME);
  return name === undefined ? undefined : [{ kind: 'name', name }];
}

function readSelectors(cursor: Cursor): readonly Selector[] | undefined {
  const selectors: Selector[] = [];
  do {
    match(cursor, BLANK);
    const selector = readSelector(cursor);
    if (selector === undefined) return undefined;
    selectors.push(selector);
    match(cursor, BLANK);
  } while (take(cursor, ','));
  return take(cursor, ']') ? selectors : undefined;
}

function readSelector(cursor: Cursor): Selector | undefined {
  if (take(cursor, '*')) return { kind: 'all' };
  if (take(cursor, '?')) {
    const test = readTest(cursor);
    return test && { kind: 'filter', test };
  }
  const name = readString(cursor);
  if (name !== undefined) return { kind: 'name', name };
  const range = match(cursor, /-?\d*(?:\s*:\s*-?\d*){0,2}/y)?.replace(/\s/g, '');
  if (range === undefined || range === '') return undefined;
  const [start, end, step] = range.split(':').map((part) => (part === '' ? undefined : Number(part)));
  if (!range.includes(':')) return { kind: 'index', index: start ?? 0 };
  return {
    kind: 'slice',
    step: step ?? 1,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  };
}

function readString(cursor: Cursor): string | undefined {
  const quoted = match(cursor, /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y);
  if (quoted === undefined) return undefined;
  const inner = quoted.slice(1, -1);
  const json = quoted.startsWith('"') ? inner : inner.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"');
  try {
    return JSON.parse(`"${json}"`) as string;
  } catch {
    return inner;
  }
}

function readTest(cursor: Cursor): Test | undefined {
  return readJoined(cursor, '||', () => readJoined(cursor, '&&', () => readAtom(cursor)));
}

function readJoined(cursor: Cursor, token: '||' | '&&', read: () => Test | undefined): Test | undefined {
  const tests: Test[] = [];
  do {
    const test = read();
    if (test === undefined) return undefined;
    tests.push(test);
    match(cursor, BLANK);
  } while (take(cursor, token));
  return tests.length === 1 ? tests[0] : { kind: token === '||' ? 'any' : 'every', tests };
}

function readAtom(cursor: Cursor): Test | undefined {
  match(cursor, BLANK);
  if (cursor.text[cursor.at] === '!' && cursor.text[cursor.at + 1] !== '=') {
    cursor.at++;
    const test = readAtom(cursor);
    return test && { kind: 'not', test };
  }
  if (take(cursor, '(')) {
    const test = readTest(cursor);
    return test !== undefined && take(cursor, ')') ? test : undefined;
  }
  const left = readOperand(cursor);
  match(cursor, BLANK);
  const operator = match(cursor, /[=!]=|[<>]=?/y);
  if (operator === undefined)
    return left?.kind === 'path' ? { kind: 'exists', steps: left.steps } : undefined;
  match(cursor, BLANK);
  const right = readOperand(cursor);
  return left && right && { kind: 'compare', left, operator, right };
}

function readOperand(cursor: Cursor): Operand | undefined {
  if (take(cursor, '@')) {
    const steps = readSteps(cursor);
    return steps && { kind: 'path', steps };
  }
  const text = readString(cursor);
  if (text !== undefined) return { kind: 'value', value: text };
  const literal = match(cursor, /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  return literal === undefined ? undefined : { kind: 'value', value: JSON.parse(literal) as JsonValue };
}

function follow(steps: readonly Step[], from: readonly PathMatch[]): readonly PathMatch[] {
  return steps.reduce((matches, { anywhere, selectors }) => {
    const owners = anywhere ? matches.flatMap(withDescendants) : matches;
    return owners.flatMap((owner) => selectors.flatMap((selector) => select(owner, selector)));
  }, from);
}

function withDescendants(match: PathMatch): readonly PathMatch[] {
  return [match, ...childrenOf(match).flatMap(withDescendants)];
}

function childrenOf({ value, path }: PathMatch): readonly PathMatch[] {
  if (Array.isArray(value))
    return value.map((child: JsonValue, index) => ({ value: child, path: [...path, index] }));
  if (!isIndexable(value)) return [];
  return Object.entries(value as JsonObject).map(([key, child]) => ({
    value: child ?? null,
    path: [...path, key],
  }));
}

function select(owner: PathMatch, selector: Selector): readonly PathMatch[] {
  const children = childrenOf(owner);
  switch (selector.kind) {
    case 'all':
      return children;
    case 'name':
      return Array.isArray(owner.value) ? [] : children.filter(({ path }) => path.at(-1) === selector.name);
    case 'index':
      return Array.isArray(owner.value) ? children.slice(selector.index).slice(0, 1) : [];
    case 'slice':
      return Array.isArray(owner.value) ? slice(children, selector) : [];
    case 'filter':
      return children.filter(({ value }) => holds(selector.test, value));
  }
}

function slice(
  children: readonly PathMatch[],
  { start, end, step }: Extract<Selector, { kind: 'slice' }>,
): readonly PathMatch[] {
  if (step < 0) {
    const reversed = [...children].reverse();
    return reversed.filter((_, index) => index % -step === 0);
  }
  return children.slice(start, end).filter((_, index) => step > 0 && index % step === 0);
}

function holds(test: Test, value: JsonValue): boolean {
  switch (test.kind) {
    case 'any':
      return test.tests.some((each) => holds(each, value));
    case 'every':
      return test.tests.every((each) => holds(each, value));
    case 'not':
      return !holds(test.test, value);
    case 'exists':
      return follow(test.steps, [{ value, path: [] }]).length > 0;
    case 'compare':
      return compare(operandValue(test.left, value), test.operator, operandValue(test.right, value));
  }
}

function operandValue(operand: Operand, value: JsonValue): JsonValue | undefined {
  return operand.kind === 'value' ? operand.value : follow(operand.steps, [{ value, path: [] }])[0]?.value;
}

function compare(left: JsonValue | undefined, operator: string, right: JsonValue | undefined): boolean {
  const isSame = JSON.stringify(left) === JSON.stringify(right);
  if (operator === '==') return isSame;
  if (operator === '!=') return !isSame;
  const isOrdered =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string');
  if (!isOrdered) return operator.endsWith('=') && isSame;
  const order = left < right ? -1 : left > right ? 1 : 0;
  return operator.startsWith('<')
    ? order < 0 || (order === 0 && operator === '<=')
    : order > 0 || (order === 0 && operator === '>=');
}
