import { isValidElement, type VNode } from 'preact';
import type { WrittenProps } from '../../components/definition/definition.ts';
import { DEEPEST } from '../render/draw-own.tsx';
import { HtmlElement, type HtmlElementProps } from '../render/elements/html-element.tsx';

/** What the text of a value asks of the page. */
export interface ValueWriting {
  /** The address of a link or a picture as it is at the root. */
  addressOf(href: string, isPicture: boolean): string;
  /** A built-in component in Markdown, by what draws it; undefined for any other. */
  component(draws: unknown, props: WrittenProps, content: string): string | undefined;
}

/** What elements put before and behind their words. */
const SIGNS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  em: ['*', '*'],
  i: ['*', '*'],
  code: ['`', '`'],
  del: ['~~', '~~'],
  br: ['\n', ''],
  tr: ['\n', '|'],
  td: ['| ', ' '],
  th: ['| ', ' '],
};

/** Elements that stand in a line with what is around them. */
const IN_LINE = new Set([
  'a',
  'abbr',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'sub',
  'sup',
  'tbody',
  'u',
]);

/** Elements whose content is no text for readers. */
const SILENT = new Set(['script', 'style', 'svg', 'template', 'button', 'input', 'select', 'textarea']);

/**
 * What an expression came to as Markdown: text, numbers, elements, and lists of these. Of a component of the author's, its
 * content and its title, with where that leads; undefined for what no page shows.
 */
export function valueMarkdown(value: unknown, writing: ValueWriting): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value) && !isValidElement(value)) return undefined;
  return textOf(value, { ...writing, open: new Set() })
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is asked, and the lists and elements around what is written. */
interface Around extends ValueWriting {
  readonly open: Set<unknown>;
}

function textOf(value: unknown, around: Around): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  // A list may hold itself.
  if (around.open.has(value) || around.open.size > DEEPEST) return '';
  around.open.add(value);
  let text = '';
  if (Array.isArray(value)) text = listText(Array.from(value), around);
  else if (isValidElement(value)) text = elementText(value, around);
  around.open.delete(value);
  return text;
}

/** The text of values one after the other; of neighbours with the same sign, as of two that are bold, it stands around both. */
function listText(values: readonly unknown[], around: Around): string {
  let text = '';
  let before: string | undefined;
  for (const value of values) {
    const piece = textOf(value, around);
    if (piece === '') continue;
    const sign = signOf(value);
    const goesOn = sign !== undefined && sign === before;
    text = goesOn ? text.slice(0, -sign.length) + piece.slice(sign.length) : text + piece;
    before = sign;
  }
  return text;
}

/** The sign around the words of an element. */
function signOf(value: unknown): string | undefined {
  if (!isValidElement(value) || value.type !== (HtmlElement as unknown)) return undefined;
  const [before, after] = SIGNS[(value.props as unknown as HtmlElementProps).tag] ?? [];
  return before === after ? before : undefined;
}

function elementText({ type, props }: VNode, around: Around): string {
  if (type === (HtmlElement as unknown)) {
    const { tag, attributes } = props as unknown as HtmlElementProps;
    const isSilent = SILENT.has(tag);
    return isSilent ? '' : tagText(tag, attributes, textOf(props.children, around), around.addressOf);
  }
  const { children, ...attributes } = props;
  const content = textOf(children, around);
  const builtIn = around.component(type, writtenProps(attributes, around), content.trim());
  if (builtIn !== undefined) return builtIn;
  const { title, href, markdown } = attributes as Readonly<Record<string, unknown>>;
  if (typeof markdown === 'string') return `\n\n${markdown}\n\n`;
  if (typeof title !== 'string') return content;
  const name = typeof href === 'string' ? tagText('a', { href }, title, around.addressOf) : title;
  return `\n\n**${name}**\n\n${content}\n\n`;
}

/** The attributes of an element as a page could write them: elements as their text, and nothing that is neither text nor made of it. */
function writtenProps(props: object, around: Around): WrittenProps {
  const written = Object.entries(props).map(([name, prop]): readonly [string, unknown] => {
    if (isValidElement(prop)) return [name, textOf(prop, around)];
    const isPlain = typeof prop !== 'object' || prop === null || Object.values(prop).every(isText);
    return [name, isPlain ? prop : undefined];
  });
  return Object.fromEntries(written);
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function tagText(
  name: string,
  { href, src, alt }: Readonly<Record<string, unknown>>,
  content: string,
  addressOf: ValueWriting['addressOf'],
): string {
  if (name === 'img') return `![${textOr(alt)}](${addressOf(textOr(src), true)})`;
  if (name === 'a' && typeof href === 'string') return `[${content.trim()}](${addressOf(href, false)})`;
  if (name === 'li') return `\n- ${content.trim().replace(/\n+/g, '\n  ')}`;
  if (name === 'thead') return `${content}\n${'| --- '.repeat(content.split('| ').length - 1)}|`;
  if (/^h[1-6]$/.test(name)) return `\n\n${'#'.repeat(Number(name[1]))} ${content.trim()}\n\n`;
  const signs = SIGNS[name];
  if (signs !== undefined) return content === '' && name !== 'br' ? '' : signs.join(content);
  return IN_LINE.has(name) ? content : `\n\n${content}\n\n`;
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
