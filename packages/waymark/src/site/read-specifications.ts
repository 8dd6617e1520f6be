import { type ApiSource, apiSources, type ConfigDocument } from '@waymark/core/config';
import {
  type Diagnostic,
  type Outcome,
  openapiDiagnostics,
  suggest,
  type Where,
} from '@waymark/core/diagnostics';
import {
  extendedBy,
  type OverlayText,
  readSpecification,
  recogniseOverlay,
  recogniseSpecification,
  type Specification,
} from '@waymark/openapi';
import type { FetchedDocuments } from '../project/fetch-documents.ts';
import type { Project } from '../project/project.ts';

/**
 * Reads every specification of a site: each file of the project that is one, referenced or not, those outside of the
 * docs folder that the configuration names, and those that were fetched.
 */
export function readSpecifications(
  project: Project,
  { navigation, locate, files }: ConfigDocument,
  documents: FetchedDocuments,
): Outcome<readonly Specification[]> {
  const sources = apiSources(navigation);
  const { specifications: texts, overlays } = collectTexts(project, files);
  for (const { source } of sources) addOutside(texts, project, source);
  const fetched = readFetched(sources, documents, (pointer) => locate(pointer) ?? {});
  const chosen = chooseOverlays(sources, overlays, (pointer) => locate(pointer) ?? {});
  const specifications: Specification[] = [];
  const diagnostics = [...fetched.diagnostics, ...chosen.diagnostics];
  for (const [source, text] of [...texts, ...fetched.value]) {
    const outcome = readSpecification(source, text, {
      load: (path) => documents.get(path)?.text ?? project.readText(path),
      overlays: chosen.value(source),
    });
    diagnostics.push(...outcome.diagnostics);
    if (outcome.value !== undefined) specifications.push(outcome.value);
  }
  return { value: specifications, diagnostics };
}

type Find = (pointer: string) => Where;

interface CollectedTexts {
  readonly specifications: Map<string, string>;
  readonly overlays: readonly OverlayText[];
}

/** The texts of the project that say that they are a specification or an overlay. */
function collectTexts(project: Project, configFiles: readonly string[]): CollectedTexts {
  const specifications = new Map<string, string>();
  const overlays: OverlayText[] = [];
  for (const { path, ignored } of project.files.values()) {
    if (ignored || !/\.(?:json|ya?ml)$/i.test(path) || configFiles.includes(path)) continue;
    const text = project.readText(path) ?? '';
    if (recogniseSpecification(text) !== undefined) specifications.set(path, text);
    else if (recogniseOverlay(text)) overlays.push({ source: path, text });
  }
  return { specifications, overlays };
}

/** A specification may lie elsewhere in the repository, or in a folder that the project ignores. */
function addOutside(texts: Map<string, string>, project: Project, source: string): void {
  const path = pathOf(source);
  if (path === undefined || texts.has(path)) return;
  const isElsewhere = path.startsWith('../') || project.files.get(path)?.ignored === true;
  const text = isElsewhere ? project.readText(path) : undefined;
  if (text !== undefined) texts.set(path, text);
}

/** A source as a path from the docs folder; undefined for an address. */
function pathOf(source: string): string | undefined {
  return /^https?:\/\//i.test(source) ? undefined : source.replace(/^(?:\.?\/)+/, '');
}

/** The fetched texts by address, and what went wrong, once for each address. */
function readFetched(
  sources: readonly ApiSource[],
  documents: FetchedDocuments,
  find: Find,
): Outcome<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [url, { text, problem }] of documents) {
    const where = find(sources.find(({ source }) => source === url)?.pointer ?? '');
    if (text !== undefined) texts.set(url, text);
    const isSpecification = text === undefined || recogniseSpecification(text) !== undefined;
    if (problem !== undefined) {
      const kind = text === undefined ? 'unreachable' : 'stale-copy';
      diagnostics.push(openapiDiagnostics[kind]({ url, problem }, where));
    } else if (!isSpecification) {
      const what = 'what the server sent is no OpenAPI document';
      diagnostics.push(openapiDiagnostics.unreachable({ url, problem: what }, where));
    }
  }
  return { value: texts, diagnostics };
}

/**
 * Decides which overlays apply to each specification: the list that the configuration gives it, else, in alphabetical
 * order, those of the project that say that they extend it.
 */
function chooseOverlays(
  sources: readonly ApiSource[],
  overlays: readonly OverlayText[],
  find: Find,
): Outcome<(source: string) => readonly OverlayText[]> {
  const diagnostics: Diagnostic[] = [];
  const listed = new Map<string, readonly string[]>();
  for (const { source, overlays: names, pointer } of sources) {
    if (names === undefined) continue;
    const path = pathOf(source) ?? source;
    const earlier = listed.get(path);
    if (earlier === undefined) listed.set(path, names);
    else if (earlier.join('\n') !== names.join('\n')) {
      diagnostics.push(openapiDiagnostics['contradictory-overlays']({ source }, find(`${pointer}/overlays`)));
      continue;
    }
    names.forEach((name, index) => {
      if (overlays.some((overlay) => overlay.source === pathOf(name))) return;
      const nearest = suggest(
        name,
        overlays.map((overlay) => overlay.source),
      );
      diagnostics.push(
        openapiDiagnostics['unknown-overlay']({ name, nearest }, find(`${pointer}/overlays/${index}`)),
      );
    });
  }
  const extending = overlays.map((overlay) => ({ overlay, extended: extendedBy(overlay) }));
  const choose = (source: string): readonly OverlayText[] => {
    const names = listed.get(source);
    if (names === undefined)
      return extending.flatMap(({ overlay, extended }) => (extended === source ? [overlay] : []));
    return names.flatMap((name) => overlays.find((overlay) => overlay.source === pathOf(name)) ?? []);
  };
  return { value: choose, diagnostics };
}
