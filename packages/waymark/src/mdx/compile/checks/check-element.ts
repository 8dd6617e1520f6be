import {
  type Diagnostic,
  type Edit,
  mdxDiagnostics,
  mendWith,
  suggest,
  suggestSurely,
  type Where,
} from '@waymark/core/diagnostics';
import { rememberEach } from '@waymark/core/source';
import { placeOfText } from '../../parse/read-module.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';
import { type Instance, isOwnName, spanOf } from '../instance.ts';
import { locateProps } from '../locate-prop.ts';
import type { Findings } from './findings.ts';
import { ourComponentFor } from './foreign-components.ts';
import { hintOfImport, importFor, isImportedAmiss, isImportedInVain } from './import-advice.ts';

/** Reports a tag that names a component which nothing defines; whether it did so. */
export function checkElement(node: MdxNode, findings: Findings, instance: Instance): boolean {
  const name = node.name ?? '';
  const component = isHtmlName(name)
    ? (ownByLetters(name, instance) ?? findByLetters(name, findings))
    : undefined;
  if (component !== undefined && !isOwnName(name, instance))
    findings.diagnostics.push(
      mdxDiagnostics['lower-case-tag'](
        { name, component },
        { span: spanOf(node, instance), fix: renameTag(node, component, instance) },
      ),
    );
  const isComponent = /^[A-Z]/.test(name) || name.includes('.');
  if (!isComponent || isOwnName(name, instance) || findings.components.has(name))
    return component !== undefined;
  // An import that cannot be read is told where it stands.
  if (isImportedInVain(name, instance) || isImportedAmiss(name, findings, instance)) return true;
  const where = { span: spanOf(node, instance), ...whatIsMeant(name, node, findings, instance) };
  findings.diagnostics.push(mdxDiagnostics['unknown-component']({ name }, where));
  return true;
}

/** Reports a class under a name that neither HTML nor JSX has: nothing on the page would have it. */
export function checkClassName(node: MdxNode, instance: Instance): readonly Diagnostic[] {
  const spanOfProp = locateProps(node, instance);
  return (node.attributes ?? []).flatMap(({ name: prop = '' }) => {
    if (!/^class-names?$/i.test(prop)) return [];
    const span = spanOfProp(prop) ?? spanOf(node, instance);
    const where = { span, hint: 'Did you mean `className`?' };
    return [mdxDiagnostics['unknown-prop']({ component: node.name ?? '', prop }, where)];
  });
}

/** What the author of a tag that nothing defines most probably meant, and what would write it. */
function whatIsMeant(name: string, node: MdxNode, findings: Findings, instance: Instance): Where {
  const { module } = instance;
  const own = ownNames(module);
  const near = suggest(name, own) ?? ourComponentFor(name) ?? suggest(name, writtenNames(findings));
  const meant = near && `Did you mean \`<${near}>\`?`;
  const imported = importFor(name, findings.environment, module.file) ?? meant;
  const hint = hintOfImport(name, instance) ?? hintOfCapitals(name) ?? imported;
  const sure = hint === imported ? suggestSurely(name, [...own, ...writtenNames(findings)]) : undefined;
  const edits =
    near === undefined || (sure !== near && hint !== meant) ? [] : renameTag(node, near, instance);
  return { hint, ...mendWith(edits, sure === near) };
}

/** Writes another name into a tag and into the one that closes it; nothing where that one is not found. */
function renameTag(node: MdxNode, text: string, { module }: Instance): readonly Edit[] {
  const name = node.name ?? '';
  const written = module.text.slice(startOf(node), endOf(node));
  const closing = written.lastIndexOf(`</${name}>`);
  if (closing === -1 && !written.endsWith('/>')) return [];
  const edit = (at: number): Edit => ({
    span: placeOfText(module, startOf(node) + at, name.length),
    text,
  });
  return [edit(1), ...(closing === -1 ? [] : [edit(closing + 2)])];
}

/** Names of components that authors write; the one that is left out stands for a place that the page has by itself. */
function writtenNames({ components }: Findings): readonly string[] {
  return [...components.keys()].filter((key) => /^[A-Z]/.test(key) && key !== 'ApiPlayground');
}

/** Elements of HTML that authors write in capitals. */
const CAPITALS =
  /^(?:A|B|BR|CENTER|CODE|DIV|EM|FONT|H[1-6]|HR|I|IMG|LI|OL|P|PRE|SPAN|STRONG|TABLE|TD|TH|TR|U|UL)$/;

function hintOfCapitals(name: string): string | undefined {
  return CAPITALS.test(name)
    ? `Tags of HTML are written in small letters: \`<${name.toLowerCase()}>\``
    : undefined;
}

/** Elements of HTML and SVG that are called as components are. */
const ELEMENTS: ReadonlySet<string> = new Set(['frame', 'link', 'view']);

/** The component of the page itself that a name means which only begins small; a whole word in small letters may be of HTML. */
function ownByLetters(name: string, { module }: Instance): string | undefined {
  return /[A-Z]/.test(name)
    ? ownNames(module).find((own) => /^[A-Z]/.test(own) && own.toLowerCase() === name.toLowerCase())
    : undefined;
}

function ownNames({ exports, imports }: Instance['module']): readonly string[] {
  return [...exports, ...imports.flatMap(({ names }) => names.map(({ local }) => local))];
}

/** The component that a name in small letters means. */
function findByLetters(name: string, { components }: Findings): string | undefined {
  if (ELEMENTS.has(name) || components.has(name)) return undefined;
  return namesByLetters(components).get(name.toLowerCase());
}

/** Names of components by their letters: nearly every element of a page asks for one. */
const namesByLetters = rememberEach((components: Findings['components']): ReadonlyMap<string, string> => {
  const names = [...components.keys()].filter((key) => /^[A-Z]/.test(key));
  return new Map(names.map((name) => [name.toLowerCase(), name]));
});
