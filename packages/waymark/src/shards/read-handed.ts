import { objectOf } from '@waymark/core/config';
import type { PlacedText } from '../outputs/index.ts';
import type { HandedPage, ShardRecord } from './shard-record.ts';

/** Whether a value is of a kind. */
type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber: Test = (value) => Number.isFinite(value);

/** More parts than anybody builds a site in. */
const MOST_PARTS = 10_000;

/** Where files of results put the text of a page: what is no JSON makes them unreadable. */
const isJson: Test = (value) => {
  try {
    return isText(value) && Array.isArray(JSON.parse(value as string));
  } catch {
    return false;
  }
};

function listOf(test: Test): Test {
  return (value) => Array.isArray(value) && value.every(test);
}

function pairOf(first: Test, second: Test): Test {
  return (value) => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}

function maybe(test: Test): Test {
  return (value) => value === undefined || test(value);
}

function recordOf(tests: Readonly<Record<string, Test>>): Test {
  return (value) => {
    const object = objectOf(value);
    return object !== undefined && Object.entries(tests).every(([key, test]) => test(object[key]));
  };
}

const isShard: Test = (value) => {
  if (!recordOf({ index: isCount, count: isCount })(value)) return false;
  const { index, count } = value as ShardRecord['shard'];
  return index > 0 && index <= count && count <= MOST_PARTS;
};

const isShardRecord = recordOf({
  version: (value) => value === 2,
  shard: isShard,
  identity: recordOf({ engine: isText, flags: recordOf({}), sources: isText }),
  pages: isCount,
  search: recordOf({
    options: recordOf({
      languages: listOf(recordOf({ code: isText, label: isText, version: maybe(isText) })),
      trailingSlash: isFlag,
    }),
    files: isCount,
  }),
  texts: recordOf({ instructions: isText, files: isCount }),
});

/** Each word has its digit. */
const isIndexedPage: Test = (value) => {
  if (!recordOf({ words: isText, levels: isText, texts: isJson })(value)) return false;
  const { words, levels } = value as HandedPage['page'];
  return words === '' || words.split(' ').length === levels.length;
};

const areHandedPages = listOf(
  recordOf({
    entry: recordOf({
      route: isText,
      title: isText,
      trail: listOf(isText),
      language: isText,
      versions: listOf(isText),
      products: listOf(isText),
      keywords: listOf(isText),
      boost: isNumber,
      method: maybe(isText),
    }),
    page: isIndexedPage,
  }),
);

const areTexts = listOf(pairOf(isNumber, isText));

/** The record of a part; undefined where a value is none. */
export function readShardRecord(value: unknown): ShardRecord | undefined {
  return isShardRecord(value) ? (value as ShardRecord) : undefined;
}

/** Pages that a part hands on for the index; undefined where a value is none. */
export function readHandedPages(value: unknown): readonly HandedPage[] | undefined {
  return areHandedPages(value) ? (value as readonly HandedPage[]) : undefined;
}

/** Texts of pages that a part hands on; undefined where a value is none. */
export function readTexts(value: unknown): readonly PlacedText[] | undefined {
  return areTexts(value) ? (value as readonly PlacedText[]) : undefined;
}
