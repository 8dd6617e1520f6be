import type { IconValue } from '@waymark/core/content';
import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import type { PropDeclaration, WrittenProps } from './definition.ts';

/** Declarations of a component's props by name. */
export type PropDeclarations = Readonly<Record<string, PropDeclaration>>;

/** An icon as an author may give it: a name, URL or path, the object form, or a drawn `<svg>`. */
export type IconProp = IconValue | VNode;

/** A `style` as an author may give it. */
export type StyleProp = string | Readonly<Record<string, string | number>>;

/** The value that a declared type is read as. */
type ValueOf<T> = T extends readonly (infer U)[]
  ? U
  : T extends 'string' | 'href' | 'color'
    ? string
    : T extends 'number'
      ? number
      : T extends 'boolean'
        ? boolean
        : T extends 'icon'
          ? IconProp
          : T extends 'node'
            ? ComponentChildren
            : T extends 'array'
              ? readonly string[]
              : T extends 'object'
                ? StyleProp
                : unknown;

/** Booleans have a value unless declared otherwise; numbers and choices have one when a default is declared. */
type PropOf<D> = D extends { readonly type: 'boolean' }
  ? D extends { readonly mayBeUnset: true }
    ? boolean | undefined
    : boolean
  : D extends { readonly type: infer T; readonly default: string }
    ? T extends 'number' | readonly string[]
      ? ValueOf<T>
      : ValueOf<T> | undefined
    : D extends { readonly type: infer T }
      ? ValueOf<T> | undefined
      : never;

/** The props of a component after reading: every declared name, and the children. */
export type PropsOf<P extends PropDeclarations> = { readonly [K in keyof P]: PropOf<P[K]> } & {
  readonly children: ComponentChildren;
};

/**
 * Reads what an author wrote into the declared types. A value of the wrong kind counts as not given; declared defaults
 * of booleans, numbers and choices are filled in.
 */
export function readProps<P extends PropDeclarations>(declarations: P, props: WrittenProps): PropsOf<P> {
  const read: Record<string, unknown> = { children: props['children'] };
  for (const [name, declaration] of Object.entries(declarations)) {
    const value = readProp(declaration.type, Object.hasOwn(props, name) ? props[name] : undefined, name);
    read[name] = value ?? defaultOf(declaration);
  }
  return read as PropsOf<P>;
}

function defaultOf({ type, default: text, mayBeUnset }: PropDeclaration): unknown {
  if (type === 'boolean') return mayBeUnset ? undefined : text === 'true';
  return type === 'number' || typeof type === 'object' ? readProp(type, text) : undefined;
}

/** A value in a declared type; undefined where it cannot be read as that. A switch may be given by its own name, as in HTML. */
export function readProp(type: PropDeclaration['type'], value: unknown, name?: string): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof type === 'object') return readChoice(type, value);
  switch (type) {
    case 'string':
    case 'href':
    case 'color':
      return readString(value);
    case 'number':
      return readNumber(value);
    case 'boolean':
      return readBoolean(value) ?? (value === name || undefined);
    case 'icon':
      return readIcon(value);
    case 'array':
      return readList(value);
    case 'object':
      return typeof value === 'object' || typeof value === 'string' ? value : undefined;
    default:
      return value;
  }
}

/** Text of a string or number; a bare attribute (`true`) is the empty string. */
export function readString(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return value === true ? '' : undefined;
}

/** A finite number, also when written as a string (`"3"`, `"20px"`). */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A flag: bare, `{true}` and `"true"` in any case are true; `{false}` and `"false"` false. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  return text === 'true' || text === '' ? true : text === 'false' ? false : undefined;
}

/** Strings of an array, of a JSON array in a string (`"[1,3]"`), or of a comma-separated string. */
export function readList(value: unknown): readonly string[] | undefined {
  const items = typeof value === 'string' ? splitList(value) : value;
  if (!Array.isArray(items)) return undefined;
  return items.map(readString).filter((item): item is string => item !== undefined && item !== '');
}

function splitList(text: string): readonly string[] {
  const inner = text.trim().replace(/^\[|\]$/g, '');
  return inner.split(',').map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2'));
}

function readChoice(choices: readonly string[], value: unknown): string | undefined {
  const text = readString(value)?.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === text);
}

function readIcon(value: unknown): IconProp | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (isValidElement(value)) return value;
  const hasName = typeof value === 'object' && value !== null && 'name' in value;
  return hasName && typeof value.name === 'string' ? (value as IconValue) : undefined;
}

/** A CSS colour that cannot break out of a declaration; nothing for anything else. */
export function readColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^[\w#%.,()/\s-]+$/.test(text) && !/\burl\(/i.test(text) ? text : undefined;
}
