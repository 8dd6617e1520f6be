import { type PageHead, readPageHead, symbolReference } from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import {
  findChannelPage,
  findOperation,
  findSchema,
  type Specification,
  schemaTitle,
} from '@waymark/openapi';
import type { Project } from '../../project/project.ts';
import { keepSame } from '../remember.ts';
import { reportBug } from '../report-bug.ts';

type Variables = Readonly<Record<string, string>>;

type Heads = Outcome<ReadonlyMap<string, PageHead>>;

/** What heads are read with, beside their files. */
interface HeadInput {
  /** Page files by route. */
  readonly routes: ReadonlyMap<string, string>;
  readonly specifications: readonly Specification[];
  readonly variables: Variables | undefined;
}

/**
 * Reads the heads of page files, given by route; again only of files whose text is another one. The site is made for
 * members of the groups.
 */
export function createHeadReader(groups: readonly string[]): (project: Project, input: HeadInput) => Heads {
  let known: ReadonlyMap<string, KnownHead> = new Map();
  let last: { readonly routes: HeadInput['routes']; readonly heads: Heads } | undefined;
  const keepHeads = keepSame<ReadonlyMap<string, PageHead>>();
  return (project, input) => {
    const { routes } = input;
    const stale = [...routes.values()].filter(
      (file) => !isGood(known.get(file), project.version(file), input),
    );
    if (stale.length === 0 && last?.routes === routes) return last.heads;
    const read = new Map(
      stale.map((file) => [file, readHead(file, project, { ...input, groups }, known.get(file))]),
    );
    const next = new Map(known);
    for (const [file, head] of read) next.set(file, head);
    const isSame = ([file, { head, diagnostics }]: readonly [string, KnownHead]): boolean => {
      const before = known.get(file);
      return before?.head === head && before.diagnostics.length + diagnostics.length === 0;
    };
    const isAsBefore = last?.routes === routes && [...read].every(isSame);
    known = next;
    if (last === undefined || !isAsBefore) last = { routes, heads: joinHeads(routes, known, keepHeads) };
    return last.heads;
  };
}

function joinHeads(
  routes: HeadInput['routes'],
  known: ReadonlyMap<string, KnownHead>,
  keep: (heads: ReadonlyMap<string, PageHead>) => ReadonlyMap<string, PageHead>,
): Heads {
  const heads = new Map<string, PageHead>();
  const diagnostics: Diagnostic[] = [];
  for (const [route, file] of routes) {
    const read = known.get(file);
    if (read === undefined) continue;
    heads.set(route, read.head);
    for (const each of read.diagnostics) diagnostics.push(each);
  }
  return { value: keep(heads), diagnostics };
}

/** The head of a file in one state. */
interface KnownHead {
  readonly version: number;
  readonly head: PageHead;
  readonly diagnostics: readonly Diagnostic[];
  readonly variables: Variables | undefined;
  /** A title may come from an operation, which may change while the file stays. */
  readonly specifications: readonly Specification[] | undefined;
}

function isGood(
  known: KnownHead | undefined,
  version: number,
  { specifications, variables }: HeadInput,
): boolean {
  if (known?.version !== version || known.variables !== variables) return false;
  return known.specifications === undefined || known.specifications === specifications;
}

function readHead(
  file: string,
  project: Project,
  { specifications, variables, groups }: HeadInput & { readonly groups: readonly string[] },
  known: KnownHead | undefined,
): KnownHead {
  const version = project.version(file);
  const titleOf = (frontmatter: PageHead['frontmatter']): string | undefined =>
    titleFrom(frontmatter, specifications, file);
  const options = { titleOf, groups, ...(variables === undefined ? {} : { variables }) };
  const read = (): Outcome<PageHead> =>
    // A copy: texts cut out of a page would keep the whole page in memory.
    structuredClone(readOrReport(file, () => readPageHead(file, project.readText(file) ?? '', options)));
  const { value, diagnostics } = recallHead(file, project, { variables, groups }, read);
  const isSame = known !== undefined && JSON.stringify(known.head) === JSON.stringify(value);
  const head = isSame ? known.head : value;
  const asked = isOfSpecification(head) ? specifications : undefined;
  return { version, head, diagnostics, variables, specifications: asked };
}

/** Keys by which a page documents something of a specification, which may name it. */
const REFERENCES: readonly string[] = ['openapi-schema', 'openapi', 'asyncapi', 'graphql', 'sdk'];

function isOfSpecification({ frontmatter }: PageHead): boolean {
  return REFERENCES.some((key) => Object.hasOwn(frontmatter, key));
}

/** The title of what a page documents: of a schema, an operation, a channel, or a symbol of a schema. */
function titleFrom(
  frontmatter: PageHead['frontmatter'],
  specifications: readonly Specification[],
  file: string,
): string | undefined {
  const { openapi, asyncapi, 'openapi-schema': schema } = frontmatter;
  if (typeof schema === 'string') return schemaTitle(findSchema(specifications, schema, { file }).value);
  if (typeof asyncapi === 'string' && openapi === undefined)
    return findChannelPage(specifications, asyncapi, { file }).value?.head.title;
  const reference = typeof openapi === 'string' ? openapi : symbolReference(frontmatter);
  return reference && findOperation(specifications, reference, { file }).value?.head.title;
}

/** The head of a file, read now or known: what follows from the file alone, and has nothing wrong, is known. */
function recallHead(
  file: string,
  project: Project,
  decidedBy: { readonly variables: Variables | undefined; readonly groups: readonly string[] },
  read: () => Outcome<PageHead>,
): Outcome<PageHead> {
  let now: Outcome<PageHead> | undefined;
  const known = project.recall(file, `head ${JSON.stringify(decidedBy)}`, () => {
    now = read();
    return !isOfSpecification(now.value) && now.diagnostics.length === 0 ? now.value : undefined;
  });
  return now ?? (known === undefined ? read() : { value: known, diagnostics: [] });
}

/** The head of a file; where reading it fails by a bug of ours, that of an empty one. */
function readOrReport(file: string, read: () => Outcome<PageHead>): Outcome<PageHead> {
  try {
    return read();
  } catch (error) {
    const { value } = readPageHead(file, '');
    return { value, diagnostics: [reportBug(error, 'the front matter of this page', file)] };
  }
}
