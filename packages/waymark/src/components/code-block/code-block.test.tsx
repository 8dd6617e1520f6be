import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { element, renderComponent, renderElement } from '../testing/render-component.tsx';
import { CodeBlock, type CodeBlockProps } from './block.tsx';

const render = (props: Partial<CodeBlockProps>): string => {
  const code = props.code ?? 'a < b\nc';
  return renderElement(
    <CodeBlock code={code} lines={code.split('\n').map((line) => line.replace('<', '&lt;'))} {...props} />,
  );
};

describe('CodeBlock of a fence', () => {
  it('prints one span a line, separated by line breaks', () => {
    expect(render({})).toContain(
      '<code><span class="line">a &lt; b</span>\n<span class="line">c</span></code>',
    );
  });

  it('keeps the flags of a command whole where its lines may wrap', () => {
    const command = `harbour ${'limits '.repeat(8)}--plan`;
    const lines = [command.replace('--plan', '<span class="l0">--plan</span>')];
    const flag = '<span class="code-short l0">--plan</span>';
    expect(render({ language: 'bash', code: command, lines })).toContain(flag);
    expect(render({ language: 'bash', code: 'harbour --plan', lines })).not.toContain(flag);
    for (const language of ['ts', 'csharp'])
      expect(render({ language, code: command, lines }), language).not.toContain(flag);
  });

  it('keeps the sign that a command goes on behind its line where lines may wrap', () => {
    const code = `harbour ${'limits '.repeat(8)}\\\n  --plan`;
    const first = (sign: string): string =>
      render({ language: 'bash', code, lines: [`harbour ${sign}`, ''] });
    for (const sign of ['\\', '<span class="l1">\\</span>'])
      expect(first(sign)).toContain(`harbour<span class="code-short"> ${sign}</span></span>`);
    expect(first('\\ x')).not.toContain('code-short');
  });

  it('marks lines', () => {
    const html = render({ meta: { highlight: [1], focus: [2], added: [1], removed: [2] } });
    expect(html).toContain('<ins><span class="line line-highlight line-diff line-add">a');
    expect(html).toContain('<del><span class="line line-focus line-diff line-remove">c');
    expect(html).toContain('data-focused');
    expect(render({ meta: { highlight: [1] } })).toMatch(
      /<mark><span class="line line-highlight">a.*<\/mark>\n<span/,
    );
  });

  it('tells a mark once for lines that follow one another', () => {
    const line = (name: string, text: string) => `<span class="line ${name}">${text}</span>`;
    const html = render({
      lines: ['a', 'b', 'c', 'd', 'e'],
      meta: { highlight: [1, 2, 3, 5], added: [3] },
    });
    expect(html).toContain(
      [
        `<mark>${line('line-highlight', 'a')}`,
        `${line('line-highlight', 'b')}</mark>`,
        `<ins>${line('line-highlight line-diff line-add', 'c')}</ins>`,
        '<span class="line">d</span>',
        `<mark>${line('line-highlight', 'e')}</mark>`,
      ].join('\n'),
    );
    // Styles tell a line that is alone from others.
    expect(render({ lines: ['a'], meta: { highlight: [1] } })).toContain(
      `<code>${line('line-highlight', 'a')}</code>`,
    );
  });

  it('has a title bar only for a title or icon', () => {
    expect(render({})).not.toContain('code-block-header');
    expect(render({ icon: 'js' })).toMatch(/code-block-header.*data-name="js"/);
    expect(render({ title: 'a.ts', icon: 'js' })).toMatch(
      /code-block-header.*data-name="js".*>a\.ts<.*code-block-copy-button/,
    );
  });

  it('has a named copy button unless told otherwise', () => {
    expect(render({})).toMatch(
      /<button type="button" class="code-block-copy-button[^>]*aria-label="Copy code"/,
    );
    expect(render({ language: 'ts' })).toContain('aria-label="Copy code: TypeScript"');
    expect(render({ language: 'ts', title: 'a.ts' })).toContain('aria-label="Copy code: a.ts"');
    expect(render({ meta: { nocopy: true } })).toMatch(/^<div class="code-block" data-nocopy>(?!.*<button)/s);
  });

  it('collapses long code only', () => {
    const long = Array.from({ length: 20 }, () => 'x').join('\n');
    expect(render({ code: long, meta: { expandable: true } })).toMatch(/data-expandable.*See all 20 lines/s);
    expect(render({ meta: { expandable: true } })).not.toContain('data-expandable');
  });

  it('takes a tab stop, with a name, only where it may have to scroll', () => {
    const long = { code: 'x'.repeat(60) };
    const stop = (name: string) =>
      `<pre class="code-block-body" dir="ltr" tabindex="0" role="group" aria-label="${name}">`;
    expect(render({})).not.toMatch(/tabindex|role=/);
    expect(render({ ...long, title: 'a.ts' })).toContain(stop('a.ts'));
    expect(render({ ...long, language: 'ts' })).toContain(stop('TypeScript'));
    expect(render({ ...long, language: 'ts', title: 'a.ts', bare: true })).toContain(stop('TypeScript'));
    expect(render(long)).toContain(stop('Code'));
    expect(render({ code: `${'x'.repeat(38)}\r\nx` })).not.toContain('tabindex');
  });

  it('shows and escapes the plain code when there are no lines', () => {
    expect(render({ code: '<script>', lines: [] })).toContain('&lt;script&gt;');
  });
});

describe('CodeBlock as a tag', () => {
  it('highlights its children', () => {
    const html = renderComponent(
      'CodeBlock',
      { language: 'ts', filename: 'a.ts', highlight: '[1,3]', focus: [2], lines: true },
      'a\nb\nc',
    );
    expect(html).toMatch(/data-language="ts" data-numbered data-focused/);
    expect(html).toMatch(/line line-highlight">a<.*line line-focus">b<.*line line-highlight">c</s);
    expect(html).toContain('>a.ts</span>');
  });

  it('goes by its other names, too, and takes no blank lines around its code', () => {
    const props = { lang: 'ts', title: 'a.ts', icon: 'js', wrap: true, class: 'a', className: 'b' };
    const html = renderComponent('CodeBlock', props, '\n  a\n');
    expect(html).toMatch(/^<div class="code-block b a" [^>]*data-language="ts"[^>]* data-wrap/);
    expect(html).toMatch(/data-name="js".*>a\.ts</);
    expect(html).toContain('<code><span class="line">  a</span></code>');
  });

  it.each([
    ['1,3-5', [1, 3, 4, 5]],
    ['{2}', [2]],
    [[1], [1]],
    ['x', []],
    ['5-2', [5]],
  ])('reads the lines %j', (highlight, lines) => {
    const html = renderComponent('CodeBlock', { highlight }, '1\n2\n3\n4\n5');
    expect([...html.matchAll(/line-highlight">(\d)/g)].map((match) => Number(match[1]))).toEqual(lines);
  });
});

describe('CodeGroup', () => {
  it('shows words beside code above its choices', () => {
    const block = element('CodeBlock', { filename: 'x.js' }, 'y');
    const html = renderComponent('CodeGroup', {}, h('p', {}, 'loose'), block);
    expect(html).toMatch(/^<p>loose<\/p><wm-tabs/);
    expect(html.match(/role="tab"/g)).toHaveLength(1);
    expect(renderComponent('CodeGroup', {}, h('p', {}, 'only'))).toMatch(/role="tabpanel".*<p>only/);
  });

  const fence = (props: object = {}) => <CodeBlock code="x" lines={['x']} {...props} />;

  it('labels tabs by title, language or position, with one copy button', () => {
    const html = renderComponent(
      'CodeGroup',
      {},
      fence({ title: 'a.ts' }),
      fence({ language: 'python' }),
      fence(),
    );
    const labels = [...html.matchAll(/data-title="([^"]*)"/g)].map((match) => match[1]);
    expect(labels).toEqual(['a.ts', 'Python', '3']);
    expect(html.match(/data-copy=/g)).toHaveLength(1);
    expect(html).not.toContain('code-block-header');
  });

  it('takes the tag form too', () => {
    expect(renderComponent('CodeGroup', {}, element('CodeBlock', { filename: 'x.js' }, 'y'))).toContain(
      'data-title="x.js"',
    );
  });

  it('offers a menu of languages', () => {
    const html = renderComponent(
      'CodeGroup',
      { dropdown: true },
      fence({ title: 'A' }),
      fence({ title: 'B' }),
    );
    expect(html).toMatch(
      /<select class="tab-menu option-dropdown" aria-label="Language"><option[^>]*>A<\/option>/,
    );
    expect(html).toContain('</select><span class="sign" data-sign="chevron-down" aria-hidden="true"></span>');
    expect(html).not.toContain('role="tab');
  });
});

describe('examples', () => {
  it('have their ids, and titles by kind', () => {
    const html = renderComponent(
      'RequestExample',
      {},
      <CodeBlock code="x" lines={['x']} />,
      <CodeBlock code="y" lines={['y']} />,
    );
    expect(html).toContain('<div id="request-example" class="example">');
    expect([...html.matchAll(/data-title="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'Request',
      'Request 2',
    ]);
    expect(renderComponent('ResponseExample', {})).toContain('id="response-example"');
  });
});
