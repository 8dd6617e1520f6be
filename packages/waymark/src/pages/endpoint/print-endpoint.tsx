import { settingsOf } from '@waymark/core/config';
import type { PageField, PageHead, PageSection, TocEntry } from '@waymark/core/content';
import type { PlacedPage } from '@waymark/core/navigation';
import type { CodeSampleOptions, FoundOperation, Specification } from '@waymark/openapi';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { operationName, type PageInput, type RenderedApiPage, type RestUrl } from '../../api-page/index.ts';
import { examplePart, type RenderContext, RenderProvider } from '../../components/index.ts';
import type { Highlighter } from '../../highlight/index.ts';
import type { OutputFile } from '../../outputs/index.ts';
import type { PlaygroundAssets } from '../../playground/index.ts';
import type { PageNotes } from '../content/context/page-notes.ts';
import type { World } from '../world/world.ts';

/** The generated part of a page that documents an operation or a schema; it contains the page's own text. */
export interface DrawnEndpoint {
  /** `GET /users/{id}`; absent for schemas. */
  readonly operation?: string;
  readonly specification: Pick<Specification, 'source' | 'links'>;
  /** Markdown, from the specification. */
  readonly description?: string;
  readonly deprecated: boolean;
  /** Stands before the examples where there is one column. */
  readonly leadHtml: string;
  readonly bodyHtml: string;
  readonly asideHtml: string;
  /** Names of the parts that were drawn. */
  readonly parts: readonly string[];
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  readonly folds: readonly string[];
  readonly sections: readonly PageSection[];
  readonly markdown: string;
  /** What the playground of the page loads. */
  readonly files: readonly OutputFile[];
  /** Where the playground sends requests to; absent without one. */
  readonly connect?: readonly string[];
}

/** A page that may document an operation: a page file that names one in its front matter, or a generated page. */
export interface EndpointPage {
  readonly head?: PageHead;
  readonly placed?: Pick<PlacedPage, 'endpoint' | 'documents'>;
  readonly context: RenderContext;
  /** What is drawn with this context is noted here. */
  readonly notes: Pick<PageNotes, 'parts'>;
  /** Address of fields that are too many for the page. */
  readonly restUrl: RestUrl;
  /** The same for its Markdown. */
  readonly markdownRestUrl: RestUrl;
  readonly highlighter: Pick<Highlighter, 'highlight' | 'prepare'>;
  readonly playground: PlaygroundAssets;
  /** The page's own text and examples, rendered. */
  readonly contentHtml: string;
  readonly asideHtml: string;
  /** Names of the parts that its own text has. */
  readonly parts: readonly string[];
  /** The outermost fields of its text. */
  readonly fields: readonly PageField[];
}

/** What is drawn of a page, before its parts are known. */
export type EndpointDrawing = Omit<DrawnEndpoint, 'parts'>;

/** What every page is drawn from; what it says itself stands in the place of what the specification says. */
export function pageInput(
  world: World,
  specification: Specification,
  { context, restUrl, head }: EndpointPage,
  html: string,
): PageInput {
  return {
    specification,
    context,
    restUrl,
    expanded: settingsOf({ api: world.setting('api') }).api.isExpanded,
    ...(head?.description === undefined ? {} : { description: '' }),
    ...(html === ''
      ? {}
      : { content: <div class="mdx-content" dangerouslySetInnerHTML={{ __html: html }} /> }),
  };
}

/** What the configuration says of generated samples. */
export function sampleOptions(world: World): CodeSampleOptions {
  const { languages, defaults, autogenerate, prefill } = settingsOf({ api: world.setting('api') }).api
    .examples;
  return { languages: autogenerate ? languages : [], requiredOnly: defaults === 'required', prefill };
}

/** What is drawn of a page that documents something with a place in its specification. */
interface OperationDrawing {
  readonly rendered: RenderedApiPage;
  readonly markdown: string;
  /** Stands behind the Markdown, and is quoted: its links stay. */
  readonly quoted?: string;
  readonly playground: Pick<DrawnEndpoint, 'files' | 'connect'>;
  /** Gives texts of the specification the links that they have here. */
  readonly link: (text: string) => string;
}

/** Prints the page of an operation, a channel or a symbol. */
export function printOperation(
  { specification, head }: FoundOperation,
  page: EndpointPage,
  { rendered, markdown, quoted = '', playground, link }: OperationDrawing,
): EndpointDrawing {
  return {
    ...printEndpoint(rendered, page),
    operation: operationName(head),
    specification,
    deprecated: head.deprecated === true,
    markdown: link(markdown) + quoted,
    files: playground.files,
    ...(playground.connect === undefined ? {} : { connect: playground.connect }),
    ...(head.description === undefined ? {} : { description: link(head.description) }),
  };
}

/** A drawn page as HTML, its examples beside those that the author wrote. */
export function printEndpoint(
  { lead, body, aside, toc, anchors, folds, sections }: RenderedApiPage,
  { context, asideHtml, parts }: EndpointPage,
): Pick<DrawnEndpoint, 'leadHtml' | 'bodyHtml' | 'asideHtml' | 'toc' | 'anchors' | 'folds' | 'sections'> {
  const generated = aside === undefined ? '' : toHtml(aside, context);
  // The request stands before the response, whoever wrote which.
  const isRequestWritten = parts.includes(examplePart('request').name);
  return {
    leadHtml: toHtml(lead, context),
    bodyHtml: toHtml(body, context),
    asideHtml: isRequestWritten ? asideHtml + generated : generated + asideHtml,
    toc,
    anchors,
    folds,
    sections,
  };
}

/** Elements as HTML, with the context of their page. */
export function toHtml(children: ComponentChildren, context: RenderContext): string {
  return renderToString(<RenderProvider value={context}>{children}</RenderProvider>);
}
