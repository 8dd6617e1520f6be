import { findDeepBracket, parseYamlDocument } from '@waymark/core/source';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { type Document, isAlias, isMap, isScalar, isSeq, type YAMLMap, type Node as YamlNode } from 'yaml';
import type { JsonValue } from '../model/json.ts';
import { pointerSegments } from '../references/references.ts';
import { cutEndless } from './cut-endless.ts';
import { exactTags, parseExactJson } from './exact-numbers.ts';
import { isJson } from './recognise.ts';

/** A range of UTF-16 offsets in the text, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A broken place of a text. */
export interface SyntaxProblem extends TextRange {
  readonly problem: string;
}

/** A key that its object already has. */
export interface DuplicateKey extends TextRange {
  readonly key: string;
}

/** What a JSON or YAML text holds. */
export interface TextContent {
  /** As much as could be read. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly SyntaxProblem[];
  /** Keys that stand in their object for the second time. */
  readonly duplicates: readonly DuplicateKey[];
}

/** What a JSON or YAML text holds, and where. */
export interface ParsedText extends TextContent {
  /**
   * Finds where the value (or the key) at a JSON pointer was written, or its nearest ancestor.
   * The tree with positions is made on the first call: files without findings never pay for it.
   */
  locate(pointer: string, part?: 'key' | 'value'): TextRange;
}

/** Anchors may be used this often; more is taken for an attack that grows a small file without limit. */
const ALIAS_LIMIT = 10_000;

/** Gives what `read` reads of a text: read now, or as it was read of the same text before. */
export type RecallContent = (read: () => TextContent) => TextContent;

/**
 * Parses JSON or YAML, by content. Never throws: broken text gives problems and the value that could be read. `recall` is
 * asked for YAML alone, which takes twenty times as long to read.
 */
export function parseText(text: string, recall: RecallContent = (read) => read()): ParsedText {
  return isJson(text) ? parseJson(text) : parseYaml(text, recall);
}

function parseJson(text: string): ParsedText {
  const deep = findDeepBracket(text);
  if (deep !== undefined) return refused('the values are nested too deeply', deep);
  // A byte order mark becomes a blank, so that offsets stay those of the file.
  const source = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const strict = parseStrictly(source);
  const errors: ParseError[] = [];
  const value =
    strict === undefined ? (parse(source, errors, { allowTrailingComma: true }) as JsonValue) : strict;
  let tree: Node | undefined;
  return {
    value,
    problems: firstErrors(errors).map(({ error, offset, length }) => ({
      problem: sentence(printParseErrorCode(error)),
      start: offset,
      end: offset + length,
    })),
    duplicates: findDuplicates(source),
    locate: (pointer, part) => {
      tree ??= parseTree(source, [], { allowTrailingComma: true });
      return locateInJson(tree, pointer, part);
    },
  };
}

/** The first few errors; of several at one place, as where the text ends too early, the first says it all. */
function firstErrors(errors: readonly ParseError[]): readonly ParseError[] {
  const isNew = ({ offset }: ParseError, at: number): boolean => errors[at - 1]?.offset !== offset;
  return errors.filter(isNew).slice(0, 3);
}

/** What is not read at all, because of one place. */
function refused(problem: string, start: number): ParsedText {
  const range = { start, end: start + 1 };
  return { value: undefined, problems: [{ problem, ...range }], duplicates: [], locate: () => range };
}

function findDuplicates(text: string): readonly DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, start, length) {
      const keys = open.at(-1);
      if (keys?.has(key)) found.push({ key, start, end: start + length });
      keys?.add(key);
    },
  });
  return found;
}

function parseStrictly(text: string): JsonValue | undefined {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

function locateInJson(root: Node | undefined, pointer: string, part: 'key' | 'value' = 'value'): TextRange {
  let node = root;
  let depth = 0;
  const segments = pointerSegments(pointer);
  for (const segment of segments) {
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (next === undefined) break;
    node = next;
    depth++;
  }
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const target = (part === 'key' && depth === segments.length ? key : undefined) ?? node;
  if (target === undefined) return { start: 0, end: 0 };
  return { start: target.offset, end: target.offset + target.length };
}

/** `CloseBraceExpected` → `close brace expected`. */
function sentence(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function parseYaml(text: string, recall: RecallContent): ParsedText {
  let tree: { readonly document: Document | undefined } | undefined;
  const read = (): Document | undefined => {
    tree ??= { document: readYaml(text) };
    return tree.document;
  };
  return {
    ...recall(() => contentOf(read())),
    locate(pointer, part) {
      const document = read();
      return document === undefined ? { start: 0, end: 1 } : locateInYaml(document, pointer, part);
    },
  };
}

function contentOf(document: Document | undefined): TextContent {
  if (document === undefined) return refused('the values are nested too deeply', 0);
  const problems = document.errors.slice(0, 3).map(({ code, message, pos }) => ({
    problem: code === 'NON_STRING_KEY' ? 'a key is not a text' : message.replace(/\.$/, ''),
    start: pos[0],
    end: pos[1],
  }));
  const { value, problem } = yamlValue(document);
  const cuts = cutEndless(value).map(({ why, pointer }) => ({
    problem: why,
    ...locateInYaml(document, pointer),
  }));
  return {
    value,
    problems: [...problems, ...(problem === undefined ? [] : [{ problem, start: 0, end: 1 }]), ...cuts],
    duplicates: findYamlDuplicates(document),
  };
}

/** The tree of a text; nothing where it is nested so deeply that the library, which is recursive, gives up. */
function readYaml(text: string): Document | undefined {
  try {
    // The library looks for equal keys in a time that grows with the square of their number.
    return parseYamlDocument(text, {
      merge: true,
      customTags: exactTags,
      uniqueKeys: false,
      stringKeys: true,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch {
    return undefined;
  }
}

function findYamlDuplicates(document: Document): readonly DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const stack: unknown[] = [document.contents];
  while (stack.length > 0) {
    const node = stack.pop();
    if (isSeq(node)) for (const each of node.items) stack.push(each);
    if (!isMap(node)) continue;
    for (const each of duplicatesOf(node)) found.push(each);
    for (const { value } of node.items) stack.push(value);
  }
  return found;
}

function duplicatesOf({ items }: YAMLMap): readonly DuplicateKey[] {
  const keys = new Set<string>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || key.value === '<<') return [];
    const name = String(key.value);
    const [start = 0, end = 0] = key.range ?? [];
    if (keys.has(name)) return [{ key: name, start, end }];
    keys.add(name);
    return [];
  });
}

function yamlValue(document: Document): { value: JsonValue | undefined; problem?: string } {
  // The library writes out a key that is no text, without end where it holds itself.
  if (document.errors.some(({ code }) => code === 'NON_STRING_KEY')) return { value: undefined };
  try {
    return { value: document.toJS({ maxAliasCount: ALIAS_LIMIT }) as JsonValue };
  } catch (error) {
    // Unknown anchors and anchors that multiply without limit end here.
    const message = error instanceof Error ? error.message : 'an anchor cannot be resolved';
    return {
      value: undefined,
      problem: error instanceof RangeError ? 'the values are nested too deeply' : message,
    };
  }
}

function locateInYaml(document: Document, pointer: string, part: 'key' | 'value' = 'value'): TextRange {
  let node: YamlNode | undefined = (document.contents as YamlNode | null) ?? undefined;
  let key: YamlNode | undefined;
  for (const segment of pointerSegments(pointer)) {
    const next = childOf(document, node, segment);
    if (next === undefined) {
      key = undefined;
      break;
    }
    node = next.value ?? next.key;
    key = next.key;
  }
  const range = (part === 'key' ? key : undefined)?.range ?? node?.range;
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 };
}

function childOf(
  document: Document,
  parent: YamlNode | undefined,
  segment: string,
): { key: YamlNode | undefined; value: YamlNode | undefined } | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as YamlNode | undefined;
    return item && { key: undefined, value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
  if (pair === undefined) return undefined;
  return { key: pair.key as YamlNode, value: (pair.value as YamlNode | null) ?? undefined };
}
