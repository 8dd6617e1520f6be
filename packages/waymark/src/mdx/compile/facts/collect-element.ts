import type { ComponentDefinition, WrittenProps } from '../../../components/definition/definition.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { knownLiteral, readAttributes, takenProps } from '../attributes.ts';
import { type Instance, isOwnName, spanOf } from '../instance.ts';
import type { Walk } from '../visit/walk.ts';
import { elementLinks } from './element-links.ts';
import { SHOWN_PROPS } from './shown-words.ts';

/** What is known of a tag without running anything. */
interface KnownElement {
  readonly props: WrittenProps;
  /** Where it draws a built-in component. */
  readonly definition: ComponentDefinition | undefined;
}

/** Notes what a tag leads to, wherever it stands. */
export function collectElement(node: MdxNode, walk: Walk, instance: Instance): KnownElement {
  const props = knownProps(node, walk, instance);
  const definition = builtInOf(node, walk, instance);
  const place = { module: instance.module, isBuiltIn: definition !== undefined };
  for (const link of elementLinks(node, takenProps(props, definition), place)) walk.collector.link(link);
  return { props, definition };
}

/** Notes the places that a tag makes: of an `<a>`, its `name` too, as browsers have it. */
export function collectAnchor(tag: MdxNode, { id, name }: WrittenProps, { collector }: Walk): void {
  for (const place of tag.name === 'a' ? [id, name] : [id])
    if (typeof place === 'string') collector.anchor(place);
}

/** Notes the place that a tag makes by the id that it is drawn with. Elements of HTML keep theirs, whatever else has it. */
export function collectOwnPlace(
  tag: MdxNode,
  { props, definition }: KnownElement,
  walk: Walk,
  instance: Instance,
): void {
  if (definition === undefined || isHtmlName(definition.name)) collectAnchor(tag, props, walk);
  else if (Object.hasOwn(definition.props, 'id')) collectPlace(tag, props, walk, instance);
}

/** Notes a tag that makes a place by its id, unless a heading or another such tag of the page has that id. */
export function collectPlace(tag: MdxNode, { id }: WrittenProps, walk: Walk, instance: Instance): void {
  if (typeof id !== 'string' || id === '') return;
  walk.collector.anchor(id);
  walk.places.set(tag, { id, span: spanOf(tag, instance) });
}

/** The built-in component that a tag draws, unless its file means another by that name. */
function builtInOf(
  { name }: MdxNode,
  { environment }: Walk,
  instance: Instance,
): ComponentDefinition | undefined {
  return isOwnName(name ?? '', instance) ? undefined : environment.components.get(name ?? '');
}

/** Attributes that give a place its address and name, and those whose texts readers see. */
const TOLD: ReadonlySet<string> = new Set(['id', 'title', 'label', 'titleSize', ...SHOWN_PROPS]);

/** Code of a spread that may be a name or a path of names. */
const SPREAD = /^\{\.\.\.([^{}]+)\}$/;

/** Plain data, names and texts that are made of such, and objects of it that are spread. */
function knownProps(node: MdxNode, { knownText, knownValue }: Walk, instance: Instance): WrittenProps {
  return readAttributes(node, (code, { name }) => {
    const literal = knownLiteral(code);
    if (literal !== undefined) return literal;
    if (name === undefined) return { value: knownValue(SPREAD.exec(code)?.[1]?.trim() ?? '', instance) };
    const text = TOLD.has(name) ? knownText(code, instance) : undefined;
    return text === undefined ? undefined : { value: text };
  });
}
