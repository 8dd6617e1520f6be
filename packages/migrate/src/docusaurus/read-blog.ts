import { nameOf } from '@waymark/core/source';
import { refOfRoute } from '../site/assemble.ts';
import type { Data, DraftPage } from '../site/draft.ts';
import { titlesOf } from '../site/titles.ts';
import { readPageText } from '../text/page-text.ts';
import { isPagePath, joinRoute, pathBelow, withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';

/** A post of the blog. */
export interface Post {
  readonly file: string;
  /** Path from the folder of the blog. */
  readonly path: string;
  readonly route: string;
  readonly title: string;
  /** `2026-03-01`; empty where nothing says when. */
  readonly date: string;
}

const DATED = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)$/;

/** The posts of the blog, the newest first. */
export function readPosts(tree: Tree, { blog }: DocusaurusConfig): readonly Post[] {
  if (blog === undefined) return [];
  return listPages(tree, blog.path)
    .flatMap((file) => readPost(tree, blog, file) ?? [])
    .toSorted((a, b) => (a.date === b.date ? order(a.route, b.route) : order(b.date, a.date)));
}

/** The files of a folder that are pages: those whose path has a `_` before a name are parts of others. */
export function listPages(tree: Tree, folder: string): readonly string[] {
  const isPart = (file: string): boolean => /(?:^|\/)_|AGENTS\.md$/.test(pathBelow(folder, file) ?? '');
  return tree.list(folder).filter((file) => isPagePath(file) && !isPart(file));
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** A post; undefined for a draft. */
function readPost(
  tree: Tree,
  blog: { readonly path: string; readonly route: string },
  file: string,
): Post | undefined {
  const page = readPageText(file, tree.readText(file) ?? '');
  if (page.data['draft'] === true) return undefined;
  const path = pathBelow(blog.path, file) ?? file;
  const stem = withoutEnding(path).replace(/\/index$/i, '');
  const [, folder = '', year, month = '', day = '', name = ''] = DATED.exec(stem) ?? [];
  const { slug, date } = page.data;
  const dated = year === undefined ? stem : [folder, year, month, day, name].join('/');
  const route = joinRoute(blog.route, typeof slug === 'string' ? slug : dated);
  const named = year === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { file, path, route, title: titlesOf(page, nameOf(stem)).title, date: dayOf(date) ?? named };
}

/** The day of a date in front matter. */
function dayOf(date: unknown): string | undefined {
  const written = date instanceof Date ? date.toISOString() : typeof date === 'string' ? date : '';
  return /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0];
}

/** The page that lists the posts, and what the navigation holds of the blog. */
export function writeBlog(
  posts: readonly Post[],
  route: string,
  title: string,
): { readonly page: DraftPage; readonly level: Data } {
  const rows = posts.map(({ title, route, date }) => {
    const words = title.replace(/[\\[\]{}<*_`]/g, '\\$&');
    return `- [${words}](${route})${date === '' ? '' : ` (${date})`}`;
  });
  return {
    page: { route, keys: { title }, body: rows.join('\n') },
    level: { pages: [refOfRoute(route), ...posts.map((post) => refOfRoute(post.route))] },
  };
}
