import { defined, objectOf, own, stringOf } from '../../model/json.ts';
import type { OperationUrl } from '../../model/operation-url.ts';
import { type CallParts, callSections, type ListedSymbol, listSections, wordSection } from '../sections.ts';
import type { SymbolContent, SymbolSection } from '../symbol-content.ts';
import { readComment } from './comment.ts';
import { LONGEST_LINE, lineOf, wholeDeclaration } from './declaration-text.ts';
import { type FieldReading, flagsOf, parametersNode, propertiesNode } from './fields.ts';
import {
  idOf,
  KIND,
  kindOf,
  listOf,
  membersOf,
  nameOf,
  type Reflection,
  signaturesOf,
  writtenOut,
} from './reflection.ts';
import { parameterName, signatureText, typeText } from './type-text.ts';
import type { SymbolHome, TypedocProject, TypedocSymbol } from './typedoc-project.ts';

/** What the parts of one page are read with. */
interface Reading extends FieldReading {
  readonly project: TypedocProject;
  readonly urlOf: OperationUrl;
}

/** Reads what the page of a symbol shows; `urlOf` tells where those are that its texts link to. */
export function readSymbol(
  source: string,
  project: TypedocProject,
  symbol: TypedocSymbol,
  urlOf: OperationUrl,
): SymbolContent {
  const linkTo = (id: number): string | undefined => addressOf(project.homes.get(id), urlOf);
  const reading = { source, project, urlOf, linkTo };
  const { reflection } = symbol;
  const [only, ...others] = callsOf(reflection);
  const commented = own(reflection, 'comment') === undefined && only !== undefined ? only : reflection;
  const isCalled = only !== undefined && others.length === 0 && membersOf(reflection).length === 0;
  const line = lineOf(symbol);
  const signature = line.length <= LONGEST_LINE ? line : nameOf(reflection);
  const whole = wholeDeclaration(symbol);
  return {
    signature,
    ...(signature === whole ? {} : { code: whole }),
    ...(isCalled
      ? {
          comment: { ...readComment(commented, linkTo), throws: [] },
          sections: callSections(readCall(only, reading)),
        }
      : { comment: readComment(reflection, linkTo), sections: sectionsOf(symbol, reading) }),
  };
}

/** Address of a declaration: of its symbol's page, and there of the member. */
function addressOf(home: SymbolHome | undefined, urlOf: OperationUrl): string | undefined {
  const url = home && urlOf({ method: home.symbol.kind, path: home.symbol.name });
  if (url === undefined || home?.member === undefined) return url;
  const name = nameOf(home.member);
  const isSection = kindOf(home.member) === KIND.method || kindOf(home.member) === KIND.constructor;
  return `${url}#${(isSection ? name : `properties-${name}`).toLowerCase()}`;
}

/** The signatures of a function, or of a type or variable that is one. */
function callsOf(reflection: Reflection): readonly Reflection[] {
  const direct = signaturesOf(reflection);
  return direct.length > 0 ? direct : signaturesOf(shapeOf(reflection) ?? {});
}

/** What a type or a variable writes out. */
function shapeOf(reflection: Reflection): Reflection | undefined {
  return writtenOut(own(reflection, 'type'));
}

/** What one signature takes and gives back; a result that is nothing, and of which nothing is said, is left out. */
function readCall(signature: Reflection, reading: Reading): CallParts {
  const comment = readComment(signature, reading.linkTo);
  const type = typeText(own(signature, 'type'));
  return defined<CallParts>({
    comment,
    fields: parametersNode(signature, reading),
    returns: type === 'void' && comment.returns === undefined ? undefined : type,
  });
}

/** The parts of everything but a single function. */
function sectionsOf({ reflection }: TypedocSymbol, reading: Reading): readonly SymbolSection[] {
  const kind = kindOf(reflection);
  if (kind === KIND.module || kind === KIND.namespace) return listSections(listedIn(reflection, reading));
  const shape = shapeOf(reflection) ?? reflection;
  const members = membersOf(shape);
  const called = members.filter((member) => signaturesOf(member).length > 0);
  const held = members.filter((member) => signaturesOf(member).length === 0);
  const fields = propertiesNode(shape, held, reading);
  const isConstructor = (member: Reflection): boolean => kindOf(member) === KIND.constructor;
  return [
    ...callsOf(reflection).map((each, _, all) => callSection(each, nameOf(reflection), all.length, reading)),
    ...called.filter(isConstructor).flatMap((member) => constructorSections(member, reflection, reading)),
    ...(fields === undefined ? [] : [wordSection('properties', { fields })]),
    ...called.filter((member) => !isConstructor(member)).flatMap((member) => methodSections(member, reading)),
  ];
}

function methodSections(member: Reflection, reading: Reading): readonly SymbolSection[] {
  const inheritedFrom = stringOf(own(objectOf(own(member, 'inheritedFrom')), 'name'));
  const flags = flagsOf(member).map((flag) => `${flag} `);
  return signaturesOf(member).map((signature, _, all) => {
    const { code = '', ...called } = callSection(signature, nameOf(member), all.length, reading);
    return { ...called, ...defined<Partial<SymbolSection>>({ code: flags.join('') + code, inheritedFrom }) };
  });
}

function constructorSections(
  member: Reflection,
  around: Reflection,
  reading: Reading,
): readonly SymbolSection[] {
  const name = `new ${nameOf(around)}`;
  return signaturesOf(member).map((signature, _, all) => {
    const { returns: _itself, ...called } = callSection(signature, name, all.length, reading);
    return { ...called, stem: 'constructor' };
  });
}

/** One signature of a function or method; of several, each is told apart by what it takes. */
function callSection(signature: Reflection, name: string, count: number, reading: Reading): SymbolSection {
  const taken = count > 1 ? listOf(signature, 'parameters').map(parameterName).join(', ') : '';
  return {
    stem: name,
    title: { name: `${name}(${taken})` },
    code: `${name}${signatureText(signature, { separator: ': ' })}`,
    ...readCall(signature, reading),
  };
}

/** What a module or a namespace holds that has pages. */
function listedIn(container: Reflection, { project, urlOf }: Reading): readonly ListedSymbol[] {
  return membersOf(container).flatMap((member): readonly ListedSymbol[] => {
    const home = project.homes.get(idOf(member) ?? -1);
    if (home === undefined || home.member !== undefined) return [];
    const { symbol } = home;
    const { kind, name, description } = symbol;
    return [
      { kind, title: nameOf(symbol.reflection), url: urlOf({ method: kind, path: name }), description },
    ];
  });
}
