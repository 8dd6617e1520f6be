import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { childrenText } from '../../../components/drawing/children.ts';
import { type RenderContext, useRenderContext } from '../../../components/drawing/context.ts';
import { createProvider, type Provider } from '../../../components/drawing/create-provider.ts';
import { linkTo } from '../../../components/drawing/draw.tsx';
import { namesFiles, resolveFiles } from '../../../components/drawing/file-attribute.ts';
import { hidesDocumentMember } from '../../../components/drawing/html/document-members.ts';
import { adoptHtml } from '../../../components/drawing/html/foreign-html.ts';
import { withStyle } from '../../../components/drawing/inline-style.ts';
import { partsOfElement } from '../../../components/html/html-parts.ts';
import { SWITCHES } from '../../../components/html/switches.ts';
import { frameSource } from '../../../components/media/frame-source.ts';
import { sized } from '../../../components/media/picture.ts';
import { makeMarkupSafe } from '../html/safe-markup.ts';
import { noteUndrawn } from '../undrawn.ts';
import { dataScript, isDataScript } from './data-script.tsx';
import { drawField } from './draw-field.tsx';
import {
  animatesAddress,
  attributeName,
  isRefused,
  readInnerHtml,
  readStyle,
  sendsForm,
} from './written-attributes.ts';

/** Attributes of any HTML or SVG element, as an author may have spelt them. */
export type HtmlAttributes = Readonly<Record<string, unknown>>;

/** Never printed: React's own names, and documents inside an attribute. */
const DROPPED = new Set('ref key srcdoc children suppresshydrationwarning action formaction'.split(' '));
/** React's names for the state that a field starts in; a list of values is one too. */
const STARTS: Readonly<Record<string, string>> = {
  value: 'value',
  defaultvalue: 'value',
  defaultchecked: 'checked',
};
const LINKS = new Set(['href', 'xlink:href', 'xlinkhref']);

/** Whether an attribute is an event handler. */
export function isHandler(name: string): boolean {
  return /^on[a-z]/i.test(name);
}

/** Takes what elements of author code may not be themselves. */
export interface ElementSink {
  /** Styles of the page. */
  style(css: string): void;
  /** An element that is left out. */
  refuse(tag: string): void;
  /** A part of its HTML, or an attribute, that is left out. */
  drop(what: string): void;
  /** Kinds of values between its tags of which nothing is shown. */
  readonly undrawn: Set<string>;
}

/** Where elements of author code leave what they may not be. */
const ElementSinks = createContext<ElementSink | undefined>(undefined);

/** Gives it to the elements in it. */
export const ElementSinkProvider: Provider<ElementSink | undefined> = createProvider(ElementSinks);

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
export function HtmlElement({
  tag,
  attributes: written,
  children,
  ...given
}: HtmlElementProps): JSX.Element | null {
  // What code gives a copy of an element, which is no part of the written one.
  const attributes: HtmlAttributes = { ...written, ...given };
  const context = useRenderContext();
  const sink = useContext(ElementSinks);
  if (isRefused(tag)) {
    const html = readInnerHtml(attributes['dangerouslySetInnerHTML']);
    const text = html === undefined ? childrenText(children) : html.__html;
    if (isDataScript(tag, attributes)) return dataScript(attributes, text);
    if (tag === 'style') sink?.style(text);
    else sink?.refuse(tag);
    return null;
  }
  if (sink !== undefined) {
    for (const what of droppedMarkup(tag, attributes)) sink.drop(what);
    noteUndrawn(children, sink.undrawn);
  }
  const names = `${attributes['class']} ${attributes['className']}`;
  for (const part of partsOfElement(tag, names)) context.use(part);
  return drawField(tag, elementAttributes(tag, attributes, context), children);
}

/**
 * What is left out of an element: what would run in HTML that is given as text, an animation of addresses, where a form is
 * sent, and a name that hides a part of the document.
 */
export function droppedMarkup(tag: string, attributes: HtmlAttributes): readonly string[] {
  const markup = readInnerHtml(attributes['dangerouslySetInnerHTML']);
  const written = Object.entries(attributes);
  const isHandled = written.some(([name, value]) => isHandler(name) && typeof value === 'function');
  return [
    ...(markup === undefined ? [] : makeMarkupSafe(markup.__html).dropped),
    ...written
      .filter(([name, value]) => animatesAddress(name, value) || (!isHandled && sendsForm(name, value)))
      .map(([name]) => name),
    ...(hidesDocumentMember(tag, attributes['name']) ? ['name'] : []),
  ];
}

/** Attributes as the page has them, of those that an author wrote on an element. */
export function elementAttributes(
  tag: string,
  attributes: HtmlAttributes,
  context: RenderContext,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes))
    Object.assign(props, readAttribute(tag, name, value, context));
  if (typeof props['id'] === 'string') context.noteId?.(props['id']);
  if (tag === 'video' && props['autoplay'] === true)
    Object.assign(props, { playsinline: true, loop: true, muted: true });
  if (tag === 'iframe')
    Object.assign(props, { loading: 'lazy', ...props, ...frameSource(attributes, context) });
  const isPicture = tag === 'img';
  const picture = isPicture
    ? sized({ loading: 'lazy', decoding: 'async', alt: '', ...props }, context)
    : props;
  return { ...withStyle(picture, context) };
}

function readAttribute(tag: string, name: string, value: unknown, context: RenderContext): HtmlAttributes {
  const lower = name.toLowerCase();
  if (isNeverPrinted(tag, lower, value)) return {};
  if (namesFiles(lower))
    return typeof value === 'string' ? { [lower]: resolveFiles(lower, value, context.asset) } : {};
  if (LINKS.has(lower)) return typeof value === 'string' ? linkAttributes(tag, value, context) : {};
  if (SWITCHES.has(lower)) return { [lower]: value !== false && value !== 'false' && value !== null };
  if (name === 'style') return { style: readStyle(value) };
  if (name === 'dangerouslySetInnerHTML') return { dangerouslySetInnerHTML: innerHtml(value, context) };
  const start = Object.hasOwn(STARTS, lower) ? STARTS[lower] : undefined;
  if (start !== undefined) return { [start]: value };
  return typeof value === 'object' ? {} : { [attributeName(name)]: value };
}

function isNeverPrinted(tag: string, name: string, value: unknown): boolean {
  if (isHandler(name) || DROPPED.has(name) || typeof value === 'function') return true;
  return animatesAddress(name, value) || (name === 'name' && hidesDocumentMember(tag, value));
}

function innerHtml(value: unknown, context: RenderContext): { readonly __html: string } | undefined {
  const html = readInnerHtml(value)?.__html;
  return html === undefined ? undefined : { __html: adoptHtml(makeMarkupSafe(html).html, context) };
}

function linkAttributes(tag: string, href: string, context: RenderContext): HtmlAttributes {
  if (tag !== 'a') return href.startsWith('#') ? { href } : {};
  return linkTo(href, context);
}
