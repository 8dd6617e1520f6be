import { createIdPool, explicitId, type PageFacts } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics, type Outcome } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { WrittenProps } from '../../components/definition/definition.ts';
import { readModule } from '../parse/read-module.ts';
import { partsWords } from '../parse/tag-kinds.ts';
import { isExpression, isTag, type MdxNode } from '../parse/tree.ts';
import { checkDirective } from './checks/check-directive.ts';
import { checkClassName, checkElement } from './checks/check-element.ts';
import { checkFence } from './checks/check-fence.ts';
import { checkMarkdown } from './checks/check-markdown.ts';
import { checkRepeated } from './checks/check-repeated.ts';
import { collectAnchor, collectElement, collectPlace } from './facts/collect-element.ts';
import { createFactsCollector } from './facts/collect-facts.ts';
import { collectLeaf } from './facts/collect-leaf.ts';
import { createKnown } from './facts/known-text.ts';
import { codeWords } from './facts/shown-words.ts';
import { type Instance, isOwnName, spanOf } from './instance.ts';
import { includedFile } from './visit/included-file.ts';
import { RESERVED_IDS } from './visit/reserved-ids.ts';
import { repeatedTitles, visitComponent } from './visit/visit-component.ts';
import { visitHeading } from './visit/visit-heading.ts';
import { visitSnippet } from './visit/visit-snippet.ts';
import {
  addDependencies,
  addLanguage,
  areTwoPlaces,
  type CompileEnvironment,
  type Definitions,
  noteGivenId,
  type Walk,
  type WalkPosition,
} from './visit/walk.ts';

/** A page whose tree is complete: snippets are expanded, ids given, facts collected. Ready to render. */
export interface CompiledPage {
  readonly file: string;
  readonly page: Instance;
  /** Ids given to headings and components, by node; an empty one to tags whose heading has theirs. */
  readonly ids: ReadonlyMap<MdxNode, string>;
  /** Snippets by the tag that includes them. */
  readonly snippets: ReadonlyMap<MdxNode, Instance>;
  readonly definitions: Definitions;
  readonly facts: PageFacts;
  /** Languages of the page's code. */
  readonly languages: ReadonlySet<string>;
}

/** What is known where a page begins. */
const START = { hidden: false, covered: false, feeds: false, isUnknown: false };

/** Compiles one page. Undefined when it does not parse; then the diagnostics say why. */
export function compilePage(
  file: string,
  text: string,
  environment: CompileEnvironment,
): Outcome<CompiledPage | undefined> {
  const { value: module, diagnostics } = readModule(file, text, environment);
  if (module === undefined) return { value: undefined, diagnostics };
  const walk: Walk = {
    environment,
    components: environment.components,
    collector: createFactsCollector(),
    ...createKnown(environment),
    uniqueId: contentIdPool(),
    ids: new Map(),
    places: new Map(),
    given: new Map(),
    snippets: new Map(),
    languages: new Set(),
    seen: new Set(),
    definitions: { definition: new Map(), footnoteDefinition: new Map() },
    footnotes: { referred: new Set(), written: new Map() },
    titles: new Map(),
    depth: 0,
    diagnostics: [...diagnostics],
    visitChildren,
  };
  const page: Instance = { module };
  addDependencies(page, walk);
  visitChildren(module.root, walk, { ...START, instance: page, chain: [file] });
  clearTakenPlaces(walk);
  for (const each of unusedFootnotes(walk.footnotes)) walk.diagnostics.push(each);
  for (const each of repeatedTitles(walk.titles)) walk.diagnostics.push(each);
  const value = {
    file,
    page,
    ids: walk.ids,
    snippets: walk.snippets,
    definitions: walk.definitions,
    facts: walk.collector.result(file),
    languages: walk.languages,
  };
  const textOf = (path: string): string => (path === file ? text : (environment.readText(path) ?? ''));
  return { value, diagnostics: withoutConsequences(walk.diagnostics, textOf) };
}

/**
 * What a tag lacks that had to be read without its attributes, or without one of them, is told with these, and a table that marks
 * of a merge part with them.
 */
function withoutConsequences(
  all: readonly Diagnostic[],
  textOf: (file: string) => string,
): readonly Diagnostic[] {
  const torn = new Set(
    all.flatMap(({ code, span }) => (code === 'content/merge-conflict' ? span?.file : [])),
  );
  const found = all.filter(({ code, span }) => code !== 'mdx/table-rule' || !torn.has(span?.file));
  const unread = found.flatMap(({ code, span }) => (code === 'mdx/syntax' && span !== undefined ? span : []));
  if (unread.length === 0) return found;
  const isUnread = ({ file, start }: Span): boolean => {
    const sign = /[<>]/g;
    sign.lastIndex = start + 1;
    const end = sign.exec(textOf(file))?.index ?? start;
    return unread.some((place) => place.file === file && place.start >= start && place.start <= end);
  };
  return found.filter(
    ({ code, span }) => code !== 'mdx/missing-prop' || span === undefined || !isUnread(span),
  );
}

/** Two elements cannot have one id: the place of a heading or component is where links to it lead. */
function clearTakenPlaces(walk: Walk): void {
  const { ids, places } = walk;
  const taken = new Set(ids.values());
  for (const [node, { id, span }] of places) {
    if (taken.has(id)) ids.set(node, '');
    taken.add(id);
    noteGivenId(id, span, walk);
  }
}

function visitChildren(node: MdxNode, walk: Walk, position: WalkPosition): void {
  walk.depth += 1;
  for (const child of node.children ?? []) visit(child, walk, position);
  walk.depth -= 1;
}

const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'listItem',
  'mdxJsxFlowElement',
  'blockquote',
]);

function visit(node: MdxNode, walk: Walk, position: WalkPosition): void {
  const isBetween = partsWords(node);
  if (isBetween) walk.collector.text(' ');
  if (isTag(node)) visitElement(node, walk, position);
  else if (isExpression(node)) visitExpression(node, walk, position);
  else if (node.type === 'heading') visitHeading(node, walk, position, { level: node.depth ?? 1 });
  else {
    collectLeaf(node, walk.collector, position.instance);
    for (const each of checkMarkdown(node, position.instance)) addOnce(each, walk);
    noteReference(node, walk, position);
    if (node.type === 'code') {
      addLanguage(node.lang, walk);
      checkFence(node, walk, position.instance);
    }
    if (node.type === 'paragraph') checkDirective(node, walk, position.instance);
    visitChildren(node, walk, position);
  }
  if (BLOCKS.has(node.type)) walk.collector.breakText();
  else if (isBetween) walk.collector.text(' ');
}

/** The line that should end code, and ends none, begins code of its own: that is told already. */
function addOnce(found: Diagnostic, { diagnostics }: Walk): void {
  const last = diagnostics.at(-1);
  const isTold = last?.code === found.code && last.span?.start === found.span?.start;
  if (!isTold || last?.span?.file !== found.span?.file) diagnostics.push(found);
}

/** Words that an expression shows are words of the page, where they are known without running anything. */
function visitExpression({ value = '' }: MdxNode, walk: Walk, { instance }: WalkPosition): void {
  const known = walk.knownText(value, instance);
  if (known !== undefined) walk.collector.text(known);
  else for (const words of codeWords(value)) walk.collector.text(` ${words} `);
}

/** Notes what links and footnotes refer to, and which footnotes are referred to. */
function noteReference(node: MdxNode, walk: Walk, { instance }: WalkPosition): void {
  const { definitions, footnotes } = walk;
  const { type, identifier = '' } = node;
  if (type === 'footnoteReference') footnotes.referred.add(identifier);
  if (type === 'footnoteDefinition') noteFootnote(identifier, spanOf(node, instance), walk);
  if (type !== 'definition' && type !== 'footnoteDefinition') return;
  if (!definitions[type].has(identifier)) definitions[type].set(identifier, node);
}

/** Notes where a footnote is written. The first of a name is shown. */
function noteFootnote(identifier: string, span: Span, { footnotes, diagnostics }: Walk): void {
  const first = footnotes.written.get(identifier);
  if (first === undefined) footnotes.written.set(identifier, span);
  else if (areTwoPlaces(first, span))
    diagnostics.push(mdxDiagnostics['repeated-footnote']({ written: `[^${identifier}]` }, { span }));
}

function unusedFootnotes({ referred, written }: Walk['footnotes']): readonly Diagnostic[] {
  return [...written].flatMap(([identifier, span]) =>
    referred.has(identifier)
      ? []
      : [mdxDiagnostics['unused-footnote']({ written: `[^${identifier}]` }, { span })],
  );
}

function visitElement(node: MdxNode, walk: Walk, position: WalkPosition): void {
  const name = node.name ?? '';
  const { instance } = position;
  const included = includedFile(node, walk.environment, instance);
  if (included !== undefined && visitSnippet(node, included, walk, position)) return;
  const { props, definition } = collectElement(node, walk, instance);
  for (const repeated of checkRepeated(node, instance)) walk.diagnostics.push(repeated);
  // Its file is not there; what is there was included.
  if (name === 'Snippet' && typeof props['file'] === 'string' && !isOwnName(name, instance))
    walk.diagnostics.push(missingSnippet(props['file'], spanOf(node, instance), walk));
  const level = /^h([1-6])$/.exec(name);
  if (level !== null) {
    const id = typeof props['id'] === 'string' ? explicitId(props['id']) : undefined;
    visitHeading(node, walk, position, { level: Number(level[1]), ...(id === undefined ? {} : { id }) });
    return;
  }
  if (definition === undefined) visitOther(node, props, walk, position);
  else visitComponent({ node, definition, props }, walk, position);
}

/** Visits an element of HTML, a component of the author, or a tag that nothing defines. */
function visitOther(node: MdxNode, props: WrittenProps, walk: Walk, position: WalkPosition): void {
  collectAnchor(node, props, walk);
  if (isPlace(node, props)) collectPlace(node, props, walk, position.instance);
  for (const each of checkClassName(node, position.instance)) walk.diagnostics.push(each);
  const isUnknown = checkElement(node, walk, position.instance);
  // Rules and code are no words of the page.
  if (node.name !== 'style' && node.name !== 'script')
    visitChildren(node, walk, isUnknown ? { ...position, isUnknown } : position);
}

/** Whether a tag is there for its id alone. */
function isPlace({ name, children = [] }: MdxNode, { id, href }: WrittenProps): boolean {
  return name === 'a' && typeof id === 'string' && href === undefined && children.length === 0;
}

function missingSnippet(specifier: string, span: Span, { environment }: Walk): Diagnostic {
  const near = environment.nearestImport(`/snippets/${specifier}`, span.file);
  const hint = near && `Did you mean "${near.replace(/^_?snippets\//, '')}"?`;
  return mdxDiagnostics['missing-import']({ specifier }, { span, hint });
}

/** Ids of the content, apart from those of the page around it. */
function contentIdPool(): Walk['uniqueId'] {
  const pool = createIdPool();
  for (const id of RESERVED_IDS) pool(id);
  const repeats = new Map<string, number>();
  return (stem, firstRepeat) => {
    if (firstRepeat === undefined) return pool(stem);
    const count = repeats.get(stem) ?? 0;
    repeats.set(stem, count + 1);
    return pool(count === 0 ? stem : `${stem}-${count}`);
  };
}
