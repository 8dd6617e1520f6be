import { type ComponentChildren, h, type JSX } from 'preact';
import { useRenderContext } from '../components/context.ts';

/** Attributes of any HTML or SVG element, as an author may have spelt them. */
export type HtmlAttributes = Readonly<Record<string, unknown>>;

const REFUSED: ReadonlySet<string> = new Set(['script', 'style', 'base', 'meta', 'link', 'object', 'embed', 'frame', 'frameset', 'applet']);
const BOOLEAN: ReadonlySet<string> = new Set('allowfullscreen async autoplay checked controls default defer disabled hidden loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(' '));

/** Elements that never reach the page: they would load or run what the page's security policy refuses. */
export function isRefused(tag: string): boolean {
  return REFUSED.has(tag.toLowerCase());
}

/**
 * Renders an HTML or SVG element that an author wrote: links and files resolved, handlers dropped, attribute spellings
 * of HTML and of React both understood.
 */
export function HtmlElement({ tag, attributes, children }: { readonly tag: string; readonly attributes: HtmlAttributes; readonly children?: ComponentChildren }): JSX.Element | null {
  const context = useRenderContext();
  if (isRefused(tag)) return null;
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (isHandler(name) || name === 'ref' || name === 'dangerouslySetInnerHTML' || typeof value === 'function') continue;
    const lower = name.toLowerCase();
    if (lower === 'src' || lower === 'poster') props[lower] = typeof value === 'string' ? context.asset(value) : undefined;
    else if (lower === 'srcset' || lower === 'srcdoc') continue;
    else if (lower === 'href' || lower === 'xlink:href' || lower === 'xlinkhref' || lower === 'action' || lower === 'formaction') Object.assign(props, linkAttributes(tag, value, context.href));
    else if (BOOLEAN.has(lower)) props[lower] = value !== false && value !== 'false' && value !== null;
    else if (name === 'classname') props['class'] = value;
    else props[name] = typeof value === 'object' && name !== 'style' ? undefined : value;
  }
  if (tag === 'video' && props['autoplay'] === true) Object.assign(props, { playsinline: true, loop: true, muted: true });
  if (tag === 'img') return h('img', { loading: 'lazy', decoding: 'async', alt: '', ...props } as Record<string, unknown>);
  if (tag === 'iframe') props['loading'] ??= 'lazy';
  return h(tag, props, children);
}

/** Whether an attribute is an event handler. */
export function isHandler(name: string): boolean {
  return /^on[a-z]/i.test(name);
}

function linkAttributes(tag: string, value: unknown, resolve: (href: string) => { url: string; external: boolean }): HtmlAttributes {
  if (typeof value !== 'string') return {};
  if (tag !== 'a') return value.startsWith('#') ? { href: value } : {};
  const { url, external } = resolve(value);
  return external ? { href: url, target: '_blank', rel: 'noopener noreferrer' } : { href: url };
}
