import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { isUrl } from '@waymark/core/source';
import { type JsonValue, objectOf, own } from '../model/json.ts';
import {
  type CollectedReferences,
  collectReferences,
  type WrittenReference,
} from '../references/collect-references.ts';
import { nearReference } from '../references/near-references.ts';
import {
  escapedPointer,
  findTarget,
  pointerSegment,
  pointerSegments,
  type ReferenceTarget,
  readReference,
  valueAtPointer,
} from '../references/references.ts';
import { parseText } from './text/parse-text.ts';
import type { ParsedText, TextMemory } from './text/parsed-text.ts';
import { reportSyntax } from './text/report-syntax.ts';

/** Gives the text of a document by its path (or URL), or nothing when the project does not hold it. */
export type LoadDocument = (path: string) => string | undefined;

/** A specification's documents, and what its references led to. */
export interface LoadedDocuments {
  /** By path; schemas with an `$id` and anchors by their names. */
  readonly documents: ReadonlyMap<string, JsonValue>;
  readonly dependencies: readonly string[];
  /** Those whose references were followed. */
  readonly followed: readonly LoadedDocument[];
  /** Whether some lead to definitions of a schema around them, and are not read so yet. */
  readonly hasNear: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** One document whose references are followed. */
export interface LoadedDocument {
  readonly file: string;
  readonly parsed: ParsedText;
  readonly references: readonly WrittenReference[];
}

/** One loading in progress: what is known so far, and the documents whose references are still to be followed. */
interface Loading {
  readonly load: LoadDocument;
  readonly texts: TextMemory;
  readonly documents: Map<string, JsonValue>;
  readonly dependencies: Set<string>;
  readonly queue: LoadedDocument[];
  /** Documents whose texts have mistakes. */
  readonly broken: Set<string>;
  readonly diagnostics: Diagnostic[];
}

/** Loads every file that the references of a document lead to, theirs too, and reports those that lead nowhere. */
export function loadDocuments(
  source: string,
  parsed: ParsedText,
  value: JsonValue,
  { load, texts }: Pick<Loading, 'load' | 'texts'>,
): LoadedDocuments {
  const loading: Loading = {
    load,
    texts,
    documents: new Map(),
    dependencies: new Set(),
    queue: [],
    broken: new Set(),
    diagnostics: [],
  };
  enter(loading, source, parsed, value);
  let hasNear = false;
  for (const { file, parsed: text, references } of loading.queue) {
    for (const written of references) {
      const problem = follow(loading, readReference(written.reference, written.base), written);
      // One is told for all: a tool has written them.
      if (problem === undefined || (problem === 'near-reference' && hasNear)) continue;
      hasNear ||= problem === 'near-reference';
      const where = { span: { file, ...text.locate(written.pointer) }, path: written.pointer };
      const { reference } = written;
      const nearest = nearestTarget(loading.documents, written);
      loading.diagnostics.push(openapiDiagnostics[problem]({ reference, nearest }, where));
    }
  }
  return {
    documents: loading.documents,
    dependencies: [...loading.dependencies].sort(),
    followed: loading.queue,
    hasNear,
    diagnostics: loading.diagnostics,
  };
}

function follow(
  loading: Loading,
  target: ReferenceTarget,
  written: WrittenReference,
): 'external-reference' | 'unresolved-reference' | 'unescaped-reference' | 'near-reference' | undefined {
  find(loading, target.file);
  const isKnown = loading.documents.has(target.file);
  if (!isKnown && isUrl(written.reference)) return 'external-reference';
  // Of a text with mistakes nobody knows what it holds, and the mistakes are told.
  const isKnownWhole = !loading.broken.has(target.file);
  if (findTarget(loading.documents, target) === undefined) {
    if (nearReference(loading.documents.get(written.base), written) !== undefined) return 'near-reference';
    return isKnownWhole ? 'unresolved-reference' : undefined;
  }
  const isWrittenRight =
    !target.pointer.startsWith('/') ||
    valueAtPointer(loading.documents.get(target.file), target.pointer) !== undefined;
  return isWrittenRight ? undefined : 'unescaped-reference';
}

/** The reference that differs from a wrong one only in slashes of keys, or in a misspelt last key. */
function nearestTarget(
  documents: ReadonlyMap<string, JsonValue>,
  { reference, base }: WrittenReference,
): string | undefined {
  const { file, pointer } = readReference(reference, base);
  const escaped = escapedPointer(documents.get(file), pointer);
  if (escaped !== undefined) return `${reference.slice(0, reference.indexOf('#') + 1)}${escaped}`;
  const here = reference.includes('#') ? undefined : meantHere(documents, base, reference);
  const meant = here ?? meantPointer(documents.get(file), pointer);
  return meant && `${here === undefined ? reference.slice(0, reference.indexOf('#')) : ''}#${meant}`;
}

/** The pointer in the document itself that was meant by a reference without its `#`. */
function meantHere(
  documents: ReadonlyMap<string, JsonValue>,
  base: string,
  reference: string,
): string | undefined {
  const pointer = `/${reference.replace(/^\.?\/+/, '')}`;
  return valueAtPointer(documents.get(base), pointer) === undefined ? undefined : pointer;
}

/** The pointer whose keys are those of a wrong one or, one after the other, the nearest that there are. */
function meantPointer(document: JsonValue | undefined, written: string): string | undefined {
  const keys = pointerSegments(written.replace(/^\/definitions\//, '/components/schemas/'));
  let value = document;
  let pointer = '';
  for (const key of keys) {
    const object = objectOf(value) ?? {};
    const near = own(object, key) === undefined ? suggest(key, Object.keys(object)) : key;
    if (near === undefined) return undefined;
    pointer += `/${pointerSegment(near)}`;
    value = own(object, near);
  }
  return pointer === '' ? undefined : pointer;
}

/** Loads a document that was not asked for before. */
function find(loading: Loading, file: string): void {
  if (loading.documents.has(file) || loading.dependencies.has(file)) return;
  loading.dependencies.add(file);
  const text = loading.load(file);
  if (text === undefined) return;
  const parsed = loading.texts.get(text) ?? parseText(text);
  loading.texts.set(text, parsed);
  for (const each of reportSyntax(file, parsed, text)) loading.diagnostics.push(each);
  if (parsed.value !== undefined) enter(loading, file, parsed, parsed.value);
}

function enter(loading: Loading, file: string, parsed: ParsedText, value: JsonValue): void {
  loading.documents.set(file, value);
  if (parsed.problems.length > 0) loading.broken.add(file);
  const { references, resources, anchors } = collectReferences(value, file);
  const unmeant = unmeantNames(loading, file, { references, resources, anchors });
  for (const { name, value: part } of [...resources, ...anchors]) {
    const isFree = !unmeant.has(name) && !loading.documents.has(name);
    if (isFree) loading.documents.set(name, part);
  }
  const rebased = references.map((written) =>
    unmeant.has(written.base) ? { ...written, base: file } : written,
  );
  loading.queue.push({ file, parsed, references: rebased });
}

/**
 * Names that were not written to be resolved from: a reference inside leads somewhere only as seen from the file.
 * Many documents give their schemas an `$id` and refer to each other as if it were not there.
 */
function unmeantNames(
  loading: Loading,
  file: string,
  { references, resources }: CollectedReferences,
): ReadonlySet<string> {
  const values = new Map(resources.map(({ name, value }) => [name, value]));
  const unmeant = new Set<string>();
  for (const { base, reference } of references) {
    if (base === file || unmeant.has(base)) continue;
    const inside = readReference(reference, base);
    const outside = readReference(reference, file);
    const isHere =
      valueAtPointer(values.get(inside.file) ?? loading.documents.get(inside.file), inside.pointer) !==
      undefined;
    if (isHere || !/^\/|^$/.test(inside.pointer)) continue;
    find(loading, outside.file);
    if (findTarget(loading.documents, outside) !== undefined) unmeant.add(base);
  }
  return unmeant;
}
