import type { PageFacts, PageSection } from '@waymark/core/content';
import { htmlMarkdown, htmlText, parseHtml } from '@waymark/openapi';
import type { DrawnMarkdown, DrawnTag } from '../../../mdx/index.ts';

/** Answers what author's components drew as Markdown; its addresses are those of the page. */
export function drawnMarkdown(drawn: readonly DrawnTag[]): DrawnMarkdown {
  return (node, instance) =>
    drawn
      .filter((each) => each.node === node && each.instance === instance)
      .map(({ html }) => htmlMarkdown(parseHtml(html), (href) => href))
      .join('\n\n');
}

/** Adds the words that components drew to the sections that they stand in, so that they are found. */
export function withDrawnWords(facts: PageFacts, drawn: readonly DrawnTag[]): PageFacts {
  const words = new Map<string, string>();
  for (const { section, html } of drawn)
    if (section !== undefined)
      words.set(section, `${words.get(section) ?? ''}\n${htmlText(parseHtml(html))}`);
  if (words.size === 0) return facts;
  const first: PageSection = { id: '', heading: '', text: '', code: '' };
  const known = facts.sections.some(({ id }) => id === '') ? facts.sections : [first, ...facts.sections];
  const sections = known.map((section): PageSection => {
    const text = `${section.text}\n${words.get(section.id) ?? ''}`;
    return { ...section, text: text.replace(/\s*\n\s*/g, '\n').trim() };
  });
  return {
    ...facts,
    sections: sections.filter(({ id, text, code }) => id !== '' || text !== '' || code !== ''),
  };
}
