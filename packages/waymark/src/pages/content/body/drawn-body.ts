import type { PageFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { OutputFile } from '../../../outputs/output-file.ts';

/** The text of a page file, drawn, and what other stations need to know of it. */
export interface DrawnBody {
  readonly bodyHtml: string;
  readonly asideHtml: string;
  /** Names of the parts that were drawn, or that its islands may draw later; sorted. */
  readonly parts: readonly string[];
  /** Ids that are taken: what is drawn beside its text gets others. */
  readonly ids: readonly string[];
  /** Utilities that its author uses, the page's hashed inline styles and its own `<style>` elements; usually empty. */
  readonly css: string;
  readonly facts: PageFacts;
  /** The body as Markdown. */
  readonly markdown: string;
  /** Documents that its author wrote into attributes; none on most pages. */
  readonly frameFiles: readonly OutputFile[];
  /** Modules of its islands, and everything that they load; empty for most pages. */
  readonly islandFiles: readonly OutputFile[];
  /** Addresses of those modules, by the number that stands on the islands. */
  readonly islands: Readonly<Record<string, string>>;
  /** It does not parse, or not all of it does: its body says so. */
  readonly failed: boolean;
  /** Code of its author was run for it. */
  readonly runsCode: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The text of a page that has none. */
export const NO_BODY: DrawnBody = {
  bodyHtml: '',
  asideHtml: '',
  parts: [],
  ids: [],
  css: '',
  facts: { file: '', toc: [], anchors: [], links: [], sections: [], dependencies: [] },
  markdown: '',
  frameFiles: [],
  islandFiles: [],
  islands: {},
  failed: false,
  runsCode: false,
  diagnostics: [],
};
