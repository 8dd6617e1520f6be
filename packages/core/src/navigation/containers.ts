import { navigationDiagnostics } from '../diagnostics/catalog/navigation.ts';
import { checkContent } from './checks.ts';
import { buildElement } from './element.ts';
import { type ElementEntry, type Entry, entriesOf, type RefEntry } from './entries.ts';
import { childId, generatedChannels, generatedGroups } from './generated.ts';
import { globalEntries } from './global.ts';
import { checkAttachment, elementScope, type Scope } from './inherit.ts';
import type { ElementKind, NavElement, NavNode } from './model.ts';
import { operationKey } from './operation-index.ts';
import { pageNode, rememberPageFile } from './page-nodes.ts';
import { findPageFile, type PageTarget, pageTarget, resolveRef, type Target } from './page-refs.ts';
import { type JsonObject, textOf } from './plain-json.ts';
import { type Run, whereIs } from './run.ts';

/** Elements inside elements that are still resolved: far more than any reader would follow. */
const DEPTH_LIMIT = 100;

/** What is known of the element whose content is resolved: its kind and its own page. */
interface Owner {
  readonly kind: ElementKind;
  readonly root: PageTarget | undefined;
}

/**
 * Resolves everything that an element (or the root, without `owner`) holds: pages and groups, the other containers,
 * generated groups, and global links last.
 */
export function resolveChildren(
  run: Run,
  value: JsonObject,
  scope: Scope,
  owner?: Owner,
): readonly NavNode[] {
  if (scope.depth > DEPTH_LIMIT) {
    const where = whereIs(run, scope.pointer);
    run.diagnostics.push(navigationDiagnostics['too-deep']({ limit: DEPTH_LIMIT }, where));
    return [];
  }
  const entries = entriesOf(value, scope.pointer);
  const targets = resolveRefs(run, entries, scope, owner);
  const children: NavNode[] = [];
  for (const entry of entries) {
    const id = childId(scope.id, children.length);
    if (entry.kind !== 'ref') {
      children.push(resolveElement(run, entry, id, scope));
      continue;
    }
    const target = targets.get(entry);
    if (target === undefined) continue;
    run.pointers.set(id, entry.pointer);
    children.push(pageNode(run, target, id, scope));
  }
  children.push(...generatedGroups(run, value, scope));
  const place = { scope, offset: children.length };
  children.push(...generatedChannels(run, { value, kind: owner?.kind ?? 'root' }, place));
  for (const entry of globalEntries(value, scope.pointer)) {
    const inside = elementScope(run, scope, entry, childId(scope.id, children.length));
    children.push(buildElement(run, entry, inside, { children: [], global: true }));
  }
  return children;
}

function resolveElement(run: Run, entry: ElementEntry, id: string, around: Scope): NavElement {
  const scope = elementScope(run, around, entry, id);
  if (scope.attachment !== around.attachment) checkAttachment(run, scope.attachment);
  const root = resolveRoot(run, entry, scope);
  const children = resolveChildren(run, entry.value, scope, { kind: entry.kind, root });
  const element = buildElement(run, entry, scope, { children, root: root?.head.route });
  const attached = scope.attachment?.owner === entry.value ? scope.attachment.specifications : [];
  checkContent(run, { entry, element, attached, hasSpecification: scope.attachment !== undefined });
  return element;
}

/** The element's own page; one that is hidden is not offered. */
function resolveRoot(run: Run, { value, pointer }: ElementEntry, scope: Scope): PageTarget | undefined {
  const text = textOf(value['root']);
  if (text === undefined) return undefined;
  const head = findPageFile(run, { text, pointer: `${pointer}/root` });
  if (head === undefined || head.hidden === true) return undefined;
  const target = pageTarget(run, head, scope.attachment);
  rememberPageFile(run, target);
  run.pointers.set(scope.id, `${pointer}/root`);
  return target;
}

/**
 * What the page references of one level stand for. Left out: a group's root page, whose row is the group itself, and
 * an operation that a page file beside it documents, unless it has an address of its own.
 */
function resolveRefs(
  run: Run,
  entries: readonly Entry[],
  scope: Scope,
  owner: Owner | undefined,
): ReadonlyMap<RefEntry, Target> {
  const targets = new Map<RefEntry, Target>();
  for (const entry of entries) {
    const target = entry.kind === 'ref' ? resolveRef(run, entry, scope) : undefined;
    if (entry.kind === 'ref' && target !== undefined) targets.set(entry, target);
  }
  const written = [...targets.values(), ...(owner?.root === undefined ? [] : [owner.root])];
  const documented = new Set(
    written.flatMap((target) =>
      target.kind === 'page' && !target.isOfOperation && target.operation !== undefined
        ? [operationKey(target.operation)]
        : [],
    ),
  );
  for (const [entry, target] of targets) {
    const isRoot =
      owner?.kind === 'group' && target.kind === 'page' && target.head.route === owner.root?.head.route;
    if (isRoot || isRepeated(target, documented)) targets.delete(entry);
  }
  return targets;
}

function isRepeated(target: Target, documented: ReadonlySet<string>): boolean {
  if (target.kind === 'link' || target.operation === undefined) return false;
  if (target.kind === 'page') return target.isOfOperation && documented.has(operationKey(target.operation));
  return target.operation.operation.href === undefined && documented.has(operationKey(target.operation));
}
