import { objectOf } from '../../config/json/plain-json.ts';

/** A page or address that the front matter names as related. */
export interface RelatedLink {
  /** As written. */
  readonly href: string;
  /** Absent where the title of the page that it leads to is meant. */
  readonly title?: string;
}

/** What `related` of a front matter says. */
export interface Related {
  readonly links: readonly RelatedLink[];
  /** The number of each entry that is no address, from 1. */
  readonly unread: readonly number[];
}

/**
 * Reads `related` of a front matter: a list of addresses and of `Title: address`; `false` stands for none. Undefined when
 * it is anything else.
 */
export function readRelated(value: unknown): Related | undefined {
  if (value === undefined || value === null || value === false) return { links: [], unread: [] };
  if (!Array.isArray(value)) return undefined;
  const read = value.map(readEntry);
  return {
    links: read.flatMap((links) => links ?? []),
    unread: read.flatMap((links, index) => (links === undefined ? [index + 1] : [])),
  };
}

/** What stands under one entry: a slip of indentation puts several titles into one. */
function readEntry(entry: unknown): readonly RelatedLink[] | undefined {
  if (isText(entry)) return [{ href: entry.trim() }];
  const titled = Object.entries(objectOf(entry) ?? {});
  if (titled.length === 0) return undefined;
  const links = titled.flatMap(([title, href]) => (isText(href) ? [{ href: href.trim(), title }] : []));
  return links.length === titled.length ? links : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
