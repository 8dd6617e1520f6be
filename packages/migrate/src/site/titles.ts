import { anchorKey, decodePath } from '@waymark/core/content';
import { type Edit, type PageText, readPageText } from '../text/page-text.ts';
import { plainText, titleHeading } from '../text/title.ts';
import type { Tree } from '../tree/tree.ts';

/** What a page is called: its first heading, else its front matter, else a name for it. */
export interface Titles {
  /** The heading of the page. */
  readonly title: string;
  /** What front matter calls the page, where that is something else. */
  readonly other: string | undefined;
  /** Addresses of the heading on the page, which the title of the page has no more. */
  readonly anchors: readonly string[];
  /** Takes the heading off the body. */
  readonly edits: readonly Edit[];
}

/** Finds the titles of a page. */
export function titlesOf(page: PageText, name: string): Titles {
  const written = page.data['title'];
  const given =
    typeof written === 'string' || typeof written === 'number' ? plainText(String(written)) : undefined;
  const heading = titleHeading(page);
  const title = heading?.title ?? (given || name);
  return {
    title,
    other: given !== undefined && given !== title ? given : undefined,
    anchors: heading === undefined ? [] : [heading.title, heading.id ?? ''].filter(Boolean),
    edits: heading?.edits ?? [],
  };
}

/** Anchors that mean the title of a page, by its address; each page is read once. */
export function titleAnchors(
  tree: Tree,
  files: ReadonlyMap<string, string>,
): (route: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (route) => {
    const file = files.get(route);
    if (file === undefined) return [];
    const anchors = known.get(route) ?? titlesOf(readPageText(file, tree.readText(file) ?? ''), '').anchors;
    known.set(route, anchors);
    return anchors;
  };
}

/** What stands behind a path, without an anchor that means the title of the page. */
export function withoutTitleAnchor(rest: string, anchors: readonly string[]): string {
  const at = rest.indexOf('#');
  if (at === -1) return rest;
  const key = anchorKey(decodePath(rest.slice(at + 1)));
  return anchors.some((anchor) => anchorKey(anchor) === key) ? rest.slice(0, at) : rest;
}

/** A name in a path as words. */
export function wordsOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
