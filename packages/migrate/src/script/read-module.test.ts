import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree/tree.ts';
import { readModule } from './read-module.ts';
import type { StaticValue } from './static-value.ts';

/** Data of a value; what is unknown is its source. */
function dataOf(value: StaticValue, files: Readonly<Record<string, string>>): unknown {
  switch (value.kind) {
    case 'object':
      return Object.fromEntries(value.members.map((one) => [one.key, dataOf(one.value, files)]));
    case 'array':
      return value.items.map((item) => dataOf(item, files));
    case 'scalar':
      return value.value;
    case 'unknown':
      return `?${files[value.span.file]?.slice(value.span.start, value.span.end)}`;
  }
}

function read(files: Readonly<Record<string, string>>, file = 'config.ts'): unknown {
  return dataOf(readModule(treeOf(files), file), files);
}

describe('readModule', () => {
  it('ends where a function calls itself for each of several', () => {
    const script = 'const many = () => [1, 2, 3].map(many);\nexport default { many: many(), other: 1 };';
    expect(read({ 'config.ts': script })).toMatchObject({ other: 1 });
  });

  it('adds numbers, and joins anything else', () => {
    const script = "const two = 2;\nexport default { sum: 1 + two, text: 'v' + two, other: two + '.0' };";
    expect(read({ 'config.ts': script })).toEqual({ sum: 3, text: 'v2', other: '2.0' });
  });

  it.each([
    ['lists', '[1, 2]', (name: string) => `[...${name}, ...${name}]`],
    ['lists in lists', '[1, 2]', (name: string) => `[${name}, ${name}]`],
    ['objects in objects', '{ a: 1 }', (name: string) => `{ a: ${name}, b: ${name} }`],
    ['texts', "'ab'", (name: string) => `${name} + ${name}`],
  ])('ends where %s double again and again', (_, first, double) => {
    const lines = Array.from({ length: 40 }, (__, at) => `const a${at + 1} = ${double(`a${at}`)};`);
    const script = `const a0 = ${first};\n${lines.join('\n')}\nexport default { last: a40 };`;
    expect(JSON.stringify(read({ 'config.ts': script })).length).toBeLessThan(20_000_000);
  });

  it.each(['[', '(', '{a: ', '() => (', '!', '1 + '])(
    'reads no script that is nested as deep as "%s"',
    (open) => {
      const script = `export default ${open.repeat(100_000)}`;
      expect(read({ 'config.ts': script })).toBe('?');
    },
  );

  it('reads what a module exports in any of its forms', () => {
    expect(read({ 'config.ts': 'export default { a: 1, "b-c": [true, null], [`d`]: -2 }' })).toEqual({
      a: 1,
      'b-c': [true, null],
      d: -2,
    });
    expect(read({ 'config.cjs': 'module.exports = { a: "x" }' }, 'config.cjs')).toEqual({ a: 'x' });
    const typed = 'const site = { a: "x" } satisfies Site;\nexport default site as Config';
    expect(read({ 'config.ts': typed })).toEqual({ a: 'x' });
    expect(read({ 'config.ts': 'export default async () => { return defineConfig({ a: 1 }); }' })).toEqual({
      a: 1,
    });
  });

  it('follows constants, functions, spreads and other files', () => {
    const files = {
      'config.ts': `import more, { word as w } from './more';
import data from './data.json' with { type: 'json' };
const { inner } = { inner: 'in' };
function items(base: string, rest = ['last']) { const first = base + '/a'; return [first, ...rest]; }
export default defineConfig({ ...more, title: \`\${w} \${inner}\`, items: items('/x'), old: data.versions.slice(0, 1),
  both: ['a', 'b'].map((name) => ({ name })), path: require.resolve('./more') });`,
      'more.ts': 'export const word = "From";\nexport default { title: "lost", kept: true }',
      'data.json': '{ "versions": ["2", "1"] }',
    };
    expect(read(files)).toEqual({
      title: 'From in',
      kept: true,
      items: ['/x/a', 'last'],
      old: ['2'],
      both: [{ name: 'a' }, { name: 'b' }],
      path: './more',
    });
  });

  it('knows what it does not know, and where', () => {
    const source =
      'export default { a: process.env.A, b: new Date(), c: on() ? { d: 1 } : undefined, e: () => 1 }';
    expect(read({ 'config.ts': source })).toEqual({
      a: '?process.env.A',
      b: '?new Date()',
      c: { d: 1 },
      e: '?() => 1',
    });
  });

  it('takes the way of a build that goes online where the environment decides', () => {
    const source = `const isDev = process.env.NODE_ENV !== 'production';
      export default {
        a: process.env.PREVIEW === 'true' ? 'preview' : 'online',
        b: process.env.CI ? 'ci' : 'online',
        c: isDev ? 'dev' : 'online',
        d: process.env.HOST + '/x',
      };`;
    expect(read({ 'config.ts': source })).toEqual({
      a: 'online',
      b: 'online',
      c: 'online',
      d: "?process.env.HOST + '/x'",
    });
  });

  it('comes to an end where code leads to itself', () => {
    expect(
      read({
        'config.ts': 'const a = b, b = a;\nfunction f() { return f(); }\nexport default { a, f: f() }',
      }),
    ).toEqual({
      a: '?a',
      f: '?f()',
    });
    expect(read({ 'config.ts': "import x from './config.ts'; export default { x }" })).toEqual({ x: '?x' });
    expect(read({ 'config.ts': 'export default {' })).toBe('?');
  });
});
