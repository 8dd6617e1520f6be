import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What authors set: the colours of a site as hosted ones have them, and the tint of a row of a tree. */
const FOR_AUTHORS: ReadonlySet<string> = new Set(['--primary', '--light', '--dark', '--tree-highlight']);

it('gives every custom property of ours a name that stylesheets of authors do not use for theirs', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const named = files.flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/(?<![\w-])--(?!_)[\w-]+(?=\s*[:,)])/g),
  ]);
  expect(named.map(([name]) => name).filter((name) => !FOR_AUTHORS.has(name))).toEqual([]);
});
