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
}

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
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) lines.set(line.slice(0, line.indexOf('\t')), line);
  const find = (name: string): FoundIcon | undefined => {
    const [, first, body] = lines.get(name)?.split('\t') ?? [];
    if (first === undefined) return undefined;
    return body === undefined ? find(first) : { viewBox: first, body };
  };
  return {
    find,
    names: () => Array.from(text.matchAll(/^([^\t\n]+)\t[^\t\n]*\t/gm), ([, name = '']) => name),
  };
}
