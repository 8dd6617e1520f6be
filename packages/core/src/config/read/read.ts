import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, type Outcome, sortDiagnostics, suggest, whereOf } from '../../diagnostics/index.ts';
import { findMember, type MemberNode, type ObjectNode, toValue, type ValueNode } from '../../source/index.ts';
import { createLocate, type Locate } from '../json/locate.ts';
import { type ConfigFiles, mergeFiles } from '../json/refs.ts';
import { convertLegacy } from '../legacy/convert.ts';
import { checkNavigation } from '../navigation/check-navigation.ts';
import { containers } from '../navigation/containers.ts';
import type { NavigationTree } from '../navigation/navigation-tree.ts';
import { readNavigation } from '../navigation/read-navigation.ts';
import { type DocsConfig, definitions, docsJson } from '../schema/docs-json.ts';
import { pointedSpan } from './describe.ts';
import { reportConverted, wrapping } from './read-scalar.ts';
import { readValue } from './read-value.ts';
import type { Spot } from './spot.ts';

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

/** Keys of `navigation` that give the site something to show. */
const CONTENT_KEYS: ReadonlySet<string> = new Set([
  ...containers.map(({ key }) => key),
  'openapi',
  'asyncapi',
]);

/**
 * Reads docs.json (or mint.json) and the files that it includes. What is wrong is reported and left out or mended;
 * there is no value only when nothing usable is left: unreadable JSON, or no usable navigation.
 */
export function readConfig({ files, entry }: ConfigInput): Outcome<Configuration | undefined> {
  const diagnostics: Diagnostic[] = [];
  const document = readDocument(files, entry, diagnostics);
  // The keys of mint.json are others than those that it is read as.
  const found = isLegacy(entry) ? diagnostics.map(({ fix: _, ...diagnostic }) => diagnostic) : diagnostics;
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
  const spot = { definitions, diagnostics: found, what: 'The configuration', key: entry, parents: [] };
  const root = readValue(docsJson, withNavigation(written, spot), spot);
  const navigation = findMember(root, 'navigation');
  const hasSpecification = declaresSpecification(findMember(root, 'api')?.value);
  if (navigation !== undefined) checkNavigation(navigation.value, hasSpecification, found);
  const isListed = navigation !== undefined && (hasSpecification || hasContent(navigation.value));
  // A part that could not be read was told, and may hold all of it.
  const isMissing =
    navigation !== undefined &&
    !isListed &&
    ![...diagnostics, ...found].some((each) => mayHoldNavigation(each, entry));
  for (const each of isMissing ? reportMissing(navigation, entry, found) : found) diagnostics.push(each);
  if (root === undefined || !isListed) return undefined;
  // The schema is what DocsConfig is inferred from, so what it let through has that type.
  const value = toValue(root) as DocsConfig;
  const locate = createLocate(root);
  return {
    value,
    tree: readNavigation(value.navigation, value.api, createIsFaulty(diagnostics, locate)),
    locate,
    files: merged.files,
  };
}

/** Whether a part that was not found or could not be read may have held pages: it stands in no other key than `navigation`. */
function mayHoldNavigation({ code, path = '', span }: Diagnostic, entry: string): boolean {
  if (code === 'config/wrong-type' && /^\/navigation(?:\/\w+(?:\/\d+)?)?$/.test(path)) return true;
  if (!code.startsWith('config/ref-')) return false;
  return span?.file !== entry || /^\/(?:navigation|\$ref)\b/.test(path);
}

/** Creates what answers whether a part of what stands at a pointer was refused. */
function createIsFaulty(diagnostics: readonly Diagnostic[], locate: Locate): (pointer: string) => boolean {
  const places = new Set<string>();
  for (const { severity, span, path = '' } of diagnostics) {
    if (severity !== 'error') continue;
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      places.add(`${span?.file}${path.slice(0, end)}`);
  }
  return (pointer) => {
    const place = places.size === 0 ? undefined : locate(pointer);
    return place !== undefined && places.has(`${place.span.file}${place.path}`);
  };
}

/** What was found, and that nothing is listed: in the place of what is wrong with a key of `navigation` itself, which is why. */
function reportMissing(
  { keySpan, value }: MemberNode,
  entry: string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const unknown = found.find(
    ({ code, path = '' }) => code === 'config/unknown-key' && /^\/navigation\/[^/]+$/.test(path),
  );
  const reason = value.span === keySpan ? `\`${entry}\` has none` : 'it lists no pages';
  const where = unknown === undefined ? { span: pointedSpan(value), path: value.pointer } : whereOf(unknown);
  return [
    ...found.filter((each) => each !== unknown),
    configDiagnostics['missing-navigation']({ reason }, where),
  ];
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
  if (written.value.kind !== 'array') return root;
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

function declaresSpecification(node: ValueNode | undefined): boolean {
  return findMember(node, 'openapi') !== undefined || findMember(node, 'asyncapi') !== undefined;
}

function hasContent(navigation: ValueNode): boolean {
  return navigation.kind === 'object' && navigation.members.some(({ key }) => CONTENT_KEYS.has(key));
}
