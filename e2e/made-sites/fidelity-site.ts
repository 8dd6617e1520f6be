import type { MadeSite } from './made-site.ts';

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

/** A table as components of authors draw it. */
const ratesFile = `export const Rates = ({ ports }) => (
  <table>
    <thead><tr>{ports.map((port) => <th key={port}>{port}</th>)}</tr></thead>
    <tbody><tr>{ports.map((port) => <td key={port}>PilotageAndTowageOf{port}</td>)}</tr></tbody>
  </table>
);
`;

/** A table whose first column holds a long name, and as many of the others sentences. */
const keysTable = (columns: number, sentences: number): string => {
  const row = (first: string, other: string, last: string) =>
    `| ${[first, ...Array(columns - 1 - sentences).fill(other), ...Array(sentences).fill(last)].join(' | ')} |`;
  const sentence = 'What it is for, and what it does where it is not given. '.repeat(5);
  return [
    row('Key', 'Since', 'Meaning'),
    row('-', '-', '-'),
    row('`HARBOUR_CONSOLE_ADDRESS_OF_THE_PILOTS`', '1.2', sentence),
  ].join('\n');
};

/** Icons that are there, that no set has, whose file is missing, and whose host does not answer. */
const ICONS = ['anchor', 'wqzz', '/none.svg', 'https://example.invalid/none.svg'];

const eachIcon = (draw: (icon: string, at: number) => string): string => ICONS.map(draw).join('\n');

const iconPages = ICONS.map((icon, at) => [
  `sign-${at}.mdx`,
  `---\ntitle: Sign\nicon: ${icon}\n---\n\nA text.\n`,
]);

const signs = `<CardGroup>
${eachIcon((icon) => `<Card title="Sign" icon="${icon}" />`)}
${eachIcon((icon) => `<Card title="Sign" icon="${icon}" horizontal />`)}
</CardGroup>

<AccordionGroup>
${eachIcon((icon) => `<Accordion title="Sign" icon="${icon}">A text.</Accordion>`)}
</AccordionGroup>

<Steps>
${eachIcon((icon) => `<Step title="Sign" icon="${icon}">A text.</Step>`)}
</Steps>

<Tabs>
${eachIcon((icon, at) => `<Tab title="Sign ${at}" icon="${icon}">A text.</Tab>`)}
</Tabs>

${eachIcon((icon) => `<Callout icon="${icon}">Sign</Callout>\n`)}`;

/** Icons that a component of the author's draws, without a size. */
const drawn = `export const Mark = ({ className }) => <svg className={className} viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>

<Card id="drawn" title="Card" icon={<Mark />}>A text.</Card>
<Card id="sized" title="Card" icon={<Mark className="w-10" />}>A text.</Card>
<Accordion title="Accordion" icon={<Mark />}>A text.</Accordion>
<Tabs><Tab title="Tab" icon={<Mark />}>A text.</Tab></Tabs>
<Steps><Step title="Step" icon={<Mark />}>A text.</Step></Steps>
<Callout icon={<Mark />}>A text.</Callout>`;

const sentence = 'A sentence that takes more than a line';
const dense = `| A | B | C | D | E | F |
| - | - | - | - | - | - |
| ${sentence} | 1 | 2 | 3 | \`HARBOUR_VARIABLE\` | ${sentence} |

\`\`\`bash
short
\`\`\`

\`\`\`text
answer
\`\`\`

\`\`\`bash
${'long '.repeat(40)}
\`\`\``;

/** What real sites have and small ones lack. */
export function fidelitySite(): MadeSite {
  const longLine = JSON.stringify({ berth: 'q'.repeat(80) });
  return {
    name: 'fidelity',
    files: {
      'docs.json': JSON.stringify({
        name: 'Fidelity',
        theme: 'luma',
        colors: { primary: '#225588' },
        logo: '/mark.svg',
        navigation: {
          tabs: [
            { tab: 'Docs', pages: ['index', 'answer', 'rates'] },
            {
              tab: 'Ports',
              icon: 'anchor',
              groups: [{ group: 'Harbour', root: 'harbour', tag: 'NEW', pages: ['berths', 'lights'] }],
            },
            { tab: 'More', pages: ['row', 'names', 'boxes', 'samples', 'dense', 'keys', 'bare'] },
            { tab: 'Signs', pages: ['signs', ...ICONS.map((_, at) => `sign-${at}`)] },
          ],
        },
      }),
      'own.css':
        '#navbar div { background: #ffeeee; } html[data-current-path="/row"] .nav-tabs { display: none; } html[data-current-path="/lights"] div:has(> .nav-tabs) { display: none !important; } html[data-current-path="/names"] .nav-tabs-item[href="/"] { display: none; } html[data-current-path="/names"] .nav-logo { height: 36px; } .prose { margin-inline: auto !important; } html[data-current-path="/bare"] #navbar { display: none; }',
      'row.mdx': page(
        'Row',
        '<div id="row" className="flex items-center h-12">\n  <svg width="16" height="16" />\n  A line\n</div>',
      ),
      'boxes.mdx':
        '---\ntitle: Boxes\nmode: custom\n---\n\n<pre>plain</pre>\n\n<Frame style={{ width: 600 }}>\n\n![A mark](/mark.svg)\n\n</Frame>\n\n<Frame><div style={{ width: 600 }}>As wide as its author says</div></Frame>\n\n<div style={{ color: "rgb(9, 8, 7)" }}><h2 className="slogan">Drawn by its author</h2>\n\nA text with [a link](/row).\n\n<a id="boxed" href="/row"><button>A button</button></a></div>\n\n<div id="pressed" className="inline-flex" onClick={() => {}}>\n  A line\n</div>\n',
      'samples.mdx': page('Samples', `\`\`\`json\n${longLine}\n\`\`\`\n\n`.repeat(80)),
      'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>',
      'names.mdx': page(
        'Names',
        `<div className="flex justify-end"><Tooltip headline="A headline" tip="${'An explanation. '.repeat(9)}">a word</Tooltip></div>

${'A text.\n\n'.repeat(60)}

## Pagination

[Above](#pagination)

${'A text.\n\n'.repeat(60)}`,
      ),
      'signs.mdx': page('Signs', signs),
      ...Object.fromEntries(iconPages),
      'dense.mdx': page('Dense', dense),
      'index.mdx': page('Home', 'A text.'),
      'harbour.mdx': page('Harbour', 'A text.'),
      'berths.mdx': page('Berths', drawn),
      'lights.mdx':
        '---\ntitle: Lights and signs of the outer harbour\nicon: anchor\ntag: Experimental\n---\n\nA text.\n',
      'answer.mdx': page(
        'Answer',
        `<ResponseExample>\n\n\`\`\`json\n${longLine}\n\`\`\`\n\n</ResponseExample>\n\n\`\`\`json\n${longLine}\n\`\`\``,
      ),
      'rates.mdx': page(
        'Rates',
        'import { Rates } from "/snippets/rates.jsx"\n\n<Rates ports={["Amrum", "Borkum", "Juist", "Langeoog"]} />',
      ),
      'keys.mdx': page('Keys', [keysTable(2, 1), keysTable(5, 4), keysTable(5, 1)].join('\n\n')),
      'bare.mdx': page('Bare', '## A part\n\nA text.'),
      'snippets/rates.jsx': ratesFile,
    },
  };
}
