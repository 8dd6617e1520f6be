import type { PageFacts, PageHead, PageLink } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { componentRegistry } from '../../../components/index.ts';
import type { Instance } from '../../../mdx/compile/instance.ts';
import {
  addressesOf,
  bodyMarkdown,
  type CompiledPage,
  evaluatePage,
  type GuardCode,
  locateHref,
  type RenderEnvironment,
  type RenderedBody,
  renderBody,
  runsCode,
  type Scope,
} from '../../../mdx/index.ts';
import { withBasePath } from '../../../theme/index.ts';
import type { CodeTypes } from '../../code-types/twoslash.ts';
import type { World } from '../../world/world.ts';
import { type ContentPlace, createContentContext, NOT_DRAWN } from '../context/content-context.ts';
import { createIconPlaces } from '../context/locate-icon.ts';
import type { PageCode } from '../context/page-code.ts';
import { createPageNotes, type PageNotes } from '../context/page-notes.ts';
import type { BodyTools, PageTools } from './body-tools.ts';
import type { DrawnBody } from './drawn-body.ts';
import { readDrawnTags } from './drawn-tags.ts';
import { compileIslands } from './page-islands.ts';
import type { PageTexts } from './page-texts.ts';
import type { WorldTexts } from './world-texts.ts';

/** A page file, and what it is drawn with. */
export interface FileToDraw {
  readonly head: Pick<PageHead, 'file' | 'route'>;
  readonly world: World;
  readonly code: PageCode;
  readonly bodyTools: BodyTools;
}

/** A page file that is being drawn. */
interface Drawing extends FileToDraw {
  readonly written: WorldTexts;
}

/** Draws a page that parses; what is wrong with it is told as its texts stand in memory. */
export async function drawCompiled(page: CompiledPage, drawing: Drawing): Promise<DrawnBody> {
  const { head, world, code, bodyTools } = drawing;
  const { texts } = drawing.written;
  const { file, route } = head;
  const hasCode = runsCode(page);
  const names = bodyTools.classNames(page);
  // Code may ask for any language that it names.
  if (hasCode) await code.prepare([...page.languages, ...names]);
  else await code.expect(page.languages);
  const { resolveImport, nearestImport } = world;
  const scopes = await evaluatePage(page, { ...bodyTools, resolveImport, nearestImport });
  const types = asksForTypes([file, ...page.facts.dependencies], texts)
    ? await bodyTools.openTypes()
    : undefined;
  const runs = bodyTools.trust.onMachine && hasCode;
  const guard = runs ? bodyTools.guard : unguarded;
  const { body, notes, anchors, found } = renderPage(page, scopes.value, { ...drawing, types, guard });
  const base = world.setting('urls').base;
  const islands = await compileIslands(page, body, {
    scopes: scopes.value,
    context: createContentContext({ ...NOT_DRAWN, file, route, code }, world, bodyTools),
    use: notes.use,
    modules: bodyTools.islandModules,
    base,
  });
  const drawn = readDrawnTags(body);
  const utilities = await bodyTools.utilities(names);
  const links = hasCode ? withDrawnLinks(page.facts.links, body.links) : page.facts.links;
  const facts = withWrittenPlaces({ ...page.facts, links }, texts);
  return {
    bodyHtml: body.bodyHtml,
    asideHtml: body.asideHtml,
    parts: notes.parts(),
    ids: body.ids,
    css: withBasePath(joinSheets([utilities, notes.css(), ...body.styles]), base),
    facts: hasCode ? drawn.addWords(withDrawnAnchors(facts, anchors)) : facts,
    markdown: guard(file, () => bodyMarkdown(page, scopes.value, addressesOf(world, base, route), drawn)),
    frameFiles: notes.frames(),
    islandFiles: islands.files,
    islands: islands.addresses,
    failed: false,
    // What a compiler reads of the project's packages is not known either.
    runsCode: runs || types !== undefined,
    diagnostics: [
      ...scopes.diagnostics,
      ...body.diagnostics,
      ...islands.diagnostics.filter((each) => !isTold(each, scopes.diagnostics)),
      ...found,
    ],
  };
}

/** Whether code that the browser cannot have either has been told of, at a place that may be another one. */
function isTold({ message, span }: Diagnostic, told: readonly Diagnostic[]): boolean {
  return told.some((each) => each.message === message && each.span?.file === span?.file);
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
    bodyTools,
    types,
    guard,
  }: Drawing & { readonly types: CodeTypes | undefined; readonly guard: GuardCode },
): RenderedPage {
  const found: Diagnostic[] = [];
  const anchors: string[] = [];
  const notes = createPageNotes(bodyTools.hash);
  const shared = {
    route,
    notes,
    report: (diagnostic: Diagnostic): void => void found.push(diagnostic),
    noteAnchor: (id: string): void => void anchors.push(id),
    code,
    types,
    locateIcon: createIconPlaces(written.texts.read, page.facts.dependencies),
  };
  const environment = createEnvironment(shared, written, world, bodyTools);
  const body = guard(file, () => renderBody(page, scopes, environment));
  return { body, notes, anchors, found };
}

/** The page and its snippets are drawn in the same environment, each as a file of its own. */
function createEnvironment(
  shared: Omit<ContentPlace, 'file' | 'uniqueId'>,
  { place, texts }: WorldTexts,
  world: World,
  tools: PageTools,
): RenderEnvironment {
  return {
    components: componentRegistry,
    markUnknown: tools.markUnknown,
    createContext: (file, uniqueId) => createContentContext({ ...shared, file, uniqueId }, world, tools),
    readText: texts.read,
    describe: place,
  };
}

/** Whether some code of a page shall show its types. */
function asksForTypes(files: readonly string[], { read }: PageTexts): boolean {
  return files.some((path) => /twoslash/i.test(read(path) ?? ''));
}

/** What runs no code needs no guard. */
function unguarded<T>(_: string, work: () => T): T {
  return work();
}

function withWrittenPlaces(facts: PageFacts, texts: PageTexts): PageFacts {
  const links = facts.links.map((link): PageLink => {
    const written = { ...link, span: texts.toWritten(link.span) };
    if (written.by !== undefined) return written;
    const text = texts.written(written.span.file) ?? '';
    const hrefSpan = locateHref(written, text);
    if (hrefSpan === undefined) return written;
    // Of a tag of several lines, an editor would underline all that stands in it.
    const isLong = text.slice(written.span.start, written.span.end).includes('\n');
    return { ...written, hrefSpan, ...(isLong ? { span: hrefSpan } : {}) };
  });
  const updates = facts.updates?.map((update) => ({ ...update, span: texts.toWritten(update.span) }));
  return { ...facts, links, ...(updates === undefined ? {} : { updates }) };
}

/** Adds the addresses that code alone gives, each where it is given first. */
function withDrawnLinks(written: readonly PageLink[], drawn: readonly PageLink[]): readonly PageLink[] {
  const known = new Set(written.map(({ href }) => href));
  return [...written, ...drawn.filter(({ href }) => !known.has(href) && known.add(href))];
}

/** Ids that the page's code gives are those that drawing it noted. */
function withDrawnAnchors(facts: PageFacts, given: readonly string[]): PageFacts {
  return { ...facts, anchors: [...new Set([...facts.anchors, ...given])] };
}

function joinSheets(sheets: readonly string[]): string {
  return sheets.filter((sheet) => sheet !== '').join('\n');
}
