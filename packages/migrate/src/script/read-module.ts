import { folderOf, joinPath, parseJson, type Span } from '@waymark/core/source';
import { parseSync } from 'oxc-parser';
import { parse as parseYaml } from 'yaml';
import type { Tree } from '../tree/tree.ts';
import { declare, run } from './declare.ts';
import { isAst } from './nodes.ts';
import { type Binding, createScope, type Scope, type World } from './scope.ts';
import { type StaticValue, staticOf } from './static-value.ts';

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.mts', '.cts', '.json', '/index.ts', '/index.js'];
/** Signs that open and close, and those between values. `=>` closes nothing. */
const SIGNS = /[([{<)\]},;]|(?<!=)>/g;
/** Brackets in one another, and letters without a comma or semicolon. */
const MOST = { brackets: 1000, letters: 20_000 };
/** Calls within calls, and in all; more is no configuration. */
const MOST_CALLS = { within: 40, all: 10_000 };

/** Reads what a script exports by default, or a JSON or YAML file holds, without running anything. */
export function readModule(tree: Tree, file: string): StaticValue {
  const value = exportOf(tree, file);
  return value === undefined || value.kind === 'function'
    ? { kind: 'unknown', span: { file, start: 0, end: 0 } }
    : value;
}

function exportOf(tree: Tree, file: string): Binding {
  try {
    return createWorld(tree).importFrom('', `./${file}`, 'default');
  } catch (error) {
    // What the parser reads may still be nested deeper than it can be walked through.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The modules of one reading: each is parsed once, and circles end in nothing. */
function createWorld(tree: Tree): World {
  const opened = new Map<string, Scope | undefined>();
  const calls = { within: 0, all: 0 };
  const open = (file: string): Scope | undefined => {
    if (!opened.has(file)) {
      opened.set(file, undefined);
      opened.set(file, openModule(tree, file, world));
    }
    return opened.get(file);
  };
  const world: World = {
    weights: new WeakMap(),
    importFrom(file, specifier, name) {
      const found = resolveModule(tree, file, specifier);
      if (found === undefined) return undefined;
      return SCRIPT.test(found)
        ? open(found)?.look(`export ${name === '*' ? 'default' : name}`)
        : dataOf(tree, found);
    },
    call(made, values) {
      if (calls.within >= MOST_CALLS.within || calls.all >= MOST_CALLS.all) return undefined;
      calls.all++;
      calls.within++;
      const result = run(made, values);
      calls.within--;
      return result;
    },
  };
  return world;
}

function openModule(tree: Tree, file: string, world: World): Scope {
  const scope = createScope(file, world);
  const text = tree.readText(file) ?? '';
  const body: readonly unknown[] = isTooDeep(text) ? [] : parseSync(file, text).program.body;
  for (const statement of body) if (isAst(statement)) declare(statement, scope);
  return scope;
}

/** Whether a script may be nested deeper than its parser can go: that is native code, which would end the command. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let separated = 0;
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (index - separated > MOST.letters) return true;
    if (/[,;]/.test(sign)) separated = index;
    else depth = Math.max(0, depth + (/[([{<]/.test(sign) ? 1 : -1));
    if (depth > MOST.brackets) return true;
  }
  return text.length - separated > MOST.letters;
}

function dataOf(tree: Tree, file: string): Binding {
  const text = tree.readText(file) ?? '';
  const span: Span = { file, start: 0, end: 0 };
  return /\.ya?ml$/.test(file)
    ? readYaml(text, span)
    : (parseJson(file, text).root ?? { kind: 'unknown', span });
}

/** YAML as data; what cannot be read is unknown. */
export function readYaml(text: string, span: Span): StaticValue {
  try {
    return staticOf(parseYaml(text, { logLevel: 'silent' }), span);
  } catch {
    return { kind: 'unknown', span };
  }
}

/** The file that a relative name in a script means. */
export function resolveModule(tree: Tree, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = joinPath(folderOf(from), specifier);
  // A module of TypeScript is often named as the JavaScript that it becomes.
  const paths = [path, path.replace(/\.[cm]?jsx?$/, '')];
  return paths
    .flatMap((one) => ENDINGS.map((ending) => `${one}${ending}`))
    .find((file) => tree.readText(file) !== undefined);
}
