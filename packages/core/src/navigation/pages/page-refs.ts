import type { PageRef } from '../../config/navigation/navigation-tree.ts';
import { configDefaults } from '../../config/settings/defaults.ts';
import type { PageHead } from '../../content/heads/page-head.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { type Diagnostic, type Edit, mendWith, type Where } from '../../diagnostics/index.ts';
import type { CatalogMatch } from '../operations/operation-index.ts';
import {
  operationOfPage,
  readEndpointRef,
  resolveOperation,
  searchOperation,
} from '../operations/operations.ts';
import type { Attachment, Attachments, Scope } from '../tree/inherit.ts';
import { type Run, whereIs } from '../tree/run.ts';
import { pageFilesOf } from './page-index.ts';

/** A page file that an entry stands for. */
export interface PageTarget {
  readonly kind: 'page';
  readonly head: PageHead;
  /** The operation that the page documents. */
  readonly operation: CatalogMatch | undefined;
  /** Further specifications that have the operation, where the page could mean them as well. */
  readonly others: readonly string[];
  /** The entry names the operation, not the file. */
  readonly isOfOperation: boolean;
}

/** What an entry of `pages` stands for. */
export type RefTarget =
  | PageTarget
  | { readonly kind: 'endpoint'; readonly route: string; readonly operation: CatalogMatch }
  | { readonly kind: 'link'; readonly href: string; readonly label: string };

/** Finds what an entry stands for and reports what is wrong with it; undefined when it stands for nothing. */
export function resolveRef(run: Run, entry: PageRef, scope: Scope): RefTarget | undefined {
  const { attachments, language } = scope;
  const { openapi } = attachments;
  if (entry.text.trim().startsWith('#')) return linkTo('', entry.text.trim());
  const endpoint = readEndpointRef(run, entry.text);
  if (endpoint === undefined) return resolvePath(run, entry, attachments);
  if (searchOperation(run, endpoint, openapi).found === undefined) {
    const page = run.pages.find(entry.text);
    if (page !== undefined) return pageTarget(run, page.head, attachments);
  }
  const found = resolveOperation(run, endpoint, entry, openapi);
  return found === undefined ? undefined : endpointTarget(run, found, { by: openapi, language });
}

/** The page of an operation: generated, unless a page file owns its address. */
export function endpointTarget(
  run: Run,
  operation: CatalogMatch,
  { by, language }: { readonly by: Attachment | undefined; readonly language: string | undefined },
): RefTarget {
  const attached = by?.specifications.find(({ specification }) => specification === operation.specification);
  const route = run.routes.routeOf(operation, {
    directory: attached?.directory ?? configDefaults.api.directory,
    isNamed: attached?.namesDirectory === true,
    language,
  });
  const head = run.pages.byRoute(route);
  return head === undefined
    ? { kind: 'endpoint', route, operation }
    : { kind: 'page', head, operation, others: [], isOfOperation: true };
}

/** Finds the page file that a path names, and reports one that is missing or only nearly right. */
export function findPageFile(
  run: Run,
  { text, pointer }: Omit<PageRef, 'kind'>,
  hash = '',
): PageHead | undefined {
  const found = run.pages.find(text);
  if (found !== undefined && found.corrected === undefined) return found.head;
  const where = whereIs(run, pointer);
  const write = (path: string): readonly Edit[] =>
    where.span === undefined ? [] : [{ span: where.span, text: JSON.stringify(path + hash) }];
  run.diagnostics.push(
    found?.corrected === undefined
      ? missingPage(run, text, { where, write })
      : navigationDiagnostics['case-mismatch'](
          { ref: text, path: found.corrected },
          { ...where, ...mendWith(write(found.corrected), true) },
        ),
  );
  return found?.head;
}

/** A place in the configuration, and what writes another path there. */
interface EntryPlace {
  readonly where: Where;
  readonly write: (path: string) => readonly Edit[];
}

function missingPage(run: Run, ref: string, { where, write }: EntryPlace): Diagnostic {
  // Addresses of pages as browsers show them.
  const path = ref.replaceAll('\\', '/').replace(/(?:\.html?)?(?:[?#].*)?$/s, '');
  const nearest = run.pages.nearest(path, (other) => run.written().has(other));
  const moved = movedTo(run, ref);
  const meant = moved ?? nearest;
  const mend = mendWith(meant === undefined ? [] : write(meant), moved !== undefined);
  const parameters = { ref, nearest, inside: run.pages.inside(path) };
  return navigationDiagnostics['missing-page'](parameters, {
    ...where,
    ...mend,
    hint: whyLeftOut(run, path),
  });
}

/** A name that begins with a dot, among those of a path. */
const HIDDEN_NAME = /(?:^|\/)\.(?![./])/;

/** Files that the build itself makes of the pages. */
const MADE_FILE = /^\/?(?:llms(?:-full)?\.txt|sitemap\.xml|robots\.txt)$/;

/** Why a file that is there is no page. */
function whyLeftOut({ leftOut }: Run, path: string): string | undefined {
  if (HIDDEN_NAME.test(path))
    return 'Files and folders whose names begin with a dot are not read: give it another name';
  if (MADE_FILE.test(path))
    return `The build makes this file: name a page here whose front matter has \`url: /${path.replace(/^\//, '')}\``;
  const file = pageFilesOf(path).find((name) => leftOut.has(name));
  return file && `"${file}" is there, but it ${leftOut.get(file)}`;
}

/** The page that took the place of a missing one, where no other entry names it. */
function movedTo({ pages, written }: Run, ref: string): string | undefined {
  const path = pages.meant(ref);
  return path === undefined || written().has(path) ? undefined : path;
}

/** A page file and the operation that it documents where the entry stands. */
export function pageTarget(run: Run, head: PageHead, attachments: Attachments): PageTarget {
  const operation = operationOfPage(run, head, attachments);
  const others = operation?.others.map(({ source }) => source) ?? [];
  return { kind: 'page', head, operation, others, isOfOperation: false };
}

function resolvePath(run: Run, entry: PageRef, attachments: Attachments): RefTarget | undefined {
  const hash = entry.text.indexOf('#');
  if (hash > 0 && run.pages.find(entry.text) === undefined) {
    const anchor = entry.text.slice(hash);
    const head = findPageFile(run, { ...entry, text: entry.text.slice(0, hash) }, anchor);
    return head === undefined ? undefined : linkTo(head.route, anchor);
  }
  const head = findPageFile(run, entry);
  return head === undefined ? undefined : pageTarget(run, head, attachments);
}

/** A link to a part of a page, labelled by the part's id in words. */
function linkTo(route: string, hash: string): RefTarget {
  const words = hash.slice(1).replace(/[-_]+/g, ' ').trim();
  return { kind: 'link', href: `${route}${hash}`, label: words.charAt(0).toUpperCase() + words.slice(1) };
}
