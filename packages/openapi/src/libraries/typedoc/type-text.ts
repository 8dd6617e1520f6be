import { NAME } from '@waymark/core/source';
import {
  arrayOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  objectsOf,
  own,
  printPlain,
  stringOf,
} from '../../model/json.ts';
import {
  hasFlag,
  indexSignaturesOf,
  KIND,
  kindOf,
  listOf,
  membersOf,
  nameOf,
  type Reflection,
  signaturesOf,
  typeParametersOf,
  writtenOut,
} from './reflection.ts';

/** Levels of a type that are written out; what is deeper is `…`. */
const DEEPEST = 12;

/** A type in TypeScript. */
export function typeText(type: JsonValue | undefined, depth = 0): string {
  const object = objectOf(type);
  if (object === undefined) return 'any';
  const write = depth < DEEPEST ? WRITERS.get(formOf(object)) : undefined;
  return write === undefined ? (stringOf(own(object, 'name')) ?? '…') : write(object, depth + 1);
}

/** The types between which a union chooses; of any other type, itself. */
export function alternativesOf(type: JsonValue | undefined): readonly string[] {
  const object = objectOf(type);
  return object !== undefined && formOf(object) === 'union'
    ? each(object, 'types', 1, BINDING.union)
    : [typeText(type)];
}

/** Which of TypeDoc's forms of types it has: `union`, `reference` … */
function formOf(type: JsonObject): string {
  return stringOf(own(type, 'type')) ?? '';
}

/** How tightly the parts of a type hold together: in the place of one that holds tighter, it stands in parentheses. */
const BINDING = { loose: 0, union: 1, intersection: 2, operator: 3, whole: 4 };

function bindingOf(type: JsonObject): number {
  switch (formOf(type)) {
    case 'conditional':
    case 'predicate':
      return BINDING.loose;
    case 'union':
      return BINDING.union;
    case 'intersection':
      return BINDING.intersection;
    case 'inferred':
    case 'typeOperator':
      return BINDING.operator;
    case 'reflection':
      return onlySignature(writtenOut(type) ?? {}) === undefined ? BINDING.whole : BINDING.loose;
    default:
      return BINDING.whole;
  }
}

function within(type: JsonValue | undefined, depth: number, binding: number): string {
  const object = objectOf(type);
  const text = typeText(type, depth);
  return object !== undefined && bindingOf(object) < binding ? `(${text})` : text;
}

function at(type: JsonObject, key: string, depth: number, binding = BINDING.loose): string {
  return within(own(type, key), depth, binding);
}

function each(type: JsonObject, key: string, depth: number, binding = BINDING.loose): readonly string[] {
  return objectsOf(own(type, key)).map((inner) => within(inner, depth, binding));
}

type Write = (type: JsonObject, depth: number) => string;

/** How each form of type is written (`SomeType` of TypeDoc). */
const WRITERS: ReadonlyMap<string, Write> = new Map(
  Object.entries<Write>({
    array: (type, depth) => `${at(type, 'elementType', depth, BINDING.whole)}[]`,
    conditional: (type, depth) =>
      `${at(type, 'checkType', depth, BINDING.union)} extends ${at(type, 'extendsType', depth, BINDING.union)} ? ${at(type, 'trueType', depth)} : ${at(type, 'falseType', depth)}`,
    indexedAccess: (type, depth) =>
      `${at(type, 'objectType', depth, BINDING.whole)}[${at(type, 'indexType', depth)}]`,
    inferred: (type, depth) => {
      const constraint = own(type, 'constraint');
      const bound = constraint === undefined ? '' : ` extends ${typeText(constraint, depth)}`;
      return `infer ${nameOf(type)}${bound}`;
    },
    intersection: (type, depth) => each(type, 'types', depth, BINDING.intersection).join(' & '),
    literal: (type) => literalText(own(type, 'value')),
    mapped: mappedText,
    namedTupleMember: (type, depth) =>
      `${nameOf(type)}${own(type, 'isOptional') === true ? '?' : ''}: ${at(type, 'element', depth)}`,
    optional: (type, depth) => `${at(type, 'elementType', depth, BINDING.whole)}?`,
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
    reflection: (type, depth) => declarationText(writtenOut(type) ?? {}, depth),
    rest: (type, depth) => `...${at(type, 'elementType', depth)}`,
    templateLiteral: templateText,
    tuple: (type, depth) => `[${each(type, 'elements', depth).join(', ')}]`,
    typeOperator: (type, depth) =>
      `${stringOf(own(type, 'operator')) ?? ''} ${at(type, 'target', depth, BINDING.operator)}`,
    union: (type, depth) => each(type, 'types', depth, BINDING.union).join(' | '),
  }),
);

function literalText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const big = objectOf(value);
  if (big !== undefined)
    return `${own(big, 'negative') === true ? '-' : ''}${stringOf(own(big, 'value')) ?? '0'}n`;
  return value === undefined ? 'null' : printPlain(value);
}

/** `{ readonly [K in keyof T]?: T[K] }`. */
function mappedText(type: JsonObject, depth: number): string {
  const sign = (key: string, text: string): string => {
    const written = own(type, key);
    return written === '+' ? text : written === '-' ? `-${text}` : '';
  };
  const named = own(type, 'nameType');
  const renamed = named === undefined ? '' : ` as ${typeText(named, depth)}`;
  const readonly = sign('readonlyModifier', 'readonly');
  const key = `[${stringOf(own(type, 'parameter')) ?? 'K'} in ${at(type, 'parameterType', depth)}${renamed}]`;
  return `{ ${readonly === '' ? '' : `${readonly} `}${key}${sign('optionalModifier', '?')}: ${at(type, 'templateType', depth)} }`;
}

/** `` `x-${T}` ``: its tail alternates types with texts. */
function templateText(type: JsonObject, depth: number): string {
  const parts = arrayOf(own(type, 'tail')).map((pair) => {
    const [inner, text] = arrayOf(pair);
    return `\${${typeText(inner, depth)}}${typeof text === 'string' ? text : ''}`;
  });
  const head = own(type, 'head');
  return `\`${typeof head === 'string' ? head : ''}${parts.join('')}\``;
}

/** A type that is written out: a function, or an object with its members. */
export function declarationText(declaration: Reflection, depth = 0): string {
  const only = onlySignature(declaration);
  if (only !== undefined) return newWord(only) + signatureText(only, { separator: ' => ', depth });
  const lines = [
    ...signaturesOf(declaration).map(
      (signature) => newWord(signature) + signatureText(signature, { separator: ': ', depth }),
    ),
    ...indexSignaturesOf(declaration).map(
      (signature) => `${indexName(signature, depth)}: ${at(signature, 'type', depth)}`,
    ),
    ...membersOf(declaration).flatMap((member) => memberTexts(member, depth)),
  ];
  return lines.length === 0 ? '{}' : `{ ${lines.join('; ')} }`;
}

/** The signature of a declaration that is a function and nothing else. */
function onlySignature(declaration: Reflection): Reflection | undefined {
  const [only, ...others] = signaturesOf(declaration);
  const rest = [others, indexSignaturesOf(declaration), membersOf(declaration)];
  return rest.flat().length === 0 ? only : undefined;
}

function newWord(signature: Reflection): string {
  return kindOf(signature) === KIND.constructorSignature ? 'new ' : '';
}

/** `[key: string]`: what any name stands for. */
export function indexName(signature: Reflection, depth = 0): string {
  const [key] = listOf(signature, 'parameters');
  return key === undefined ? '[]' : `[${nameOf(key)}: ${at(key, 'type', depth)}]`;
}

/** A name that TypeScript reads without quotes; TypeDoc writes those of symbols as `[iterator]`. */
const PLAIN_NAME = new RegExp(String.raw`^(?:${NAME.source}|\d+|\[.*\])$`, 'u');

/** A member as it is declared; a method once for each way to call it, an accessor once for each of its two signatures. */
function memberTexts(member: Reflection, depth: number): readonly string[] {
  const written = nameOf(member);
  const name = `${PLAIN_NAME.test(written) ? written : JSON.stringify(written)}${hasFlag(member, 'isOptional') ? '?' : ''}`;
  if (kindOf(member) === KIND.accessor) return accessorTexts(member, name, depth);
  const signatures = kindOf(member) === KIND.method ? signaturesOf(member) : [];
  if (signatures.length > 0)
    return signatures.map((each) => `${name}${signatureText(each, { separator: ': ', depth })}`);
  const readonly = hasFlag(member, 'isReadonly') ? 'readonly ' : '';
  return [`${readonly}${name}: ${typeText(own(member, 'type'), depth)}`];
}

function accessorTexts(accessor: Reflection, name: string, depth: number): readonly string[] {
  const get = objectOf(own(accessor, 'getSignature'));
  const set = objectOf(own(accessor, 'setSignature'));
  return [
    ...(get === undefined ? [] : [`get ${name}(): ${typeText(own(get, 'type'), depth)}`]),
    ...(set === undefined ? [] : [`set ${name}(${parametersText(set, depth)})`]),
  ];
}

/** How a signature is written: what stands before its result, and the level that its types begin at. */
interface SignatureForm {
  readonly separator: ': ' | ' => ';
  readonly depth?: number;
}

/** `<T>(lamps: Lamp[], by?: number): void`, without a name. */
export function signatureText(signature: Reflection, { separator, depth = 0 }: SignatureForm): string {
  const result = typeText(own(signature, 'type'), depth);
  return `${typeParametersText(signature, depth)}(${parametersText(signature, depth)})${separator}${result}`;
}

function parametersText(signature: Reflection, depth: number): string {
  const parameters = listOf(signature, 'parameters').map((parameter) => {
    const isOptional = hasFlag(parameter, 'isOptional') || own(parameter, 'defaultValue') !== undefined;
    const rest = hasFlag(parameter, 'isRest') ? '...' : '';
    return `${rest}${parameterName(parameter)}${isOptional ? '?' : ''}: ${typeText(own(parameter, 'type'), depth)}`;
  });
  return parameters.join(', ');
}

/** What is taken apart where it arrives has no name in code: `__namedParameters`. */
export function parameterName(parameter: Reflection): string {
  const name = nameOf(parameter);
  return name.startsWith('__') ? name.replace(/^__namedParameters/, 'options') : name;
}

/** `<T extends object = {}>`; empty without any. */
export function typeParametersText(reflection: Reflection, depth = 0): string {
  const parameters = typeParametersOf(reflection).map((parameter) => {
    const [bound, usual] = ['type', 'default'].map((key) => own(parameter, key));
    const constraint = bound === undefined ? '' : ` extends ${typeText(bound, depth)}`;
    return `${nameOf(parameter)}${constraint}${usual === undefined ? '' : ` = ${typeText(usual, depth)}`}`;
  });
  return parameters.length === 0 ? '' : `<${parameters.join(', ')}>`;
}
