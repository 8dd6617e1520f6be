import fc from 'fast-check';
import {
  filesOf,
  type RandomSite,
  randomSite,
  withOwnPages,
} from '../../packages/waymark/test/navigation/random-site.ts';
import type { PageFact } from '../../packages/waymark/test/navigation/reference-model.ts';
import type { MadeSite } from './made-site.ts';

const DRILLDOWNS = [true, false, undefined];

/** A random site with the facts that a model of it is made from. */
export interface WalkSite extends MadeSite {
  readonly site: RandomSite;
  readonly pages: readonly PageFact[];
}

/** Random sites for random walks; the same ones each time. */
export function walkSites(): readonly WalkSite[] {
  const large = randomSite.filter(({ navigation, theme }) => {
    const text = JSON.stringify(navigation);
    const isLarge = text.length > 1500 && text.length < 6000 && (text.match(/"group"/g) ?? []).length > 8;
    // Sequoia keeps one group open at a time, so it closes what the reader opened.
    return isLarge && theme !== 'sequoia';
  });
  const samples = fc.sample(large, { numRuns: DRILLDOWNS.length, seed: 5 });
  return samples.map((sample, at) => {
    const { site, pages } = withOwnPages({ ...sample, base: '', drilldown: DRILLDOWNS[at] });
    return { name: `walk-${at}`, site, pages, files: filesOf(site, pages) };
  });
}
