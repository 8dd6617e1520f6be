import type { ApiSource, apiSources, Configuration } from '@waymark/core/config';
import {
  type Diagnostic,
  navigationDiagnostics,
  type Outcome,
  openapiDiagnostics,
  type Where,
} from '@waymark/core/diagnostics';
import {
  describeOther,
  type LoadDocument,
  libraryIndexes,
  type OverlayText,
  recogniseOverlay,
  recogniseSpecification,
  type Specification,
  type TextMemory,
} from '@waymark/openapi';
import type { FetchedDocument, FetchedDocuments } from '../../project/network/fetch-documents.ts';
import type { Project } from '../../project/project.ts';
import { DATA_FILE } from '../../project/selection/data-file.ts';
import { keepSame, remember, rememberFile } from '../remember.ts';
import { chooseOverlays } from './choose-overlays.ts';
import { isLfsPointer } from './false-files.ts';
import {
  isSameInput,
  type KnownSpecification,
  readOne,
  recallContent,
  type SpecificationInput,
} from './known-specification.ts';
import { type LibraryFolder, openFolder, readLibraryFolders } from './library-folders.ts';
import { isFetched, specificationSource } from './specification-source.ts';

/** The specifications of a site, each with a digest of everything that it was read from. */
export interface SiteSpecifications {
  readonly specifications: readonly Specification[];
  /** By source. */
  readonly digests: ReadonlyMap<string, string>;
  /** Of those that could not be fetched or read, which was reported. */
  readonly unread: readonly string[];
}

/** Reads every specification of a site. */
export type ReadSpecifications = (
  project: Project,
  configuration: Configuration,
  documents: FetchedDocuments,
) => Outcome<SiteSpecifications>;

/**
 * Creates the reader of specifications: each file of the project that is one, referenced or not, those outside of the
 * docs folder that the configuration names, and those that were fetched, for readers of these groups. One whose texts are what
 * they were is not read again.
 */
export function createSpecificationReader(
  hash: (text: string) => string,
  sourcesOf: typeof apiSources,
  groups: readonly string[] = [],
): ReadSpecifications {
  const announce = rememberFile(readAnnouncement);
  const known = new Map<string, KnownSpecification>();
  const keep = keepSame<ReadonlyMap<string, Specification>>();
  const keepDigests = keepSame<ReadonlyMap<string, string>>();
  const keepUnread = keepSame<readonly string[]>();
  const listOf = remember((map: ReadonlyMap<string, Specification>) => [...map.values()]);
  return (project, { tree, locate, files }, documents) => {
    const sources = sourcesOf(tree);
    const find = (pointer: string): Where => locate(pointer) ?? {};
    const { specifications: texts, overlays } = collectTexts(project, files, announce);
    addOutside(texts, project, sources);
    const fetched = readFetched(sources, documents, find);
    const libraries = readLibraryFolders(sources, openFolder(project, documents));
    for (const [folder, { text }] of libraries) texts.set(folder, text);
    const chosen = chooseOverlays(sources, overlays, find);
    const load: LoadDocument = (path) => documents.get(path)?.text ?? project.readText(path);
    const found = new Map<string, Specification>();
    const digests = new Map<string, string>();
    const shared: TextMemory = new Map();
    const others = readOthers(sources, texts, project, find);
    const diagnostics = [...fetched.diagnostics, ...others.diagnostics, ...chosen.diagnostics];
    for (const [source, text] of new Map([...texts, ...fetched.value])) {
      const last = known.get(source);
      const recall = recallContent(project, source, hash(text));
      const overlaid = { overlays: chosen.value(source), groups, hash, recall, shared };
      const input = { text, ...overlaid, ...fromFolder(libraries.get(source), load) };
      const read = last !== undefined && isSameInput(last, input) ? last : readOne(source, input);
      known.set(source, read);
      for (const each of read.outcome.diagnostics) diagnostics.push(each);
      if (read.outcome.value === undefined) continue;
      found.set(source, read.outcome.value);
      digests.set(source, read.digest);
    }
    const pointers = pointersAmong(sources, project);
    const named = new Set([...documents.keys(), ...texts.keys(), ...others.value, ...pointers]);
    // What is no library of its format is told where the navigation names it.
    const isTold = (source: string): boolean =>
      !libraries.has(source) || known.get(source)?.outcome.diagnostics.length !== 0;
    const unread = keepUnread([...named].filter((source) => !found.has(source) && isTold(source)));
    const value = { specifications: listOf(keep(found)), digests: keepDigests(digests), unread };
    return { value, diagnostics };
  };
}

/** What is another one for a library that is a folder. */
function fromFolder(
  library: LibraryFolder | undefined,
  load: LoadDocument,
): Pick<SpecificationInput, 'format' | 'load'> {
  return { format: library?.format, load: library?.read ?? load };
}

type Find = (pointer: string) => Where;

interface CollectedTexts {
  readonly specifications: Map<string, string>;
  readonly overlays: readonly OverlayText[];
}

/** What a file says that it is. */
type Announcement = 'specification' | 'overlay' | undefined;

function readAnnouncement(path: string, project: Project): Announcement {
  const text = project.readText(path) ?? '';
  if (recogniseSpecification(text) !== undefined) return 'specification';
  return recogniseOverlay(text) ? 'overlay' : undefined;
}

/** The texts of the project that say that they are a specification or an overlay. */
function collectTexts(
  project: Project,
  configFiles: readonly string[],
  announce: typeof readAnnouncement,
): CollectedTexts {
  const specifications = new Map<string, string>();
  const overlays: OverlayText[] = [];
  for (const { path, ignored } of project.files.values()) {
    if (ignored || !DATA_FILE.test(path) || configFiles.includes(path)) continue;
    const announcement = announce(path, project);
    if (announcement === undefined) continue;
    const text = project.readText(path) ?? '';
    if (announcement === 'specification') specifications.set(path, text);
    else overlays.push({ source: path, text });
  }
  return { specifications, overlays };
}

/** A specification may lie elsewhere in the repository, in a folder that the project ignores, or under a name of its own kind. */
function addOutside(texts: Map<string, string>, project: Project, sources: readonly ApiSource[]): void {
  for (const { source } of sources) {
    const path = specificationSource(source);
    if (isFetched(path) || texts.has(path)) continue;
    const text = project.readText(path);
    if (text !== undefined && recogniseSpecification(text) !== undefined) texts.set(path, text);
  }
}

/** Sources that are there and are no specification, and what each is instead. */
function readOthers(
  sources: readonly ApiSource[],
  texts: ReadonlyMap<string, string>,
  project: Project,
  find: Find,
): Outcome<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const found = new Set<string>();
  for (const { source, format, pointer } of sources) {
    const path = specificationSource(source);
    if (format !== undefined || isFetched(path) || texts.has(path) || found.has(path)) continue;
    const text = isLfsPointer(path, project) ? undefined : project.readText(path);
    if (text === undefined) continue;
    found.add(path);
    const { instead, where } = meanOther(text, find(pointer));
    diagnostics.push(navigationDiagnostics['unknown-specification']({ source, instead }, where));
  }
  return { value: [...found], diagnostics };
}

/** What stands in the place of a specification, an archive where it is no text, and a place with the hint that mends it. */
function meanOther(
  text: string | undefined,
  where: Where,
): { readonly instead: string; readonly where: Where } {
  if (text === undefined) return { instead: 'is an archive', where };
  const { instead, hint } = describeOther(text);
  return { instead, where: hint === undefined ? where : { ...where, hint } };
}

/** Sources that Git LFS has not fetched; that is said once for all files of the site. */
function pointersAmong(sources: readonly ApiSource[], project: Project): readonly string[] {
  const paths = sources.map(({ source }) => specificationSource(source));
  return paths.filter((path) => project.files.get(path)?.ignored === false && isLfsPointer(path, project));
}

/** Whether what was fetched can be what a source is meant to be. */
function isSpecification({ text, files }: FetchedDocument, format: string | undefined): boolean {
  const indexes = libraryIndexes(format);
  if (files !== undefined) return indexes.length > 0;
  return indexes.includes('') || recogniseSpecification(text ?? '') !== undefined;
}

/** The fetched texts by address, and what went wrong, once for each address. */
function readFetched(
  sources: readonly ApiSource[],
  documents: FetchedDocuments,
  find: Find,
): Outcome<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [url, document] of documents) {
    const { text, files, problem } = document;
    const named = sources.find(({ source }) => source === url);
    const where = find(named?.pointer ?? '');
    if (text !== undefined) texts.set(url, text);
    if (problem !== undefined) {
      const kind = (text ?? files) === undefined ? 'unreachable' : 'stale-copy';
      diagnostics.push(openapiDiagnostics[kind]({ url, problem }, where));
    } else if (!isSpecification(document, named?.format)) {
      const { instead, where: mended } = meanOther(text, where);
      const what = `what the server sent is no specification, it ${instead}`;
      diagnostics.push(openapiDiagnostics.unreachable({ url, problem: what }, mended));
    }
  }
  return { value: texts, diagnostics };
}
