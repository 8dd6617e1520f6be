import { defined } from '../../model/json.ts';
import type { Declaration, Member, Parameter } from '../declarations/declaration.ts';
import type { SymbolKind } from '../library.ts';
import { readDocblock, shortType, typeOfTag, variableName } from './docblock.ts';
import { attributeText, childrenOf, childText, type XmlElement } from './phpdoc-xml.ts';

/** The elements that have pages. */
const KINDS: ReadonlyMap<string, SymbolKind> = new Map([
  ['class', 'CLASS'],
  ['interface', 'INTERFACE'],
  ['trait', 'CLASS'],
  ['enum', 'ENUM'],
  ['function', 'FUNCTION'],
  ['constant', 'VARIABLE'],
]);

/** What a file declares, in its order. */
export function declarationsIn(file: XmlElement): readonly Declaration[] {
  return file.children.flatMap((element) => {
    const kind = KINDS.get(element.name);
    return kind === undefined || childText(element, 'name') === '' ? [] : [readDeclaration(element, kind)];
  });
}

/** A name as it is looked for: without the sign of the global namespace, and without parentheses. */
export function bareName(name: string): string {
  return name.replace(/^\\+/, '').replace(/\(\)$/, '');
}

function readDeclaration(element: XmlElement, kind: SymbolKind): Declaration {
  const name = fullName(element);
  const end = name.lastIndexOf('\\');
  const [namespace, title] = [name.slice(0, Math.max(0, end)), name.slice(end + 1)];
  const isType = kind !== 'FUNCTION' && kind !== 'VARIABLE';
  const self = isType ? undefined : readMember(element, '');
  return defined<Declaration>({
    kind,
    id: name,
    name,
    title,
    groups: [namespace === '' ? 'Global' : namespace],
    slug: [namespace.replaceAll('\\', '-'), title].filter((part) => part !== '').join('/'),
    code: self === undefined ? typeCode(element, title) : self.code,
    self,
    members: isType ? membersOf(element, name) : [],
    say: (linkTo) => readDocblock(element, linkTo),
  });
}

/** The name with its namespace; the oldest files do not have it in one. */
function fullName(element: XmlElement): string {
  const written = bareName(childText(element, 'full_name'));
  if (written !== '') return written;
  const namespace = bareName(attributeText(element, 'namespace'));
  const isGlobal = namespace === '' || namespace === 'default' || namespace === 'global';
  return [isGlobal ? [] : namespace, childText(element, 'name')].flat().join('\\');
}

/** All that is not private. */
function membersOf(element: XmlElement, around: string): readonly Member[] {
  return childrenOf(element, 'case', 'constant', 'property', 'method')
    .filter((each) => attributeText(each, 'visibility') !== 'private')
    .map((each) => readMember(each, around));
}

function readMember(element: XmlElement, around: string): Member {
  const isCalled = element.name === 'method' || element.name === 'function';
  return isCalled ? readCalled(element, around) : readValue(element, around);
}

function readCalled(element: XmlElement, around: string): Member {
  const name = childText(element, 'name');
  const parameters = childrenOf(element, 'argument').map((each) => readArgument(each, element));
  const type = typeOfTag(element, 'return');
  return defined<Member>({
    ...originOf(element, name, around),
    kind: name === '__construct' ? 'constructor' : 'method',
    name,
    code: callCode(element, name, parameters, type),
    parameters: parameters.map(({ isReference: _, ...parameter }) => parameter),
    type,
    say: (linkTo) => readDocblock(element, linkTo),
  });
}

function readValue(element: XmlElement, around: string): Member {
  const isProperty = element.name === 'property';
  const written = childText(element, 'name');
  const name = isProperty ? variableName(written) : written;
  const value = childText(element, isProperty ? 'default' : 'value');
  return defined<Member>({
    ...originOf(element, name, around),
    kind: 'value',
    name,
    code: valueCode(element, name, value),
    parameters: [],
    type: typeOfTag(element, 'var') ?? (shortType(childText(element, 'type')) || 'mixed'),
    default: value === '' ? undefined : value,
    flags: modifiersOf(element).filter((word) => word === 'protected' || word === 'static'),
    say: (linkTo) => readDocblock(element, linkTo),
  });
}

/** By which names texts lead to a member, and the class that it was taken over from. */
function originOf(
  element: XmlElement,
  name: string,
  around: string,
): { readonly ids: readonly string[]; readonly inheritedFrom: string | undefined } {
  const full = bareName(childText(element, 'full_name'));
  const owner = full.includes('::') ? full.slice(0, full.indexOf('::')) : around;
  return {
    ids: [`${around}::${name}`, full].filter((id) => id !== '' && !id.startsWith('::')),
    inheritedFrom: owner === around ? undefined : shortType(owner),
  };
}

function readArgument(argument: XmlElement, around: XmlElement): Argument {
  const name = variableName(childText(argument, 'name'));
  const usual = childText(argument, 'default');
  return defined<Argument>({
    name,
    type: shortType(childText(argument, 'type')) || (typeOfTag(around, 'param', name) ?? 'mixed'),
    default: usual === '' ? undefined : usual,
    isReference: attributeText(argument, 'by_reference') === 'true',
  });
}

interface Argument extends Parameter {
  readonly isReference: boolean;
}

/** `final class Lamp extends Light implements Turnable`. */
function typeCode(element: XmlElement, title: string): string {
  const types = (word: string): string => {
    const named = childrenOf(element, word).map(({ text }) => shortType(text.trim()));
    const written = named.filter((each) => each !== '');
    return written.length === 0 ? '' : ` ${word} ${written.join(', ')}`;
  };
  const words = [...modifiersOf(element), element.name, title].join(' ');
  return `${words}${types('extends')}${types('implements')}`;
}

function callCode(
  element: XmlElement,
  name: string,
  parameters: readonly Argument[],
  type: string | undefined,
): string {
  const taken = parameters.map(({ name: each, type: of, default: usual, isReference }) =>
    [
      of === undefined ? '' : `${of} `,
      isReference ? '&' : '',
      each,
      usual === undefined ? '' : ` = ${usual}`,
    ].join(''),
  );
  const isTold = type !== undefined && name !== '__construct';
  const words = [...modifiersOf(element), 'function', `${name}(${taken.join(', ')})`].join(' ');
  return `${words}${isTold ? `: ${type}` : ''}`;
}

function valueCode(element: XmlElement, name: string, value: string): string {
  const word = element.name === 'constant' ? ['const'] : element.name === 'case' ? ['case'] : [];
  const words = [...modifiersOf(element), ...word, name].join(' ');
  return value === '' ? words : `${words} = ${value}`;
}

function modifiersOf(element: XmlElement): readonly string[] {
  const flags = ['final', 'abstract'].filter((word) => attributeText(element, word) === 'true');
  const visibility = attributeText(element, 'visibility');
  const statics = attributeText(element, 'static') === 'true' ? ['static'] : [];
  return [...flags, ...(visibility === '' ? [] : [visibility]), ...statics];
}
