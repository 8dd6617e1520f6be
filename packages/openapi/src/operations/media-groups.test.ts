import { expect, it, vi } from 'vitest';
import type { SpecNode } from '../model/json.ts';
import { groupMedia } from './media-groups.ts';

it('groups content types by schemas that are one, or written alike', () => {
  const node = (type: string): SpecNode => ({ file: 'api.json', value: { type } });
  const named = node('object');
  const content = [
    ['a', named],
    ['b', node('string')],
    ['c', named],
    ['d', node('string')],
    ['e', undefined],
    ['f', undefined],
  ] as const;
  const media = content.map(([type, schema]) => ({
    type,
    isStream: false,
    examples: [],
    encodings: [],
    ...(schema === undefined ? {} : { schema }),
  }));
  const identityOf = vi.fn((schema: SpecNode) => schema);
  const groups = groupMedia(media, identityOf);
  expect(groups.map((group) => group.map(({ type }) => type))).toEqual([
    ['a', 'c'],
    ['b', 'd'],
    ['e', 'f'],
  ]);
  // Once each: none is compared with all others.
  expect(identityOf).toHaveBeenCalledTimes(4);
});
