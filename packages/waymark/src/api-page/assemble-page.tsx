import type { PageSection, TocEntry } from '@waymark/core/content';
import type { ComponentChildren, VNode } from 'preact';
import { type RenderContext, RenderProvider } from '../components/index.ts';
import { plainText } from './search-notes.ts';
import type { ApiSection } from './sections/section.tsx';
import type { Sheet } from './sheet.ts';

/** A drawn API page. */
export interface RenderedApiPage {
  /** Stands before the samples where there is one column: the description, method and path. */
  readonly lead: VNode;
  readonly body: VNode;
  /** Samples for the side column; absent when there are none. */
  readonly aside?: VNode;
  readonly toc: readonly TocEntry[];
  /** Every id that a link may target. */
  readonly anchors: readonly string[];
  /** Ids below which fields stand that the page loads when they are opened. */
  readonly folds: readonly string[];
  /** For search. */
  readonly sections: readonly PageSection[];
}

/** What an API page is put together from. */
export interface PagePieces {
  readonly sheet: Sheet;
  /** Block Markdown under the title; may be empty. */
  readonly description: string;
  /** What stands under the description: the bar with the address, and links. */
  readonly bar: () => ComponentChildren;
  /** The page's own text, already rendered. */
  readonly content: ComponentChildren;
  readonly sections: readonly ApiSection[];
  readonly aside: VNode | undefined;
  /** Names and code by which the page is found. */
  readonly code: string;
}

/** Puts the pieces of an API page into its three columns, and tells what is in it. */
export function assemblePage({
  sheet,
  description,
  sections,
  aside,
  ...pieces
}: PagePieces): RenderedApiPage {
  const { context } = sheet;
  const lead = (
    <div class="api-page">
      {description === '' ? null : (
        <div class="page-description api-description">{context.block(description)}</div>
      )}
      {pieces.bar()}
    </div>
  );
  const body = (
    <div class="api-page">
      {pieces.content}
      {sections.map(({ content }) => content)}
    </div>
  );
  return {
    lead: provide(context, lead),
    body: provide(context, body),
    ...(aside === undefined ? {} : { aside: provide(context, aside) }),
    toc: sections.map(({ id, title }) => ({ id, text: title, level: 2 })),
    anchors: sheet.anchors,
    folds: [...sheet.folds],
    sections: [
      { id: '', heading: '', text: plainText(description), code: pieces.code },
      ...sheet.notes.sections(),
    ],
  };
}

/** Puts an element into the page, so that components below it find the context. */
export function provide(context: RenderContext, element: ComponentChildren): VNode {
  return <RenderProvider value={context}>{element}</RenderProvider>;
}
