import type { IconValue } from '@waymark/core/content';
import { suggest } from '@waymark/core/diagnostics';
import type { IconLibrary } from './icon-set.ts';

/** An icon name as written, split into what it says. */
export interface IconName {
  readonly name: string;
  /** Font Awesome style without a prefix, such as `solid` or `sharp-light`. */
  readonly style: string | undefined;
  readonly library: IconLibrary | undefined;
}

/** Where an icon comes from, as written beside its name. */
export interface IconSource {
  readonly iconType?: string | undefined;
  readonly iconLibrary?: string | undefined;
}

const shortStyles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fas: 'solid',
    far: 'regular',
    fal: 'light',
    fat: 'thin',
    fad: 'duotone',
    fab: 'brands',
  }),
);

const stylePattern = /^(?:solid|regular|light|thin|duotone|brands|sharp(?:-\w+)*)$/;

const libraries: ReadonlyMap<string, IconLibrary> = new Map(
  Object.entries({
    fontawesome: 'fontawesome',
    'font-awesome': 'fontawesome',
    fa: 'fontawesome',
    lucide: 'lucide',
    tabler: 'tabler',
  }),
);

/** Reads a name, tolerating the class lists of Font Awesome (`fa-solid fa-house`), capitals and `fa-` prefixes. */
export function readIconName(value: IconValue, options: IconSource): IconName {
  const { name, style, library } =
    typeof value === 'string' ? { name: value } : (value as Exclude<IconValue, string>);
  const words = name.trim().split(/\s+/).map(normalize);
  const styles = words.map((word) => shortStyles.get(word) ?? word).filter((word) => stylePattern.test(word));
  const shape = words.find(
    (word) => shortStyles.get(word) === undefined && !(words.length > 1 && stylePattern.test(word)),
  );
  return {
    name: shape ?? '',
    style: readStyle(style ?? options.iconType) ?? (words.length > 1 ? styles[0] : undefined),
    library: readLibrary(library ?? options.iconLibrary),
  };
}

/** Lower case with dashes, without Font Awesome's prefix: `faArrowRight` and `fa-arrow_right` are `arrow-right`. */
function normalize(word: string): string {
  return word
    .replace(/^fa-?(?=[A-Z])/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase()
    .replace(/^fa-/, '');
}

/** A word beside an icon that means no style of Font Awesome, or no library. */
export interface UnknownSource {
  readonly kind: 'style' | 'library';
  readonly written: string;
  /** The word that was most probably meant. */
  readonly meant: string | undefined;
}

/** Finds what is said of an icon's style and library in vain. */
export function unknownSources(value: IconValue, options: IconSource): readonly UnknownSource[] {
  const { style = options.iconType ?? '', library = options.iconLibrary ?? '' } =
    typeof value === 'string' ? {} : (value as Exclude<IconValue, string>);
  const found: UnknownSource[] = [];
  if (style !== '' && readStyle(style) === undefined)
    found.push({ kind: 'style', written: style, meant: suggest(style, [...shortStyles.values()]) });
  if (library !== '' && readLibrary(library) === undefined)
    found.push({ kind: 'library', written: library, meant: suggest(library, [...libraries.keys()]) });
  return found;
}

function readLibrary(library: string | undefined): IconLibrary | undefined {
  return libraries.get((library ?? '').toLowerCase());
}

function readStyle(style: string | undefined): string | undefined {
  const word = style === undefined ? '' : normalize(style.trim());
  const long = shortStyles.get(word) ?? word;
  return stylePattern.test(long) ? long : undefined;
}

/** Tells whether an icon is a file rather than a name: a URL, a path, or anything with a picture's extension. */
export function isIconFile(text: string): boolean {
  return (
    /^(?:https?:)?\/|^\.{1,2}\/|^data:image\//i.test(text) ||
    /\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(text)
  );
}
