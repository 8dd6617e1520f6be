import { readMembership } from '@waymark/core/content';
import type {
  ApiCatalog,
  CatalogOperation,
  CatalogSpecification,
  CatalogTag,
} from '@waymark/core/navigation';
import { defined, own, stringOf } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import { operationHeads, tagObjects } from '../operations/operation-heads.ts';
import { isOwnAncestor } from '../read/checks/check-specification.ts';

/**
 * Makes the catalogue that the navigation resolves endpoints with, specifications in alphabetical order; `groups`: the
 * groups of readers that the site is made for.
 */
export function toCatalog(
  specifications: readonly Specification[],
  groups: readonly string[] = [],
): ApiCatalog {
  const ordered = [...specifications].sort((a, b) =>
    a.source < b.source ? -1 : a.source > b.source ? 1 : 0,
  );
  return { specifications: ordered.map((specification) => toCatalogSpecification(specification, groups)) };
}

function toCatalogSpecification(
  specification: Specification,
  groups: readonly string[],
): CatalogSpecification {
  const tags = readTags(specification);
  const badges = new Map(tags.filter(({ kind }) => kind === 'badge').map(({ name, label }) => [name, label]));
  const silent = new Set(tags.filter(({ kind }) => kind !== 'nav').map(({ name }) => name));
  return {
    source: specification.source,
    operations: operationHeads(specification).map((head) => ({
      ...toCatalogOperation(head, badges, silent),
      ...(readMembership(head.groups)?.isFor(groups) === false ? { forMembers: true } : {}),
    })),
    tags: navTags(tags),
    ...(specification.version === 'asyncapi' ? { untagged: 'Websockets' } : {}),
  };
}

interface ReadTag extends CatalogTag {
  readonly kind: string;
}

function readTags(specification: Specification): readonly ReadTag[] {
  return tagObjects(specification).map((tag) =>
    defined<ReadTag>({
      name: String(tag['name']),
      label:
        stringOf(own(tag, 'x-group')) ??
        stringOf(own(tag, 'summary')) ??
        stringOf(own(tag, 'x-displayName')) ??
        String(tag['name']),
      parent: stringOf(own(tag, 'parent')),
      kind: stringOf(own(tag, 'kind')) ?? 'nav',
    }),
  );
}

/** The tags that make groups. */
function navTags(tags: readonly ReadTag[]): readonly CatalogTag[] {
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  return tags
    .filter(({ kind }) => kind === 'nav')
    .map(({ name, label, parent }) =>
      defined<CatalogTag>({ name, label, parent: isOwnAncestor(parents, name) ? undefined : parent }),
    );
}

/** Tags of kind `badge` become the page's tag; those of another kind than `nav` make no group. */
function toCatalogOperation(
  head: OperationHead,
  badges: ReadonlyMap<string, string>,
  silent: ReadonlySet<string>,
): CatalogOperation {
  const badge = head.tags.map((tag) => badges.get(tag)).find((label) => label !== undefined);
  const { method, path, title, summary, description, deprecated, hidden, excluded, href, slug } = head;
  return defined<CatalogOperation>({
    method,
    path,
    title,
    summary,
    description,
    tags: head.tags.filter((tag) => !silent.has(tag)),
    deprecated,
    hidden,
    excluded,
    href,
    slug,
    metadata: badge === undefined ? head.metadata : { tag: badge, ...head.metadata },
  });
}
