import { type ObjectNode, toValue, type ValueNode } from '../../source/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { joinCode, shorten, typeOf } from './describe.ts';

/** More keys than this are not listed: the reader would not read them. */
const LISTED_KEYS = 12;

/** What authors write for a flag. */
const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  '1': true,
  no: false,
  off: false,
  '0': false,
};

/** What to write instead of a value of the wrong type; undefined where that is not plain. */
export function explainType(schema: Schema, node: ValueNode): string | undefined {
  // What a file holds is no value of a key.
  if (node.pointer === '' && schema.kind === 'object') return 'Write an object, in braces: `{ … }`';
  if (node.kind === 'scalar' && node.value === null)
    return /\/\d+$/.test(node.pointer) ? 'Take the entry out' : 'Take the key out, or give it a value';
  switch (schema.kind) {
    case 'flag':
      return explainFlag(node);
    case 'number':
      return 'Write a number';
    case 'text':
    case 'enum':
      return explainText(node);
    case 'list':
      return explainList(schema.item, node);
    case 'object':
      return explainObject(schema, node);
    case 'map':
      return explainMap(node);
    case 'choice':
      return schema.options.text === undefined ? undefined : explainText(node);
    default:
      return undefined;
  }
}

function explainFlag(node: ValueNode): string {
  const word = node.kind === 'scalar' ? String(node.value).trim().toLowerCase() : '';
  const meant = Object.hasOwn(FLAG_WORDS, word) ? `\`${FLAG_WORDS[word]}\`` : '`true` or `false`';
  return typeOf(node) === 'text' ? `Write ${meant}, without quotes` : `Write ${meant}`;
}

function explainText(node: ValueNode): string {
  const [only, ...others] = node.kind === 'array' ? node.items : [];
  const isOne = only?.kind === 'scalar' && typeof only.value === 'string' && others.length === 0;
  return isOne ? `Write the text without brackets: \`${quote(only)}\`` : 'Write one text, in quotes';
}

function explainList(item: Schema, node: ValueNode): string | undefined {
  const isMap = node.kind === 'object' && node.members.length > 0;
  if (item.kind === 'object') {
    const needed = requiredKeys(item).map((key) => `"${key}": …`);
    return needed.length === 0 ? undefined : `Write an array of objects: \`[{${needed.join(', ')}}]\``;
  }
  return isMap ? `Write an array: \`[${listOf(node)}]\`` : 'Write an array, in brackets';
}

/** Names and values of a list of pairs, as `mint.json` has some, are keys and values. */
function explainMap(node: ValueNode): string {
  const advice = 'Write an object, with a key for each value';
  const [first] = node.kind === 'array' ? node.items : [];
  const [key, value] = first?.kind === 'object' ? first.members : [];
  if (key?.value.kind !== 'scalar' || value?.value.kind !== 'scalar') return advice;
  return `${advice}: \`{${quote(key.value)}: ${quote(value.value)}}\``;
}

function listOf({ members }: ObjectNode): string {
  const [first] = members;
  return `${JSON.stringify(shorten(first?.key ?? ''))}${members.length > 1 ? ', …' : ''}`;
}

function explainObject(schema: ObjectSchema, node: ValueNode): string | undefined {
  const key = keyFor(schema, node);
  if (key !== undefined) return `Write it as \`{"${key}": ${node.kind === 'scalar' ? quote(node) : '[…]'}}\``;
  const keys = Object.keys(schema.fields);
  return keys.length > LISTED_KEYS ? undefined : `Write an object with ${joinCode(keys)}`;
}

/** The key of an object under which a value would be right: the one that must be there, or the only one that names it. */
function keyFor(schema: ObjectSchema, node: ValueNode): string | undefined {
  const fields = Object.entries(schema.fields);
  const fitting = fields.filter(([, field]) => takes(field, node));
  const [needed, ...others] = requiredKeys(schema);
  if (others.length === 0 && fitting.some(([key]) => key === needed)) return needed;
  const telling = fields.length > LISTED_KEYS ? [] : fitting.filter(([, field]) => isTelling(field));
  return telling.length === 1 ? telling[0]?.[0] : undefined;
}

/** Whether that a value fits says what is meant: any text fits a field of text, and `true` any flag. */
function isTelling(field: Schema): boolean {
  return field.kind === 'enum' || field.kind === 'list';
}

function takes(schema: Schema, node: ValueNode): boolean {
  const type = typeOf(node);
  switch (schema.kind) {
    case 'enum':
      return node.kind === 'scalar' && schema.values.includes(String(node.value));
    case 'text':
      return type === 'text' && fitsFormat(schema, node);
    case 'choice':
      return type !== 'nothing' && type !== 'object' && schema.options[type] !== undefined;
    default:
      return type !== 'object' && type === schema.kind;
  }
}

function fitsFormat(schema: Schema & { readonly kind: 'text' }, node: ValueNode): boolean {
  if (schema.format === undefined) return true;
  return node.kind === 'scalar' && new RegExp(schema.format.pattern).test(String(node.value));
}

function requiredKeys({ fields }: ObjectSchema): readonly string[] {
  return Object.keys(fields).filter((key) => fields[key]?.required === true);
}

function quote(node: ValueNode): string {
  const value = toValue(node);
  return JSON.stringify(typeof value === 'string' ? shorten(value) : value);
}
