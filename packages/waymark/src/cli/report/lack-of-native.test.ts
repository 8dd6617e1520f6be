import { expect, it } from 'vitest';
import { lackOfNative } from './lack-of-native.ts';

const failed = (cause: unknown): Error => new Error('Cannot find native binding. npm has a bug', { cause });

it('names what a Windows without it has to be given', () => {
  const refusal = Object.assign(new Error('The specified module could not be found.\r\n'), {
    code: 'ERR_DLOPEN_FAILED',
  });
  const said = lackOfNative(failed(new Error('no package', { cause: refusal })), 'win32');
  expect(said).toContain('Visual C++ Redistributable');
  expect(said).toMatch(/could not be found\.$/);
  expect(lackOfNative(failed(refusal), 'linux')).not.toContain('Visual C++');
});

it('says nothing of other errors', () => {
  expect(lackOfNative(new Error('Cannot read properties of undefined'))).toBeUndefined();
  expect(lackOfNative('Cannot find native binding')).toBeUndefined();
});
