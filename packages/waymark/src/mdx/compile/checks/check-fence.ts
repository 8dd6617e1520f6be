import { contentDiagnostics, editDistance, mdxDiagnostics, suggestSurely } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { parseFenceMeta, unknownOptions, wrongValues } from '../../../highlight/fences/fence-meta.ts';
import { hasTypes } from '../../../highlight/fences/has-types.ts';
import { findCodeLanguage } from '../../../highlight/languages.ts';
import { placeOfText } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';
import { reportDirective } from './check-directive.ts';
import type { Findings } from './findings.ts';

/** Reports what the opening line of a fence asks for in vain. */
export function checkFence(node: MdxNode, findings: Findings, instance: Instance): void {
  const opening = `${node.lang ?? ''} ${node.meta ?? ''}`.trim();
  const span = placeOfText(instance.module, startOf(node), 3 + opening.length);
  const idle = idleInFence(node);
  if (idle !== undefined)
    findings.diagnostics.push(contentDiagnostics['no-effect']({ ...idle, more: 0 }, { span }));
  checkOptions(node, findings, (word) => spanInFence(word, node, instance) ?? span);
  const language = node.lang ?? '';
  const [, directive] = /^\{([\w-]+)\}/.exec(language) ?? [];
  if (directive !== undefined) reportDirective(language, directive, { node, findings, instance });
  const meant = meantLanguage(language);
  if (meant !== undefined)
    findings.diagnostics.push(mdxDiagnostics['unknown-language']({ language, meant }, { span }));
  const kind = language === 'mermaid' ? kindOfDiagram(node.value ?? '') : undefined;
  const kindMeant = kind && suggestSurely(kind, DIAGRAMS);
  if (kind !== undefined && kindMeant !== undefined && !DIAGRAMS.includes(kind))
    findings.diagnostics.push(mdxDiagnostics['unknown-diagram']({ kind, meant: kindMeant }, { span }));
}

/** Reports options of code that do not exist, and values that say nothing. */
function checkOptions(
  { meta, value }: MdxNode,
  { diagnostics }: Findings,
  spanOf: (word: string) => Span,
): void {
  if (meta === undefined || meta === null) return;
  for (const each of unknownOptions(meta))
    diagnostics.push(mdxDiagnostics['unknown-option'](each, { span: spanOf(each.written) }));
  for (const each of wrongValues(meta, (value ?? '').split('\n').length))
    diagnostics.push(mdxDiagnostics['option-value'](each, { span: spanOf(each.written) }));
}

/** Where a word of the meta stands. */
function spanInFence(word: string, node: MdxNode, { module }: Instance): Span | undefined {
  const [line = ''] = module.text.slice(startOf(node), endOf(node)).split('\n', 1);
  const at = line
    .toLowerCase()
    .indexOf(word.toLowerCase(), line.indexOf(node.lang ?? '') + (node.lang ?? '').length);
  if (at < 0) return undefined;
  return placeOfText(module, startOf(node) + at, word.length);
}

/** What diagrams begin with. */
const DIAGRAMS =
  'graph flowchart sequenceDiagram classDiagram stateDiagram stateDiagram-v2 erDiagram gantt pie journey gitGraph mindmap timeline quadrantChart requirementDiagram sankey-beta xychart-beta block-beta packet-beta kanban architecture-beta'.split(
    ' ',
  );

/** The word that says what a diagram is, behind front matter, comments and directives. */
function kindOfDiagram(code: string): string | undefined {
  const lines = code.replace(/^\s*---\n[\s\S]*?\n---[ \t]*\n/, '').replace(/%%\{[\s\S]*?\}%%/g, '');
  return /^(?:[ \t]*(?:%%.*)?\n)*[ \t]*([\w-]+)/.exec(lines)?.[1];
}

/** Languages that documentation is full of: a word one letter away from one of them is a slip of the pen. */
const COMMON_LANGUAGES =
  'json javascript typescript python bash shell yaml html css java ruby rust kotlin swift csharp docker graphql markdown mermaid xml toml'.split(
    ' ',
  );

/** The language that an unknown name means; none for names that are known, and for those near to none. */
function meantLanguage(name: string): string | undefined {
  if (!/^\w{3,}$/.test(name) || findCodeLanguage(name) !== undefined || NO_LANGUAGE.has(name.toLowerCase()))
    return undefined;
  const word = name.toLowerCase();
  // A short word that begins otherwise is the name of another language: `daml` is no slip for `yaml`.
  const beginsAlike = (common: string): boolean =>
    word.length > 4 || word.slice(0, 2).includes(common.charAt(0));
  return COMMON_LANGUAGES.find(
    (common) => beginsAlike(common) && editDistance(word, common, { most: 1, open: false }) <= 1,
  );
}

/** Words behind an opening fence that name no language of code. */
const NO_LANGUAGE: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'mermaid',
  'nocopy',
  'ansi',
]);

function idleInFence({ lang, meta }: MdxNode): { what: string; reason: string } | undefined {
  if (!/twoslash|theme/i.test(meta ?? '')) return undefined;
  const { language, theme, twoslash } = parseFenceMeta(lang, meta);
  if (theme !== undefined)
    return { what: `theme="${theme}"`, reason: 'all code has one theme, `styling.codeblocks` of docs.json' };
  return twoslash && !hasTypes(language)
    ? { what: 'twoslash', reason: 'only code in TypeScript or JavaScript has types' }
    : undefined;
}
