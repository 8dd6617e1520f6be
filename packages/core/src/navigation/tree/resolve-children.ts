import type { NavigationElement, NavigationLevel, PageRef } from '../../config/navigation/navigation-tree.ts';
import { DEPTH_LIMIT } from '../../config/navigation/read-navigation.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { childId, generatedPages } from '../operations/generated.ts';
import { operationKey } from '../operations/operation-index.ts';
import { pageNode, rememberPageFile } from '../pages/page-nodes.ts';
import { findPageFile, type PageTarget, pageTarget, type RefTarget, resolveRef } from '../pages/page-refs.ts';
import { checkIsFilled } from './checks.ts';
import { buildElement } from './element.ts';
import { checkAttachments, elementScope, ownAttachments, type Scope } from './inherit.ts';
import type { ElementKind, NavElement, NavNode } from './model.ts';
import { type Run, whereIs } from './run.ts';

/** What is known of the element whose content is resolved: its kind and its own page. */
interface Owner {
  readonly kind: ElementKind;
  readonly page: PageTarget | undefined;
}

/**
 * Resolves everything that an element (or the root, without `owner`) holds: pages and groups, the other containers,
 * generated groups, and global links last.
 */
export function resolveChildren(
  run: Run,
  level: NavigationLevel,
  scope: Scope,
  owner?: Owner,
): readonly NavNode[] {
  if (level.isTooDeep) {
    const where = whereIs(run, level.pointer);
    run.diagnostics.push(navigationDiagnostics['too-deep']({ limit: DEPTH_LIMIT }, where));
    return [];
  }
  const targets = resolveRefs(run, level, scope, owner);
  const children = [...hiddenRoot(run, owner?.page, { scope, listed: [...targets.values()] })];
  for (const entry of level.entries) {
    const id = childId(scope.id, children.length);
    if (entry.kind !== 'ref') {
      if (isForMembers(run, entry)) continue;
      children.push(resolveElement(run, entry, id, scope));
      continue;
    }
    const target = targets.get(entry);
    if (target === undefined) continue;
    run.pointers.set(id, entry.pointer);
    children.push(pageNode(run, target, id, scope));
  }
  for (const each of generatedPages(run, level, { scope, offset: children.length })) children.push(each);
  for (const element of level.globals) {
    if (element.href === undefined) continue;
    const inside = elementScope(run, scope, element, childId(scope.id, children.length));
    children.push(buildElement(run, element, inside, { children: [], global: true }));
  }
  return children;
}

function resolveElement(run: Run, written: NavigationElement, id: string, around: Scope): NavElement {
  const scope = elementScope(run, around, written, id);
  const own = ownAttachments(written, scope.attachments);
  checkAttachments(run, own);
  const page = resolveRoot(run, written, scope);
  const children = resolveChildren(run, written, scope, { kind: written.kind, page });
  const shown = page?.head.hidden === true ? undefined : page?.head;
  const element = buildElement(run, written, scope, { children, root: shown?.route, rootUrl: shown?.url });
  const attached = own.flatMap(({ specifications }) => specifications);
  const hasSpecification = Object.keys(scope.attachments).length > 0;
  checkIsFilled(run, { written, element, attached, hasSpecification });
  return element;
}

/** The element's own page. */
function resolveRoot(
  run: Run,
  { root: text, pointer }: NavigationElement,
  scope: Scope,
): PageTarget | undefined {
  if (text === undefined) return undefined;
  const head = findPageFile(run, { text, pointer: `${pointer}/root` });
  if (head === undefined || head.forMembers === true) return undefined;
  const target = pageTarget(run, head, scope.attachments);
  rememberPageFile(run, target);
  run.pointers.set(scope.id, `${pointer}/root`);
  return target;
}

/** A hidden own page is not offered: it has its place below the element, as hidden pages have that `pages` lists. */
function hiddenRoot(
  run: Run,
  page: PageTarget | undefined,
  { scope, listed }: { readonly scope: Scope; readonly listed: readonly RefTarget[] },
): readonly NavNode[] {
  const isListed = listed.some((target) => target.kind === 'page' && target.head === page?.head);
  if (page?.head.hidden !== true || isListed) return [];
  const id = childId(scope.id, 0);
  run.pointers.set(id, run.pointers.get(scope.id) ?? '');
  return [pageNode(run, page, id, scope)];
}

/**
 * What the page references of one level stand for. Left out: a group's root page, whose row is the group itself, and
 * an operation that a page file beside it documents, unless it has an address of its own.
 */
function resolveRefs(
  run: Run,
  { entries }: NavigationLevel,
  scope: Scope,
  owner: Owner | undefined,
): ReadonlyMap<PageRef, RefTarget> {
  const targets = new Map<PageRef, RefTarget>();
  for (const entry of entries) {
    const target = entry.kind === 'ref' ? resolveRef(run, entry, scope) : undefined;
    if (entry.kind === 'ref' && target !== undefined && !isClosed(target)) targets.set(entry, target);
  }
  const written = [...targets.values(), ...(owner?.page === undefined ? [] : [owner.page])];
  const documented = new Set(
    written.flatMap((target) =>
      target.kind === 'page' && !target.isOfOperation && target.operation !== undefined
        ? [operationKey(target.operation)]
        : [],
    ),
  );
  for (const [entry, target] of targets) {
    const isRoot =
      owner?.kind === 'group' && target.kind === 'page' && target.head.route === owner.page?.head.route;
    if (isRoot || isRepeated(target, documented)) targets.delete(entry);
  }
  return targets;
}

/** Whether a target is a page for members of groups that the site is not made for. */
function isClosed(target: RefTarget): boolean {
  return target.kind === 'page' && target.head.forMembers === true;
}

/** Whether an element has nothing but such pages: then it is left out as they are. */
function isForMembers(run: Run, { root, entries, globals, ...attached }: NavigationElement): boolean {
  const { openapi, asyncapi, graphql, sdk } = attached;
  const isOnly =
    entries.length > 0 && globals.length === 0 && (openapi ?? asyncapi ?? graphql ?? sdk) === undefined;
  const isClosedPage = (text: string): boolean => run.pages.find(text)?.head.forMembers === true;
  return (
    isOnly &&
    (root === undefined || isClosedPage(root)) &&
    entries.every((entry) =>
      entry.kind === 'ref' ? isClosedPage(entry.text) : entry.href === undefined && isForMembers(run, entry),
    )
  );
}

function isRepeated(target: RefTarget, documented: ReadonlySet<string>): boolean {
  if (target.kind === 'link' || target.operation === undefined) return false;
  if (target.kind === 'page') return target.isOfOperation && documented.has(operationKey(target.operation));
  return target.operation.operation.href === undefined && documented.has(operationKey(target.operation));
}
