import type { PageLink } from '@waymark/core/content';
import type { Specification } from '@waymark/openapi';
import { isFetched } from '../../site/sources/specification-source.ts';

/** Notes the addresses that texts of a specification lead to, while they are drawn. */
export interface LinkNotes {
  readonly note: (kind: PageLink['kind'], href: string) => void;
  /** Those that lead into the site, with the first place in the specification where each is written. */
  readonly links: (places: Specification['links'] | undefined) => readonly PageLink[];
}

/** Starts the notes of a page. */
export function createLinkNotes(): LinkNotes {
  const asked = new Map<string, PageLink['kind']>();
  return {
    note: (kind, href) => void asked.set(href, kind),
    links: (places) =>
      [...asked].flatMap(([href, kind]) => {
        const [span, ...others] = places?.get(href) ?? [];
        if (span === undefined) return [];
        // What is fetched is not the project's to edit, and of several places all would have to be.
        const isPlain = others.length === 0 && span.end - span.start === href.length;
        const isOwn = isPlain && !isFetched(span.file);
        return [{ kind, href, span, ...(isOwn ? { hrefSpan: span } : {}) }];
      }),
  };
}
