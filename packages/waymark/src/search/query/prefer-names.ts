import { lastStepOf } from '../words/address.ts';
import { fold } from '../words/fold.ts';
import { plainName } from '../words/name.ts';
import { isOfNews, saysNews } from '../words/news.ts';
import { type Finder, mergeRanges, worthOf } from './excerpt.ts';
import type { IndexedDocument, IndexReader } from './index-reader.ts';
import { stemIn } from './match-word.ts';
import type { Ranked } from './rank.ts';

/** How much a title that says nothing but the query raises a page. */
const raiseByTitle = 1.2;

/** How much a part that is called as the query says raises its page, where no other page has one: several share it. */
const raiseByPart = 4;

/** The same of a word alone, which more often is what a whole page is about. */
const raiseByWord = 0.25;

/** What the name of a page in its address counts beside its title: readers know both. */
const weightOfAddress = 0.6;

/** What pages of operations count beside those that somebody wrote: there are many, and their titles are alike. */
const weightOfGenerated = 0.7;

/** What pages of news count where nobody asks for news: they mention all that ever changed. */
const weightOfNews = 0.5;

/** A document, and how well it matches by what is known of it and its names. */
export interface Preferred {
  readonly found: IndexedDocument;
  readonly score: number;
}

/** What names are compared with. */
export interface NameQuery {
  readonly query: string;
  /** Documents that have a part which is called as the query says. */
  readonly withPart: ReadonlySet<number>;
  readonly finder: Finder;
}

/** What the names of a page say. */
interface Judged extends Preferred {
  /** How surely its title is what the query asks for; 0 where it is not. */
  readonly titleAsked: number;
  readonly isAddressAsked: boolean;
  readonly hasPart: boolean;
}

/**
 * Puts the pages first that are called as the query says, then those whose names are nearest to it, as a whole: what
 * the index knows of a title it knows word by word.
 */
export async function preferNames(
  ranked: readonly Ranked[],
  reader: IndexReader,
  asked: NameQuery,
): Promise<readonly Preferred[]> {
  const judged = await Promise.all(ranked.map(createJudge(reader, asked)));
  const pages = judged.sort((a, b) => b.titleAsked - a.titleAsked || b.score - a.score);
  // The title of an operation says less than its address.
  const isPageAsked =
    pages[0]?.found.row[3] !== '' ||
    pages.some(({ titleAsked, isAddressAsked }) => titleAsked > 0 || isAddressAsked);
  const sharing = pages.filter(({ hasPart }) => hasPart).length;
  if (isPageAsked || sharing === 0) return pages;
  const raised = 1 + (/\s/.test(asked.query.trim()) ? raiseByPart / sharing : raiseByWord);
  return pages
    .map(({ found, score, hasPart }) => ({ found, score: score * (hasPart ? raised : 1) }))
    .sort((a, b) => b.score - a.score);
}

/** Creates what finds the names of a page, and how they match the query. */
function createJudge(reader: IndexReader, query: NameQuery): (page: Ranked) => Promise<Judged> {
  const { withPart } = query;
  const compare = createNameComparison(reader, query);
  const asksNews = saysNews(query.query);
  return async ({ document, score }) => {
    const found = await reader.document(document);
    const hasPart = withPart.has(document);
    const [route, , , method] = found.row;
    const { nearness, ...asked } = compare(found);
    const isNews = !asksNews && !hasPart && isOfNews(route);
    const weight = (method === '' ? 1 : weightOfGenerated) * (isNews ? weightOfNews : 1);
    return { found, score: weight * score * (1 + raiseByTitle * nearness), hasPart, ...asked };
  };
}

/** How the names of a page match a query. */
interface NameMatch extends Pick<Judged, 'titleAsked' | 'isAddressAsked'> {
  /** From 0 to 1. */
  readonly nearness: number;
}

function createNameComparison(
  reader: IndexReader,
  { query, finder }: NameQuery,
): (page: IndexedDocument) => NameMatch {
  const all = finder.values.reduce((sum, value) => sum + value, 0);
  const asked = plainName(query);
  const stem = stemIn(reader);
  const askedWords = formsOf(query, stem);
  return ({ row: [route, title, , method] }) => {
    // As it is written: `dry-dock` asks for `/dry-dock`, which says neither `dry` nor `dock` alone.
    const address = lastStepOf(route);
    // What somebody wrote before what was generated: `dry dock` asks for "Dry docks" rather than for a command `dry-dock`.
    const isWrittenSo = method === '' && formsOf(title, stem) === askedWords;
    return {
      nearness: Math.max(nearnessOf(title, finder, all), weightOfAddress * nearnessOf(address, finder, all)),
      titleAsked: 2 * Number(isWrittenSo) + Number(plainName(title) === asked),
      isAddressAsked: plainName(address) === asked,
    };
  };
}

/** The words of a name as they are written apart, each without what makes it another form. */
function formsOf(name: string, stem: (word: string) => string): string {
  return fold(name).trim().split(/\s+/).map(stem).join(' ');
}

/** How near a name is to the query: 1 when each holds all that the other says, 0 when they share nothing. */
function nearnessOf(name: string, finder: Finder, all: number): number {
  const found = finder.find(name);
  if (found.length === 0) return 0;
  const marked = mergeRanges(found).reduce((sum, [start, end]) => sum + end - start, 0);
  return (worthOf(found, finder) / all) * Math.min(1, marked / name.replace(/[\s_-]+/g, '').length);
}
