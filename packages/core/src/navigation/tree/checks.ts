import type { NavigationElement } from '../../config/navigation/navigation-tree.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { normalizePath, routeOfFile } from '../../source/index.ts';
import { leavesOutChannels } from '../operations/generated.ts';
import { firstLinkAmong, firstPageAmong } from '../queries/first-page.ts';
import { innermostContainer } from '../queries/queries.ts';
import type { AttachedSpecification } from './inherit.ts';
import type { NavElement, NavigationModel, NavRoot, PlacedPage } from './model.ts';
import { type Run, whereIs } from './run.ts';

/** Reports what is wrong with the resolved navigation as a whole. */
export function checkPlaces(run: Run, model: NavigationModel): void {
  for (const page of model.pages.values()) {
    if (page.places.length < 2) continue;
    checkDuplicates(run, model, page);
    checkLanguages(run, page);
  }
}

/** An element as written and as resolved, with the specifications that it attaches itself. */
export interface ResolvedElement {
  readonly written: NavigationElement;
  readonly element: NavElement;
  readonly attached: readonly AttachedSpecification[];
  /** A specification is in effect in it, its own or one from around it. */
  readonly hasSpecification: boolean;
}

/** Reports an element that has nothing to show, unless what is missing in it was reported itself. */
export function checkIsFilled(run: Run, resolved: ResolvedElement): void {
  const { written, element, attached } = resolved;
  const isFilled = element.children.length > 0 || element.root !== undefined || element.href !== undefined;
  const isExplained =
    written.entries.length > 0 ||
    written.isTooDeep ||
    written.isFaulty ||
    written.root !== undefined ||
    attached.some(({ specification }) => specification === undefined || specification.isUnread === true) ||
    isBareGroup(resolved);
  const { kind, label } = element;
  checkHref(run, resolved);
  checkDefault(run, resolved);
  if (leavesOutChannels(written))
    run.diagnostics.push(
      navigationDiagnostics['unused-asyncapi']({ label }, whereIs(run, `${written.pointer}/asyncapi`)),
    );
  if (isFilled || isExplained) return;
  // One around it is there for what its pages name, or has none left.
  const hasSpecification = resolved.hasSpecification && attached.length === 0;
  run.diagnostics.push(
    navigationDiagnostics['empty-element']({ kind, label, hasSpecification }, whereIs(run, written.pointer)),
  );
}

/** Reports an `href` that does nothing, because the element leads to its own content. */
function checkHref(
  run: Run,
  { written, element: { kind, label, href, target, root, children } }: ResolvedElement,
): void {
  const content = root ?? firstPageAmong(children) ?? firstLinkAmong(children);
  if (href === undefined || content === undefined || target === undefined) return;
  if (routeOfFile(normalizePath(href).slice(1)) === target) return;
  run.diagnostics.push(
    navigationDiagnostics['unused-href'](
      { kind, label, href, target },
      whereIs(run, `${written.pointer}/href`),
    ),
  );
}

/** Reports a hidden version or language that its author takes for the default one. */
function checkDefault(run: Run, { written, element: { kind, label } }: ResolvedElement): void {
  const isChoice = written.kind === 'version' || written.kind === 'language';
  if (!isChoice || !written.saysDefault || written.hidden !== true) return;
  run.diagnostics.push(
    navigationDiagnostics['hidden-default']({ kind, label }, whereIs(run, `${written.pointer}/hidden`)),
  );
}

/** A group that says nothing of what it holds is an error of the configuration, which reports it. */
function isBareGroup({ written: { kind, content }, hasSpecification }: ResolvedElement): boolean {
  return kind === 'group' && !hasSpecification && content === 'none';
}

/** A page that two rows of one sidebar lead to. */
function checkDuplicates(run: Run, model: NavigationModel, page: PlacedPage): void {
  const first = new Map<NavRoot | NavElement, string>();
  for (const place of page.places) {
    const container = innermostContainer(model, place);
    const isRow = place.hidden !== true && place.node !== (container.kind === 'root' ? '' : container.id);
    if (!isRow) continue;
    const earlier = first.get(container);
    first.set(container, earlier ?? place.node);
    if (earlier === undefined) continue;
    const where = whereIs(run, run.pointers.get(place.node) ?? '');
    const { span } = whereIs(run, run.pointers.get(earlier) ?? '');
    const related = span && [{ message: 'is listed here already', span }];
    const { route } = page;
    run.diagnostics.push(navigationDiagnostics['duplicate-page']({ route }, { ...where, related }));
  }
}

/** A page file that is listed in several languages of one level. */
function checkLanguages(run: Run, page: PlacedPage): void {
  if (page.file === undefined) return;
  const codes = new Map<string, string>();
  for (const place of page.places) {
    const language = place.trail.find((element) => element.kind === 'language');
    const code = language?.code ?? '';
    if (code !== '' && !codes.has(code)) codes.set(code, place.node);
  }
  if (codes.size < 2) return;
  const parameters = { route: page.route, languages: [...codes.keys()] };
  const last = [...codes.values()].at(-1) ?? '';
  run.diagnostics.push(
    navigationDiagnostics['page-in-two-languages'](parameters, whereIs(run, run.pointers.get(last) ?? '')),
  );
}
