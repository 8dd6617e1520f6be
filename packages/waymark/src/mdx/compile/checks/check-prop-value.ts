import { objectOf } from '@waymark/core/config';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { PropDeclaration } from '../../../components/definition/definition.ts';
import { readList, readNumber, readProp, readString } from '../../../components/definition/props.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { isCssColor } from './css-color.ts';

/** A prop of a built-in component, as it is written. */
export interface PropUse {
  readonly component: string;
  readonly prop: string;
  /** What a literal comes to; undefined for code. */
  readonly value: unknown;
  readonly declaration: PropDeclaration;
  /** The tag. */
  readonly node: MdxNode;
}

/** Finds what is wrong with the value of a prop: of another kind, none of its choices, or out of range. */
export function checkPropValue(use: PropUse): readonly Diagnostic[] {
  const { component, prop, value, declaration } = use;
  const { type } = declaration;
  if (declaration.objectForm !== undefined && objectOf(value) !== undefined) return [];
  if (hasWrongType(type, value, prop))
    return [mdxDiagnostics['wrong-type']({ component, prop, type, value: JSON.stringify(value) })];
  const { form } = declaration;
  if (form !== undefined && typeof value === 'string' && value !== '' && !form.isMet(value))
    return [mdxDiagnostics['unread-value']({ component, prop, value, expected: form.expected })];
  if (type === 'number') return [...checkNumber(use), ...checkIndex(use)];
  if (type === 'color' || type === 'mode-color')
    return colorsOf(value)
      .filter((color) => color !== '' && !isCssColor(color))
      .map((color) => mdxDiagnostics['not-a-color']({ component, prop, value: color }));
  const choices = typeof type === 'string' ? declaration.entries : type;
  if (choices === undefined) return [];
  const words = typeof type === 'string' ? readList(value) : [readString(value)];
  return (words ?? [])
    .filter((word) => word !== undefined)
    .filter((word) => !choices.some((choice) => choice.toLowerCase() === word.trim().toLowerCase()))
    .map((word) => mdxDiagnostics['unknown-value']({ component, prop, value: word, choices }));
}

/** A colour as written, or those of an object with one for each mode. */
function colorsOf(value: unknown): readonly string[] {
  const written = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return written.map(readString).filter((color) => color !== undefined);
}

/**
 * Whether a value counts as not given, for it is of another kind. Nothing, an empty text and `false` mean just that; texts
 * for numbers and choices are told by themselves.
 */
function hasWrongType(type: PropDeclaration['type'], value: unknown, prop: string): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  // A number is drawn as a text of its digits, which no address is.
  if (type === 'href' && typeof value === 'number') return true;
  const isOtherText = typeof value === 'string' && (type === 'number' || typeof type === 'object');
  const isOtherChoice = typeof type === 'object' && readString(value) !== undefined;
  return !isOtherText && !isOtherChoice && readProp(type, value, prop) === undefined;
}

function checkNumber({ component, prop, value, declaration }: PropUse): readonly Diagnostic[] {
  if (typeof value === 'string' && !/^\s*-?\d/.test(value) && value !== '')
    return [mdxDiagnostics['not-a-number']({ component, prop, value })];
  const number = readNumber(value);
  const { range: [least, most] = [-Infinity, Infinity] } = declaration;
  if (number === undefined || (number >= least && number <= most)) return [];
  return [mdxDiagnostics['out-of-range']({ component, prop, value: number, least, most })];
}

/** Reports the number of a part that the tag has not; where code may make parts, none is known to be missing. */
function checkIndex({
  component,
  prop,
  value,
  declaration: { indexOf: part },
  node,
}: PropUse): readonly Diagnostic[] {
  const index = readNumber(value);
  const count = part === undefined ? undefined : countParts(node, part);
  if (part === undefined || index === undefined || count === undefined || count === 0) return [];
  if (index >= 0 && index < count) return [];
  return [mdxDiagnostics['out-of-range']({ component, prop, value: index, least: 0, most: count - 1 })];
}

/** How many parts of a name a tag holds; undefined where code or other tags may make some. */
function countParts({ children = [] }: MdxNode, parts: readonly string[]): number | undefined {
  let count = 0;
  for (const child of children) {
    if (parts.includes(child.name ?? '')) count += 1;
    else if (child.type.startsWith('mdx')) return undefined;
    else {
      const inside = countParts(child, parts);
      if (inside === undefined) return undefined;
      count += inside;
    }
  }
  return count;
}
