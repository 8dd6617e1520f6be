import type { Links } from '@waymark/core/content';
import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { renderInline } from './inline-markdown.tsx';

const links = {
  link: (href: string) => ({ url: href, external: false }),
} as unknown as Links;

it.each([
  ['Tom &amp; Jerry &rarr; **b&nbsp;c**', 'Tom &amp; Jerry → <strong>b\u00a0c</strong>'],
  ['a & b &lt;i&gt; <i>', 'a &amp; b &lt;i> &lt;i>'],
  ['`&amp;`', '<code>&amp;amp;</code>'],
])('%s means what it means in Markdown', (markdown, html) => {
  expect(render(<p>{renderInline(markdown, links)}</p>)).toBe(`<p>${html}</p>`);
});
