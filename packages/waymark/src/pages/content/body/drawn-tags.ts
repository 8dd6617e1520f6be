import type { PageFacts, PageSection } from '@waymark/core/content';
import {
  type HtmlNode,
  headingMarkdown,
  htmlMarkdown,
  htmlText,
  isElement,
  parseHtml,
} from '@waymark/openapi';
import type { Drawn, RenderedBody } from '../../../mdx/index.ts';
import { drawnWords } from './drawn-words.ts';

/** What author's components drew, for agents and for the search; its addresses are those of the page. */
export interface DrawnTags extends Drawn {
  /** Adds its words to the sections that they stand in. */
  addWords(facts: PageFacts): PageFacts;
}

/** Reads what author's components drew. */
export function readDrawnTags({ drawn, shown }: Pick<RenderedBody, 'drawn' | 'shown'>): DrawnTags {
  const wordsIn = (html: string): readonly HtmlNode[] => drawnWords(parseHtml(html));
  const tags = drawn.map(({ html, agentHtml, ...tag }) => {
    const nodes = wordsIn(html);
    return { ...tag, nodes, agentNodes: agentHtml === html ? nodes : wordsIn(agentHtml) };
  });
  const made = new Map(tags.map(({ vnode, agentNodes }) => [vnode, agentNodes]));
  return {
    markdown: (node, instance) =>
      tags
        .filter((tag) => tag.node === node && tag.instance === instance && tag.vnode === undefined)
        .map(({ agentNodes }) => htmlMarkdown(agentNodes.map(withHeadings), (href) => href))
        .join('\n\n'),
    nodes: (vnode) => made.get(vnode)?.map(withHeadings),
    value: (node, instance) => shown.get(node)?.get(instance),
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

/** Headings that are headings in Markdown too. */
function withHeadings(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node;
  if (/^h[1-6]$/.test(node.tagName)) return headingMarkdown(node, (href) => href);
  return { ...node, childNodes: node.childNodes.map(withHeadings) };
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
