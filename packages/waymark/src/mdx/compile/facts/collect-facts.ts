import type {
  PageFacts,
  PageField,
  PageLink,
  PageSection,
  PageUpdate,
  TocEntry,
} from '@waymark/core/content';

/** Gathers a page's facts while its tree is walked in source order. */
export interface FactsCollector {
  /** A heading or a component that stands like one: begins a section; in the table of contents unless hidden. */
  heading(entry: TocEntry, options: { readonly inToc: boolean }): void;
  /** An id that links may target. */
  anchor(id: string): void;
  link(link: PageLink): void;
  /** Prose of the current section. */
  text(text: string): void;
  /** End of a paragraph or cell: words of the next do not join those of the last. */
  breakText(): void;
  code(code: string): void;
  /** Begins a field; those until `endField` are inside it. */
  beginField(field: FieldFacts): void;
  endField(): void;
  dependency(file: string): void;
  update(update: PageUpdate): void;
  /** Adds the title of a view; tells whether views of that title are shown at first. */
  view(title: string): boolean;
  result(file: string): PageFacts;
}

/** What a component says of the field that it documents. */
export type FieldFacts = Omit<PageField, 'fields'>;

interface OpenField extends FieldFacts {
  readonly fields: OpenField[];
}

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  /** Texts of blocks; the last one is open. */
  readonly blocks: string[];
  readonly code: string[];
}

/** Starts an empty collection for one page. */
export function createFactsCollector(): FactsCollector {
  const toc: TocEntry[] = [];
  const anchors = new Set<string>();
  const links: PageLink[] = [];
  const dependencies = new Set<string>();
  const updates: PageUpdate[] = [];
  const views = new Set<string>();
  const sections: OpenSection[] = [{ id: '', heading: '', blocks: [''], code: [] }];
  const fields: OpenField[] = [];
  const openFields: OpenField[] = [];
  const current = (): OpenSection => sections[sections.length - 1] as OpenSection;
  return {
    heading(entry, { inToc }) {
      anchors.add(entry.id);
      if (inToc) toc.push(entry);
      sections.push({ id: entry.id, heading: entry.text, blocks: [''], code: [] });
    },
    anchor: (id) => void anchors.add(id),
    link: (link) => void links.push(link),
    text(text) {
      const { blocks } = current();
      blocks[blocks.length - 1] += text;
    },
    breakText() {
      const { blocks } = current();
      if (blocks.at(-1) !== '') blocks.push('');
    },
    code: (code) => void current().code.push(code),
    beginField(facts) {
      const field: OpenField = { ...facts, fields: [] };
      (openFields.at(-1)?.fields ?? fields).push(field);
      openFields.push(field);
    },
    endField: () => void openFields.pop(),
    dependency: (file) => void dependencies.add(file),
    update: (update) => void updates.push(update),
    view(title) {
      views.add(title);
      return views.values().next().value === title;
    },
    result: (file) => ({
      file,
      toc,
      anchors: [...anchors],
      links,
      sections: sections
        .map(closeSection)
        .filter(({ id, text, code }) => id !== '' || text !== '' || code !== ''),
      ...(fields.length === 0 ? {} : { fields }),
      dependencies: [...dependencies].sort(),
      ...(updates.length === 0 ? {} : { updates }),
      ...(views.size === 0 ? {} : { views: [...views] }),
    }),
  };
}

/** What ends a paragraph in a text, too. */
const PARAGRAPH_END = '\u2029';
/** Most gaps are single blanks already: replacing these too would take most of the time. */
const GAP = /\s{2,}|[^\S ]/g;

/** Joins blocks that have words, each on a line of its own. */
function closeSection({ id, heading, blocks, code }: OpenSection): PageSection {
  const lines: string[] = [];
  for (const block of blocks)
    for (const part of block.split(PARAGRAPH_END)) {
      const line = part.replace(GAP, ' ').trim();
      if (line !== '') lines.push(line);
    }
  return { id, heading, text: lines.join('\n'), code: code.join('\n\n') };
}
