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
