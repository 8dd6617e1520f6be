import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shareShapes } from './share-shapes.mjs';

it.each([
  ['{ ...a, x: 9, b }', '{ ...null, ...a, ...{ x: 9, b } }'],
  ['{ ...a, ...b }', '{ ...null, ...a, ...b }'],
  ['{ c: 1, ...a, x: 9 }', '{ c: 1, ...a, ...{ x: 9 } }'],
  [
    '{ ...a, [c]: 1, ...b, x: { ...b, z: 3 }, }',
    '{ ...null, ...a, ...{ [c]: 1 }, ...b, ...{ x: { ...null, ...b, ...{ z: 3 } } }, }',
  ],
  ['{ ...a }', '{ ...a }'],
  ['{ c: 1, ...a }', '{ c: 1, ...a }'],
  ['{ c: 1, x: 9 }', '{ c: 1, x: 9 }'],
  ['{ ...a, get c() { return this.x; } }', '{ ...a, get c() { return this.x; } }'],
  ['{ ...a, c() { return super.toString(); } }', '{ ...a, c() { return super.toString(); } }'],
  ['{ ...a, __proto__: b }', '{ ...a, __proto__: b }'],
  ['{ ...a, "__proto__": b }', '{ ...a, "__proto__": b }'],
])('writes %s as %s', (literal, expected) => {
  const script = (text) => `(function (a, b, c) { return ${text}; })`;
  expect(shareShapes(script(literal))).toBe(script(expected));
  const run = (text) => new Function(`return ${script(text)}`)()({ x: 1, y: 2 }, { y: 5, z: 6 }, 'w');
  expect(propertiesOf(run(expected))).toEqual(propertiesOf(run(literal)));
});

/** Names in their order, with the value or getter of each, functions as their text; and the prototype. */
function propertiesOf(object) {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(object)).map(
    ([name, { value, get }]) => {
      return [name, typeof value === 'function' ? String(value) : value, String(get)];
    },
  );
  return [properties, Object.getPrototypeOf(object)];
}

// The reason for all of this; where an older V8 is gone, and this passes without `shareShapes`, both can go.
it('gives all objects of a literal one shape', () => {
  const make = shareShapes('(function (a) { return { ...a, x: 9 }; })');
  const program = `const make = ${make}; for (let count = 0; count < 100; count++) make({ y: count });
    process.stdout.write(String(%HaveSameMap(make({ y: 1 }), make({ y: 2 }))));`;
  const { stdout } = spawnSync(process.execPath, ['--allow-natives-syntax', '-e', program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('true');
});
