import type { Locate } from '../../config/json/locate.ts';
import type { Diagnostic, Where } from '../../diagnostics/index.ts';
import type { EndpointRoutes } from '../operations/endpoint-routes.ts';
import type { OperationIndex } from '../operations/operation-index.ts';
import type { PageIndex } from '../pages/page-index.ts';
import type { DocumentedOperation, NavEndpoint } from './model.ts';

/** A page that the navigation lists, apart from where. */
export interface NavigationPage {
  readonly route: string;
  readonly title: string;
  readonly file?: string;
  readonly endpoint?: Pick<NavEndpoint, 'openapi' | 'method' | 'path'>;
  /** The operation that a page file documents. */
  readonly documents?: DocumentedOperation;
  /** What the page says of itself: hidden, explicitly not hidden, or nothing. */
  readonly hidden?: boolean;
  readonly boost?: number;
  /** What its operation says of itself. */
  readonly description?: string;
  /** What its operation says in place of front matter. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Version label that the page says it belongs to. */
  readonly version?: string;
}

/** What all parts of one resolution share: what references may lead to, and what was found on the way. */
export interface Run {
  readonly pages: PageIndex;
  /** Files that cannot be read, each with what it is. */
  readonly leftOut: ReadonlyMap<string, string>;
  readonly operations: OperationIndex;
  readonly routes: EndpointRoutes;
  readonly locate: Locate | undefined;
  readonly diagnostics: Diagnostic[];
  /** Every page that some entry led to, by route. */
  readonly listed: Map<string, NavigationPage>;
  /** JSON pointer of the entry that a page row or root page comes from, by node id. */
  readonly pointers: Map<string, string>;
  /** Answers of `survey.ts`, by question and pointer. */
  readonly surveys: Map<string, ReadonlySet<string>>;
  /** Every page reference of the navigation, as a plain path. */
  readonly written: () => ReadonlySet<string>;
}

/** Where a value of the configuration stands, for a diagnostic. */
export function whereIs(run: Run, pointer: string): Pick<Where, 'span' | 'path'> {
  const place = run.locate?.(pointer);
  return place === undefined ? { path: pointer } : { span: place.span, path: place.path };
}

/** Remembers that the navigation lists a page. What its first entry made of it counts. */
export function rememberPage(run: Run, page: NavigationPage): void {
  if (!run.listed.has(page.route)) run.listed.set(page.route, page);
}
