/** One library of icons. */
export interface IconSet {
  /** Finds an icon by name or alias. */
  find(name: string): FoundIcon | undefined;
  /** Names of all icons, without aliases. */
  names(): readonly string[];
}

/** The sets that icon names are looked up in, by their Iconify prefix. */
export interface IconSets {
  readonly lucide: IconSet;
  readonly tabler: IconSet;
  readonly 'fa6-solid': IconSet;
  readonly 'fa6-regular': IconSet;
  readonly 'fa6-brands': IconSet;
  /** Names that only the paid Font Awesome has, which nobody may ship. */
  readonly paid: ReadonlySet<string>;
}

/** The sets that have icons. */
export type IconSetName = Exclude<keyof IconSets, 'paid'>;

/** The library that bare names of a site belong to. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** A drawable icon: the markup and the box that it is drawn in. */
export interface FoundIcon {
  readonly body: string;
  /** Value of the `viewBox` attribute. */
  readonly viewBox: string;
}

/** Reads a set from lines of `name`, `viewBox` and markup, or of `alias` and `name`, with tabs between. */
export function readIconSet(text: string): IconSet {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line]));
  const fieldsOf = (name: string): readonly string[] => lines.get(name)?.split('\t') ?? [];
  const find = (name: string): FoundIcon | undefined => {
    const [, first, body] = fieldsOf(name);
    if (first === undefined) return undefined;
    return body === undefined ? find(first) : { viewBox: first, body };
  };
  let names: readonly string[] | undefined;
  return {
    find,
    // Each unknown icon is compared with all of them.
    names: () => {
      names ??= [...lines.keys()].filter((name) => fieldsOf(name).length === 3);
      return names;
    },
  };
}
