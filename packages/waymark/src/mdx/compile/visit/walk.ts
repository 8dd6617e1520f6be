import type { TocEntry } from '@waymark/core/content';
import { mdxDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { ComponentDefinition, WrittenProps } from '../../../components/definition/definition.ts';
import type { ParseChoices } from '../../parse/parse.ts';
import type { ProjectFiles } from '../../parse/project-files.ts';
import type { MdxNode } from '../../parse/tree.ts';
import type { Findings } from '../checks/findings.ts';
import type { FactsCollector } from '../facts/collect-facts.ts';
import type { Known } from '../facts/known-text.ts';
import type { Instance } from '../instance.ts';

/** What compiling asks of the project. */
export interface CompileEnvironment extends ParseChoices, ProjectFiles {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  /** Resolves the `file` of the older `<Snippet file="…">`. */
  resolveSnippet(name: string): string | undefined;
  /** Ids of the variations of the site; none known unless told. */
  variations?(): readonly string[];
}

/** Targets of reference links and footnotes by identifier, wherever they stand on the page; the first one counts. */
export interface Definitions {
  readonly definition: ReadonlyMap<string, MdxNode>;
  readonly footnoteDefinition: ReadonlyMap<string, MdxNode>;
}

/** A title that the page had before, with the ids that it got from then on, and the place of the first of these. */
export interface RepeatedTitle {
  readonly component: string;
  readonly title: string;
  readonly ids: string[];
  readonly span: Span;
}

/** What the walk through a page gathers, and what its visitors know. */
export interface Walk extends Findings, Known {
  readonly environment: CompileEnvironment;
  readonly collector: FactsCollector;
  /** The stem itself, or with the next free number; repeats count from 2 unless told. */
  readonly uniqueId: (stem: string, firstRepeat?: 1) => string;
  readonly ids: Map<MdxNode, string>;
  /** Empty links and components that make a place by an id of their own. */
  readonly places: Map<MdxNode, { readonly id: string; readonly span: Span }>;
  /** Ids that tags were given, with the first place where each was. */
  readonly given: Map<string, Span>;
  readonly snippets: Map<MdxNode, Instance>;
  readonly languages: Set<string>;
  /** What a page has once: components, and titles that links to them are made of. */
  readonly seen: Set<string>;
  readonly definitions: {
    readonly definition: Map<string, MdxNode>;
    readonly footnoteDefinition: Map<string, MdxNode>;
  };
  /** Identifiers of footnotes that the text refers to, and where those are written that it may refer to. */
  readonly footnotes: { readonly referred: Set<string>; readonly written: Map<string, Span> };
  /** Titles that the page has more than once, by what links to them are made of. */
  readonly titles: Map<string, RepeatedTitle>;
  /** How many nodes stand around what is visited, in all files. */
  depth: number;
  /** Visits what stands within a node. */
  readonly visitChildren: (node: MdxNode, walk: Walk, position: WalkPosition) => void;
}

/** Where the walk is. */
export interface WalkPosition {
  readonly instance: Instance;
  /** Headings here stay out of the table of contents. */
  readonly hidden: boolean;
  /** In a tab or view that is not shown at first. */
  readonly covered: boolean;
  /** How many alternatives the component around has had so far. */
  readonly alternatives?: { count: number };
  /** Within an entry of the page's feed. */
  readonly feeds: boolean;
  /** Name and props of the nearest built-in component around. */
  readonly parent?: string;
  readonly parentProps?: WrittenProps;
  /** The nearest component around is one that nothing defines, which is told. */
  readonly isUnknown: boolean;
  /** Files being included, outermost first. */
  readonly chain: readonly string[];
}

/** Whether something was there before; from now on it was. */
export function isSeen(what: string, { seen }: Walk): boolean {
  return seen.size === seen.add(what).size;
}

/** Whether something is written in two places: a snippet that is included twice has it once. */
export function areTwoPlaces(first: Span, { file, start }: Span): boolean {
  return first.file !== file || first.start !== start;
}

/** Notes an id that a tag is given; tells of one that another tag has. */
export function noteGivenId(id: string, span: Span, { given, diagnostics }: Walk): void {
  const first = given.get(id);
  if (first === undefined) given.set(id, span);
  else if (areTwoPlaces(first, span)) diagnostics.push(mdxDiagnostics['repeated-id']({ id }, { span }));
}

/** A heading, or a component that stands like one, for the table of contents. */
export function tocEntry(id: string, text: string, level: number, { covered }: WalkPosition): TocEntry {
  return covered ? { id, text, level, covered } : { id, text, level };
}

/** Notes the language of a code block. A fence's may carry its meta (`js{1,3}`); the highlighter passes over names that it does not know. */
export function addLanguage(language: string | null | undefined, { languages }: Walk): void {
  const name = /^[^\s{[:,]+/.exec(language ?? '')?.[0];
  if (name !== undefined) languages.add(name);
}

/** Notes what a file imports: it decides how its page looks, whether a tag uses it or an expression. */
export function addDependencies({ module }: Instance, { environment, collector, diagnostics }: Walk): void {
  for (const { specifier, names, start, end } of module.imports) {
    for (const { local } of names)
      if (module.exports.has(local))
        diagnostics.push(
          mdxDiagnostics['name-taken'](
            { name: local, specifier },
            { span: { file: module.file, start, end } },
          ),
        );
    const imported = environment.resolveImport(specifier, module.file);
    if (imported !== undefined) collector.dependency(imported);
  }
}
