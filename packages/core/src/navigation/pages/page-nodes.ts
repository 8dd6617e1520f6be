import { asBoolean, numberOf, present, textOf } from '../../config/json/plain-json.ts';
import { iconOf } from '../../config/navigation/read-element.ts';
import type { PageHead } from '../../content/heads/page-head.ts';
import type { CatalogMatch } from '../operations/operation-index.ts';
import { methodOfPage } from '../operations/operations.ts';
import type { Scope } from '../tree/inherit.ts';
import type { NavEndpoint, NavLink, NavPage } from '../tree/model.ts';
import { type Run, rememberPage } from '../tree/run.ts';
import type { PageTarget, RefTarget } from './page-refs.ts';

/** Makes the row of an entry, and remembers its page. */
export function pageNode(
  run: Run,
  target: RefTarget,
  id: string,
  scope: Scope,
): NavPage | NavEndpoint | NavLink {
  if (target.kind === 'link') return { kind: 'link', id, label: target.label, href: target.href };
  if (target.kind === 'endpoint') return endpointRow(run, target, id, scope);
  const { head, operation } = target;
  rememberPageFile(run, target);
  const title = titleOf(head, operation);
  return present<NavPage>({
    kind: 'page',
    id,
    route: head.route,
    title,
    label: head.sidebarTitle ?? title,
    file: head.file,
    icon: head.icon,
    iconType: head.iconType,
    tag: head.tag,
    deprecated: head.deprecated ?? operation?.operation.deprecated,
    hidden: scope.visibility.hidden || head.hidden === true ? true : undefined,
    method: methodOfPage(run, head),
    url: head.url,
  });
}

/** Remembers that the navigation lists a page file. */
export function rememberPageFile(run: Run, { head, operation, others }: PageTarget): void {
  const { frontmatter } = head;
  rememberPage(
    run,
    present({
      route: head.route,
      title: titleOf(head, operation),
      file: head.file,
      documents: operation && { ...nameOf(operation), others },
      description: operation?.operation.description,
      hidden: head.hidden,
      boost: numberOf(frontmatter['boost']),
      version: textOf(frontmatter['version']),
    }),
  );
}

/** What identifies an operation for those who look it up again. */
function nameOf({
  specification,
  operation,
}: CatalogMatch): Pick<NavEndpoint, 'openapi' | 'method' | 'path'> {
  return { openapi: specification.source, method: operation.method, path: operation.path };
}

/** A page without a title of its own is named after the operation that it documents. */
function titleOf(head: PageHead, operation: CatalogMatch | undefined): string {
  const isOwn = textOf(head.frontmatter['title']) !== undefined;
  return isOwn ? head.title : (operation?.operation.title ?? head.title);
}

function endpointRow(
  run: Run,
  { route, operation: found }: Extract<RefTarget, { kind: 'endpoint' }>,
  id: string,
  scope: Scope,
): NavEndpoint {
  const { operation } = found;
  const metadata = operation.metadata ?? {};
  const endpoint = nameOf(found);
  const own = operation.hidden ?? asBoolean(metadata['hidden']);
  const title = textOf(metadata['title']) ?? operation.title;
  const boost = numberOf(metadata['boost']);
  const { description } = operation;
  rememberPage(
    run,
    present({ route, title, endpoint, description, metadata: operation.metadata, hidden: own, boost }),
  );
  return present<NavEndpoint>({
    kind: 'endpoint',
    id,
    route,
    title,
    label: textOf(metadata['sidebarTitle']) ?? title,
    ...endpoint,
    deprecated: operation.deprecated ?? asBoolean(metadata['deprecated']),
    hidden: scope.visibility.hidden || own === true ? true : undefined,
    tag: textOf(metadata['tag']),
    icon: iconOf(metadata['icon']),
    iconType: textOf(metadata['iconType']),
    hideApiMarker: asBoolean(metadata['hideApiMarker']),
  });
}
