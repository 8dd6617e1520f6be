import { contentDiagnostics, type Diagnostic, mdxDiagnostics, suggest } from '@waymark/core/diagnostics';
import type { ComponentDefinition } from '../../components/definition.ts';
import { parseFenceMeta } from '../../highlight/fence-meta.ts';
import { hasTypes } from '../../highlight/has-types.ts';
import { type MdxNode, startOf } from '../parse/tree.ts';
import { type Instance, isOwnName, spanOf } from './instance.ts';

/** What the checks of a page's elements know and add to. */
export interface Findings {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  readonly diagnostics: Diagnostic[];
}

/** Reports a tag that names a component which nothing defines. */
export function checkElement(node: MdxNode, findings: Findings, instance: Instance): void {
  const name = node.name ?? '';
  const meant = name === name.toLowerCase() ? findByLetters(name, findings) : undefined;
  if (meant !== undefined && !isOwnName(name, instance))
    findings.diagnostics.push(
      mdxDiagnostics['lower-case-tag']({ name, component: meant }, { span: spanOf(node, instance) }),
    );
  const isComponent = /^[A-Z]/.test(name) || name.includes('.');
  if (!isComponent || isOwnName(name, instance) || findings.components.has(name)) return;
  const { imports, exports } = instance.module;
  const own = [...exports, ...imports.flatMap(({ names }) => names.map(({ local }) => local))];
  const near = suggest(name, [
    ...own,
    ...[...findings.components.keys()].filter((key) => /^[A-Z]/.test(key)),
  ]);
  const hint = near === undefined ? {} : { hint: `did you mean \`<${near}>\`?` };
  findings.diagnostics.push(
    mdxDiagnostics['unknown-component']({ name }, { span: spanOf(node, instance), ...hint }),
  );
}

/** Reports a paragraph that begins with `:::name`, another tool's markup. The closing line is not worth a word of its own. */
export function checkDirective(node: MdxNode, findings: Findings, instance: Instance): void {
  const name = /^:{3,}\s*([\w-]+)/.exec(node.children?.[0]?.value ?? '')?.[1];
  if (name === undefined) return;
  const start = instance.module.toSource(startOf(node));
  const span = { file: instance.module.file, start, end: start + 3 + name.length };
  findings.diagnostics.push(mdxDiagnostics.directive({ name }, { span }));
}

/** Elements of HTML and SVG that are called as components are. */
const ELEMENTS: ReadonlySet<string> = new Set(['frame', 'link', 'view']);

/** The component that a name in small letters means. */
function findByLetters(name: string, { components }: Findings): string | undefined {
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  return ELEMENTS.has(name) || components.has(name) || !components.has(component) ? undefined : component;
}

/** Reports what the opening line of a fence asks for in vain. */
export function checkFence(node: MdxNode, findings: Findings, instance: Instance): void {
  const idle = idleInFence(node);
  if (idle === undefined) return;
  const start = instance.module.toSource(startOf(node));
  const opening = `${node.lang ?? ''} ${node.meta ?? ''}`.trim();
  const span = { file: instance.module.file, start, end: start + 3 + opening.length };
  findings.diagnostics.push(contentDiagnostics['no-effect']({ ...idle, more: 0 }, { span }));
}

function idleInFence({ lang, meta }: MdxNode): { what: string; reason: string } | undefined {
  if (!/twoslash/i.test(meta ?? '')) return undefined;
  const { language, twoslash } = parseFenceMeta(lang, meta);
  return twoslash && !hasTypes(language)
    ? { what: 'twoslash', reason: 'only code in TypeScript or JavaScript has types' }
    : undefined;
}
