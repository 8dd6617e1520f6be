import { createIdPool, type PageLink } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type RenderContext, RenderProvider } from '../../components/drawing/context.ts';
import { footnotesPart } from '../../components/index.ts';
import type { Scope } from '../author-code/run/scope.ts';
import type { CompiledPage } from '../compile/compile-page.ts';
import type { Instance } from '../compile/instance.ts';
import { OUTER_IDS } from '../compile/visit/reserved-ids.ts';
import type { Answers } from '../islands/answers.ts';
import { createAnswerRecorder } from '../islands/record-answers.ts';
import { isBlock } from '../parse/tag-kinds.ts';
import { endOf, isExpression, isTag, type MdxNode, nodeText, startOf } from '../parse/tree.ts';
import { type ElementSink, ElementSinkProvider } from './elements/html-element.tsx';
import { renderTag } from './elements/render-tag.tsx';
import { mendNesting } from './html/mend-nesting.ts';
import { renderExpression } from './render-expression.tsx';
import { renderMarkdownNode } from './render-markdown.tsx';
import type {
  Counter,
  DrawnTag,
  Here,
  IslandUse,
  Made,
  Render,
  RenderEnvironment,
  ShownValues,
} from './render-state.ts';
import { report } from './report.tsx';

/** A page's body as HTML. */
export interface RenderedBody {
  readonly bodyHtml: string;
  /** What stands in the side column; empty for most pages. */
  readonly asideHtml: string;
  /** Contents of `<style>` elements of the page. */
  readonly styles: readonly string[];
  /** Ids that are taken: what is drawn beside the text gets others. */
  readonly ids: readonly string[];
  /** What the author's code takes over in the browser; empty for most pages. */
  readonly islands: readonly IslandUse[];
  /** What components of the author's drew, in the order of the page; empty for most pages. */
  readonly drawn: readonly DrawnTag[];
  /** What expressions gave where they were drawn. */
  readonly shown: ShownValues;
  /** What they made of it; nothing on most pages. */
  readonly made: Made;
  /** Addresses that tags and code asked for, as often as they did. */
  readonly links: readonly PageLink[];
  /** What the site answered to built-in components inside of islands. */
  readonly answers: Answers;
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders a compiled page to HTML. */
export function renderBody(
  compiled: CompiledPage,
  scopes: ReadonlyMap<Instance, Scope>,
  environment: RenderEnvironment,
): RenderedBody {
  const { ids, uniqueId } = createBodyIds(compiled);
  const render = beginRender(compiled, scopes, environment, uniqueId);
  const here = hereOf(compiled.page, render);
  const sink = createSink(render);
  const body = renderParted(compiled.page.module.root.children ?? [], always, render, here);
  const footnotes = renderFootnotes(render, here);
  const bodyHtml = toHtml([...body, footnotes], here.context, sink);
  const asideHtml = toHtml(render.aside, here.context, sink);
  const { styles, islands, drawn, shown, made, links } = render;
  const diagnostics = [...render.diagnostics, ...reportWithheld(render)];
  const answers = render.recorder.answers();
  return { bodyHtml, asideHtml, styles, ids, islands, drawn, shown, made, links, answers, diagnostics };
}

/** The ids of a page: those of its headings are taken from the start. */
function createBodyIds({ facts }: CompiledPage): {
  readonly ids: readonly string[];
  readonly uniqueId: (stem: string) => string;
} {
  const pool = createIdPool();
  const ids: string[] = [];
  const uniqueId = (stem: string): string => {
    const id = pool(stem);
    ids.push(id);
    return id;
  };
  for (const id of OUTER_IDS) pool(id);
  for (const anchor of facts.anchors) uniqueId(anchor);
  return { ids, uniqueId };
}

/** A page of which nothing is drawn yet. */
function beginRender(
  compiled: CompiledPage,
  scopes: ReadonlyMap<Instance, Scope>,
  environment: RenderEnvironment,
  uniqueId: (stem: string) => string,
): Render {
  const contexts = new Map<Instance, RenderContext>();
  for (const instance of [compiled.page, ...compiled.snippets.values()])
    contexts.set(instance, environment.createContext(instance.module.file, uniqueId));
  const children: Render['children'] = (nodes, here) =>
    renderParted(nodes ?? [], areWordsApart, render, here);
  const render: Render = {
    environment,
    compiled,
    scopes,
    contexts,
    diagnostics: [],
    withheld: [],
    aside: [],
    styles: [],
    footnotes: new Map(),
    islands: [],
    drawn: [],
    made: { sections: [], words: [] },
    links: [],
    section: '',
    recorder: createAnswerRecorder(),
    children,
    islandNames: createCounter(),
    shown: new Map(),
  };
  return render;
}

/** Takes what is left out of elements that an expression makes; those of the page itself are asked where they stand. */
function createSink(render: Render): ElementSink {
  const span = { file: render.compiled.file, start: 0, end: 0 };
  return {
    style: (css) => void render.styles.push(css),
    refuse: () => report(render, mdxDiagnostics['inline-script']({}, { span })),
    drop: () => undefined,
    undrawn: new Set(),
  };
}

/** What is drawn in a line is parted where its words would be one word. */
function renderParted(
  nodes: readonly MdxNode[],
  areApart: (before: MdxNode, node: MdxNode) => boolean,
  render: Render,
  here: Here,
): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let before: MdxNode | undefined;
  let wasInLine = false;
  for (const node of nodes) {
    const inLine = isInLine(node, render, here);
    const drawn = renderNode(node, render, here);
    if (before !== undefined && wasInLine && inLine && areApart(before, node)) parts.push('\n');
    parts.push(drawn);
    before = node;
    wasInLine = inLine;
  }
  return parts;
}

/** On the page itself elements are parted always, as MDX has it. */
function always(): boolean {
  return true;
}

/** Pictures side by side may fill their line to the last pixel. */
function areWordsApart(before: MdxNode, node: MdxNode): boolean {
  return startOf(node) > endOf(before) && hasWords(before) && hasWords(node);
}

function renderNode(node: MdxNode, render: Render, here: Here): ComponentChildren {
  if (isTag(node)) return renderTag(node, render, here);
  if (isExpression(node)) return renderExpression(node, render, here);
  return renderMarkdownNode(node, render, here) ?? null;
}

function renderFootnotes(render: Render, here: Here): VNode | null {
  if (render.footnotes.size === 0) return null;
  here.context.use(footnotesPart);
  const { footnoteDefinition } = render.compiled.definitions;
  return (
    <section class="footnotes" aria-label={here.context.text('footnotes')}>
      <ol>
        {[...render.footnotes].map(([identifier, number]) => (
          <li id={`fn-${number}`}>
            {render.children(footnoteDefinition.get(identifier)?.children, here)}
            <a href={`#fnref-${number}`} aria-label={here.context.text('backToText')}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Code that makes no elements makes words, most often. */
function hasWords(node: MdxNode): boolean {
  return isExpression(node) ? !node.value?.includes('<') : nodeText(node).trim() !== '';
}

/** Whether a node may be part of a line; a component of the author may always be, and what an unknown one holds. */
function isInLine(node: MdxNode, { environment }: Render, { scope }: Here): boolean {
  if (!isTag(node)) return isExpression(node);
  if (!isBlock(node)) return true;
  const name = node.name ?? '';
  return scope.owns(name) || (/^[A-Z]/.test(name) && !environment.components.has(name));
}

/** One finding for a page, at the first place that needs code which is not run. */
function reportWithheld({ withheld }: Render): readonly Diagnostic[] {
  const [span, ...others] = withheld;
  if (span === undefined) return [];
  return [untrustedDiagnostics['code-not-run']({ places: others.length + 1 }, { span })];
}

function createCounter(): Counter {
  let count = 0;
  return { next: () => count++ };
}

function hereOf(instance: Instance, { scopes, contexts }: Render): Here {
  const scope = scopes.get(instance);
  const context = contexts.get(instance);
  if (scope === undefined || context === undefined)
    throw new Error('A page was rendered before it was evaluated');
  return { instance, scope, context };
}

function toHtml(children: ComponentChildren[], context: RenderContext, sink: ElementSink): string {
  if (children.length === 0) return '';
  return mendNesting(
    renderToString(
      <RenderProvider value={context}>
        <ElementSinkProvider value={sink}>
          <Fragment>{children}</Fragment>
        </ElementSinkProvider>
      </RenderProvider>,
    ),
  );
}
