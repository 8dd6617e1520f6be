import type { PageFacts, PageHead } from '@waymark/core/content';
import { resolveLink, urlOfLink } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { createSourceText, positionAt, type Span } from '@waymark/core/source';
import { componentRegistry, type RenderContext } from '../components/index.ts';
import type { Highlighter } from '../highlight/index.ts';
import type { DrawIcon } from '../icons/index.ts';
import { authorBuiltIns } from '../mdx/author-names.ts';
import { failedBody } from '../mdx/failed-body.tsx';
import {
  type CompileCode,
  type CompileEnvironment,
  compilePage,
  createAuthorCode,
  createClassNames,
  evaluatePage,
  extractStyles,
  type GuardCode,
  type ImageSize,
  pageMarkdown,
  printRules,
  type RenderEnvironment,
  renderBody,
  renderMarkdownText,
  runsCode,
  sizeImages,
} from '../mdx/index.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import { languageOfPage } from '../site/page-language.ts';
import type { Site } from '../site/site.ts';
import {
  type CompiledIslands,
  compileIslands,
  type IslandModules,
  type IslandProject,
} from './page-islands.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { reportBug } from './report-bug.ts';

/** A page file, rendered: its body, and what other stations need to know of it. */
export interface RenderedPage {
  readonly head: PageHead;
  readonly bodyHtml: string;
  readonly asideHtml: string;
  /** Utilities that its author uses, the page's hashed inline styles and its own `<style>` elements; usually empty. */
  readonly css: string;
  readonly facts: PageFacts;
  /** The body as Markdown. */
  readonly markdown: string;
  /** Sizes that were written on its pictures, by path; null where none is known. */
  readonly images: Readonly<Record<string, ImageSize | null>>;
  /** Modules of its islands, and everything that they load; empty for most pages. */
  readonly islandFiles: readonly OutputFile[];
  /** What its islands may draw later, for its styles; absent where there is nothing. */
  readonly laterHtml?: string;
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
  readonly uniqueId: (stem: string) => string;
  /** Takes notice of what components find out, such as an unknown icon. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Renders the page files of one site. */
export interface PageRenderer {
  renderPage(head: PageHead): Promise<RenderedPage>;
  /** The render context of a page that has no file (generated ones), or of a file's content on some page. */
  createContext(place: ContentPlace): RenderContext;
}

/** What rendering pages needs beside the site. */
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
  readonly readText: (file: string) => string | undefined;
  readonly imageSize: (path: string) => ImageSize | undefined;
  readonly resolveImport: (specifier: string, fromFile: string) => string | undefined;
  readonly resolveSnippet: (name: string) => string | undefined;
  /** Marks unknown components in the page, as `dev` does. */
  readonly markUnknown: boolean;
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
  /** What code tried since the last question, that it must not. */
  readonly stopped: () => readonly Diagnostic[];
}

/** Creates the renderer of a site. */
export function createPageRenderer(site: Site, tools: PageTools): PageRenderer {
  const { highlighter, resolveImport } = tools;
  const texts = createPageTexts(tools.readText, site.config.variables ?? {});
  const readText = texts.read;
  const place = describe(tools.readText, texts);
  const compileEnvironment: CompileEnvironment = { components: componentRegistry, ...tools, readText };
  const builtIns = authorBuiltIns(componentRegistry);
  const authorCode = createAuthorCode({ ...tools, builtIns, readText });
  const islandModules = tools.createIslandModules({ readText, resolveImport });
  const createContext = contextFactory(site, tools);
  const classNames = createClassNames({ resolveImport, readText });

  const draw = async (head: PageHead): Promise<RenderedPage> => {
    const text = readText(head.file) ?? '';
    const compiled = compilePage(head.file, text, compileEnvironment);
    if (compiled.value === undefined) return failedPage(head, text, compiled.diagnostics, place);
    const page = compiled.value;
    await highlighter.prepare(page.languages);
    const scopes = await evaluatePage(page, { authorCode, builtIns, resolveImport });
    const found: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
    const environment: RenderEnvironment = {
      components: componentRegistry,
      markUnknown: tools.markUnknown,
      createContext: (file, uniqueId) => createContext({ file, route: head.route, uniqueId, report }),
      describe: place,
    };
    const guard = runsCode(page) ? tools.guard : unguarded;
    const body = guard(head.file, () => renderBody(page, scopes.value, environment));
    const islands = await compileIslands(page, body, {
      scopes: scopes.value,
      context: createContext({ file: head.file, route: head.route, uniqueId: keep, report: ignore }),
      modules: islandModules,
      base: site.urls.base,
    });
    const { css, ...finished } = finishBody(body, islands, { site, ...tools });
    return {
      head,
      ...finished,
      css: [await tools.utilities(classNames(page)), css].filter((part) => part !== '').join('\n'),
      facts: {
        ...page.facts,
        links: page.facts.links.map((link) => ({ ...link, span: texts.toWritten(link.span) })),
      },
      markdown: guard(head.file, () => pageMarkdown(page, scopes.value)),
      islandFiles: islands.files,
      ...(islands.laterHtml === '' ? {} : { laterHtml: islands.laterHtml }),
      runsCode: runsCode(page),
      diagnostics: [
        ...texts.problemsOf(head.file),
        ...tools.stopped(),
        ...[compiled, scopes, body, islands, { diagnostics: found }].flatMap((part) =>
          part.diagnostics.map((diagnostic) => asWritten(diagnostic, texts)),
        ),
      ],
    };
  };
  const fail = (head: PageHead, found: readonly Diagnostic[]): RenderedPage =>
    failedPage(head, readText(head.file) ?? '', found, place);
  return {
    createContext,
    renderPage: (head) => draw(head).catch((error) => fail(head, reasonsFor(head, error, tools))),
  };
}

/** What runs no code needs no guard. */
function unguarded<T>(_: string, work: () => T): T {
  return work();
}

function asWritten(diagnostic: Diagnostic, texts: PageTexts): Diagnostic {
  return diagnostic.span === undefined
    ? diagnostic
    : { ...diagnostic, span: texts.toWritten(diagnostic.span) };
}

/** Why a page could not be drawn: what its code did, else a bug. */
function reasonsFor({ file }: PageHead, error: unknown, { stopped }: PageTools): readonly Diagnostic[] {
  const found = stopped();
  return found.length > 0 ? found : [reportBug(error, 'this page', file)];
}

function keep(stem: string): string {
  return stem;
}

function ignore(): void {}

function contextFactory(
  site: Site,
  { highlighter, icons, textIn }: PageTools,
): PageRenderer['createContext'] {
  return ({ file, route, uniqueId, report }) => {
    const language = languageOfPage(site.navigation, route);
    const reportIcon = (diagnostic: Diagnostic): void =>
      report({ ...diagnostic, span: { file, start: 0, end: 0 } });
    const context: RenderContext = {
      language,
      href(href) {
        const target = resolveLink(href, { file, route }, site.links);
        return {
          url: urlOfLink(target, site.urls),
          external: target.kind === 'external' && /^(?:https?:)?\/\//i.test(target.url),
        };
      },
      asset(src) {
        const target = resolveLink(src, { file, route, kind: 'image' }, site.links);
        return target.kind === 'unsafe' ? '' : urlOfLink(target, site.urls);
      },
      icon: (value, options) => icons(value, options, { asset: context.asset, report: reportIcon }),
      inline: (markdown) =>
        /[*_`~[\]!<\\$&]/.test(markdown) ? renderMarkdownText(markdown, 'inline', context) : markdown,
      block: (markdown) => renderMarkdownText(markdown, 'block', context),
      uniqueId,
      text: textIn(language),
      highlight: (code, codeLanguage) => highlighter.highlight(code, codeLanguage),
    };
    return context;
  };
}

/** What is done to the HTML of a whole body: sizes on its pictures, classes for its inline styles. */
function finishBody(
  { bodyHtml, asideHtml, styles }: ReturnType<typeof renderBody>,
  { address }: CompiledIslands,
  { site, imageSize, hash }: PageTools & { readonly site: Site },
): Pick<RenderedPage, 'bodyHtml' | 'asideHtml' | 'css' | 'images'> {
  const images: Record<string, ImageSize | null> = {};
  const sizeOf = (url: string): ImageSize | undefined => {
    const path = assetPath(url, site);
    if (path === undefined) return undefined;
    const size = imageSize(path);
    images[path] = size ?? null;
    return size;
  };
  const body = extractStyles(sizeImages(address(bodyHtml), sizeOf), hash);
  const aside = extractStyles(sizeImages(address(asideHtml), sizeOf), hash);
  const css = printRules(new Map([...body.rules, ...aside.rules]), styles);
  return { bodyHtml: body.html, asideHtml: aside.html, css, images };
}

/** Path in the project of a file that the site serves; undefined for addresses outside it. */
function assetPath(url: string, { urls, links }: Site): string | undefined {
  const target = resolveLink(url.slice(urls.base.length), { file: '', route: '/', kind: 'image' }, links);
  return url.startsWith(`${urls.base}/`) && target.kind === 'file' ? target.path : undefined;
}

/** `file:line:column` of a span. */
function describe(readText: PageTools['readText'], texts: PageTexts): (span: Span) => string {
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
): RenderedPage {
  const facts: PageFacts = {
    file: head.file,
    toc: [],
    anchors: [],
    links: [],
    sections: [],
    dependencies: [],
  };
  return {
    head,
    bodyHtml: failedBody(diagnostics, place),
    asideHtml: '',
    css: '',
    facts,
    markdown: text.slice(head.bodyStart),
    images: {},
    islandFiles: [],
    runsCode: false,
    diagnostics,
  };
}
