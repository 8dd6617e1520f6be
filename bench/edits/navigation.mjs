// Random navigation: containers of every kind over the pages of a site.
import { icon, title } from './text.mjs';

const split = (dice, list, count) => {
  const parts = dice.times(count, () => []);
  for (const [index, item] of list.entries())
    parts[Math.min(count - 1, Math.floor((index * count) / list.length))].push(item);
  return parts;
};

/** The element of a kind: its label stands under the name of the kind. */
const LABELS = { tabs: 'tab', dropdowns: 'dropdown', products: 'product', anchors: 'anchor', menu: 'item' };

function labelled(dice, key, index) {
  if (key === 'versions')
    return { version: `${index + 1}.0`, ...(dice.chance(0.3) && index > 0 ? { tag: 'old' } : {}) };
  if (key === 'languages') return { language: ['en', 'de', 'fr', 'ar'][index] };
  return {
    [LABELS[key]]: `${title(dice)} ${index}`,
    ...(dice.chance(0.3) ? { icon: icon(dice) } : {}),
    ...(key === 'products' && dice.chance(0.5) ? { description: title(dice) } : {}),
  };
}

function groups(dice, pages, depth) {
  return split(dice, pages, 1 + dice.below(Math.min(3, pages.length)))
    .filter((part) => part.length > 0)
    .map((part) => group(dice, part, depth));
}

function group(dice, pages, depth) {
  const inner = depth < 3 && pages.length > 2 && dice.chance(0.4) ? pages.slice(-2) : [];
  const [root, ...rest] = dice.chance(0.25) ? pages : [undefined, ...pages];
  const own = rest.filter((page) => !inner.includes(page));
  return {
    group: title(dice),
    ...(root === undefined ? {} : { root }),
    ...(dice.chance(0.2) ? { icon: icon(dice) } : {}),
    ...(dice.chance(0.2) ? { expanded: dice.chance(0.5) } : {}),
    pages: [...own, ...(inner.length === 0 ? [] : [group(dice, inner, depth + 1)])],
  };
}

/** Where operations may be shown. */
const apiGroups = (dice) =>
  [
    {
      group: 'Reference',
      openapi: dice.pick(['api/main.yaml', { source: 'api/main.yaml', directory: 'api' }]),
    },
    { group: 'Chosen', openapi: 'api/main.yaml', pages: ['GET /crates', 'POST /crates', 'GET /seals'] },
    { group: 'Other', openapi: 'api/other.json' },
    { group: 'Events', asyncapi: 'api/events.yaml' },
  ].filter(() => dice.chance(0.6));

function inside(dice, pages, kinds) {
  const [kind, ...others] = kinds;
  if (kind === undefined || pages.length < 4 || dice.chance(0.35))
    return kinds.length === 0 || pages.length < 4 || dice.chance(0.5)
      ? { groups: [...groups(dice, pages, 0), ...(dice.chance(0.4) ? apiGroups(dice) : [])] }
      : inside(dice, pages, others);
  const count = 2 + dice.below(2);
  const parts = split(dice, pages, count);
  return {
    [kind]: parts.map((part, index) => ({
      ...labelled(dice, kind, index),
      ...(kind === 'tabs' && part.length > 3 && dice.chance(0.3)
        ? {
            menu: split(dice, part, 2).map((half, item) => ({
              ...labelled(dice, 'menu', item),
              ...inside(dice, half, []),
            })),
          }
        : inside(dice, part, others)),
    })),
  };
}

/** A navigation over most of the pages. */
export function navigation(dice, names) {
  const orders = [
    ['languages', 'versions', 'tabs'],
    ['languages', 'tabs'],
    ['versions', 'products', 'tabs', 'dropdowns'],
    ['tabs', 'dropdowns', 'anchors'],
    ['products', 'tabs'],
    ['dropdowns', 'tabs'],
    ['anchors'],
    [],
  ];
  const first = names.includes('index') ? ['index'] : [];
  const others = names.filter((name) => name !== 'index' && !dice.chance(0.1));
  return {
    ...(dice.chance(0.2)
      ? { global: { anchors: [{ anchor: 'Far', href: 'https://example.com', icon: icon(dice) }] } }
      : {}),
    ...inside(dice, [...first, ...others], dice.pick(orders)),
  };
}

/** Every list of pages, and every list of elements, in a navigation. */
export function listsOf(node, key) {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((item) => listsOf(item, key));
  const own = Array.isArray(node[key]) ? [node[key]] : [];
  return [...own, ...Object.values(node).flatMap((value) => listsOf(value, key))];
}

/** Every object with a label. */
export function elementsOf(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(elementsOf);
  return !Array.isArray(node) &&
    ['group', 'tab', 'dropdown', 'product', 'anchor', 'version', 'language', 'item'].some(
      (key) => key in node,
    )
    ? [node, ...inner]
    : inner;
}
