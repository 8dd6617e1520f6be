import { hasBase, splitHref } from '@waymark/core/content';
import { parseMarkdown } from './parse/parse.ts';
import { endOf, isElement, type MdxNode, startOf } from './parse/tree.ts';

/** How addresses are written in the Markdown of a page. */
export interface MarkdownAddresses {
  readonly base: string;
  /** Address of what a relative one leads to, from the file that it stands in; undefined where it stays as written. */
  resolve(href: string, from: { readonly file: string; readonly isPicture: boolean }): string | undefined;
}

/** What stands between the words of a link, a picture or a definition and its address. */
const BEFORE_ADDRESS: Readonly<Record<string, RegExp>> = {
  link: /^\]\(\s*<?/,
  image: /^!\[[\s\S]*?\]\(\s*<?/,
  definition: /^\[[\s\S]*?\]:\s*<?/,
};

const ATTRIBUTE = /\s(href|src|poster)=["']([^"']*)/g;

/** An address as it is written in a text. */
export interface WrittenAddress {
  readonly start: number;
  readonly href: string;
  /** Of a picture, or another file that a page loads. */
  readonly isPicture: boolean;
}

/** Puts the base path of the site before the addresses of finished Markdown that begin with `/`, unless they have it. */
export function markdownAtBase(markdown: string, base: string): string {
  if (base === '' || !markdown.includes('/')) return markdown;
  const offsets: number[] = [];
  const collect = (node: MdxNode): void => {
    for (const at of addressesWithoutBase(node, markdown, base)) offsets.push(at);
    for (const child of node.children ?? []) collect(child);
  };
  collect(parseMarkdown(markdown));
  offsets.sort((a, b) => a - b);
  const pieces = [0, ...offsets].map((from, index) => markdown.slice(from, offsets[index]));
  return pieces.join(base);
}

/** Offsets at which addresses of a node begin that lack the base path of the site. */
export function addressesWithoutBase(node: MdxNode, text: string, base: string): readonly number[] {
  if (base === '') return [];
  return addressesAt(node, text).flatMap(({ start, href }) => (lacksBase(href, base) ? [start] : []));
}

/** Whether an address stands below the site's root, and is written without its base path. */
export function lacksBase(href: string, base: string): boolean {
  return base !== '' && /^\/(?!\/)/.test(href) && !hasBase(splitHref(href).path, base);
}

/** Whether an address means another place where it stands elsewhere. */
export function isRelative(href: string): boolean {
  return !/^(?:[/#?\\{]|[a-z][a-z0-9+.-]*:|$)/i.test(href);
}

/** The addresses of a node that stand in the text as they are meant: none that is escaped. */
export function addressesAt(node: MdxNode, text: string): readonly WrittenAddress[] {
  const [first] = node.children ?? [];
  const last = node.children?.at(-1);
  if (isElement(node) || node.type === 'html') {
    const tag = text.slice(startOf(node), first === undefined ? endOf(node) : startOf(first));
    return [...tag.matchAll(ATTRIBUTE)].map(({ 0: match, 1: name, 2: href = '', index }) => ({
      start: startOf(node) + index + match.length - href.length,
      href,
      isPicture: name !== 'href',
    }));
  }
  const start = node.type === 'link' && last !== undefined ? endOf(last) : startOf(node);
  const match = BEFORE_ADDRESS[node.type]?.exec(text.slice(start, endOf(node)));
  if (match === null || match === undefined) return [];
  const at = start + match[0].length;
  const { url: href = '' } = node;
  return text.startsWith(href, at) ? [{ start: at, href, isPicture: node.type === 'image' }] : [];
}
