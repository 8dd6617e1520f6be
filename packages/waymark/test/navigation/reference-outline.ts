/** What the specification (docs-json.md 3.5 to 3.10, contract 4) wants drawn around a page of the reference model. */
import type { Choices, Entry, PageOutline, Row, TabEntry } from './page-outline.ts';
import {
  breadcrumbsOf,
  containerOf,
  isElement,
  type Model,
  type ModelElement,
  type ModelNode,
  type ModelPlace,
  switchTargets,
  targetOf,
} from './reference-model.ts';

/** Settings of the site that the outline depends on. */
export interface Settings {
  readonly theme: string;
  readonly base: string;
  readonly eyebrows?: 'breadcrumbs' | 'section' | undefined;
}

const HTML_LANGUAGES: Readonly<Record<string, string>> = { jp: 'ja', cn: 'zh-CN' };
/** design/looks.md, section 3. */
const BREADCRUMB_THEMES: readonly string[] = ['palm', 'aspen', 'sequoia', 'luma'];
/** Elements of one level behind one button; a menu outside of a tab too. */
const SELECTORS: readonly string[] = ['product', 'version', 'language', 'item'];

/** The outline of a page, by its first place. */
export function expectOutline(model: Model, place: ModelPlace, settings: Settings): PageOutline {
  const container = containerOf(place.trail);
  const depth = container === undefined ? 0 : place.trail.indexOf(container) + 1;
  const parents = [model.root, ...place.trail.slice(0, depth)];
  const trail = place.trail;
  const link = (target: string | undefined): string | undefined => hrefOf(target, settings.base);

  const entry = (element: ModelElement, target = targetOf(element)): Entry => ({
    kind: element.kind,
    label: element.label,
    href: link(target),
    active: trail.includes(element),
  });
  const levels = (kind: string): readonly (readonly ModelElement[])[] =>
    parents
      .filter((parent) => kind !== 'item' || parent.kind !== 'tab')
      .map((parent) => drawn(parent, kind, trail))
      .filter((elements) => elements.length > 0);
  const choices = (
    kind: string,
    targets: (element: ModelElement) => readonly (string | undefined)[],
  ): readonly Choices[] =>
    levels(kind)
      // 3.5 leaves out a choice of one; but from a page beside it, the selector is the only way in.
      .filter((elements) => elements.length > 1 || !elements.some((element) => trail.includes(element)))
      .map((elements) => ({
        kind,
        shown: elements.find((element) => trail.includes(element))?.label,
        entries: elements.flatMap(withItems).map((element) => ({
          ...entry(element, targets(element)[0]),
          either: targets(element).map(link),
        })),
      }));
  // 3.6: the menu of a product stands under it in the switcher.
  const withItems = (element: ModelElement): readonly ModelElement[] =>
    element.kind === 'product' ? [element, ...drawn(element, 'item', trail)] : [element];
  const tab = (element: ModelElement): TabEntry => ({
    ...entry(element),
    items: drawn(element, 'item', trail).map((item) => entry(item)),
  });
  // 3.5, 3.9: an item of a menu and a product lead to their first page, another choice to the counterpart of the page.
  const targets = (element: ModelElement): readonly (string | undefined)[] =>
    ['item', 'product'].includes(element.kind) ? [targetOf(element)] : switchTargets(place, element);
  const crumbs = breadcrumbsOf(trail);
  const wanted =
    settings.eyebrows ?? (BREADCRUMB_THEMES.includes(settings.theme) ? 'breadcrumbs' : 'section');
  const asTrail = wanted === 'breadcrumbs' && (crumbs.length > 1 || settings.eyebrows !== undefined);
  const code = trail.findLast(({ kind }) => kind === 'language')?.value['language'];

  return {
    selectors: SELECTORS.flatMap((kind) => choices(kind, targets)),
    tabBars: levels('tab').map((tabs) => tabs.map(tab)),
    anchors: levels('anchor').map((anchors) => anchors.map((anchor) => entry(anchor))),
    dropdowns: choices('dropdown', targets),
    rows: expectRows((container ?? model.root).children, rowPlace(model, place), settings.base),
    breadcrumbs: asTrail ? crumbs : [],
    eyebrow: asTrail ? undefined : crumbs.at(-1),
    prev: link(place.prev),
    next: link(place.next),
    language: code === undefined ? 'en' : (HTML_LANGUAGES[String(code)] ?? String(code)),
  };
}

/** The root page of a container that is listed in it too: its row is the current one. */
function rowPlace(model: Model, place: ModelPlace): ModelPlace {
  if (!isElement(place.node) || place.node.kind === 'group') return place;
  const container = containerOf(place.trail);
  const listed = model.places
    .get(place.route)
    ?.find(({ node, trail, hidden }) => !hidden && !isElement(node) && containerOf(trail) === container);
  return listed ?? place;
}

/** The outline with those of the allowed links that a page has. */
export function settle(expected: PageOutline, actual: PageOutline): PageOutline {
  const choose = (all: readonly Choices[], others: readonly Choices[]): readonly Choices[] =>
    all.map((choices, at) => ({
      ...choices,
      entries: choices.entries.map(({ either, ...entry }, index) => {
        const found = others[at]?.entries[index]?.href;
        return either?.includes(found) === true ? { ...entry, href: found } : entry;
      }),
    }));
  return {
    ...expected,
    selectors: choose(expected.selectors, actual.selectors),
    dropdowns: choose(expected.dropdowns, actual.dropdowns),
  };
}

/** Elements that lead somewhere; one that the page itself is in is never left out. */
function drawn(parent: ModelElement, kind: string, trail: readonly ModelElement[]): readonly ModelElement[] {
  return parent.children
    .filter(isElement)
    .filter((child) => child.kind === kind)
    .filter((child) => (!child.hidden && targetOf(child) !== undefined) || trail.includes(child));
}

/** 3.10: groups begin as `expanded` says, open where the page is inside; without it, top-level ones are always open, others closed. */
function expectRows(nodes: readonly ModelNode[], place: ModelPlace, base: string, depth = 0): readonly Row[] {
  return nodes.filter(isRow).map((node): Row => {
    if (isElement(node)) return expectGroup(node, place, base, depth);
    const isLink = node.kind === 'link' || node.url !== undefined;
    const current = node === place.node && !isLink;
    return {
      kind: isLink ? 'link' : node.kind,
      label: node.label,
      href: hrefOf(node.url ?? node.to, base),
      active: current,
      current: current ? 'page' : undefined,
    };
  });
}

function expectGroup(group: ModelElement, place: ModelPlace, base: string, depth: number): Row {
  const inside = group.children.filter(
    (child) => isElement(child) || child.kind === 'link' || child.to !== group.root,
  );
  const { expanded } = group.value;
  const active = place.trail.includes(group);
  const isHeading = depth === 0 && expanded === undefined;
  const isCurrent = place.node === group;
  return {
    kind: 'group',
    label: group.label,
    href: hrefOf(group.root, base),
    active,
    current: group.root === undefined || !active ? undefined : isCurrent ? 'page' : 'true',
    foldable: !isHeading,
    open: isHeading || expanded === true || active,
    rows: expectRows(inside, place, base, depth + 1),
  };
}

function isRow(node: ModelNode): boolean {
  if (!isElement(node)) return !node.hidden;
  return node.kind === 'group' && !node.hidden && (node.root !== undefined || node.children.some(isRow));
}

/** An address in the form that every host serves without a redirect. */
export function hrefOf(target: string | undefined, base: string): string | undefined {
  if (target === undefined || /^(?:[a-z]+:|#)/.test(target)) return target;
  const path = encodeURI(target);
  return path === '/' ? `${base}/` : `${base}${path.replace(/\/$/, '')}/`;
}
