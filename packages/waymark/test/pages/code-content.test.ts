/** What code of authors draws: Markdown among tags, what stands between the tags of a snippet, ids that links lead to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

const HOME = `---
title: Home
---

import { Crew, Tide } from '/snippets/crew.jsx';
import Kid from '/snippets/kid.mdx';

export const isOn = true;
export const Torn = () => { throw new Error('torn'); };

export const boats = ['sloop', 'ketch'];

{isOn && <MDX>
  ## Below <Badge>deck</Badge>

  Some *text* of [two](/two) and {boats.length} boats.

  <Note>
    Mind **it**, {isOn && <MDX>*all*</MDX>}.
  </Note>

  | Boat | Mast |
  |------|------|
  | one  | <Badge>tall</Badge> |

  \`\`\`js Knots
  let knots;
  \`\`\`

  1. first
  2. second \`code\`
</MDX>}

{boats.map((boat) => <MDX key={boat}>- **{boat}** sails</MDX>)}

{isOn && <MDX>{\`#### Made \${boats[0]}\`}</MDX>}

{isOn && <p><MDX title="/>">a <b>c</b></MDX></p>}

<Crew />

<Tide />

<Kid>Between **tags**.</Kid>

{isOn && <Snippet file="kid.mdx" />}

{isOn && <Torn />}

{isOn && <Card title="Whole"><Torn />Stands.</Card>}

<Card title={<Torn />}>Stands too.</Card>

{(() => { const list = []; list.push(list, list); return <Card title="Endless" tags={list}>Stands as well.</Card>; })()}

{isOn && <style>{'.from-code { color: red }'}</style>}

<Tabs>{boats.map((boat) => <Tab key={boat} title={boat}><Crew /></Tab>)}</Tabs>

<h2 id={boats[0]}>Own</h2>

{boats.map((boat) => <div key={boat} id={\`made-\${boat}&co\`}>{boat}</div>)}

{boats.map((boat) => <Accordion key={boat} title={\`Why \${boat}?\`}>Because.</Accordion>)}

<Tabs>{boats.map((boat) => <Tab key={boat} title={\`For \${boat}\`}>Tab.</Tab>)}</Tabs>

<Steps>{boats.map((boat) => <Step key={boat} title={\`Step \${boat}\`} titleSize="h3">Do.</Step>)}</Steps>

{isOn && <ParamField query="sailId" type="string">Field.</ParamField>}

{isOn && <Update label="March 2026">Log.</Update>}

{boats.map((boat) => <Crew key={boat} />)}

\`\`\`html
<p id="in-code">x</p>
\`\`\`
`;

const TARGETS = [
  ...['sloop', 'made-ketch&co', 'why-sloop', 'why-ketch', 'for-ketch', 'step-sloop', 'param-sail-id'],
  ...['march-2026', 'from-file'],
];

const files = {
  'docs.json': docsJson({ pages: ['index', 'two'] }),
  'index.mdx': HOME,
  'two.mdx': `---\ntitle: Two\n---\n${[...TARGETS, 'in-code', 'tooltip', 'sloop-tab'].map((id) => `[x](/#${id})`).join(' ')}\n`,
  'snippets/crew.jsx': `export const Crew = () => (
  <MDX>
    ### Crew

    Words <Badge>mate</Badge> **bold**
  </MDX>
);
export const Tide = () => {
  const [tide, rise] = useState(0);
  return <div id="from-file" onClick={() => rise(tide + 1)}><MDX>## Tide {tide} **high**</MDX></div>;
};
`,
  'snippets/kid.mdx': 'Kid has {props.children} and <Card title="Box">{children}</Card>\n',
};

let site: Built;
let html: string;
beforeAll(async () => {
  site = await buildProject(writeProject(files));
  html = site.read('index.html');
});
afterAll(removeTemporary);

describe('Markdown in code is Markdown', () => {
  it.each([
    [
      'with tags in headings',
      /<h2 id="below-deck" aria-label="Below deck">Below <span class="badge"[^>]*>deck<\/span><a [^>]*><\/a><\/h2>/,
    ],
    [
      'with links and values in text',
      /<p>Some <em>text<\/em> of <a [^>]*href="\/two\/"[^>]*>two<\/a> and 2 boats\.<\/p>/,
    ],
    [
      'in tags, and in code within it',
      /<p>Mind <strong>it<\/strong>, <p><em>all<\/em><\/p>\.|Mind <strong>it<\/strong>,[\s\S]{0,20}<em>all<\/em>/,
    ],
    ['with tags in tables', /<th>Boat<\/th>[\s\S]*<td>one<\/td><td><span class="badge"[^>]*>tall</],
    ['with fences', /code-block-title"[^>]*>Knots<[\s\S]*<span class="[^"]+">let<\/span>/],
    ['with lists', /<ol start="1"><li>first<\/li><li>second <code dir="ltr">code<\/code><\/li><\/ol>/],
    ['within tags and beside values', /<p><p>a <b>c<\/b><\/p><\/p>|a <b>c<\/b>/],
    ['for each value of a list', /<ul><li><strong>ketch<\/strong> sails<\/li><\/ul>/],
    ['as the value of an expression', '<h4>Made sloop</h4>'],
    [
      'in files of code',
      /<h3 id="crew" aria-label="Crew">Crew<a [^>]*><\/a><\/h3><p>Words <span class="badge"[^>]*>mate<\/span> <strong>bold<\/strong><\/p>/,
    ],
    [
      'in what lives in the browser',
      /<wm-island[^>]*><div id="from-file"><h2>Tide 0 <strong>high<\/strong><\/h2>/,
    ],
  ])('%s', (_, what) => expect(html).toMatch(what));

  it('in the Markdown of the page, where the tag of a component says nothing', () => {
    const markdown = site.read('index.md');
    expect(markdown).toContain('### Crew\n\nWords mate **bold**');
    expect(markdown.match(/Words mate/g)).toHaveLength(5);
    expect(markdown).toContain('Tide 0 **high**');
  });

  it('in what the search finds, below the heading that it stands under', () => {
    const records = site.files.filter((path) => /^_waymark\/search\/.*\.json$/.test(path)).map(site.read);
    expect(records.join()).toMatch(/Crew\\nWords mate bold\\nTide 0 high/);
  });

  it('in the code that the browser gets', () => {
    const module = site.files.find((path) => /_waymark\/islands\/crew\./.test(path)) ?? '';
    expect(site.read(module)).toMatch(/level:2/);
    expect(site.read(module)).not.toContain('## Tide');
  });
});

describe('what stands between the tags of a snippet', () => {
  it('stands in the place that the snippet gives it, as often as it does', () =>
    expect(html).toMatch(
      /Kid has Between <strong>tags<\/strong>\.[\s\S]*face-content[^>]*>Between <strong>tags</,
    ));
  it('does so for agents', () => expect(site.read('index.md')).toContain('Kid has Between **tags**.'));
  it('is Markdown for agents where an expression makes it', () =>
    expect(site.read('index.md')).toMatch(/^## Below deck$/m));
});

it('a list that holds itself costs the page nothing', () => expect(html).toContain('Stands as well.'));

describe('links lead to ids', () => {
  it('that code gives, and components of code, and to no others', () => {
    const missing = site.result.diagnostics.filter(({ code }) => code === 'links/missing-anchor');
    expect(missing.map(({ message }) => /"#(.*)"/.exec(message)?.[1])).toEqual([
      'in-code',
      'tooltip',
      'sloop-tab',
    ]);
    for (const id of TARGETS) expect(html).toContain(` id="${id.replace('&', '&amp;')}"`);
  });
});

describe('a component that throws in an expression', () => {
  const told = () => site.result.diagnostics.filter(({ code }) => !code.startsWith('links/'));

  it('costs its own place, and is told of there', () => {
    expect(told().map(({ code, message }) => [code, message])).toEqual([
      ['mdx/component-failed', expect.stringMatching(/<Snippet>.*a file is included by a tag of the page/)],
      ...Array.from({ length: 3 }, () => ['mdx/component-failed', expect.stringMatching(/<Torn>.*torn/)]),
    ]);
    expect(html.match(/data-diagnostic="mdx\/component-failed"/g)).toHaveLength(4);
    expect(html).toMatch(/Whole<[\s\S]*Stands\.[\s\S]*Stands too\./);
  });

  it('leaves tabs with others in them as they are', () =>
    expect(html).toMatch(
      /role="tabpanel"[^>]*><div class="tab-title">ketch<\/div><h3 id="crew-3" aria-label="Crew">Crew<a [^>]*><\/a><\/h3>/,
    ));

  it('leaves styles', () => {
    const [, sheet = ''] = /href="\/(_waymark\/page\.[^"]+\.css)"/.exec(html) ?? [];
    expect(site.read(sheet)).toContain('.from-code');
  });
});

it('says of a script that a component makes, in a tag or an expression, that it is left out, as one cause for all pages', async () => {
  const page = "import { Ticker } from '/snippets/ticker.jsx';\n\n";
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['one', 'two'] }),
      'one.mdx': `${page}<Ticker />\n`,
      'two.mdx': `${page}{[1].map(() => <Ticker key="1" />)}\n`,
      'snippets/ticker.jsx': 'export const Ticker = () => <p>Tick<script>tick()</script></p>;\n',
    }),
  );
  const told = site.result.diagnostics.map(({ code, cause, span }) => [code, cause, span?.file]);
  expect(told).toEqual([
    ['mdx/inline-script', 'made by `<Ticker>`', 'one.mdx'],
    ['mdx/inline-script', 'made by `<Ticker>`', 'two.mdx'],
  ]);
  expect(`${site.read('one/index.html')}${site.read('two/index.html')}`).not.toContain('tick()');
});

it('keeps what components of code show to people alone from agents, and the other way round', async () => {
  const body = (text: string): string =>
    ['humans', 'agents', 'signed-out']
      .map(
        (who) =>
          `<Visibility for="${who}">${text} ${who}<Visibility for="humans"> in</Visibility>.</Visibility>`,
      )
      .join('');
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': `export const Still = () => <p>${body('Still')}</p>;
export const Live = () => { const [n, count] = useState(0); return <p onClick={() => count(1)}>${body('Live')}</p>; };

<Still />

<Live />

{[<Still key="1" />]}
`,
    }),
  );
  const texts = (of: string): readonly string[] => of.match(/(?:Still|Live) [\w-]+(?: in)?\./g) ?? [];
  const [still, live] = [
    ['Still humans in.', 'Still signed-out in.'],
    ['Live humans in.', 'Live signed-out in.'],
  ];
  expect(texts(site.read('index.html'))).toEqual([still, live, still].flat());
  const told = ['agents.', 'signed-out.'];
  expect(texts(site.read('index.md'))).toEqual(
    ['Still', 'Live', 'Still'].flatMap((name) => told.map((who) => `${name} ${who}`)),
  );
  const records = site.files.filter((path) => /^_waymark\/search\/.*\.json$/.test(path)).map(site.read);
  expect(records.join()).not.toContain('agents');
});
