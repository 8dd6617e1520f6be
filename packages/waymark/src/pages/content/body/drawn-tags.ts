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
import { withMade } from './made-facts.ts';

/** What author's components drew, for agents and for the search; its addresses are those of the page. */
export interface DrawnTags extends Drawn {
  /** Adds its words to the sections that they stand in, and the sections that expressions made. */
  addWords(facts: PageFacts): PageFacts;
}

/** Reads what author's components drew. */
export function readDrawnTags({
  drawn,
  shown,
  made,
}: Pick<RenderedBody, 'drawn' | 'shown' | 'made'>): DrawnTags {
  const wordsIn = (html: string): readonly HtmlNode[] => drawnWords(parseHtml(html));
  const tags = drawn.map(({ html, agentHtml, ...tag }) => {
    const nodes = wordsIn(html);
    return { ...tag, nodes, agentNodes: agentHtml === html ? nodes : wordsIn(agentHtml) };
  });
  const byVnode = new Map(tags.map(({ vnode, agentNodes }) => [vnode, agentNodes]));
  return {
    markdown: (node, instance) =>
      tags
        .filter((tag) => tag.node === node && tag.instance === instance && tag.vnode === undefined)
        .map(({ agentNodes }) => htmlMarkdown(agentNodes.map(withHeadings), (href) => href))
        .join('\n\n'),
    nodes: (vnode) => byVnode.get(vnode)?.map(withHeadings),
    value: (node, instance) => shown.get(node)?.get(instance),
    addWords(written) {
      const facts = withMade(written, made);
      const words = new Map<string, string>();
      const known = new Map(facts.sections.map(({ id, text, code }) => [id, oneLine(`${text}\n${code}`)]));
      const add = (section: string, text: string, isKnown: boolean): void => {
        const all = known.get(section) ?? '';
        const isNew = (line: string): boolean => !isKnown || !all.includes(oneLine(line));
        const added = text.split('\n').filter(isNew).join('\n');
        if (!/\S/.test(added)) return;
        known.set(section, `${all} ${oneLine(added)}`);
        words.set(section, `${words.get(section) ?? ''}\n${added}`);
      };
      for (const { section, text } of made.words) add(section, text, true);
      for (const { section, nodes, hasContent } of tags)
        if (section !== undefined) add(section, htmlText(nodes), hasContent);
      return words.size === 0 ? facts : { ...facts, sections: withWords(facts.sections, words) };
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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
    return { ...section, text: text.replace(/(?<!\s)\s*\n\s*/g, '\n').trim() };
  });
}
