import type { Span } from '@waymark/core/source';
import { plainText } from '../text/title.ts';

/** An entry of `SUMMARY.md`. */
export interface SummaryEntry {
  readonly title: string;
  /** As written; undefined for an entry that is no link. */
  readonly href: string | undefined;
  readonly children: readonly SummaryEntry[];
  readonly span: Span;
}

/** Entries below a heading; the first section may have none. */
export interface SummarySection {
  readonly title: string | undefined;
  readonly entries: readonly SummaryEntry[];
}

interface Open {
  readonly indent: number;
  readonly children: SummaryEntry[];
}

/** Lists in lists; deeper ones are parts of the deepest. */
const DEEPEST = 100;
const ITEM = /^([ \t]*)[*+-][ \t]+(.*)$/;
const LINK = /^\[((?:[^\]\\]|\\.)*)\]\(\s*(?:<([^>]*)>|((?:[^()\s]|\([^()]*\))*))(?:\s+"([^"]*)")?\s*\)/;

/** Reads the table of contents of a GitBook: headings, and lists of links in lists. */
export function readSummary(file: string, text: string): readonly SummarySection[] {
  const sections: { title: string | undefined; entries: SummaryEntry[] }[] = [
    { title: undefined, entries: [] },
  ];
  let open: Open[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const heading = /^#{2,6}\s+(.*)$/.exec(line);
    if (heading !== null) {
      sections.push({ title: plainText(heading[1] ?? ''), entries: [] });
      open = [];
    }
    const item = ITEM.exec(line);
    if (item !== null) {
      const indent = (item[1] ?? '').replaceAll('\t', '    ').length;
      open = open.filter((one) => one.indent < indent);
      const children: SummaryEntry[] = [];
      const list = open.at(-1)?.children ?? sections.at(-1)?.entries;
      list?.push({ ...entryOf(item[2] ?? ''), children, span: { file, start, end: start + line.length } });
      if (open.length < DEEPEST) open = [...open, { indent, children }];
    }
    start += line.length + 1;
  }
  return sections.filter(({ title, entries }) => title !== undefined || entries.length > 0);
}

function entryOf(item: string): Pick<SummaryEntry, 'title' | 'href'> {
  const link = LINK.exec(item);
  if (link === null) return { title: plainText(item), href: undefined };
  return { title: plainText(link[4] ?? link[1] ?? ''), href: link[2] ?? link[3] };
}
