import { type ListedPage, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { longHash } from '../../project/hash.ts';
import type { PageView, Theme } from '../../theme/index.ts';
import { type KeptFile, LostText, type PageContent } from '../content/page-content.ts';
import type { PageStore } from '../store/page-store.ts';
import { pageAspects } from './page-view.ts';

/** The document of a page: just drawn, or known to be what an earlier build wrote. */
export interface PageDocument extends KeptFile {
  /** Names of all parts of the page, those of the theme too. */
  readonly parts: readonly string[];
  /** What the document refers to and no other page need have. */
  readonly files: readonly KeptFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What stands in the store for a document. Its text does not: the output has it, and it is soon drawn again. */
interface StoredDocument {
  /** Hash of everything that it was drawn from. */
  readonly key: string;
  readonly hash: string;
  readonly parts: readonly string[];
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/** What documents are made with. */
export interface DocumentTools {
  readonly theme: Theme;
  /** Names everything of the site that stands around pages; asked for by who keeps documents. */
  readonly frame: () => string;
  readonly store: PageStore;
  /** What front matter and content make of a page. */
  viewPage(page: ListedPage, content: PageContent): PageView;
}

/** Creates the function that makes the document of a page. */
export function createDocuments({
  theme,
  frame,
  store,
  viewPage,
}: DocumentTools): (page: ListedPage, content: PageContent) => PageDocument {
  return (page, content) => {
    const { route } = page;
    const path = outputPathOfRoute(route);
    if (!store.isKeeping) return drawDocument(path, theme.renderDocument(viewPage(page, content)));
    const aspects = JSON.stringify(pageAspects(page, content));
    const key = longHash([frame(), route, content.view.hash, aspects].join('\n'));
    const stored = store.read('document', route);
    const known = stored?.value as StoredDocument | undefined;
    if (stored !== undefined && known?.key === key) {
      const kept = ([file, hash]: readonly [string, string]): KeptFile => ({
        path: file,
        hash,
        read: () => stored.text(hash) ?? lost(hash),
      });
      const html = (): string => theme.renderDocument(viewPage(page, content)).html;
      const files = known.files.map(kept);
      return { path, hash: known.hash, read: html, parts: known.parts, files, diagnostics: [] };
    }
    const document = drawDocument(path, theme.renderDocument(viewPage(page, content)));
    const { hash, parts, files } = document;
    const value: StoredDocument = { key, hash, parts, files: files.map((file) => [file.path, file.hash]) };
    const texts = new Map(files.map((file) => [file.hash, file.read()]));
    store.write('document', route, { trace: [], value, texts });
    return document;
  };
}

/** A document that was just drawn. */
function drawDocument(
  path: string,
  { html, parts, files }: ReturnType<Theme['renderDocument']>,
): PageDocument {
  const made = [...files].map(([file, text]) => ({ path: file, hash: longHash(text), read: () => text }));
  return { path, hash: longHash(html), read: () => html, parts, files: made, diagnostics: [] };
}

function lost(hash: string): never {
  throw new LostText(hash);
}
