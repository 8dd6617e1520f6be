import { type JsonObject, type JsonValue, objectOf, own, printPlain, stringOf } from '../model/json.ts';
import {
  hasFlag,
  KIND,
  kindOf,
  listOf,
  membersOf,
  nameOf,
  objectsOf,
  type Reflection,
} from './reflection.ts';

/** Levels of a type that are written out; what is deeper is `…`. */
const DEEPEST = 12;

/** A type in TypeScript. */
export function typeText(type: JsonValue | undefined, depth = 0): string {
  const object = objectOf(type);
  const write = object && depth < DEEPEST ? WRITERS[stringOf(own(object, 'type')) ?? ''] : undefined;
  if (object === undefined) return 'any';
  return write === undefined ? (stringOf(own(object, 'name')) ?? '…') : write(object, depth + 1);
}

type Write = (type: JsonObject, depth: number) => string;

const at = (type: JsonObject, key: string, depth: number): string => typeText(own(type, key), depth);
const each = (type: JsonObject, key: string, depth: number): readonly string[] =>
  objectsOf(own(type, key)).map((inner) => typeText(inner, depth));

/** Within `()[]`, `&` and the like, what consists of several parts stands in parentheses. */
function grouped(text: string): string {
  return /[|&?]|=>|^(?:keyof|readonly|unique) /.test(text.replace(/<.*>|\{.*\}|"(?:[^"\\]|\\.)*"/gs, ''))
    ? `(${text})`
    : text;
}

/** How each kind of type is written (`SomeType` of TypeDoc). */
const WRITERS: Readonly<Record<string, Write | undefined>> = {
  array: (type, depth) => `${grouped(at(type, 'elementType', depth))}[]`,
  conditional: (type, depth) =>
    `${grouped(at(type, 'checkType', depth))} extends ${grouped(at(type, 'extendsType', depth))} ? ${at(type, 'trueType', depth)} : ${at(type, 'falseType', depth)}`,
  indexedAccess: (type, depth) =>
    `${grouped(at(type, 'objectType', depth))}[${at(type, 'indexType', depth)}]`,
  inferred: (type, depth) => {
    const constraint = own(type, 'constraint');
    const bound = constraint === undefined ? '' : ` extends ${typeText(constraint, depth)}`;
    return `infer ${nameOf(type)}${bound}`;
  },
  intersection: (type, depth) => each(type, 'types', depth).map(grouped).join(' & '),
  literal: (type) => literalText(own(type, 'value')),
  mapped: mappedText,
  namedTupleMember: (type, depth) =>
    `${nameOf(type)}${own(type, 'isOptional') === true ? '?' : ''}: ${at(type, 'element', depth)}`,
  optional: (type, depth) => `${grouped(at(type, 'elementType', depth))}?`,
  predicate: (type, depth) => {
    const target = own(type, 'targetType');
    const asserted = own(type, 'asserts') === true ? 'asserts ' : '';
    return `${asserted}${nameOf(type)}${target === undefined ? '' : ` is ${typeText(target, depth)}`}`;
  },
  query: (type, depth) => `typeof ${at(type, 'queryType', depth)}`,
  reference: (type, depth) => {
    const given = each(type, 'typeArguments', depth);
    return `${nameOf(type)}${given.length === 0 ? '' : `<${given.join(', ')}>`}`;
  },
  reflection: (type, depth) => declarationText(objectOf(own(type, 'declaration')) ?? {}, depth),
  rest: (type, depth) => `...${grouped(at(type, 'elementType', depth))}`,
  templateLiteral: templateText,
  tuple: (type, depth) => `[${each(type, 'elements', depth).join(', ')}]`,
  typeOperator: (type, depth) =>
    `${stringOf(own(type, 'operator')) ?? ''} ${grouped(at(type, 'target', depth))}`,
  union: (type, depth) =>
    each(type, 'types', depth)
      .map((part) => (/=>| extends /.test(part) ? grouped(part) : part))
      .join(' | '),
};

function literalText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const big = objectOf(value);
  if (big !== undefined) return `${own(big, 'negative') === true ? '-' : ''}${String(own(big, 'value'))}n`;
  return value === undefined ? 'null' : printPlain(value);
}

/** `{ readonly [K in keyof T]?: T[K] }`. */
function mappedText(type: JsonObject, depth: number): string {
  const sign = (key: string, text: string): string =>
    ({ '+': text, '-': `-${text}` })[stringOf(own(type, key)) ?? ''] ?? '';
  const named = own(type, 'nameType');
  const renamed = named === undefined ? '' : ` as ${typeText(named, depth)}`;
  const readonly = sign('readonlyModifier', 'readonly');
  const key = `[${stringOf(own(type, 'parameter')) ?? 'K'} in ${at(type, 'parameterType', depth)}${renamed}]`;
  return `{ ${readonly === '' ? '' : `${readonly} `}${key}${sign('optionalModifier', '?')}: ${at(type, 'templateType', depth)} }`;
}

/** `` `x-${T}` ``: its tail alternates types with texts. */
function templateText(type: JsonObject, depth: number): string {
  const tail = (own(type, 'tail') ?? []) as readonly JsonValue[];
  const parts = (Array.isArray(tail) ? tail : []).map((pair) => {
    const [inner, text] = Array.isArray(pair) ? (pair as readonly JsonValue[]) : [];
    return `\${${typeText(inner, depth)}}${typeof text === 'string' ? text : ''}`;
  });
  const head = own(type, 'head');
  return `\`${typeof head === 'string' ? head : ''}${parts.join('')}\``;
}

/** A type that is written out: a function, or an object with its members. */
function declarationText(declaration: Reflection, depth: number): string {
  const members = membersOf(declaration);
  const indexed = listOf(declaration, 'indexSignatures');
  const [only, ...others] = listOf(declaration, 'signatures');
  if (only !== undefined && others.length + members.length + indexed.length === 0)
    return signatureText(only, { separator: ' => ', depth });
  const lines = [
    ...[only ?? [], others].flat().map((signature) => signatureText(signature, { separator: ': ', depth })),
    ...indexed.map((signature) => indexText(signature, depth)),
    ...members.map((member) => memberText(member, depth)),
  ];
  return lines.length === 0 ? '{}' : `{ ${lines.join('; ')} }`;
}

/** `[key: string]: unknown`. */
export function indexText(signature: Reflection, depth = 0): string {
  const [key] = listOf(signature, 'parameters');
  const named = key === undefined ? '' : `${nameOf(key)}: ${typeText(own(key, 'type'), depth)}`;
  return `[${named}]: ${typeText(own(signature, 'type'), depth)}`;
}

function memberText(member: Reflection, depth: number): string {
  const name = `${nameOf(member)}${hasFlag(member, 'isOptional') ? '?' : ''}`;
  const [signature] = listOf(member, 'signatures');
  if (kindOf(member) === KIND.method && signature !== undefined)
    return `${name}${signatureText(signature, { separator: ': ', depth })}`;
  const readonly = hasFlag(member, 'isReadonly') ? 'readonly ' : '';
  return `${readonly}${name}: ${typeText(own(member, 'type'), depth)}`;
}

/** How a signature is written: what stands before its result, and the level that its types begin at. */
interface SignatureForm {
  readonly separator: ': ' | ' => ';
  readonly depth?: number;
}

/** `<T>(lamps: Lamp[], by?: number): void`, without a name. */
export function signatureText(signature: Reflection, { separator, depth = 0 }: SignatureForm): string {
  const parameters = listOf(signature, 'parameters').map((parameter) => {
    const isOptional = hasFlag(parameter, 'isOptional') || own(parameter, 'defaultValue') !== undefined;
    const rest = hasFlag(parameter, 'isRest') ? '...' : '';
    return `${rest}${parameterName(parameter)}${isOptional ? '?' : ''}: ${typeText(own(parameter, 'type'), depth)}`;
  });
  const result = typeText(own(signature, 'type'), depth);
  return `${typeParametersText(signature, depth)}(${parameters.join(', ')})${separator}${result}`;
}

/** What is taken apart where it arrives has no name in code: `__namedParameters`. */
export function parameterName(parameter: Reflection): string {
  const name = nameOf(parameter);
  return name.startsWith('__') ? name.replace(/^__namedParameters/, 'options') : name;
}

/** `<T extends object = {}>`; empty without any. */
export function typeParametersText(reflection: Reflection, depth = 0): string {
  const parameters = listOf(reflection, 'typeParameters').map((parameter) => {
    const [bound, usual] = ['type', 'default'].map((key) => own(parameter, key));
    const constraint = bound === undefined ? '' : ` extends ${typeText(bound, depth)}`;
    return `${nameOf(parameter)}${constraint}${usual === undefined ? '' : ` = ${typeText(usual, depth)}`}`;
  });
  return parameters.length === 0 ? '' : `<${parameters.join(', ')}>`;
}
