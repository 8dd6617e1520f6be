import { cssValue } from '../../../components/drawing/inline-style.ts';

/** SVG attributes that React spells in camel case and SVG with hyphens. */
const HYPHENATED =
  /^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/;

const REFUSED = new Set('script style base meta link object embed frame frameset applet'.split(' '));

/** Elements that never reach the page: they would load or run what the page's security policy refuses. */
export function isRefused(tag: string): boolean {
  return REFUSED.has(tag.toLowerCase());
}

/** Whether an attribute makes an animation give a link its address, or an element a handler. */
export function animatesAddress(name: string, value: unknown): boolean {
  return name.toLowerCase() === 'attributename' && /href|^\s*on|src/i.test(String(value));
}

/** Whether an attribute would send a form to an address: pages send none. */
export function sendsForm(name: string, value: unknown): boolean {
  return /^(?:form)?action$/i.test(name) && typeof value === 'string' && /^[^#]/.test(value);
}

/** The HTML or SVG spelling of an attribute that may be spelt as in React. */
export function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  // By this name alone, `false` is a value, which the browser is told.
  if (name === 'spellCheck') return 'spellcheck';
  return HYPHENATED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

/** A style as React takes it, with the unit that its numbers mean. Text stays as it is; anything else is no style. */
export function readStyle(style: unknown): string | Readonly<Record<string, string>> | undefined {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || style === null) return undefined;
  const declarations = Object.entries(style).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(declarations.map(([name, value]) => [name, cssValue(name, value)]));
}

/** The HTML of `dangerouslySetInnerHTML`, when it holds one. */
export function readInnerHtml(value: unknown): { readonly __html: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { __html: html } = value as { readonly __html?: unknown };
  return typeof html === 'string' ? { __html: html } : undefined;
}
