import type { IconValue } from '../../content/heads/page-head.ts';
import {
  booleanOf,
  type JsonObject,
  numberOf,
  objectOf,
  present,
  textOf,
  wordOf,
} from '../json/plain-json.ts';
import { languageName } from '../settings/languages.ts';
import type { ElementKind } from './containers.ts';
import type {
  ColorPair,
  LanguageElement,
  LanguageFrame,
  NavigationElement,
  NavigationLevel,
} from './navigation-tree.ts';

/** An element as written, and what was read of it as a level. */
interface WrittenElement {
  readonly kind: ElementKind;
  readonly value: JsonObject;
  readonly level: NavigationLevel;
  /** The default of its container. */
  readonly isDefault: boolean;
}

/** What elements of every kind may say of themselves. */
type Words = Pick<
  NavigationElement,
  | 'icon'
  | 'iconType'
  | 'tag'
  | 'description'
  | 'color'
  | 'align'
  | 'hidden'
  | 'searchable'
  | 'boost'
  | 'href'
  | 'root'
>;

/** What elements of every kind may say, each with its reader. */
const READERS: { readonly [K in keyof Words]-?: (value: unknown) => Words[K] | undefined } = {
  icon: iconOf,
  iconType: textOf,
  tag: textOf,
  description: textOf,
  color: colorOf,
  align: (value) => wordOf(value, ['start', 'end']),
  hidden: booleanOf,
  searchable: booleanOf,
  boost: numberOf,
  href: textOf,
  root: textOf,
};

const readersByKey: ReadonlyMap<string, (value: unknown) => unknown> = new Map(Object.entries(READERS));

/** Reads what an element says of itself. */
export function readElement({ kind, value, level, isDefault }: WrittenElement): NavigationElement {
  const common = {
    ...level,
    ...readWords(value),
    label: labelOf(kind, value),
  };
  switch (kind) {
    case 'group': {
      const expanded = booleanOf(value['expanded']);
      return expanded === undefined ? { ...common, kind } : { ...common, kind, expanded };
    }
    case 'language': {
      const own = present<Pick<LanguageElement, 'code' | 'frame'>>({
        code: textOf(value['language']),
        frame: frameOf(value),
      });
      return { ...common, ...own, kind, isDefault, saysDefault: value['default'] === true };
    }
    case 'version':
      return { ...common, kind, isDefault, saysDefault: value['default'] === true };
    default:
      return { ...common, kind };
  }
}

/** Only the keys that are there are looked at: most elements have two or three. */
function readWords(value: JsonObject): Words {
  const words: Record<string, unknown> = {};
  for (const [key, written] of Object.entries(value)) {
    const read = readersByKey.get(key)?.(written);
    if (read !== undefined) words[key] = read;
  }
  return words;
}

/** What a reader sees: a language's native name, a product's display name, else the label as written. */
function labelOf(kind: ElementKind, value: JsonObject): string {
  const label = value[kind];
  const written = typeof label === 'number' ? String(label) : (textOf(label) ?? '');
  if (kind === 'language') return languageName(written);
  return (kind === 'product' ? textOf(value['name']) : undefined) ?? written;
}

/** The schema has checked what docs.json says; a value from elsewhere is taken at its word. */
function frameOf({ navbar, footer, banner }: JsonObject): LanguageFrame | undefined {
  const frame = present<LanguageFrame>({
    navbar: objectOf(navbar) as LanguageFrame['navbar'],
    footer: objectOf(footer) as LanguageFrame['footer'],
    banner: objectOf(banner) as LanguageFrame['banner'],
  });
  return Object.keys(frame).length === 0 ? undefined : frame;
}

/** An icon as written; undefined for a value that is none. */
export function iconOf(value: unknown): IconValue | undefined {
  const icon = objectOf(value);
  if (icon === undefined) return textOf(value);
  const name = textOf(icon['name']);
  if (name === undefined) return undefined;
  return present<Exclude<IconValue, string>>({
    name,
    style: textOf(icon['style']),
    library: textOf(icon['library']),
  });
}

function colorOf(value: unknown): ColorPair | undefined {
  const both = textOf(value);
  if (both !== undefined) return { light: both, dark: both };
  const color = objectOf(value);
  if (color === undefined) return undefined;
  return present<ColorPair>({ light: textOf(color['light']), dark: textOf(color['dark']) });
}
