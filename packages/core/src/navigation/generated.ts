import type { CatalogSpecification, CatalogTag } from './api-catalog.ts';
import { containers } from './entries.ts';
import { firstPageAmong } from './first-page.ts';
import type { AttachedSpecification, Scope } from './inherit.ts';
import type { NavElement, NavNode } from './model.ts';
import { type FoundOperation, operationKey } from './operation-index.ts';
import { pageNode } from './page-nodes.ts';
import { endpointTarget } from './page-refs.ts';
import { arrayOf, type JsonObject, present } from './plain-json.ts';
import type { Run } from './run.ts';
import { documentedIn, listedByHandIn } from './survey.ts';

/** Label of the group for operations without a tag. */
const UNTAGGED = 'API Reference';
const CONTENT_KEYS = ['pages', 'groups', ...containers.map(([key]) => key)];

/** A group of generated pages before it becomes a node. */
interface TagGroup {
  readonly label: string;
  readonly operations: FoundOperation[];
  readonly groups: Map<string, TagGroup>;
}

/**
 * Groups by tag for the specifications that an element attaches without listing any page. One that inherits a
 * specification gets them too, unless the attaching element lists some of that specification by hand.
 */
export function generatedGroups(run: Run, value: JsonObject, scope: Scope): readonly NavNode[] {
  const top: TagGroup = { label: '', operations: [], groups: new Map() };
  const documented = (): ReadonlySet<string> => documentedIn(run, scope.container);
  for (const { specification } of specificationsToList(run, value, scope)) {
    for (const operation of specification?.operations ?? []) {
      if (specification === undefined || operation.excluded === true) continue;
      const found = { specification, operation };
      if (operation.href === undefined && documented().has(operationKey(found))) continue;
      groupOf(top, specification, operation.tags[0]).operations.push(found);
    }
  }
  return groupNodes(run, top, scope);
}

function specificationsToList(run: Run, value: JsonObject, scope: Scope): readonly AttachedSpecification[] {
  const { attachment } = scope;
  if (attachment?.owner === undefined || typeof value['href'] === 'string') return [];
  if (CONTENT_KEYS.some((key) => arrayOf(value[key]).length > 0)) return [];
  if (attachment.owner === value) return attachment.specifications;
  if (CONTENT_KEYS.some((key) => key in value)) return [];
  const region = { value: attachment.owner, pointer: attachment.pointer, attachment };
  const listed = listedByHandIn(run, region);
  return attachment.specifications.filter(
    ({ specification }) => specification !== undefined && !listed.has(specification.source),
  );
}

/** The group of a tag, inside the groups of the tags around it; made at the first operation that needs it. */
function groupOf(top: TagGroup, specification: CatalogSpecification, name: string | undefined): TagGroup {
  const labels = name === undefined ? [UNTAGGED] : tagPath(specification, name);
  return labels.reduce((group, label) => {
    const inner = group.groups.get(label) ?? { label, operations: [], groups: new Map() };
    group.groups.set(label, inner);
    return inner;
  }, top);
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

function groupNodes(run: Run, group: TagGroup, scope: Scope): readonly NavNode[] {
  const nodes: NavNode[] = [];
  const nextId = (): string => childId(scope.id, nodes.length);
  for (const operation of group.operations) {
    const id = nextId();
    run.pointers.set(id, scope.attachment?.pointer ?? scope.pointer);
    nodes.push(pageNode(run, endpointTarget(run, operation, scope.attachment), id, scope));
  }
  for (const inner of group.groups.values()) {
    const id = nextId();
    const children = groupNodes(run, inner, { ...scope, id });
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
