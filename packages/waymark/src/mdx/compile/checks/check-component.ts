import { type Diagnostic, mdxDiagnostics, suggest } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { ComponentDefinition, WrittenProps } from '../../../components/definition.ts';
import type { MdxNode } from '../../parse/tree.ts';

/** One use of a built-in component on a page. */
export interface ComponentUse {
  readonly node: MdxNode;
  readonly definition: ComponentDefinition;
  /** Its literal props. */
  readonly props: WrittenProps;
  /** Where problems are reported. */
  readonly span: Span;
  /** Name of the nearest built-in component around. */
  readonly parent: string | undefined;
}

/** Finds what is wrong with the place and the props of a component. */
export function checkComponent(use: ComponentUse): readonly Diagnostic[] {
  const names = (use.node.attributes ?? []).map(({ name }) => name);
  const place = checkPlace(use);
  // What a spread gives is known only when the page runs.
  const written = names.filter((name) => name !== undefined);
  if (written.length < names.length) return place;
  return [
    ...place,
    ...written.flatMap((prop) => checkProp(prop, use)),
    ...checkMissing(new Set(written), use),
    ...checkExclusive(new Set(written), use),
  ];
}

function checkPlace({ definition, parent, span }: ComponentUse): readonly Diagnostic[] {
  const { name, within = [] } = definition;
  if (within.length === 0 || (parent !== undefined && within.includes(parent))) return [];
  return [mdxDiagnostics.misplaced({ component: name, parent: within[0] ?? '' }, { span })];
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

/** What authors call the address that a component leads to. */
const LINK_WORDS: ReadonlySet<string> = new Set(['link', 'url', 'to', 'path']);

function checkProp(prop: string, { definition, props, span }: ComponentUse): readonly Diagnostic[] {
  const component = definition.name;
  const declaration = Object.hasOwn(definition.props, prop) ? definition.props[prop] : undefined;
  if (declaration === undefined) {
    // Attributes of HTML tags are HTML's own business.
    if (/^[a-z]/.test(component) || ALWAYS_ACCEPTED.has(prop) || /^(?:data-|aria-|on[A-Z])/.test(prop))
      return [];
    const names = Object.keys(definition.props);
    const near = LINK_WORDS.has(prop) && names.includes('href') ? 'href' : suggest(prop, names);
    const hint = near === undefined ? {} : { hint: `did you mean \`${near}\`?` };
    return [mdxDiagnostics['unknown-prop']({ component, prop }, { span, ...hint })];
  }
  const value = props[prop];
  if (declaration.type === 'number' && typeof value === 'string' && !/^\s*-?\d/.test(value) && value !== '')
    return [mdxDiagnostics['not-a-number']({ component, prop, value }, { span })];
  if (typeof declaration.type === 'string' || typeof value !== 'string') return [];
  const choices = declaration.type;
  if (choices.some((choice) => choice.toLowerCase() === value.trim().toLowerCase())) return [];
  return [mdxDiagnostics['unknown-value']({ component, prop, value, choices }, { span })];
}

function checkMissing(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { definition, span } = use;
  return Object.entries(definition.props)
    .filter(([prop, { required }]) => required === true && !written.has(prop))
    .filter(([, { unless }]) => unless === undefined || !written.has(unless))
    .map(([prop]) => mdxDiagnostics['missing-prop']({ component: definition.name, prop }, { span }));
}

function checkExclusive(written: ReadonlySet<string>, use: ComponentUse): readonly Diagnostic[] {
  const { name, exclusive = [] } = use.definition;
  const given = exclusive.filter((prop) => written.has(prop));
  if (given.length < 2) return [];
  return [mdxDiagnostics['exclusive-props']({ component: name, props: given }, { span: use.span })];
}
