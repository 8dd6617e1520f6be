import { rememberAll } from '@waymark/core/source';
import { readExports, readFileExports } from '../../author-code/read-exports.ts';
import { joinedParts, readLiteral } from '../../parse/code/literal.ts';
import type { ProjectFiles } from '../../parse/project-files.ts';
import { NAME_PATH } from '../../parse/read-module.ts';
import { literalProps } from '../attributes.ts';
import type { Instance } from '../instance.ts';

/** What an expression shows, if that is a text or a number that is known without running anything. */
type KnownText = (expression: string, instance: Instance) => string | undefined;

/** What is known of names and expressions without running anything. */
export interface Known {
  readonly knownText: KnownText;
  /** The value at a path of names, if that is plain data. */
  readonly knownValue: (path: string, instance: Instance) => unknown;
}

type Exports = Readonly<Record<string, unknown>>;

/** Creates the reader of what expressions mean. What a file exports is read once, however many expressions name it. */
export function createKnown(files: ProjectFiles): Known {
  const exportsOf = rememberAll(({ code }: Instance['module']): Exports => readExports(code));
  const fileExports = rememberAll(
    (file: string): Exports => readFileExports(file, files.readText(file) ?? ''),
  );
  /** In the order in which a scope finds names: what the file exports, what it imports, the attributes of the tag around it. */
  const valueNamed = (name: string, { module, tag }: Instance): unknown => {
    const own = exportsOf(module);
    if (Object.hasOwn(own, name)) return own[name];
    for (const { specifier, names } of module.imports) {
      const imported = names.find(({ local }) => local === name)?.imported;
      const file = imported === undefined ? undefined : files.resolveImport(specifier, module.file);
      if (imported !== undefined && file !== undefined) return memberOf(fileExports(file), imported);
    }
    return tag === undefined ? undefined : memberOf(literalProps(tag), name);
  };
  const knownValue = (path: string, instance: Instance): unknown => {
    if (!NAME_PATH.test(path)) return undefined;
    const [head = '', ...keys] = path.split(/\??\./);
    return keys.reduce(memberOf, valueNamed(head, instance));
  };
  const knownText: KnownText = (expression, instance) => {
    const literal = readLiteral(expression);
    if (literal.kind === 'code' && !NAME_PATH.test(expression.trim())) {
      const parts = joinedParts(expression).map((part) => knownText(part, instance));
      return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join('');
    }
    const value = literal.kind === 'value' ? literal.value : knownValue(expression.trim(), instance);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return { knownText, knownValue };
}

function memberOf(value: unknown, key: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isOwn ? (value as Record<string, unknown>)[key] : undefined;
}
