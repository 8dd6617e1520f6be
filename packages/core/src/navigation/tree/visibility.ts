import type { NavigationElement } from '../../config/navigation/navigation-tree.ts';

/** Whether what stands here is left out of the navigation, and whether search and sitemap may still list it. */
export interface Visibility {
  readonly hidden: boolean;
  readonly indexed: boolean;
}

/** Nothing around it is hidden. */
export const visible: Visibility = { hidden: false, indexed: true };

/**
 * Visibility of an element inside another. Nothing brings a hidden subtree back to the sidebar; `hidden: false` and
 * `searchable: true` bring it back to the index.
 */
export function visibilityOf(
  around: Visibility,
  element: Pick<NavigationElement, 'hidden' | 'searchable'>,
): Visibility {
  const hidden = around.hidden || element.hidden === true;
  if (!hidden) return visible;
  if (element.searchable === true) return { hidden, indexed: true };
  if (element.hidden === true) return { hidden, indexed: false };
  return { hidden, indexed: around.indexed || element.hidden === false };
}

/** Whether a page may be listed by search and sitemap at one of its places; `own` is what the page says itself. */
export function isIndexedAt(around: Visibility, own: boolean | undefined): boolean {
  if (own === true) return false;
  return !around.hidden || around.indexed || own === false;
}
