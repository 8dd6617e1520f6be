import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, type Outcome, sortDiagnostics, suggest } from '../../diagnostics/index.ts';
import { findMember, type MemberNode, type ObjectNode, toValue, type ValueNode } from '../../source/index.ts';
import { createLocate, type Locate } from '../json/locate.ts';
import { type ConfigFiles, type LeftOutPart, mergeFiles } from '../json/refs.ts';
import { convertLegacy } from '../legacy/convert.ts';
import type { NavigationTree } from '../navigation/navigation-tree.ts';
import { readNavigation } from '../navigation/read-navigation.ts';
import { type DocsConfig, definitions, docsJson } from '../schema/docs-json.ts';
import { checkWhole } from './check-whole.ts';
import { pointedSpan } from './describe.ts';
import { reportConverted, wrapping } from './read-scalar.ts';
import { readValue } from './read-value.ts';
import type { Spot, UnknownKeys } from './spot.ts';

/** The JSON files of a project, and the one that configures it. */
export interface ConfigInput {
  /** Text of every JSON file by its path from the docs folder. */
  readonly files: ConfigFiles;
  /** `docs.json` or `mint.json`. */
  readonly entry: string;
}

/** A configuration that was read. */
export interface Configuration {
  readonly value: DocsConfig;
  /** Its `navigation`, and what its `api` attaches to the whole site. */
  readonly tree: NavigationTree;
  /** Finds where a part of `value` was written. */
  readonly locate: Locate;
  /** The entry and every file that it includes by `$ref`, in order of reading. */
  readonly files: readonly string[];
}

/** The configuration of older projects. */
const LEGACY_ENTRY = 'mint.json';

/**
 * Reads docs.json (or mint.json) and the files that it includes. What is wrong is reported and left out or mended;
 * there is no value only when nothing usable is left: unreadable JSON, or no usable navigation.
 */
export function readConfig({ files, entry }: ConfigInput): Outcome<Configuration | undefined> {
  const diagnostics: Diagnostic[] = [];
  const document = readDocument(files, entry, diagnostics);
  // The keys of mint.json are others than those that it is read as.
  const found = isLegacy(entry)
    ? diagnostics.map(({ fix: _, proposal: __, ...diagnostic }) => diagnostic)
    : diagnostics;
  return { value: document, diagnostics: sortDiagnostics(found) };
}

function readDocument(
  files: ConfigFiles,
  entry: string,
  diagnostics: Diagnostic[],
): Configuration | undefined {
  if (!files.has(entry)) {
    diagnostics.push(configDiagnostics['missing-file']({ file: entry }));
    return undefined;
  }
  if (!isLegacy(entry) && files.has(LEGACY_ENTRY))
    diagnostics.push(
      configDiagnostics['two-entries'](
        { entry, other: LEGACY_ENTRY },
        { span: { file: LEGACY_ENTRY, start: 0, end: 0 } },
      ),
    );
  const merged = mergeFiles(files, entry, diagnostics);
  if (merged.root === undefined) return undefined;
  if (!isLegacy(entry)) checkSchemaAddress(merged.root, diagnostics);
  const written = isLegacy(entry) ? convertLegacy(merged.root, diagnostics) : merged.root;
  const found: Diagnostic[] = [];
  const unknown: UnknownKeys[] = [];
  const spot = {
    definitions,
    diagnostics: found,
    unknown,
    what: 'The configuration',
    key: entry,
    parents: [],
  };
  const root = readValue(docsJson, withNavigation(written, spot), spot);
  const { isListed, checked } = checkWhole(root, entry, {
    unknown,
    told: found,
    unread: diagnostics,
    leftOut: merged.leftOut,
  });
  for (const each of [...found, ...checked]) diagnostics.push(each);
  if (root === undefined || !isListed) return undefined;
  // The schema is what DocsConfig is inferred from, so what it let through has that type.
  const value = toValue(root) as DocsConfig;
  const locate = createLocate(root);
  return {
    value,
    tree: readNavigation(value.navigation, value.api, createIsFaulty(diagnostics, merged.leftOut, locate)),
    locate,
    files: merged.files,
  };
}

/** Findings of what an element may lack for that reason. */
const IGNORED: ReadonlySet<string> = new Set([
  'config/unknown-key',
  'config/empty-container',
  'config/invalid-value',
]);

/** Creates what answers whether a part of what stands at a pointer was refused. */
function createIsFaulty(
  diagnostics: readonly Diagnostic[],
  leftOut: readonly LeftOutPart[],
  locate: Locate,
): (pointer: string) => boolean {
  const places = new Set<string>();
  const refused = diagnostics.filter(({ code, severity }) => severity === 'error' || IGNORED.has(code));
  for (const { span, path = '' } of [...refused, ...leftOut]) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      places.add(`${span?.file}${path.slice(0, end)}`);
  }
  return (pointer) => {
    const place = places.size === 0 ? undefined : locate(pointer);
    return place !== undefined && places.has(`${place.span.file}${place.path}`);
  };
}

/** Where the rules of `docs.json` are. */
const SCHEMA = 'https://mintlify.com/docs.json';

function checkSchemaAddress(root: ValueNode, diagnostics: Diagnostic[]): void {
  const value = findMember(root, '$schema')?.value;
  if (value?.kind !== 'scalar' || !/^https?:\/\/mintlify\.com\/schema\.json$/.test(String(value.value)))
    return;
  const fix = [{ span: value.span, text: JSON.stringify(SCHEMA) }];
  diagnostics.push(
    configDiagnostics['old-schema']({ current: SCHEMA }, { span: value.span, path: value.pointer, fix }),
  );
}

function isLegacy(entry: string): boolean {
  return entry === LEGACY_ENTRY || entry.endsWith(`/${LEGACY_ENTRY}`);
}

/** Gives the configuration a `navigation` object: early projects wrote an array of groups, some have none at all. */
function withNavigation(root: ValueNode, spot: Spot): ValueNode {
  if (root.kind !== 'object') return root;
  const written = findMember(root, 'navigation');
  if (written === undefined) {
    const misspelt = suggest(
      'navigation',
      root.members.map((member) => member.key),
    );
    if (misspelt !== undefined) return root;
    const span = pointedSpan(root);
    const value: ObjectNode = { kind: 'object', members: [], span, pointer: '/navigation' };
    return { ...root, members: [...root.members, { key: 'navigation', keySpan: span, value }] };
  }
  if (written.value.kind !== 'array' || written.value.items.length === 0) return root;
  const { keySpan, value } = written;
  // Only `pages` takes paths.
  const key = value.items.some((item) => item.kind === 'scalar') ? 'pages' : 'groups';
  const fix = wrapping(value, `{"${key}": `, '}');
  const form = { expected: 'an object', result: `\`{"${key}": […]}\``, fix };
  reportConverted(value, form, { ...spot, what: '`navigation`' });
  const groups: MemberNode = { key, keySpan, value };
  const wrapped: ObjectNode = { kind: 'object', members: [groups], span: value.span, pointer: value.pointer };
  const others = root.members.filter((member) => member !== written);
  return { ...root, members: [...others, { ...written, value: wrapped }] };
}
