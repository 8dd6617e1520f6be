import {
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  printPlain,
  type SpecNode,
  stringOf,
} from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { createReader, type Reader } from '../references/reader.ts';
import { includedNodes } from '../schemas/flatten-schema.ts';
import { createSchemaReader, type SchemaReader } from '../schemas/schemas.ts';

/** Writes a value as the XML that a schema describes: names, attributes, prefixes and wrapped lists (`xml`). */
export function writeXml(specification: Specification, node: SpecNode, value: JsonValue): string {
  const pen: Pen = { read: createSchemaReader(specification), reader: createReader(specification) };
  const name = pen.read(node).name ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elements(pen, { name, node, value }, '').join('\n')}`;
}

interface Pen {
  readonly read: SchemaReader;
  readonly reader: Reader;
}

/** A value that becomes one element, or one for each entry of a list. */
interface Written {
  readonly name: string;
  readonly node: SpecNode | undefined;
  readonly value: JsonValue;
}

function elements(pen: Pen, written: Written, indent: string): readonly string[] {
  const { name, node, value } = written;
  if (!Array.isArray(value)) return [element(pen, written, indent)];
  const items = node && pen.read(node).items;
  const xml = xmlOf(pen, node);
  const isWrapped = own(xml, 'wrapped') === true || own(xml, 'nodeType') === 'element';
  const each = isWrapped ? name : qualified(name, xml);
  const inner = isWrapped ? `${indent}  ` : indent;
  const entries = value.flatMap((entry: JsonValue) =>
    elements(pen, { name: each, node: items, value: entry }, inner),
  );
  if (!isWrapped) return entries;
  const outer = qualified(name, xml);
  return [`${indent}<${outer}${namespace(xml)}>`, ...entries, `${indent}</${outer}>`];
}

function element(pen: Pen, { name, node, value }: Written, indent: string): string {
  const xml = xmlOf(pen, node);
  const tag = qualified(name, xml);
  const children = entriesOf(value).map(([key, child]) => ({
    name: key,
    node: propertyOf(pen, node, key),
    value: child,
  }));
  const attributes = children
    .filter((child) => isAttribute(pen, child))
    .map((child) => ` ${qualified(child.name, xmlOf(pen, child.node))}="${escapeXml(print(child.value))}"`);
  const head = `${indent}<${tag}${namespace(xml)}${attributes.join('')}`;
  if (objectOf(value) === undefined)
    return value === null ? `${head}/>` : `${head}>${escapeXml(print(value))}</${tag}>`;
  const inner = children
    .filter((child) => !isAttribute(pen, child))
    .flatMap((child) => elements(pen, child, `${indent}  `));
  return inner.length === 0 ? `${head}/>` : `${head}>\n${inner.join('\n')}\n${indent}</${tag}>`;
}

/** The schema of a property: its own, else that of properties with other names, else that of an alternative. */
function propertyOf(pen: Pen, node: SpecNode | undefined, name: string): SpecNode | undefined {
  if (node === undefined) return undefined;
  const { properties, additional, variants } = pen.read(node);
  const own = properties.find((property) => property.name === name)?.node ?? additional[0]?.node;
  if (own !== undefined) return own;
  const alternatives = variants.flatMap((variant) => pen.read(variant.node).properties);
  return alternatives.find((property) => property.name === name)?.node;
}

function isAttribute(pen: Pen, { node }: Written): boolean {
  const xml = xmlOf(pen, node);
  return own(xml, 'attribute') === true || own(xml, 'nodeType') === 'attribute';
}

/** What a schema says of its XML, itself or by the schemas that it includes. */
function xmlOf(pen: Pen, node: SpecNode | undefined): JsonObject | undefined {
  if (node === undefined) return undefined;
  const written = objectOf(node.value);
  const { object, node: found } = pen.reader.resolve(node.value, node.file);
  const direct = own(written, 'xml') ?? own(object, 'xml');
  if (direct !== undefined) return objectOf(direct);
  const parts = includedNodes(object, found.file).map(
    ({ file, value }) => pen.reader.resolve(value, file).object,
  );
  return parts.map((part) => objectOf(own(part, 'xml'))).find((xml) => xml !== undefined);
}

function qualified(name: string, xml: JsonObject | undefined): string {
  const prefix = stringOf(own(xml, 'prefix'));
  const local = (stringOf(own(xml, 'name')) ?? name)
    .replace(/[^\p{L}\p{N}_.:-]/gu, '_')
    .replace(/^(?=[\d.-])/, '_');
  return prefix === undefined ? local : `${prefix}:${local}`;
}

function namespace(xml: JsonObject | undefined): string {
  const address = stringOf(own(xml, 'namespace'));
  const prefix = stringOf(own(xml, 'prefix'));
  if (address === undefined) return '';
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeXml(address)}"`;
}

function print(value: JsonValue): string {
  return value === null ? '' : printPlain(value);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
