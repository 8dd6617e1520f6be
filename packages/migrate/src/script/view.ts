import type { Span } from '@waymark/core/source';
import type { StaticValue } from './static-value.ts';

/** Told of each value that was needed and that only running the code would tell. */
export type Unread = (span: Span, what: string) => void;

/** A value as its reader asks for it: what is not there, or of another kind, is nothing. */
export interface View {
  /** Keys from the root, with dots. */
  readonly name: string;
  readonly span: Span | undefined;
  readonly isThere: boolean;
  at(key: string | number): View;
  text(): string | undefined;
  /** A text, or what of it is not computed. */
  roughText(): string | undefined;
  flag(): boolean | undefined;
  number(): number | undefined;
  /** Entries of a list. */
  items(): readonly View[];
  /** Keys of an object and what they hold. */
  entries(): readonly (readonly [string, View])[];
  isList(): boolean;
  isObject(): boolean;
}

/** The texts of a list. */
export function textsOf(view: View): readonly string[] {
  return view.items().flatMap((item) => item.text() ?? []);
}

/** Opens a value for reading. */
export function viewOf(value: StaticValue | undefined, unread: Unread, name = ''): View {
  const told = (): StaticValue | undefined => {
    if (value?.kind === 'unknown') unread(value.span, name);
    return value;
  };
  const child = (item: StaticValue | undefined, key: string | number): View =>
    viewOf(item, unread, name === '' ? String(key) : `${name}.${key}`);
  const scalar = (): unknown => {
    const known = told();
    return known?.kind === 'scalar' ? known.value : undefined;
  };
  return {
    name,
    span: value?.span,
    isThere: value !== undefined && !(value.kind === 'scalar' && value.value === null),
    at(key) {
      const known = told();
      if (known?.kind === 'array') return child(known.items[Number(key)], key);
      if (known?.kind !== 'object') return child(undefined, key);
      return child(known.members.findLast((member) => member.key === key)?.value, key);
    },
    text() {
      const found = scalar();
      return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
    },
    roughText() {
      const known = told();
      return known?.kind === 'unknown' ? known.text : this.text();
    },
    flag() {
      const found = scalar();
      return typeof found === 'boolean' ? found : undefined;
    },
    number() {
      const found = scalar();
      return typeof found === 'number' ? found : undefined;
    },
    items() {
      const known = told();
      return known?.kind === 'array' ? known.items.map((item, index) => child(item, index)) : [];
    },
    entries() {
      const known = told();
      if (known?.kind !== 'object') return [];
      return known.members.map(({ key, value: item }) => [key, child(item, key)] as const);
    },
    isList: () => value?.kind === 'array',
    isObject: () => value?.kind === 'object',
  };
}
