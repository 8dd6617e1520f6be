import { type Attachments, attachmentsIn, type Region } from '../tree/inherit.ts';
import type { Run } from '../tree/run.ts';
import { operationKey } from './operation-index.ts';
import { operationOfPage, readEndpointRef, searchOperation } from './operations.ts';

/** Keys of the operations that page files listed in one sidebar document. */
export function documentedIn(run: Run, container: Region): ReadonlySet<string> {
  return survey(run, 'documented', container, (keys) => {
    visitRefs(run, container, false, (text, attachments) => {
      const head = run.pages.find(text)?.head;
      const operation = head === undefined ? undefined : operationOfPage(run, head, attachments);
      if (operation !== undefined) keys.add(operationKey(operation));
    });
  });
}

/** Sources of the specifications of which an operation is listed by hand somewhere in a region. */
export function listedByHandIn(run: Run, region: Region): ReadonlySet<string> {
  return survey(run, 'listed', region, (sources) => {
    visitRefs(run, region, true, (text, { openapi }) => {
      const ref = readEndpointRef(run, text);
      const found = ref === undefined ? undefined : searchOperation(run, ref, openapi).found;
      if (found !== undefined) sources.add(found.specification.source);
    });
  });
}

/** Whether a page listed in a region documents a symbol of a library. */
export function documentsLibrary(run: Run, region: Region): boolean {
  const pages = survey(run, 'libraries', region, (files) => {
    visitRefs(run, region, true, (text) => {
      const head = run.pages.find(text)?.head;
      if (head?.frontmatter['sdk'] !== undefined) files.add(head.file);
    });
  });
  return pages.size > 0;
}

function survey(
  run: Run,
  question: string,
  region: Region,
  collect: (answers: Set<string>) => void,
): ReadonlySet<string> {
  const key = `${question} ${region.level.pointer}`;
  const known = run.surveys.get(key);
  if (known !== undefined) return known;
  const answers = new Set<string>();
  collect(answers);
  run.surveys.set(key, answers);
  return answers;
}

/** Visits the page references of a region as written; those in containers other than groups only if asked to. */
function visitRefs(
  run: Run,
  { level, attachments }: Region,
  intoContainers: boolean,
  visit: (text: string, attachments: Attachments) => void,
): void {
  for (const entry of level.entries) {
    if (entry.kind === 'ref') {
      visit(entry.text, attachments);
    } else if (intoContainers || entry.kind === 'group') {
      const inside = attachmentsIn(run, entry, attachments);
      visitRefs(run, { level: entry, attachments: inside }, intoContainers, visit);
    }
  }
}
