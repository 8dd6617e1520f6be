import { present } from '../../config/json/plain-json.ts';
import type { NavigationElement } from '../../config/navigation/navigation-tree.ts';
import { firstLinkAmong, firstPageAmong } from '../queries/first-page.ts';
import { targetOfHref } from './href.ts';
import type { Scope } from './inherit.ts';
import type { NavElement, NavNode } from './model.ts';
import type { Run } from './run.ts';

/** What was resolved of an element before the element itself. */
export interface ElementParts {
  readonly children: readonly NavNode[];
  /** Route of its own page. */
  readonly root?: string | undefined;
  /** Where that page leads, if it is only a link. */
  readonly rootUrl?: string | undefined;
  readonly global?: boolean;
}

/**
 * Makes the node of an element from what the author wrote and what was resolved inside it. It leads to its content; an
 * `href` counts only where there is none.
 */
export function buildElement(
  run: Run,
  written: NavigationElement,
  scope: Scope,
  { children, root, rootUrl, global }: ElementParts,
): NavElement {
  const { kind, label, icon, iconType, tag, description, color, align, searchable, pointer } = written;
  const href = kind === 'group' ? undefined : written.href;
  const { hidden, indexed } = scope.visibility;
  const own = rootUrl === undefined ? root : undefined;
  const first = own ?? firstPageAmong(children) ?? rootUrl ?? firstLinkAmong(children);
  const { openapi } = scope.attachments;
  const isDefault = (kind === 'version' || kind === 'language') && written.isDefault;
  return present<NavElement>({
    kind,
    id: scope.id,
    label,
    code: kind === 'language' ? written.code : undefined,
    frame: kind === 'language' ? written.frame : undefined,
    href,
    target: first ?? (href === undefined ? undefined : targetOfHref(href, run.pages)),
    icon,
    iconType,
    tag,
    description,
    color,
    align,
    default: isDefault ? true : undefined,
    hidden: hidden ? true : undefined,
    indexed: hidden && indexed ? true : undefined,
    searchable,
    boost: scope.boost,
    expanded: kind === 'group' ? written.expanded : undefined,
    root,
    rootUrl,
    directory: scope.directory,
    openapi: openapi?.owner === written ? openapi.specifications[0]?.source : undefined,
    global,
    pointer,
    children,
  });
}
