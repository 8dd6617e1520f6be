import type { ComponentDefinition, WrittenProps } from '../../../components/definition/definition.ts';
import { spreadCode } from '../../parse/read-module.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { literalProps } from '../attributes.ts';
import { type Instance, isOwnName } from '../instance.ts';
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

/** Those that are not told as unknown: of others nothing is drawn. Attributes of HTML tags are HTML's own business. */
function takenProps(props: WrittenProps, definition: ComponentDefinition | undefined): WrittenProps {
  if (definition === undefined || /^[a-z]/.test(definition.name)) return props;
  return Object.fromEntries(Object.entries(props).filter(([name]) => Object.hasOwn(definition.props, name)));
}

/** Notes the place that a tag makes. A built-in component makes none of its `id` but where it says so. */
export function collectAnchor({ id }: WrittenProps, { collector }: Walk): void {
  if (typeof id === 'string') collector.anchor(id);
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

/** Plain data, names and texts that are made of such, and objects of it that are spread. */
function knownProps(node: MdxNode, { knownText, knownValue }: Walk, instance: Instance): WrittenProps {
  return literalProps(node, (attribute) => {
    const { name = '', value } = attribute;
    const [, path] = /^\{\.\.\.([^{}]+)\}$/.exec(spreadCode(attribute) ?? '') ?? [];
    if (path !== undefined) return Object.entries(Object(knownValue(path.trim(), instance)));
    if (!TOLD.has(name) || typeof value !== 'object' || value === null) return [];
    const text = knownText(value.value, instance);
    return text === undefined ? [] : [[name, text]];
  });
}
