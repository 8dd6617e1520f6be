import { htmlLanguage } from '../../config/settings/languages.ts';
import type { ElementKind, NavElement, NavigationModel, Place } from '../tree/model.ts';
import { firstPage } from './first-page.ts';
import { isElement, walk } from './walk.ts';

/** Where a reader lands who chooses another element from a page at one of its places. Undefined: nowhere. */
export type Switch = (route: string, place: Place, sibling: NavElement) => string | undefined;

/** Elements that hold something else, not the same once more: the first page of one is where it begins. */
const FIRST_PAGE_KINDS: ReadonlySet<ElementKind> = new Set(['item', 'product']);

/**
 * Creates the function that says where a reader lands who chooses another version, language or dropdown
 * beside one on the trail: the same page in the sibling (`findCounterpart`); else the first page of the group of the same name; else
 * the sibling's first page, in the same version or language where it has that choice too; else, without a page, the link
 * that it holds. A product and an item of a menu always lead to their first page. It remembers what is the same for all pages of a group, so one should serve many.
 */
export function createSwitch(model: NavigationModel): Switch {
  const standIns = new Map<string, string | undefined>();
  const standIn = (place: Place, depth: number, sibling: NavElement): string | undefined => {
    const key = `${place.trail.at(-1)?.id} ${sibling.id}`;
    if (!standIns.has(key)) {
      const inner = place.trail.slice(depth + 1);
      standIns.set(key, firstOfSameGroup(inner, sibling) ?? firstOfSameChoices(inner, sibling));
    }
    return standIns.get(key);
  };
  return (route, place, sibling) => {
    if (FIRST_PAGE_KINDS.has(sibling.kind)) return sibling.target;
    const depth = place.trail.findIndex((element) => isBeside(element, sibling));
    return findCounterpart(model, route, place, sibling) ?? standIn(place, depth, sibling) ?? sibling.target;
  };
}

/**
 * The same page in an element (a version, a language …) beside one on the trail: the page itself if that lists it, else the
 * one whose path differs only in the segment that stands for the version or language. Undefined: it has no such page.
 */
export function findCounterpart(
  model: NavigationModel,
  route: string,
  place: Place,
  sibling: NavElement,
): string | undefined {
  if (place.trail.includes(sibling) || isListedIn(model, route, sibling)) return route;
  const current = place.trail.find((element) => isBeside(element, sibling));
  return current && firstListed(model, counterpartRoutes(model, route, current, sibling), sibling);
}

function firstListed(
  model: NavigationModel,
  routes: Iterable<string>,
  element: NavElement,
): string | undefined {
  for (const route of routes) if (isListedIn(model, route, element)) return route;
  return undefined;
}

function isListedIn(model: NavigationModel, route: string, element: NavElement): boolean {
  const places = model.pages.get(route)?.places ?? [];
  return places.some((place) => place.hidden !== true && place.trail.includes(element));
}

/** Whether two elements stand in one container. */
function isBeside(a: NavElement, b: NavElement): boolean {
  return a.kind === b.kind && parentId(a.id) === parentId(b.id);
}

function parentId(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

/** Paths that a route may have in a sibling, likeliest first, when one segment of the path stands for the element. */
function* counterpartRoutes(
  model: NavigationModel,
  route: string,
  current: NavElement,
  sibling: NavElement,
): Generator<string, void, undefined> {
  const steps = segments(route);
  const learnt = learnSegment(model, current, sibling);
  if (learnt !== undefined && (learnt.from === undefined || steps[learnt.index] === learnt.from)) {
    yield pathOf(steps.toSpliced(learnt.index, learnt.from === undefined ? 0 : 1, learnt.to ?? ''));
  }
  const own = namesOf(current);
  const others = namesOf(sibling);
  for (const [index, step] of steps.entries()) {
    if (!own.has(step.toLowerCase())) continue;
    for (const name of others) yield pathOf(steps.toSpliced(index, 1, name));
    yield pathOf(steps.toSpliced(index, 1));
  }
  for (let index = 0; index <= steps.length; index++) {
    for (const name of others) yield pathOf(steps.toSpliced(index, 0, name));
  }
}

/**
 * How an element may be named in a path: its code (`pt-BR`, and `pt` too) or label, or a word with a number in it (`2.0`, `v2.0` and
 * `latest` are found in `v2.0 (latest)` and in `Version 2.0`). As written and in lower case.
 */
function namesOf({ code, label }: NavElement): ReadonlySet<string> {
  const numbers = code === undefined ? (label.match(/\d[^\s()[\],]*/g) ?? []) : [];
  const words = code === undefined ? label.split(/[\s()[\],]+/) : languageNames(code);
  const names = [code ?? label, ...words, ...numbers, ...numbers.map((number) => `v${number}`)];
  return new Set(names.flatMap((name) => [name, name.toLowerCase()]).filter((name) => name !== ''));
}

/** How a language may be named: as in `html lang`, and without its region. */
function languageNames(code: string): readonly string[] {
  const lang = htmlLanguage(code);
  return [lang, lang.replace(/-.*$/, '')];
}

/** The segment in which the first pages of two elements differ, when they differ in just one. */
function learnSegment(
  { pages }: NavigationModel,
  current: NavElement,
  sibling: NavElement,
): { readonly index: number; readonly from?: string; readonly to?: string } | undefined {
  if (current.target === undefined || sibling.target === undefined) return undefined;
  // Of an index page the folder differs, so its file name counts as a segment.
  const steps = (route: string): readonly string[] =>
    /(?:^|\/)index\.mdx?$/i.test(pages.get(route)?.file ?? '')
      ? [...segments(route), 'index']
      : segments(route);
  const a = steps(current.target);
  const b = steps(sibling.target);
  const different = a.findIndex((step, position) => step !== b[position]);
  const index = different < 0 ? a.length : different;
  const rest = (all: readonly string[], skip: number): string => all.slice(index + skip).join('/');
  const [own, other] = [a[index], b[index]];
  if (other !== undefined && rest(a, 0) === rest(b, 1)) return { index, to: other };
  if (own !== undefined && rest(a, 1) === rest(b, 0)) return { index, from: own };
  const isInside = index < a.length - 1 && own !== undefined && other !== undefined;
  return isInside && rest(a, 1) === rest(b, 1) ? { index, from: own, to: other } : undefined;
}

/**
 * First page of the group that has the same name as a group of the trail: the innermost one that has such a namesake.
 * Of several namesakes, the one whose elements around it match the trail longest.
 */
function firstOfSameGroup(trail: readonly NavElement[], sibling: NavElement): string | undefined {
  const names = trail.filter(({ kind, label }) => kind === 'group' && label !== '').map(({ label }) => label);
  if (names.length === 0) return undefined;
  const best = new Map<string, { readonly match: number; readonly page: string }>();
  for (const { node, trail: inner } of walk(sibling)) {
    if (!isElement(node) || node.kind !== 'group' || !names.includes(node.label)) continue;
    const page = node.hidden === true ? undefined : firstPage(node);
    const match = matchLength(trail, [...inner.slice(1), node]);
    if (page !== undefined && match > (best.get(node.label)?.match ?? -1))
      best.set(node.label, { match, page });
  }
  return names.map((name) => best.get(name)?.page).findLast((page) => page !== undefined);
}

/** First page of the same version or language inside the sibling: the reader's other choices are kept. */
function firstOfSameChoices(trail: readonly NavElement[], sibling: NavElement): string | undefined {
  const choices = trail.filter(({ kind }) => kind === 'version' || kind === 'language');
  const kept = choices.reduce<NavElement>((parent, choice) => {
    const same = parent.children.find((node) => isElement(node) && isSame(node, choice));
    return same !== undefined && isElement(same) && same.hidden !== true ? same : parent;
  }, sibling);
  return firstPage(kept) ?? firstPage(sibling);
}

/** How many elements two trails have in common from their beginning, by kind and name. */
function matchLength(a: readonly NavElement[], b: readonly NavElement[]): number {
  const different = a.findIndex((element, index) => {
    const other = b[index];
    return other === undefined || !isSame(element, other);
  });
  return different < 0 ? a.length : different;
}

function isSame(a: NavElement, b: NavElement): boolean {
  return a.kind === b.kind && (a.code ?? a.label) === (b.code ?? b.label);
}

/** The route of a path given by its segments; empty ones are left out. */
function pathOf(steps: readonly string[]): string {
  return `/${steps.filter((step) => step !== '').join('/')}`;
}

function segments(route: string): readonly string[] {
  return route.split('/').filter((step) => step !== '');
}
