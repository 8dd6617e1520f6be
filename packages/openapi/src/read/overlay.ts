import { type Diagnostic, type Outcome, openapiDiagnostics, type Where } from '@waymark/core/diagnostics';
import { resolvePath } from '@waymark/core/source';
import {
  arrayOf,
  hasMembers,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
} from '../model/json.ts';
import { type PathMatch, readJsonPath } from './json-path.ts';
import { parseText } from './text/parse-text.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { reportSyntax } from './text/report-syntax.ts';

/** An OpenAPI Overlay document as it lies in the project. */
export interface OverlayText {
  /** Path in the project. */
  readonly source: string;
  readonly text: string;
}

const OVERLAY = /^[\s\uFEFF]*(?:---\s*)?(?:#[^\n]*\n\s*)*(?:\{\s*)?["']?overlay["']?\s*:\s*["']?1\./;

/** Says, without parsing, whether a text is an Overlay of version 1; `overlay` is the first key of such a document. */
export function recogniseOverlay(text: string): boolean {
  return OVERLAY.test(text);
}

/** Path of the specification that an overlay says it extends. */
export function extendedBy({ source, text }: OverlayText): string | undefined {
  const extended = stringOf(own(objectOf(parseText(text).value), 'extends'));
  return extended && resolvePath(source, extended);
}

/** Applies overlays to a document, in order. The document itself stays as it is. */
export function applyOverlays(document: JsonObject, overlays: readonly OverlayText[]): Outcome<JsonObject> {
  const diagnostics: Diagnostic[] = [];
  // A document of its own, so that it may be changed.
  let current = copy(document) as JsonObject;
  for (const { source, text } of overlays) {
    const parsed = parseText(text);
    for (const each of reportSyntax(source, parsed)) diagnostics.push(each);
    const actions = arrayOf(own(objectOf(parsed.value), 'actions'));
    actions.forEach((action, index) => {
      const outcome = applyAction(current, objectOf(action) ?? {}, at(source, parsed, `/actions/${index}`));
      current = outcome.value;
      for (const each of outcome.diagnostics) diagnostics.push(each);
    });
  }
  return { value: current, diagnostics };
}

type At = (key: string) => Where;

function at(file: string, parsed: ParsedText, pointer: string): At {
  return (key) => ({ span: { file, ...parsed.locate(`${pointer}${key}`) }, path: `${pointer}${key}` });
}

function applyAction(document: JsonObject, action: JsonObject, where: At): Outcome<JsonObject> {
  const target = stringOf(own(action, 'target'));
  const find = target === undefined ? undefined : readJsonPath(target);
  if (target === undefined || find === undefined) {
    const expected = 'a JSONPath that begins with `$`';
    const what = 'The `target` of an overlay action';
    return {
      value: document,
      diagnostics: [openapiDiagnostics['invalid-structure']({ what, expected }, where('/target'))],
    };
  }
  const matches = find(document);
  if (matches.length === 0) {
    return {
      value: document,
      diagnostics: [openapiDiagnostics['overlay-without-target']({ target }, where('/target'))],
    };
  }
  // Last first, so that indexes stay true while entries of a list are removed.
  if (own(action, 'remove') === true) for (const match of [...matches].reverse()) remove(document, match);
  const update = own(action, 'update');
  if (update === undefined) return { value: document, diagnostics: [] };
  for (const match of matches) {
    if (match.path.length === 0) return { value: merge(document, update) as JsonObject, diagnostics: [] };
    replace(document, match, merge(match.value, update));
  }
  return { value: document, diagnostics: [] };
}

/** A container of the copied document, which may be changed. */
type Open = Record<string | number, JsonValue>;

function ownerOf(document: JsonObject, path: PathMatch['path']): Open | undefined {
  let owner: JsonValue | undefined = document;
  for (const key of path.slice(0, -1)) owner = hasMembers(owner) ? (owner as Open)[key] : undefined;
  return hasMembers(owner) ? (owner as Open) : undefined;
}

function remove(document: JsonObject, { path }: PathMatch): void {
  const owner = ownerOf(document, path);
  const key = path.at(-1);
  if (owner === undefined || key === undefined) return;
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}

function replace(document: JsonObject, { path }: PathMatch, value: JsonValue): void {
  const owner = ownerOf(document, path);
  const key = path.at(-1);
  if (owner !== undefined && key !== undefined) owner[key] = value;
}

/** Objects are united, deeply; a list gets the update as its last entries; anything else is replaced. */
function merge(target: JsonValue, update: JsonValue): JsonValue {
  if (Array.isArray(target))
    return [...target, ...(Array.isArray(update) ? update : [update])] as readonly JsonValue[];
  const object = objectOf(target);
  const changes = objectOf(update);
  if (object === undefined || changes === undefined) return update;
  const merged: Record<string, JsonValue | undefined> = { ...object };
  for (const [key, value] of Object.entries(changes)) {
    const earlier = own(object, key);
    if (value !== undefined) merged[key] = earlier === undefined ? value : merge(earlier, value);
  }
  return merged;
}

function copy(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(copy);
  const object = objectOf(value);
  if (object === undefined) return value;
  return Object.fromEntries(Object.entries(object).map(([key, child]) => [key, copy(child ?? null)]));
}
