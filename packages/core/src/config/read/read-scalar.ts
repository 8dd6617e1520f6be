import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Edit, proposeValue, suggest } from '../../diagnostics/index.ts';
import type { Scalar, ScalarNode, ValueNode } from '../../source/index.ts';
import type {
  EnumSchema,
  FlagSchema,
  NumberSchema,
  Schema,
  StringFormat,
  TextSchema,
} from '../schema/schema.ts';
import { describeExpected, describeFound, joinCode, pointedSpan, shorten, typeOf } from './describe.ts';
import { explainType } from './explain-type.ts';
import { at, type Spot } from './spot.ts';

/** Reports a value of the wrong type. */
export function reportWrongType(schema: Schema, node: ValueNode, spot: Spot): undefined {
  const expected = describeExpected(schema);
  const hint = explainType(schema, node);
  const parameters = { what: spot.what, expected, found: describeFound(node), hint };
  const where = at(node, pointedSpan(node), `expected ${expected}`);
  spot.diagnostics.push(configDiagnostics['wrong-type'](parameters, where));
}

/** Reads a string; numbers and booleans are taken as their text. */
export function readText(schema: TextSchema, node: ValueNode, spot: Spot): ScalarNode | undefined {
  if (node.kind !== 'scalar' || node.value === null) return reportWrongType(schema, node, spot);
  if (typeof node.value !== 'string') {
    const text = { ...node, value: String(node.value) };
    reportConverted(text, { expected: 'text in quotes', fix: quoting(node, text.value) }, spot);
    return readText(schema, text, spot);
  }
  if (node.value.trim() === '') {
    // A label of blanks is how authors write a group without a heading; a link that is called nothing is a slip.
    if (schema.label === true && node.value !== '' && spot.key === 'group') return node;
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
  const pattern = new RegExp(format.pattern);
  if (pattern.test(value)) return node;
  // Browsers ignore blanks around an address, so they say nothing about it.
  const mended = format.remove === undefined ? value.trim() : value.replace(new RegExp(format.remove), '');
  if (mended !== value && pattern.test(mended)) {
    const result = { ...node, value: mended };
    const expected = format.remove === undefined ? 'without blanks around it' : format.expected;
    reportConverted(result, { expected, fix: [{ span: node.span, text: JSON.stringify(mended) }] }, spot);
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
  const hasScheme = /^(?!https?:)[^/?#]*:/i.test(value);
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
  const where = { ...at(node, node.span), fix: [{ span: node.span, text: JSON.stringify(current) }] };
  diagnostics.push(configDiagnostics['old-spelling']({ written, current }, where));
  return { ...node, value: current };
}

interface InvalidValue {
  readonly node: ScalarNode;
  readonly expected: string;
  readonly suggestion: string | undefined;
}

function reportInvalid({ node, expected, suggestion }: InvalidValue, { what, diagnostics }: Spot): undefined {
  const text = shorten(String(node.value));
  const found = node.value === '' ? 'empty' : typeof node.value === 'number' ? text : `"${text}"`;
  const parameters = { what, found, expected, suggestion };
  const where = { ...at(node, node.span), ...proposeValue(node.span, suggestion) };
  diagnostics.push(configDiagnostics['invalid-value'](parameters, where));
}

/** What a value should be, and what it is read as. */
export interface Conversion {
  readonly expected: string;
  /** What it is read as, where the node does not say it. */
  readonly result?: string;
  readonly hint?: string;
  readonly fix?: readonly Edit[];
}

/** Reports a value whose meaning is plain although its form is wrong; `node` is what it is read as. */
export function reportConverted(node: ValueNode, conversion: Conversion, { what, diagnostics }: Spot): void {
  const { expected, hint, fix = [] } = conversion;
  const result = conversion.result ?? (node.kind === 'scalar' ? quoted(node.value) : 'it');
  const where = { ...at(node, pointedSpan(node)), fix: fix.length === 0 ? undefined : fix };
  diagnostics.push(configDiagnostics['converted-value']({ what, expected, result, hint }, where));
}

function quoted(value: Scalar): string {
  return typeof value === 'string' ? `"${value}"` : `\`${value}\``;
}

/** What puts signs before and behind a value. */
export function wrapping({ span }: ValueNode, before: string, behind: string): readonly Edit[] {
  return [
    { span: { ...span, end: span.start }, text: before },
    { span: { ...span, start: span.end }, text: behind },
  ];
}

/** Puts quotes around what is written; nothing where a reader would see something else, as `1` for `1.0`. */
function quoting({ span }: ScalarNode, text: string): readonly Edit[] {
  return span.end - span.start === text.length ? [{ span, text: JSON.stringify(text) }] : [];
}

/** Reads a flag or a number; one that stands in quotes is read without them. */
export function readPlain(
  schema: FlagSchema | NumberSchema,
  node: ValueNode,
  spot: Spot,
): ScalarNode | undefined {
  if (node.kind !== 'scalar') return reportWrongType(schema, node, spot);
  if (typeOf(node) === schema.kind) return readLimits(schema, node, spot);
  const value =
    typeof node.value === 'string' ? unquoted(schema, node.value.trim().toLowerCase()) : undefined;
  if (value === undefined) return reportWrongType(schema, node, spot);
  const plain = { ...node, value };
  const fix = [{ span: node.span, text: String(value) }];
  reportConverted(plain, { expected: `${describeExpected(schema)}, without quotes`, fix }, spot);
  return readLimits(schema, plain, spot);
}

function readLimits(schema: FlagSchema | NumberSchema, node: ScalarNode, spot: Spot): ScalarNode | undefined {
  if (schema.kind === 'flag') return node;
  const { above = -Infinity, maximum = Infinity } = schema;
  const value = Number(node.value);
  if (value > above && value <= maximum) return node;
  const most = maximum === Infinity ? '' : `, ${maximum} at most`;
  return reportInvalid({ node, expected: `a number above ${above}${most}`, suggestion: undefined }, spot);
}

function unquoted(schema: FlagSchema | NumberSchema, word: string): boolean | number | undefined {
  if (schema.kind === 'flag') return word === 'true' || word === 'false' ? word === 'true' : undefined;
  return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;
}
