import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { RenderProvider } from '../../components/index.ts';
import { createTestContext } from '../../components/testing/render-component.tsx';
import { parseMarkdown } from '../parse/parse.ts';
import { createTextParser } from '../parse/text-parser.ts';
import type { MdxNode } from '../parse/tree.ts';
import { renderMarkdownText } from './render-text.tsx';

function block(markdown: string, parse: (text: string) => MdxNode = parseMarkdown): string {
  const asked: string[] = [];
  const context = {
    ...createTestContext(),
    highlight: (code: string, language: string | undefined) => {
      asked.push(`${language}: ${code}`);
      return [`<i>${code}</i>`];
    },
  };
  const html = render(
    <RenderProvider value={context}>{renderMarkdownText(markdown, 'block', context, parse)}</RenderProvider>,
  );
  return [html, ...asked].join('\n');
}

it('colours code that names its language', () => {
  const html = block('```js\nconst x = 1;\n```');
  expect(html).toContain('<i>const x = 1;</i>');
  expect(html).toContain('\njs: const x = 1;');
});

it('draws the rule between two parts', () => {
  expect(block('one\n\n---\n\ntwo')).toBe('<p>one</p><hr/><p>two</p>');
});

it('leaves other code as it is', () => {
  expect(block('```\na < b\n```')).toBe(
    '<pre tabindex="0" role="group" aria-label="Code"><code>a &lt; b</code></pre>',
  );
});

it('gives items paragraphs only where they have several', () => {
  expect(block('- one\n- *two*\n  - three')).toContain(
    '<li>one</li><li><em>two</em><ul><li>three</li></ul></li>',
  );
  expect(block('- one\n\n  two')).toContain('<li><p>one</p><p>two</p></li>');
});

it('draws the callouts of GitHub', () => {
  const html = block('> [!WARNING]\n> Mind the *gap*.\n\n> Said');
  expect(html).toMatch(
    /<div class="callout" role="note" data-kind="warning">.*<p>Mind the <em>gap<\/em>\.<\/p>/,
  );
  expect(html).toContain('<blockquote><p>Said</p></blockquote>');
  expect(html).not.toContain('[!');
  expect(block('> [!TIP]\n>\n> Then.')).toContain('<p>Then.</p></div>');
  expect(block('> [!TIP]\n>\n> Then.')).not.toContain('<p></p>');
});

it('draws a text that was parsed before as it was drawn then, and changes nothing of it', () => {
  const text =
    '- *one*\n\n> [!TIP]\n> [two](/b) `three`\n\n| a |\n| - |\n| ![b](c.png) |\n\n# four\n\n```js\n5\n```';
  const parse = createTextParser();
  const frozen = (node: MdxNode): MdxNode => {
    node.children?.map(frozen);
    return Object.freeze(node);
  };
  expect(parse(text)).toBe(parse(text));
  frozen(parse(text));
  const first = block(text, parse);
  expect(first).toContain('<em>one</em>');
  expect(block(text, parse)).toBe(first);
  expect(block(text)).toBe(first);
});

it.each([
  ['Bearer <token>, or <client_id>', '<p>Bearer &lt;token>, or &lt;client_id></p>'],
  ['<para>One</para> <b>two</b><br>three', '<p>One two<br/>three</p>'],
  ['Of <first name> and <x y>z</x>', '<p>Of &lt;first name> and z</p>'],
  ['To <link to x> or <time zone><input disabled>', '<p>To &lt;link to x> or &lt;time zone></p>'],
  ['<object id> and <b id>c</b>', '<p>&lt;object id> and c</p>'],
  ['<link to x>, <code>y</code>\nz', '&lt;link to x>,  y \nz'],
  ['`<token>` <p>', '<p><code dir="ltr">&lt;token></code> </p>'],
])('keeps what a reader is to fill in, and drops tags: %s', (text, html) => {
  expect(block(text)).toBe(html);
});

it('takes money for no formula', () => {
  const draw = (text: string): string => block(text, createTextParser());
  expect(draw('Only $10 a month, or **$20** (it was $ 5 and $6)')).toBe(
    '<p>Only $10 a month, or <strong>$20</strong> (it was $ 5 and $6)</p>',
  );
  expect(draw('The sum $x + 1$ for $10')).toMatch(/<math.*<\/math>.* for \$10<\/p>$/);
});
