import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { schemaAddress } from './schema-address.ts';
import { siteName } from './site-name.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folder(path: string, manifest?: string): string {
  mkdirSync(join(root, path), { recursive: true });
  if (manifest !== undefined) writeFileSync(join(root, path, 'package.json'), manifest);
  return join(root, path);
}

it.each([
  ['gull-rock', undefined, 'gull-rock'],
  ['lamps/docs', undefined, 'lamps'],
  ['named/docs', '{"name":"@gulls/herring_gull"}', 'herring_gull'],
  ['plain/docs', '{"name":"docs"}', 'plain'],
  ['broken/docs', '{', 'broken'],
  ['nameless/docs', '{"name":7}', 'nameless'],
  ['docs/docs', undefined, 'Docs'],
])('the site of %s with %j is %s', (path, manifest, name) => {
  expect(siteName(folder(path, manifest))).toBe(name);
});

it('is that of the package around the docs', () => {
  folder('around', '{"name":"sea-marks"}');
  expect(siteName(folder('around/docs'))).toBe('sea-marks');
});

it('the schema is that of the installed version, else the published one', () => {
  expect(schemaAddress(folder('alone'))).toBe('https://waymark.dev/docs/schemas/docs.schema.json');
  writeFileSync(join(folder('with/node_modules/@waymark/core'), 'schema.json'), '{}');
  expect(schemaAddress(folder('with'))).toBe('./node_modules/@waymark/core/schema.json');
  expect(schemaAddress(folder('with/docs'))).toBe('../node_modules/@waymark/core/schema.json');
});
