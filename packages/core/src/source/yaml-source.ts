import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type Document as YamlDocument,
} from 'yaml';
import type { Span } from './span.ts';
import {
  joinPointer,
  type MemberNode,
  type ParsedSource,
  type Scalar,
  type SourceProblem,
  type ValueNode,
} from './value-node.ts';

interface Reading {
  readonly document: YamlDocument.Parsed;
  readonly place: (node: unknown) => Span;
  /** Nodes that are being read: an alias to one of them would never end. */
  readonly open: Set<unknown>;
  /** Read before: what aliases share is read once. */
  readonly done: Map<unknown, ValueNode>;
}

/**
 * Parses YAML into the same tree as JSON. `start` is the offset of the YAML in its file, for front matter. Aliases
 * become the value that they stand for (with its place), merge keys (`<<`) are laid under the keys beside them, and an
 * alias to a value around it is read as null. Only the first syntax error is reported.
 */
export function parseYaml(file: string, text: string, start = 0): ParsedSource {
  const document = parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
    strict: false,
  });
  const place = (node: unknown): Span => {
    const range = rangeOf(node);
    return { file, start: start + (range?.[0] ?? 0), end: start + (range?.[1] ?? 0) };
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const [from, to] = error.pos;
    const span = { file, start: start + from, end: start + to };
    return { root: undefined, problems: [{ kind: 'syntax', message: firstLine(error.message), span }] };
  }
  const problems: SourceProblem[] = [];
  const reading = { document, place, open: new Set<unknown>(), done: new Map<unknown, ValueNode>() };
  const root = readNode(reading, document.contents, '', problems);
  return { root, problems };
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? (range as [number, number, number]) : undefined;
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
}

function readNode(reading: Reading, node: unknown, pointer: string, problems: SourceProblem[]): ValueNode {
  const nothing: ValueNode = { kind: 'scalar', value: null, span: reading.place(node), pointer };
  if (isAlias(node)) {
    const target = node.resolve(reading.document);
    return target === undefined || reading.open.has(target)
      ? nothing
      : readNode(reading, target, pointer, problems);
  }
  const known = reading.done.get(node);
  if (known !== undefined) return known;
  reading.open.add(node);
  const value = readFresh(reading, node, pointer, problems) ?? nothing;
  reading.open.delete(node);
  reading.done.set(node, value);
  return value;
}

function readFresh(
  reading: Reading,
  node: unknown,
  pointer: string,
  problems: SourceProblem[],
): ValueNode | undefined {
  const span = reading.place(node);
  if (isSeq(node)) {
    const items = node.items.map((item, index) =>
      readNode(reading, item, joinPointer(pointer, index), problems),
    );
    return { kind: 'array', items, span, pointer };
  }
  if (isMap(node))
    return { kind: 'object', members: readMembers(reading, node, pointer, problems), span, pointer };
  if (!isScalar(node)) return undefined;
  return { kind: 'scalar', value: toScalar(node.value), span, pointer };
}

function toScalar(value: unknown): Scalar {
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return plain ? value : value === null || value === undefined ? null : String(value);
}

function readMembers(
  reading: Reading,
  map: YAMLMap,
  pointer: string,
  problems: SourceProblem[],
): readonly MemberNode[] {
  const members = new Map<string, MemberNode>();
  const merged: MemberNode[] = [];
  for (const pair of map.items as readonly Pair[]) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const keySpan = reading.place(pair.key);
    const value = readNode(reading, pair.value, joinPointer(pointer, key), problems);
    if (key === '<<') {
      merged.push(...mergeSources(value));
      continue;
    }
    const earlier = members.get(key);
    if (earlier !== undefined) {
      const related = { message: 'first written here', span: earlier.keySpan };
      problems.push({ kind: 'duplicate-key', message: key, span: keySpan, related });
    }
    members.set(key, { key, keySpan, value });
  }
  for (const member of merged) if (!members.has(member.key)) members.set(member.key, member);
  return [...members.values()];
}

function mergeSources(value: ValueNode): readonly MemberNode[] {
  if (value.kind === 'object') return value.members;
  return value.kind === 'array' ? value.items.flatMap(mergeSources) : [];
}
