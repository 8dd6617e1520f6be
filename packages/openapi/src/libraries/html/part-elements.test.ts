import { describe, expect, it } from 'vitest';
import { htmlMarkdown, htmlText } from './html-markdown.ts';
import { parseHtml } from './html-tree.ts';
import { partElements } from './part-elements.ts';

/** What a piece of HTML comes to when its elements are parted, as Markdown and as words. */
function parted(html: string): readonly [markdown: string, text: string] {
  const nodes = parseHtml(html);
  partElements(nodes);
  return [htmlMarkdown(nodes, (href) => href), htmlText(nodes).replace(/\s+/g, ' ').trim()];
}

describe('elements side by side', () => {
  it.each([
    ['<div><span>name</span><span>type</span></div>', 'name type', 'name type'],
    ['<a href="/x"><span>Lamp</span><span>It shines</span></a>', '[Lamp It shines](/x)', 'Lamp It shines'],
    ['<div><div>one</div><div>two</div></div>', 'one\n\ntwo', 'one two'],
  ])('are apart in %s', (html, markdown, text) => {
    expect(parted(html)).toEqual([markdown, text]);
  });

  it.each([
    ['<div>un<b>break</b><i>able</i></div>', 'un**break***able*', 'unbreakable'],
    ['<h2><span>Way</span><span>mark</span></h2>', '**Waymark**', 'Waymark'],
    ['<div><code><span>a</span><span>()</span></code></div>', '`a()`', 'a()'],
  ])('are one word in %s', (html, markdown, text) => {
    expect(parted(html)).toEqual([markdown, text]);
  });
});
