import {
  type Attributes,
  type ComponentChildren,
  type ComponentType,
  cloneElement,
  Fragment,
  type FunctionComponent,
  h,
  isValidElement,
  type VNode,
} from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Part } from '../../components/definition/part.ts';
import { RenderProvider } from '../../components/drawing/context.ts';
import { diagnosticPart } from '../../components/drawing/diagnostic.ts';
import { missesBrowser } from '../author-code/code-uses.ts';
import { IslandName } from '../author-code/island-name.ts';
import { fileOfCode } from '../author-code/run/file-of-code.ts';
import { type Evaluation, problemOf } from '../author-code/run/scope.ts';
import { isHtmlName } from '../parse/tag-kinds.ts';
import { attributeCode, isTag, type MdxNode } from '../parse/tree.ts';
import { contentOf } from '../render/elements/content-of.ts';
import {
  ElementSinkProvider,
  HtmlElement,
  type HtmlElementProps,
  isHandler,
} from '../render/elements/html-element.tsx';
import type { Here, IslandUse, Render } from '../render/render-state.ts';
import { noteUndrawn } from '../render/undrawn.ts';
import { type DrawnHtml, markReaders, partReaders } from './readers.ts';

/** A part of an island twice: drawn for the page's HTML, and as code that draws the same in the browser. */
export interface IslandPart {
  readonly content: ComponentChildren;
  readonly code: string;
}

/** Content of a page inside an island: drawn once, and moved by the island as a whole. */
interface Slot {
  readonly name: string;
  readonly content: ComponentChildren;
  /** Whether the island shows it from the start. */
  isDrawn: boolean;
}

/** Places of a page that author code takes over in the browser, where it may stop. */
export const islandsPart: Part = {
  name: 'islands',
  styles: 'theme/styles/parts/islands.css',
  needs: [diagnosticPart],
};

/** What composing the parts of an island needs. */
export interface Composition {
  readonly render: Render;
  readonly here: Here;
  /** Attributes that could be evaluated, by name; a name in braces stands for a spread. */
  readonly attributes: (node: MdxNode) => Record<string, unknown>;
  readonly slots: Slots;
}

/** The slots of an island, with its key in their names: those of others do not depend on how many it has. */
interface Slots {
  readonly island: string;
  readonly all: Slot[];
}

/** Whether a tag or something below it runs code of the author: it is drawn inside of an island around it. */
function isCode(node: MdxNode, here: Here): boolean {
  if (!isTag(node)) return false;
  const name = node.name ?? '';
  if (here.scope.owns(name)) return true;
  // Headings have ids and anchors that only the page knows.
  if (!isHtmlName(name) || /^h[1-6]$/.test(name)) return false;
  return hasHandler(node, here) || (node.children ?? []).some((child) => isCode(child, here));
}

/** Whether an attribute of a tag is a handler, or uses something that needs a browser. */
export function hasHandler(node: MdxNode, { scope }: Here): boolean {
  if (!scope.goesToBrowser) return false;
  return (node.attributes ?? []).some((attribute) => {
    const code = attributeCode(attribute);
    return code !== undefined && (isHandler(attribute.name ?? '') || scope.needsBrowser(code));
  });
}

/** Composes a tag of the author's code, or an HTML element with such tags or handlers. */
export function composeElement(node: MdxNode, composition: Composition): IslandPart {
  const { here } = composition;
  const name = node.name ?? '';
  const props = composition.attributes(node);
  const isOwn = here.scope.owns(name);
  const children = composeChildren(isOwn ? node.children : contentOf(name, node), composition);
  const codes = children.map(({ code }) => code);
  const contents = children.map(({ content }) => content);
  const content = isOwn
    ? h(componentOf(name, here), props, ...contents)
    : h(HtmlElement, { tag: name, attributes: props, children: contents.length > 0 ? contents : undefined });
  const code = `__h(${[isOwn ? name : JSON.stringify(name), attributesCode(node, props), ...codes].join(', ')})`;
  return { content, code };
}

/** A component of the page; one whose code is not run here is left to the browser. */
function componentOf(name: string, { scope }: Here): ComponentType {
  return scope.isWithheld(name) ? () => fail(NEEDS_BROWSER) : (scope.lookup(name) as ComponentType);
}

/** In words that say that a browser is what is missing. */
const NEEDS_BROWSER = 'document is not defined';

function fail(problem: string): never {
  throw new Error(problem);
}

/**
 * An expression as a part of an island, evaluated as a component is, for it may use hooks; one that cannot be evaluated here is
 * left to the browser.
 */
export function composeExpression(
  expression: string,
  evaluate: () => Evaluation,
  toChildren: (value: unknown) => ComponentChildren,
): IslandPart {
  const Expression = (): VNode => {
    const result = evaluate();
    if (result.kind === 'value') return h(Fragment, null, toChildren(result.value));
    return fail(result.kind === 'error' ? result.problem : NEEDS_BROWSER);
  };
  return { content: h(Expression, null), code: `(${expression}\n)` };
}

/** Code may count what it is given: each node is one part, as it is in React. */
function composeChildren(nodes: readonly MdxNode[] | undefined, composition: Composition): IslandPart[] {
  return (nodes ?? []).flatMap((node) => {
    if (isCode(node, composition.here)) return [composeElement(node, composition)];
    const contents = composition.render
      .children([node], composition.here)
      .filter((content) => content !== null && content !== undefined && content !== '');
    return contents.map((content) =>
      typeof content === 'string'
        ? { content, code: JSON.stringify(content) }
        : addSlot(content, composition),
    );
  });
}

function addSlot(content: ComponentChildren, { slots: { island, all } }: Composition): IslandPart {
  const name = `${island}-${all.length}`;
  const holder = holderOf(content);
  const mark = { 'data-slotted': name };
  const slot: Slot = { name, content: cloneElement(holder, mark), isDrawn: false };
  all.push(slot);
  const Place = (given: object): ComponentChildren => {
    slot.isDrawn = true;
    return cloneElement(holder, { ...given, ...mark });
  };
  return { content: h(Place, null), code: `__slot(${JSON.stringify(name)})` };
}

/** What holds the content of a slot: where that is one element, itself, as styles of its author may choose it by its place. */
function holderOf(content: ComponentChildren): VNode<object> {
  if (isValidElement(content)) {
    const { type, props } = content as VNode<HtmlElementProps>;
    const tag = type === (HtmlElement as unknown) ? props.tag : type;
    // An element of scripts asks for its content as soon as it is there.
    if (typeof tag === 'string' && !tag.includes('-')) return content;
  }
  return h('wm-slot', null, content);
}

/** The attributes as the properties of an object, those that could not be evaluated left out. */
function attributesCode(node: MdxNode, props: Readonly<Record<string, unknown>>): string {
  const properties = (node.attributes ?? []).flatMap(({ type, name = '', value }) => {
    if (type === 'mdxJsxExpressionAttribute') return [value as string];
    if (!Object.hasOwn(props, name)) return [];
    const code =
      typeof value === 'object' && value !== null ? `(${value.value}\n)` : JSON.stringify(value ?? true);
    return [`${JSON.stringify(name)}: ${code}`];
  });
  return `{${properties.join(', ')}}`;
}

/** What drawing an island on the server came to. */
export type IslandOutcome =
  | ({
      readonly kind: 'drawn';
      readonly vnode: VNode;
      /** Nothing of its content waits until somebody asks for it. */
      readonly showsAll: boolean;
    } & DrawnHtml)
  | AuthorFailure;

/** Draws an island: its HTML now, and a note of the code that takes it over in the browser. */
export function renderIsland(
  compose: (slots: Slots) => IslandPart,
  { render, here }: Pick<Composition, 'render' | 'here'>,
): IslandOutcome {
  const key = String(render.islandNames.next());
  const slots: Slots = { island: key, all: [] };
  const part = compose(slots);
  const drawn = drawAuthorContent(part.content, { render, here, island: key });
  if (drawn.kind === 'failed' && !missesBrowser(drawn.problem)) return drawn;
  const { html, agentHtml } = drawn.kind === 'drawn' ? drawn : { html: '', agentHtml: '' };
  const unused = slots.all.filter(({ isDrawn }) => !isDrawn || drawn.kind === 'failed');
  const templates = unused.map(({ name, content }) => renderTemplate(name, content, here));
  here.context.use(islandsPart);
  render.islands.push({ instance: here.instance, key, code: part.code } satisfies IslandUse);
  const attributes = {
    // The address is known when the whole page is drawn; it stands among the data of the page.
    'data-module': String(instanceNumber(render, here)),
    'data-island': key,
    // Nothing could be drawn: the browser begins from nothing too.
    ...(drawn.kind === 'failed' ? { 'data-empty': '' } : {}),
    dangerouslySetInnerHTML: { __html: html + templates.join('') },
  };
  const showsAll = unused.length === 0;
  return { kind: 'drawn', vnode: h('wm-island', attributes), showsAll, html, agentHtml };
}

function instanceNumber({ compiled }: Render, { instance }: Here): number {
  return [compiled.page, ...compiled.snippets.values()].indexOf(instance);
}

/** Content that the island does not show yet waits in a template, where it costs nothing. */
function renderTemplate(name: string, content: ComponentChildren, here: Here): string {
  return renderToString(
    <RenderProvider value={here.context}>{h('template', { 'data-slot': name }, content)}</RenderProvider>,
  );
}

/** HTML of author content, drawn on its own: what it throws costs only its own place. */
export type DrawnSlot =
  | ({
      readonly kind: 'drawn';
      readonly refused: readonly string[];
      readonly dropped: readonly string[];
      readonly undrawn: ReadonlySet<string>;
    } & DrawnHtml)
  | AuthorFailure;

/** What author code threw, and the file that it is of, where that is known. */
export interface AuthorFailure {
  readonly kind: 'failed';
  readonly problem: string;
  readonly file?: string | undefined;
}

/** An element whose component also notes what it gives of which nothing is shown; other content stays as it is. */
function watchResult(content: ComponentChildren, undrawn: Set<string>): ComponentChildren {
  if (!isValidElement(content)) return content;
  const { type, props } = content;
  if (typeof type !== 'function' || type === Fragment || 'render' in (type.prototype ?? {})) return content;
  const Watched: FunctionComponent = function (this: unknown, ...given) {
    const result = (type as FunctionComponent).apply(this, given);
    noteUndrawn(result, undrawn);
    return result;
  };
  return h(Watched, props as Attributes);
}

/** Draws content made by author code. */
export function drawAuthorContent(
  content: ComponentChildren,
  { render, here, island = '' }: Pick<Composition, 'render' | 'here'> & { readonly island?: string },
): DrawnSlot {
  const refused: string[] = [];
  const dropped: string[] = [];
  const undrawn = new Set<string>();
  const sink = {
    style: (css: string) => void render.styles.push(css),
    refuse: (tag: string) => void refused.push(tag),
    drop: (what: string) => void dropped.push(what),
    undrawn,
  };
  const name = island === '' ? '' : `i${island}-`;
  const context = island === '' ? here.context : render.recorder.watch(here.context);
  try {
    const html = renderToString(
      <RenderProvider value={{ ...context, forReaders: markReaders }}>
        <ElementSinkProvider value={sink}>
          <IslandName.Provider value={name}>
            <Fragment>{watchResult(content, undrawn)}</Fragment>
          </IslandName.Provider>
        </ElementSinkProvider>
      </RenderProvider>,
    );
    return { kind: 'drawn', ...partReaders(html), refused, dropped, undrawn };
  } catch (error) {
    return { kind: 'failed', problem: problemOf(error), file: fileOfCode(error) };
  }
}
