import { readLiteral } from '../../parse/code/literal.ts';
import type { MdxModule } from '../../parse/read-module.ts';
import { NAME_PATH } from '../../parse/read-module.ts';
import type { BrowserNeeds } from '../code-uses.ts';
import { isAmong } from '../imported-names.ts';
import { insideDoubleBraces, namesIn } from './names-in-prose.ts';
import { WITHHELD } from './withheld.ts';

/** What evaluating an expression came to. */
export type Evaluation =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'error'; readonly problem: string }
  /** Only code that is not run would know. */
  | { readonly kind: 'withheld' };

/** Answers the names and expressions of one instance of a file. */
export interface Scope {
  /** A name, or a dotted path of names; undefined when nothing is known by it. */
  lookup(path: string): unknown;
  /** Whether the first part of a path is a name of this file (imported, exported or a prop). */
  owns(path: string): boolean;
  /** Whether a finding says already why a name of this file has no value. */
  isLost(name: string): boolean;
  /** Whether a name is of an imported text: it has a meaning as a tag of the page, and none in code. */
  isText(name: string): boolean;
  /** Why the file's code could not run, which a finding says; its expressions fail with the same words. */
  readonly problem?: string | undefined;
  /** Whether a name means nothing here: neither the file's own nor built in, and no finding says why it has no value. */
  isUnknown(name: string): boolean;
  evaluate(expression: string): Evaluation;
  /** Whether only code that is not run would know what is behind a name. */
  isWithheld(path: string): boolean;
  /** Code of the file may go to the browser. */
  readonly goesToBrowser: boolean;
  /** Attributes of the tag that includes the file; empty for a page. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether an expression or a name needs a browser: hooks, handlers, browser objects. */
  needsBrowser(expression: string): boolean;
}

/** Everything a scope answers from. */
export interface ScopeParts {
  readonly module: MdxModule;
  /** Imported names and the props of a snippet. */
  readonly names: ReadonlyMap<string, unknown>;
  /** Names without a value, where a finding says why: imported ones, and those of code that was left out. */
  readonly lost: ReadonlySet<string>;
  /** Those among them that mean a text, of which no finding speaks. */
  readonly texts?: ReadonlySet<string>;
  /** Names that every page has: built-in components, React hooks. */
  readonly builtIns: Readonly<Record<string, unknown>>;
  /** What the file's own code exports. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Compiled expressions, by their source. */
  readonly expressions: ReadonlyMap<string, () => unknown>;
  /** Attributes of the tag that includes the file. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly needs: BrowserNeeds;
  /** Why the file's code could not run. */
  readonly problem?: string;
  /** The file's code was not run: what it would make is left out, or made by the browser alone. */
  readonly withheld?: 'for-good' | 'to-browser';
}

/** Makes the scope of one instance. */
export function createScope(parts: ScopeParts): Scope {
  const { module, names, lost, texts, builtIns, exports, expressions, needs, problem, withheld } = parts;
  const find = (name: string): { found: boolean; value?: unknown } => {
    if (Object.hasOwn(exports, name)) return { found: true, value: exports[name] };
    if (names.has(name)) return { found: true, value: names.get(name) };
    if (Object.hasOwn(builtIns, name)) return { found: true, value: builtIns[name] };
    // Whatever else the code declares.
    return withheld !== undefined && module.code !== '' ? { found: true, value: WITHHELD } : { found: false };
  };
  // Code that runs says which name it lacks; only that names of a snippet without a value come to no number, it takes in silence.
  const missingIn = (source: string): string | undefined => {
    const isSaidByCode = withheld === undefined && /[,{]/.test(source);
    const names = isSaidByCode ? [] : namesIn(insideDoubleBraces(source) ?? source);
    return names.find((name) => !find(name).found);
  };
  const evaluatePath = (path: string): Evaluation => {
    const [head = '', ...rest] = path.split(/\??\./);
    const { found, value } = find(head);
    if (!found) return { kind: 'error', problem: problem ?? `\`${head}\` is not defined` };
    return readMembers(head, value, rest, path.includes('?.') || head === 'user');
  };
  const isLost = (name: string): boolean => problem !== undefined || isAmong(lost, name);
  const isText = (name: string): boolean => texts?.has(name) === true;
  return {
    props: parts.props,
    problem,
    owns: (path) => {
      const head = path.split('.')[0] ?? '';
      return Object.hasOwn(exports, head) || names.has(head);
    },
    isWithheld: (path) => evaluatePath(path).kind === 'withheld',
    goesToBrowser: withheld !== 'for-good',
    isLost,
    isText,
    isUnknown: (name) => (isText(name) || !isLost(name)) && problem === undefined && !find(name).found,
    needsBrowser: (expression) =>
      NAME_PATH.test(expression.trim())
        ? needs.names.has(expression.trim().split(/\??\./)[0] ?? '')
        : needs.expressions.has(expression) &&
          (withheld === undefined || missingIn(expression.trim()) === undefined),
    lookup: (path) => {
      const result = evaluatePath(path);
      return result.kind === 'value' ? result.value : undefined;
    },
    evaluate: (expression) => {
      const literal = readLiteral(expression);
      if (literal.kind === 'value') return literal;
      const source = expression.trim();
      if (NAME_PATH.test(source)) return evaluatePath(source);
      const unknown = missingIn(source);
      if (unknown !== undefined) return evaluatePath(unknown);
      const compiled = expressions.get(expression);
      if (compiled !== undefined) return run(compiled);
      if (withheld !== undefined) return { kind: 'withheld' };
      return { kind: 'error', problem: problem ?? 'it was not compiled' };
    },
  };
}

function readMembers(head: string, start: unknown, keys: readonly string[], optional: boolean): Evaluation {
  let value = start;
  for (const key of keys) {
    if (value === WITHHELD) break;
    if (value === null || value === undefined) {
      if (optional) return { kind: 'value', value: undefined };
      return { kind: 'error', problem: `\`${head}\` has no \`${keys.join('.')}\`` };
    }
    value = (value as Record<string, unknown>)[key];
  }
  return value === WITHHELD ? { kind: 'withheld' } : { kind: 'value', value };
}

function run(compiled: () => unknown): Evaluation {
  try {
    return { kind: 'value', value: compiled() };
  } catch (error) {
    return { kind: 'error', problem: problemOf(error) };
  }
}

/** What is thrown may be anything, also what cannot be turned into text. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'something was thrown that is no error';
  }
}

/** The one line that says what an author's code threw. */
export function problemOf(error: unknown): string {
  return (messageOf(error).split('\n')[0] ?? '').slice(0, 300);
}
