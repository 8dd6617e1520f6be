import type { PageFacts, PageSection, PageUpdate } from '@waymark/core/content';
import { groupBy } from '@waymark/core/source';
import { type RenderedBody, updateOf } from '../../../mdx/index.ts';

type Made = RenderedBody['made'];

/** The facts of a page with the sections that expressions made, each where it stands. */
export function withMade(facts: PageFacts, made: Made): PageFacts {
  if (made.sections.length === 0) return facts;
  const sections = placeSections(facts.sections, made);
  const listed = made.sections.filter(({ inToc }) => inToc).map(({ entry }) => entry);
  const entries = new Map([...facts.toc, ...listed].map((entry) => [entry.id, entry]));
  const updates = placeUpdates(facts.updates ?? [], madeUpdates(made), sections);
  return {
    ...facts,
    sections,
    toc: sections.flatMap(({ id }) => entries.get(id) ?? []),
    ...(updates.length === 0 ? {} : { updates }),
  };
}

/** Entries of a changelog in the order of their sections; one without a label has none, and stays behind the one before it. */
function placeUpdates(
  written: readonly PageUpdate[],
  made: readonly PageUpdate[],
  sections: readonly PageSection[],
): readonly PageUpdate[] {
  const places = new Map(sections.map(({ id }, index) => [id, index]));
  places.delete('');
  let last = -1;
  const placed = [...written, ...made].map((update) => {
    last = places.get(update.id) ?? last;
    return { update, place: last };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ update }) => update);
}

/** Each section behind the one that it follows; of several, the last one first. */
function placeSections(written: readonly PageSection[], made: Made): readonly PageSection[] {
  const sectionOf = ({ entry: { id, text }, shown }: Made['sections'][number]): PageSection => ({
    id,
    heading: text,
    text: shown,
    code: '',
  });
  const known = new Set([...written, ...made.sections.map(({ entry }) => entry)].map(({ id }) => id));
  const followers = groupBy(made.sections, ({ after }) => after);
  const first = made.sections.filter(({ after }) => !known.has(after));
  const waiting = [...written].reverse().concat(first.map(sectionOf));
  const placed: PageSection[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    placed.push(next);
    for (const each of followers.get(next.id) ?? []) waiting.push(sectionOf(each));
  }
  return placed;
}

/** The entries of a changelog that expressions made, with their prose by heading. */
function madeUpdates({ sections, words }: Made): readonly PageUpdate[] {
  const wordsIn = groupBy(words, ({ section }) => section);
  const wordsOf = (section: string): string =>
    (wordsIn.get(section) ?? []).map(({ text }) => text.replace(/(?<!\s)\s*\n\s*/g, '\n').trim()).join('\n');
  const partsOf = groupBy(sections, ({ within }) => within);
  return sections.flatMap(({ entry, update, span }) => {
    if (update === undefined) return [];
    const within = (partsOf.get(entry.id) ?? []).map((each) => each.entry);
    const parts = [{ id: '', heading: '', text: wordsOf(entry.id) }].concat(
      within.map(({ id, text }) => ({ id, heading: text, text: wordsOf(id) })),
    );
    return [updateOf({ id: entry.id, props: update, parts, span })];
  });
}
