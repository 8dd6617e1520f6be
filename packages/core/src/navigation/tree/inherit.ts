import { present } from '../../config/json/plain-json.ts';
import type {
  NavigationElement,
  NavigationLevel,
  NavigationTree,
  SpecificationRef,
} from '../../config/navigation/navigation-tree.ts';
import { configDefaults } from '../../config/settings/defaults.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { suggest } from '../../diagnostics/index.ts';
import type { CatalogSpecification } from '../operations/api-catalog.ts';
import { addressProblem } from '../pages/address-problem.ts';
import type { NavElement } from './model.ts';
import { type Run, whereIs } from './run.ts';
import { type Visibility, visibilityOf, visible } from './visibility.ts';

/** A specification that an element attaches. */
export interface AttachedSpecification extends Pick<SpecificationRef, 'source' | 'directory' | 'format'> {
  /** Absent when there is no such specification. */
  readonly specification?: CatalogSpecification;
  /** A directory that was written and cannot be used, and why. */
  readonly refused?: { readonly address: string; readonly problem: string };
}

/** The specifications in effect: those of the nearest element that attaches any. */
export interface Attachment {
  readonly specifications: readonly AttachedSpecification[];
  /** JSON pointer of the value that attaches them. */
  readonly pointer: string;
  /** The attaching element as written; absent for the site-wide default. */
  readonly owner?: NavigationLevel;
}

/** A part of the navigation as written, with what is in effect in it. */
export interface Region {
  readonly level: NavigationLevel;
  readonly attachment?: Attachment;
}

/** What holds inside one element of the navigation. */
export interface Scope {
  /** Id of the element; empty for the root. */
  readonly id: string;
  readonly pointer: string;
  readonly visibility: Visibility;
  /** Absent where nothing around attaches a specification: then all of them are searched. */
  readonly attachment?: Attachment;
  /** The innermost container: what shares one sidebar. */
  readonly container: Region;
  readonly directory?: NonNullable<NavElement['directory']>;
  readonly boost?: number;
  /** Code of the innermost language around. */
  readonly language?: string;
}

/** What holds at the root. */
export function rootScope(run: Run, { root, siteWide }: NavigationTree): Scope {
  const attachment = attachedBy(run, root) ?? attach(run, siteWide.openapi, { pointer: '/api/openapi' });
  return present<Scope>({
    id: '',
    pointer: root.pointer,
    visibility: visible,
    attachment,
    container: present<Region>({ level: root, attachment }),
    directory: root.directory,
    boost: undefined,
  });
}

/** What holds inside an element: its own values, else those around it. */
export function elementScope(run: Run, around: Scope, element: NavigationElement, id: string): Scope {
  const attachment = attachedBy(run, element) ?? around.attachment;
  return present<Scope>({
    id,
    pointer: element.pointer,
    visibility: visibilityOf(around.visibility, element),
    attachment,
    container: element.kind === 'group' ? around.container : present<Region>({ level: element, attachment }),
    directory: element.directory ?? around.directory,
    boost: element.boost ?? around.boost,
    language: (element.kind === 'language' ? element.code : undefined) ?? around.language,
  });
}

/** Keys by which a level attaches specifications. */
const ATTACHING = ['openapi', 'asyncapi', 'graphql', 'sdk'] as const;

/** What a level attaches by a key of its own. */
export function attachedBy(
  run: Run,
  level: NavigationLevel,
  key: (typeof ATTACHING)[number] = 'openapi',
): Attachment | undefined {
  return attach(run, level[key], { pointer: `${level.pointer}/${key}`, owner: level });
}

/** All that a level attaches itself. */
export function attachmentsOf(run: Run, level: NavigationLevel): readonly Attachment[] {
  return ATTACHING.flatMap((key) => attachedBy(run, level, key) ?? []);
}

/** The attachment of specifications; undefined for none. */
function attach(
  run: Run,
  refs: readonly SpecificationRef[] | undefined,
  by: Pick<Attachment, 'pointer' | 'owner'>,
): Attachment | undefined {
  if (refs === undefined || refs.length === 0) return undefined;
  const specifications = refs.map(({ source, directory, format }) => {
    const problem = addressProblem(directory);
    return present<AttachedSpecification>({
      source,
      format,
      directory: problem === undefined ? directory : configDefaults.api.directory,
      specification: run.operations.findSpecification(source),
      refused: problem === undefined ? undefined : { address: directory, problem },
    });
  });
  return { specifications, ...by };
}

/** Reports attached specifications that do not exist, and directories that their pages cannot be in. */
export function checkAttachment(run: Run, attachment: Attachment | undefined): void {
  for (const { source, format, specification, refused } of attachment?.specifications ?? []) {
    if (refused !== undefined)
      run.diagnostics.push(
        navigationDiagnostics['unusable-address'](refused, whereIs(run, attachment?.pointer ?? '')),
      );
    if (specification !== undefined) continue;
    const known = run.operations.specifications.map((candidate) => candidate.source);
    run.diagnostics.push(
      navigationDiagnostics['unknown-specification'](
        { source, nearest: suggest(source, known), format },
        whereIs(run, attachment?.pointer ?? ''),
      ),
    );
  }
}
