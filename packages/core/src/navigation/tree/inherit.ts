import { present } from '../../config/json/plain-json.ts';
import { generatedKeys } from '../../config/navigation/containers.ts';
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
export interface AttachedSpecification
  extends Pick<SpecificationRef, 'source' | 'directory' | 'namesDirectory' | 'format' | 'pointer'> {
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

/**
 * The specifications in effect, by the key that attaches them. Without one, nothing around attaches any: then all
 * specifications are searched.
 */
export type Attachments = Readonly<Partial<Record<(typeof generatedKeys)[number], Attachment>>>;

/** A part of the navigation as written, with what is in effect in it. */
export interface Region {
  readonly level: NavigationLevel;
  readonly attachments: Attachments;
}

/** What holds inside one element of the navigation. */
export interface Scope {
  /** Id of the element; empty for the root. */
  readonly id: string;
  readonly pointer: string;
  readonly visibility: Visibility;
  readonly attachments: Attachments;
  /** The innermost container: what shares one sidebar. */
  readonly container: Region;
  readonly directory?: NonNullable<NavElement['directory']>;
  readonly boost?: number;
  /** Code of the innermost language around. */
  readonly language?: string;
}

/** What holds at the root. */
export function rootScope(run: Run, { root, siteWide }: NavigationTree): Scope {
  const openapi = attach(run, siteWide.openapi, { pointer: '/api/openapi' });
  const asyncapi = attach(run, siteWide.asyncapi, { pointer: '/api/asyncapi' });
  const attachments = attachmentsIn(run, root, present<Attachments>({ openapi, asyncapi }));
  return present<Scope>({
    id: '',
    pointer: root.pointer,
    visibility: visible,
    attachments,
    container: { level: root, attachments },
    directory: root.directory,
    boost: undefined,
  });
}

/** What holds inside an element: its own values, else those around it. */
export function elementScope(run: Run, around: Scope, element: NavigationElement, id: string): Scope {
  const attachments = attachmentsIn(run, element, around.attachments);
  return present<Scope>({
    id,
    pointer: element.pointer,
    visibility: visibilityOf(around.visibility, element),
    attachments,
    container: element.kind === 'group' ? around.container : { level: element, attachments },
    directory: element.directory ?? around.directory,
    boost: element.boost ?? around.boost,
    language: (element.kind === 'language' ? element.code : undefined) ?? around.language,
  });
}

/** What is in effect in a level: what it attaches itself, else what is in effect around it, for each key alone. */
export function attachmentsIn(run: Run, level: NavigationLevel, around: Attachments): Attachments {
  if (generatedKeys.every((key) => level[key] === undefined)) return around;
  const own = generatedKeys.map((key) => [
    key,
    attach(run, level[key], { pointer: `${level.pointer}/${key}`, owner: level }) ?? around[key],
  ]);
  return present<Attachments>(Object.fromEntries(own));
}

/** Those of the specifications in effect in a level that it attaches itself. */
export function ownAttachments(level: NavigationLevel, attachments: Attachments): readonly Attachment[] {
  return generatedKeys.flatMap((key) => attachments[key] ?? []).filter(({ owner }) => owner === level);
}

/** The attachment of specifications; undefined for none. */
function attach(
  run: Run,
  refs: readonly SpecificationRef[] | undefined,
  by: Pick<Attachment, 'pointer' | 'owner'>,
): Attachment | undefined {
  if (refs === undefined || refs.length === 0) return undefined;
  const specifications = refs.map(({ source, directory, namesDirectory, format, pointer }) => {
    const problem = addressProblem(directory);
    return present<AttachedSpecification>({
      source,
      pointer,
      format,
      directory: problem === undefined ? directory : configDefaults.api.directory,
      namesDirectory: problem === undefined ? namesDirectory : undefined,
      specification: run.operations.findSpecification(source),
      refused: problem === undefined ? undefined : { address: directory, problem },
    });
  });
  return { specifications, ...by };
}

/** Reports attached specifications that do not exist, and directories that their pages cannot be in. */
export function checkAttachments(run: Run, attachments: readonly Attachment[]): void {
  for (const { specifications } of attachments) {
    for (const { source, format, specification, refused, pointer } of specifications) {
      const where = whereIs(run, pointer);
      if (refused !== undefined)
        run.diagnostics.push(navigationDiagnostics['unusable-address'](refused, where));
      if (specification !== undefined) continue;
      const known = run.operations.specifications.map((candidate) => candidate.source);
      const nearest = suggest(source, known);
      run.diagnostics.push(
        navigationDiagnostics['unknown-specification']({ source, nearest, format }, where),
      );
    }
  }
}
