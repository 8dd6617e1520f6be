import { folderOf, joinPath, nameOf } from '@waymark/core/source';
import type { DraftPage } from '../site/draft.ts';
import { localHref } from '../site/hrefs.ts';
import { escapeDollars, escapePlain } from '../text/escape.ts';
import { editLinks } from '../text/links.ts';
import { applyEdits, blank, type Edit, readPageText } from '../text/page-text.ts';
import { titleHeading } from '../text/title.ts';
import { withoutEnding } from '../tree/paths.ts';
import { type Book, findPage, routeOfFile } from './book.ts';
import { editBlocks } from './edit-blocks.ts';
import { editHtml } from './edit-html.ts';
import type { GitbookPage } from './gitbook-page.ts';

/** What goes with the text of a page. */
export interface PageSurroundings {
  readonly label: string | undefined;
  /** Snippets of the site, which a page adds to. */
  readonly texts: Map<string, string>;
}

/** Writes a page of a GitBook. */
export function writePage(book: Book, file: string, { label, texts }: PageSurroundings): DraftPage {
  const page = readPageText(file, book.tree.readText(file) ?? '');
  const { description, hidden, icon } = page.data;
  const edits = titleHeading(page)?.edits ?? [];
  return {
    source: file,
    route: book.routes.get(file) ?? routeOfFile(book.root, file),
    keys: {
      title: book.titles.get(file),
      sidebarTitle: label,
      description: typeof description === 'string' ? description.trim() : undefined,
      // Both name icons as Font Awesome does.
      icon: typeof icon === 'string' ? icon : undefined,
      hidden: hidden === true ? true : undefined,
    },
    body: writeBody(book, file, { page, edits, texts }),
  };
}

interface Body {
  readonly page: ReturnType<typeof readPageText>;
  readonly edits: readonly Edit[];
  readonly texts: Map<string, string>;
}

function writeBody(book: Book, file: string, { page, edits, texts }: Body): string {
  const imports = new Map<string, string>();
  const folder = folderOf(file);
  const addressOf = (href: string): string | undefined => {
    const local = localHref(href);
    if (local === undefined) return href.startsWith('#') ? anchorOf(href) : undefined;
    const target = findPage(book, folder, local.path);
    if (target !== undefined) return `${book.routes.get(target)}${anchorOf(local.rest)}`;
    return book.takeAsset(joinPath(local.path.startsWith('/') ? book.root : folder, local.path));
  };
  const gitbook: GitbookPage = {
    ...page,
    notes: book.notes,
    addressOf,
    titleOf: (href) => book.titles.get(findPage(book, folder, localHref(href)?.path ?? '') ?? ''),
    include: (path) => include(book, joinPath(folder, path), { imports, texts }),
  };
  const body = applyEdits(page, [
    ...edits,
    ...editMentions(gitbook),
    ...editBlocks(gitbook),
    ...editHtml(gitbook),
    ...editLinks(page, addressOf),
    ...escapeDollars(page),
    ...escapePlain({
      ...page,
      prose: page.prose.replace(/\{%(?:(?!\{%)[\s\S])*?%\}/g, blank),
    }),
  ]);
  const lines = [...imports].map(([path, name]) => `import ${name} from '/${path}';\n`);
  return lines.length === 0 ? body : `${lines.join('')}\n${body}`;
}

/** GitBook puts `id-` before anchors that begin with a digit, and keeps dots in them. */
function anchorOf(rest: string): string {
  return rest.replace(/#id-(\d[^#]*)$/, (_, words: string) => `#${words.replace(/[^\p{L}\p{N}_-]/gu, '')}`);
}

/** `[page.md](page.md "mention")` prints the title of the page. */
function editMentions({ prose, text, titleOf }: GitbookPage): readonly Edit[] {
  return [...prose.matchAll(/\[([^[\]\n]*)\]\(([^()\s]+) "mention"\)/g)].flatMap((match) => {
    const title = titleOf(match[2] ?? '');
    const start = match.index + 1;
    const end = start + (match[1] ?? '').length;
    const close = match.index + match[0].length - 1;
    const name: Edit = { start, end, text: title ?? text.slice(start, end) };
    return [name, { start: close - ' "mention"'.length, end: close, text: '' }];
  });
}

/** A text that several pages include is a snippet. */
function include(
  book: Book,
  path: string,
  { imports, texts }: { readonly imports: Map<string, string>; readonly texts: Map<string, string> },
): string | undefined {
  const text = book.tree.readText(path);
  if (text === undefined) return undefined;
  const target = joinPath('snippets', `${nameOf(withoutEnding(path))}.mdx`);
  if (!texts.has(target)) {
    texts.set(target, '');
    texts.set(
      target,
      `${writeBody(book, path, { page: readPageText(path, text), edits: [], texts }).trim()}\n`,
    );
  }
  const known = imports.get(target);
  const name = known ?? `Included${imports.size + 1}`;
  imports.set(target, name);
  return name;
}
