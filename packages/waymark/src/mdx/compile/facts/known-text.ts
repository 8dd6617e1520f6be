import { readExports, readFileExports } from '../../author-code/read-exports.ts';
import { joinedParts, readLiteral } from '../../parse/literal.ts';
import { literalProps } from '../attributes.ts';
import type { Instance } from '../instance.ts';
import type { CompileEnvironment } from '../visit/walk.ts';

const NAME_PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** What an expression shows, if that is a text or a number that is known without running anything. */
export function knownText(
  expression: string,
  instance: Instance,
  environment: CompileEnvironment,
): string | undefined {
  const literal = readLiteral(expression);
  if (literal.kind === 'code' && !NAME_PATH.test(expression.trim())) {
    const parts = joinedParts(expression).map((part) => knownText(part, instance, environment));
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join('');
  }
  const value = literal.kind === 'value' ? literal.value : valueAt(expression.trim(), instance, environment);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function valueAt(path: string, instance: Instance, environment: CompileEnvironment): unknown {
  const [head = '', ...keys] = path.split('.');
  return keys.reduce(memberOf, valueNamed(head, instance, environment));
}

function memberOf(value: unknown, key: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isOwn ? (value as Record<string, unknown>)[key] : undefined;
}

/** In the order in which a scope finds names: what the file exports, what it imports, the attributes of the tag around it. */
function valueNamed(name: string, { module, tag }: Instance, environment: CompileEnvironment): unknown {
  const own = readExports(module.code);
  if (Object.hasOwn(own, name)) return own[name];
  for (const { specifier, names } of module.imports) {
    const imported = names.find(({ local }) => local === name)?.imported;
    const file = imported === undefined ? undefined : environment.resolveImport(specifier, module.file);
    if (imported === undefined || file === undefined) continue;
    return memberOf(readFileExports(file, environment.readText(file) ?? ''), imported);
  }
  return tag === undefined ? undefined : memberOf(literalProps(tag), name);
}
