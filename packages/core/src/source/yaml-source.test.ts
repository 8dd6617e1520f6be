import { describe, expect, it } from 'vitest';
import { findNode, toValue } from './value-node.ts';
import { parseYaml } from './yaml-source.ts';

function read(text: string): unknown {
  const { root } = parseYaml('a.yaml', text);
  return root && toValue(root);
}

describe('parseYaml', () => {
  it('reads scalars, lists and maps with their places', () => {
    const text = 'title: Apples\ntags:\n  - red\n  - 3\n';
    const { root } = parseYaml('a.yaml', text, 10);
    if (root === undefined) throw new Error('no root');
    expect(toValue(root)).toEqual({ title: 'Apples', tags: ['red', 3] });
    const { node } = findNode(root, '/tags/0');
    expect(text.slice(node.span.start - 10, node.span.end - 10)).toBe('red');
    expect(node.pointer).toBe('/tags/0');
    expect(findNode(root, '/title').member?.keySpan).toEqual({ file: 'a.yaml', start: 10, end: 15 });
  });

  it('reads what is no JSON as text or null', () => {
    expect(read('a: 2020-01-01\nb: ~\nc:\nd: !!binary aGk=\n')).toMatchObject({
      a: '2020-01-01',
      b: null,
      c: null,
    });
    expect(read('')).toBeNull();
    expect(read('? [1, 2]\n: x\n')).toEqual({ '[1,2]': 'x' });
  });

  it('resolves aliases and merge keys, and ends where they turn in a circle', () => {
    expect(read('a: &x {k: 1, l: 2}\nb: *x\nc:\n  <<: *x\n  l: 3\n')).toEqual({
      a: { k: 1, l: 2 },
      b: { k: 1, l: 2 },
      c: { k: 1, l: 3 },
    });
    expect(read('a: &x {k: 1}\nb: &y {m: 2}\nc:\n  <<: [*x, *y]\nd:\n  <<: 1\n')).toMatchObject({
      c: { k: 1, m: 2 },
      d: {},
    });
    expect(read('a: &x [*x]')).toEqual({ a: [null] });
    expect(read('a: *missing')).toEqual({ a: null });
  });

  it('shares what aliases share, so that a small text stays small', () => {
    const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}]`);
    const { root } = parseYaml('a.yaml', ['l0: &l0 x', ...levels].join('\n'));
    const value = root && (toValue(root) as Record<string, unknown[]>);
    expect(value?.['l30']?.[0]).toBe(value?.['l30']?.[1]);
  });

  it('reports a key that occurs twice; the later one wins', () => {
    const { root, problems } = parseYaml('a.yaml', 'a: 1\na: 2\n');
    expect(root && toValue(root)).toEqual({ a: 2 });
    expect(problems).toMatchObject([{ kind: 'duplicate-key', message: 'a', span: { start: 5, end: 6 } }]);
  });

  it('reports the first error with its place', () => {
    const { root, problems } = parseYaml('a.yaml', 'a: [1\nb: 2', 100);
    expect(root).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.kind).toBe('syntax');
    expect(problems[0]?.message).not.toMatch(/[.\n]$/);
    expect(problems[0]?.span.start).toBeGreaterThanOrEqual(100);
  });
});
