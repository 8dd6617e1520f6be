import type { Diagnostic } from '@waymark/core/diagnostics';
import { openapiDiagnostics } from '@waymark/core/diagnostics';
import { collectReferences, type WrittenReference } from './collect-references.ts';
import type { JsonValue } from './json.ts';
import { type ParsedText, parseText } from './parse-text.ts';
import { isUrl, readReference, type Target, valueAt } from './references.ts';

/** Gives the text of a document by its path (or URL), or nothing when the project does not hold it. */
export type LoadDocument = (path: string) => string | undefined;

/** A specification's documents, and what its references led to. */
export interface LoadedDocuments {
  readonly documents: ReadonlyMap<string, JsonValue>;
  readonly dependencies: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** One loading in progress: what is known so far, and the documents whose references are still to be followed. */
interface Loading {
  readonly load: LoadDocument;
  readonly documents: Map<string, JsonValue>;
  readonly dependencies: Set<string>;
  readonly queue: { file: string; parsed: ParsedText; value: JsonValue }[];
  readonly diagnostics: Diagnostic[];
}

/** Loads every file that the references of a document lead to, theirs too, and reports those that lead nowhere. */
export function loadDocuments(
  source: string,
  parsed: ParsedText,
  value: JsonValue,
  load: LoadDocument,
): LoadedDocuments {
  const loading: Loading = {
    load,
    documents: new Map([[source, value]]),
    dependencies: new Set(),
    queue: [{ file: source, parsed, value }],
    diagnostics: [],
  };
  for (const entry of loading.queue) {
    for (const written of collectReferences(entry.value)) {
      const problem = follow(loading, readReference(written.reference, entry.file), written);
      if (problem === undefined) continue;
      const range = entry.parsed.locate(written.pointer);
      const where = { span: { file: entry.file, ...range }, path: written.pointer };
      loading.diagnostics.push(openapiDiagnostics[problem]({ reference: written.reference }, where));
    }
  }
  return {
    documents: loading.documents,
    dependencies: [...loading.dependencies].sort(),
    diagnostics: loading.diagnostics,
  };
}

function follow(
  loading: Loading,
  target: Target,
  written: WrittenReference,
): 'external-reference' | 'unresolved-reference' | undefined {
  if (!loading.documents.has(target.file) && !loading.dependencies.has(target.file)) {
    loading.dependencies.add(target.file);
    const text = loading.load(target.file);
    if (text !== undefined) add(loading, target.file, text);
  }
  const document = loading.documents.get(target.file);
  if (document === undefined && isUrl(written.reference)) return 'external-reference';
  return valueAt(document, target.pointer) === undefined ? 'unresolved-reference' : undefined;
}

function add(loading: Loading, file: string, text: string): void {
  const parsed = parseText(text);
  for (const { problem, start, end } of parsed.problems) {
    loading.diagnostics.push(openapiDiagnostics.syntax({ problem }, { span: { file, start, end } }));
  }
  if (parsed.value === undefined) return;
  loading.documents.set(file, parsed.value);
  loading.queue.push({ file, parsed, value: parsed.value });
}
