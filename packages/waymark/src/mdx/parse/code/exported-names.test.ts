import { expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';

it.each([
  ['export const a = 1;\n  export async function b() {}\nexport class $c {}', ['a', 'b', '$c']],
  ["export { a, b as c, } from './a.js';\nexport {};", ['a', 'c']],
  ["export * as all from './a.js';\nexport * from './b.js';", ['all']],
  ["export const größe = 1;\nexport * as ß from './a.js';", ['größe', 'ß']],
  ['export default function Lamp() {}', ['default']],
  ['export { Lamp as default };\nexport defaults;', ['default']],
  ['const a = 1; // export const b = 2', []],
])('knows what %j exports', (code, names) => {
  expect([...exportedNames(code)]).toEqual(names);
});

it.each(['\r', '\u2028', '\r\u00a0', ' ', '\n'])(
  'finds exports in a time that the length of the code bounds: %j',
  (blank) => {
    const code = `export const a = 1;\n${blank.repeat(1_000_000)}x`;
    expect([...exportedNames(code)]).toEqual(['a']);
  },
);
