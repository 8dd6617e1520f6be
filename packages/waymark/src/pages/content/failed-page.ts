import { type ListedPage, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { diagnosticPart } from '../../components/index.ts';
import { failedBody } from '../../mdx/render/notice.tsx';
import { markdownFile } from '../../outputs/index.ts';
import { longHash } from '../../project/files/hash.ts';
import { CLOSED_POLICY, policyElement } from '../../theme/index.ts';
import type { PageDocument } from '../documents/page-documents.ts';
import { type PageContent, takeContent } from './page-content.ts';

/** A page that a bug of ours left without content or document. */
export interface FailedPage {
  readonly page: Pick<ListedPage, 'route' | 'title'>;
  /** File that the page comes from. */
  readonly file: string;
  readonly bug: Diagnostic;
}

/** The content of a page that could not be drawn: it says so. */
export function failedContent({ page, file, bug }: FailedPage): PageContent {
  const drawn = {
    view: { bodyHtml: bodyOf(file, bug), parts: [diagnosticPart.name], stylesheets: [], toc: [] },
    facts: { file, toc: [], anchors: [], links: [], sections: [], dependencies: [] },
    markdown: '',
    files: [markdownFile('', { route: page.route, title: page.title, body: bug.message })],
    sharedFiles: [],
    sheets: [],
    diagnostics: [bug],
    failed: true,
    runsCode: false,
  };
  return takeContent(drawn).content;
}

/** The document of a page that the theme could not make: it says so, and nothing of the site stands around it. */
export function failedDocument({ page, file, bug }: FailedPage): PageDocument {
  const head = `${policyElement(CLOSED_POLICY)}<meta charset="utf-8"><meta name="robots" content="noindex"><title>Error</title>`;
  const html = `<!doctype html>\n<html lang="en"><head>${head}</head><body>${bodyOf(file, bug)}</body></html>\n`;
  return {
    path: outputPathOfRoute(page.route),
    hash: longHash(html),
    bytes: () => Buffer.from(html),
    read: () => html,
    parts: [],
    files: [],
    diagnostics: [bug],
  };
}

function bodyOf(file: string, bug: Diagnostic): string {
  return failedBody([bug], () => file);
}
