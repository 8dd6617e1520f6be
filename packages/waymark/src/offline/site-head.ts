import { parse } from 'parse5';
import { attribute, findElement } from './elements.ts';

/** What the first page of a finished site says of the site. */
export interface SiteHead {
  /** Absent where the page does not say it. */
  readonly name?: string;
  readonly language: string;
}

/** Reads the document of a site's first page; one that says no language is in English. */
export function readSiteHead(html: string): SiteHead {
  const root = parse(html);
  const page = findElement(root, ({ tagName }) => tagName === 'html');
  const tag = findElement(root, (element) => attribute(element, 'property') === 'og:site_name');
  const name = tag && attribute(tag, 'content');
  return {
    ...(name === undefined ? {} : { name }),
    language: (page && attribute(page, 'lang')) ?? 'en',
  };
}
