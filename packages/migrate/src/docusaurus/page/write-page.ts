import { contentDiagnostics } from '@waymark/core/diagnostics';
import { nameOf } from '@waymark/core/source';
import type { Assets } from '../../site/assets.ts';
import type { Data, DraftPage } from '../../site/draft.ts';
import type { Notes } from '../../site/notes.ts';
import { titlesOf } from '../../site/titles.ts';
import { escapeBraces, escapeDollars, escapePlain } from '../../text/escape.ts';
import { editLinks } from '../../text/links.ts';
import { applyEdits, type Edit, type PageText, readPageText } from '../../text/page-text.ts';
import { withoutEnding, withoutSteps } from '../../tree/paths.ts';
import type { Tree } from '../../tree/tree.ts';
import type { PageAddresses, PagePlace } from '../page-addresses.ts';
import { editBlocks } from './edit-blocks.ts';
import { editImports, importedMedia } from './edit-imports.ts';
import { editMarkup } from './edit-markup.ts';
import type { Components } from './take-component.ts';

/** What pages are written with. */
export interface PageWork {
  readonly tree: Tree;
  readonly notes: Notes;
  readonly assets: Assets;
  readonly addresses: PageAddresses;
  /** Labels in the sidebar, by address. */
  readonly labels: ReadonlyMap<string, string>;
  readonly hasPlainMarkdown: boolean;
  /** Whether braces in prose are text. */
  readonly hasPlainBraces: boolean;
  /** Whether single dollar signs make formulas. */
  readonly hasMath: boolean;
  readonly components: Components;
  /** Texts that pages take in, by their new paths. */
  readonly snippets: Map<string, string>;
}

/** Writes a page of a Docusaurus site. */
export function writePage(work: PageWork, place: PagePlace): DraftPage {
  const page = readPageText(place.file, work.tree.readText(place.file) ?? '');
  const { title, other, edits } = titlesOf(page, nameOf(withoutEnding(place.path)));
  const label = work.labels.get(place.route) ?? textOf(page.data['sidebar_label']) ?? other;
  const image = textOf(page.data['image']);
  return {
    source: place.file,
    route: place.route,
    keys: {
      ...keysOf(page.data),
      title,
      sidebarTitle: label === title ? undefined : label,
      'og:image': image && (work.addresses.resolve(place, image) ?? image),
    },
    body: writeBody(work, place, page, edits),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function keysOf(data: Data): Data {
  const { description, keywords, unlisted, hide_table_of_contents: hasNoToc } = data;
  const { pagination_next: next, pagination_prev: previous, last_update: update } = data;
  const words = Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [];
  const date = typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined;
  return {
    title: undefined,
    sidebarTitle: undefined,
    description: textOf(description),
    keywords: words.length === 0 ? undefined : words,
    mode: hasNoToc === true ? 'wide' : undefined,
    hidden: unlisted === true ? true : undefined,
    noindex: unlisted === true ? true : undefined,
    hideFooterPagination: next === null && previous === null ? true : undefined,
    lastUpdatedDate: textOf(date),
  };
}

function writeBody(work: PageWork, place: PagePlace, page: PageText, edits: readonly Edit[]): string {
  const { notes, assets } = work;
  for (const diagnostic of page.diagnostics)
    if (diagnostic.code === contentDiagnostics['frontmatter-invalid'].code) notes.add(diagnostic);
  const resolve = (href: string): string | undefined => work.addresses.resolve(place, href);
  const imports = {
    notes,
    snippet: (path: string) => snippetOf(work, place, path),
    component: work.components.take,
    asset: assets.take,
  };
  const isPlain = work.hasPlainMarkdown && place.file.endsWith('.md');
  return applyEdits(page, [
    ...edits,
    ...editImports(imports, page),
    ...editBlocks(notes, page),
    ...editMarkup(page, { resolve, media: importedMedia(imports, page) }),
    ...editLinks(page, resolve),
    ...(work.hasMath ? [] : escapeDollars(page)),
    ...(isPlain ? escapePlain(page) : work.hasPlainBraces ? escapeBraces(page, work.hasMath) : []),
  ]);
}

/** A text that pages import becomes a snippet; one that imports itself is written once. */
function snippetOf(work: PageWork, place: PagePlace, path: string): string | undefined {
  const text = work.tree.readText(path);
  if (text === undefined) return undefined;
  const name = withoutEnding(withoutSteps(path))
    .replace(/\//g, '-')
    .replace(/^_+|(?<=-)_+/g, '');
  const target = `snippets/${name}.mdx`;
  if (!work.snippets.has(target)) {
    work.snippets.set(target, '');
    const page = readPageText(path, text);
    const body = writeBody(work, { ...place, file: path }, page, []);
    work.snippets.set(target, `${body.trim()}\n`);
  }
  return `/${target}`;
}
