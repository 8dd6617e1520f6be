import { decodePath, hasBase, type PrintedLink, splitHref } from '@waymark/core/content';
import { rewriteText, type TextEdit } from '@waymark/core/source';
import { readSrcset } from '../../components/drawing/srcset.ts';
import { parseMarkdown } from '../parse/parse.ts';
import { endOf, isTag, type MdxNode, startOf } from '../parse/tree.ts';

/** How addresses are written in the Markdown of a page. */
export interface MarkdownAddresses {
  readonly base: string;
  /** Address of what another one leads to, from the file that it stands in; undefined where it stays as written. */
  resolve(href: string, from: { readonly file: string; readonly isPicture: boolean }): string | undefined;
}

/** What stands between the words of a link, a picture or a definition and its address. */
const BEFORE_ADDRESS: Readonly<Record<string, RegExp>> = {
  link: /^\]\(\s*<?/,
  image: /^!\[[\s\S]*?\]\(\s*<?/,
  definition: /^\[[\s\S]*?\]:\s*<?/,
};

const ATTRIBUTE = /\s(href|src|poster|srcset)=["']([^"']*)/gi;

/** An address as it is written in a text. */
export interface WrittenAddress {
  readonly start: number;
  readonly href: string;
  /** Of a picture, or another file that a page loads. */
  readonly isPicture: boolean;
}

/** Answers where addresses lead that stand in a file, on a page. */
export interface AddressBook {
  link(href: string, file: string, route: string): PrintedLink | undefined;
  asset(src: string, file: string, route: string): string;
}

/** How addresses are written in the Markdown of a page: they lead where those of its HTML lead. What leads to no page stays as it is written. */
export function addressesOf(book: AddressBook, base: string, route: string): MarkdownAddresses {
  return {
    base,
    resolve(href, { file, isPicture }) {
      if (isPicture) return book.asset(href, file, route) || undefined;
      const link = book.link(href, file, route);
      return link?.route === undefined ? undefined : link.url;
    },
  };
}

/** Where an address may begin that leads somewhere in the site. */
const MAY_LEAD_INSIDE =
  /(?:\]\(\s*<?|\]:\s*<?|\s(?:href|src|poster|srcset)=["'])(?![#?\\{\s"')>]|[a-z][a-z0-9+.-]*:)/i;

/** Finished Markdown of a file with its addresses as they are at the root. */
export function markdownAtRoot(markdown: string, file: string, addresses: MarkdownAddresses): string {
  if ((addresses.base === '' || !markdown.includes('/')) && !MAY_LEAD_INSIDE.test(markdown)) return markdown;
  const edits: TextEdit[] = [];
  const collect = (node: MdxNode): void => {
    for (const { start, href, isPicture } of addressesAt(node, markdown)) {
      const text = addressAtRoot(href, { file, isPicture }, addresses);
      if (text !== undefined) edits.push({ start, end: start + href.length, text });
    }
    for (const child of node.children ?? []) collect(child);
  };
  collect(parseMarkdown(markdown));
  return rewriteText(markdown, edits).text;
}

/**
 * An address as it is at the root: with the base path, and that of the page where a relative one leads, or one that names it
 * in another way (its file, a folder, an address of old); undefined where it stays as it is written.
 */
export function addressAtRoot(
  href: string,
  from: { readonly file: string; readonly isPicture: boolean },
  { base, resolve }: MarkdownAddresses,
): string | undefined {
  if (isRelative(href)) return resolve(href, from);
  const own = lacksBase(href, base) ? base + href : undefined;
  if (from.isPicture || !href.startsWith('/')) return own;
  const page = resolve(href, from);
  return page === undefined || pathOfPage(page) === pathOfPage(own ?? href) ? own : page;
}

/** The path of an address that is the page's or its Markdown's, without what may end both. */
function pathOfPage(address: string): string {
  return decodePath(splitHref(address).path).replace(/(?:\/|\.md)$/, '');
}

/** Whether an address stands below the site's root, and is written without its base path. */
function lacksBase(href: string, base: string): boolean {
  return base !== '' && /^\/(?!\/)/.test(href) && !hasBase(splitHref(href).path, base);
}

/** Whether an address means another place where it stands elsewhere. */
export function isRelative(href: string): boolean {
  return !/^(?:[/#?\\{]|[a-z][a-z0-9+.-]*:|$)/i.test(href);
}

/** Whether an address may be written in a node itself: most have none. */
export function mayHoldAddress(node: MdxNode): boolean {
  return BEFORE_ADDRESS[node.type] !== undefined || node.type === 'html' || isTag(node);
}

/** The addresses of a node that stand in the text as they are meant: none that is escaped. */
export function addressesAt(node: MdxNode, text: string): readonly WrittenAddress[] {
  if (!mayHoldAddress(node)) return [];
  const first = node.children?.[0];
  const last = node.children?.at(-1);
  if (isTag(node) || node.type === 'html') {
    const tag = text.slice(startOf(node), first === undefined ? endOf(node) : startOf(first));
    return [...tag.matchAll(ATTRIBUTE)].flatMap(({ 0: match, 1: name, 2: value = '', index }) => {
      const start = startOf(node) + index + match.length - value.length;
      if (name?.toLowerCase() !== 'srcset')
        return [{ start, href: value, isPicture: name?.toLowerCase() !== 'href' }];
      return readSrcset(value).map(({ start: at, src }) => ({
        start: start + at,
        href: src,
        isPicture: true,
      }));
    });
  }
  const start = node.type === 'link' && last !== undefined ? endOf(last) : startOf(node);
  const match = BEFORE_ADDRESS[node.type]?.exec(text.slice(start, endOf(node)));
  if (match === null || match === undefined) return [];
  const at = start + match[0].length;
  const { url: href = '' } = node;
  return text.startsWith(href, at) ? [{ start: at, href, isPicture: node.type === 'image' }] : [];
}
