import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { RenderContextProvider } from '../../components/index.ts';
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
    <RenderContextProvider.Provider value={context}>
      {renderMarkdownText(markdown, 'block', context)}
    </RenderContextProvider.Provider>,
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
