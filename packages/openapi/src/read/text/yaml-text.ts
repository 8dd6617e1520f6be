import { parseYamlDocument, withLineFeeds } from '@waymark/core/source';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  visit,
  type YAMLMap,
  type Node as YamlNode,
} from 'yaml';
import type { JsonValue } from '../../model/json.ts';
import { pointerSegments } from '../../references/references.ts';
import { cutEndless } from './cut-endless.ts';
import { exactTags } from './exact-numbers.ts';
import { createMemberFinder } from './member-finder.ts';
import {
  type DuplicateKey,
  type ParsedText,
  type RecallContent,
  type TextContent,
  tooDeep,
} from './parsed-text.ts';
import { readQuickYaml } from './quick-yaml.ts';

/** Anchors may be used this often; more is taken for an attack that grows a small file without limit. */
const ALIAS_LIMIT = 10_000;

/** Parses YAML; the tree with positions is made only for texts that have more than values, and to find a place. */
export function parseYaml(written: string, recall: RecallContent): ParsedText {
  // The libraries know no lines that end as on old Macs.
  const text = withLineFeeds(written);
  let tree: { readonly document: Document | undefined; readonly locate: ParsedText['locate'] } | undefined;
  const read = (): NonNullable<typeof tree> => {
    if (tree === undefined) {
      const document = readYaml(text);
      tree = {
        document,
        locate: document === undefined ? () => ({ start: 0, end: 1 }) : createLocate(document),
      };
    }
    return tree;
  };
  return {
    ...recall(() => {
      const quick = quickContent(text);
      if (quick !== undefined) return quick;
      const { document, locate } = read();
      return contentOf(document, locate);
    }),
    locate: (pointer, part) => read().locate(pointer, part),
  };
}

function quickContent(text: string): TextContent | undefined {
  const value = readQuickYaml(text);
  return value === undefined ? undefined : { value, problems: [], duplicates: [] };
}

/** How messages of the library begin, and what they mean to an author. */
const PLAIN_WORDS: ReadonlyArray<readonly [begin: string, words: string]> = [
  ['Nested mappings', 'a colon and a blank stand in a value without quotes, or the line is indented too far'],
  ['All mapping items', 'this line is not indented as those beside it are'],
  ['Implicit keys need', 'a key needs a colon and a blank behind it'],
  ['Implicit map keys', 'a key needs a colon and a blank behind it'],
  ['A block sequence may', 'a list stands beside keys: its dash, or its indentation, is wrong'],
  ['Missing closing', 'a quote is not closed'],
  ['Sequence item without', 'this line is not indented as those beside it are'],
  ['Plain value cannot start', 'a text that begins with this sign has to stand in quotes'],
  ['Unexpected scalar at', 'a text with brackets or quotes in it has to stand in quotes as a whole'],
  ['Unexpected flow-', 'a text with brackets or quotes in it has to stand in quotes as a whole'],
  ['Flow sequence in block', 'a `[` is not closed, or its lines are not indented'],
  ['Flow map in block', 'a `{` is not closed, or its lines are not indented'],
];

/** What the library says, in words that an author knows. */
function plainWords({ code, message }: Document['errors'][number]): string {
  if (code === 'NON_STRING_KEY') return 'a key is not a text';
  const words = PLAIN_WORDS.find(([begin]) => message.startsWith(begin));
  if (words !== undefined) return words[1];
  return message.replace(/\.$/, '');
}

/** Where a mistake stands: the library tells of a quote that nothing closes where the text ends. */
function placeOf(
  document: Document,
  { message, pos: [start, end] }: Document['errors'][number],
): { readonly start: number; readonly end: number } {
  let found = { start, end };
  if (message.startsWith('Missing closing'))
    visit(document, {
      Scalar: (_, { type = '', range }) => {
        if (!type.startsWith('QUOTE') || !range || range[1] < start) return;
        found = { start: range[0], end };
        return visit.BREAK;
      },
    });
  return found;
}

function contentOf(document: Document | undefined, locate: ParsedText['locate']): TextContent {
  if (document === undefined) return tooDeep(0);
  // Whatever is broken behind the first mistake follows from it, but for names of anchors.
  const broken = document.errors.findIndex(({ code }) => code !== 'BAD_ALIAS');
  const errors = document.errors.filter(({ code }, index) => code === 'BAD_ALIAS' || index === broken);
  const problems = errors.slice(0, 3).map((error) => ({
    problem: plainWords(error),
    ...placeOf(document, error),
    isAlone: error.code === 'BAD_ALIAS',
  }));
  const { value, problem } = yamlValue(document);
  const cuts = cutEndless(value).map(({ why, pointer }) => ({
    problem: why,
    ...locate(pointer),
    isAlone: true,
  }));
  return {
    value,
    problems: [...problems, ...(problem === undefined ? [] : [{ problem, start: 0, end: 1 }]), ...cuts],
    duplicates: findYamlDuplicates(document),
  };
}

/** The tree of a text; nothing where it is nested so deeply that the library, which is recursive, gives up. */
export function readYaml(text: string): Document | undefined {
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

/** What a key and its value are in the tree of a text. */
interface Place {
  readonly key: YamlNode | undefined;
  readonly value: YamlNode | undefined;
}

/** Creates what finds a value in the tree of a text, or its key; of one that is not there, what it would stand in. */
function createLocate(document: Document): ParsedText['locate'] {
  const findPair = createMemberFinder(pairsOf);
  const childOf = (parent: YamlNode | undefined, segment: string): Place | undefined => {
    const node = isAlias(parent) ? parent.resolve(document) : parent;
    if (isSeq(node)) {
      const item = node.items[Number(segment)] as YamlNode | undefined;
      return item && { key: undefined, value: item };
    }
    const pair = isMap(node) ? findPair(node, segment) : undefined;
    if (pair === undefined) return undefined;
    return { key: pair.key as YamlNode, value: (pair.value as YamlNode | null) ?? undefined };
  };
  return (pointer, part = 'value') => {
    let node: YamlNode | undefined = (document.contents as YamlNode | null) ?? undefined;
    let key: YamlNode | undefined;
    for (const segment of pointerSegments(pointer)) {
      const next = childOf(node, segment);
      if (next === undefined) {
        key = undefined;
        break;
      }
      node = next.value ?? next.key;
      key = next.key;
    }
    const range = (part === 'key' ? key : undefined)?.range ?? node?.range;
    return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 };
  };
}

function pairsOf({ items }: YAMLMap): readonly (readonly [key: string, pair: Pair])[] {
  return items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : []));
}
