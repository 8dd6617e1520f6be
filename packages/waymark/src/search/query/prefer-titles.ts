import { nameInAddress } from '../words/address.ts';
import { type Finder, type MarkedText, worthOf } from './excerpt.ts';
import type { Document, IndexReader } from './index-reader.ts';
import type { Ranked } from './rank.ts';

/** How much a title that is just the query raises a page. */
const raise = 1.2;

/** How much a heading does that is just the query: its page is about it in one place. */
const raiseByHeading = 0.25;

/** What the name of a page in its address counts beside its title: readers know both. */
const weightOfAddress = 0.6;

/** What pages of operations count beside those that somebody wrote: there are many, and their titles are alike. */
const weightOfGenerated = 0.7;

/** A document, and how well it matches by what is known of it and its title. */
export interface Preferred {
  readonly found: Document;
  readonly score: number;
}

/** What is shown of a page, and how well this matches. */
interface Scored {
  readonly score: number;
  readonly title: MarkedText;
  readonly method?: string;
  readonly sections: readonly { readonly heading: MarkedText }[];
}

/**
 * Puts the pages first whose titles are nearest to the query, as a whole: what the index knows of a title it knows
 * word by word.
 */
export async function preferTitles(
  ranked: readonly Ranked[],
  reader: IndexReader,
  finder: Finder,
): Promise<readonly Preferred[]> {
  const all = finder.values.reduce((sum, value) => sum + value, 0);
  const raised = ranked.map(async ({ document, score }) => {
    const found = await reader.document(document);
    const [route, title, , method] = found.row;
    const weight = method === '' ? 1 : weightOfGenerated;
    const nearness = Math.max(
      nearnessOf(title, finder, all),
      weightOfAddress * nearnessOf(nameInAddress(route), finder, all),
    );
    return { found, score: weight * score * (1 + raise * nearness) };
  });
  return (await Promise.all(raised)).sort((a, b) => b.score - a.score);
}

/**
 * Puts pages first that have a part which is called as the query says, unless a page is, or the best is an operation:
 * its title says less than its address.
 */
export function preferHeadings<Hit extends Scored>(hits: readonly Hit[], query: string): readonly Hit[] {
  const asked = query.trim().toLowerCase();
  const isAsked = ({ text }: MarkedText): boolean => text.toLowerCase() === asked;
  if (hits[0]?.method !== undefined || hits.some(({ title }) => isAsked(title))) return hits;
  const hasAsked = ({ sections }: Hit): boolean => sections.some(({ heading }) => isAsked(heading));
  return hits
    .map((hit) => ({ hit, score: hit.score * (hasAsked(hit) ? 1 + raiseByHeading : 1) }))
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}

/** How near a name is to the query: 1 when each holds all that the other says, 0 when they share nothing. */
function nearnessOf(name: string, finder: Finder, all: number): number {
  const found = finder.find(name);
  if (found.length === 0) return 0;
  const marked = found.reduce((sum, { start, end }) => sum + end - start, 0);
  return (worthOf(found, finder) / all) * Math.min(1, marked / name.replace(/\s+/g, '').length);
}
