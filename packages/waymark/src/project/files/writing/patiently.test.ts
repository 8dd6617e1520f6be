import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

/** An action that fails with these codes, one after the other. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  return () => {
    const code = left.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    return 'done';
  };
}

it('waits on Windows for a file that is held', () => {
  expect(patiently(failing('EPERM', 'EBUSY'), 'win32', [0, 0])).toBe('done');
  expect(() => patiently(failing('EPERM', 'EBUSY', 'EACCES'), 'win32', [0, 0])).toThrow('EACCES');
});

it('waits for nothing else, and on no other system', () => {
  expect(() => patiently(failing('ENOSPC'), 'win32', [0])).toThrow('ENOSPC');
  expect(() => patiently(failing('EPERM'), 'linux', [0])).toThrow('EPERM');
});
