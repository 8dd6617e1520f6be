import type { PageUpdate } from '@waymark/core/content';
import type { WrittenProps } from '../../../components/definition/definition.ts';
import { readList, readString } from '../../../components/definition/props.ts';
import { placeOf } from '../../parse/read-module.ts';
import { partsWords } from '../../parse/tag-kinds.ts';
import { isTag, type MdxNode, nodeText } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';

/** What reading the entry of a changelog needs of its page, which was walked already. */
export interface UpdateContext {
  readonly id: string;
  readonly props: WrittenProps;
  readonly ids: ReadonlyMap<MdxNode, string>;
  readonly snippets: ReadonlyMap<MdxNode, Instance>;
  readonly instance: Instance;
}

/** What a line of text is made of. */
const INLINE: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'inlineCode',
  'mdxJsxTextElement',
]);

/** Reads the entry of a changelog: its prose by heading, without components, code and tables. */
export function readUpdate(node: MdxNode, { id, props, ids, snippets, instance }: UpdateContext): PageUpdate {
  const parts = [{ id: '', heading: '', texts: [] as string[] }];
  const say = (text: string): void => {
    parts.at(-1)?.texts.push(text.replace(/\s+/g, ' ').trim());
  };
  const visit = (child: MdxNode): void => {
    if (child.type === 'heading' || /^h[1-6]$/.test(child.name ?? ''))
      parts.push({ id: ids.get(child) ?? '', heading: nodeText(child).trim(), texts: [] });
    else if (child.type === 'paragraph') say(proseOf(child));
    else visitAll(childrenOf(child, snippets));
  };
  /** Words on the line of a tag stand in no paragraph. */
  const visitAll = (children: readonly MdxNode[]): void => {
    let line = '';
    for (const child of children) {
      if (INLINE.has(child.type) && !snippets.has(child)) {
        line += proseOf(child);
        continue;
      }
      say(line);
      line = '';
      visit(child);
    }
    say(line);
  };
  visitAll(node.children ?? []);
  const read = parts.map(({ texts, ...part }) => ({
    ...part,
    text: texts.filter((text) => text !== '').join('\n'),
  }));
  return updateOf({ id, props, parts: read, span: placeOf(node, instance.module) });
}

/** An entry of a changelog, of what its author gave it and its parts, those without words left out. */
export function updateOf({
  id,
  props,
  parts,
  span,
}: Pick<PageUpdate, 'id' | 'parts' | 'span'> & { readonly props: WrittenProps }): PageUpdate {
  const { title, description } = readFeed(props['rss']);
  const line = readString(props['description']);
  return {
    id,
    label: readString(props['label']) ?? '',
    ...(line ? { description: line } : {}),
    tags: readList(props['tags']) ?? [],
    ...(title === undefined && description === undefined
      ? {}
      : { feed: { ...(title ? { title } : {}), ...(description ? { description } : {}) } }),
    parts: parts.filter(({ heading, text }) => heading !== '' || text !== ''),
    span,
  };
}

/** The text of a paragraph without code and components, which stand for something that a feed cannot show. */
function proseOf(node: MdxNode): string {
  if (node.type === 'inlineCode' || node.type === 'code' || isComponent(node)) return '';
  const words = node.children === undefined ? nodeText(node) : node.children.map(proseOf).join('');
  return partsWords(node) ? ` ${words} ` : words;
}

function isComponent(node: MdxNode): boolean {
  return isTag(node) && /^[A-Z]/.test(node.name ?? '');
}

/** Components say nothing in a feed, except files that stand in their place. */
function childrenOf(node: MdxNode, snippets: ReadonlyMap<MdxNode, Instance>): readonly MdxNode[] {
  const included = snippets.get(node);
  if (included !== undefined) return included.module.root.children ?? [];
  return isComponent(node) || node.type === 'table' ? [] : (node.children ?? []);
}

function readFeed(value: unknown): {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
} {
  if (typeof value !== 'object' || value === null) return {};
  const feed = value as Readonly<Record<string, unknown>>;
  return { title: readString(feed['title']), description: readString(feed['description']) };
}
