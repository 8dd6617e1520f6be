import type { PageFacts, PageHead } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { createSourceText, positionAt, type Span } from '@waymark/core/source';
import {
  componentRegistry,
  diagnosticPart,
  type RenderContext,
  terminalColorsPart,
} from '../components/index.ts';
import type { Highlighter } from '../highlight/index.ts';
import type { DrawIcon } from '../icons/index.ts';
import { authorBuiltIns } from '../mdx/author-names.ts';
import { failedBody } from '../mdx/failed-body.tsx';
import {
  type CompileCode,
  compilePage,
  createAuthorCode,
  createClassNames,
  evaluatePage,
  pageMarkdown,
  type RenderEnvironment,
  renderBody,
  renderMarkdownText,
  runsCode,
} from '../mdx/index.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import type { World } from '../store/world.ts';
import { compileIslands, type IslandModules, type IslandProject } from './page-islands.ts';
import { createPageNotes, type PageNotes } from './page-notes.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';

/** The text of a page file, drawn, and what other stations need to know of it. */
export interface DrawnPage {
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
  /** Modules of its islands, and everything that they load; empty for most pages. */
  readonly islandFiles: readonly OutputFile[];
  /** Addresses of those modules, by the number that stands on the islands. */
  readonly islands: Readonly<Record<string, string>>;
  /** It does not parse: its body says so. */
  readonly failed: boolean;
  /** Code of its author was run for it. */
  readonly runsCode: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Where content is rendered. */
export interface ContentPlace {
  /** File that the content comes from; its relative links start there. */
  readonly file: string;
  /** Page that it is rendered on. */
  readonly route: string;
  /** That of the page, unless told. */
  readonly language?: string;
  readonly uniqueId: (stem: string) => string;
  /** Takes notice of what goes with the page. */
  readonly notes: Pick<PageNotes, 'use' | 'style'>;
  /** Takes notice of what components find out, such as an unknown icon. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Draws page files. */
export interface PageDrawer {
  /** Draws the file of a page; all that it is drawn from is asked of the world. */
  drawPage(head: PageHead, world: World): Promise<DrawnPage>;
  /** The render context of a page that has no file (generated ones), or of a file's content on some page. */
  createContext(place: ContentPlace, world: World): RenderContext;
}

/** What drawing pages needs beside the world. */
export interface PageTools {
  readonly highlighter: Highlighter;
  readonly icons: DrawIcon;
  /** Interface words in a language. */
  readonly textIn: (language: string) => RenderContext['text'];
  readonly compile: CompileCode;
  /** Stylesheet of the utility classes among an author's class names; empty if none is one. */
  readonly utilities: (classNames: readonly string[]) => Promise<string>;
  readonly createIslandModules: (project: IslandProject) => IslandModules;
  readonly hash: (text: string) => string;
  /** Marks unknown components in the page, as `dev` does. */
  readonly markUnknown: boolean;
}

/** Creates the drawer of a site's pages. `shared` answers author code, which runs once for all pages. */
export function createPageDrawer(shared: World, tools: PageTools): PageDrawer {
  const { highlighter } = tools;
  const { resolveImport } = shared;
  const readText = createPageTexts(shared.readText, shared.setting('variables')).read;
  const builtIns = authorBuiltIns(componentRegistry);
  const authorCode = createAuthorCode({ compile: tools.compile, builtIns, resolveImport, readText });
  const islandModules = tools.createIslandModules({ readText, resolveImport });
  const classNames = createClassNames({ resolveImport, readText });
  const createContext: PageDrawer['createContext'] = (place, world) => contextAt(place, world, tools);

  return {
    createContext,
    async drawPage(head, world) {
      const texts = createPageTexts(world.readText, world.setting('variables'));
      const place = describe(world.readText, texts);
      const text = texts.read(head.file) ?? '';
      const compiled = compilePage(head.file, text, {
        components: componentRegistry,
        resolveImport: world.resolveImport,
        resolveSnippet: world.resolveSnippet,
        readText: texts.read,
      });
      if (compiled.value === undefined) return failedPage(head, text, compiled.diagnostics, place);
      const page = compiled.value;
      await highlighter.prepare(page.languages);
      const scopes = await evaluatePage(page, { authorCode, builtIns, resolveImport: world.resolveImport });
      const found: Diagnostic[] = [];
      const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
      const notes = createPageNotes(tools.hash);
      const { route } = head;
      const environment: RenderEnvironment = {
        components: componentRegistry,
        markUnknown: tools.markUnknown,
        createContext: (file, uniqueId) => createContext({ file, route, uniqueId, notes, report }, world),
        describe: place,
      };
      const body = renderBody(page, scopes.value, environment);
      const islands = await compileIslands(page, body, {
        scopes: scopes.value,
        context: createContext({ ...NOT_DRAWN, file: head.file, route }, world),
        use: notes.use,
        modules: islandModules,
        base: world.setting('urls').base,
      });
      const utilities = await tools.utilities(classNames(page));
      return {
        bodyHtml: body.bodyHtml,
        asideHtml: body.asideHtml,
        parts: notes.parts(),
        ids: body.ids,
        css: joinSheets([utilities, notes.css(), ...body.styles]),
        facts: {
          ...page.facts,
          links: page.facts.links.map((link) => ({ ...link, span: texts.toWritten(link.span) })),
        },
        markdown: pageMarkdown(page, scopes.value),
        islandFiles: islands.files,
        islands: islands.addresses,
        failed: false,
        runsCode: runsCode(page),
        diagnostics: [
          ...texts.problemsOf(head.file),
          ...[compiled, scopes, body, islands, { diagnostics: found }].flatMap(({ diagnostics }) =>
            diagnostics.map((diagnostic) => asWritten(diagnostic, texts)),
          ),
        ],
      };
    },
  };
}

/** For what is drawn only to find out what it asks. */
const NOT_DRAWN: Pick<ContentPlace, 'uniqueId' | 'notes' | 'report'> = {
  uniqueId: (stem) => stem,
  notes: { use: () => undefined, style: () => ({}) },
  report: () => undefined,
};

/** A finding with its place in the file as written. */
function asWritten(diagnostic: Diagnostic, texts: PageTexts): Diagnostic {
  const { span } = diagnostic;
  return span === undefined ? diagnostic : { ...diagnostic, span: texts.toWritten(span) };
}

function joinSheets(sheets: readonly string[]): string {
  return sheets.filter((sheet) => sheet !== '').join('\n');
}

function contextAt(
  { file, route, uniqueId, notes, report, ...place }: ContentPlace,
  world: World,
  { highlighter, icons, textIn }: PageTools,
): RenderContext {
  const language = place.language ?? world.languageOf(route);
  const reportIcon = (diagnostic: Diagnostic): void =>
    report({ ...diagnostic, span: { file, start: 0, end: 0 } });
  const context: RenderContext = {
    language,
    href: (href) => world.link(href, file, route) ?? { url: '#', external: false },
    asset: (src) => world.asset(src, file, route),
    icon(value, options) {
      // Names without a library are of the site's.
      world.setting('icons');
      return icons(value, options, { asset: context.asset, report: reportIcon });
    },
    inline: (markdown) =>
      /[*_`~[\]!<\\$&]/.test(markdown) ? renderMarkdownText(markdown, 'inline', context) : markdown,
    block: (markdown) => renderMarkdownText(markdown, 'block', context),
    uniqueId,
    text: textIn(language),
    highlight(code, codeLanguage) {
      // The colours stand in the classes and in the stylesheet, which are the site's.
      world.setting('code');
      if (codeLanguage?.toLowerCase() === 'ansi') notes.use(terminalColorsPart);
      return highlighter.highlight(code, codeLanguage);
    },
    use: notes.use,
    style: notes.style,
    imageSize: world.pictureSize,
  };
  return context;
}

/** `file:line:column` of a span. */
function describe(readText: World['readText'], texts: PageTexts): (span: Span) => string {
  return (span) => {
    const { file, start } = texts.toWritten(span);
    const { line, column } = positionAt(createSourceText(file, readText(file) ?? ''), start);
    return `${file}:${line}:${column}`;
  };
}

function failedPage(
  head: PageHead,
  text: string,
  diagnostics: readonly Diagnostic[],
  place: (span: Span) => string,
): DrawnPage {
  const facts: PageFacts = {
    file: head.file,
    toc: [],
    anchors: [],
    links: [],
    sections: [],
    dependencies: [],
  };
  return {
    bodyHtml: failedBody(diagnostics, place),
    asideHtml: '',
    parts: [diagnosticPart.name],
    ids: [],
    css: '',
    facts,
    markdown: text.slice(head.bodyStart),
    islandFiles: [],
    islands: {},
    failed: true,
    runsCode: false,
    diagnostics,
  };
}
