import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, suggest } from '../../diagnostics/index.ts';
import {
  findMember,
  isOutside,
  type MemberNode,
  type ObjectNode,
  parseJson,
  resolvePath,
  type Span,
  type ValueNode,
} from '../../source/index.ts';
import { pointedSpan } from '../read/describe.ts';
import { flatMapKept } from './flat-map-kept.ts';
import { reportSourceProblems } from './source-problems.ts';

/** Levels and values beyond these are no configuration but an accident (or an attack) of files that include files. */
const LIMITS = { depth: 500, values: 500_000, files: 5000 };

/** JSON files by their path from the docs folder. */
export type ConfigFiles = Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'>;

/** A reference that nothing takes the place of. */
export interface LeftOutPart {
  readonly span: Span;
  readonly path: string;
}

/** A tree without `$ref` and `sourceRef`, and the files that it was made of. */
export interface MergedSource {
  readonly root: ValueNode | undefined;
  readonly files: readonly string[];
  /** References to files that are no JSON, as is told of these files. */
  readonly leftOut: readonly LeftOutPart[];
}

interface Merging {
  readonly files: ConfigFiles;
  readonly diagnostics: Diagnostic[];
  /** Every file that was read, with its tree before merging. */
  readonly parsed: Map<string, ValueNode | undefined>;
  values: number;
  /** The references to each file that is no JSON. */
  readonly unreadable: Map<string, LeftOutPart[]>;
  /** Files that were put in the place of a `$ref`, each as often as it was. */
  included: number;
}

/** Files from the entry to here. */
interface Position {
  readonly chain: readonly string[];
  readonly depth: number;
}

/**
 * Replaces every `$ref` by the content of the file that it names, at any depth; keys beside a `$ref` are laid over an
 * object. What cannot be included is left out and reported with the chain of files that led there.
 */
export function mergeFiles(files: ConfigFiles, entry: string, diagnostics: Diagnostic[]): MergedSource {
  const unreadable: Merging['unreadable'] = new Map();
  const found: Diagnostic[] = [];
  const merging: Merging = {
    files,
    diagnostics: found,
    parsed: new Map(),
    unreadable,
    values: 0,
    included: 0,
  };
  const root = parseFile(merging, entry, files.get(entry) ?? '');
  const merged = root === undefined ? undefined : merge(merging, root, { chain: [entry], depth: 0 });
  for (const each of found) diagnostics.push(withLeftOut(each, unreadable));
  return { root: merged, files: [...merging.parsed.keys()], leftOut: [...unreadable.values()].flat() };
}

/** Says with the error of a file that is no JSON what is left out because of it. */
function withLeftOut(diagnostic: Diagnostic, unreadable: Merging['unreadable']): Diagnostic {
  const parts = unreadable.get(diagnostic.span?.file ?? '');
  if (parts === undefined || diagnostic.severity !== 'error') return diagnostic;
  const related = parts.map(({ span }) => ({ message: 'so this part is left out', span }));
  return { ...diagnostic, related: [...(diagnostic.related ?? []), ...related] };
}

function parseFile(merging: Merging, file: string, text: string): ValueNode | undefined {
  if (merging.parsed.has(file)) return merging.parsed.get(file);
  const { root, problems } = parseJson(file, text);
  merging.parsed.set(file, root);
  for (const each of reportSourceProblems(file, text, problems)) merging.diagnostics.push(each);
  return root;
}

function merge(merging: Merging, node: ValueNode, position: Position): ValueNode | undefined {
  merging.values++;
  if (node.kind === 'scalar') return node;
  const inside = { chain: position.chain, depth: position.depth + 1 };
  if (inside.depth > LIMITS.depth || merging.values > LIMITS.values)
    return reportLimit(merging, node, inside);
  if (node.kind === 'array') {
    const items = flatMapKept(node.items, (item) => mergeItem(merging, item, inside));
    return items === node.items ? node : { ...node, items };
  }
  const sourceRef = findMember(node, 'sourceRef');
  if (sourceRef !== undefined) return reportSourceRef(merging, sourceRef);
  const reference = findMember(node, '$ref');
  const siblings =
    reference === undefined ? node.members : node.members.filter((member) => member.key !== '$ref');
  const members = flatMapKept(siblings, (member) => mergeMember(merging, member, inside));
  if (members === node.members) return node;
  const own = { ...node, members, lost: lostKeys(node.members, members) };
  if (reference === undefined) return own;
  const included = include(merging, reference, inside);
  if (included === undefined) return members.length === 0 ? undefined : own;
  return included.kind === 'object' ? overlay(included, own) : included;
}

/** An entry that stands for an array is replaced by the entries of that array. */
function mergeItem(merging: Merging, item: ValueNode, position: Position): readonly ValueNode[] {
  const merged = merge(merging, item, position);
  if (merged === undefined) return [];
  const isIncluded = item.kind === 'object' && merged.kind === 'array';
  return isIncluded ? merged.items : [merged];
}

function mergeMember(merging: Merging, member: MemberNode, position: Position): readonly MemberNode[] {
  const { value: written } = member;
  const value = merge(merging, written, position);
  const isEmptied = written.kind === 'array' && written.items.length > 0 && isEmptyList(value);
  if (value !== undefined && !isEmptied) return value === written ? [member] : [{ ...member, value }];
  // What got lost was reported. Without `pages` a group would be reported again, with another empty list the list.
  const { span, pointer } = written;
  return member.key === 'pages' ? [{ ...member, value: { kind: 'array', items: [], span, pointer } }] : [];
}

function lostKeys(written: readonly MemberNode[], kept: readonly MemberNode[]): readonly string[] {
  const keys = new Set(kept.map(({ key }) => key));
  return written.flatMap(({ key }) => (keys.has(key) ? [] : [key]));
}

function isEmptyList(node: ValueNode | undefined): boolean {
  return node?.kind === 'array' && node.items.length === 0;
}

/** Keys that stand beside a `$ref` win over those of the file. */
function overlay(included: ObjectNode, { members, lost = [] }: ObjectNode): ObjectNode {
  const replaced = included.members.map(
    (member) => members.find((over) => over.key === member.key) ?? member,
  );
  const added = members.filter((over) => findMember(included, over.key) === undefined);
  const alsoLost = lost.filter((key) => key !== '$ref');
  return { ...included, members: [...replaced, ...added], lost: [...(included.lost ?? []), ...alsoLost] };
}

function include(merging: Merging, reference: MemberNode, position: Position): ValueNode | undefined {
  const { value } = reference;
  const { chain } = position;
  const from = chain.at(-1) ?? '';
  const where = { span: pointedSpan(value), path: value.pointer };
  const ref = value.kind === 'scalar' && typeof value.value === 'string' ? value.value.trim() : '';
  if (ref === '' || ref.includes('#') || isOutside(ref)) {
    merging.diagnostics.push(configDiagnostics['ref-form']({}, where));
    return undefined;
  }
  const file = resolvePath(from, ref.replaceAll('\\', '/'));
  if (/^\.\.(?:\/|$)/.test(file)) {
    const parameters = { ref, chain: describeChain(chain) };
    merging.diagnostics.push(configDiagnostics['ref-outside'](parameters, where));
    return undefined;
  }
  const text = merging.files.get(file);
  if (text === undefined) {
    const near = suggest(file, merging.files.keys(), (candidate) => !chain.includes(candidate));
    const suggestion = near === undefined ? undefined : relativePath(from, near);
    const parameters = { ref, chain: describeChain(chain), suggestion };
    merging.diagnostics.push(configDiagnostics['ref-missing'](parameters, where));
    return undefined;
  }
  if (chain.includes(file)) {
    const parameters = { chain: [...chain, file].join(' → ') };
    merging.diagnostics.push(configDiagnostics['ref-cycle'](parameters, where));
    return undefined;
  }
  const root = parseFile(merging, file, text);
  if (root === undefined) {
    const places = merging.unreadable.get(file) ?? [];
    places.push(where);
    merging.unreadable.set(file, places);
    return undefined;
  }
  if (++merging.included > LIMITS.files) {
    const limit = `${LIMITS.files} included files`;
    // One is said of all: they may be a billion.
    if (merging.included === LIMITS.files + 1)
      merging.diagnostics.push(configDiagnostics['ref-limit']({ limit }, where));
    return undefined;
  }
  return merge(merging, root, { ...position, chain: [...chain, file] });
}

function describeChain(chain: readonly string[]): string {
  return chain.length === 1 ? `in ${chain[0]}` : `by way of ${chain.join(' → ')}`;
}

/** The reference that leads from one file to another. */
function relativePath(from: string, file: string): string {
  const folder = from.split('/').slice(0, -1);
  const target = file.split('/');
  const differing = folder.findIndex((part, index) => part !== target[index]);
  const shared = differing === -1 ? folder.length : differing;
  const up = folder.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...target.slice(shared)].join('/');
}

function reportSourceRef(merging: Merging, { value, keySpan }: MemberNode): undefined {
  const repository = value.kind === 'scalar' ? String(value.value) : '';
  const where = { span: keySpan, path: value.pointer };
  merging.diagnostics.push(configDiagnostics['source-ref']({ repository }, where));
}

function reportLimit(merging: Merging, node: ValueNode, { depth }: Position): undefined {
  const limit = depth > LIMITS.depth ? `${LIMITS.depth} levels` : `${LIMITS.values} values`;
  const where = { span: pointedSpan(node), path: node.pointer };
  merging.diagnostics.push(configDiagnostics['ref-limit']({ limit }, where));
}
