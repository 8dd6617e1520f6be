import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { cloneElement, Fragment, isValidElement, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import type { ComponentDefinition } from '../../components/definition/definition.ts';
import { RenderProvider } from '../../components/drawing/context.ts';
import { missesBrowser } from '../author-code/code-uses.ts';
import { SHOWN_PROPS } from '../compile/facts/shown-words.ts';
import { spanOf } from '../compile/instance.ts';
import { drawAuthorContent } from '../islands/render-island.tsx';
import { isBlockName } from '../parse/tag-kinds.ts';
import type { MdxNode } from '../parse/tree.ts';
import { noteElementLinks, watchLinks } from './drawn-links.ts';
import { isDataScript } from './elements/data-script.tsx';
import { droppedMarkup, HtmlElement, type HtmlElementProps } from './elements/html-element.tsx';
import { headingOf, type MadeOutline } from './made-outline.ts';
import { headingAnchor } from './render-markdown.tsx';
import { type Here, noteDrawn, type Render } from './render-state.ts';
import { failedComponent, report, reportRefused } from './report.tsx';
import { noteUndrawn } from './undrawn.ts';

/** Lists in lists, as deep as a page can be drawn. */
export const DEEPEST = 200;

/** A value as it is drawn, and whether a component in it asked for a browser. */
export interface DrawnValue {
  readonly value: unknown;
  readonly missesBrowser: boolean;
}

/** Where a value of the author's code stands. */
export interface OwnPlace {
  readonly node: MdxNode;
  readonly render: Render;
  readonly here: Here;
  /** Takes what values between the tags of its elements are called of which nothing is shown. */
  readonly undrawn: Set<string>;
  /** Takes what the value makes of the page, where readers see it. */
  readonly outline?: MadeOutline | undefined;
}

/** Texts of components that readers see, as a page that is written has them among its words. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'label', 'tags', ...SHOWN_PROPS]);

/**
 * A value with every component of the author in it drawn on its own, so that one that throws costs its own place and not the
 * page. Built-in components around them stay as they are, for some look at what stands in them.
 */
export function drawOwn(value: unknown, place: OwnPlace): DrawnValue {
  const { render, here, outline } = place;
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string' || typeof value === 'number') outline?.say(String(value));
    outline?.finish(true);
    return { value, missesBrowser: false };
  }
  const drawing = new OwnDrawing(place);
  const isAside = here.inside === 'Panel';
  const drawn = drawing.draw(value, {
    isSaid: true,
    isHidden: false,
    isInLink: here.isInLink === true,
    isAside,
  });
  const { aside, missesBrowser } = drawing;
  // What misses the browser is drawn again as a whole.
  if (!missesBrowser) for (const vnode of aside) render.aside.push(vnode);
  outline?.finish(!missesBrowser);
  return { value: drawn, missesBrowser };
}

/** A value of the author's code that is being drawn. */
class OwnDrawing {
  readonly #place: OwnPlace;
  readonly #builtIns: ReadonlyMap<unknown, ComponentDefinition>;
  readonly #open = new Set<unknown>();
  /** What leaves the flow for the side column. */
  readonly aside: VNode[] = [];
  missesBrowser = false;

  constructor(place: OwnPlace) {
    this.#place = place;
    this.#builtIns = new Map(
      Array.from(place.render.environment.components.values(), (each) => [each.render, each]),
    );
  }

  draw(part: unknown, around: Around): unknown {
    const { node, render, here, undrawn, outline } = this.#place;
    if (Array.isArray(part)) return this.#drawList(part, around);
    if (around.isSaid && (typeof part === 'string' || typeof part === 'number')) outline?.say(String(part));
    if (!isValidElement(part)) return part;
    if (this.#isOwn(part)) return this.#drawComponent(part);
    noteElementLinks(attributesOf(part), node, { render, here });
    const definition = this.#builtIns.get(part.type);
    if (definition === undefined) noteUndrawn(part.props.children, undrawn);
    if (leavesScript(part, node, render, here)) return null;
    if (definition?.aside !== true || around.isAside) return this.#drawElement(part, definition, around);
    const moved = this.#drawElement(part, definition, { ...around, isAside: true });
    this.aside.push(<RenderProvider value={here.context}>{moved}</RenderProvider>);
    return null;
  }

  #isOwn({ type }: VNode): boolean {
    const isElement = type === Fragment || type === (HtmlElement as unknown);
    return typeof type === 'function' && !isElement && !this.#builtIns.has(type);
  }

  #drawElement(part: VNode, definition: ComponentDefinition | undefined, around: Around): VNode {
    const { here, outline } = this.#place;
    const heading = headingOf(part, definition);
    const id = heading && outline?.begin({ ...heading, isHidden: around.isHidden, within: around.entry });
    const name = definition?.name ?? (part.props as HtmlElementProps).tag ?? '';
    const inside: Around = {
      ...around,
      isHidden: around.isHidden || definition?.hidesHeadings === true,
      isInLink: around.isInLink || name === 'a',
      entry: around.entry ?? (definition?.feeds === true ? id : undefined),
    };
    const isTitle = id !== undefined && definition?.hidesHeadings !== true;
    const gap = name !== '' && isBlockName(name) ? '\n' : '';
    outline?.say(gap);
    const drawn = drawProps(part, (prop, name) => {
      const isSaid = around.isSaid && !isTitle && isWords(name, definition);
      const drawn = this.draw(prop, { ...inside, isSaid });
      if (isSaid && name !== 'children') outline?.say('\n');
      return drawn;
    });
    outline?.say(gap);
    return id === undefined ? drawn : withHeading(drawn, id, heading?.text ?? '', { ...here, ...around });
  }

  #drawList(list: readonly unknown[], around: Around): readonly unknown[] {
    const open = this.#open;
    // A list may hold itself.
    if (open.has(list) || open.size > DEEPEST) return list;
    open.add(list);
    // The list is the author's, and so may be what it says of itself.
    const parts = Array.from(list, (part) => this.draw(part, around));
    open.delete(list);
    return parts.every((each, index) => each === list[index]) ? list : parts;
  }

  #drawComponent(part: VNode): VNode | null {
    const { node, render, here } = this.#place;
    const drawn = drawAuthorContent(part, { render, here: watchLinks(here, node, render) });
    if (drawn.kind === 'failed') {
      if (!missesBrowser(drawn.problem)) return failedComponent(nameOf(part), drawn, node, { render, here });
      this.missesBrowser = true;
      return null;
    }
    reportRefused({ component: nameOf(part), ...drawn }, node, render, here);
    noteDrawn(drawn, { node, vnode: part }, render, here);
    return jsxTemplate([drawn.html]);
  }
}

/** What is around a part of a value. */
interface Around {
  /** Its texts are words of the page. */
  readonly isSaid: boolean;
  readonly isHidden: boolean;
  readonly isInLink: boolean;
  readonly isAside: boolean;
  /** Id of the entry of a changelog. */
  readonly entry?: string | undefined;
}

/** Whether texts of a property are words of the page; what an entry of a changelog says of itself is known by its name. */
function isWords(prop: string, definition: ComponentDefinition | undefined): boolean {
  if (prop === 'children') return true;
  return definition !== undefined && definition.feeds !== true && SHOWN.has(prop);
}

/** An element with the id of the section that it begins, and a heading with the link to itself. */
function withHeading(vnode: VNode, id: string, title: string, here: Here): VNode {
  if (vnode.type !== (HtmlElement as unknown)) return cloneElement(vnode, { id } as object);
  const { attributes, children } = vnode.props as HtmlElementProps;
  const { noAnchor, ...rest } = attributes;
  const anchor = noAnchor === undefined ? headingAnchor(id, title, here) : null;
  const given = { 'aria-label': title, ...rest, id };
  return cloneElement(vnode, { attributes: given, children: [children, anchor] } as object);
}

/** What an element was given, whichever component draws it. */
function attributesOf({ type, props }: VNode): Readonly<Record<string, unknown>> {
  return type === (HtmlElement as unknown) ? (props as HtmlElementProps).attributes : { ...props };
}

/** Whether an element is a script, which is told at the expression that makes it, as what is left out of an element's HTML is. */
function leavesScript(vnode: VNode, node: MdxNode, render: Render, here: Here): boolean {
  if (vnode.type !== (HtmlElement as unknown)) return false;
  const { tag, attributes } = vnode.props as HtmlElementProps;
  const span = spanOf(node, here.instance);
  const dropped = droppedMarkup(tag, attributes);
  const isScript = tag === 'script' && !isDataScript(tag, attributes);
  if (isScript) report(render, mdxDiagnostics['inline-script']({}, { span }));
  else if (dropped.length > 0) report(render, mdxDiagnostics['markup-dropped']({ tag, dropped }, { span }));
  return isScript;
}

function drawProps(vnode: VNode, draw: (prop: unknown, name: string) => unknown): VNode {
  const props = Object.entries(vnode.props).map(([name, prop]) => [name, draw(prop, name), prop] as const);
  const changed = props.filter(([, after, before]) => after !== before);
  return changed.length === 0 ? vnode : cloneElement(vnode, Object.fromEntries(changed));
}

/** The name of the component that a vnode is of. */
function nameOf({ type }: VNode): string {
  return (type as { readonly name?: string }).name ?? '';
}
