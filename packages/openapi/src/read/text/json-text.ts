import { findDeepBracket, parseJson } from '@waymark/core/source';
import { type Node, parse, parseTree, visit } from 'jsonc-parser';
import { arrayOf, type JsonValue, objectOf } from '../../model/json.ts';
import { pointerSegments } from '../../references/references.ts';
import { parseExactJson } from './exact-numbers.ts';
import { createMemberFinder } from './member-finder.ts';
import { type DuplicateKey, type ParsedText, type SyntaxProblem, tooDeep } from './parsed-text.ts';

/** Parses JSON; comments and trailing commas are tolerated. */
export function readJson(text: string): ParsedText {
  const deep = findDeepBracket(text);
  if (deep !== undefined) return tooDeep(deep);
  // A byte order mark becomes a blank, so that offsets stay those of the file.
  const source = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const strict = parseStrictly(source);
  const value =
    strict === undefined ? (parse(source, [], { allowTrailingComma: true }) as JsonValue) : strict;
  let locate: ParsedText['locate'] | undefined;
  return {
    value,
    problems: strict === undefined ? syntaxProblems(source) : [],
    duplicates: strict !== undefined && hasEveryKey(source, strict) ? [] : findDuplicates(source),
    locate: (pointer, part) => {
      locate ??= createLocate(parseTree(source, [], { allowTrailingComma: true }));
      return locate(pointer, part);
    },
  };
}

/** What is broken in a text: the first mistake, from which all others follow. */
function syntaxProblems(text: string): readonly SyntaxProblem[] {
  return parseJson('', text).problems.flatMap(({ kind, message, span: { start, end } }) =>
    kind === 'syntax' ? [{ problem: message, start, end }] : [],
  );
}

/** Texts, and the colon after those that are keys. */
const TEXTS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Whether a well-formed text has as many keys as its value: then none stood twice, and its tokens are not read again. */
function hasEveryKey(text: string, value: JsonValue): boolean {
  let written = 0;
  for (const [, colon] of text.matchAll(TEXTS)) if (colon !== undefined) written++;
  return written === countKeys(value);
}

function countKeys(root: JsonValue): number {
  let count = 0;
  const open: JsonValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const object = objectOf(value);
    const inner = object === undefined ? arrayOf(value) : Object.values(object);
    if (object !== undefined) count += inner.length;
    for (const each of inner) if (typeof each === 'object' && each !== null) open.push(each);
  }
  return count;
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

/** Creates what finds a value in the tree of a text, or its key; of one that is not there, what it would stand in. */
function createLocate(root: Node | undefined): ParsedText['locate'] {
  const findMember = createMemberFinder(membersOf);
  const childOf = (node: Node | undefined, segment: string): Node | undefined =>
    node?.type === 'array' ? node.children?.[Number(segment)] : node && findMember(node, segment);
  return (pointer, part = 'value') => {
    let node = root;
    let depth = 0;
    const segments = pointerSegments(pointer);
    for (const segment of segments) {
      const next = childOf(node, segment);
      if (next === undefined) break;
      node = next;
      depth++;
    }
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const target = (part === 'key' && depth === segments.length ? key : undefined) ?? node;
    if (target === undefined) return { start: 0, end: 0 };
    return { start: target.offset, end: target.offset + target.length };
  };
}

function membersOf({ type, children = [] }: Node): readonly (readonly [key: string, value: Node])[] {
  if (type !== 'object') return [];
  return children.flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  );
}
