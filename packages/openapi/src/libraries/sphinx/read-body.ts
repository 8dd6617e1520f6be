import { defined, objectOf, type SpecNode } from '../../model/json.ts';
import { htmlMarkdown, type LinkTo, lineMarkdown } from '../html/html-markdown.ts';
import {
  attributeOf,
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
} from '../html/html-tree.ts';
import { type CallParts, callSections, wordSection } from '../sections.ts';
import { type Comment, NO_COMMENT, type SymbolSection } from '../symbol-content.ts';
import { isPart } from './sphinx-document.ts';
import { type DescribedParameter, parametersNode, readFieldLists } from './sphinx-fields.ts';
import { readSignature, type SphinxParameter, type SphinxSignature } from './sphinx-signature.ts';

/** What the body of a document, or of one declaration in it, says. */
export interface SphinxBody {
  /** Before the first heading. */
  readonly comment: Comment;
  readonly sections: readonly SymbolSection[];
}

/** What bodies are read with. */
export interface BodyReading {
  /** The library, in whose name fields are shown. */
  readonly source: string;
  readonly linkTo: LinkTo;
}

/** A declaration with what is said of it. */
export interface SphinxObject {
  /** `class`, `method`, `data` …, as Sphinx's domains call it. */
  readonly type: string;
  readonly signatures: readonly SphinxSignature[];
  readonly content: readonly HtmlNode[];
}

/** A section while it is read. */
interface Draft {
  readonly stem: string;
  readonly name: string;
  readonly object: SphinxObject | undefined;
  readonly blocks: HtmlNode[];
  readonly fieldLists: HtmlElement[];
  /** Attributes and properties of a class. */
  readonly members: SphinxObject[];
  deprecated?: HtmlElement;
}

/** Types of declarations that hold a value. */
const VALUES = new Set(['attribute', 'property', 'data', 'member', 'var', 'enumerator']);
/** Types of declarations that are called. */
const CALLED = new Set(['function', 'method', 'classmethod', 'staticmethod', 'coroutine']);

/** Whether a declaration holds a value and is no class, function or the like. */
export function isValue({ type }: SphinxObject): boolean {
  return VALUES.has(type);
}

/** Reads the body of a document: each heading and each declaration is a section, in their order. */
export function readBody(body: readonly HtmlNode[], reading: BodyReading): SphinxBody {
  return finish(draftsOf(startDraft('', ''), body, undefined), reading);
}

/** Reads one declaration as a page of its own; `name` is what its members are called by. */
export function readObject(object: SphinxObject, name: string, reading: BodyReading): SphinxBody {
  const own = startDraft('', name, object);
  const [intro, ...drafts] = draftsOf(own, object.content, own);
  if (intro === undefined) return { comment: NO_COMMENT, sections: [] };
  const { comment, fields, returns } = sectionOf(intro, reading);
  const { returns: _, ...said } = comment;
  return {
    comment: { ...said, throws: [] },
    sections: [
      ...callSections(defined<CallParts>({ fields, returns, comment })),
      ...memberSections(intro, reading),
      ...drafts.flatMap((draft) => [sectionOf(draft, reading), ...memberSections(draft, reading)]),
    ],
  };
}

/** Reads a `dl` that declares something; nothing for other lists. */
export function readDeclaration(list: HtmlNode): SphinxObject | undefined {
  if (!isElement(list, 'dl')) return undefined;
  const terms = elementsOf(list.childNodes).filter(
    (each) => each.tagName === 'dt' && findElement(each.childNodes, (inner) => hasClass(inner, 'descname')),
  );
  if (terms.length === 0) return undefined;
  const [, type = ''] = (attributeOf(list, 'class') ?? '').split(/\s+/);
  const content = elementsOf(list.childNodes)
    .filter(({ tagName }) => tagName === 'dd')
    .flatMap(({ childNodes }) => childNodes);
  return { type, signatures: terms.map(readSignature), content };
}

/** Every declaration of a body, those inside of others behind them, with the names of these before theirs. */
export function declarationsIn(
  nodes: readonly HtmlNode[],
  around = '',
): readonly (SphinxObject & { readonly name: string })[] {
  return elementsOf(nodes).flatMap((element) => {
    const object = readDeclaration(element);
    if (object === undefined) return declarationsIn(element.childNodes, around);
    const name = `${around}${object.signatures[0]?.name ?? ''}`;
    return [{ ...object, name }, ...declarationsIn(object.content, `${name}.`)];
  });
}

function startDraft(stem: string, name: string, object?: SphinxObject): Draft {
  return { stem, name, object, blocks: [], fieldLists: [], members: [] };
}

/** Reads nodes into a section and those behind it; `owner` is the section of the declaration that they stand in. */
function draftsOf(first: Draft, nodes: readonly HtmlNode[], owner: Draft | undefined): readonly Draft[] {
  const drafts = [first];
  const add = (node: HtmlNode): void => {
    const current = drafts.at(-1) ?? first;
    const begun = isElement(node) ? beginSections(node, current, owner) : undefined;
    for (const draft of begun ?? []) drafts.push(draft);
    if (begun !== undefined) return;
    if (!isElement(node) || !holdsSections(node)) addBlock(current, node);
    else for (const child of node.childNodes) add(child);
  };
  for (const node of nodes) add(node);
  return drafts;
}

/** The sections of an element that begins one; undefined for others. */
function beginSections(
  element: HtmlElement,
  current: Draft,
  owner: Draft | undefined,
): readonly Draft[] | undefined {
  const object = readDeclaration(element);
  if (object !== undefined) return declarationDrafts(object, owner);
  return isPart(element) ? partDrafts(element, current) : undefined;
}

/** A declaration is a section; what a class holds is listed in the class's. */
function declarationDrafts(object: SphinxObject, owner: Draft | undefined): readonly Draft[] {
  const { type, signatures, content } = object;
  if (owner !== undefined && isValue(object)) {
    owner.members.push(object);
    return [];
  }
  const [signature] = signatures;
  const name = [owner?.name, signature?.name].filter((part) => part !== undefined).join('.');
  const draft = startDraft(signature?.id ?? name, name, object);
  return draftsOf(draft, content, CALLED.has(type) ? undefined : draft);
}

/** A part of a document; its first one, whose heading is the title of the page, is none of its own. */
function partDrafts(part: HtmlElement, current: Draft): readonly Draft[] {
  const isHeading = (node: HtmlNode): boolean => isElement(node) && /^h[1-6]$/.test(node.tagName);
  const heading = elementsOf(part.childNodes).find(isHeading);
  const rest = part.childNodes.filter((node) => !isHeading(node));
  if (heading === undefined || heading.tagName === 'h1') return draftsOf(current, rest, undefined).slice(1);
  const name = lineMarkdown(heading.childNodes, () => undefined).replaceAll('`', '');
  return draftsOf(startDraft(attributeOf(part, 'id') ?? name, name), rest, undefined);
}

function holdsSections(element: HtmlElement): boolean {
  return (
    findElement(element.childNodes, (inner) => isPart(inner) || readDeclaration(inner) !== undefined) !==
    undefined
  );
}

function addBlock(draft: Draft, node: HtmlNode): void {
  if (isElement(node, 'dl') && hasClass(node, 'field-list')) draft.fieldLists.push(node);
  else if (isElement(node, 'div') && hasClass(node, 'deprecated')) draft.deprecated = node;
  else draft.blocks.push(node);
}

function finish(drafts: readonly Draft[], reading: BodyReading): SphinxBody {
  const [intro, ...rest] = drafts.map((draft) => [
    sectionOf(draft, reading),
    ...memberSections(draft, reading),
  ]);
  const [first, ...members] = intro ?? [];
  return { comment: first?.comment ?? NO_COMMENT, sections: [...members, ...rest.flat()] };
}

function sectionOf(draft: Draft, { source, linkTo }: BodyReading): SymbolSection {
  const { stem, name, object, blocks, fieldLists, deprecated } = draft;
  const signatures = object?.signatures ?? [];
  const { parameters, returns, returnType, throws, others } = readFieldLists(fieldLists, linkTo);
  const [signature] = signatures;
  const written: readonly SphinxParameter[] = signature?.parameters ?? [];
  const type = signature?.type ?? returnType;
  const isAnswer = CALLED.has(object?.type ?? '') && (type !== 'None' || returns !== undefined);
  const code = signatures.map((each) => each.code).join('\n');
  return defined<SymbolSection>({
    stem,
    title: { name: CALLED.has(object?.type ?? '') ? `${name}()` : name },
    code: code === '' ? undefined : code,
    comment: defined<Comment>({
      text: [htmlMarkdown(blocks, linkTo), ...others].filter((part) => part !== '').join('\n\n'),
      returns,
      throws,
      examples: [],
      deprecated:
        deprecated &&
        lineMarkdown(deprecated.childNodes, linkTo).replace(
          /^Deprecated since version (\S+?): */,
          'since $1. ',
        ),
    }),
    fields: parametersNode(source, written, parameters),
    returns: isAnswer ? type : undefined,
  });
}

/** The attributes and properties of a class as a list of fields. */
function memberSections({ stem, members }: Draft, reading: BodyReading): readonly SymbolSection[] {
  const fields = membersNode(members, reading);
  if (fields === undefined) return [];
  return [wordSection('properties', { stem: `${stem} properties`, fields })];
}

function membersNode(members: readonly SphinxObject[], reading: BodyReading): SpecNode | undefined {
  const values = members.flatMap(({ signatures }) => signatures);
  const described = members.map((member) => describeMember(member, reading));
  const written = values.map(({ name, type, value }) =>
    defined<SphinxParameter>({ name, type, default: value }),
  );
  const node = parametersNode(reading.source, written, described);
  return node && { ...node, value: { ...objectOf(node.value), required: [] } };
}

function describeMember({ signatures, content }: SphinxObject, reading: BodyReading): DescribedParameter {
  const isField = (node: HtmlNode): node is HtmlElement =>
    isElement(node, 'dl') && hasClass(node, 'field-list');
  const { type, others } = readFieldLists(content.filter(isField), reading.linkTo);
  const text = htmlMarkdown(
    content.filter((node) => !isField(node)),
    reading.linkTo,
  );
  return defined<DescribedParameter>({
    name: signatures[0]?.name ?? '',
    type,
    text: [text, ...others].filter((part) => part !== '').join('\n\n'),
  });
}
