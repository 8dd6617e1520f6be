import { rewriteText } from '@waymark/core/source';
import { type Node, parse } from 'acorn';

/** An ES module as a script that a page may load from the disk. */
export interface OfflineModule {
  /** Addresses of the modules that it imports, as written. */
  readonly needs: readonly string[];
  /** The module with dynamic imports as calls of `waymarkLoad`. */
  readonly code: string;
}

/** What every dynamic import begins with; most modules have none, and their trees need no walk. */
const DYNAMIC_IMPORT = /\bimport\s*[(/.]/;

/** Takes a module apart. Undefined for what is none, or does not parse. */
export function readScript(source: string): OfflineModule | undefined {
  try {
    const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    const needs = program.body.flatMap((statement) =>
      'source' in statement && statement.source ? [String(statement.source.value)] : [],
    );
    return { needs, code: DYNAMIC_IMPORT.test(source) ? withCalls(source, importStarts(program)) : source };
  } catch {
    return undefined;
  }
}

/** The script that gives a module to the loader. `code` is the module as CommonJS. */
export function moduleScript(path: string, needs: readonly string[], code: string): string {
  const head = `waymarkOffline.define(${literal(path)},${literal(needs)},function(require,module,exports,waymarkLoad,waymarkUrl){`;
  return `${head}${code}\n});\n`;
}

/** The script that gives a text to the loader. */
export function textScript(path: string, text: string): string {
  return `waymarkOffline.text(${literal(path)},${literal(text)});\n`;
}

function literal(value: string | readonly string[]): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Where dynamic imports begin. */
function importStarts(root: Node): readonly number[] {
  const starts: number[] = [];
  const waiting: unknown[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) for (const each of next.filter((item) => item !== null)) waiting.push(each);
    else if (isNode(next)) {
      if (next.type === 'ImportExpression') starts.push(next.start);
      for (const each of Object.values(next).filter((value) => typeof value === 'object' && value !== null))
        waiting.push(each);
    }
  }
  return starts.sort((a, b) => a - b);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function withCalls(source: string, starts: readonly number[]): string {
  const edits = starts.map((start) => ({ start, end: start + 'import'.length, text: 'waymarkLoad' }));
  return rewriteText(source, edits).text;
}
