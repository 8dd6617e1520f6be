import { checkContent, checkPages } from '@waymark/core/content';
import { agentInstructions, emitPageFeeds, type OutputFile, pageTexts } from '../outputs/index.ts';
import type { Pages } from '../pages/pages.ts';
import { attemptFiles } from '../pages/publish/attempt-files.ts';
import { emitSiteOutputs, type OutputsInput } from '../pages/publish/emit-outputs.ts';
import { readEntries, type SearchEntries, type SearchOutputs } from '../pages/publish/search-outputs.ts';
import type { SitePart } from '../pages/publish/site-part.ts';
import { reportBug } from '../site/report-bug.ts';
import type { Site } from '../site/site.ts';
import { type BuildIdentity, nameSources } from './build-identity.ts';
import { isFirst, routesOfShard, type Shard } from './shard.ts';
import { type HandedPage, RECORD_FILE, type ShardRecord, searchFile, textsFile } from './shard-record.ts';

/** A shard of a site, and what it is built with. */
export interface ShardInput {
  readonly shard: Shard;
  readonly engine: string;
  readonly flags: BuildIdentity['flags'];
}

/**
 * The part of a site that is a shard: some of the pages, and what of them the files of the whole site are joined from. The
 * first one has what no page need be drawn for.
 */
export function createShardPart(site: Site, pages: Pages, { shard, engine, flags }: ShardInput): SitePart {
  const routes = routesOfShard(pages.routes, shard);
  const search = handOn(readEntries(site), new Set(routes));
  const texts = createPacker(textsFile);
  const record = ({ project, model }: OutputsInput): ShardRecord => ({
    version: 2,
    shard,
    identity: { engine, flags, sources: nameSources(site, project) },
    pages: routes.length,
    search: { options: search.options, files: search.count() },
    texts: { instructions: agentInstructions(model), files: texts.count() },
  });
  return {
    routes,
    search,
    tellsOfSite: isFirst(shard),
    *outputs(input) {
      if (isFirst(shard)) yield* emitSiteOutputs(input);
      yield* handTexts(input, texts);
      yield { path: RECORD_FILE, content: `${JSON.stringify(record(input))}\n` };
    },
    // A page of another part is taken to have the place that a link names.
    check: (graph) =>
      isFirst(shard) ? checkContent(graph, site.locate, site.config) : checkPages(graph, routes),
  };
}

function* handTexts(
  { model, markdown, project, report }: OutputsInput,
  { add, finish }: Packer,
): Generator<OutputFile> {
  function* emit(): Generator<OutputFile> {
    yield* emitPageFeeds(model);
    for (const text of pageTexts(model, markdown)) yield* add(text);
    yield* finish();
  }
  yield* attemptFiles(emit, (error) => report(reportBug(error, 'the texts of all pages', project.entry)));
}

/** What takes the words of a part's pages, and hands them on as files. */
function handOn(
  { entries, options }: SearchEntries,
  routes: ReadonlySet<string>,
): SearchOutputs & Pick<SearchEntries, 'options'> & Pick<Packer, 'count'> {
  const { add, finish, count } = createPacker(searchFile);
  return {
    options,
    entries: new Map(entries.flatMap((entry) => (routes.has(entry.route) ? [[entry.route, entry]] : []))),
    add: (entry, page) => add({ entry, page: page.read() } satisfies HandedPage),
    finish,
    again: () => undefined,
    count,
  };
}

/** Characters of a file of what is handed on: few need to be in memory at once. */
const FILE_SIZE = 4_000_000;

/** Packs values into files, each of them a list. */
interface Packer {
  add(value: unknown): readonly OutputFile[];
  finish(): readonly OutputFile[];
  /** Files so far. */
  count(): number;
}

function createPacker(pathOf: (number: number) => string): Packer {
  let waiting: string[] = [];
  let size = 0;
  let files = 0;
  const flush = (): readonly OutputFile[] => {
    if (waiting.length === 0) return [];
    const file = { path: pathOf(files), content: `[${waiting.join(',\n')}]\n` };
    waiting = [];
    size = 0;
    files += 1;
    return [file];
  };
  return {
    add(value) {
      const text = JSON.stringify(value);
      waiting.push(text);
      size += text.length;
      return size > FILE_SIZE ? flush() : [];
    },
    finish: flush,
    count: () => files,
  };
}
