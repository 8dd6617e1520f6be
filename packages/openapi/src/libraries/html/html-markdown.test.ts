import { describe, expect, it } from 'vitest';
import { htmlMarkdown } from './html-markdown.ts';
import { lineOf, parseHtml } from './html-tree.ts';

const markdown = (html: string): string =>
  htmlMarkdown(parseHtml(html), (href) =>
    href.startsWith('/') ? `https://lamps.example${href}` : /^\w+:/.test(href.trim()) ? href : undefined,
  );

describe('htmlMarkdown', () => {
  it.each([
    ['<p>One <em> two </em>and <strong>three</strong>.</p><p>Four</p>', 'One *two* and **three**.\n\nFour'],
    [
      '<p>A <code>lamp</code> <a href="/x">there</a>, <a href="x">not there</a></p>',
      'A `lamp` [there](https://lamps.example/x), not there',
    ],
    ['<ul><li><p>one</p><ul><li>two</li></ul></li><li>three</li></ul>', '- one\n\n  - two\n\n- three'],
    ['<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
    [
      '<div class="highlight-default notranslate"><div class="highlight"><pre><span></span>a  = 1\n</pre></div></div>',
      '```python\na  = 1\n```',
    ],
    ['<pre>\n  x\n</pre>', '```\n  x\n```'],
    [
      '<div class="admonition note"><p class="admonition-title">Note</p><p>Hot.</p></div>',
      '> **Note**\n>\n> Hot.',
    ],
    ['<dl><dt>lamp</dt><dd><p>It shines.</p></dd></dl>', '- **lamp**\n\n  It shines.'],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><p>2</p><p>3|4</p></td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 3\\|4 |',
    ],
    ['<p class="rubric">Example</p>', '**Example**'],
    ['<p>2 * 3 * 4 [a] &lt;b&gt; _c_</p>', '2 \\* 3 \\* 4 \\[a\\] \\<b\\> \\_c\\_'],
    ['<p>2. Foo</p><p>1986. A year</p>', '2\\. Foo\n\n1986\\. A year'],
    ['<p>---</p><p>a<br>===</p>', '\\---\n\na\\\n\\==='],
    ['<p># no heading</p><p>- no item</p>', '\\# no heading\n\n\\- no item'],
    ['<p>See<a class="headerlink" href="#x">¶</a></p><script>alert(1)</script>', 'See'],
    ['<p>Of <span class="math">\\(a^2\\)</span></p>', 'Of `a^2`'],
    [
      '<p><a href="javascript:x()">a</a> <a href=" JavaScript:x()">b</a> <a href="https://c.example">c</a></p>',
      'a b [c](https://c.example)',
    ],
    ['<div class="highlight-constructor"><pre>a</pre></div>', '```constructor\na\n```'],
    ['<ol start="abc"><li>one</li></ol>', '1. one'],
    ['<table><tr><td>1<td>2</tr><tr><td>3</table>', '|  |  |\n| --- | --- |\n| 1 | 2 |\n| 3 |'],
    ['<p>a<br>b</p>', 'a\\\nb'],
    ['<s>a</s><del>b</del>', '~~ab~~'],
    ['<li>a<p>b</p></li>', '- a\n\n  b'],
    ['<table><tr><th>a<br>b</th></tr></table>', '| a b |\n| --- |'],
    ['<code>```</code> <code>a`b</code> <code>`a</code>', '```` ``` ```` ``a`b`` `` `a ``'],
    ['<span>a<p>b</p><ul><li>c</li></ul></span>', 'a\n\nb\n\n- c'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('ends with what is nested without end', () => {
    const deep = `${'<div>'.repeat(20_000)}lost${'</div>'.repeat(20_000)}<p>kept</p>`;
    expect(markdown(deep)).toBe('kept');
    expect(lineOf(parseHtml(deep))).toBe('kept');
  });

  it('takes tables of any length and evenness', () => {
    const uneven = `<table><tr>${'<td>a'.repeat(3000)}</tr>${'<tr><td>a</tr>'.repeat(200_000)}</table>`;
    expect(markdown(uneven).length).toBeLessThan(3_000_000);
  });

  it('takes long runs of spaces and marks as they come', () => {
    const spaces = `<p>a<em>${'<br>'.repeat(50_000)}b</em></p><pre>${' '.repeat(200_000)}x</pre>`;
    expect(markdown(spaces).length).toBeGreaterThan(200_000);
  });
});
