import type { PageHead, PageSection, TocEntry } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import type { Highlighter } from './highlight/index.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Site } from './site.ts';

/** The generated part of a page that documents an operation. */
export interface RenderedEndpoint {
  /** `GET /users/{id}`. */
  readonly operation: string;
  /** The specification's file. */
  readonly file: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly bodyHtml: string;
  readonly asideHtml: string;
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  readonly sections: readonly PageSection[];
  readonly markdown: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The page whose operation is wanted: a page file that names one, or a generated page. */
export interface EndpointPage {
  readonly route: string;
  readonly head?: PageHead;
  readonly placed?: PlacedPage;
  readonly highlighter: Highlighter;
}

/** Renders the operation that a page documents; undefined for pages that document none. */
export async function renderEndpoint(_site: Site, _pages: PageRenderer, page: EndpointPage): Promise<RenderedEndpoint | undefined> {
  if (page.placed?.endpoint === undefined) return undefined;
  const { method, path, openapi } = page.placed.endpoint;
  return { operation: `${method} ${path}`, file: openapi, deprecated: false, bodyHtml: '', asideHtml: '', toc: [], anchors: [], sections: [], markdown: '', diagnostics: [] };
}
