import { suggest } from '@waymark/core/diagnostics';
import { groupBy, rememberAll } from '@waymark/core/source';
import { fontAwesomeAliases, freeSubstitutes, meantNames, partsOfName } from './font-awesome-names.ts';
import type { IconName } from './icon-name.ts';
import type { FoundIcon, IconLibrary, IconSet, IconSets } from './icon-set.ts';

/** What looking for an icon came to. */
export type IconSearch =
  | {
      readonly kind: 'found';
      readonly icon: FoundIcon;
      /** What was asked for, when another Font Awesome has it than the free icons that are shipped. */
      readonly substitute?: string;
      /** Name and style of a free icon of Font Awesome, as messages say it. */
      readonly shown?: string;
    }
  /** Font Awesome has it, but not among the free icons that are shipped, and none of these is near. */
  | { readonly kind: 'paid'; readonly substitute: string }
  | { readonly kind: 'unknown'; readonly suggestion: string | undefined };

/** Finds icons by name in a library first, then in the others. */
export type FindIcon = (name: IconName, library: IconLibrary) => IconSearch;

const libraryOrder: readonly IconLibrary[] = ['fontawesome', 'lucide', 'tabler'];

/** Creates the search over the given sets; what has been looked up once is remembered. */
export function createIconFinder(sets: IconSets): FindIcon {
  const searches = new Map<string, IconSearch>();
  const namesLike = createNamesLike(sets);
  return (name, library) => {
    const key = `${library} ${name.style ?? ''} ${name.name}`;
    const known = searches.get(key);
    if (known !== undefined) return known;
    const search = findIcon(sets, name, library, namesLike);
    searches.set(key, search);
    return search;
  };
}

/** The names of a library that begin as a name does. */
type NamesLike = (name: string, library: IconLibrary) => readonly string[];

function createNamesLike(sets: IconSets): NamesLike {
  const byFirst = rememberAll((library: IconLibrary) =>
    groupBy(namesOf(sets, library), (name) => name.charAt(0)),
  );
  return (name, library) => byFirst(library).get(name.charAt(0)) ?? [];
}

function findIcon(sets: IconSets, name: IconName, library: IconLibrary, namesLike: NamesLike): IconSearch {
  for (const place of [library, ...libraryOrder.filter((other) => other !== library)]) {
    const search = place === 'fontawesome' ? findFontAwesome(sets, name) : findPlain(sets[place], name.name);
    if (search !== undefined) return search;
  }
  const substitute = findSubstitute(sets, name);
  const wanted = `the icon "${name.name}"`;
  if (substitute !== undefined) return { ...substitute, substitute: wanted };
  if (sets.paid.has(name.name)) return { kind: 'paid', substitute: wanted };
  const meant = meantNames.get(name.name) ?? bareName(sets, name.name);
  const suggestion = meant ?? nearestName(name.name, namesLike(name.name, library));
  return { kind: 'unknown', suggestion };
}

/** What names of other sets begin with: the set before a colon, or its letters, as in `MdHome`. */
const OTHER_SET = /^(?:[a-z\d-]+:|(?:ai|bi|bx|fi|hi|io|lu|md|mdi|ri|si|tb)-)/;

/** An icon that is called so behind the name of its set. */
function bareName(sets: IconSets, written: string): string | undefined {
  const name = written.replace(OTHER_SET, '');
  if (name === written || name === '') return undefined;
  const isThere =
    findFontAwesome(sets, { name, style: undefined, library: undefined }) ??
    findPlain(sets.lucide, name) ??
    findPlain(sets.tabler, name);
  return isThere === undefined ? undefined : name;
}

/** The name that was meant, of those that begin alike: the shortest that goes on behind this one, else one spelt alike. */
function nearestName(written: string, names: readonly string[]): string | undefined {
  const longer = names.filter((name) => name.startsWith(`${written}-`));
  const [first] = longer.sort((one, other) => one.length - other.length);
  return first ?? suggest(written, names);
}

/** The free icon that stands for a name of the paid Font Awesome. */
function findSubstitute(sets: IconSets, name: IconName): Extract<IconSearch, { kind: 'found' }> | undefined {
  const free = freeSubstitutes.get(name.name);
  if (free !== undefined) return findFontAwesome(sets, { ...name, name: free });
  if (!sets.paid.has(name.name)) return undefined;
  for (const part of partsOfName(name.name)) {
    const found = findFontAwesome(sets, { ...name, name: freeSubstitutes.get(part) ?? part });
    if (found !== undefined) return found;
  }
  return undefined;
}

function findPlain(set: IconSet, name: string): Extract<IconSearch, { kind: 'found' }> | undefined {
  const icon = set.find(name);
  return icon === undefined ? undefined : { kind: 'found', icon };
}

type FreeStyle = 'solid' | 'brands' | 'regular';

const styleOrder: readonly FreeStyle[] = ['solid', 'brands', 'regular'];

const freeStyles = { solid: 'fa6-solid', regular: 'fa6-regular', brands: 'fa6-brands' } as const;

/** The style asked for comes first; without one, or where the free set lacks it, solid, then brands, then regular. */
function findFontAwesome(
  sets: IconSets,
  { name, style }: IconName,
): Extract<IconSearch, { kind: 'found' }> | undefined {
  const wanted = style === 'solid' || style === 'regular' || style === 'brands' ? style : undefined;
  const order: readonly FreeStyle[] = wanted === undefined ? styleOrder : [wanted, ...styleOrder];
  const names = [
    name,
    fontAwesomeAliases.get(name),
    name.replace(/-(?:alt|o)$/, ''),
    name.replace(/\b-\b/g, ''),
  ];
  for (const candidate of names) {
    if (candidate === undefined) continue;
    for (const tried of order) {
      const icon = sets[freeStyles[tried]].find(candidate);
      if (icon === undefined) continue;
      const shown = `"${candidate}" (${tried})`;
      const isPaid = style !== undefined && wanted === undefined && tried !== 'brands';
      return { kind: 'found', icon, shown, ...(isPaid ? { substitute: `the style "${style}"` } : {}) };
    }
  }
  return undefined;
}

function namesOf(sets: IconSets, library: IconLibrary): readonly string[] {
  const own =
    library === 'fontawesome'
      ? [sets['fa6-solid'], sets['fa6-brands'], sets['fa6-regular']]
      : [sets[library]];
  return own.flatMap((set) => set.names());
}
