import { present } from '../../config/json/plain-json.ts';
import { type Attachment, attachedBy, type Region } from '../tree/inherit.ts';
import type { Run } from '../tree/run.ts';
import { operationKey } from './operation-index.ts';
import { operationOfPage, readEndpointRef, searchOperation } from './operations.ts';

/** Keys of the operations that page files listed in one sidebar document. */
export function documentedIn(run: Run, container: Region): ReadonlySet<string> {
  return survey(run, 'documented', container, (keys) => {
    visitRefs(run, container, false, (text, attachment) => {
      const head = run.pages.find(text)?.head;
      const operation = head === undefined ? undefined : operationOfPage(run, head, attachment);
      if (operation !== undefined) keys.add(operationKey(operation));
    });
  });
}

/** Sources of the specifications of which an operation is listed by hand somewhere in a region. */
export function listedByHandIn(run: Run, region: Region): ReadonlySet<string> {
  return survey(run, 'listed', region, (sources) => {
    visitRefs(run, region, true, (text, attachment) => {
      const ref = readEndpointRef(run, text);
      const found = ref === undefined ? undefined : searchOperation(run, ref, attachment).found;
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
  { level, attachment }: Region,
  intoContainers: boolean,
  visit: (text: string, attachment: Attachment | undefined) => void,
): void {
  for (const entry of level.entries) {
    if (entry.kind === 'ref') {
      visit(entry.text, attachment);
    } else if (intoContainers || entry.kind === 'group') {
      const region = present<Region>({ level: entry, attachment: attachedBy(run, entry) ?? attachment });
      visitRefs(run, region, intoContainers, visit);
    }
  }
}
