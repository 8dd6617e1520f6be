import { htmlMarkdown, type LinkTo, lineMarkdown } from '../html/html-markdown.ts';
import {
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  lineOf,
} from '../html/html-tree.ts';

/** What the tags of a comment say, which Javadoc writes as a list of terms. */
export interface JavadocNotes {
  /** By the name of what is taken. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns?: string;
  readonly throws: readonly string[];
  /** All others, as Markdown. */
  readonly others: readonly string[];
}

type Meaning = 'parameters' | 'returns' | 'throws';

/** What terms mean, in the languages that Javadoc speaks. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  (
    [
      ['parameters', 'Parameters', 'パラメータ', '参数', 'Parameter'],
      ['returns', 'Returns', '戻り値', '返回', 'Gibt zurück'],
      ['throws', 'Throws', '例外', '抛出', 'Löst aus'],
    ] as const
  ).flatMap(([meaning, ...terms]) => terms.map((term) => [term, meaning] as const)),
);

/** Reads lists of terms. */
export function readNotes(lists: readonly HtmlElement[], linkTo: LinkTo): JavadocNotes {
  const terms = lists.flatMap(termsOf).map(([term, items]) => ({ term, items, meaning: MEANINGS.get(term) }));
  const itemsOf = (meaning: Meaning): readonly (readonly HtmlNode[])[] =>
    terms.filter((each) => each.meaning === meaning).flatMap(({ items }) => items);
  const texts = (items: readonly (readonly HtmlNode[])[]): readonly string[] =>
    items.map((item) => htmlMarkdown(item, linkTo)).filter((text) => text !== '');
  const returns = texts(itemsOf('returns')).join('\n\n');
  return {
    parameters: new Map(itemsOf('parameters').map((item) => readParameter(item, linkTo))),
    throws: texts(itemsOf('throws')),
    others: terms
      .filter(({ meaning }) => meaning === undefined)
      .map(({ term, items }) => termMarkdown(term, texts(items))),
    ...(returns === '' ? {} : { returns }),
  };
}

/** A term with what it says: in its line, or as a list. */
function termMarkdown(term: string, texts: readonly string[]): string {
  const [only = ''] = texts;
  const isList = texts.length > 1 || only.startsWith('- ') || only.includes('\n\n');
  if (!isList) return `**${term}**: ${only}`;
  const list = texts.length > 1 ? texts.map((text) => `- ${text.replace(/\n/g, '\n  ')}`).join('\n') : only;
  return `**${term}**:\n\n${list}`;
}

/** Terms with what stands below each. */
function termsOf(list: HtmlElement): readonly (readonly [string, readonly (readonly HtmlNode[])[]])[] {
  const terms: [string, (readonly HtmlNode[])[]][] = [];
  for (const { tagName, childNodes } of elementsOf(list.childNodes)) {
    if (tagName === 'dt') terms.push([lineOf(childNodes).replace(/(?<!\s)\s*[:：]$/, ''), []]);
    else terms.at(-1)?.[1].push(childNodes);
  }
  return terms;
}

/** `<code>name</code> - text`. */
function readParameter(nodes: readonly HtmlNode[], linkTo: LinkTo): readonly [string, string] {
  const named = nodes.findIndex((node) => isElement(node, 'code') || namesParameter(node));
  const said = nodes.slice(named + 1);
  return [lineOf(nodes.slice(named, named + 1)), withoutDash(htmlMarkdown(said, linkTo))];
}

function namesParameter(node: HtmlNode): boolean {
  return (
    isElement(node, 'span') && findElement(node.childNodes, ({ tagName }) => tagName === 'code') !== undefined
  );
}

function withoutDash(text: string): string {
  return text.replace(/^\\?-\s*/, '');
}

/** Why something should not be used any more; undefined where nothing says so. */
export function readDeprecation(blocks: readonly HtmlElement[], linkTo: LinkTo): string | undefined {
  const isLabel = (element: HtmlElement): boolean => /deprecated-?label/i.test(classOf(element));
  for (const block of blocks) {
    const label = findElement(block.childNodes, isLabel);
    if (label === undefined) continue;
    const comment = findElement(block.childNodes, (each) => /deprecation-?comment/i.test(classOf(each)));
    const when = lineOf(label.childNodes).replace(/^Deprecated[.,]?\s*/, '');
    return [when, comment === undefined ? '' : lineMarkdown(comment.childNodes, linkTo)]
      .filter((part) => part !== '')
      .join(' ');
  }
  return undefined;
}

function classOf(element: HtmlElement): string {
  return element.attrs.find(({ name }) => name === 'class')?.value ?? '';
}
