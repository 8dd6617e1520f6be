import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { RenderProvider } from '../../components/index.ts';
import { createTestContext } from '../../components/testing/render-component.tsx';
import { renderMarkdownText } from './render-text.tsx';

function block(markdown: string): string {
  const asked: string[] = [];
  const context = {
    ...createTestContext(),
    highlight: (code: string, language: string | undefined) => {
      asked.push(`${language}: ${code}`);
      return [`<i>${code}</i>`];
    },
  };
  const html = render(
    <RenderProvider value={context}>{renderMarkdownText(markdown, 'block', context)}</RenderProvider>,
  );
  return [html, ...asked].join('\n');
}

it('colours code that names its language', () => {
  const html = block('```js\nconst x = 1;\n```');
  expect(html).toContain('<i>const x = 1;</i>');
  expect(html).toContain('\njs: const x = 1;');
});

it('leaves other code as it is', () => {
  expect(block('```\na < b\n```')).toBe('<pre tabindex="0"><code>a &lt; b</code></pre>');
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
