/** An icon of an Iconify set. */
export interface IconShape {
  /** SVG markup inside the `<svg>`. */
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
}

/** An icon set as the `icons.json` of an `@iconify-json` package has it. */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  /** Width of icons that give none of their own; 16 when missing. */
  readonly width?: number;
  readonly height?: number;
}

/** The sets that icon names are looked up in, by their Iconify prefix. */
export interface IconSets {
  readonly lucide: IconSet;
  readonly tabler: IconSet;
  readonly 'fa6-solid': IconSet;
  readonly 'fa6-regular': IconSet;
  readonly 'fa6-brands': IconSet;
}

/** The library that bare names of a site belong to. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** A drawable icon: the markup and the box that it is drawn in. */
export interface FoundIcon {
  readonly body: string;
  /** Value of the `viewBox` attribute. */
  readonly viewBox: string;
}

/** Finds an icon of a set by name or alias. */
export function findInSet(set: IconSet, name: string): FoundIcon | undefined {
  const shape = own(set.icons, name) ?? own(set.icons, own(set.aliases ?? {}, name)?.parent ?? '');
  if (shape === undefined) return undefined;
  const { left = 0, top = 0, width = set.width ?? 16, height = set.height ?? 16 } = shape;
  return { body: shape.body, viewBox: `${left} ${top} ${width} ${height}` };
}

/** Names come from authors, so `constructor` must not find anything. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
