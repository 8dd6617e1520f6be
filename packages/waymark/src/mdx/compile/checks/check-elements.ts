import {
  contentDiagnostics,
  type Diagnostic,
  type Edit,
  editDistance,
  mdxDiagnostics,
  mendWith,
  suggest,
  suggestSurely,
  type Where,
} from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { ComponentDefinition } from '../../../components/definition/definition.ts';
import { parseFenceMeta, unknownOptions, wrongValues } from '../../../highlight/fences/fence-meta.ts';
import { hasTypes } from '../../../highlight/fences/has-types.ts';
import { findCodeLanguage } from '../../../highlight/languages.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';
import { type Instance, isOwnName, spanOf } from '../instance.ts';
import { ourComponentFor } from './foreign-components.ts';

/** What the checks of a page's elements know and add to. */
export interface Findings {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  readonly diagnostics: Diagnostic[];
  /** What the page may include. */
  readonly environment: {
    resolveSnippet(name: string): string | undefined;
    nearestImport(specifier: string, fromFile: string): string | undefined;
  };
}

/** Reports a tag that names a component which nothing defines; whether it did so. */
export function checkElement(node: MdxNode, findings: Findings, instance: Instance): boolean {
  const name = node.name ?? '';
  const component = /^[a-z]/.test(name) ? findByLetters(name, findings) : undefined;
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
  if (wordsOf(unreadImports, instance.module, wordsOfCode).has(name)) return true;
  const where = { span: spanOf(node, instance), ...whatIsMeant(name, node, findings, instance) };
  findings.diagnostics.push(mdxDiagnostics['unknown-component']({ name }, where));
  return true;
}

/** What the author of a tag that nothing defines most probably meant, and what would write it. */
function whatIsMeant(name: string, node: MdxNode, findings: Findings, instance: Instance): Where {
  const { module } = instance;
  const { imports, exports } = module;
  const own = [...exports, ...imports.flatMap(({ names }) => names.map(({ local }) => local))];
  const near = suggest(name, own) ?? ourComponentFor(name) ?? suggest(name, writtenNames(findings));
  const missing = importFor(name, findings.environment, module.file);
  const meant = near === undefined ? {} : { hint: `did you mean \`<${near}>\`?` };
  const imported = missing === undefined ? meant : { hint: missing };
  const hint = hintOfImport(name, instance) ?? hintOfCapitals(name) ?? imported;
  const sure = hint === imported ? suggestSurely(name, [...own, ...writtenNames(findings)]) : undefined;
  const edits =
    near === undefined || (sure !== near && hint !== meant) ? [] : renameTag(node, near, instance);
  return { ...hint, ...mendWith(edits, sure === near) };
}

/** Writes another name into a tag and into the one that closes it; nothing where that one is not found. */
function renameTag(node: MdxNode, text: string, { module }: Instance): readonly Edit[] {
  const name = node.name ?? '';
  const written = module.text.slice(startOf(node), endOf(node));
  const closing = written.lastIndexOf(`</${name}>`);
  if (closing === -1 && !written.endsWith('/>')) return [];
  const edit = (at: number): Edit => {
    const start = module.toSource(startOf(node) + at);
    return { span: { file: module.file, start, end: start + name.length }, text };
  };
  return [edit(1), ...(closing === -1 ? [] : [edit(closing + 2)])];
}

/** Names of components that authors write; the one that is left out stands for a place that the page has by itself. */
function writtenNames({ components }: Findings): readonly string[] {
  return [...components.keys()].filter((key) => /^[A-Z]/.test(key) && key !== 'ApiPlayground');
}

/** Words by file, so that many components that nothing is named cost one look at its text. */
type WordsOfFiles = WeakMap<Instance['module'], ReadonlySet<string>>;

/** Words of imports that cannot be read. */
const unreadImports: WordsOfFiles = new WeakMap();
/** Words of imports in paragraphs. */
const importWords: WordsOfFiles = new WeakMap();

function wordsOf(
  known: WordsOfFiles,
  module: Instance['module'],
  read: (module: Instance['module']) => readonly string[],
): ReadonlySet<string> {
  const words = known.get(module) ?? new Set(read(module).flatMap((part) => part.match(/[\w$]+/g) ?? []));
  known.set(module, words);
  return words;
}

/** The lines of imports in code: one that is as it should be is no part of the code any more. */
function wordsOfCode({ code }: Instance['module']): readonly string[] {
  return code.split('\n').filter((line) => /^\s*import\s/.test(line));
}

/** Elements of HTML that authors write in capitals. */
const CAPITALS =
  /^(?:A|B|BR|CENTER|CODE|DIV|EM|FONT|H[1-6]|HR|I|IMG|LI|OL|P|PRE|SPAN|STRONG|TABLE|TD|TH|TR|U|UL)$/;

function hintOfCapitals(name: string): { readonly hint: string } | undefined {
  return CAPITALS.test(name)
    ? { hint: `tags of HTML are written in small letters: \`<${name.toLowerCase()}>\`` }
    : undefined;
}

/** What an import of the name lacks that stands in a paragraph, where it is text. */
function hintOfImport(name: string, { module }: Instance): { readonly hint: string } | undefined {
  return wordsOf(importWords, module, wordsOfParagraphs).has(name)
    ? { hint: 'write a blank line before its import, which is text there' }
    : undefined;
}

/** The words between `import` and `from` in lines of paragraphs. */
function wordsOfParagraphs({ root, text }: Instance['module']): readonly string[] {
  return (root.children ?? [])
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => text.slice(startOf(node), endOf(node)).split('\n'))
    .filter((line) => /^import\s/.test(line))
    .map((line) => line.split(/\s+/))
    .flatMap((parts) => parts.slice(1, Math.max(1, parts.lastIndexOf('from'))));
}

/** What files of the project components may be in. */
type Snippets = Findings['environment'];

/** Advice to import a component that nothing defines, where a file is called after it, as `<ApiKey>` is after `api-key.mdx`. */
export function importFor(name: string, environment: Snippets, fromFile: string): string | undefined {
  const dashed = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const names = [name, dashed, name.charAt(0).toLowerCase() + name.slice(1), dashed.replaceAll('-', '_')];
  for (const each of names.filter((word) => /^[\w-]+$/.test(word))) {
    const file = environment.resolveSnippet(each) ?? deepSnippet(each, environment, fromFile);
    const local = file?.endsWith('x') === true && !file.endsWith('.mdx') ? `{ ${name} }` : name;
    if (file !== undefined) return `import it: \`import ${local} from "/${file}";\``;
  }
  return undefined;
}

/** The file of exactly that name in a folder of snippets or components, however deep. */
function deepSnippet(name: string, { nearestImport }: Snippets, fromFile: string): string | undefined {
  const file = nearestImport(`/snippets/${name}`, fromFile) ?? '';
  const [, folder, called] = /^(.*\/)([^/]+)\.\w+$/.exec(file) ?? [];
  return called === name && /^_?(?:snippets|components)\//.test(folder ?? '') ? file : undefined;
}

/** What other tools begin a callout with; behind colons and dots they have other blocks too. */
const FOREIGN_BLOCK =
  /^(?::{3,}\s*([\w-]+)|\.\. ([\w-]+)::|\[!(?!(?:note|tip|important|warning|caution)\])(\w+)\][+-]?|(?:!!!|\?{3}\+?)\s+(note|tip|important|info|warning|caution|danger|example|success|hint|error|bug)\b)/i;
/** What other tools put the contents of a page in place of. */
const CONTENTS = /^(?:\[\[_?toc_?\]\]|\[toc\])$/i;

/** What mkdocstrings puts the reference of a part of Python code in place of. */
const REFERENCE = /^:{3,}[ \t]+((?:\w+\.)+\w+)[ \t]*(?:\n|$)/;

/** Reports a paragraph that begins as blocks of other tools do. The closing line is not worth a word of its own. */
export function checkDirective(node: MdxNode, findings: Findings, instance: Instance): void {
  const text = node.children?.[0]?.value ?? '';
  const [written, ...names] = FOREIGN_BLOCK.exec(text) ?? [];
  const name = names.find((each) => each !== undefined);
  const [reference, part] = REFERENCE.exec(text) ?? [];
  if (reference !== undefined)
    findings.diagnostics.push(
      mdxDiagnostics.directive(
        { written: reference.trim() },
        {
          span: spanOf(node, instance),
          hint: `write the reference of \`${part}\` out: mkdocstrings makes it of Python code, Waymark does not`,
        },
      ),
    );
  else if (written !== undefined && name !== undefined)
    reportDirective(written, name, { node, findings, instance });
  else if (CONTENTS.test(text.trim()))
    findings.diagnostics.push(
      mdxDiagnostics.directive(
        { written: text.trim() },
        {
          span: spanOf(node, instance),
          hint: 'leave it out: the contents of a page stand beside its text',
        },
      ),
    );
}

interface Directive {
  readonly node: MdxNode;
  readonly findings: Findings;
  readonly instance: Instance;
}

function reportDirective(written: string, name: string, { node, findings, instance }: Directive): void {
  const start = instance.module.toSource(startOf(node));
  const span = { file: instance.module.file, start, end: start + written.length };
  const ours = name.toLowerCase().replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const meant = findings.components.has(ours) ? ours : ourComponentFor(ours);
  // A block holds blocks, which what marks words of a line cannot.
  const component = meant === 'mark' || meant === 'a' ? undefined : meant;
  const said = written.replace(/^:+\s*/, ':::');
  findings.diagnostics.push(
    mdxDiagnostics.directive({ written: said, ...(component === undefined ? {} : { component }) }, { span }),
  );
}

/** Elements of HTML and SVG that are called as components are. */
const ELEMENTS: ReadonlySet<string> = new Set(['frame', 'link', 'view']);

/** The component that a name in small letters means. */
function findByLetters(name: string, { components }: Findings): string | undefined {
  if (ELEMENTS.has(name) || components.has(name)) return undefined;
  const names = namesByLetters.get(components) ?? indexByLetters(components);
  namesByLetters.set(components, names);
  return names.get(name.toLowerCase());
}

/** Names of components by their letters: nearly every element of a page asks for one. */
const namesByLetters = new WeakMap<Findings['components'], ReadonlyMap<string, string>>();

function indexByLetters(components: Findings['components']): ReadonlyMap<string, string> {
  const names = [...components.keys()].filter((key) => /^[A-Z]/.test(key));
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

/** Reports what the opening line of a fence asks for in vain. */
export function checkFence(node: MdxNode, findings: Findings, instance: Instance): void {
  const start = instance.module.toSource(startOf(node));
  const opening = `${node.lang ?? ''} ${node.meta ?? ''}`.trim();
  const span = { file: instance.module.file, start, end: start + 3 + opening.length };
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
  const start = module.toSource(startOf(node) + at);
  return { file: module.file, start, end: start + word.length };
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
