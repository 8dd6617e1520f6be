import { describe, expect, it } from 'vitest';
import { descriptionMarkdown } from './description.ts';

describe('descriptionMarkdown', () => {
  it.each([
    ['plain *text*', 'plain *text*'],
    [
      '<p>One</p><p>Two <a href="https://a.example/x">there</a></p>',
      'One\n\nTwo [there](https://a.example/x)',
    ],
    ['Use <code>c</code>', 'Use `c`'],
    ['• Of `x` • y', '- Of `x` • y'],
    ['Of:\n• a\n  b\n• `c • d`\n```\n• e\n```', 'Of:\n- a\n  b\n- `c • d`\n```\n• e\n```'],
    ['<ul>\n<li>one</li><li><b>two</b></li></ul>end', '- one\n- **two**\n\nend'],
    ['A ` sign\n\n<b>so</b> `c`', 'A ` sign\n\n**so** `c`'],
    ['from $5 to $10', 'from \\$5 to \\$10'],
    ['`$5` and\n```sh\necho $PATH <p>\n```\n$1', '`$5` and\n```sh\necho $PATH <p>\n```\n\\$1'],
    ['See:\n        ```json\n          {}\n\n        ```\n', 'See:\n```json\n  {}\n\n```\n'],
    ['See:\n\n    code\n', 'See:\n\n    code\n'],
    ['See:\n- a\n\n    ```\n    x\n    ```', 'See:\n- a\n\n    ```\n    x\n    ```'],
    ['<a href="javascript:alert(1)">x</a>', '[x](javascript:alert(1))'],
    ['See.<blockquote><b>Note:</b> so</blockquote>End', 'See.\n\n> **Note:** so\n\nEnd'],
    ['<blockquote>a\nb</blockquote>', '> a\n> b'],
    [
      'A<table><thead><tr><th>Code</th><th>Text</th></tr></thead><tbody><tr><td><code>1</code></td><td>a | b<br>c</td></tr></tbody></table>B',
      'A\n\n| Code | Text |\n| --- | --- |\n| `1` | a \\| b<br>c |\n\nB',
    ],
    ['<table></table>', '|  |\n|  |'],
    ['So <pre><code>a = $1\nb</code></pre> then', 'So \n\n```\na = $1\nb\n```\n\n then'],
    ['<ol><li>one</li><li>two</li></ol>', '1. one\n1. two'],
    ['<ol><li>a<ol><li>b</li></ol></li></ol>', '- a\n\n1. b'],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>', '- a\n\n1. b'],
    ['x<sup>2</sup>, H<sub>12</sub>O, 1<sup>st</sup>', 'x², H₁₂O, 1\\^st'],
    ['a<hr/>b', 'a\n\n---\n\nb'],
    ['<dl><dt>Term</dt><dd>What</dd></dl>', '**Term**\n\nWhat'],
    ['<center>a < b && c > d</center>', 'a < b && c > d'],
    ['<a href="/x">the <b>bold</b></a> <b><a href="/y">y</a></b>', '[the **bold**](/x) **[y](/y)**'],
    ['<kbd>Ctrl</kbd> <del>old</del>', '`Ctrl` ~~old~~'],
    ['<code>&lt;id&gt; &amp;amp;</code> &lt;', '`<id> &amp;` &lt;'],
    ['<pre>a &lt; b</pre>', '```\na < b\n```'],
    ['A <img alt="one [1]" src=\'/a b.png\'/> <img>', 'A ![one 1](</a b.png>)'],
    ['<blockquote>open', '<blockquote>open'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j', (text, markdown) => expect(descriptionMarkdown(text)).toBe(markdown));

  it('takes a time that grows with the text', () => {
    const text =
      '<table><tr>'.repeat(20_000) + '</table>'.repeat(20_000) + '</blockquote><sup>'.repeat(20_000);
    expect(descriptionMarkdown(text)).toContain('<sup>');
  });
});
