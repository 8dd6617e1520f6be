import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { readBoolean, readColor, readList, readNumber, readProps, readString } from './props.ts';

describe('readBoolean', () => {
  it.each([true, 'true', 'True', 'TRUE', ''])('takes %j for true', (value) =>
    expect(readBoolean(value)).toBe(true),
  );
  it.each([false, 'false', 'False'])('takes %j for false', (value) => expect(readBoolean(value)).toBe(false));
  it.each([undefined, null, 1, 'yes', {}])('takes %j for not given', (value) =>
    expect(readBoolean(value)).toBeUndefined(),
  );
});

describe('readNumber', () => {
  it('reads numbers and strings that begin with one', () => {
    expect([3, '3', '20px', '-1.5'].map(readNumber)).toEqual([3, 3, 20, -1.5]);
  });
  it.each(['x', '', Number.NaN, Number.POSITIVE_INFINITY, [3], null])('takes %j for not given', (value) =>
    expect(readNumber(value)).toBeUndefined(),
  );
});

describe('readList', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a, b', ['a', 'b']],
    ['["a","b"]', ['a', 'b']],
    ['[1,3]', ['1', '3']],
    [
      [1, null, 'b', ''],
      ['1', 'b'],
    ],
    ['a', ['a']],
  ])('reads %j', (value, list) => expect(readList(value)).toEqual(list));
  it('takes an object for not given', () => expect(readList({ a: 1 })).toBeUndefined());
});

describe('readString', () => {
  it('takes numbers, and a bare attribute as the empty string', () => {
    expect([readString('a'), readString(7), readString(true), readString({})]).toEqual([
      'a',
      '7',
      '',
      undefined,
    ]);
  });
});

describe('readColor', () => {
  it.each(['#16a34a', 'rgb(1 2 3 / 50%)', 'var(--x)', 'oklch(.5 .1 30)', 'red'])('takes %s', (color) =>
    expect(readColor(color)).toBe(color),
  );
  it.each(['red;background:url(x)', 'url(//evil)', '}a{', '<b>', 'a"b', '', 7])('refuses %j', (color) =>
    expect(readColor(color)).toBeUndefined(),
  );
});

describe('readProps', () => {
  const declarations = {
    flag: { type: 'boolean', description: '.' },
    on: { type: 'boolean', default: 'true', description: '.' },
    cols: { type: 'number', default: '2', description: '.' },
    size: { type: ['sm', 'md'], default: 'md', description: '.' },
    icon: { type: 'icon', description: '.' },
    title: { type: 'node', description: '.' },
  } as const;

  it('fills in defaults of flags, numbers and choices', () => {
    expect(readProps(declarations, {})).toMatchObject({ flag: false, on: true, cols: 2, size: 'md' });
  });

  it('takes values of the wrong kind for not given', () => {
    expect(readProps(declarations, { cols: {}, size: 'huge', on: 'maybe', icon: 7 })).toMatchObject({
      cols: 2,
      size: 'md',
      on: true,
      icon: undefined,
    });
  });

  it('takes the name of a switch for true, as HTML does', () => {
    expect(readProps(declarations, { flag: 'flag', on: 'flag' })).toMatchObject({ flag: true, on: true });
    expect(readProps({ off: declarations.flag }, { off: 'flag' })).toMatchObject({ off: false });
  });

  it('reads icons as names, objects and elements', () => {
    const svg = h('svg', {});
    expect(readProps(declarations, { icon: svg }).icon).toBe(svg);
    expect(readProps(declarations, { icon: { name: 'x', style: 'solid' } }).icon).toEqual({
      name: 'x',
      style: 'solid',
    });
    expect(readProps(declarations, { icon: ' ' }).icon).toBeUndefined();
  });

  it('passes children on', () => expect(readProps(declarations, { children: 'x' }).children).toBe('x'));
});
