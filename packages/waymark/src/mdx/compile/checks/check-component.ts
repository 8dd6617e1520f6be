import {
  type Diagnostic,
  mdxDiagnostics,
  mendWith,
  suggest,
  suggestSurely,
  type Where,
} from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { lookProps } from '../../../components/definition/common-props.ts';
import type { ComponentDefinition, WrittenProps } from '../../../components/definition/definition.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import { isExpression, type MdxAttribute, type MdxNode } from '../../parse/tree.ts';
import { checkPropValue } from './check-prop-value.ts';

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
  if (use.node.children?.some(isShown) === true) meant.add('children');
  const missing = checkMissing(meant, use);
  // A tag that most probably means another component has the props of that one.
  const isOther = missing.length > 0 && use.findImport() !== undefined;
  const loose = findLoose(use);
  const told = new Set(loose.words);
  const own = written.filter((prop) => !told.has(prop));
  return [
    ...place,
    ...checkContent(use),
    ...(isOther ? [] : reportLoose(loose, use)),
    ...(isOther ? [] : own.flatMap((prop) => checkProp(prop, near.get(prop), use))),
    ...missing,
    ...checkTogether(meant, use),
    ...checkExclusive(given, use),
  ];
}

/** A component under the name that its tag has, which may be one of its others. */
function asWritten(use: ComponentUse): ComponentUse {
  const { definition, node } = use;
  if (node.name === definition.name) return use;
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
  if (isExpression(node)) return value.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').trim() !== '';
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
  'key',
  'children',
  'iconLibrary',
]);

function isAccepted(prop: string): boolean {
  return ALWAYS_ACCEPTED.has(prop) || /^(?:data-|aria-|on[A-Z])/.test(prop);
}

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

/** Fewer bare words than that are properties that their author supposes. */
const FEWEST_WORDS = 3;

/** Bare words beside each other that are no properties, most often the rest of a text whose quote ends before them. */
interface LooseWords {
  readonly words: readonly string[];
  /** The property whose text stands before them. */
  readonly of: string | undefined;
}

function findLoose({ node: { attributes = [] }, definition }: ComponentUse): LooseWords {
  if (attributes.filter(isBareWord).length < FEWEST_WORDS) return { words: [], of: undefined };
  const isLoose = (attribute: MdxAttribute): boolean => {
    const { name = '' } = attribute;
    return isBareWord(attribute) && !Object.hasOwn(definition.props, name) && !isAccepted(name);
  };
  const others = [...attributes.keys()].filter((at) => attributes[at] && !isLoose(attributes[at]));
  const ends = [-1, ...others, attributes.length];
  const at = ends.findIndex((end, each) => (ends[each + 1] ?? 0) - end > FEWEST_WORDS);
  const begin = ends[at];
  if (begin === undefined || isHtmlName(definition.name)) return { words: [], of: undefined };
  const words = attributes.slice(begin + 1, ends[at + 1]).map(({ name = '' }) => name);
  const before = attributes[begin];
  return { words, of: typeof before?.value === 'string' ? before.name : undefined };
}

function isBareWord({ value }: MdxAttribute): boolean {
  return (value ?? null) === null;
}

function reportLoose({ words, of }: LooseWords, use: ComponentUse): readonly Diagnostic[] {
  const [first] = words;
  if (first === undefined) return [];
  const begin = use.spanOfProp(first);
  // Words may come again: each is found where it stands first.
  const end = words.reduce((most, word) => Math.max(most, use.spanOfProp(word).end), begin.end);
  const hint = of && `If it belongs to \`${of}\`, end the quote behind it: \`${of}="… ${words.join(' ')}"\``;
  const found = { component: use.definition.name, prop: words.join(' ') };
  return [mdxDiagnostics['unknown-prop'](found, { span: { ...begin, end }, hint })];
}

/** Elements that have no caption of their own, though authors look for one there. */
const MEDIA: ReadonlySet<string> = new Set(['img', 'video', 'iframe']);

function checkProp(prop: string, near: string | undefined, use: ComponentUse): readonly Diagnostic[] {
  const { definition, node, props, spanOfProp } = use;
  const declaration = Object.hasOwn(definition.props, prop) ? definition.props[prop] : undefined;
  if (declaration === undefined) return checkUnknownProp(prop, near, use);
  const found = checkPropValue({ component: definition.name, prop, value: props[prop], declaration, node });
  return found.map((diagnostic) => ({ ...diagnostic, span: spanOfProp(prop) }));
}

function checkUnknownProp(prop: string, near: string | undefined, use: ComponentUse): readonly Diagnostic[] {
  const { name: component } = use.definition;
  const report = (where: Omit<Where, 'span'>): readonly Diagnostic[] => [
    mdxDiagnostics['unknown-prop']({ component, prop }, { span: use.spanOfProp(prop), ...where }),
  ];
  if (prop === 'caption' && MEDIA.has(component))
    return report({ hint: 'Write it as `<Frame caption="…">` around it' });
  // Attributes of HTML tags are HTML's own business.
  if (isHtmlName(component) || isAccepted(prop)) return [];
  const hint = near === undefined ? listProps(use.definition) : `Did you mean \`${near}\`?`;
  return report({ hint, ...mendProp(prop, near, use) });
}

/** More properties than this are not listed: the reader would not read them. */
const LISTED_PROPS = 12;

/** The properties that are the component's own: those that all have are seldom what was looked for. */
function listProps({ props }: ComponentDefinition): string | undefined {
  const names = Object.keys(props).filter(
    (name) => !isAccepted(name) && !Object.hasOwn(lookProps, name) && props[name]?.legacy !== true,
  );
  if (names.length === 0 || names.length > LISTED_PROPS) return undefined;
  return `Known properties: ${names.map((name) => `\`${name}\``).join(', ')}`;
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

function checkMissing(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { definition, span } = use;
  const missing = Object.keys(definition.props).filter((prop) => {
    const { required, unless } = definition.props[prop] ?? {};
    if (required !== true || (unless !== undefined && written.has(unless))) return false;
    return !written.has(prop) || isEmpty(prop, use);
  });
  return missing.map((prop) => {
    const hint = isEmpty(prop, use) ? 'What is written for it is empty' : use.findImport();
    return mdxDiagnostics['missing-prop']({ component: definition.name, prop }, { span, hint });
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
  const lonely = Array.from(findLonely(written, use), ([needed, prop]) => ({
    prop: needed,
    hint: `\`${prop}\` does nothing without it`,
  }));
  const [first, ...others] = oneOf.filter((prop) => props[prop]?.legacy !== true);
  if (first !== undefined && !oneOf.some((prop) => written.has(prop) && !isEmpty(prop, use)))
    lonely.push({ prop: first, hint: `Or one of ${others.map((prop) => `\`${prop}\``).join(', ')}` });
  return lonely.map(({ prop, hint }) => mdxDiagnostics['missing-prop']({ component, prop }, { span, hint }));
}

/** The first of the props that need another one, for each that is not there. One that has to be there anyway is told by itself. */
function findLonely(
  written: ReadonlySet<string>,
  { definition, props }: ComponentUse,
): ReadonlyMap<string, string> {
  const lonely: (readonly [needed: string, prop: string])[] = [];
  for (const prop of Object.keys(definition.props)) {
    const needs = definition.props[prop]?.needs;
    if (needs === undefined || !written.has(prop) || props[prop] === false) continue;
    if (!written.has(needs) && definition.props[needs]?.required !== true) lonely.push([needs, prop]);
  }
  return new Map(lonely.toReversed());
}

function checkExclusive(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { name, exclusive = [] } = use.definition;
  const given = exclusive.filter((prop) => written.has(prop));
  if (given.length < 2) return [];
  return [mdxDiagnostics['exclusive-props']({ component: name, props: given }, { span: use.span })];
}
