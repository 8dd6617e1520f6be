import { defined, type SpecNode } from '../../model/json.ts';
import { htmlMarkdown, type LinkTo, lineMarkdown } from '../html/html-markdown.ts';
import {
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  lineOf,
  textOf,
} from '../html/html-tree.ts';
import { type LibraryField, objectNode } from '../object-node.ts';
import type { SphinxParameter } from './sphinx-signature.ts';

/** What the lists of fields in a docstring say. */
export interface DescribedFields {
  /** Parameters and, of a class, what it holds. */
  readonly parameters: readonly DescribedParameter[];
  readonly returns?: string;
  readonly returnType?: string;
  /** Of what is no function: its type. */
  readonly type?: string;
  readonly throws: readonly string[];
  /** All others, as Markdown. */
  readonly others: readonly string[];
}

/** A parameter as a docstring describes it. */
export interface DescribedParameter {
  readonly name: string;
  readonly type?: string;
  readonly text: string;
}

type Meaning = 'parameters' | 'returns' | 'returnType' | 'type' | 'throws';

/** What a field means, by the names that Sphinx gives it. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['Parameters', 'parameters'],
  ['Keyword Arguments', 'parameters'],
  ['Other Parameters', 'parameters'],
  ['Variables', 'parameters'],
  ['Returns', 'returns'],
  ['Yields', 'returns'],
  ['Return type', 'returnType'],
  ['Yield type', 'returnType'],
  ['Type', 'type'],
  ['Raises', 'throws'],
]);

/** Reads the lists of fields of a docstring (`dl.field-list`). */
export function readFieldLists(lists: readonly HtmlElement[], linkTo: LinkTo): DescribedFields {
  const fields = lists
    .flatMap(pairsOf)
    .map(([label, nodes]) => ({ label, nodes, meaning: MEANINGS.get(label) }));
  const all = (meaning: Meaning): readonly (readonly HtmlNode[])[] =>
    fields.filter((field) => field.meaning === meaning).map(({ nodes }) => nodes);
  const last = (meaning: Meaning, write: (nodes: readonly HtmlNode[]) => string): string | undefined => {
    const nodes = all(meaning).at(-1);
    return nodes && write(nodes);
  };
  return defined<DescribedFields>({
    parameters: all('parameters')
      .flatMap(itemsOf)
      .map((item) => readItem(item, linkTo)),
    returns: last('returns', (nodes) => htmlMarkdown(nodes, linkTo)),
    returnType: last('returnType', lineOf),
    type: last('type', lineOf),
    throws: all('throws')
      .flatMap(itemsOf)
      .map((item) => lineMarkdown(item, linkTo)),
    others: fields
      .filter(({ meaning }) => meaning === undefined)
      .map(({ label, nodes }) => `**${label}**: ${htmlMarkdown(nodes, linkTo)}`),
  });
}

/** The parameters of a declaration, with what is said of each, as the properties of one object. */
export function parametersNode(
  source: string,
  written: readonly SphinxParameter[],
  described: readonly DescribedParameter[],
): SpecNode | undefined {
  const bare = (name: string): string => name.replace(/^\*+/, '');
  const said = new Map(described.toSorted(silentFirst).map((each) => [bare(each.name), each]));
  const names = new Set(written.map(({ name }) => bare(name)));
  const further = described.filter(({ name }) => !names.has(bare(name)));
  const all: readonly SphinxParameter[] = [...written, ...further];
  if (all.length === 0) return undefined;
  const fields = all.map((each): readonly [string, LibraryField] => {
    const { text, type } = said.get(bare(each.name)) ?? {};
    return [each.name, { type: each.type ?? type, text, default: each.default }];
  });
  const isRequired = ({ name, default: usual }: SphinxParameter): boolean =>
    usual === undefined && !name.startsWith('*');
  return objectNode(
    source,
    fields,
    written.filter(isRequired).map(({ name }) => name),
  );
}

/** What is declared twice may be described once. */
function silentFirst(one: DescribedParameter, other: DescribedParameter): number {
  return Number(one.text !== '') - Number(other.text !== '');
}

/** Names of fields with what stands below them. */
function pairsOf(list: HtmlElement): readonly (readonly [string, readonly HtmlNode[]])[] {
  const pairs: (readonly [string, readonly HtmlNode[]])[] = [];
  let label = '';
  for (const { tagName, childNodes } of elementsOf(list.childNodes)) {
    if (tagName === 'dt') label = lineOf(childNodes).replace(/(?<!\s)\s*:$/, '');
    else pairs.push([label, childNodes]);
  }
  return pairs;
}

/** The entries of a field: of a list, or the only one. */
function itemsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const list = elementsOf(nodes).find(({ tagName }) => tagName === 'ul');
  return list === undefined ? [nodes] : elementsOf(list.childNodes).map(({ childNodes }) => childNodes);
}

/** `name (type) – text`, with further paragraphs below. */
function readItem(item: readonly HtmlNode[], linkTo: LinkTo): DescribedParameter {
  const [first, ...more] = item.filter((node) => isElement(node) || textOf([node]).trim() !== '');
  const line =
    first !== undefined && isElement(first, 'p') ? first.childNodes : first === undefined ? [] : [first];
  const named = findElement(line, ({ tagName }) => tagName === 'strong');
  const head = lineOf(line);
  const [, written = '', type] = /^(\S+)(?:\s+\((.*?)\))?(?=\s+–|$)/.exec(head) ?? [];
  const name = named === undefined ? written : lineOf(named.childNodes);
  const start = line.findIndex((node) => !isElement(node) && /(?:^|\s)–\s/.test(textOf([node])));
  const said = start === -1 ? [] : line.slice(start);
  const text = lineMarkdown(said, linkTo).replace(/^.*?–\s*/, '');
  const rest = htmlMarkdown(more, linkTo);
  return {
    name,
    text: [text, rest].filter((part) => part !== '').join('\n\n'),
    ...(type === undefined ? {} : { type }),
  };
}
