import { describe, expect, it } from 'vitest';
import { type JsonValue, readSpecification } from '../index.ts';
import { readJsonPath } from './json-path.ts';

const store: JsonValue = {
  paths: {
    '/a': { get: { tags: ['x'], 'x-internal': true, n: 1 }, post: { tags: ['y'], n: 5 } },
    "/b'c": { get: { tags: ['x', 'y'] } },
  },
  list: [0, 1, 2, 3],
};

describe('readJsonPath', () => {
  it.each([
    ['$', ['']],
    ['$.paths', ['paths']],
    ["$.paths['/a'].get", ['paths./a.get']],
    ["$.paths['/b\\'c'].get.tags[0]", ["paths./b'c.get.tags.0"]],
    ['$.paths["/a"][\'get\',"post"]', ['paths./a.get', 'paths./a.post']],
    ['$.paths.*.get', ['paths./a.get', "paths./b'c.get"]],
    ['$..tags[-1]', ['paths./a.get.tags.0', 'paths./a.post.tags.0', "paths./b'c.get.tags.1"]],
    ['$.list[1:3]', ['list.1', 'list.2']],
    ['$.list[?@ > 2]', ['list.3']],
    ["$.paths.*[?@['x-internal']]", ['paths./a.get']],
    ['$.paths.*[?(@.n == 5 || @.n == 7)]', ['paths./a.post']],
    ["$.paths.*[?!@.n && @.tags[0] == 'x']", ["paths./b'c.get"]],
    ['$.list[::-2]', ['list.3', 'list.1']],
    ['$.list[-9:2]', ['list.0', 'list.1']],
    ["$.paths.*[?match(@.tags[0], '[yz]')]", ['paths./a.post']],
    ['$.paths.*[?length(@.tags) == 2]', ["paths./b'c.get"]],
    ['$.paths.*[?@.x-internal == true].n', ['paths./a.get.n']],
    ['$.constructor', []],
    ['$.gone', []],
  ])('%s', (path, expected) => {
    expect(readJsonPath(path)?.(store).map((match) => match.path.join('.'))).toEqual(expected);
  });

  it.each(['', 'paths', '$.', '$[', "$['a'", '$[?]', '$..', '$.a b', '$[01]', '$.a[?@.b == 01]'])(
    'refuses %j',
    (path) => {
      expect(readJsonPath(path)).toBeUndefined();
    },
  );
});

it('readJsonPath finds nothing in what is too deep to be searched', () => {
  let deep: JsonValue = 1;
  for (let level = 0; level < 5000; level++) deep = { a: deep };
  expect(readJsonPath('$..b')?.(deep)).toEqual([]);
});

describe('overlays', () => {
  const api = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Old' },
    paths: { '/a': { get: { tags: ['x'] }, delete: { 'x-internal': true } } },
  });
  const read = (...texts: readonly string[]): ReturnType<typeof readSpecification> =>
    readSpecification('api.json', api, {
      overlays: texts.map((text, index) => ({ source: `o${index}.yaml`, text })),
    });

  it('update and remove what their targets find, in order', () => {
    const { value, diagnostics } = read(
      `overlay: 1.0.0
actions:
  - { target: $, update: { info: { title: New, version: '2' } } }
  - { target: $.paths.*.get.tags, update: y }
  - { target: "$.paths.*[?@['x-internal'] == true]", remove: true }`,
      'overlay: 1.0.0\nactions: [{ target: $.info, update: { title: Newest } }]',
    );
    expect(diagnostics).toEqual([]);
    expect(value?.title).toBe('Newest');
    expect(value?.document).toMatchObject({
      info: { version: '2' },
      paths: { '/a': { get: { tags: ['x', 'y'] } } },
    });
    expect(JSON.stringify(value?.document)).not.toContain('x-internal');
  });

  it('remove several entries of one list', () => {
    const { value } = read(
      'overlay: 1.0.0\nactions:\n- { target: $.paths.*.get.tags, update: [y, z] }\n- { target: "$..tags[?@ != \'z\']", remove: true }',
    );
    expect(JSON.stringify(value?.document)).toContain('"tags":["z"]');
  });

  it('report targets that find nothing or are none, where they stand', () => {
    const { diagnostics } = read(
      'overlay: 1.0.0\nactions:\n  - target: $.gone\n    update: {}\n  - target: gone',
    );
    expect(diagnostics.map(({ code, span }) => [code, span?.file, span?.start])).toEqual([
      ['openapi/overlay-without-target', 'o0.yaml', 36],
      ['openapi/invalid-structure', 'o0.yaml', 70],
    ]);
  });
});
