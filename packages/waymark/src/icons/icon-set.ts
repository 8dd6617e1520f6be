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

/**
 * Reads a set from lines of `name`, `viewBox` and markup, or of `alias` and `name`, with tabs between and a line break before
 * each. A page needs a few icons of thousands, so a line is looked for in the text when it is asked for.
 */
export function readIconSet(text: string): IconSet {
  const fieldsOf = (name: string): readonly string[] => {
    const start = /\s/.test(name) ? -1 : text.indexOf(`\n${name}\t`);
    if (start === -1) return [];
    const end = text.indexOf('\n', start + 1);
    return text.slice(start + name.length + 2, end === -1 ? undefined : end).split('\t');
  };
  const find = (name: string): FoundIcon | undefined => {
    const [first, body] = fieldsOf(name);
    if (first === undefined) return undefined;
    return body === undefined ? find(first) : { viewBox: first, body };
  };
  return {
    find,
    names: () => Array.from(text.matchAll(/^([^\t\n]+)\t[^\t\n]*\t/gm), ([, name = '']) => name),
  };
}
