import { fillText, type PageFacts, type PageHead, readFrontmatter } from '@waymark/core/content';
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
  fillCode,
  type GuardCode,
  pageMarkdown,
  type RenderEnvironment,
  renderBody,
  renderMarkdownText,
  runsCode,
} from '../mdx/index.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import type { World } from '../store/world.ts';
import type { PageCode } from './page-code.ts';
import { compileIslands, type IslandModules, type IslandProject } from './page-islands.ts';
import { createPageNotes, type PageNotes } from './page-notes.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { reportBug } from './report-bug.ts';

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
  /** Colours code; where it is not told, only in languages that are prepared already. */
  readonly code?: Pick<PageCode, 'highlight'>;
  /** Takes notice of what components find out, such as an unknown icon. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Draws page files. */
export interface PageDrawer {
  /**
   * Draws the file of a page; all that it is drawn from is asked of the world. Where its author's code runs, all
   * languages are prepared, for it must not run again.
   */
  drawPage(head: PageHead, world: World, code: PageCode): Promise<DrawnPage>;
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
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
  /** What code tried since the last question, that it must not. */
  readonly stopped: () => readonly Diagnostic[];
}

/** Creates the drawer of a site's pages. `shared` answers author code, which runs once for all pages. */
export function createPageDrawer(shared: World, tools: PageTools): PageDrawer {
  const { resolveImport } = shared;
  const readText = createPageTexts(shared.readText, shared.setting('variables')).read;
  const builtIns = authorBuiltIns(componentRegistry);
  const compile = compileFilled(tools.compile);
  const authorCode = createAuthorCode({ ...tools, compile, builtIns, resolveImport, readText });
  const islandModules = tools.createIslandModules({ readText, resolveImport });
  const classNames = createClassNames({ resolveImport, readText });
  const createContext: PageDrawer['createContext'] = (place, world) => contextAt(place, world, tools);

  const draw: PageDrawer['drawPage'] = async (head, world, code) => {
    const texts = createPageTexts(world.readText, world.setting('variables'));
    const place = describe(world.readText, texts);
    const text = texts.read(head.file) ?? '';
    const compiled = compilePage(head.file, text, {
      components: componentRegistry,
      resolveImport: world.resolveImport,
      resolveSnippet: world.resolveSnippet,
      readText: texts.read,
    });
    if (compiled.value === undefined) return failedPage(head, compiled.diagnostics, { text, texts, place });
    const page = compiled.value;
    await (runsCode(page) ? code.prepare : code.expect)(page.languages);
    const scopes = await evaluatePage(page, { authorCode, builtIns, resolveImport: world.resolveImport });
    const found: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
    const notes = createPageNotes(tools.hash);
    const { route } = head;
    const environment: RenderEnvironment = {
      components: componentRegistry,
      markUnknown: tools.markUnknown,
      createContext: (file, uniqueId) => createContext({ file, route, uniqueId, notes, report, code }, world),
      describe: place,
    };
    const guard = runsCode(page) ? tools.guard : unguarded;
    const body = guard(head.file, () => renderBody(page, scopes.value, environment));
    const islands = await compileIslands(page, body, {
      scopes: scopes.value,
      context: createContext({ ...NOT_DRAWN, file: head.file, route, code }, world),
      use: notes.use,
      modules: islandModules,
      base: world.setting('urls').base,
    });
    const findings = [compiled, scopes, body, islands, { diagnostics: found }];
    return {
      bodyHtml: body.bodyHtml,
      asideHtml: body.asideHtml,
      parts: notes.parts(),
      ids: body.ids,
      css: joinSheets([await tools.utilities(classNames(page)), notes.css(), ...body.styles]),
      facts: withWrittenLinks(page.facts, texts),
      markdown: guard(head.file, () => pageMarkdown(page, scopes.value)),
      islandFiles: islands.files,
      islands: islands.addresses,
      failed: false,
      runsCode: runsCode(page),
      diagnostics: [
        ...[head.file, ...page.facts.dependencies].flatMap(texts.problemsOf),
        ...tools.stopped(),
        ...findings.flatMap(({ diagnostics }) => diagnostics.map(texts.describe)),
      ],
    };
  };
  return {
    createContext,
    drawPage: (head, world, code) =>
      draw(head, world, code).catch((error: unknown) => stoppedPage(head, world, tools.stopped(), error)),
  };
}

/** What runs no code needs no guard. */
function unguarded<T>(_: string, work: () => T): T {
  return work();
}

function withWrittenLinks(facts: PageFacts, texts: PageTexts): PageFacts {
  return { ...facts, links: facts.links.map((link) => ({ ...link, span: texts.toWritten(link.span) })) };
}

/** Compiles code and puts the values of variables into it. */
function compileFilled(compile: CompileCode): CompileCode {
  return async (code, file) => fillCode(await compile(code, file));
}

/** For what is drawn only to find out what it asks. */
const NOT_DRAWN: Pick<ContentPlace, 'uniqueId' | 'notes' | 'report'> = {
  uniqueId: (stem) => stem,
  notes: { use: () => undefined, style: () => ({}) },
  report: () => undefined,
};

function joinSheets(sheets: readonly string[]): string {
  return sheets.filter((sheet) => sheet !== '').join('\n');
}

function contextAt(
  { file, route, uniqueId, notes, report, ...place }: ContentPlace,
  world: World,
  { icons, textIn, ...tools }: PageTools,
): RenderContext {
  const language = place.language ?? world.languageOf(route);
  const code = place.code ?? tools.highlighter;
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
    highlight(text, codeLanguage) {
      // The colours stand in the classes and in the stylesheet, which are the site's.
      world.setting('code');
      if (codeLanguage?.toLowerCase() === 'ansi') notes.use(terminalColorsPart);
      return code.highlight(text, codeLanguage);
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

interface FailedText {
  readonly text: string;
  readonly texts: PageTexts;
  readonly place: (span: Span) => string;
}

/** The page where drawing threw: its author's code tried what it must not, or Waymark is wrong. */
function stoppedPage(
  head: PageHead,
  world: World,
  stopped: readonly Diagnostic[],
  error: unknown,
): DrawnPage {
  const texts = createPageTexts(world.readText, world.setting('variables'));
  const found = stopped.length > 0 ? stopped : [reportBug(error, 'this page', head.file)];
  const text = texts.read(head.file) ?? '';
  return failedPage(head, found, { text, texts, place: describe(world.readText, texts) });
}

function failedPage(
  head: PageHead,
  found: readonly Diagnostic[],
  { text, texts, place }: FailedText,
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
    bodyHtml: failedBody(found, place),
    asideHtml: '',
    parts: [diagnosticPart.name],
    ids: [],
    css: '',
    facts,
    markdown: fillText(text.slice(readFrontmatter(head.file, text).value.bodyStart)),
    islandFiles: [],
    islands: {},
    failed: true,
    runsCode: false,
    diagnostics: [...texts.problemsOf(head.file), ...found.map(texts.describe)],
  };
}
