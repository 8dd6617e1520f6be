import { levelCount, levelOf } from './format.ts';
import { joinOperations } from './operation.ts';
import type { SearchRecord } from './records.ts';
import { createVocabulary } from './vocabulary.ts';

/** A word of the index with its postings (see `encodePostings`). */
export interface Entry {
  readonly word: string;
  readonly postings: readonly number[];
}

/** Collects the postings of all pages of one language. */
export interface PostingsCollector {
  /** Documents come in ascending order. */
  add(document: number, record: SearchRecord): void;
  /** All words, sorted by code unit. */
  entries(): readonly Entry[];
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
  { weight: 1.5, textsOf: ({ trail }) => trail },
  { weight: 4, typical: 12, textsOf: ({ sections }) => sections.map(({ heading }) => heading) },
  { weight: 2.5, typical: 20, textsOf: ({ description }) => [description ?? ''] },
  { weight: 2, typical: 600, textsOf: ({ sections }) => sections.map(({ text }) => text) },
  { weight: 1, typical: 300, textsOf: ({ sections }) => sections.map(({ code }) => code) },
];

const saturation = 1.2;
const lengthInfluence = 0.6;

const strengthOf = (occurrences: number, length: number, { weight, typical }: Field): number => {
  if (typical === undefined) return weight * Math.min(1, occurrences / Math.sqrt(length));
  const norm = saturation * (1 - lengthInfluence + (lengthInfluence * length) / typical);
  return (weight * occurrences) / (occurrences + norm);
};

/** Creates a collector. */
export function createPostingsCollector(): PostingsCollector {
  const vocabulary = createVocabulary();
  const postings: number[][] = [];
  // By word id, cleared after each field and each page: a map for every page would cost more than the rest.
  const occurrences: number[] = [];
  const scores: number[] = [];
  const addField = (field: Field, record: SearchRecord, touched: number[]): void => {
    const inField: number[] = [];
    let length = 0;
    for (const text of field.textsOf(record)) {
      length += vocabulary.read(text, (id, count) => {
        const before = occurrences[id] ?? 0;
        if (before === 0) inField.push(id);
        occurrences[id] = before + count;
      });
    }
    for (const id of inField) {
      const score = scores[id] ?? 0;
      if (score === 0) touched.push(id);
      scores[id] = score + strengthOf(occurrences[id] ?? 0, length, field);
      occurrences[id] = 0;
    }
  };
  return {
    add(document, record) {
      const touched: number[] = [];
      for (const field of fields) addField(field, record, touched);
      for (const id of touched) {
        const posting = document * levelCount + levelOf(record.boost * (scores[id] ?? 0));
        const list = postings[id];
        if (list === undefined) postings[id] = [posting];
        else list.push(posting);
        scores[id] = 0;
      }
    },
    entries() {
      const { ids } = vocabulary;
      return [...ids.keys()].sort().map((word) => ({ word, postings: postings[ids.get(word) ?? 0] ?? [] }));
    },
  };
}
