import { navigationDiagnostics } from '../diagnostics/catalog/navigation.ts';
import { suggest } from '../diagnostics/index.ts';
import { addressProblem } from './address-problem.ts';
import type { CatalogSpecification } from './api-catalog.ts';
import { DEFAULT_DIRECTORY } from './endpoint-routes.ts';
import type { ElementEntry } from './entries.ts';
import type { NavElement } from './model.ts';
import { type JsonObject, numberOf, objectOf, oneOf, present, textOf } from './plain-json.ts';
import { type Run, whereIs } from './run.ts';
import { type Visibility, visibilityOf, visible } from './visibility.ts';

/** A specification that an element attaches. */
export interface AttachedSpecification {
  /** As written. */
  readonly source: string;
  /** Absent when there is no such specification. */
  readonly specification?: CatalogSpecification;
  /** Where its generated pages go. */
  readonly directory: string;
  /** A directory that was written and cannot be used, and why. */
  readonly refused?: { readonly address: string; readonly problem: string };
}

/** The specifications in effect: those of the nearest element that attaches any. */
export interface Attachment {
  readonly specifications: readonly AttachedSpecification[];
  /** JSON pointer of the value that attaches them. */
  readonly pointer: string;
  /** The attaching element as written; absent for the site-wide default. */
  readonly owner?: JsonObject;
}

/** A part of the navigation as written, with what is in effect in it. */
export interface Region {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly attachment?: Attachment;
}

/** What holds inside one element of the navigation. */
export interface Scope {
  /** Id of the element; empty for the root. */
  readonly id: string;
  readonly pointer: string;
  readonly depth: number;
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

const DIRECTORIES = ['none', 'accordion', 'card'] as const;
const ROOT = '/navigation';

/** What holds at the root. `siteWide` is the value of `api.openapi`. */
export function rootScope(run: Run, navigation: JsonObject, siteWide: unknown): Scope {
  const attachment =
    attach(run, navigation['openapi'], `${ROOT}/openapi`, navigation) ??
    attach(run, siteWide, '/api/openapi');
  return present<Scope>({
    id: '',
    pointer: ROOT,
    depth: 0,
    visibility: visible,
    attachment,
    container: present<Region>({ value: navigation, pointer: ROOT, attachment }),
    directory: oneOf(navigation['directory'], DIRECTORIES),
    boost: undefined,
  });
}

/** What holds inside an element: its own values, else those around it. */
export function elementScope(
  run: Run,
  around: Scope,
  { kind, value, pointer }: ElementEntry,
  id: string,
): Scope {
  const attachment = attach(run, value['openapi'], `${pointer}/openapi`, value) ?? around.attachment;
  return present<Scope>({
    id,
    pointer,
    depth: around.depth + 1,
    visibility: visibilityOf(around.visibility, value),
    attachment,
    container: kind === 'group' ? around.container : present<Region>({ value, pointer, attachment }),
    directory: oneOf(value['directory'], DIRECTORIES) ?? around.directory,
    boost: numberOf(value['boost']) ?? around.boost,
    language: (kind === 'language' ? textOf(value['language']) : undefined) ?? around.language,
  });
}

/** The specifications that an `openapi` value attaches; undefined for none, and for a value of another shape. */
export function attach(
  run: Run,
  value: unknown,
  pointer: string,
  owner?: JsonObject,
): Attachment | undefined {
  const specifications = (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
    const source = textOf(entry) ?? textOf(objectOf(entry)?.['source']);
    if (source === undefined) return [];
    const written = objectOf(entry)?.['directory'];
    const directory = typeof written === 'string' ? written.replace(/^\/+|\/+$/g, '') : DEFAULT_DIRECTORY;
    const problem = addressProblem(directory);
    return present<AttachedSpecification>({
      source,
      specification: run.operations.findSpecification(source),
      directory: problem === undefined ? directory : DEFAULT_DIRECTORY,
      refused: problem === undefined ? undefined : { address: String(written), problem },
    });
  });
  return specifications.length === 0 ? undefined : present<Attachment>({ specifications, pointer, owner });
}

/** Reports attached specifications that do not exist, and directories that their pages cannot be in. */
export function checkAttachment(run: Run, attachment: Attachment | undefined): void {
  for (const { source, specification, refused } of attachment?.specifications ?? []) {
    if (refused !== undefined)
      run.diagnostics.push(
        navigationDiagnostics['unusable-address'](refused, whereIs(run, attachment?.pointer ?? '')),
      );
    if (specification !== undefined) continue;
    const known = run.operations.specifications.map((candidate) => candidate.source);
    run.diagnostics.push(
      navigationDiagnostics['unknown-specification'](
        { source, nearest: suggest(source, known) },
        whereIs(run, attachment?.pointer ?? ''),
      ),
    );
  }
}
