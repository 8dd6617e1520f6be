import {
  fillText,
  type PageFacts,
  type PageHead,
  type PageLink,
  readFrontmatter,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { componentRegistry, diagnosticPart, type RenderContext } from '../../components/index.ts';
import { authorBuiltIns } from '../../mdx/author-code/author-names.ts';
import { keepMarkdown } from '../../mdx/author-code/markdown-in-code.ts';
import type { Instance } from '../../mdx/compile/instance.ts';
import {
  addressesOf,
  bodyMarkdown,
  type CompileCode,
  type CompiledPage,
  compilePage,
  createAuthorCode,
  createAuthorData,
  createClassNames,
  evaluatePage,
  fillCode,
  type GuardCode,
  locateHref,
  type RenderEnvironment,
  type RenderedBody,
  renderBody,
  runsCode,
  type Scope,
} from '../../mdx/index.ts';
import { failedBody } from '../../mdx/render/failed-body.tsx';
import { reportBug } from '../../site/report-bug.ts';
import type { Trust } from '../../site/trust.ts';
import type { CodeWatch } from '../author-code/code-watch.ts';
import type { CodeTypes } from '../code-types/code-types.ts';
import type { World } from '../world/world.ts';
import {
  type ContentPlace,
  type ContentTools,
  createContentContext,
  NOT_DRAWN,
} from './context/content-context.ts';
import { createIconPlaces } from './context/locate-icon.ts';
import type { PageCode } from './context/page-code.ts';
import { createPageNotes, type PageNotes } from './context/page-notes.ts';
import { type DrawnBody, NO_BODY } from './drawn-body.ts';
import { mayLast } from './may-last.ts';
import { compileIslands, type IslandModules, type IslandProject } from './page-islands.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
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

/** What drawing pages needs beside the world. */
export interface PageTools extends ContentTools {
  readonly compile: CompileCode;
  /** Stylesheet of the utility classes among an author's class names; empty if none is one. */
  readonly utilities: (classNames: readonly string[]) => Promise<string>;
  readonly createIslandModules: (project: IslandProject) => IslandModules;
  readonly hash: (text: string) => string;
  /** What the project may decide. */
  readonly trust: Trust;
  /** Marks unknown components in the page, as `dev` does. */
  readonly markUnknown: boolean;
  /** The compiler that works out types of code, when a page asks for it first; none in projects that are not trusted. */
  readonly openTypes: () => Promise<CodeTypes | undefined>;
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
  /** Is told which text is in hand. */
  readonly watch: Pick<CodeWatch, 'draw'>;
  /** What code tried since the last question, that it must not. */
  readonly stopped: () => readonly Diagnostic[];
}

/** Creates the drawer of a site's pages. `shared` answers author code, which runs once for all pages. */
export function createPageDrawer(shared: World, tools: PageTools): PageDrawer {
  const workshop = createWorkshop(shared, tools);
  const watched = <T>(file: string, text: string, draw: () => Promise<T>): Promise<T> => {
    if (!mayLast(text)) return draw();
    tools.watch.draw(file);
    return draw().finally(() => tools.watch.draw());
  };
  return {
    createContext: (place, world) => createContentContext(place, world, tools),
    drawFile: (head, world, code) =>
      watched(head.file, world.readText(head.file) ?? '', () =>
        drawFile(head, world, { ...workshop, code }),
      ).catch((error: unknown) => {
        const stopped = tools.stopped();
        const found = stopped.length > 0 ? stopped : [reportBug(error, 'this page', head.file)];
        return failedPage(head, found, readWorld(world));
      }),
    drawSpecificationText: (text, place, world, code) =>
      watched(place.file, text, () => drawSpecificationText(text, place, world, { ...workshop, code })),
  };
}

/** What all pages of a site are drawn with. */
type Workshop = ReturnType<typeof createWorkshop>;

function createWorkshop({ resolveImport, nearestImport, readText, setting }: World, tools: PageTools) {
  const files = {
    resolveImport,
    nearestImport,
    readText: createPageTexts(readText, setting('variables')).read,
  };
  const builtIns = authorBuiltIns(componentRegistry);
  const compile = compileFilled(tools.compile);
  return {
    ...tools,
    builtIns,
    authorData: createAuthorData({ ...files, builtIns, goesToBrowser: false }),
    authorCode: tools.trust.onMachine
      ? createAuthorCode({ ...tools, ...files, compile, builtIns })
      : createAuthorData({ ...files, builtIns, goesToBrowser: tools.trust.inBrowser }),
    islandModules: tools.createIslandModules(files),
    classNames: createClassNames(files),
  };
}

/** A text has no places of its own in its file: all but its addresses is told where it begins. */
async function drawSpecificationText(
  text: string,
  { file, route, start, links: written }: TextPlace,
  world: World,
  workshop: Workshop & { readonly code: PageCode },
): Promise<DrawnBody> {
  const span = { file, start, end: start };
  const placeOf = (href: string): Span =>
    written.get(href)?.find((place) => place.file === file && place.start >= start) ?? span;
  const page = await drawFile(
    { file, route },
    { ...world, readText: (path) => (path === file ? text : world.readText(path)) },
    {
      ...workshop,
      authorCode: workshop.authorData,
      trust: { ...workshop.trust, onMachine: false, inBrowser: false },
    },
  );
  const links = page.facts.links.map(({ hrefSpan: _, ...link }) => ({ ...link, span: placeOf(link.href) }));
  const diagnostics = page.diagnostics.map((diagnostic) => ({ ...diagnostic, span }));
  return { ...page, facts: { ...page.facts, links }, diagnostics };
}

/** A page file that is being drawn. */
interface Drawing {
  readonly head: Pick<PageHead, 'file' | 'route'>;
  readonly world: World;
  readonly written: WorldTexts;
  readonly code: PageCode;
  readonly workshop: Workshop;
}

async function drawFile(
  head: Drawing['head'],
  world: World,
  { code, ...workshop }: Workshop & { readonly code: PageCode },
): Promise<DrawnBody> {
  const written = readWorld(world);
  const { value: page, diagnostics } = compileFrom(world, written.texts, head.file);
  if (page === undefined) return failedPage(head, diagnostics, written);
  const drawn = await drawCompiled(page, { head, world, written, code, workshop });
  return {
    ...drawn,
    diagnostics: [
      ...[head.file, ...page.facts.dependencies].flatMap(written.texts.problemsOf),
      ...workshop.stopped(),
      ...[...diagnostics, ...drawn.diagnostics].map(written.texts.describe),
    ],
  };
}

/** Draws a page that parses; what is wrong with it is told as its texts stand in memory. */
async function drawCompiled(page: CompiledPage, drawing: Drawing): Promise<DrawnBody> {
  const { head, world, code, workshop } = drawing;
  const { texts } = drawing.written;
  const { file, route } = head;
  const hasCode = runsCode(page);
  const names = workshop.classNames(page);
  // Code may ask for any language that it names.
  if (hasCode) await code.prepare([...page.languages, ...names]);
  else await code.expect(page.languages);
  const { resolveImport, nearestImport } = world;
  const scopes = await evaluatePage(page, { ...workshop, resolveImport, nearestImport });
  const types = asksForTypes([file, ...page.facts.dependencies], texts)
    ? await workshop.openTypes()
    : undefined;
  const runs = workshop.trust.onMachine && hasCode;
  const guard = runs ? workshop.guard : unguarded;
  const { body, notes, anchors, found } = renderPage(page, scopes.value, { ...drawing, types, guard });
  const base = world.setting('urls').base;
  const islands = await compileIslands(page, body, {
    scopes: scopes.value,
    context: createContentContext({ ...NOT_DRAWN, file, route, code }, world, workshop),
    use: notes.use,
    modules: workshop.islandModules,
    base,
  });
  const utilities = await workshop.utilities(names);
  const facts = withWrittenLinks(page.facts, texts);
  return {
    bodyHtml: body.bodyHtml,
    asideHtml: body.asideHtml,
    parts: notes.parts(),
    ids: body.ids,
    css: joinSheets([utilities, notes.css(), ...body.styles]),
    facts: hasCode ? withDrawnAnchors(facts, anchors) : facts,
    markdown: guard(file, () => bodyMarkdown(page, scopes.value, addressesOf(world, base, route))),
    frameFiles: notes.frames(),
    islandFiles: islands.files,
    islands: islands.addresses,
    failed: false,
    // What a compiler reads of the project's packages is not known either.
    runsCode: runs || types !== undefined,
    diagnostics: [...scopes.diagnostics, ...body.diagnostics, ...islands.diagnostics, ...found],
  };
}

/** The HTML of a page, and what came up while it was rendered. */
interface RenderedPage {
  readonly body: RenderedBody;
  readonly notes: PageNotes;
  /** Ids that code of the page gave. */
  readonly anchors: readonly string[];
  /** Grows while notes are asked for. */
  readonly found: readonly Diagnostic[];
}

function renderPage(
  page: CompiledPage,
  scopes: ReadonlyMap<Instance, Scope>,
  {
    head: { file, route },
    world,
    written,
    code,
    workshop,
    types,
    guard,
  }: Drawing & { readonly types: CodeTypes | undefined; readonly guard: GuardCode },
): RenderedPage {
  const found: Diagnostic[] = [];
  const anchors: string[] = [];
  const notes = createPageNotes(workshop.hash);
  const shared = {
    route,
    notes,
    report: (diagnostic: Diagnostic): void => void found.push(diagnostic),
    noteAnchor: (id: string): void => void anchors.push(id),
    code,
    types,
    locateIcon: createIconPlaces(written.texts.read, page.facts.dependencies),
  };
  const environment = createEnvironment(shared, written.place, world, workshop);
  const body = guard(file, () => renderBody(page, scopes, environment));
  return { body, notes, anchors, found };
}

/** The page and its snippets are drawn in the same environment, each as a file of its own. */
function createEnvironment(
  shared: Omit<ContentPlace, 'file' | 'uniqueId'>,
  describe: WorldTexts['place'],
  world: World,
  tools: PageTools,
): RenderEnvironment {
  return {
    components: componentRegistry,
    markUnknown: tools.markUnknown,
    createContext: (file, uniqueId) => createContentContext({ ...shared, file, uniqueId }, world, tools),
    describe,
  };
}

/** Whether some code of a page shall show its types. */
function asksForTypes(files: readonly string[], { read }: PageTexts): boolean {
  return files.some((path) => /twoslash/i.test(read(path) ?? ''));
}

function compileFrom(
  { resolveImport, resolveSnippet, nearestImport, setting }: World,
  { read }: PageTexts,
  file: string,
): ReturnType<typeof compilePage> {
  const components = componentRegistry;
  const environment = { components, resolveImport, resolveSnippet, nearestImport, readText: read };
  return compilePage(file, read(file) ?? '', { ...environment, math: setting('hasMath') });
}

/** What runs no code needs no guard. */
function unguarded<T>(_: string, work: () => T): T {
  return work();
}

function withWrittenLinks(facts: PageFacts, texts: PageTexts): PageFacts {
  const links = facts.links.map((link): PageLink => {
    const written = { ...link, span: texts.toWritten(link.span) };
    const hrefSpan = locateHref(written, texts.written(written.span.file) ?? '');
    return hrefSpan === undefined ? written : { ...written, hrefSpan };
  });
  return { ...facts, links };
}

/** Ids that the page's code gives are those that drawing it noted. */
function withDrawnAnchors(facts: PageFacts, given: readonly string[]): PageFacts {
  return { ...facts, anchors: [...new Set([...facts.anchors, ...given])] };
}

/** Compiles code and puts the values of variables into it; Markdown in it stays as it is written. */
function compileFilled(compile: CompileCode): CompileCode {
  return async (code, file) => fillCode(await compile(keepMarkdown(code), file));
}

function joinSheets(sheets: readonly string[]): string {
  return sheets.filter((sheet) => sheet !== '').join('\n');
}

function failedPage(
  head: Pick<PageHead, 'file' | 'route'>,
  found: readonly Diagnostic[],
  { texts, place }: WorldTexts,
): DrawnBody {
  const { file } = head;
  const text = texts.read(file) ?? '';
  return {
    ...NO_BODY,
    bodyHtml: failedBody(found, place),
    parts: [diagnosticPart.name],
    facts: { ...NO_BODY.facts, file },
    markdown: fillText(text.slice(readFrontmatter(file, text).value.bodyStart)),
    failed: true,
    diagnostics: [...texts.problemsOf(file), ...found.map(texts.describe)],
  };
}
