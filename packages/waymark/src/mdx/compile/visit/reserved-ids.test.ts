import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTER_IDS } from './reserved-ids.ts';

it('holds every id that is written where the theme and its scripts draw', () => {
  const written = ['theme', 'client'].flatMap((folder) => {
    const root = new URL(`../../../${folder}/`, import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    return sources.flatMap((name) => {
      const matches = readFileSync(new URL(name, root), 'utf8').matchAll(/\bid(?:=|: )["']([\w-]+)["']/g);
      return [...matches].map(([, id]) => id ?? '');
    });
  });
  expect(written).toContain('page-title');
  // Scripts of services, and names within the form of the playground.
  const foreign = new Set(['fathom-script', 'pianjs', 'pg-body']);
  expect(written.filter((id) => !foreign.has(id) && !OUTER_IDS.includes(id))).toEqual([]);
});
