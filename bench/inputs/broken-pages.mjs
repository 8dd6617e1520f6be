// Pages broken on purpose, the same ones for the same seed. Whatever stands in a page file, a build ends, the page says
// what is wrong and where, and every other page is as it would be without it.
import { createDice } from './dice.mjs';

/** A page with everything that can be broken. */
export const WHOLE_PAGE = `---
title: "A whole page"
description: 'With all its parts'
keywords: ["one", "two"]
---

import Intro from "/snippets/intro.mdx";
import { version } from "/snippets/values.mdx";

export const limit = 3;

export const Box = ({ children, label = "box" }) => {
  const [open, setOpen] = useState(false);
  return <div className="box" onClick={() => setOpen(!open)}>{label}: {children}</div>;
};

## First {#first}

Text with **bold**, *italics*, \`code {x} <y>\`, a [link](/other "title"), ![image](/a.png), {limit} and $a^2$ for $5.

<Intro name="reader" /> <Box label={\`v\${version}\`}>inside</Box>

<Note title="Careful">
  - one
    \`\`\`js {1,2} title="a.js"
    const a = { b: '<c>' };
    \`\`\`
  - two
</Note>

<Tabs>
  <Tab title="One">

    | a | b |
    | :-- | --: |
    | \`x | y\` | <b>z</b> |

  </Tab>
  <Tab title={"Two"}>{[1, 2].map((n) => <span key={n}>{n}</span>)}</Tab>
</Tabs>

{/* a comment */}

<div style={{ color: 'red', margin: 0 }} class="old">
  <img src="/a.png" alt="" /><br />
  <details><summary>More</summary>

  > quote[^1]

  </details>
</div>

$$
\\frac{a}{b}
$$

[^1]: A note.

[ref]: /other
`;

/** Pieces that parsers stumble over. */
const PIECES = [
  '<',
  '>',
  '{',
  '}',
  '</',
  '/>',
  '<div>',
  '</div>',
  '<Note>',
  '</Note>',
  '<Card title="',
  "<Tab title={'",
  '<>',
  '</>',
  '{`',
  '`}',
  '${',
  '{/*',
  '*/}',
  '<!--',
  '-->',
  '```',
  '~~~',
  '`',
  '``',
  '$$',
  '$',
  '**',
  '__',
  '~~',
  '[',
  '](',
  '![',
  '[^1]:',
  '|',
  '| --- |',
  '---',
  '===',
  '#',
  '####### ',
  '- ',
  '1. ',
  '> ',
  '\\',
  '&',
  '&#',
  '&#x110000;',
  '\0',
  '\r',
  '\r\n',
  '\t',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\u200b',
  '\ud800',
  '\udc00',
  '😀',
  'import ',
  'import x from "',
  'export ',
  'export default ',
  'export const a = ',
  'export const a = <',
  '<style>',
  '<script>',
  '<svg>',
  '<a.b.c>',
  '<a:b>',
  '<a {...',
  '{...x}',
  '=>',
  'class=',
  '<x-y',
  '<img>',
  '<br>',
  '<input disabled',
  '{undefined}',
  '{null.x}',
  '{(() => {',
  '{while(true)',
  '{async',
  '{await x}',
  '{<b>}',
  "{'",
  '{"',
  ':::note',
  '{{',
  '}}',
  '{{x}}',
  '<?php',
  '<!DOCTYPE',
  '<![CDATA[',
];

const BREAKS = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at, below) => text.slice(0, at) + text.slice(at + 1 + below(30)),
  (text, at, below) => text.slice(0, at) + PIECES[below(PIECES.length)] + text.slice(at),
  (text, at, below) =>
    text.slice(0, at) + PIECES[below(PIECES.length)] + PIECES[below(PIECES.length)] + text.slice(at),
  (text, at, below) => {
    const to = below(text.length);
    return text.slice(0, at) + text.slice(to, to + below(200)) + text.slice(at);
  },
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text, at) => text.slice(0, at).replaceAll('\n', '\r') + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at).replaceAll('  ', '\t'),
];

/** The first `count` broken pages of a seed; some are broken twice. */
export function breakPages(count, seed = 1, whole = WHOLE_PAGE) {
  const { below } = createDice(seed);
  return Array.from({ length: count }, (_, index) => {
    // Cut off at every place first: the commonest state of a page that is being written.
    if (index < whole.length && index < count / 3) return whole.slice(0, whole.length - index);
    let text = whole;
    for (let times = 1 + below(3); times > 0; times--)
      text = BREAKS[below(BREAKS.length)](text, below(text.length + 1), below);
    return text;
  });
}

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Pages that grow with `size`, each a pattern that takes a careless parser more than its length in time. */
export const GROWING_PAGES = {
  quotes: (size) => `${'>'.repeat(size)} deep`,
  'quotes with spaces': (size) => `${'> '.repeat(size)}deep`,
  tags: (size) => '<div>'.repeat(size) + '</div>'.repeat(size),
  'tags on lines': (size) => `${lines(size, () => '<div>')}\n${lines(size, () => '</div>')}`,
  'open tags': (size) => '<div>'.repeat(size),
  'open components': (size) => lines(size, () => '<Note>'),
  'closing tags': (size) => '</div>'.repeat(size),
  lists: (size) => lines(Math.min(size, 2000), (index) => `${'  '.repeat(index)}- x`),
  'lists in a line': (size) => `${'- '.repeat(size)}x`,
  'square brackets': (size) => '['.repeat(size),
  'closed brackets': (size) => '['.repeat(size) + ']'.repeat(size),
  'links in links': (size) => `${'['.repeat(size)}x${'](/a)'.repeat(size)}`,
  images: (size) => '!['.repeat(size),
  parentheses: (size) => `[a](${'('.repeat(size)}`,
  braces: (size) => '{'.repeat(size),
  'closed braces': (size) => '{'.repeat(size) + '}'.repeat(size),
  'lone braces': (size) => 'a { b '.repeat(size),
  'lone angles': (size) => 'a < b '.repeat(size),
  'tags that are words': (size) => 'a <b c> '.repeat(size),
  asterisks: (size) => '*'.repeat(size),
  'open emphasis': (size) => '**a '.repeat(size),
  'mixed emphasis': (size) => '*a_ '.repeat(size),
  'dense emphasis': (size) => '字**（'.repeat(size),
  backticks: (size) => lines(Math.min(size, 3000), (index) => `${'`'.repeat(index % 500)}a`),
  'open code': (size) => '`a ``b '.repeat(size),
  dollars: (size) => '$a '.repeat(size),
  prices: (size) => 'costs $5 and '.repeat(size),
  'open formulas': (size) => '$$a '.repeat(size),
  comments: (size) => '<!-- a -->'.repeat(size),
  'open comments': (size) => '<!-- '.repeat(size),
  'open JSX comments': (size) => '{/* '.repeat(size),
  'void tags': (size) => 'a<br>'.repeat(size),
  fences: (size) => lines(size, () => '```'),
  'open fence': (size) => `\`\`\`js\n${lines(size, () => 'const a = 1;')}`,
  headings: (size) => lines(size, () => '## Same\n'),
  'heading ids': (size) => lines(size, (index) => `## A {#a${index}}\n`),
  table: (size) => `| a | b |\n| - | - |\n${lines(size, () => '| x | y |')}`,
  'wide table': (size) => `${'|a'.repeat(size)}|\n${'|-'.repeat(size)}|\n${'|b'.repeat(size)}|`,
  footnotes: (size) => lines(size, (index) => `a[^${index}]\n\n[^${index}]: b\n`),
  references: (size) => lines(size, (index) => `[a][r${index}]\n\n[r${index}]: /b\n`),
  entities: (size) => '&amp;&#x;&'.repeat(size),
  backslashes: (size) => '\\'.repeat(size),
  'one line': (size) => 'word '.repeat(size),
  'one word': (size) => 'x'.repeat(size),
  tabs: (size) => '\t'.repeat(size),
  'blank lines': (size) => '\n'.repeat(size),
  nulls: (size) => '\0'.repeat(size),
  surrogates: (size) => '\ud800'.repeat(size),
  imports: (size) => lines(size, (index) => `import A${index} from "/snippets/intro.mdx";`),
  exports: (size) => lines(size, (index) => `export const a${index} = ${index};`),
  'open export': (size) => `export const a = [${'['.repeat(size)}`,
  expressions: (size) => '{1}'.repeat(size),
  attributes: (size) => `<div ${lines(size, (index) => `a${index}="b"`)} />`,
  'front matter': (size) => `---\n${lines(size, (index) => `k${index}: "v`)}\n---\n`,
  'deep front matter': (size) => `---\na: ${'['.repeat(size)}\n---\n`,
  variables: (size) => '{{a}} '.repeat(size),
  directives: (size) => lines(size, () => ':::note\n'),
  urls: (size) => 'http://a.b/(c '.repeat(size),
  mails: (size) => 'a@'.repeat(size),
};
