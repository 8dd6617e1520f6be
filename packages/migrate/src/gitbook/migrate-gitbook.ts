import { SCHEMAS_URL } from '@waymark/core/config';
import { joinPath, nameOf } from '@waymark/core/source';
import { readYaml } from '../script/read-module.ts';
import { type View, viewOf } from '../script/view.ts';
import { createAssets } from '../site/assets.ts';
import type { Data, Draft } from '../site/draft.ts';
import { createLinkRows } from '../site/links-page.ts';
import { createNotes, type Notes } from '../site/notes.ts';
import { readPageText } from '../text/page-text.ts';
import { titleHeading } from '../text/title.ts';
import { isPagePath, joinRoute, withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import { type Book, routeOfFile } from './book.ts';
import { readSummary } from './read-summary.ts';
import { labelsOf, writeNavigation } from './write-navigation.ts';
import { writePage } from './write-page.ts';

/** Migrates a GitBook: `SUMMARY.md` gives the navigation, and each page keeps its address. */
export function migrateGitbook(tree: Tree, name: string): Draft {
  const notes = createNotes();
  const configuration = readConfiguration(tree, notes);
  const root = joinPath('', configuration.at('root').text() ?? '');
  const structure = configuration.at('structure');
  const summary = joinPath(root, structure.at('summary').text() ?? 'SUMMARY.md');
  const readme = joinPath(root, structure.at('readme').text() ?? 'README.md');
  // Folders with a dot are GitBook's own, or of tools.
  const isPage = (path: string): boolean =>
    isPagePath(path) && path !== summary && !/(?:^|\/)\./.test(path.slice(root.length));
  const files = tree.list(root).filter(isPage);
  const assets = createAssets(tree, [], (path) => joinPath('assets', assetName(path)));
  const routes = new Map(files.map((file) => [file, file === readme ? '/' : routeOfFile(root, file)]));
  const titles = new Map(files.map((file) => [file, titleOf(tree, file)]));
  const sections = readSummary(summary, tree.readText(summary) ?? '');
  const book: Book = { tree, notes, root, summary, routes, titles, takeAsset: assets.take };
  const texts = new Map<string, string>();
  const rows = createLinkRows();
  const navigation = writeNavigation(book, sections, rows);
  const labels = labelsOf(sections, book);
  const pages = files.map((file) => writePage(book, file, { label: labels.get(file), texts }));
  return {
    docs: {
      $schema: `${SCHEMAS_URL}docs.schema.json`,
      theme: 'mint',
      name: titles.get(readme) ?? name,
      colors: { primary: '#346DDB' },
      navigation,
      ...redirectsOf(configuration, book),
    },
    settings: {},
    pages: [...pages, ...rows.pages],
    texts,
    copies: assets.copies,
    done: [summary],
    diagnostics: notes.all(),
  };
}

function readConfiguration(tree: Tree, notes: Notes): View {
  const text = tree.readText('.gitbook.yaml');
  const span = { file: '.gitbook.yaml', start: 0, end: 0 };
  return viewOf(text === undefined ? undefined : readYaml(text, span), notes.unread);
}

function assetName(path: string): string {
  return nameOf(path).replace(/\s+/g, '-');
}

function titleOf(tree: Tree, file: string): string {
  const page = readPageText(file, tree.readText(file) ?? '');
  return titleHeading(page)?.title ?? nameOf(withoutEnding(file));
}

function redirectsOf(configuration: View, book: Book): Data {
  const redirects = configuration
    .at('redirects')
    .entries()
    .flatMap(([from, to]) => {
      const target = to.text();
      const route =
        target === undefined
          ? undefined
          : (book.routes.get(joinPath(book.root, target)) ?? joinRoute(target));
      const source = joinRoute(from);
      return route === undefined || source === route ? [] : [{ source, destination: route }];
    });
  return redirects.length === 0 ? {} : { redirects };
}
