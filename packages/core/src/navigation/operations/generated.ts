import { present } from '../../config/json/plain-json.ts';
import type { NavigationElement, NavigationLevel } from '../../config/navigation/navigation-tree.ts';
import { pageNode } from '../pages/page-nodes.ts';
import { endpointTarget } from '../pages/page-refs.ts';
import { firstPageAmong } from '../queries/first-page.ts';
import type { AttachedSpecification, Attachment, Attachments, Scope } from '../tree/inherit.ts';
import type { NavElement, NavNode } from '../tree/model.ts';
import type { Run } from '../tree/run.ts';
import type { CatalogSpecification, CatalogTag } from './api-catalog.ts';
import { documentedIn, documentsLibrary, listedByHandIn } from './documented-by-hand.ts';
import { type CatalogMatch, operationKey } from './operation-index.ts';

/** A group of generated pages before it becomes a node. */
interface TagGroup {
  readonly label: string;
  readonly operations: CatalogMatch[];
  readonly groups: Map<string, TagGroup>;
}

/** Where generated nodes stand: in an element, after some others. */
interface GeneratedPlace {
  readonly scope: Scope;
  readonly offset: number;
}

/**
 * The pages that an element has of specifications, after all that it lists: operations of `openapi`, channels of `asyncapi`,
 * then root fields and types of `graphql`, and symbols of `sdk`.
 */
export function generatedPages(
  run: Run,
  level: NavigationLevel | NavigationElement,
  { scope, offset }: GeneratedPlace,
): readonly NavNode[] {
  const nodes: NavNode[] = [];
  for (const generate of [operationGroups, channels, schemaGroups, libraryGroups])
    for (const node of generate(run, level, { scope, offset: offset + nodes.length })) nodes.push(node);
  return nodes;
}

/**
 * Groups by tag for the specifications that an element attaches without listing any page. One that inherits a
 * specification gets them too, unless the attaching element lists some of that specification by hand.
 */
function operationGroups(run: Run, level: NavigationLevel, place: GeneratedPlace): readonly NavNode[] {
  const { openapi } = place.scope.attachments;
  if (openapi === undefined) return [];
  const specifications = specificationsToList(run, level, openapi);
  return groupNodes(run, groupByTag(unlisted(run, place.scope, openapi, specifications)), {
    ...place,
    by: openapi,
  });
}

/** Groups of the root fields and types of the GraphQL schemas that an element names. */
function schemaGroups(run: Run, level: NavigationLevel, place: GeneratedPlace): readonly NavNode[] {
  const { graphql } = place.scope.attachments;
  return graphql?.owner === level ? groupsOf(run, graphql, place) : [];
}

/** Groups of the symbols of the libraries that an element names, unless a page below documents one itself. */
function libraryGroups(run: Run, level: NavigationLevel, place: GeneratedPlace): readonly NavNode[] {
  const { attachments } = place.scope;
  const { sdk } = attachments;
  if (sdk?.owner !== level || documentsLibrary(run, { level, attachments })) return [];
  return groupsOf(run, sdk, place);
}

function groupsOf(run: Run, by: Attachment, place: GeneratedPlace): readonly NavNode[] {
  return groupNodes(run, groupByTag(unlisted(run, place.scope, by)), { ...place, by });
}

/** Whether an element names AsyncAPI documents that it has no pages of: the format drops them in a group with `openapi`. */
export function leavesOutChannels(level: NavigationLevel | NavigationElement): boolean {
  return isGroup(level) && level.openapi !== undefined && level.asyncapi !== undefined;
}

/**
 * Channels of the AsyncAPI documents in effect. In a group that names them they stand beside its pages; elsewhere only
 * where nothing is listed, and outside groups in one of their own.
 */
function channels(
  run: Run,
  level: NavigationLevel | NavigationElement,
  place: GeneratedPlace,
): readonly NavNode[] {
  const { attachments } = place.scope;
  if (attachments.asyncapi === undefined || !listsChannels(level, attachments)) return [];
  const top: TagGroup = { label: '', operations: [], groups: new Map() };
  for (const found of unlisted(run, place.scope, attachments.asyncapi)) {
    const group = isGroup(level) ? top : groupOf(top, untaggedPath(found));
    group.operations.push(found);
  }
  return groupNodes(run, top, { ...place, by: attachments.asyncapi });
}

function listsChannels(
  level: NavigationLevel | NavigationElement,
  { openapi, asyncapi }: Attachments,
): boolean {
  const owner = asyncapi?.owner;
  if (owner === level) return isGroup(level) ? !leavesOutChannels(level) : level.content !== 'some';
  // A group lists those that it names itself, beside the groups in it.
  if (owner === undefined || isGroup(owner) || isLink(level) || level.content !== 'none') return false;
  return !isGroup(level) || openapi === undefined;
}

/**
 * The operations of specifications that get a row: not those excluded or for members, nor those that a page file beside
 * documents, unless that would leave nothing of a group that was written for them.
 */
function unlisted(
  run: Run,
  scope: Scope,
  { owner, specifications: attached }: Attachment,
  specifications: readonly AttachedSpecification[] = attached,
): readonly CatalogMatch[] {
  const shown = specifications.flatMap(({ specification }) =>
    specification === undefined
      ? []
      : specification.operations
          .filter(({ excluded, forMembers }) => excluded !== true && forMembers !== true)
          .map((operation): CatalogMatch => ({ specification, operation })),
  );
  const documented = documentedIn(run, scope.container);
  const left = shown.filter(
    (found) => found.operation.href !== undefined || !documented.has(operationKey(found)),
  );
  const isEmptied = left.length === 0 && owner?.pointer === scope.pointer && owner.content !== 'some';
  return isEmptied ? shown : left;
}

function specificationsToList(
  run: Run,
  level: NavigationLevel | NavigationElement,
  openapi: Attachment,
): readonly AttachedSpecification[] {
  if (openapi.owner === undefined || isLink(level) || level.content === 'some') return [];
  if (openapi.owner === level) return openapi.specifications;
  if (level.content === 'empty') return [];
  const listed = listedByHandIn(run, { level: openapi.owner, attachments: { openapi } });
  return openapi.specifications.filter(
    ({ specification }) => specification !== undefined && !listed.has(specification.source),
  );
}

function isGroup(level: NavigationLevel | NavigationElement): boolean {
  return 'kind' in level && level.kind === 'group';
}

function isLink(level: NavigationLevel | NavigationElement): boolean {
  return 'kind' in level && level.href !== undefined;
}

/** Operations in groups by their first tag, in order of first occurrence. */
function groupByTag(operations: readonly CatalogMatch[]): TagGroup {
  const top: TagGroup = { label: '', operations: [], groups: new Map() };
  for (const found of operations) {
    const [tag] = found.operation.tags;
    const labels = tag === undefined ? untaggedPath(found) : tagPath(found.specification, tag);
    groupOf(top, labels).operations.push(found);
  }
  return top;
}

/** The group at the end of a path of labels; made at the first operation that needs it. */
function groupOf(top: TagGroup, labels: readonly string[]): TagGroup {
  return labels.reduce((group, label) => {
    const inner = group.groups.get(label) ?? { label, operations: [], groups: new Map() };
    group.groups.set(label, inner);
    return inner;
  }, top);
}

/** Label of the group for operations without a tag. */
function untaggedPath({ specification }: CatalogMatch): readonly string[] {
  return [specification.untagged ?? 'API Reference'];
}

/** Labels of a tag and its parents, outermost first. A circle of parents is cut. */
function tagPath(specification: CatalogSpecification, name: string): readonly string[] {
  const path: CatalogTag[] = [];
  let tag = specification.tags.find((candidate) => candidate.name === name);
  if (tag === undefined) return [name];
  while (tag !== undefined && !path.includes(tag)) {
    path.unshift(tag);
    const parent: string | undefined = tag.parent;
    tag = specification.tags.find((candidate) => candidate.name === parent);
  }
  return path.map(({ label }) => label);
}

/** Where generated nodes stand, and what makes them. */
interface GroupPlace extends GeneratedPlace {
  readonly by: Attachment;
}

function groupNodes(run: Run, group: TagGroup, { scope, offset, by }: GroupPlace): readonly NavNode[] {
  const nodes: NavNode[] = [];
  const nextId = (): string => childId(scope.id, offset + nodes.length);
  for (const operation of group.operations) {
    const target = endpointTarget(run, operation, { by, language: scope.language });
    if (target.kind === 'page' && target.head.forMembers === true) continue;
    const id = nextId();
    run.pointers.set(id, by.pointer);
    nodes.push(pageNode(run, target, id, scope));
  }
  for (const inner of group.groups.values()) {
    const id = nextId();
    const children = groupNodes(run, inner, { scope: { ...scope, id }, offset: 0, by });
    nodes.push(
      present<NavElement>({
        kind: 'group',
        id,
        label: inner.label,
        target: firstPageAmong(children),
        hidden: scope.visibility.hidden ? true : undefined,
        indexed: scope.visibility.hidden && scope.visibility.indexed ? true : undefined,
        boost: scope.boost,
        directory: scope.directory,
        pointer: scope.pointer,
        children,
      }),
    );
  }
  return nodes;
}

/** Id of a node by its parent's id and its index there. */
export function childId(parent: string, index: number): string {
  return parent === '' ? String(index) : `${parent}.${index}`;
}
