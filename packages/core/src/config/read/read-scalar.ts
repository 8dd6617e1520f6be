import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { suggest } from '../../diagnostics/index.ts';
import type { ScalarNode, ValueNode } from '../../source/index.ts';
import type { EnumSchema, Schema, StringFormat, TextSchema } from '../schema/schema.ts';
import { describeExpected, describeFound, joinCode, pointedSpan, shorten } from './describe.ts';
import { at, type Spot } from './spot.ts';

/** Reports a value of the wrong type. */
export function reportWrongType(schema: Schema, node: ValueNode, spot: Spot): undefined {
  const expected = describeExpected(schema);
  const parameters = { what: spot.what, expected, found: describeFound(node) };
  const where = at(node, pointedSpan(node), `expected ${expected}`);
  spot.diagnostics.push(configDiagnostics['wrong-type'](parameters, where));
}

/** Reads a string; numbers and booleans are taken as their text. */
export function readText(schema: TextSchema, node: ValueNode, spot: Spot): ScalarNode | undefined {
  if (node.kind !== 'scalar' || node.value === null) return reportWrongType(schema, node, spot);
  if (typeof node.value !== 'string') {
    const text = { ...node, value: String(node.value) };
    reportConverted(text, 'text in quotes', spot);
    return readText(schema, text, spot);
  }
  if (node.value.trim() === '') {
    // A label of blanks is how authors write a group without a heading.
    if (schema.label === true && node.value !== '') return node;
    if (schema.label === true) {
      const noun = spot.parents.at(-1)?.noun ?? 'the configuration';
      spot.diagnostics.push(configDiagnostics['empty-label']({ noun, key: spot.key }, at(node, node.span)));
    } else if (schema.nonEmpty === true || schema.format !== undefined) {
      const expected = schema.format?.expected ?? 'a text';
      return reportInvalid({ node, expected, suggestion: undefined }, spot);
    }
    return node;
  }
  return schema.format === undefined ? node : readFormat(schema.format, node, node.value, spot);
}

function readFormat(
  format: StringFormat,
  node: ScalarNode,
  value: string,
  spot: Spot,
): ScalarNode | undefined {
  const pattern = new RegExp(format.pattern, format.ignoreCase === true ? 'i' : '');
  if (pattern.test(value)) return node;
  // Browsers ignore blanks around an address, so they say nothing about it.
  const mended = format.remove === undefined ? value.trim() : value.replace(new RegExp(format.remove), '');
  if (mended !== value && pattern.test(mended)) {
    const result = { ...node, value: mended };
    const expected = format.remove === undefined ? 'an address without blanks around it' : format.expected;
    reportConverted(result, expected, spot);
    return result;
  }
  if (format.link === true) return reportLink(format, node, value, spot);
  const whole = `${format.prefix ?? ''}${value.trim()}`;
  return reportInvalid(
    { node, expected: format.expected, suggestion: pattern.test(whole) ? whole : undefined },
    spot,
  );
}

function reportLink(format: StringFormat, node: ScalarNode, value: string, spot: Spot): undefined {
  const { what, diagnostics } = spot;
  const href = shorten(value);
  const where = at(node, node.span);
  const hasScheme = /^[^/?#]*:/.test(value);
  diagnostics.push(
    hasScheme
      ? configDiagnostics['unsafe-link']({ what, href }, where)
      : configDiagnostics['invalid-link']({ what, href, expected: format.expected }, where),
  );
}

/** Reads one of a fixed set of strings; old spellings and other cases are understood. */
export function readEnum(schema: EnumSchema, node: ValueNode, spot: Spot): ScalarNode | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return reportWrongType(schema, node, spot);
  const written = node.value;
  if (schema.values.includes(written)) return node;
  const lower = written.trim().toLowerCase();
  const aliases = schema.aliases ?? {};
  const current = Object.hasOwn(aliases, lower)
    ? aliases[lower]
    : schema.values.find((value) => value.toLowerCase() === lower);
  if (current === undefined) {
    const suggestion = suggest(written, schema.values);
    return reportInvalid({ node, expected: joinCode(schema.values), suggestion }, spot);
  }
  const { diagnostics } = spot;
  diagnostics.push(configDiagnostics['old-spelling']({ written, current }, at(node, node.span)));
  return { ...node, value: current };
}

interface InvalidValue {
  readonly node: ScalarNode;
  readonly expected: string;
  readonly suggestion: string | undefined;
}

function reportInvalid({ node, expected, suggestion }: InvalidValue, { what, diagnostics }: Spot): undefined {
  const found = node.value === '' ? 'empty' : `"${shorten(String(node.value))}"`;
  const parameters = { what, found, expected, suggestion };
  diagnostics.push(configDiagnostics['invalid-value'](parameters, at(node, node.span)));
}

/** Reports a value whose meaning is plain although its form is wrong; `node` is what it is read as. */
export function reportConverted(
  node: ValueNode,
  expected: string,
  { what, diagnostics }: Spot,
  result: string = node.kind === 'scalar' ? `"${node.value}"` : 'it',
): void {
  const where = at(node, pointedSpan(node));
  diagnostics.push(configDiagnostics['converted-value']({ what, expected, result }, where));
}
