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
    ['<ul>\n<li>one</li><li><b>two</b></li></ul>end', '- one\n- **two**\n\nend'],
    ['from $5 to $10', 'from \\$5 to \\$10'],
    ['`$5` and\n```sh\necho $PATH <p>\n```\n$1', '`$5` and\n```sh\necho $PATH <p>\n```\n\\$1'],
    ['See:\n        ```json\n          {}\n\n        ```\n', 'See:\n```json\n  {}\n\n```\n'],
    ['See:\n\n    code\n', 'See:\n\n    code\n'],
    ['See:\n- a\n\n    ```\n    x\n    ```', 'See:\n- a\n\n    ```\n    x\n    ```'],
    ['<a href="javascript:alert(1)">x</a>', '[x](javascript:alert(1))'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j', (text, markdown) => expect(descriptionMarkdown(text)).toBe(markdown));
});
