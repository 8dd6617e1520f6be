import { type ListedPage, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { longHash } from '../../project/files/hash.ts';
import type { Site } from '../../site/site.ts';
import type { Theme } from '../../theme/index.ts';
import { type KeptFile, LostText, type PageContent } from '../content/page-content.ts';
import type { SocialPicture, SocialPictures } from '../social/social-pictures.ts';
import type { PageStore } from '../store/page-store.ts';
import { createDocumentEncoder, type DocumentEncoder } from './document-encoder.ts';
import { pageAspects, viewPage } from './page-view.ts';

/** The document of a page: just drawn, or known to be what an earlier build wrote. */
export interface PageDocument extends KeptFile {
  /** Its content in UTF-8, good until that of another document is asked for. */
  readonly bytes: () => Uint8Array;
  /** Names of all parts of the page, those of the theme too. */
  readonly parts: readonly string[];
  /** What the document refers to and no other page need have. */
  readonly files: readonly KeptFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** The picture that services show for a link to the page. */
  readonly picture?: KeptPicture;
}

/** A picture that is known by its hash, and drawn when it is read. */
export interface KeptPicture {
  readonly path: string;
  readonly hash: string;
  read(): Uint8Array;
}

/** What stands in the store for a document. Its text does not: the output has it, and it is soon drawn again. */
interface StoredDocument {
  /** Hash of everything that it was drawn from. */
  readonly key: string;
  readonly hash: string;
  readonly parts: readonly string[];
  /** Paths of its files; the files themselves are its texts. */
  readonly files: readonly string[];
  /** Path of the picture of the page, and its hash. */
  readonly picture?: readonly [path: string, hash: string];
}

type DrawnDocument = ReturnType<Theme['renderDocument']>;

/** A document that is wanted, and how it is made. */
export interface WantedDocument {
  /** Its address, which names it in the store. */
  readonly route: string;
  readonly path: string;
  readonly picture?: SocialPicture | undefined;
  /** Everything that it is drawn from; asked for where documents are kept. */
  sources(): readonly unknown[];
  draw(): DrawnDocument;
}

/** Gives a document: as it was kept, where it would be drawn from the same, else drawn now. */
export type KeepDocument = (wanted: WantedDocument) => PageDocument;

/** Creates the keeper of documents. */
export function createDocumentKeeper(store: PageStore): KeepDocument {
  const encoder = createDocumentEncoder();
  return ({ route, path, picture, sources, draw }) => {
    if (!store.isKeeping) return drawDocument(path, draw(), { picture, encoder });
    const key = longHash(sources().join('\n'));
    const stored = store.read('document', route);
    const known = stored?.value as StoredDocument | undefined;
    if (stored !== undefined && known?.key === key) {
      const keptFile = (file: string, at: number): KeptFile => {
        const hash = stored.hashes[at] ?? '';
        return { path: file, hash, read: () => stored.text(hash) ?? lost(hash) };
      };
      const files = known.files.map(keptFile);
      const pictured = keepPicture(picture, known.picture?.[1]);
      const bytes = (): Buffer => encoder.encode(draw().html);
      const kept = { path, hash: known.hash, bytes, read: () => bytes().toString(), parts: known.parts };
      return { ...kept, files, diagnostics: [], ...pictured };
    }
    const document = drawDocument(path, draw(), { picture, encoder });
    const { hash, parts, files } = document;
    const value: StoredDocument = {
      key,
      hash,
      parts,
      files: files.map((file) => file.path),
      ...(document.picture === undefined ? {} : { picture: [document.picture.path, document.picture.hash] }),
    };
    const texts = files.map((file) => [file.hash, file.read()] as const);
    store.write('document', route, { trace: [], value, texts });
    return document;
  };
}

/** What documents of pages are made with. */
export interface DocumentTools {
  readonly theme: Theme;
  /** Names everything of the site that stands around pages; asked for by who keeps documents. */
  readonly frame: () => string;
  readonly keep: KeepDocument;
  readonly pictures: SocialPictures;
  readonly site: Site;
  readonly digestOf: (head: object) => string;
}

/** Creates the function that makes the document of a page. */
export function createDocuments(
  tools: DocumentTools,
): (page: ListedPage, content: PageContent) => PageDocument {
  const { theme, frame, keep, pictures, site, digestOf } = tools;
  return (page, content) => {
    const { route } = page;
    const picture = pictures(page);
    return keep({
      route,
      path: outputPathOfRoute(route),
      picture,
      sources() {
        const aspects = JSON.stringify(pageAspects(site, page, content, digestOf));
        return [frame(), route, content.view.hash, aspects, picture?.path];
      },
      draw: () => theme.renderDocument(viewPage(site, page, content, picture?.path)),
    });
  };
}

/** A document that was just drawn. */
function drawDocument(
  path: string,
  { html, parts, files }: DrawnDocument,
  { picture, encoder }: { readonly picture: SocialPicture | undefined; readonly encoder: DocumentEncoder },
): PageDocument {
  const made = [...files].map(([file, text]) => ({ path: file, hash: longHash(text), read: () => text }));
  const pictured = keepPicture(picture, undefined);
  const bytes = (): Buffer => encoder.encode(html);
  const drawn = { path, hash: longHash(bytes()), bytes, read: () => bytes().toString(), parts };
  return { ...drawn, files: made, diagnostics: [], ...pictured };
}

/** A picture with its hash: the one that is known, else that of the picture, which is drawn for it. */
function keepPicture(
  picture: SocialPicture | undefined,
  known: string | undefined,
): Pick<PageDocument, 'picture'> {
  if (picture === undefined) return {};
  const { path, read } = picture;
  if (known !== undefined) return { picture: { path, hash: known, read } };
  const drawn = read();
  return { picture: { path, hash: longHash(drawn), read: () => drawn } };
}

function lost(hash: string): never {
  throw new LostText(hash);
}
