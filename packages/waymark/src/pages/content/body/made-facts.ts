import type { PageFacts, PageSection, PageUpdate } from '@waymark/core/content';
import { type RenderedBody, updateOf } from '../../../mdx/index.ts';

type Made = RenderedBody['made'];

/** The facts of a page with the sections that expressions made, each where it stands. */
export function withMade(facts: PageFacts, made: Made): PageFacts {
  if (made.sections.length === 0) return facts;
  const sections = [...facts.sections];
  for (const { after, entry, shown } of made.sections) {
    const at = sections.findIndex(({ id }) => id === after) + 1;
    const section: PageSection = { id: entry.id, heading: entry.text, text: shown, code: '' };
    sections.splice(at, 0, section);
  }
  const listed = made.sections.filter(({ inToc }) => inToc).map(({ entry }) => entry);
  const entries = new Map([...facts.toc, ...listed].map((entry) => [entry.id, entry]));
  const updates = new Map([...(facts.updates ?? []), ...madeUpdates(made)].map((each) => [each.id, each]));
  const inOrder = <T>(all: ReadonlyMap<string, T>): readonly T[] =>
    sections.flatMap(({ id }) => all.get(id) ?? []);
  return {
    ...facts,
    sections,
    toc: inOrder(entries),
    ...(updates.size === 0 ? {} : { updates: inOrder(updates) }),
  };
}

/** The entries of a changelog that expressions made, with their prose by heading. */
function madeUpdates({ sections, words }: Made): readonly PageUpdate[] {
  const wordsOf = (section: string): string =>
    words
      .filter((each) => each.section === section)
      .map(({ text }) => text.replace(/\s*\n\s*/g, '\n').trim())
      .join('\n');
  return sections.flatMap(({ entry, update, span }) => {
    if (update === undefined) return [];
    const within = sections.filter((each) => each.within === entry.id).map((each) => each.entry);
    const parts = [{ id: '', heading: '', text: wordsOf(entry.id) }].concat(
      within.map(({ id, text }) => ({ id, heading: text, text: wordsOf(id) })),
    );
    return [updateOf({ id: entry.id, props: update, parts, span })];
  });
}
