import type { PageFacts, PageSection } from '@waymark/core/content';
import { type HtmlNode, htmlMarkdown, htmlText, parseHtml } from '@waymark/openapi';
import type { DrawnMarkdown, DrawnTag } from '../../../mdx/index.ts';
import { drawnWords } from './drawn-words.ts';

/** What author's components drew, for agents and for the search. */
export interface DrawnTags {
  /** It as Markdown; its addresses are those of the page. */
  readonly markdown: DrawnMarkdown;
  /** Adds its words to the sections that they stand in. */
  addWords(facts: PageFacts): PageFacts;
}

/** Reads what author's components drew. */
export function readDrawnTags(drawn: readonly DrawnTag[]): DrawnTags {
  const wordsIn = (html: string): readonly HtmlNode[] => drawnWords(parseHtml(html));
  const tags = drawn.map(({ html, agentHtml, ...tag }) => {
    const nodes = wordsIn(html);
    return { ...tag, nodes, agentNodes: agentHtml === html ? nodes : wordsIn(agentHtml) };
  });
  return {
    markdown: (node, instance) =>
      tags
        .filter((tag) => tag.node === node && tag.instance === instance)
        .map(({ agentNodes }) => htmlMarkdown(agentNodes, (href) => href))
        .join('\n\n'),
    addWords(facts) {
      const words = new Map<string, string>();
      for (const { section, nodes } of tags) {
        const text = htmlText(nodes);
        if (section !== undefined && /\S/.test(text))
          words.set(section, `${words.get(section) ?? ''}\n${text}`);
      }
      return words.size === 0 ? facts : { ...facts, sections: withWords(facts.sections, words) };
    },
  };
}

/** Sections with further words, by their ids. Words before the first heading stand in a section without one. */
function withWords(
  sections: readonly PageSection[],
  words: ReadonlyMap<string, string>,
): readonly PageSection[] {
  const isNew = words.has('') && sections.every(({ id }) => id !== '');
  const all = isNew ? [{ id: '', heading: '', text: '', code: '' }, ...sections] : sections;
  return all.map((section): PageSection => {
    const text = `${section.text}\n${words.get(section.id) ?? ''}`;
    return { ...section, text: text.replace(/\s*\n\s*/g, '\n').trim() };
  });
}
