import { readFileSync } from 'node:fs';
import { HOSTILE, hostileFiles } from '../../bench/inputs/hostile-data.mjs';
import { runsOf } from '../../packages/waymark/test/support/runs.ts';
import type { MadeSite } from './made-site.ts';

const schema = new URL('../../packages/core/schema.json', import.meta.url);

/** Which of the hostile texts are looked at: `bench/data-alerts.mjs` opens all. */
export const hostileCases = runsOf([7], [7, 19]).map((turn) => ({
  site: `hostile-${turn}`,
  text: HOSTILE[turn] ?? '',
  turn,
}));

/** For each of the texts a project in which every text is that one. */
export function hostileSites(): readonly MadeSite[] {
  return hostileCases.map(({ site, text, turn }) => ({
    name: site,
    files: hostileFiles(JSON.parse(readFileSync(schema, 'utf8')), text, turn),
    siteUrl: 'https://example.com',
  }));
}
