import {
  createIdPool,
  explicitId,
  headingSlug,
  type PageFacts,
  plainSlug,
  smartHeadingSlug,
  type TocEntry,
} from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics, type Outcome } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { plainTitle } from '../../components/children.ts';
import type { ComponentDefinition, WrittenProps } from '../../components/definition.ts';
import { readNumber } from '../../components/props.ts';
import type { ParseChoices } from '../parse/parse.ts';
import { readModule } from '../parse/read-module.ts';
import { endOf, isElement, type MdxNode, startOf, textOf } from '../parse/tree.ts';
import { literalProps } from './attributes.ts';
import { checkComponent } from './check-component.ts';
import { checkDirective, checkElement, checkFence, type Findings } from './check-elements.ts';
import { checkMarkdown } from './check-markdown.ts';
import { createFactsCollector, type FactsCollector } from './collect-facts.ts';
import { elementLinks } from './element-links.ts';
import { includedFile } from './included-file.ts';
import { type Instance, isOwnName, spanOf } from './instance.ts';
import { readUpdate } from './read-update.ts';
import { RESERVED_IDS } from './reserved-ids.ts';

/** A page whose tree is complete: snippets are expanded, ids given, facts collected. Ready to render. */
export interface CompiledPage {
  readonly file: string;
  readonly page: Instance;
  /** Ids given to headings and components, by node. */
  readonly ids: ReadonlyMap<MdxNode, string>;
  /** Snippets by the tag that includes them. */
  readonly snippets: ReadonlyMap<MdxNode, Instance>;
  readonly definitions: Definitions;
  readonly facts: PageFacts;
  /** Languages of the page's code. */
  readonly languages: ReadonlySet<string>;
}

/** Targets of reference links and footnotes by identifier, wherever they stand on the page; the first one counts. */
export interface Definitions {
  readonly definition: ReadonlyMap<string, MdxNode>;
  readonly footnoteDefinition: ReadonlyMap<string, MdxNode>;
}

/** What compiling asks of the project. */
export interface CompileEnvironment extends ParseChoices {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  /** Resolves an import to a file of the project. */
  resolveImport(specifier: string, fromFile: string): string | undefined;
  /** Resolves the `file` of the older `<Snippet file="…">`. */
  resolveSnippet(name: string): string | undefined;
  /** The file that an import of none most probably means. */
  nearestImport(specifier: string, fromFile: string): string | undefined;
  /** Text of a project file, variables substituted. */
  readText(file: string): string | undefined;
}

interface Walk extends Findings {
  readonly environment: CompileEnvironment;
  readonly collector: FactsCollector;
  /** The stem itself, or with the next free number; repeats count from 2 unless told. */
  readonly uniqueId: (stem: string, firstRepeat?: 1) => string;
  readonly ids: Map<MdxNode, string>;
  readonly snippets: Map<MdxNode, Instance>;
  readonly languages: Set<string>;
  /** What a page has once: components, and titles that links to them are made of. */
  readonly seen: Set<string>;
  readonly definitions: {
    readonly definition: Map<string, MdxNode>;
    readonly footnoteDefinition: Map<string, MdxNode>;
  };
}

interface Position {
  readonly instance: Instance;
  /** Headings here stay out of the table of contents. */
  readonly hidden: boolean;
  /** In a tab or view that is not shown at first. */
  readonly covered?: boolean;
  /** How many alternatives the component around has had so far. */
  readonly alternatives?: { count: number };
  /** Within an entry of the page's feed. */
  readonly feeds?: boolean;
  /** Name and props of the nearest built-in component around. */
  readonly parent?: string;
  readonly parentProps?: WrittenProps;
  /** Files being included, outermost first. */
  readonly chain: readonly string[];
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
    uniqueId: contentIdPool(),
    ids: new Map(),
    snippets: new Map(),
    languages: new Set(),
    seen: new Set(),
    definitions: { definition: new Map(), footnoteDefinition: new Map() },
    diagnostics: [...diagnostics],
  };
  const page: Instance = { module };
  addDependencies(page, walk);
  visitChildren(module.root, walk, { instance: page, hidden: false, chain: [file] });
  const value = {
    file,
    page,
    ids: walk.ids,
    snippets: walk.snippets,
    definitions: walk.definitions,
    facts: walk.collector.result(file),
    languages: walk.languages,
  };
  return { value, diagnostics: walk.diagnostics };
}

/** What a file imports decides how its page looks, whether a tag uses it or an expression. */
function addDependencies({ module }: Instance, { environment, collector }: Walk): void {
  for (const { specifier } of module.imports) {
    const imported = environment.resolveImport(specifier, module.file);
    if (imported !== undefined) collector.dependency(imported);
  }
}

function visitChildren(node: MdxNode, walk: Walk, position: Position): void {
  for (const child of node.children ?? []) visit(child, walk, position);
}

const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'listItem',
  'mdxJsxFlowElement',
  'blockquote',
]);

function visit(node: MdxNode, walk: Walk, position: Position): void {
  if (isElement(node)) visitElement(node, walk, position);
  else if (node.type === 'heading') visitHeading(node, walk, position, { level: node.depth ?? 1 });
  else {
    collectLeaf(node, walk.collector, position.instance);
    for (const each of checkMarkdown(node, position.instance)) walk.diagnostics.push(each);
    if (node.type === 'definition' || node.type === 'footnoteDefinition')
      addDefinition(node.type, node, walk);
    if (node.type === 'code') {
      addLanguage(node.lang, walk);
      checkFence(node, walk, position.instance);
    }
    if (node.type === 'paragraph') checkDirective(node, walk, position.instance);
    visitChildren(node, walk, position);
  }
  if (BLOCKS.has(node.type)) walk.collector.breakText();
}

function addDefinition(type: keyof Definitions, node: MdxNode, { definitions }: Walk): void {
  const identifier = node.identifier ?? '';
  if (!definitions[type].has(identifier)) definitions[type].set(identifier, node);
}

/** A fence's language may carry its meta (`js{1,3}`); the highlighter passes over names that it does not know. */
function addLanguage(language: string | null | undefined, { languages }: Walk): void {
  const name = /^[^\s{[:,]+/.exec(language ?? '')?.[0];
  if (name !== undefined) languages.add(name);
}

function collectLeaf(node: MdxNode, collector: FactsCollector, { module }: Instance): void {
  const span = {
    file: module.file,
    start: module.toSource(startOf(node)),
    end: module.toSource(endOf(node)),
  };
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'inlineMath':
      collector.text(node.value ?? '');
      break;
    case 'break':
      collector.text(' ');
      break;
    case 'code':
      collector.code(node.value ?? '');
      break;
    case 'link':
    case 'definition':
      collector.link({ kind: 'link', href: node.url ?? '', span });
      break;
    case 'image':
      collector.text(node.alt ?? '');
      collector.link({ kind: 'image', href: node.url ?? '', span });
      break;
  }
}

interface HeadingOptions {
  readonly level: number;
  readonly id?: string;
}

function visitHeading(node: MdxNode, walk: Walk, position: Position, { level, id }: HeadingOptions): void {
  const text = textOf(node).trim();
  const written = id ?? explicitIdOf(node, position.instance);
  const unique = walk.uniqueId(written ?? smartHeadingSlug(nameOf(node) || text));
  walk.ids.set(node, unique);
  walk.collector.heading(tocEntry(unique, text, level, position), {
    inToc: !position.hidden && level <= 4 && text !== '',
  });
  for (const child of node.children ?? []) visitInHeading(child, walk, position);
}

/** The words that name a heading: a badge beside them comes and goes. */
function nameOf(node: MdxNode): string {
  const isSaid = (child: MdxNode): boolean => !isElement(child) || child.name !== 'Badge';
  const children = (node.children ?? []).filter(isSaid);
  return children.map(textOf).join('').trim();
}

function explicitIdOf(node: MdxNode, { module }: Instance): string | undefined {
  return module.explicitIds.size === 0 ? undefined : module.explicitIds.get(module.toSource(startOf(node)));
}

/** Links and components inside a heading count; its words are the heading's own. */
function visitInHeading(node: MdxNode, walk: Walk, position: Position): void {
  if (node.type === 'text') return;
  if (node.type === 'link' || node.type === 'image')
    collectLeaf({ ...node, alt: '' }, walk.collector, position.instance);
  else if (isElement(node)) checkElement(node, walk, position.instance);
  for (const child of node.children ?? []) visitInHeading(child, walk, position);
}

function visitElement(node: MdxNode, walk: Walk, position: Position): void {
  const name = node.name ?? '';
  const { instance } = position;
  const included = includedFile(node, walk.environment, instance);
  if (included !== undefined) {
    visitSnippet(node, included, walk, position);
    return;
  }
  const props = literalProps(node);
  // Its file is not there; what is there was included.
  if (name === 'Snippet' && typeof props['file'] === 'string' && !isOwnName(name, instance))
    walk.diagnostics.push(missingSnippet(props['file'], spanOf(node, instance), walk));
  for (const link of elementLinks(node, props, instance.module)) walk.collector.link(link);
  const level = /^h([1-6])$/.exec(name);
  if (level !== null) {
    const id = typeof props['id'] === 'string' ? explicitId(props['id']) : undefined;
    visitHeading(node, walk, position, { level: Number(level[1]), ...(id === undefined ? {} : { id }) });
    return;
  }
  const definition = isOwnName(name, instance) ? undefined : walk.environment.components.get(name);
  if (definition === undefined) {
    if (typeof props['id'] === 'string') walk.collector.anchor(props['id']);
    checkElement(node, walk, instance);
    visitChildren(node, walk, position);
    return;
  }
  visitComponent(node, definition, props, walk, position);
}

function missingSnippet(specifier: string, span: Span, { environment }: Walk): Diagnostic {
  const near = environment.nearestImport(`/snippets/${specifier}`, span.file);
  const hint = near === undefined ? {} : { hint: `did you mean "${near.replace(/^_?snippets\//, '')}"?` };
  return mdxDiagnostics['missing-import']({ specifier }, { span, ...hint });
}

function visitComponent(
  node: MdxNode,
  definition: ComponentDefinition,
  props: WrittenProps,
  walk: Walk,
  position: Position,
): void {
  const span = spanOf(node, position.instance);
  for (const each of checkComponent({ node, definition, props, span, parent: position.parent }))
    walk.diagnostics.push(each);
  if (definition.once === true && isSeen(definition.name, walk))
    walk.diagnostics.push(mdxDiagnostics.repeated({ component: definition.name }, { span }));
  if (typeof props['language'] === 'string') addLanguage(props['language'], walk);
  if (definition.appears?.(props) === false) return;
  collectTitle(node, definition, props, walk, position);
  if (definition.rawChildren === true) {
    walk.collector.text(textOf(node));
    return;
  }
  const field = definition.field?.(props);
  if (field !== undefined) walk.collector.beginField(field);
  visitChildren(node, walk, {
    ...position,
    hidden: position.hidden || definition.hidesHeadings === true,
    covered: position.covered === true || isCovered(definition, props, walk, position),
    feeds: position.feeds === true || definition.feeds === true,
    parent: definition.name,
    parentProps: props,
    alternatives: { count: 0 },
  });
  if (field !== undefined) walk.collector.endField();
  if (definition.feeds === true && position.feeds !== true)
    walk.collector.update(readUpdate(node, { ...walk, id: walk.ids.get(node) ?? '', props }));
}

/** Whether another part is shown first in the place of this one. */
function isCovered(
  { alternative }: ComponentDefinition,
  props: WrittenProps,
  { collector }: Walk,
  { parentProps, alternatives }: Position,
): boolean {
  if (alternative === undefined) return false;
  if (alternative === 'of-page') return !collector.view(plainTitle(props['title']));
  const first = readNumber(parentProps?.['defaultTabIndex']) ?? 0;
  const index = alternatives?.count ?? 0;
  if (alternatives !== undefined) alternatives.count += 1;
  return index !== Math.max(0, Math.trunc(first));
}

function collectTitle(
  node: MdxNode,
  definition: ComponentDefinition,
  props: WrittenProps,
  walk: Walk,
  position: Position,
): void {
  const { collector, ids, uniqueId } = walk;
  const anchor = definition.anchor?.(props, position.parentProps);
  if (anchor === undefined) {
    if (typeof props['title'] === 'string') collector.text(`${props['title']}\n`);
    return;
  }
  // The words of a heading may stand between its tags.
  const text =
    anchor.text === '' && anchor.rule === 'heading' ? nameOf(node) || textOf(node).trim() : anchor.text;
  const slug = anchor.rule === 'heading' ? headingSlug(text) : plainSlug(text);
  const id = uniqueId(anchor.id === undefined ? slug : explicitId(anchor.id), anchor.firstRepeat);
  ids.set(node, id);
  const { name: component } = definition;
  const isNumbered = anchor.rule === 'plain' && anchor.id === undefined && anchor.firstRepeat === undefined;
  if (isNumbered && isSeen(`${component}#${slug}`, walk))
    walk.diagnostics.push(
      mdxDiagnostics['duplicate-title'](
        { component, title: text, id },
        { span: spanOf(node, position.instance) },
      ),
    );
  if (anchor.tocLevel === undefined) {
    collector.anchor(id);
    collector.text(`${text}\n`);
  } else collector.heading(tocEntry(id, text, anchor.tocLevel, position), { inToc: !position.hidden });
}

/** Whether something was there before; from now on it was. */
function isSeen(what: string, { seen }: Walk): boolean {
  return seen.size === seen.add(what).size;
}

function tocEntry(id: string, text: string, level: number, { covered }: Position): TocEntry {
  return covered === true ? { id, text, level, covered } : { id, text, level };
}

/** Most uses of snippets on one page, those in snippets counted: they multiply with each level. */
const MOST_SNIPPETS = 2000;

function visitSnippet(node: MdxNode, file: string, walk: Walk, position: Position): void {
  const { instance, chain } = position;
  walk.collector.dependency(file);
  if (chain.includes(file)) {
    walk.diagnostics.push(
      mdxDiagnostics['import-cycle']({ chain: [...chain, file] }, { span: spanOf(node, instance) }),
    );
    return;
  }
  if (walk.snippets.size >= MOST_SNIPPETS) {
    if (!walk.diagnostics.some(({ code }) => code === 'mdx/snippet-limit'))
      walk.diagnostics.push(
        mdxDiagnostics['snippet-limit']({ limit: MOST_SNIPPETS }, { span: spanOf(node, instance) }),
      );
    return;
  }
  const text = walk.environment.readText(file);
  if (text === undefined) return;
  const { value: module, diagnostics } = readModule(file, text, walk.environment);
  for (const each of diagnostics) walk.diagnostics.push(each);
  if (module === undefined) return;
  const snippet: Instance = { module, tag: node, parent: instance };
  walk.snippets.set(node, snippet);
  addDependencies(snippet, walk);
  visitChildren(module.root, walk, { ...position, instance: snippet, chain: [...chain, file] });
  visitChildren(node, walk, position);
}
