import type { Links } from '@waymark/core/content';
import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { renderInline, wordsOnly } from './inline-markdown.tsx';

const links = {
  link: (href: string) => ({ url: href, external: false }),
} as unknown as Links;

it.each([
  ['Tom &amp; Jerry &rarr; **b&nbsp;c**', 'Tom &amp; Jerry → <strong>b\u00a0c</strong>'],
  ['a & b &lt;i&gt; <i>', 'a &amp; b &lt;i> &lt;i>'],
  ['`&amp;`', '<code>&amp;amp;</code>'],
  [
    '[a](</b c>) [**d**](/e "F") [g](<h>)',
    '<a href="/b c">a</a> <a href="/e"><strong>d</strong></a> <a href="h">g</a>',
  ],
  ['[a](/b c) [d](<e)', '[a](/b c) [d](&lt;e)'],
])('%s means what it means in Markdown', (markdown, html) => {
  expect(render(<p>{renderInline(markdown, links)}</p>)).toBe(`<p>${html}</p>`);
});

it('takes off links of every form but for their words', () => {
  expect(wordsOnly('A [b](/b), [c d](</c d>) and [e](/e(f) "G").')).toBe('A b, c d and e.');
  expect(wordsOnly('A <b>b</b><br/> `<i>c</i>` <a href="/d">d</a> <token>')).toBe(
    'A b  `<i>c</i>` d <token>',
  );
});
