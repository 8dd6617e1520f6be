import { describe, expect, it } from 'vitest';
import { type PressedKey, typeKey } from './early-keys.ts';

const plain = { ctrlKey: false, altKey: false, metaKey: false };
const type = (...keys: readonly (string | PressedKey)[]): (string | undefined)[] => {
  const found: (string | undefined)[] = [];
  let text = '';
  for (const key of keys) {
    const next = typeKey(text, typeof key === 'string' ? { ...plain, key } : key);
    found.push(next);
    text = next ?? text;
  }
  return found;
};

describe('typeKey', () => {
  it('writes letters, signs and spaces', () => {
    expect(type('a', 'B', ' ', '/', 'é', '字')).toEqual(['a', 'aB', 'aB ', 'aB /', 'aB /é', 'aB /é字']);
  });

  it('takes the last letter back, also one of two units', () => {
    expect(type('a', '😀', 'Backspace', 'Backspace', 'Backspace')).toEqual(['a', 'a😀', 'a', '', '']);
  });

  it.each(['Enter', 'Tab', 'Escape', 'Shift', 'F5', 'ArrowDown', 'Dead', 'Process'])(
    'leaves %s alone',
    (key) => {
      expect(type(key)).toEqual([undefined]);
    },
  );

  it('leaves shortcuts alone, but not the third level of a keyboard', () => {
    expect(type({ ...plain, key: 'r', ctrlKey: true }, { ...plain, key: 'r', metaKey: true })).toEqual([
      undefined,
      undefined,
    ]);
    expect(type({ key: '@', ctrlKey: true, altKey: true, metaKey: false })).toEqual(['@']);
  });
});
