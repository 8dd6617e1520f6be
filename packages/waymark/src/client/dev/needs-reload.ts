import { addedScripts } from './update-head.ts';

/** Attributes of the document that scripts read once, when the page starts. */
const SETTINGS = [
  'data-appearance',
  'data-appearance-strict',
  'data-theme',
  'data-base',
  'data-container',
  'data-places',
];

/** Elements that scripts take hold of once: if one comes, goes or becomes another, they have to start again. */
const HELD = [
  '.bar-links a',
  '[data-mode-toggle]',
  '[data-search-src]',
  '[data-action]',
  '[data-playground]',
].join();

/** What tells one of these elements from another. */
const TELLING = ['href', 'value', 'data-action'];

/** Navigation that a reader who came from another part of the site has exchanged. */
const AROUND = ['#navbar', '#sidebar', '#pagination', '#footer', '#banner'];

/** Whether a page cannot be changed in place to what was sent anew. */
export function needsReload(sent: Document, fresh: Document): boolean {
  const html = (holder: Document, name: string): string | null => holder.documentElement.getAttribute(name);
  return (
    SETTINGS.some((name) => html(sent, name) !== html(fresh, name)) ||
    // A page keeps the policy that it was loaded with.
    policyOf(sent) !== policyOf(fresh) ||
    addedScripts(sent, fresh) === undefined ||
    heldIn(sent) !== heldIn(fresh) ||
    (html(document, 'data-container') !== html(sent, 'data-container') &&
      AROUND.some((part) => htmlOf(sent, part) !== htmlOf(fresh, part)))
  );
}

function policyOf(holder: Document): string | null | undefined {
  return holder.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
}

function heldIn(holder: Document): string {
  return JSON.stringify(
    Array.from(holder.querySelectorAll(HELD), (element) => [
      element.localName,
      ...TELLING.map((name) => element.getAttribute(name)),
    ]),
  );
}

function htmlOf(holder: Document, selector: string): string | undefined {
  return holder.querySelector(selector)?.outerHTML;
}
