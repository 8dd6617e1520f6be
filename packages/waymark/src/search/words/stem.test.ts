import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.ts';

describe('stemOf', () => {
  it.each([
    ['cache', 'caches', 'cached', 'caching'],
    ['policy', 'policies'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['migrate', 'migrates', 'migrating', 'migration', 'migrations'],
    ['authenticate', 'authentication'],
    ['match', 'matches', 'matching'],
    ['deploy', 'deploys', 'deployed', 'deploying'],
  ])('is one for %s, %s …', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['state', 'station'],
    ['string', 'str'],
    ['status', 'stat'],
    ['process', 'proce'],
    ['key', 'ke'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('is the word itself where it is not one of English letters', () => {
    const words = ['crêpes', 'user_ids', 'größen', 'v2s', 'ids'];
    expect(words.map(stemOf)).toEqual(words);
  });

  it('always begins the word, so that an index can be read by it', () => {
    for (const word of ['running', 'policies', 'releases', 'authentication', 'user_id', 'größen']) {
      expect(word.startsWith(stemOf(word))).toBe(true);
    }
  });
});
