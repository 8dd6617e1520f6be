import { type PageSection, withoutQuoteMarks } from '@waymark/core/content';

/** Fields of a page that search can lead to; of the others it knows the names, under the section around them. */
const MOST_FIELDS = 120;

/** Characters that search keeps of one field, of all texts of a page, and of the names of fields that it cannot lead to. */
const LONGEST = { field: 400, texts: 10_000, names: 4_000 };

/** What search is told of a page, gathered while its parts are drawn. */
export interface SearchNotes {
  /** Starts a section. */
  section(id: string, heading: string): void;
  /** A field with an id of its own. */
  field(id: string, name: string, text: string): void;
  /** Text that belongs to the nearest field or section around an id. */
  mention(id: string, text: string): void;
  /** Names of fields that are not on the page, below the field with an id. */
  names(id: string, names: readonly string[]): void;
  /** What was gathered, in document order. */
  sections(): readonly PageSection[];
}

interface Note {
  readonly id: string;
  readonly heading: string;
  readonly isField: boolean;
  readonly texts: string[];
}

/** Starts the notes of a page. */
export function createSearchNotes(): SearchNotes {
  const notes: Note[] = [];
  let fields = 0;
  const left = { texts: LONGEST.texts, names: LONGEST.names };
  const write = (note: Note | undefined, text: string, kind: keyof typeof left): void => {
    const kept = text.slice(0, left[kind]);
    if (note === undefined || kept === '') return;
    left[kind] -= kept.length;
    note.texts.push(kept);
  };
  const around = (id: string): Note | undefined =>
    notes.findLast((note) => id === note.id || id.startsWith(`${note.id}-`)) ?? sectionAround();
  const sectionAround = (): Note | undefined => notes.findLast(({ isField }) => !isField);
  const add = (note: Omit<Note, 'texts'>): Note => {
    const added = { ...note, texts: [] };
    notes.push(added);
    return added;
  };
  return {
    section: (id, heading) => void add({ id, heading, isField: false }),
    field(id, name, text) {
      if (fields++ < MOST_FIELDS)
        write(add({ id, heading: name, isField: true }), text.slice(0, LONGEST.field), 'texts');
      else write(sectionAround(), name, 'names');
    },
    mention: (id, text) => write(around(id), text, 'texts'),
    names: (id, names) => write(around(id), names.join(' '), 'names'),
    sections: () =>
      notes.map(({ id, heading, texts }) => ({ id, heading, text: texts.join('\n'), code: '' })),
  };
}

/** Markdown without its marks, near enough for search. */
export function plainText(markdown: string): string {
  return withoutQuoteMarks(markdown)
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/[*`]|^#+\s+|~~/gm, '')
    .trim();
}
