import {
  type Diagnostic,
  mdxDiagnostics,
  mendWith,
  suggest,
  suggestSurely,
  type Where,
} from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type {
  ComponentDefinition,
  PropDeclaration,
  WrittenProps,
} from '../../../components/definition/definition.ts';
import { readList, readNumber, readProp, readString } from '../../../components/definition/props.ts';
import { isExpression, type MdxNode } from '../../parse/tree.ts';
import { isCssColor } from './css-color.ts';

/** One use of a built-in component on a page. */
export interface ComponentUse {
  readonly node: MdxNode;
  readonly definition: ComponentDefinition;
  /** Its literal props. */
  readonly props: WrittenProps;
  /** Where problems are reported. */
  readonly span: Span;
  /** Where those of one prop are. */
  spanOfProp(prop: string): Span;
  /** Name of the nearest built-in component around. */
  readonly parent: string | undefined;
  /** Between the two is a component that nothing defines, which may be that parent. */
  readonly isInUnknown: boolean;
  /** Finds advice to import what the tag may mean instead, where a file of the project is called after it. */
  readonly findImport: () => string | undefined;
}

/** Finds what is wrong with the place and the props of a component. */
export function checkComponent(found: ComponentUse): readonly Diagnostic[] {
  const use = asWritten(found);
  const names = (use.node.attributes ?? []).map(({ name }) => name);
  const place = checkPlace(use);
  // What a spread gives is known only when the page runs.
  const written = names.filter((name) => name !== undefined);
  if (written.length < names.length) return place;
  const given = new Set(written);
  const near = new Map(written.map((prop) => [prop, nearProp(prop, given, use.definition)]));
  // A prop that is misspelt is not missing besides.
  const meant = new Set(written.map((prop) => near.get(prop) ?? prop));
  const missing = checkMissing(meant, use);
  // A tag that most probably means another component has the props of that one.
  const own = missing.length > 0 && use.findImport() !== undefined ? [] : written;
  return [
    ...place,
    ...checkContent(use),
    ...own.flatMap((prop) => checkProp(prop, near.get(prop), use)),
    ...missing,
    ...checkTogether(meant, use),
    ...checkExclusive(given, use),
  ];
}

/** A component under the name that its tag has, which may be one of its others. */
function asWritten(use: ComponentUse): ComponentUse {
  const { definition, node } = use;
  return { ...use, definition: { ...definition, name: node.name ?? definition.name } };
}

function checkPlace({ definition, node, parent, isInUnknown, span }: ComponentUse): readonly Diagnostic[] {
  const { name, within = [], holds } = definition;
  if (definition.needsContent === true && isBare(node)) {
    return [mdxDiagnostics['empty-tag']({ component: name, part: holds }, { span })];
  }
  if (holds !== undefined && isPlain(node))
    return [mdxDiagnostics['nothing-inside']({ component: name, part: holds }, { span })];
  if (within.length === 0 || isInUnknown || (parent !== undefined && within.includes(parent))) return [];
  return [mdxDiagnostics.misplaced({ component: name, parent: within[0] ?? '' }, { span })];
}

function checkContent({ definition, node: { children = [] }, span }: ComponentUse): readonly Diagnostic[] {
  if (definition.childless !== true || !children.some(isShown)) return [];
  return [mdxDiagnostics['content-dropped']({ component: definition.name }, { span })];
}

function isShown(node: MdxNode): boolean {
  const { type, value = '' } = node;
  if (isExpression(node)) return value.replace(/\/\*[\s\S]*?\*\//g, '').trim() !== '';
  return type !== 'text' || value.trim() !== '';
}

/** Whether a tag has nothing inside, no comment either, and no words in its props. */
function isBare({ attributes = [], children = [] }: MdxNode): boolean {
  const isSaid = attributes.some(({ name }) => name === undefined || name === 'title' || name === 'children');
  return !isSaid && children.every(({ type, value = '' }) => type === 'text' && value.trim() === '');
}

/** Whether nothing in a tag can make components: neither tags nor code. */
function isPlain({ children = [] }: MdxNode): boolean {
  return children.every((child) => !child.type.startsWith('mdx') && isPlain(child));
}

const ALWAYS_ACCEPTED: ReadonlySet<string> = new Set([
  'className',
  'class',
  'style',
  'id',
  'key',
  'children',
  'iconLibrary',
]);

/** What authors call a prop, by its name here. */
const OTHER_NAMES: ReadonlyArray<readonly [prop: string, names: readonly string[]]> = [
  ['href', ['link', 'url', 'to', 'path']],
  ['title', ['name', 'label', 'heading', 'header']],
  ['img', ['image', 'src']],
  ['file', ['src', 'path']],
  ['variant', ['kind', 'intent', 'severity', 'level', 'status']],
  ['side', ['placement', 'position']],
  ['cols', ['columns']],
  ['defaultOpen', ['open', 'expanded', 'isOpen']],
  ['tip', ['content', 'text']],
];

/** The prop that one that does not exist most probably means. */
function nearProp(
  prop: string,
  given: ReadonlySet<string>,
  definition: ComponentDefinition,
): string | undefined {
  if (Object.hasOwn(definition.props, prop)) return undefined;
  // One that the tag has besides is not what another word for it means.
  const names = Object.keys(definition.props);
  const other = OTHER_NAMES.find(
    ([known, written]) => names.includes(known) && !given.has(known) && written.includes(prop),
  );
  return other?.[0] ?? suggest(prop, names);
}

/** Elements that have no caption of their own, though authors look for one there. */
const MEDIA: ReadonlySet<string> = new Set(['img', 'video', 'iframe']);

function checkProp(prop: string, near: string | undefined, use: ComponentUse): readonly Diagnostic[] {
  const { definition, node, props, spanOfProp } = use;
  const component = definition.name;
  const declaration = Object.hasOwn(definition.props, prop) ? definition.props[prop] : undefined;
  if (declaration === undefined) {
    if (prop === 'caption' && MEDIA.has(component))
      return [
        mdxDiagnostics['unknown-prop'](
          { component, prop },
          { span: spanOfProp(prop), hint: 'write it as `<Frame caption="…">` around it' },
        ),
      ];
    // Attributes of HTML tags are HTML's own business.
    if (/^[a-z]/.test(component) || ALWAYS_ACCEPTED.has(prop) || /^(?:data-|aria-|on[A-Z])/.test(prop))
      return [];
    const hint = near === undefined ? {} : { hint: `did you mean \`${near}\`?` };
    const span = spanOfProp(prop);
    const where = { span, ...hint, ...mendProp(prop, near, use) };
    return [mdxDiagnostics['unknown-prop']({ component, prop }, where)];
  }
  const found = checkValue({ component, prop, value: props[prop], declaration, node });
  return found.map((diagnostic) => ({ ...diagnostic, span: spanOfProp(prop) }));
}

/** What mends another name: nothing where the prop that was meant is there too, or where no single place is known. */
function mendProp(
  prop: string,
  near: string | undefined,
  { definition, props, spanOfProp }: ComponentUse,
): Pick<Where, 'fix' | 'proposal'> {
  const span = spanOfProp(prop);
  const sure = suggestSurely(prop, Object.keys(definition.props));
  const meant = sure ?? near;
  if (meant === undefined || Object.hasOwn(props, meant) || span.end - span.start !== prop.length) return {};
  return mendWith([{ span, text: meant }], sure !== undefined);
}

interface PropUse {
  readonly component: string;
  readonly prop: string;
  /** What a literal comes to; undefined for code. */
  readonly value: unknown;
  readonly declaration: PropDeclaration;
  /** The tag. */
  readonly node: MdxNode;
}

function checkValue(use: PropUse): readonly Diagnostic[] {
  const { component, prop, value, declaration } = use;
  const { type } = declaration;
  if (declaration.objectForm !== undefined && isPlainObject(value)) return [];
  if (hasWrongType(type, value, prop))
    return [mdxDiagnostics['wrong-type']({ component, prop, type, value: JSON.stringify(value) })];
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

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

function checkMissing(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { definition, span } = use;
  return Object.entries(definition.props)
    .filter(([prop, { required }]) => required === true && (!written.has(prop) || isEmpty(prop, use)))
    .filter(([, { unless }]) => unless === undefined || !written.has(unless))
    .map(([prop]) => {
      const advice = isEmpty(prop, use) ? 'what is written for it is empty' : use.findImport();
      const hint = advice === undefined ? {} : { hint: advice };
      return mdxDiagnostics['missing-prop']({ component: definition.name, prop }, { span, ...hint });
    });
}

/** Whether a prop says nothing. A picture without words is mere decoration. */
function isEmpty(prop: string, { props }: ComponentUse): boolean {
  const value = prop === 'alt' ? undefined : props[prop];
  return typeof value === 'string' && value.trim() === '';
}

/** A prop that does nothing without another one, and one of several that has to be there. */
function checkTogether(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { definition, span } = use;
  const { name: component, props, oneOf = [] } = definition;
  const lonely = Object.entries(props).flatMap(([prop, { needs }]) =>
    needs === undefined || !written.has(prop) || written.has(needs)
      ? []
      : [{ prop: needs, hint: `\`${prop}\` leads nowhere without it` }],
  );
  const [first, ...others] = oneOf.filter((prop) => props[prop]?.legacy !== true);
  if (first !== undefined && !oneOf.some((prop) => written.has(prop) && !isEmpty(prop, use)))
    lonely.push({ prop: first, hint: `or one of ${others.map((prop) => `\`${prop}\``).join(', ')}` });
  return lonely.map(({ prop, hint }) => mdxDiagnostics['missing-prop']({ component, prop }, { span, hint }));
}

function checkExclusive(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { name, exclusive = [] } = use.definition;
  const given = exclusive.filter((prop) => written.has(prop));
  if (given.length < 2) return [];
  return [mdxDiagnostics['exclusive-props']({ component: name, props: given }, { span: use.span })];
}
