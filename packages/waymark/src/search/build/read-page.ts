import { levelOf, type TextRow } from '../format.ts';
import { nameInAddress } from '../words/address.ts';
import { wordOfName } from '../words/name.ts';
import { joinOperations } from '../words/operation.ts';
import { codeOfDigit, textOfCodes } from './encode-postings.ts';
import type { SearchRecord } from './records.ts';
import { createVocabulary } from './vocabulary.ts';

/** What the index takes of a page: plain data, so that it can be kept while nothing of the page changes. */
export interface IndexedPage {
  /** Its words, each once, with a space between them. */
  readonly words: string;
  /** How much each of these words counts on the page: a digit a word (see `digits`). */
  readonly levels: string;
  /** The texts that results are shown with, as JSON (see `TextRow`). */
  readonly texts: string;
}

/**
 * How much a field counts. In a short field a word counts more the fewer words stand beside it; in a long one
 * (`typical` is its usual length in words) repetition saturates, as BM25 has it.
 */
interface Field {
  readonly weight: number;
  readonly typical?: number;
  readonly textsOf: (record: SearchRecord) => readonly string[];
}

const fields: readonly Field[] = [
  { weight: 12, textsOf: ({ title }) => [title] },
  { weight: 5, typical: 8, textsOf: ({ keywords }) => keywords.map(joinOperations) },
  { weight: 4, typical: 6, textsOf: ({ route }) => [nameInAddress(route)] },
  { weight: 1.5, textsOf: ({ trail }) => trail },
  { weight: 4, typical: 12, textsOf: ({ sections }) => sections.map(({ heading }) => heading) },
  { weight: 2.5, typical: 20, textsOf: ({ description }) => [description ?? ''] },
  { weight: 2, typical: 600, textsOf: ({ sections }) => sections.map(({ text }) => text) },
  { weight: 1, typical: 300, textsOf: ({ sections }) => sections.map(({ code }) => code) },
];

/** What each further step of an address takes from a page: the nearer to the root, the more general. */
const lossOfStep = 0.12;
/** What a page counts that is all about one operation. */
const weightOfOperation = 0.85;

/** What a page counts beside others with the same words: the general before the special. */
function weightOf({ route, boost, method }: SearchRecord): number {
  const steps = route.split('/').length;
  return boost * (1 - lossOfStep) ** steps * (method === undefined ? 1 : weightOfOperation);
}

const saturation = 1.2;
const lengthInfluence = 0.6;

const strengthOf = (occurrences: number, length: number, { weight, typical }: Field): number => {
  if (typical === undefined) return weight * Math.min(1, occurrences / Math.sqrt(length));
  const norm = saturation * (1 - lengthInfluence + (lengthInfluence * length) / typical);
  return (weight * occurrences) / (occurrences + norm);
};

/** Creates the function that reads pages for an index. It remembers how it took runs of characters apart. */
export function createPageReader(): (record: SearchRecord) => IndexedPage {
  const vocabulary = createVocabulary();
  // By word id, cleared after each field and each page: a map for every page would cost more than the rest.
  let occurrences = new Float64Array(1024);
  let scores = new Float64Array(1024);
  let inField: number[] = [];
  const count = (id: number, halves: number): void => {
    if (id >= occurrences.length) {
      occurrences = twice(occurrences);
      scores = twice(scores);
    }
    const before = occurrences[id] ?? 0;
    if (before === 0) inField.push(id);
    occurrences[id] = before + halves;
  };
  const addField = (field: Field, record: SearchRecord, touched: number[]): void => {
    inField = [];
    let length = 0;
    for (const text of field.textsOf(record)) length += vocabulary.read(text, count);
    for (const id of inField) {
      const score = scores[id] ?? 0;
      if (score === 0) touched.push(id);
      scores[id] = score + strengthOf((occurrences[id] ?? 0) / 2, length, field);
      occurrences[id] = 0;
    }
  };
  return (record) => {
    const touched: number[] = [];
    for (const field of fields) addField(field, record, touched);
    const words: string[] = [];
    const levels: number[] = [];
    const weight = weightOf(record);
    for (const id of touched) {
      words.push(vocabulary.words[id] ?? '');
      levels.push(codeOfDigit(levelOf(weight * (scores[id] ?? 0))));
      scores[id] = 0;
    }
    for (const name of namesOf(record)) {
      words.push(name);
      levels.push(codeOfDigit(0));
    }
    return {
      words: words.join(' '),
      levels: textOfCodes(levels),
      texts: textsOf(record),
    };
  };
}

/** A table with room for twice as much. */
function twice(table: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * table.length);
  larger.set(table);
  return larger;
}

/** Words for what the parts of a page are called: how much they count is the query's to say. */
function namesOf({ sections }: SearchRecord): readonly string[] {
  const words = new Set(sections.map(({ heading }) => wordOfName(heading)));
  return [...words].filter((word) => word !== undefined);
}

function textsOf({ description, sections }: SearchRecord): string {
  const rows = sections.map(({ id, heading, text, code }) => [id, heading, text, code] as const);
  const row: TextRow = [description ?? '', ...rows];
  return JSON.stringify(row);
}
