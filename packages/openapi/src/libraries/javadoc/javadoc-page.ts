import { defined } from '../../model/json.ts';
import type { Member, Said } from '../declarations/declaration.ts';
import { htmlMarkdown, type LinkTo } from '../html/html-markdown.ts';
import {
  attributeOf,
  elementsOf,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  lineOf,
  textOf,
} from '../html/html-tree.ts';
import type { Comment } from '../symbol-content.ts';
import { flagsOf, readJavaSignature, withAnnotationsApart } from './java-signature.ts';
import { readDeprecation, readNotes } from './javadoc-notes.ts';

/** The page of a type, as the standard doclet writes it: with elements of HTML 5 since JDK 16, with lists before. */
export interface JavadocPage {
  /** The declaration of the type; empty on pages about something else. */
  readonly code: string;
  /** Everything below the declaration. */
  readonly description: readonly HtmlElement[];
  readonly members: readonly Member[];
  /** Lists of what was taken over from other types. */
  readonly inherited: readonly HtmlElement[];
}

const SIGNATURES = ['type-signature', 'typeSignature', 'member-signature', 'memberSignature'];

/** Reads the page of a type. */
export function readJavadocPage(body: readonly HtmlNode[], path: string): JavadocPage {
  const description = findElement(body, (each) => hasClass(each, 'class-description', 'description'));
  const parts = partsOf(description === undefined ? [] : innermost(description));
  const signature = parts.find(isSignature);
  return {
    code: signature === undefined ? '' : codeOf(signature),
    description: parts,
    members: membersOf(body, path),
    inherited: findElements(body, isInherited),
  };
}

/** What the page of a package says of it. */
export function readPackageDescription(body: readonly HtmlNode[]): readonly HtmlElement[] {
  const isIt = (element: HtmlElement): boolean =>
    hasClass(element, 'package-description') ||
    elementsOf(element.childNodes).some((each) => addressesOf(each).includes('package.description'));
  const found = findElement(body, isIt);
  return found === undefined ? [] : partsOf(found.childNodes);
}

/** What stands below a declaration: its texts, its terms, and why it should not be used. */
export function readComment(parts: readonly HtmlElement[], linkTo: LinkTo): Said {
  const blocks = parts.filter((each) => hasClass(each, 'block'));
  const warnings = parts.filter((each) => hasClass(each, 'deprecation-block', 'deprecationBlock', 'block'));
  const notes = readNotes(
    parts.filter(({ tagName }) => tagName === 'dl'),
    linkTo,
  );
  const deprecated = readDeprecation(warnings, linkTo);
  const texts = blocks.filter((block) => readDeprecation([block], linkTo) === undefined);
  const comment = defined<Comment>({
    text: [...texts.map(({ childNodes }) => htmlMarkdown(childNodes, linkTo)), ...notes.others]
      .filter((part) => part !== '')
      .join('\n\n'),
    returns: notes.returns,
    throws: notes.throws,
    examples: [],
    deprecated,
  });
  return { comment, parameters: notes.parameters };
}

/** Lists of what was taken over, a line for each type that it was taken from. */
export function inheritedMarkdown(lists: readonly HtmlElement[], linkTo: LinkTo): string {
  return lists
    .map(({ childNodes }) => {
      const rest = childNodes.filter((node) => !isElement(node) || !isHeading(node));
      const heading = elementsOf(childNodes).find(isHeading);
      return `- ${htmlMarkdown(heading?.childNodes ?? [], linkTo)}: ${htmlMarkdown(rest, linkTo)}`;
    })
    .join('\n');
}

/** The kind of members whose parts stand below a heading with an address. */
function kindOfGroup(address: string): Member['kind'] | undefined {
  const group = /^(.+)[.-]detail$/.exec(address)?.[1];
  if (group === 'constructor' || group === 'method') return group;
  return group === undefined ? undefined : 'value';
}

/** The details of a page, each with the addresses that stand at it or before it. */
function membersOf(body: readonly HtmlNode[], path: string): readonly Member[] {
  const members: Member[] = [];
  let kind: Member['kind'] | undefined;
  let addresses: string[] = [];
  const visit = (element: HtmlElement): void => {
    const own = addressesOf(element);
    kind = own.map(kindOfGroup).find((each) => each !== undefined) ?? kind;
    for (const address of own) addresses.push(address);
    const parts = partsOf(element.childNodes);
    const heading = parts.find(isHeading);
    const signature = parts.find(isSignature);
    if (kind === undefined || heading === undefined || signature === undefined) {
      for (const child of elementsOf(element.childNodes)) visit(child);
      return;
    }
    const ids = [...addresses, ...addressesOf(heading)].map((id) => `${path}#${id}`);
    members.push(readMember({ kind, ids, name: lineOf(heading.childNodes), parts, signature }));
    addresses = [];
  };
  for (const element of findElements(body, (each) => hasClass(each, 'details'))) visit(element);
  return members;
}

/** A detail of a page. */
interface Detail extends Pick<Member, 'kind' | 'ids' | 'name'> {
  readonly parts: readonly HtmlElement[];
  readonly signature: HtmlElement;
}

function readMember({ kind, ids, name, parts, signature }: Detail): Member {
  const code = codeOf(signature);
  const { type, parameters } = readJavaSignature(code, name);
  return defined<Member>({
    kind,
    ids,
    name,
    code,
    parameters,
    type: kind === 'constructor' ? undefined : type,
    flags: kind === 'value' ? flagsOf(code) : undefined,
    say: (linkTo) => readComment(parts, linkTo),
  });
}

function codeOf(signature: HtmlElement): string {
  return withAnnotationsApart(
    textOf(signature.childNodes).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim(),
  );
}

/** The elements of a part, and of the frames around some of them. */
function partsOf(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  return elementsOf(nodes).flatMap((each) =>
    hasClass(each, 'horizontal-scroll') ? partsOf(each.childNodes) : [each],
  );
}

/** Before JDK 16 a description is a list with one entry. */
function innermost({ childNodes }: HtmlElement): readonly HtmlNode[] {
  const entry = findElement(
    childNodes,
    ({ tagName, childNodes: inside }) => tagName === 'li' && partsOf(inside).some(isSignature),
  );
  return entry === undefined ? childNodes : entry.childNodes;
}

function isSignature(element: HtmlElement): boolean {
  return element.tagName === 'pre' || hasClass(element, ...SIGNATURES);
}

function isHeading({ tagName }: HtmlElement): boolean {
  return /^h[2-5]$/.test(tagName);
}

function isInherited(element: HtmlElement): boolean {
  const headings = elementsOf(element.childNodes).filter((each) => isHeading(each) || each.tagName === 'a');
  return headings.flatMap(addressesOf).some((id) => /[.-]inherited[.-]from[.-]/.test(id));
}

/** Addresses that an element is for. */
function addressesOf(element: HtmlElement): readonly string[] {
  const named = element.tagName === 'a' ? attributeOf(element, 'name') : undefined;
  return [attributeOf(element, 'id'), named].filter((each) => each !== undefined);
}
