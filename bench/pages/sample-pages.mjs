import { readFileSync } from 'node:fs';

const TAG = /<([a-z][\w-]*)((?:\s[^>]*)?)>/g;
const SHAPE = /\s(?:class|role|type|aria-current)="[^"]*"/g;

/** What stands after what in the HTML of a page, each told by its name, classes and role. */
function readKinds(file) {
  const html = readFileSync(file, 'utf8');
  const names = [...html.slice(html.indexOf('<body')).matchAll(TAG)].map(([, name, rest]) =>
    [name, ...(rest.match(SHAPE) ?? [])].join(''),
  );
  return names.map((name, index) => `${names[index - 1] ?? ''} ${name}`);
}

/** A number of pages that show most of what all of them show, the fullest first. */
export function samplePages(pages, number) {
  const seen = new Set();
  const left = new Map(pages.map((page) => [page, new Set(readKinds(page.file))]));
  const countNew = (page) => [...left.get(page)].filter((kind) => !seen.has(kind)).length;
  const chosen = [];
  while (left.size > 0 && chosen.length < number) {
    const next = [...left.keys()].reduce((best, page) => (countNew(page) > countNew(best) ? page : best));
    if (countNew(next) === 0) break;
    for (const kind of left.get(next)) seen.add(kind);
    left.delete(next);
    chosen.push(next);
  }
  return chosen;
}
