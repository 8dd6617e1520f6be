/** Navigations of unusual size, with pages and names that do not compress. */
import { type RenderedSite, renderSite } from './render-site.ts';

const WORDS =
  'access account agent archive balance bucket cache calendar channel cluster column deploy device domain editor engine filter gateway grant group handler index invoice job kernel label layer limit locale log macro member merge metric migrate model module network notify object offline owner package parser partner payment permission pipeline plugin policy pool portal preview price process profile project queue quota rate region release report request restore retry role route rule runtime sandbox schedule schema scope search secret segment sensor service session share signal snapshot source stage state stream table tag target task team template tenant thread timer token topic trace trigger tunnel usage user vault vector version view volume webhook window worker workflow zone'.split(
    ' ',
  );

/** Words in no order that compresses, the same in every run. */
function createNames(): () => string {
  let state = 7;
  let count = 0;
  const word = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return WORDS[Math.floor((state / 2_147_483_648) * WORDS.length)] ?? 'word';
  };
  return () => `${word()} ${word()} ${word()} ${++count}`;
}

/** An object of docs.json. */
export type Json = Readonly<Record<string, unknown>>;

/** Makes pages and elements with names of their own. */
function createAuthor() {
  const name = createNames();
  const titles = new Map<string, string>();
  const page = (folder = 'docs'): string => {
    const title = name();
    const path = `${folder}/${title.replaceAll(' ', '-')}`;
    titles.set(path, title);
    return path;
  };
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const pages = (count: number, folder?: string): string[] => times(count, () => page(folder));
  const group = (count: number, folder?: string): Json => ({ group: name(), pages: pages(count, folder) });
  /** Groups in groups; the last number counts the pages of the innermost ones. */
  const tree = ([wide = 0, ...deeper]: readonly number[], more: Json = {}): readonly unknown[] =>
    deeper.length === 0
      ? pages(wide)
      : times(wide, () => ({ group: name(), pages: tree(deeper, more), ...more }));
  return { name, titles, page, pages, group, times, tree };
}

/** Makes the parts of one navigation. */
export type Author = ReturnType<typeof createAuthor>;

/** Builds the site of a navigation: all pages, or those of some routes. */
export async function buildShape(
  shape: (author: Author) => Json,
  choose?: (routes: readonly string[]) => readonly string[],
): Promise<RenderedSite> {
  const author = createAuthor();
  const navigation = shape(author);
  const files = [...author.titles].map(([path, title]) => [`${path}.mdx`, `---\ntitle: ${title}\n---\n`]);
  const listed = JSON.stringify(navigation).matchAll(/"(v\d+\/\w+)"/g);
  for (const [, path = ''] of listed) files.push([`${path}.mdx`, `---\ntitle: ${path}\n---\n`]);
  const docs = { theme: 'mint', name: 'Large', colors: { primary: '#0B6E4F' }, navigation };
  const all = Object.fromEntries([['docs.json', JSON.stringify(docs)], ...files]);
  return renderSite(all, choose === undefined ? {} : { choose });
}
