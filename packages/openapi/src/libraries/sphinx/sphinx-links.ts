import { isOutside } from '@waymark/core/source';
import { anchorOf } from '../../model/anchor.ts';
import type { OperationUrl } from '../../model/operation-url.ts';
import { readReference } from '../../references/references.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { placeOf } from './sphinx-document.ts';

/** What the addresses in texts of a Sphinx project may lead to. */
export interface SphinxPlaces {
  /** Names of documents by their place. */
  readonly documents: ReadonlyMap<string, string>;
  /** Anchors of members that stand in a list, by Sphinx's own. */
  readonly members: ReadonlyMap<string, string>;
}

/** Where a text is shown. */
interface Reader {
  /** Name of the document that it is from. */
  readonly from: string;
  /** Whether the page is that of the document. */
  readonly isThere: boolean;
}

/** Tells where an address in the text of a document leads on the site. */
export function createLinkTo(places: SphinxPlaces, { from, isThere }: Reader, urlOf: OperationUrl): LinkTo {
  return (href) => {
    if (isOutside(href)) return href;
    const { path, id } = readAddress(from, href);
    const hash = id === '' ? '' : `#${anchorIn(places, id)}`;
    const name = places.documents.get(path);
    if (name === from && isThere) return hash || undefined;
    const page = name === undefined ? undefined : urlOf({ method: 'MODULE', path: name });
    return page === undefined ? undefined : page + hash;
  };
}

/** The document that an address leads to. */
export function findDocument(
  { documents }: Pick<SphinxPlaces, 'documents'>,
  from: string,
  href: string,
): string | undefined {
  return documents.get(readAddress(from, href).path);
}

/** The place in the output that an address leads to, and the id there. */
function readAddress(from: string, href: string): { readonly path: string; readonly id: string } {
  const here = `${placeOf(from)}/`.replace(/^\/$/, '');
  const { file, pointer } = readReference(href, `${here}-`);
  return { path: href.startsWith('#') ? placeOf(from) : file.replace(/(?<!\/)\/+$/, ''), id: pointer };
}

function anchorIn({ members }: SphinxPlaces, id: string): string {
  return members.get(id) ?? anchorOf(id);
}
