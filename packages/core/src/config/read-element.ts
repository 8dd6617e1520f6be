import type { IconValue } from '../content/page-head.ts';
import type { ElementKind } from './containers.ts';
import { findLanguage } from './languages.ts';
import type {
  ColorPair,
  GroupElement,
  LanguageElement,
  LanguageFrame,
  NavigationElement,
  NavigationLevel,
  PlainElement,
  VersionElement,
} from './navigation-tree.ts';
import { booleanOf, type JsonObject, numberOf, objectOf, oneOf, present, textOf } from './plain-json.ts';

/** An element as written, and what was read of it as a level. */
interface WrittenElement {
  readonly kind: ElementKind;
  readonly value: JsonObject;
  readonly level: NavigationLevel;
  /** The default of its container. */
  readonly isDefault: boolean;
}

/** Reads what an element says of itself. */
export function readElement({ kind, value, level, isDefault }: WrittenElement): NavigationElement {
  const common = {
    ...level,
    label: labelOf(kind, value),
    icon: iconOf(value['icon']),
    iconType: textOf(value['iconType']),
    tag: textOf(value['tag']),
    description: textOf(value['description']),
    color: colorOf(value['color']),
    align: oneOf(value['align'], ['start', 'end']),
    hidden: booleanOf(value['hidden']),
    searchable: booleanOf(value['searchable']),
    boost: numberOf(value['boost']),
    href: textOf(value['href']),
    root: textOf(value['root']),
    isGenerated: 'asyncapi' in value || 'graphql' in value || 'sdk' in value,
  };
  switch (kind) {
    case 'group':
      return present<GroupElement>({ ...common, kind, expanded: booleanOf(value['expanded']) });
    case 'language':
      return present<LanguageElement>({
        ...common,
        kind,
        code: textOf(value['language']),
        isDefault,
        frame: frameOf(value),
      });
    case 'version':
      return present<VersionElement>({ ...common, kind, isDefault });
    default:
      return present<PlainElement>({ ...common, kind });
  }
}

/** What a reader sees: a language's native name, a product's display name, else the label as written. */
function labelOf(kind: ElementKind, value: JsonObject): string {
  const label = value[kind];
  const written = typeof label === 'number' ? String(label) : (textOf(label) ?? '');
  if (kind === 'language') return findLanguage(written)?.name ?? written;
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
