import type { PageLink, TocEntry } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { ComponentChildren, VNode } from 'preact';
import type { ComponentDefinition, WrittenProps } from '../../components/definition/definition.ts';
import type { RenderContext } from '../../components/drawing/context.ts';
import type { Evaluation, Scope } from '../author-code/run/scope.ts';
import type { CompiledPage } from '../compile/compile-page.ts';
import type { Instance } from '../compile/instance.ts';
import type { DrawnHtml } from '../islands/readers.ts';
import type { AnswerRecorder } from '../islands/record-answers.ts';
import { hasChildren, type MdxNode } from '../parse/tree.ts';

/** What rendering asks of the site. */
export interface RenderEnvironment {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  /** Marks unknown components where they stand, as `dev` does. */
  readonly markUnknown: boolean;
  /** The render context for content of one file; ids are shared within the page. */
  createContext(file: string, uniqueId: (stem: string) => string): RenderContext;
  /** The text of a file of the project, as the page is drawn from it. */
  readText(file: string): string | undefined;
  /** `file:line:column` of a span, for the notices inside pages. */
  describe(span: Span): string;
}

/** State of one page's rendering. */
export interface Render {
  readonly environment: RenderEnvironment;
  readonly compiled: CompiledPage;
  readonly scopes: ReadonlyMap<Instance, Scope>;
  readonly contexts: ReadonlyMap<Instance, RenderContext>;
  readonly diagnostics: Diagnostic[];
  /** Places that need code which is not run. */
  readonly withheld: Span[];
  /** Vnodes that leave the flow for the side column. */
  readonly aside: VNode[];
  /** Contents of the page's own `<style>` elements. */
  readonly styles: string[];
  /** Footnotes in order of first reference. */
  readonly footnotes: Map<string, number>;
  /** Islands so far. */
  readonly islands: IslandUse[];
  /** What the site answers to components inside of islands. */
  readonly recorder: AnswerRecorder;
  /** What the author's components drew. */
  readonly drawn: DrawnTag[];
  /** What expressions made. */
  readonly made: Made;
  /** Addresses that tags and the author's code asked for; some stand nowhere as text. */
  readonly links: PageLink[];
  /** The section that is being drawn, by its id; empty before the first heading. */
  section: string;
  /** Renders the children of a node; here so that those who render nodes need not import each other. */
  readonly children: (nodes: readonly MdxNode[] | undefined, here: Here) => ComponentChildren[];
  /** What expressions gave where they were drawn, for what is named by them: code may say something else when it is asked again. */
  readonly shown: ShownValues;
  readonly islandNames: Counter;
}

/** What expressions gave, in each use of their file; the last is that of the use that was drawn last. */
export type ShownValues = Map<MdxNode, Map<Instance, Evaluation>>;

/** Notes what an expression gave. */
export function noteShown(node: MdxNode, result: Evaluation, { shown }: Render, { instance }: Here): void {
  const values = shown.get(node) ?? new Map<Instance, Evaluation>();
  shown.set(node, values.set(instance, result));
}

/** A heading that an expression made, or a component that stands like one. */
export interface MadeSection {
  /** Id of the section before it; empty where it is the first. */
  readonly after: string;
  readonly entry: TocEntry;
  /** What stands beside the label of an entry of a changelog. */
  readonly shown: string;
  readonly inToc: boolean;
  /** Of an entry of a changelog what its author gave it. */
  readonly update?: WrittenProps;
  /** Id of the entry that it stands in. */
  readonly within?: string;
  /** Where the expression stands. */
  readonly span: Span;
}

/** What expressions made that readers of the page look for: sections, and the words in them. */
export interface Made {
  readonly sections: MadeSection[];
  readonly words: { readonly section: string; text: string }[];
}

/** What a component of the author's drew in the place of a tag, or as a part of what an expression gave. */
export interface DrawnTag extends DrawnHtml {
  readonly node: MdxNode;
  readonly instance: Instance;
  /** The element that an expression made. */
  readonly vnode?: VNode;
  /** It has content, whose words are known already. */
  readonly hasContent: boolean;
  /** Id of the section that it stands in; undefined where readers of the page do not see it. */
  readonly section: string | undefined;
}

/** Notes what a component drew. */
export function noteDrawn(
  { html, agentHtml }: DrawnHtml,
  { node, vnode }: Pick<DrawnTag, 'node' | 'vnode'>,
  render: Render,
  { instance, isUnseen }: Here,
): void {
  const hasContent = vnode === undefined ? hasChildren(node) : vnode.props.children !== undefined;
  const section = isUnseen === true ? undefined : render.section;
  render.drawn.push({ node, instance, ...(vnode && { vnode }), hasContent, section, html, agentHtml });
}

/** Counts within one page, from 0. */
export interface Counter {
  next(): number;
}

/** A place of a page that author code takes over in the browser. */
export interface IslandUse {
  readonly instance: Instance;
  /** Names the island within its page. */
  readonly key: string;
  /** An expression that draws it, in the scope of the instance's code. */
  readonly code: string;
}

/** Where in the page's files rendering stands. */
export interface Here {
  readonly instance: Instance;
  readonly scope: Scope;
  readonly context: RenderContext;
  /** What stands between the tags that include the snippet, drawn where that shows it; none in a page. */
  readonly content?: (shown: Pick<Here, 'isUnseen'>) => ComponentChildren;
  /** Readers of the page do not see it: it is for agents, or for members. */
  readonly isUnseen?: boolean;
  /** A component is around that keeps headings from the contents. */
  readonly hidesHeadings?: boolean;
  /** Nearest built-in component around; its own children only. */
  readonly inside?: string;
  /** A link is around: it has no place for another one. */
  readonly isInLink?: boolean;
  /** A heading is around: its letters are large. */
  readonly isInHeading?: boolean;
  /** Column of the table in whose cell it stands: long words there may be broken. */
  readonly column?: number;
}
