import { anchorOf } from '../../model/anchor.ts';
import { defined, type SpecNode } from '../../model/json.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { type LibraryField, objectNode } from '../object-node.ts';
import {
  type CallParts,
  callSections,
  type ListedSymbol,
  listSections,
  textSection,
  wordSection,
} from '../sections.ts';
import { type Comment, NO_COMMENT, type SymbolContent, type SymbolSection } from '../symbol-content.ts';
import type { Declaration, Member, Parameter, Said } from './declaration.ts';
import { isLine, layOut } from './declaration-text.ts';

/** What pages are read with. */
export interface ContentReading {
  /** The library, in whose name fields are shown. */
  readonly source: string;
  readonly linkTo: LinkTo;
  /** What stands in the declaration and has a page of its own, with its first words. */
  readonly inside: readonly ListedSymbol[];
}

/** What the page of a declaration shows. */
export function declarationContent(declaration: Declaration, reading: ContentReading): SymbolContent {
  const { title, code, self } = declaration;
  const said = declaration.say(reading.linkTo);
  return {
    ...headOf(code, title),
    ...(self === undefined
      ? { comment: said.comment, sections: memberSections(declaration, said, reading) }
      : selfContent(self, said.comment, reading)),
  };
}

/** A declaration in one line where it is short enough, and the whole of it where it is not. */
function headOf(code: string, name: string): Pick<SymbolContent, 'signature' | 'code'> {
  return isLine(code) ? { signature: code } : { signature: name, code: layOut(code, name) };
}

function memberSections(
  { members }: Declaration,
  { inherited = '' }: Said,
  reading: ContentReading,
): readonly SymbolSection[] {
  const fields = fieldsNode(
    members.filter(({ kind }) => kind === 'value'),
    reading,
  );
  return [
    ...calledSections(members, 'constructor', reading),
    ...(fields === undefined ? [] : [wordSection('properties', { fields })]),
    ...calledSections(members, 'method', reading),
    ...listSections(reading.inside),
    ...(inherited === '' ? [] : [textSection('Inherited members', inherited)]),
  ];
}

/** What the page of some members shows that have one name. */
export function membersContent(members: readonly Member[], reading: ContentReading): SymbolContent {
  const [first, ...others] = members;
  if (first === undefined || others.length > 0)
    return {
      signature: first === undefined ? '' : `${first.name}()`,
      comment: NO_COMMENT,
      sections: calledSections(members, 'method', reading),
    };
  return {
    ...headOf(first.code, first.name),
    ...selfContent(first, first.say(reading.linkTo).comment, reading),
  };
}

/** Names that several members of one kind have: each of these is told apart by what it takes. */
export function sharedNames(members: readonly Member[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(members.map(keyOf).filter((key) => seen.has(key) || !seen.add(key)));
}

function keyOf({ kind, name }: Member): string {
  return `${kind} ${name}`;
}

/** Where a member is shown on the page of its declaration. */
export function anchorOfMember(member: Member, shared: ReadonlySet<string>): string {
  return anchorOf(member.kind === 'value' ? `properties ${member.name}` : stemOf(member, shared));
}

/** The stem of a member that is a section. */
function stemOf(member: Member, shared: ReadonlySet<string>): string {
  const { kind, name, parameters } = member;
  const types = shared.has(keyOf(member)) ? parameters.map(({ name: each, type = each }) => type) : [];
  return [kind === 'constructor' ? 'constructor' : name, ...types].join(' ');
}

function selfContent(
  member: Member,
  comment: Comment,
  reading: ContentReading,
): Pick<SymbolContent, 'comment' | 'sections'> {
  const { returns, ...said } = comment;
  const isCalled = member.kind !== 'value';
  return {
    comment: { ...said, throws: [] },
    sections: callSections({
      comment,
      ...(isCalled
        ? defined<Partial<CallParts>>({
            fields: parametersNode(member, member.say(reading.linkTo), reading),
            returns: answerOf(member.type, returns),
          })
        : {}),
    }),
  };
}

function calledSections(
  members: readonly Member[],
  kind: Member['kind'],
  reading: ContentReading,
): readonly SymbolSection[] {
  const called = members.filter((member) => member.kind === kind);
  const shared = sharedNames(called);
  return called.map((member) => calledSection(member, shared, reading));
}

/** A constructor or a method. */
function calledSection(member: Member, shared: ReadonlySet<string>, reading: ContentReading): SymbolSection {
  const { kind, name, code, parameters, type, inheritedFrom } = member;
  const taken = shared.has(keyOf(member)) ? parameters.map((each) => each.name).join(', ') : '';
  const said = member.say(reading.linkTo);
  return defined<SymbolSection>({
    stem: stemOf(member, shared),
    title: { name: `${name}(${taken})` },
    code: layOut(code, name),
    comment: said.comment,
    inheritedFrom,
    fields: parametersNode(member, said, reading),
    returns: kind === 'constructor' ? undefined : answerOf(type, said.comment.returns),
  });
}

/** Type of what comes back; nothing for what gives nothing back, and of which nothing is said. */
function answerOf(type: string | undefined, said: string | undefined): string | undefined {
  return type === 'void' && said === undefined ? undefined : type;
}

function parametersNode(
  { parameters }: Member,
  said: Said,
  { source }: ContentReading,
): SpecNode | undefined {
  const described = said.parameters ?? new Map<string, string>();
  const named = new Set(parameters.map(({ name }) => name));
  const all: readonly Parameter[] = [
    ...parameters,
    ...[...described.keys()].filter((name) => !named.has(name)).map((name) => ({ name, optional: true })),
  ];
  if (all.length === 0) return undefined;
  return objectNode(
    source,
    all.map(({ name, type, default: usual }) => [name, { type, text: described.get(name), default: usual }]),
    all.filter((each) => each.optional !== true && each.default === undefined).map(({ name }) => name),
  );
}

/** Members that hold a value, as a list of fields. */
function fieldsNode(values: readonly Member[], { source, linkTo }: ContentReading): SpecNode | undefined {
  if (values.length === 0) return undefined;
  const entries = values.map((member): readonly [string, LibraryField] => {
    const { name, type, flags, default: usual, inheritedFrom } = member;
    const { comment } = member.say(linkTo);
    const inherited = inheritedFrom === undefined ? '' : `Inherited from \`${inheritedFrom}\`.`;
    const parts = [
      comment.text,
      comment.deprecated ?? '',
      comment.returns ?? '',
      ...comment.throws,
      ...comment.examples,
      inherited,
    ];
    const text = parts.filter((part) => part !== '').join('\n\n');
    return [name, { type, text, default: usual, flags, deprecated: comment.deprecated !== undefined }];
  });
  return objectNode(source, entries, []);
}
