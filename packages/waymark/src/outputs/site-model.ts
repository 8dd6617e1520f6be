import type { DocsConfig } from '@waymark/core/config';
import type { ContentGraph, UrlStyle } from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';
import type { OutputFile } from './output-file.ts';

/** Everything that the outputs beside the pages are made from. */
export interface SiteModel {
  readonly config: DocsConfig;
  readonly navigation: NavigationModel;
  /** Pages with heads, facts and visibility; link targets; redirects. */
  readonly graph: ContentGraph;
  readonly urls: UrlStyle;
  /** Absolute origin, without a slash at its end, when known. */
  readonly siteUrl?: string;
  /** Body as Markdown, by route, of the pages that agents are told of; without title and description. */
  readonly markdown: ReadonlyMap<string, string>;
  /** Project files that are copied to the output. */
  readonly assets: readonly string[];
  /** Specifications of the project: path or address, and title. */
  readonly specifications: readonly { readonly source: string; readonly title: string }[];
}

/** Makes the files of one output. */
export type Emit = (site: SiteModel) => readonly OutputFile[];
