import { hasBase } from '@waymark/core/content';
import { parseMarkdown } from './parse/parse.ts';
import { endOf, isElement, type MdxNode, startOf } from './parse/tree.ts';

/** What stands between the words of a link, a picture or a definition and an address that begins with `/`. */
const BEFORE_ADDRESS: Readonly<Record<string, RegExp>> = {
  link: /^\]\(\s*<?(?=\/(?!\/))/,
  image: /^!\[[\s\S]*?\]\(\s*<?(?=\/(?!\/))/,
  definition: /^\[[\s\S]*?\]:\s*<?(?=\/(?!\/))/,
};

const ATTRIBUTE = /\s(?:href|src|poster)=["'](?=\/(?!\/))/g;

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

/** The path of an address that begins here. */
const PATH = /[^?#\s"'<>)]*/y;

/** Offsets at which addresses of a node begin that stand below the site's root, and are written without its base path. */
export function addressesWithoutBase(node: MdxNode, text: string, base: string): readonly number[] {
  if (base === '') return [];
  return addressesAt(node, text).filter((at) => {
    PATH.lastIndex = at;
    return !hasBase(PATH.exec(text)?.[0] ?? '', base);
  });
}

function addressesAt(node: MdxNode, text: string): readonly number[] {
  const [first] = node.children ?? [];
  const last = node.children?.at(-1);
  if (isElement(node) || node.type === 'html') {
    const tag = text.slice(startOf(node), first === undefined ? endOf(node) : startOf(first));
    return [...tag.matchAll(ATTRIBUTE)].map((match) => startOf(node) + match.index + match[0].length);
  }
  const start = node.type === 'link' && last !== undefined ? endOf(last) : startOf(node);
  const match = BEFORE_ADDRESS[node.type]?.exec(text.slice(start, endOf(node)));
  return match === null || match === undefined ? [] : [start + match[0].length];
}
