import type { DocsConfig } from '@waymark/core/config';
import type { ContentGraph, PageHead, UrlStyle } from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';
import type { Span } from '@waymark/core/source';
import type { Skill } from './agents/skill.ts';
import type { LongFile, OutputFile } from './output-file.ts';

/** Everything that the outputs beside the pages are made from. */
export interface SiteModel {
  readonly config: DocsConfig;
  readonly navigation: NavigationModel;
  /** Pages with heads and visibility; the facts of those that are drawn; links; redirects. */
  readonly graph: ContentGraph;
  readonly urls: UrlStyle;
  /** The policy of documents that lead to pages: that of the pages. */
  readonly policy: string;
  /** Absolute origin, without a slash at its end, when known. */
  readonly siteUrl?: string;
  /** Address of the MCP server that the project names. */
  readonly mcpUrl?: string;
  /** Project files that are copied to the output. */
  readonly assets: readonly string[];
  /** Instructions for agents that the project brings, by name. */
  readonly skills: readonly Skill[];
  /** Day of the last change of a page, where the page shows one: `2026-11-22`. */
  readonly dateOfPage: (head: PageHead | undefined) => string | undefined;
  /** Day of the last commit that changed what stands in a span, as far as git may be asked and knows it. */
  readonly dayOfSpan: (span: Span) => string | undefined;
  /** Names a text by its content: `sha256:` and its hash. */
  readonly digestOf: (text: string) => string;
  /** Specifications of the project: path or address, and title. */
  readonly specifications: readonly {
    readonly source: string;
    readonly title: string;
    readonly kind: 'openapi' | 'asyncapi' | 'graphql';
  }[];
}

/** Makes the files of an output that needs no more than the list of pages. */
export type Emit = (site: SiteModel) => readonly OutputFile[];

/** Bodies of the pages that agents are told of, by route: Markdown, read when it is needed. */
export type MarkdownBodies = ReadonlyMap<string, () => string>;

/** Makes the files of an output that needs the bodies of all pages. */
export type EmitTexts = (site: SiteModel, markdown: MarkdownBodies) => readonly (OutputFile | LongFile)[];
