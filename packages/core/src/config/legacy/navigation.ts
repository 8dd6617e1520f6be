import { findMember, type ObjectNode, type ValueNode } from '../../source/index.ts';
import { itemsOf, makeList, makeObject, makeScalar, renameMembers, textAt, valueAt } from './tree.ts';

/** Name of the first section where mint.json gives none. */
const FIRST_SECTION = 'Documentation';

/** A tab or anchor of mint.json: it owns the groups whose pages lie under its URL. */
interface Section {
  readonly kind: 'tab' | 'anchor';
  readonly node: ValueNode;
  /** URL without slashes at its ends. */
  readonly prefix: string;
}

/** Makes the `navigation` of docs.json from the flat groups of mint.json and the sections that divide them by URL. */
export function convertNavigation(root: ValueNode): ValueNode | undefined {
  const groups = valueAt(root, 'navigation');
  if (groups?.kind !== 'array') return groups;
  const versions = valueAt(root, 'versions');
  const level = convertVersions(root, groups, versions);
  const external = itemsOf(valueAt(root, 'anchors')).filter(isExternal);
  if (external.length === 0) return level;
  const anchors = external.map((anchor) => toElement({ kind: 'anchor', node: anchor, prefix: '' }, 'href'));
  const global = makeObject(groups, { anchors: makeList(groups, anchors) });
  return { ...level, members: [...level.members, ...makeObject(groups, { global }).members] };
}

function convertVersions(root: ValueNode, groups: ValueNode, versions: ValueNode | undefined): ObjectNode {
  const entries = itemsOf(versions);
  if (versions === undefined || entries.length === 0) return convertLevel(root, groups, undefined);
  const isLocalized = entries.some((entry) => textAt(entry, 'locale') !== undefined);
  const levels = entries.map((entry) => {
    const name = valueAt(entry, 'name') ?? entry;
    const label = isLocalized
      ? { language: valueAt(entry, 'locale') ?? name, default: valueAt(entry, 'default') }
      : { version: name, default: valueAt(entry, 'default') };
    const level = convertLevel(root, groups, name.kind === 'scalar' ? String(name.value) : undefined);
    return { ...level, members: [...makeObject(entry, label).members, ...level.members] };
  });
  const container = makeList(versions, levels);
  return makeObject(groups, isLocalized ? { languages: container } : { versions: container });
}

/** Everything of one version: groups of no section first, then the sections. */
function convertLevel(root: ValueNode, groups: ValueNode, version: string | undefined): ObjectNode {
  const tabs = sectionsOf('tab', valueAt(root, 'tabs'), version);
  const anchors = sectionsOf('anchor', valueAt(root, 'anchors'), version).filter(
    ({ node }) => !isExternal(node),
  );
  const owned = new Map<Section | undefined, ValueNode[]>();
  for (const written of itemsOf(groups)) {
    const group = pickVersion(written, version);
    if (group === undefined) continue;
    const owner = findOwner(group, [...tabs, ...anchors]);
    owned.set(owner, [...(owned.get(owner) ?? []), group]);
  }
  const convert = (section: Section): ObjectNode => {
    const inside = owned.get(section);
    if (inside === undefined) return toElement(section, 'href');
    const element = toElement(section, null);
    const members = makeObject(groups, { groups: makeList(section.node, inside) }).members;
    return { ...element, members: [...element.members, ...members] };
  };
  const rest = owned.get(undefined);
  const first = rest === undefined ? undefined : makeObject(groups, { groups: makeList(groups, rest) });
  const topAnchor = valueAt(root, 'topAnchor');
  const level = withFirst(first, anchors.map(convert), { key: 'anchor', about: topAnchor, groups });
  return tabs.length === 0
    ? (level ?? makeObject(groups, {}))
    : (withFirst(level, tabs.map(convert), { key: 'tab', about: valueAt(root, 'primaryTab'), groups }) ??
        makeObject(groups, {}));
}

interface FirstSection {
  readonly key: 'tab' | 'anchor';
  /** What mint.json says about the section of the groups that belong to no other. */
  readonly about: ValueNode | undefined;
  readonly groups: ValueNode;
}

/** Puts what belongs to no section into one of its own, before the others. */
function withFirst(
  first: ObjectNode | undefined,
  others: readonly ObjectNode[],
  { key, about, groups }: FirstSection,
): ObjectNode | undefined {
  if (others.length === 0) return first;
  const label = {
    [key]: valueAt(about, 'name') ?? makeScalar(groups, FIRST_SECTION),
    icon: valueAt(about, 'icon'),
    iconType: valueAt(about, 'iconType'),
  };
  const opening =
    first === undefined
      ? []
      : [{ ...first, members: [...makeObject(groups, label).members, ...first.members] }];
  return makeObject(groups, { [`${key}s`]: makeList(groups, [...opening, ...others]) });
}

function sectionsOf(
  kind: Section['kind'],
  list: ValueNode | undefined,
  version: string | undefined,
): readonly Section[] {
  return itemsOf(list).flatMap((node) => {
    const picked = pickVersion(node, version);
    if (picked === undefined) return [];
    return [{ kind, node: picked, prefix: trimSlashes(textAt(node, 'url') ?? '') }];
  });
}

/** The element of a section; its URL becomes `href`, or nothing when the section has groups. */
function toElement({ kind, node }: Section, url: 'href' | null): ObjectNode {
  const element = renameMembers(node, {
    name: kind,
    url,
    color: null,
    isDefaultHidden: null,
    openapi: 'openapi',
  });
  return element?.kind === 'object' ? rootHref(element) : makeObject(node, {});
}

/** Paths of mint.json begin at the root even without a slash. */
function rootHref(element: ObjectNode): ObjectNode {
  const members = element.members.map((member) => {
    const href = member.key === 'href' ? textAt(element, 'href') : undefined;
    if (href === undefined || isAddress(href) || href.startsWith('/')) return member;
    return { ...member, value: makeScalar(member.value, `/${href}`) };
  });
  return { ...element, members };
}

function isExternal(node: ValueNode): boolean {
  return isAddress(textAt(node, 'url') ?? '');
}

function isAddress(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

function findOwner(group: ValueNode, sections: readonly Section[]): Section | undefined {
  const path = trimSlashes(firstPage(group) ?? '');
  return sections
    .filter(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

function firstPage(node: ValueNode): string | undefined {
  for (const page of itemsOf(valueAt(node, 'pages'))) {
    const path = page.kind === 'scalar' ? String(page.value) : firstPage(page);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The group (or section) without what belongs to other versions; nothing when it does so itself. */
function pickVersion(node: ValueNode, version: string | undefined): ValueNode | undefined {
  if (node.kind !== 'object') return node;
  const own = findMember(node, 'version');
  const isOther =
    own?.value.kind === 'scalar' && version !== undefined && String(own.value.value) !== version;
  if (isOther) return undefined;
  const members = node.members
    .filter((member) => member !== own)
    .map((member) => {
      if (member.value.kind !== 'array') return member;
      const items = member.value.items.flatMap((item) => pickVersion(item, version) ?? []);
      return { ...member, value: { ...member.value, items } };
    });
  return { ...node, members };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
