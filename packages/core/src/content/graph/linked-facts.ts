import { anchorKey } from '../addresses/anchor-key.ts';
import { createIdPool, githubSlug } from '../addresses/slug.ts';
import type { PageFacts, PageLink, PageSection } from './page-facts.ts';

/**
 * What other pages and outputs need of a page that has been written, as plain data with little around it: a site has thousands of
 * pages, and each build reads what is kept of all of them.
 */
export interface LinkedFacts extends Pick<PageFacts, 'file' | 'anchors' | 'folds' | 'updates'> {
  readonly links: readonly PackedLink[];
  /** Ids that a link may name beside its anchors: those that GitHub would give its headings. */
  readonly aliases?: readonly string[];
  /** Nothing stands in it; one that does not parse is empty too. */
  readonly isEmpty?: boolean;
}

/**
 * A `PageLink`. The file is 0 where it is that of the page; the last two are those of `hrefSpan`, in the same file, or there is one
 * that says whose code gave the address.
 */
export type PackedLink = readonly [
  kind: PageLink['kind'],
  href: string,
  file: string | 0,
  start: number,
  end: number,
  hrefStart?: number | string,
  hrefEnd?: number,
];

/** Takes of the facts of a page what is needed when it has been written. */
export function linkedFacts({ file, anchors, folds, links, updates, sections }: PageFacts): LinkedFacts {
  const known = new Set(anchors);
  const aliases = githubIds(sections).filter((id) => !known.has(id));
  return {
    file,
    anchors,
    links: links.map((link) => packLink(link, file)),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(folds === undefined ? {} : { folds }),
    ...(sections.length === 0 ? { isEmpty: true } : {}),
    ...(updates === undefined ? {} : { updates }),
  };
}

function packLink({ kind, href, span, hrefSpan, by }: PageLink, own: string): PackedLink {
  const packed = [kind, href, span.file === own ? 0 : span.file, span.start, span.end] as const;
  if (by !== undefined) return [...packed, by];
  return hrefSpan === undefined ? packed : [...packed, hrefSpan.start, hrefSpan.end];
}

/** A link of the page of a file. */
export function unpackLink(packed: PackedLink, own: string): PageLink {
  const { 0: kind, 1: href, 2: place, 3: start, 4: end, 5: hrefStart, 6: hrefEnd } = packed;
  const file = place === 0 ? own : place;
  const span = { file, start, end };
  if (typeof hrefStart === 'string') return { kind, href, span, by: hrefStart };
  return hrefStart === undefined || hrefEnd === undefined
    ? { kind, href, span }
    : { kind, href, span, hrefSpan: { file, start: hrefStart, end: hrefEnd } };
}

/** The ids that GitHub would give to headings, where these have an id for their words. */
function githubIds(sections: readonly PageSection[]): readonly string[] {
  const uniqueId = createIdPool(1);
  return sections.flatMap(({ id, heading }) => {
    const slug = githubSlug(heading);
    // Fields of endpoint pages are sections too; their ids say more than their names.
    return id !== '' && anchorKey(id).startsWith(anchorKey(slug)) ? [uniqueId(slug)] : [];
  });
}
