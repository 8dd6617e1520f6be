import { type Node, type Program, parse, type Token as TokenBase } from 'acorn';

/** A token with what the type of acorn leaves out. */
type Token = TokenBase & { readonly value?: unknown };

/** What a piece of author code uses. */
export interface CodeUse {
  /** Every name in it, whatever it means. */
  readonly names: ReadonlySet<string>;
  /** It has hooks, event handlers or objects that only browsers have. */
  readonly needsBrowser: boolean;
}

/** The pieces of a compiled file, and what each uses. */
export interface CodeUses {
  /** By the name that a top-level statement declares. */
  readonly declarations: ReadonlyMap<string, CodeUse>;
  /** Declared name by exported name. */
  readonly exports: ReadonlyMap<string, string>;
  /** By index in the table of expressions. */
  readonly expressions: readonly CodeUse[];
  /** What it imports while it runs: `import("x")`. */
  readonly laterImports: readonly string[];
}

/** What of a file needs a browser: hooks, handlers, browser objects, or something that uses them. */
export interface BrowserNeeds {
  readonly names: ReadonlySet<string>;
  readonly expressions: ReadonlySet<string>;
}

const NO_USES: CodeUses = { declarations: new Map(), exports: new Map(), expressions: [], laterImports: [] };

/** Names that mean something in browsers only, or need something to happen later. */
const BROWSER_NAMES: ReadonlySet<string> = new Set(
  'window document navigator location history screen localStorage sessionStorage matchMedia getComputedStyle fetch XMLHttpRequest WebSocket EventSource requestAnimationFrame requestIdleCallback setTimeout setInterval queueMicrotask addEventListener IntersectionObserver ResizeObserver MutationObserver customElements alert confirm prompt Component PureComponent createRef'.split(
    ' ',
  ),
);

/** Whether a name means something without being declared, in browsers, or cannot be declared. */
export function isOfLanguage(name: string): boolean {
  return BROWSER_NAMES.has(name) || name === 'let' || name === 'arguments';
}

const MISSING = new RegExp(`\\b(?:${[...BROWSER_NAMES].join('|')})\\b is not defined`);

/** Whether code stopped only because it ran where there is no browser. */
export function missesBrowser(problem: string): boolean {
  return MISSING.test(problem);
}

/**
 * Reads what compiled author code (a CommonJS body, `__expressions` being its table of expressions) uses. In doubt a
 * piece needs the browser: then it costs the reader a script, where the other error would leave it dead.
 */
export function readCodeUses(compiled: string): CodeUses {
  const tokens: Token[] = [];
  const program = parseScript(compiled, tokens);
  if (program === undefined) return NO_USES;
  const declarations = new Map<string, CodeUse>();
  const exports = new Map<string, string>();
  const expressions: CodeUse[] = [];
  for (const statement of program.body) {
    readExports(statement, exports);
    const names = declaredNames(statement);
    if (names.includes('__expressions'))
      for (const each of expressionsOf(statement).map((node) => usesIn(node, tokens))) expressions.push(each);
    else if (names.length > 0) {
      const use = usesIn(statement, tokens);
      for (const name of names) declarations.set(name, use);
    }
  }
  return { declarations, exports, expressions, laterImports: laterImportsIn(tokens) };
}

function laterImportsIn(tokens: readonly Token[]): readonly string[] {
  const found = tokens.flatMap(({ type }, index) => {
    if (type.label !== 'import' || tokens[index + 1]?.type.label !== '(') return [];
    const specifier = tokens[index + 2];
    return specifier?.type.label === 'string' ? [String(specifier.value)] : [];
  });
  return [...new Set(found)];
}

/** Whether code needs the browser, itself or by what it uses; of names that the file does not declare, `outside` do. */
export function needsBrowser(
  use: CodeUse | undefined,
  { declarations }: CodeUses,
  outside: ReadonlySet<string>,
): boolean {
  const seen = new Set<string>();
  const visit = (current: CodeUse): boolean =>
    current.needsBrowser ||
    [...current.names].some((name) => {
      if (seen.has(name)) return false;
      seen.add(name);
      const declared = declarations.get(name);
      return declared === undefined ? outside.has(name) : visit(declared);
    });
  return use !== undefined && visit(use);
}

function parseScript(code: string, onToken: Token[]): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true, onToken });
  } catch {
    return undefined;
  }
}

function declaredNames(statement: Program['body'][number]): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => namesOfPattern(id));
}

/** Names that a pattern binds; property names of the pattern may be among them, which does no harm. */
function namesOfPattern(pattern: Node): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node & { readonly name?: string };
    if (node.type === 'Identifier' && node.name !== undefined) found.push(node.name);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(pattern);
  return found;
}

/** The getters that esbuild puts on `exports`: `__export(x, { A: () => A })`. */
function readExports(statement: Program['body'][number], exports: Map<string, string>): void {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return;
  const {
    callee,
    arguments: [, table],
  } = statement.expression;
  if (callee.type !== 'Identifier' || callee.name !== '__export' || table?.type !== 'ObjectExpression')
    return;
  for (const property of table.properties) {
    if (property.type !== 'Property' || property.value.type !== 'ArrowFunctionExpression') continue;
    const { body } = property.value;
    const { key } = property;
    if (key.type === 'Identifier' && body.type === 'Identifier') exports.set(key.name, body.name);
  }
}

function expressionsOf(statement: Program['body'][number]): Node[] {
  if (statement.type !== 'VariableDeclaration') return [];
  const table = statement.declarations[0]?.init;
  return table?.type === 'ObjectExpression' ? [...table.properties] : [];
}

function usesIn({ start, end }: Node, tokens: readonly Token[]): CodeUse {
  const names = new Set<string>();
  let browser = false;
  for (let index = firstFrom(tokens, start); index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || token.start >= end) break;
    if (token.type.label !== 'name') continue;
    const name = String(token.value);
    const isMember = /^\??\.$/.test(tokens[index - 1]?.type.label ?? '');
    if (!isMember) names.add(name);
    browser ||= isHookCall(name, index, tokens) || (!isMember && pointsToBrowser(name, index, tokens));
  }
  return { names, needsBrowser: browser };
}

function isHookCall(name: string, index: number, tokens: readonly Token[]): boolean {
  return /^use[A-Z]/.test(name) && tokens[index + 1]?.type.label === '(';
}

function pointsToBrowser(name: string, index: number, tokens: readonly Token[]): boolean {
  if (/^on[A-Z]/.test(name)) return true;
  const isKey = tokens[index + 1]?.type.label === ':' && /^[{,]$/.test(tokens[index - 1]?.type.label ?? '');
  return BROWSER_NAMES.has(name) && !isKey;
}

function firstFrom(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
