import { describe, expect, it } from 'vitest';
import { rewriteText } from '../../source/index.ts';
import { readConfig } from '../read/read.ts';
import { addRedirects } from './add-redirects.ts';

const MORE = [
  { source: '/a', destination: '/b' },
  { source: '/c"', destination: '/d' },
];

/** The file that was changed, and its text after that. */
function add(
  files: Readonly<Record<string, string>>,
  redirects = MORE,
): readonly [string, string] | undefined {
  const { value } = readConfig({ files: new Map(Object.entries(files)), entry: 'docs.json' });
  if (value === undefined) throw new Error('no configuration');
  const edits = addRedirects(
    { entry: 'docs.json', locate: value.locate, readText: (file) => files[file] },
    redirects,
  );
  const file = edits[0]?.span.file;
  if (file === undefined) return undefined;
  const changes = edits.map(({ span, text }) => ({ start: span.start, end: span.end, text }));
  return [file, rewriteText(files[file] ?? '', changes).text];
}

const HEAD =
  '{\n  "theme": "mint", "name": "A", "colors": { "primary": "#000" },\n  // the pages\n  "navigation": { "pages": ["x"] }';

describe('addRedirects', () => {
  it('writes the list where there is none, and leaves the rest as it is', () => {
    expect(add({ 'docs.json': `${HEAD}\n}\n` })?.[1]).toBe(`${HEAD},
  "redirects": [
    { "source": "/a", "destination": "/b" },
    { "source": "/c\\"", "destination": "/d" }
  ]
}
`);
  });

  it('adds to the end of a list, below its comments', () => {
    const list = '\t"redirects": [\r\n\t\t// first\r\n\t\t{ "source": "/x", "destination": "/y" }';
    const [, text] =
      add({ 'docs.json': `${HEAD.replace(/\n {2}/g, '\r\n\t')},\r\n${list}\r\n\t]\r\n}\r\n` }) ?? [];
    expect(text).toContain(`${list},\r\n\t\t{ "source": "/a", "destination": "/b" },\r\n\t\t{ "source"`);
    expect(text).toContain('"destination": "/d" }\r\n\t]\r\n}\r\n');
  });

  it.each(['[]', '[\n  ]'])('fills an empty list: %j', (list) => {
    const [, text = ''] = add({ 'docs.json': `${HEAD},\n  "redirects": ${list}\n}\n` }) ?? [];
    expect(JSON.parse(text.replace(/\/\/.*/, '')).redirects).toEqual(MORE);
  });

  it('keeps entries that are of no use, and a comma at the end', () => {
    const [, text = ''] =
      add(
        { 'docs.json': `${HEAD},\n  "redirects": [\n    { "source": "/x" },\n    7,\n  ]\n}\n` },
        MORE.slice(0, 1),
      ) ?? [];
    expect(text).toContain('    7,\n    { "source": "/a", "destination": "/b" },\n  ]');
  });

  it('writes into the file that a `$ref` names', () => {
    const found = add({
      'docs.json': `${HEAD},\n  "redirects": { "$ref": "./moved.json" }\n}\n`,
      'moved.json': '[{ "source": "/x", "destination": "/y" }]\n',
    });
    expect(found?.[0]).toBe('moved.json');
    expect(JSON.parse(found?.[1] ?? '')).toHaveLength(3);
  });

  it('changes nothing where `redirects` is no list, or nothing is to be added', () => {
    expect(add({ 'docs.json': `${HEAD},\n  "redirects": 7\n}\n` })).toBeUndefined();
    expect(add({ 'docs.json': `${HEAD}\n}\n` }, [])).toBeUndefined();
  });
});
