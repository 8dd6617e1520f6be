import { describe, expect, it } from 'vitest';
import { encodePostings } from './build/encode-postings.ts';
import { decodePostings, levelCount, levelOf, manifestFile, scoreOf } from './format.ts';

describe('postings', () => {
  it('survive packing, whatever the steps between documents', () => {
    const documents = [0, 1, 2, 33, 34, 66, 1090, 1091, 5000, 40_000, 2_000_000];
    const postings = documents.map((document, index) => document * levelCount + ((index * 13) % levelCount));
    expect(decodePostings(encodePostings(postings))).toEqual(postings);
  });

  it('take two characters when documents are near', () => {
    expect(encodePostings([5 * levelCount + 7, 6 * levelCount])).toBe('FHAA');
  });

  it('are empty when there are none', () => {
    expect(decodePostings(encodePostings([]))).toEqual([]);
  });
});

describe('levels', () => {
  it('keep a score within a tenth', () => {
    for (const score of [0.02, 0.3, 1, 7.7, 120]) {
      expect(Math.abs(scoreOf(levelOf(score)) / score - 1)).toBeLessThan(0.1);
    }
  });

  it('stay in range', () => {
    expect([levelOf(0), levelOf(1e9)]).toEqual([0, levelCount - 1]);
  });
});

describe('manifestFile', () => {
  it.each([
    ['en', 'en.json'],
    ['pt-BR', 'pt-br.json'],
    ['../x', '___x.json'],
    ['', 'default.json'],
  ])('%s → %s', (language, file) => {
    expect(manifestFile(language)).toBe(file);
  });
});
