import { type ComponentChildren, h, type JSX } from 'preact';
import { type RenderContext, useRenderContext } from '../components/context.ts';

/** Attributes of any HTML or SVG element, as an author may have spelt them. */
export type HtmlAttributes = Readonly<Record<string, unknown>>;

const REFUSED = new Set('script style base meta link object embed frame frameset applet'.split(' '));
const BOOLEAN = new Set(
  'allowfullscreen async autoplay checked controls default defer disabled hidden loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);
/** Never printed: React's own names, and documents or lists of addresses inside an attribute. */
const DROPPED = new Set(['ref', 'dangerouslysetinnerhtml', 'srcdoc', 'srcset', 'children']);
const FILES = new Set(['src', 'poster']);
const LINKS = new Set(['href', 'xlink:href', 'xlinkhref', 'action', 'formaction']);

/** Elements that never reach the page: they would load or run what the page's security policy refuses. */
export function isRefused(tag: string): boolean {
  return REFUSED.has(tag.toLowerCase());
}

/** Whether an attribute is an event handler. */
export function isHandler(name: string): boolean {
  return /^on[a-z]/i.test(name);
}

/** Props of an element that an author wrote. */
export interface HtmlElementProps {
  readonly tag: string;
  readonly attributes: HtmlAttributes;
  readonly children?: ComponentChildren;
}

/**
 * Renders an HTML or SVG element that an author wrote: links and files resolved, handlers dropped, attribute spellings
 * of HTML and of React both understood.
 */
export function HtmlElement({ tag, attributes, children }: HtmlElementProps): JSX.Element | null {
  const context = useRenderContext();
  if (isRefused(tag)) return null;
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes))
    Object.assign(props, readAttribute(tag, name, value, context));
  if (tag === 'img')
    return h('img', { loading: 'lazy', decoding: 'async', alt: '', ...props } as Record<string, unknown>);
  if (tag === 'video' && props['autoplay'] === true)
    Object.assign(props, { playsinline: true, loop: true, muted: true });
  if (tag === 'iframe') props['loading'] ??= 'lazy';
  return h(tag, props, children);
}

function readAttribute(tag: string, name: string, value: unknown, context: RenderContext): HtmlAttributes {
  const lower = name.toLowerCase();
  if (isHandler(name) || DROPPED.has(lower) || typeof value === 'function') return {};
  if (FILES.has(lower)) return typeof value === 'string' ? { [lower]: context.asset(value) } : {};
  if (LINKS.has(lower)) return typeof value === 'string' ? linkAttributes(tag, value, context) : {};
  if (BOOLEAN.has(lower)) return { [lower]: value !== false && value !== 'false' && value !== null };
  if (lower === 'classname') return { class: value };
  return typeof value === 'object' && name !== 'style' ? {} : { [name]: value };
}

function linkAttributes(tag: string, href: string, context: RenderContext): HtmlAttributes {
  if (tag !== 'a') return href.startsWith('#') ? { href } : {};
  const { url, external } = context.href(href);
  return external ? { href: url, target: '_blank', rel: 'noopener noreferrer' } : { href: url };
}
