import { describe, expect, it } from 'vitest';
import { readHandedPages, readShardRecord, readTexts } from './read-handed.ts';

const record = {
  version: 2,
  shard: { index: 1, count: 2 },
  identity: { engine: 'e', flags: { base: '' }, sources: 's' },
  pages: 3,
  search: { options: { languages: [{ code: 'en', label: 'English' }], trailingSlash: true }, files: 1 },
  texts: { instructions: '', files: 1 },
};
const entry = {
  route: '/',
  title: 'Home',
  trail: ['Start'],
  language: 'en',
  versions: [],
  products: [],
  keywords: [],
  boost: 1,
};
const page = { words: 'lamp oil', levels: '12', texts: '[]' };

describe('what a part hands on', () => {
  it('is taken as it is written', () => {
    expect(readShardRecord(record)).toBe(record);
    const pages = [
      { entry, page },
      { entry: { ...entry, method: 'get' }, page: { ...page, words: '', levels: '' } },
    ];
    expect(readHandedPages(pages)).toBe(pages);
    const texts = [[0.5, 'A text']];
    expect(readTexts(texts)).toBe(texts);
  });

  it.each([
    undefined,
    [],
    { ...record, version: 1 },
    { ...record, shard: undefined },
    { ...record, shard: { index: 0, count: 2 } },
    { ...record, shard: { index: 3, count: 2 } },
    { ...record, shard: { index: 1, count: 10_001 } },
    { ...record, identity: { ...record.identity, flags: [] } },
    { ...record, pages: -1 },
    { ...record, texts: { instructions: '', files: 1.5 } },
    {
      ...record,
      search: { ...record.search, options: { languages: [{ code: 'en' }], trailingSlash: true } },
    },
  ])('is no record: %j', (value) => {
    expect(readShardRecord(value)).toBeUndefined();
  });

  it.each([
    null,
    { entry, page: undefined },
    { entry, page: { ...page, words: 1 } },
    { entry, page: { ...page, levels: '1' } },
    { entry, page: { ...page, texts: '{}' } },
    { entry, page: { ...page, texts: '[' } },
    { entry: { ...entry, trail: [1] }, page },
    { entry: { ...entry, boost: null }, page },
    { entry: { ...entry, method: 1 }, page },
  ])('is no page: %j', (value) => {
    expect(readHandedPages([value])).toBeUndefined();
  });

  it.each([[['0', 'a']], [[0, 1]], [[0, 'a', 'b']], ['a']])('is no text: %j', (value) => {
    expect(readTexts([value])).toBeUndefined();
  });
});
