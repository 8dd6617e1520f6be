import { trimSlashes } from '../../source/index.ts';
import { arrayOf, type JsonObject, objectOf, present, textOf, wordOf } from '../json/plain-json.ts';
import { configDefaults } from '../settings/defaults.ts';
import { type Container, containers, DIRECTORIES, MOST_CHOICES } from './containers.ts';
import type {
  NavigationElement,
  NavigationEntry,
  NavigationLevel,
  NavigationTree,
  SpecificationRef,
} from './navigation-tree.ts';
import { readElement } from './read-element.ts';

/** Elements inside elements that are still read: far more than any reader would follow. */
export const DEPTH_LIMIT = 100;

/** An object of docs.json, and where it stands. */
interface Written {
  readonly value: JsonObject;
  readonly pointer: string;
  /** How many elements are around what it holds. */
  readonly depth: number;
  /** Whether what stands at a pointer lacks a part that was refused. */
  readonly isFaulty: (pointer: string) => boolean;
}

/**
 * Reads `navigation`, with `$ref` files merged, and what `api` attaches to the whole site: the one place that knows how
 * elements are written. What is malformed is left out without a word; the schema has reported it.
 */
export function readNavigation(
  navigation: unknown,
  api?: unknown,
  isFaulty: Written['isFaulty'] = () => false,
): NavigationTree {
  const root = readLevel({ value: objectOf(navigation) ?? {}, pointer: '/navigation', depth: 0, isFaulty });
  return { root, siteWide: readAttached(objectOf(api) ?? {}, '/api') };
}

function readLevel(written: Written): NavigationLevel {
  const { value, pointer, depth, isFaulty } = written;
  const own = containers.filter(({ key }) => key in value);
  const isEmpty = own.every(({ key }) => arrayOf(value[key]).length === 0);
  const isTooDeep = depth > DEPTH_LIMIT;
  const directory = wordOf(value['directory'], DIRECTORIES);
  return {
    pointer,
    entries: isTooDeep ? [] : own.flatMap((container) => readContainer(container, written)),
    globals: isTooDeep ? [] : readGlobals(written),
    content: own.length === 0 ? 'none' : isEmpty ? 'empty' : 'some',
    isTooDeep,
    isFaulty: isFaulty(pointer),
    ...readAttached(value, pointer),
    ...(directory === undefined ? {} : { directory }),
  };
}

function readContainer(
  container: Container,
  { value, pointer, depth, isFaulty }: Written,
): readonly NavigationEntry[] {
  const written = arrayOf(value[container.key]).slice(
    0,
    container.isChoice === true ? MOST_CHOICES : undefined,
  );
  const chosen = container.hasDefault === true ? chooseDefault(written) : undefined;
  return written.flatMap((entry, index): readonly NavigationEntry[] => {
    const at = `${pointer}/${container.key}/${index}`;
    if (typeof entry === 'string' && container.kind === 'group') {
      return textOf(entry) === undefined ? [] : [{ kind: 'ref', text: entry, pointer: at }];
    }
    const object = objectOf(entry);
    if (object === undefined || !isElement(container, object)) return [];
    const level = readLevel({ value: object, pointer: at, depth: depth + 1, isFaulty });
    return [readElement({ kind: container.kind, value: object, level, isDefault: index === chosen })];
  });
}

function isElement({ kind }: Container, value: JsonObject): boolean {
  return kind === 'group' ? 'group' in value || 'pages' in value : Object.keys(value).length > 0;
}

/** Index of the entry with `default: true`, else of the first: among those that a reader can choose, if there are any. */
function chooseDefault(entries: readonly unknown[]): number | undefined {
  const written = entries.flatMap((entry, index) => {
    const value = objectOf(entry) ?? {};
    return Object.keys(value).length === 0 ? [] : [{ value, index }];
  });
  const open = written.filter(({ value }) => value['hidden'] !== true && !isLink(value));
  const candidates = open.length === 0 ? written : open;
  return (candidates.find(({ value }) => value['default'] === true) ?? candidates[0])?.index;
}

/** Whether an element has an `href` and nothing to show instead. */
function isLink(value: JsonObject): boolean {
  const isFilled = 'root' in value || containers.some(({ key }) => arrayOf(value[key]).length > 0);
  return value['href'] !== undefined && !isFilled;
}

function readGlobals({ value, pointer, depth, isFaulty }: Written): readonly NavigationElement[] {
  const global = objectOf(value['global']);
  if (global === undefined) return [];
  const inside = { value: global, pointer: `${pointer}/global`, depth, isFaulty };
  return containers
    .filter(({ isGlobal }) => isGlobal === true)
    .flatMap((container) => readContainer({ ...container, hasDefault: false }, inside))
    .filter((entry) => entry.kind !== 'ref');
}

type Attached = Pick<NavigationLevel, 'openapi' | 'asyncapi' | 'graphql' | 'sdk'>;

function readAttached(value: JsonObject, pointer: string): Attached {
  const { directory, graphqlDirectory, sdkDirectory } = configDefaults.api;
  return present<Attached>({
    openapi: readSpecifications(value['openapi'], `${pointer}/openapi`, directory),
    asyncapi: readSpecifications(value['asyncapi'], `${pointer}/asyncapi`, directory),
    graphql: readSpecifications(value['graphql'], `${pointer}/graphql`, graphqlDirectory),
    sdk: readSpecifications(value['sdk'], `${pointer}/sdk`, sdkDirectory),
  });
}

function readSpecifications(
  value: unknown,
  pointer: string,
  folder: string,
): readonly SpecificationRef[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return readSpecification(value, pointer, folder);
  return value.flatMap((entry: unknown, index) => readSpecification(entry, `${pointer}/${index}`, folder));
}

function readSpecification(value: unknown, pointer: string, usual: string): readonly SpecificationRef[] {
  const object = objectOf(value) ?? {};
  const source = textOf(value) ?? textOf(object['source']);
  if (source === undefined) return [];
  const { directory, overlays, format } = object;
  const folder = typeof directory === 'string' ? directory : usual;
  return [
    present<SpecificationRef>({
      source,
      directory: trimSlashes(folder),
      namesDirectory: typeof directory === 'string' ? true : undefined,
      overlays: Array.isArray(overlays) ? overlays.filter((entry) => typeof entry === 'string') : undefined,
      format: textOf(format),
      pointer,
    }),
  ];
}
