import { findMember, type ObjectNode, trimSlashes, type ValueNode } from '../../source/index.ts';
import { itemsOf, makeList, makeObject, makeScalar, renameMembers, textAt, valueAt } from './tree.ts';

/** Name of the first section where mint.json gives none. */
const FIRST_SECTION = 'Documentation';
/** Icon of the first anchor where mint.json gives none; tabs do without. */
const FIRST_ANCHOR_ICON = 'book-open';

/** A tab or anchor of mint.json: it owns the groups whose pages lie under its URL. */
interface Section {
  readonly kind: 'tab' | 'anchor';
  readonly node: ObjectNode;
  /** URL without slashes at its ends. */
  readonly prefix: string;
  /** Its URL is the root of the site, and mint.json names no section for what belongs to no other: it is that section. */
  readonly ownsRest: boolean;
}

/** What mint.json says about the section for what belongs to no other. */
const FIRST_KEY = { tab: 'primaryTab', anchor: 'topAnchor' } as const;

/** Makes the `navigation` of docs.json from the flat groups of mint.json and the sections that divide them by URL. */
export function convertNavigation(root: ValueNode): ValueNode | undefined {
  const groups = valueAt(root, 'navigation');
  if (groups?.kind !== 'array') return groups;
  const versions = valueAt(root, 'versions');
  const level = convertVersions(root, groups, versions);
  const external = sectionsOf('anchor', root, undefined).filter(({ prefix }) => isAddress(prefix));
  if (external.length === 0) return level;
  const anchors = external.map((anchor) => toElement(anchor, 'href'));
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
  const tabs = sectionsOf('tab', root, version);
  const anchors = sectionsOf('anchor', root, version).filter(({ prefix }) => !isAddress(prefix));
  const owned = new Map<Section | undefined, ValueNode[]>();
  for (const written of itemsOf(groups)) {
    const group = pickVersion(written, version);
    if (group === undefined) continue;
    const owner = findOwner(group, [...tabs, ...anchors]);
    owned.set(owner, [...(owned.get(owner) ?? []), group]);
  }
  const convert = (section: Section): ObjectNode => {
    const inside = owned.get(section);
    if (inside === undefined)
      return isOfOperations(section) ? toReference(section) : toElement(section, 'href');
    const element = toElement(section, null);
    const members = makeObject(groups, { groups: makeList(section.node, inside) }).members;
    return { ...element, members: [...element.members, ...members] };
  };
  const rest = owned.get(undefined) ?? [];
  const first = makeObject(groups, rest.length === 0 ? {} : { groups: makeList(groups, rest) });
  const top: FirstSection = { key: 'anchor', about: valueAt(root, FIRST_KEY.anchor), content: first };
  const level = withSections(top, anchors.map(convert));
  return withSections({ key: 'tab', about: valueAt(root, FIRST_KEY.tab), content: level }, tabs.map(convert));
}

/** What belongs to no section. */
interface FirstSection {
  readonly key: Section['kind'];
  /** What mint.json says about it. */
  readonly about: ValueNode | undefined;
  readonly content: ObjectNode;
}

/** Makes what belongs to no section one of its own, before the others, if there are others. */
function withSections({ key, about, content }: FirstSection, others: readonly ObjectNode[]): ObjectNode {
  if (others.length === 0) return content;
  const icon = key === 'anchor' ? makeScalar(content, FIRST_ANCHOR_ICON) : undefined;
  const label = makeObject(content, {
    [key]: valueAt(about, 'name') ?? makeScalar(content, FIRST_SECTION),
    icon: valueAt(about, 'icon') ?? icon,
    iconType: valueAt(about, 'iconType'),
  });
  const first =
    content.members.length === 0 ? [] : [{ ...content, members: [...label.members, ...content.members] }];
  return makeObject(content, { [`${key}s`]: makeList(content, [...first, ...others]) });
}

function sectionsOf(kind: Section['kind'], root: ValueNode, version: string | undefined): readonly Section[] {
  const isFirstNamed = valueAt(valueAt(root, FIRST_KEY[kind]), 'name') !== undefined;
  return itemsOf(valueAt(root, `${kind}s`)).flatMap((written) => {
    const node = pickVersion(written, version);
    if (node?.kind !== 'object') return [];
    const url = textAt(node, 'url');
    const prefix = trimSlashes(url ?? '');
    return [{ kind, node, prefix, ownsRest: !isFirstNamed && url !== undefined && prefix === '' }];
  });
}

/** The element of a section; its URL becomes `href`, or nothing when the section has groups. */
function toElement({ kind, node }: Section, url: 'href' | null): ObjectNode {
  return rootHref(renameMembers(node, { name: kind, url, color: null, isDefaultHidden: null }));
}

/** Whether its pages are those of the specification that it names: its URL is then their folder, where no page stands. */
function isOfOperations({ node, prefix }: Section): boolean {
  return valueAt(node, 'openapi') !== undefined && !isAddress(prefix);
}

function toReference(section: Section): ObjectNode {
  const element = toElement(section, null);
  const members = element.members.map((member) => {
    const { key, value } = member;
    if (key !== 'openapi' || value.kind !== 'scalar' || section.prefix === '') return member;
    const directory = makeScalar(value, section.prefix);
    return { ...member, value: makeObject(value, { source: value, directory }) };
  });
  return { ...element, members };
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

function isAddress(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

function findOwner(group: ValueNode, sections: readonly Section[]): Section | undefined {
  const path = trimSlashes(firstPage(group) ?? '');
  return sections
    .filter(({ prefix, ownsRest }) =>
      prefix === '' ? ownsRest : path === prefix || path.startsWith(`${prefix}/`),
    )
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
