import { readFileSync } from 'node:fs';
import { findPageKey, pageKeys } from '@waymark/core/content';
import { expect, it } from 'vitest';
import { GENERATED_FILES } from '../../src/outputs/generated-files.ts';
import { presets } from '../../src/theme/presets/index.ts';

const docs = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');

/** What stands between backticks in the first cells of the tables of a page. */
function firstCells(page: string): readonly string[] {
  const cells = Array.from(page.matchAll(/^\| (`[^|]+) \|/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
}

it('the page of the keys of the front matter has all of them, and no other', () => {
  const named = firstCells(docs('reference/page-keys.mdx'));
  expect(pageKeys.map(({ key }) => key).filter((key) => !named.includes(key))).toEqual([]);
  const unknown = named.filter((key) => findPageKey(key) === undefined);
  expect(unknown).toEqual(['createdDate', 'authors']);
});

it('the page of the output has every file that each site has', () => {
  const page = docs('reference/output.mdx');
  const [, table = ''] = page.split('|---|---|');
  const named = firstCells(table).map((path) => path.replace('<address>', 'index'));
  const inBoth = named.map((path) => `.well-known/${path}`);
  const missing = GENERATED_FILES.filter((path) => ![...named, ...inBoth].includes(path));
  expect(missing.filter((path) => path !== 'index.html')).toEqual([]);
});

it('the page of the looks has every theme', () => {
  const page = docs('looks/index.mdx');
  expect(Object.keys(presets).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
