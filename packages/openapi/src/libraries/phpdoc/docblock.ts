import { code, fence, link } from '../../markdown/markdown-text.ts';
import { defined } from '../../model/json.ts';
import type { Said } from '../declarations/declaration.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { markedText } from '../html/marked-text.ts';
import type { Comment } from '../symbol-content.ts';
import { attributeText, childrenOf, childText, type XmlElement } from './phpdoc-xml.ts';

/** Tags that stand in other places of a page, or speak to the tool. */
const SPENT: ReadonlySet<string> = new Set(
  'param return throws throw deprecated var example package subpackage category inherited_from internal inheritdoc property property-read property-write method'.split(
    ' ',
  ),
);

/** What the comment of an element says. */
export function readDocblock(element: XmlElement, linkTo: LinkTo): Said {
  const [block] = childrenOf(element, 'docblock');
  if (block === undefined) return { comment: { text: '', throws: [], examples: [] } };
  const text = (written: string): string => docText(written, linkTo);
  const tags = tagsOf(block);
  const named = (...names: readonly string[]): readonly XmlElement[] =>
    tags.filter((tag) => names.includes(attributeText(tag, 'name')));
  const said = (tag: XmlElement): string => text(attributeText(tag, 'description'));
  const [returned, deprecated] = [named('return')[0], named('deprecated')[0]];
  const comment = defined<Comment>({
    text: [
      text(childText(block, 'description')),
      text(childText(block, 'long-description')),
      ...named('var').map(said),
      ...tags
        .filter((tag) => !SPENT.has(attributeText(tag, 'name')))
        .map((tag) => otherTag(tag, said(tag), linkTo)),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    returns: returned && (said(returned) || undefined),
    throws: named('throws', 'throw').map((tag) => {
      const type = attributeText(tag, 'type');
      return [typeLink(type, linkTo), said(tag)].filter((part) => part !== '').join(' – ');
    }),
    examples: named('example').map((tag) => fence(attributeText(tag, 'description'), 'php')),
    deprecated: deprecated && said(deprecated),
  });
  const parameters = named('param').map(
    (tag) => [variableName(attributeText(tag, 'variable')), said(tag)] as const,
  );
  return { comment, parameters: new Map(parameters) };
}

/** The type that a tag gives: of what is returned, of what a property holds, of a parameter. */
export function typeOfTag(element: XmlElement, tagName: string, variable?: string): string | undefined {
  const [block] = childrenOf(element, 'docblock');
  const tag = (block === undefined ? [] : tagsOf(block)).find(
    (each) =>
      attributeText(each, 'name') === tagName &&
      (variable === undefined || variableName(attributeText(each, 'variable')) === variable),
  );
  return tag && (shortType(attributeText(tag, 'type')) || undefined);
}

/** A name of a variable with its sign. */
export function variableName(name: string): string {
  return name === '' || name.startsWith('$') ? name : `$${name}`;
}

/** A type without the namespaces of its names: `\Acme\Lamp|null` → `Lamp|null`. */
export function shortType(type: string): string {
  return type.replace(/[\w\\]+/g, (name) => name.slice(name.lastIndexOf('\\') + 1));
}

function tagsOf(block: XmlElement): readonly XmlElement[] {
  return childrenOf(block, 'tag');
}

/** `@since 2.0`, `@see \Acme\Lamp more words`. */
function otherTag(tag: XmlElement, said: string, linkTo: LinkTo): string {
  const name = attributeText(tag, 'name');
  const target = attributeText(tag, 'link');
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const isAddress = isWebAddress(target);
  const words = said === target ? '' : said;
  const text = isAddress
    ? typeLink(target, linkTo, words)
    : [typeLink(target, linkTo), words].filter((part) => part !== '').join(' ');
  return name === '' ? '' : text === '' ? `**${label}**` : `**${label}**: ${text}`;
}

/** A text of a comment: Markdown, or HTML that the tool made of it, with `{@see …}` in it. */
function docText(written: string, linkTo: LinkTo): string {
  const text = written.replace(
    /\{@(?:see|link|uses)\s+([^\s{}]+)\s*([^{}]*)\}/gi,
    (_, target: string, words: string) => typeLink(target, linkTo, words.trim()),
  );
  return markedText(text.replace(/\{@inheritdoc\}/gi, ''), linkTo);
}

/** What a comment names, as a link where it leads somewhere. */
function typeLink(target: string, linkTo: LinkTo, words = ''): string {
  if (target === '') return words;
  const isAddress = isWebAddress(target);
  const url = isAddress ? target : linkTo(target);
  const shown = words !== '' ? words : isAddress ? target : code(target.replace(/^\\/, ''));
  return url === undefined ? shown : link(shown, url);
}

/** Whether what a comment or a type names is an address of the web, and no symbol. */
export function isWebAddress(target: string): boolean {
  return /^https?:\/\//.test(target);
}
