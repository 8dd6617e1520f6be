import { fillText, findFrontmatter, type PageHead } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { componentRegistry, diagnosticPart, type RenderContext } from '../../../components/index.ts';
import { fileOfCode } from '../../../mdx/author-code/run/file-of-code.ts';
import { compilePage, problemOf } from '../../../mdx/index.ts';
import { isNoText } from '../../../mdx/parse/no-text.ts';
import { failedBody } from '../../../mdx/render/notice.tsx';
import { reportBug } from '../../../site/report-bug.ts';
import { joinStopped } from '../../author-code/code-guard.ts';
import type { World } from '../../world/world.ts';
import { type ContentPlace, createContentContext } from '../context/content-context.ts';
import type { PageCode } from '../context/page-code.ts';
import { createBodyTools, type PageTools } from './body-tools.ts';
import { drawCompiled, type FileToDraw } from './draw-compiled.ts';
import { type DrawnBody, NO_BODY } from './drawn-body.ts';
import { mayLast } from './may-last.ts';
import type { PageTexts } from './page-texts.ts';
import { readWorld, type WorldTexts } from './world-texts.ts';

/** Draws page files. */
export interface PageDrawer {
  /**
   * Draws the file of a page; all that it is drawn from is asked of the world. Where its author's code runs, all
   * languages are prepared, for it must not run again.
   */
  drawFile(head: PageHead, world: World, code: PageCode): Promise<DrawnBody>;
  /** Draws text that a specification of the project gives to a page: as that of a page file, but its code is not run. */
  drawSpecificationText(text: string, place: TextPlace, world: World, code: PageCode): Promise<DrawnBody>;
  /** The render context of a page that has no file (generated ones), or of a file's content on some page. */
  createContext(place: ContentPlace, world: World): RenderContext;
}

/** The file that a text is from, and the page that it is for. */
export interface TextPlace extends Pick<PageHead, 'file' | 'route'> {
  /** Where in the file the text begins. */
  readonly start: number;
  /** Where addresses are written in the file. */
  readonly links: ReadonlyMap<string, readonly Span[]>;
}

/** The finding that tells what of a page, or of its snippets, could not be read. */
const LOST = 'mdx/syntax';

/** Creates the drawer of a site's pages. `shared` answers author code, which runs once for all pages. */
export function createPageDrawer(shared: World, tools: PageTools): PageDrawer {
  const bodyTools = createBodyTools(shared, tools);
  const watched = <T>(file: string, text: string, draw: () => Promise<T>): Promise<T> => {
    if (!mayLast(text)) return draw();
    tools.watch.draw(file);
    return draw().finally(() => tools.watch.draw());
  };
  return {
    createContext: (place, world) => createContentContext(place, world, tools),
    drawFile: (head, world, code) =>
      watched(head.file, world.readText(head.file) ?? '', () =>
        drawFile({ head, world, code, bodyTools }),
      ).catch((error: unknown) => {
        // A later process may get to the end: one that has more time, or more memory.
        world.setting('process');
        const stopped = tools.stopped();
        const found = stopped.length > 0 ? stopped : [reportFailure(error, head.file)];
        return failedPage(head, found, readWorld(world));
      }),
    drawSpecificationText: (text, place, world, code) =>
      watched(place.file, text, () => drawSpecificationText(text, place, { world, code, bodyTools })),
  };
}

/** A value of the author's code may throw when it is read, long after the code has run. */
function reportFailure(error: unknown, file: string): Diagnostic {
  if (fileOfCode(error) === undefined) return reportBug(error, 'this page', file);
  return mdxDiagnostics['code-failed']({ problem: problemOf(error) }, { span: { file, start: 0, end: 0 } });
}

/** A text has no places of its own in its file: all but its addresses is told where it begins. */
async function drawSpecificationText(
  text: string,
  { file, route, start, links: written }: TextPlace,
  { world, code, bodyTools }: Omit<FileToDraw, 'head'>,
): Promise<DrawnBody> {
  const span = { file, start, end: start };
  const placeOf = (href: string): Span =>
    written.get(href)?.find((place) => place.file === file && place.start >= start) ?? span;
  const page = await drawFile({
    head: { file, route },
    world: { ...world, readText: (path) => (path === file ? text : world.readText(path)) },
    code,
    bodyTools: {
      ...bodyTools,
      authorCode: bodyTools.authorData,
      trust: { ...bodyTools.trust, onMachine: false, inBrowser: false },
    },
  });
  const links = page.facts.links.map(({ hrefSpan: _, ...link }) => ({ ...link, span: placeOf(link.href) }));
  const diagnostics = page.diagnostics.map((diagnostic) => ({ ...diagnostic, span }));
  return { ...page, facts: { ...page.facts, links }, diagnostics };
}

async function drawFile(wanted: FileToDraw): Promise<DrawnBody> {
  const { head, world, bodyTools } = wanted;
  const written = readWorld(world);
  const { value: page, diagnostics } = compileFrom(world, written.texts, head.file);
  if (page === undefined) return failedPage(head, diagnostics, written);
  const drawn = await drawCompiled(page, { ...wanted, written });
  return {
    ...withLosses(drawn, diagnostics, written),
    diagnostics: [
      ...[head.file, ...page.facts.dependencies].flatMap(written.texts.problemsOf),
      ...joinStopped(bodyTools.stopped(), [...diagnostics, ...drawn.diagnostics].map(written.texts.describe)),
    ],
  };
}

function compileFrom(
  { resolveImport, resolveSnippet, nearestImport, setting }: World,
  { read }: PageTexts,
  file: string,
): ReturnType<typeof compilePage> {
  const components = componentRegistry;
  const environment = { components, resolveImport, resolveSnippet, nearestImport, readText: read };
  return compilePage(file, read(file) ?? '', {
    ...environment,
    math: setting('hasMath'),
    variations: () => setting('variations'),
  });
}

/** A page that was read without what does not parse says so above the rest. */
function withLosses(drawn: DrawnBody, diagnostics: readonly Diagnostic[], { place }: WorldTexts): DrawnBody {
  const lost = diagnostics.filter(({ code }) => code === LOST);
  if (lost.length === 0) return drawn;
  return {
    ...drawn,
    bodyHtml: failedBody(lost, place) + drawn.bodyHtml,
    parts: [...new Set([...drawn.parts, diagnosticPart.name])].sort(),
    failed: true,
  };
}

function failedPage(
  head: Pick<PageHead, 'file' | 'route'>,
  found: readonly Diagnostic[],
  { texts, place }: WorldTexts,
): DrawnBody {
  const { file } = head;
  const text = texts.read(file) ?? '';
  const { opening, bodyStart } = findFrontmatter(text);
  return {
    ...NO_BODY,
    bodyHtml: failedBody(found, place),
    parts: [diagnosticPart.name],
    // It may have any place that links name: nobody can tell until it parses.
    facts: { ...NO_BODY.facts, file, folds: [''] },
    markdown: isNoText(text) ? '' : fillText(text.slice(0, opening) + text.slice(bodyStart)),
    failed: true,
    diagnostics: [...texts.problemsOf(file), ...found.map(texts.describe)],
  };
}
