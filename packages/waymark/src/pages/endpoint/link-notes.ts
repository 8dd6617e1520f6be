import type { PageLink } from '@waymark/core/content';
import type { Specification } from '@waymark/openapi';

/** Notes the addresses that texts of a specification lead to, while they are drawn. */
export interface LinkNotes {
  readonly note: (kind: PageLink['kind'], href: string) => void;
  /** Those that lead into the site, with the place in the specification where each is written. */
  readonly links: (places: Specification['links'] | undefined) => readonly PageLink[];
}

/** Starts the notes of a page. */
export function createLinkNotes(): LinkNotes {
  const asked = new Map<string, PageLink['kind']>();
  return {
    note: (kind, href) => void asked.set(href, kind),
    links: (places) =>
      [...asked].flatMap(([href, kind]) => {
        const span = places?.get(href);
        if (span === undefined) return [];
        // What is fetched is not the project's to edit.
        const isOwn = !/^https?:/i.test(span.file) && span.end - span.start === href.length;
        return [{ kind, href, span, ...(isOwn ? { hrefSpan: span } : {}) }];
      }),
  };
}
