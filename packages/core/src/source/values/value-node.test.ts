import { describe, expect, it } from 'vitest';
import { parseJson } from './json-source.ts';
import { findMember, findNode, joinPointer, splitPointer } from './value-node.ts';

describe('pointers', () => {
  it('escape and unescape', () => {
    expect(joinPointer('/a', 'b/c~d')).toBe('/a/b~1c~0d');
    expect(joinPointer('', 3)).toBe('/3');
    expect(splitPointer('/a/b~1c~0d/0')).toEqual(['a', 'b/c~d', '0']);
    expect(splitPointer('')).toEqual([]);
  });
});

describe('findNode', () => {
  const { root } = parseJson('a.json', '{"a": [{"b": 1}]}');

  it.each([
    ['', true, ''],
    ['/a/0/b', true, '/a/0/b'],
    ['/a/0/c', false, '/a/0'],
    ['/a/x/b', false, '/a'],
    ['/a/7', false, '/a'],
    ['/a/0/b/c', false, '/a/0/b'],
    ['/z', false, ''],
  ])('follows %s as far as it leads', (pointer, exact, reached) => {
    if (root === undefined) throw new Error('no root');
    const found = findNode(root, pointer);
    expect([found.exact, found.node.pointer]).toEqual([exact, reached]);
  });

  it('finds no member of what is no object', () => {
    expect(findMember(undefined, 'a')).toBeUndefined();
    expect(findMember(findMember(root, 'a')?.value, '0')).toBeUndefined();
  });
});
