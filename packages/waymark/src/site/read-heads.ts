import { type PageHead, readPageHead } from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { findOperation, type Specification } from '@waymark/openapi';
import type { Project } from '../project/project.ts';
import { keepMap } from './remember.ts';
import { reportBug } from './report-bug.ts';

type Variables = Readonly<Record<string, string>>;

type Heads = Outcome<ReadonlyMap<string, PageHead>>;

/** Reads the heads of page files, given by route; again only of files whose text is another one. */
export function createHeadReader(): (
  project: Project,
  routes: ReadonlyMap<string, string>,
  specifications: readonly Specification[],
  variables: Variables | undefined,
) => Heads {
  const files = new Map<string, KnownHead>();
  const keepHeads = keepMap<PageHead>();
  let before: Variables | undefined;
  return (project, routes, specifications, variables) => {
    if (before !== variables) files.clear();
    before = variables;
    const heads = new Map<string, PageHead>();
    const diagnostics: Diagnostic[] = [];
    for (const [route, file] of routes) {
      const known = files.get(file);
      const version = project.version(file);
      // A title may come from an operation, which may change while the file stays.
      const isKnown = known?.version === version && known.head.openapi === undefined;
      const read = isKnown ? known : readHead(file, project, { specifications, variables, version, known });
      files.set(file, read);
      heads.set(route, read.head);
      diagnostics.push(...read.diagnostics);
    }
    return { value: keepHeads(heads), diagnostics };
  };
}

/** The head of a file in one state. */
interface KnownHead {
  readonly version: number;
  readonly head: PageHead;
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadingHead {
  readonly variables: Variables | undefined;
  readonly specifications: readonly Specification[];
  readonly version: number;
  readonly known: KnownHead | undefined;
}

function readHead(
  file: string,
  project: Project,
  { specifications, variables, version, known }: ReadingHead,
): KnownHead {
  const titleOf = ({ openapi }: Readonly<Record<string, unknown>>): string | undefined =>
    typeof openapi === 'string'
      ? findOperation(specifications, openapi, { file }).value?.head.title
      : undefined;
  const options = { titleOf, ...(variables === undefined ? {} : { variables }) };
  const { value, diagnostics } = readOrReport(file, () =>
    readPageHead(file, project.readText(file) ?? '', options),
  );
  const isSame = known !== undefined && JSON.stringify(known.head) === JSON.stringify(value);
  // A copy: texts cut out of a page would keep the whole page in memory.
  return { version, diagnostics, head: isSame ? known.head : structuredClone(value) };
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
