/** Rows of the format about writing: components, code, text, snippets and code of authors, on one small site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const COMPONENTS = `---
title: Components
---

import Part, { Named, shout } from '/snippets/part.mdx';
import { Counter } from '/snippets/counter.jsx';
import data from '/snippets/data.json';

<AccordionGroup>
<Accordion title="Deep \`water\`" description="Second line" icon="anchor" defaultOpen>Inside.</Accordion>
</AccordionGroup>

<Note title="Mind">N</Note><Warning>W</Warning><Info>I</Info><Tip>T</Tip><Check>C</Check><Danger>D</Danger>
<Callout icon="flag" color="#7c3aed">Own</Callout>

<Columns cols={3}>
<Card title="Go" icon="flag" iconType="solid" color="#aa0000" href="https://out.example" horizontal cta="Read" img="/a.svg">Text</Card>
<Card title="Box" type="tip" arrow={false} href="https://in.example">Box</Card>
<Column>Cell</Column>
</Columns>

<CodeGroup dropdown>

\`\`\`js One
let a;
\`\`\`

\`\`\`py Two
a = 1
\`\`\`

</CodeGroup>

<Color variant="compact"><Color.Item name="sea" value="#123456" /></Color>
<Color variant="table"><Color.Row title="Blues"><Color.Item name="sky" value={{light: '#abcdef', dark: '#012345'}} /></Color.Row></Color>

<Expandable title="details" defaultOpen>More.</Expandable>

<ResponseField name="depth" type="number" required deprecated default="3" pre={["beta"]} post={["m"]}>Depth.</ResponseField>

<ParamField header="X-Boat" type="string" required>Boat.</ParamField>

<Frame caption="A **boat**" hint="Look"><video autoPlay src="/v.mp4" /></Frame>
<Frame><video src="/w.mp4" /></Frame>

<GitHub.Repo repo="a/b" variant="flat" className="mine" />

<Icon icon="flag" size={32} color="#00aa00" className="mine2" />

<Prompt description="Do *it*" actions={["copy","cursor"]}>Write me</Prompt>

<Steps titleSize="h2">
<Step title="First" icon="flag">One</Step>
<Step title="Second" stepNumber={7} titleSize="p" id="own-step" noAnchor>Two</Step>
</Steps>

<Tabs defaultTabIndex={1} sync={false} borderBottom>
<Tab title="Npm" icon="flag">npm</Tab>
<Tab title="Yarn" id="own-tab">yarn</Tab>
</Tabs>

<Tile href="/text" title="Tile" description="Words"><svg viewBox="0 0 1 1" /></Tile>

<Tooltip tip="Salt" headline="Sea" cta="More" href="/text">water</Tooltip>

<FileTree>
- hull/
  - **keel.md**
</FileTree>

<Tree><Tree.Folder name="fixed" openable={false} defaultOpen><Tree.File name="f" highlight /></Tree.Folder></Tree>

<Update label="March 2026" description="v1" tags={["New"]} rss={{title: "Feed title"}}>Changes.</Update>

<Badge size="lg" shape="pill" icon="flag" stroke className="mine3">b</Badge>

<Part word="wind" />

<Named /> {shout} {data.ship}

<Counter start={3} />

Hi {user.name}!

<img src="/a.svg" alt="Zoom" /> <img src="/a.svg" alt="Still" noZoom />

<img className="block dark:hidden" src="/a.svg" alt="Light" />

\`\`\`mermaid placement="top-left" actions={false}
graph TD; A-->B
\`\`\`

<zapier-zap-templates ids="1" />
`;

const TEXT = `---
title: Text
---

[A folder](/folder)
\`\`\`js Title here {1,3-4} icon="flag" lines wrap expandable
a
b
c
d
\`\`\`

\`\`\`js title="x.js" highlight="2" focus={1}
a // [!code ++]
b // [!code --]
c // [!code highlight]
\`\`\`

\`\`\`nocopy
plain
\`\`\`

\`\`\`made-up
some text
\`\`\`

## Config.json options
## What's new
## Fees & billing
## Read/write access
## Step 1: Install
## v1.2.3 release
## Über uns
## 🚀 Launch
## Custom {#Keep_Case}
<h2 noAnchor>Silent</h2>

~one~ ~~two~~ H<sub>2</sub>O x<sup>2</sup>

- [x] done
- [ ] open

| a | b |
|:-:|--:|
| 1 | 2 |

$E=mc^2$ and $5 and $10

<div style="color: red" className="grid grid-cols-2 p-4">Styled</div>

[rel](./view) [ext](view.mdx) [out](https://out.example) [mail](mailto:a@b.c)

<iframe src="https://frame.example" title="f" />
<audio src="/s.mp3" controls></audio>
<Snippet file="part.mdx" word="tide" />
`;

const files = {
  'docs.json': docsJson({ pages: ['index', 'text', 'view', 'panel', 'folder/first'] }),
  'index.mdx': COMPONENTS,
  'text.mdx': TEXT,
  'folder/first.mdx': 'First.',
  'view.mdx': '<View title="One">\n## In one\n</View>\n',
  'panel.mdx':
    '<Panel>Side words</Panel>\n\n## Head\n\n<RequestExample>\n\n```sh Call\ncurl x\n```\n\n</RequestExample>\n',
  'snippets/part.mdx': `export const Named = () => <em>named one</em>;
export const shout = 'LOUD';

Part of {word}.

\`\`\`sh
sail {word}
\`\`\`
`,
  'snippets/counter.jsx': `export const Counter = ({ start }) => {
  const [n, set] = useState(start);
  return <button onClick={() => set(n + 1)}>n{n}</button>;
};
`,
  'snippets/data.json': '{"ship":"Anna"}',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  ...Object.fromEntries(['v.mp4', 'w.mp4', 's.mp3'].map((path) => [path, 'x'])),
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files));
});
afterAll(removeTemporary);

const page = (route: string): string => site.read(`${route}/index.html`.replace(/^\//, ''));

/** A row, and what stands for it. */
type Row = readonly [row: string, what: string | RegExp];

describe('a page has', () => {
  const rows: readonly Row[] = [
    [
      'disclosures that are open, with marks in the title and a second line',
      /<details class="accordion" id="deep-water" open>.*fold-icon.*Deep <code dir="ltr">water<\/code>.*Second line/s,
    ],
    ['disclosures in one block', /class="accordion-group"><details/],
    [
      'callouts of six kinds',
      /data-kind="note".*data-kind="warning".*data-kind="info".*data-kind="tip".*data-kind="check".*data-kind="danger"/s,
    ],
    ['callouts with a title', '<div class="aside-title">Mind</div>N'],
    [
      'callouts of an own look',
      /class="callout callout-tinted s-[^"]*" role="note" data-kind="custom"><span class="aside-icon"/,
    ],
    ['columns', /class="columns card-group" data-cols="3">.*class="column">Cell/s],
    [
      'cards with picture, icon, title, call and arrow',
      /class="card" data-horizontal data-link><img[^>]*face-image[^>]*src="\/a\.svg".*face-arrow.*face-aside.*href="https:\/\/out\.example".*face-cta[^>]*>Read/s,
    ],
    [
      'cards in colours of a kind, without an arrow',
      /<div class="card" data-kind="tip" data-link><div class="face-body">/,
    ],
    ['groups of code as a menu', /class="tab-menu option-dropdown".*>One<\/option>.*>Two<\/option>/s],
    ['colours to copy', 'data-copy="text" data-text="#123456"'],
    [
      'colours of both modes, in rows',
      /color-row-title">Blues<.*data-text="#abcdef" data-text-dark="#012345"/s,
    ],
    ['parts to open, named in words', /<details class="expandable" open>.*Show details<.*Hide details</s],
    [
      'fields with all their marks',
      /id="param-depth" data-deprecated>.*>beta<.*<s>depth<\/s>.*>m<.*>number<.*default: <code>3<\/code>.*>required<.*>deprecated</s,
    ],
    [
      'parameters with their place',
      /X-Boat<.*entry-location">header<.*<a class="entry-link" href="#param-x-boat"/s,
    ],
    [
      'frames with a hint and a caption with marks',
      /frame-hint">Look<.*frame-caption"[^>]*><p>A <strong>boat<\/strong>/s,
    ],
    ['films that play by themselves in silence', '<video autoplay playsinline loop muted src="/v.mp4">'],
    ['films that do not', '<video src="/w.mp4"></video>'],
    [
      'cards of repositories',
      /class="github-repo mine" data-repo="a\/b" data-variant="flat".*href="https:\/\/github\.com\/a\/b"/s,
    ],
    ['icons of a size', /<svg class="icon mine2"[^>]*width="32"/],
    [
      'prompts with a description, to copy and to open',
      /prompt-description"[^>]*><p>Do <em>it<\/em>.*data-copy="prompt".*cursor\.com\/link\/prompt\?text=Write%20me.*prompt-source">Write me/s,
    ],
    [
      'steps as headings, with icons',
      '<h2 class="stage-title" data-component-part="step-title" aria-label="First">First<a class="heading-anchor" href="#first"',
    ],
    [
      'steps with a number, a size and an id of their own',
      /id="own-step"[^>]*><div class="stage-number"[^>]*>7<\/div><div class="stage-body"><p class="stage-title"/,
    ],
    ['steps among the contents', /class="toc-item"[^>]*><a href="#first">First</],
    [
      'tabs with icons, of which one is chosen',
      /class="tabs" data-border data-linked>.*tab-icon.*Npm<.*id="own-tab:tab"[^>]*aria-selected="true"/s,
    ],
    ['tabs that others do not change', /<wm-tabs class="tabs"(?![^>]*data-sync)/],
    ['tiles', /tile-preview"[^>]*><svg.*tile-link" href="\/text\/">Tile<.*Words/s],
    [
      'explanations with head, text and link',
      /tooltip-headline">Sea<\/strong><span>Salt<\/span><a class="tooltip-cta link" href="\/text\/">More/,
    ],
    ['trees of lists', /role="tree".*tree-name">hull<.*tree-name">keel\.md</s],
    ['folders that stay open', /aria-expanded="true" data-fixed>.*data-highlight/s],
    [
      'entries of a changelog',
      /<section class="update"[^>]*id="march-2026"[^>]* data-tags="\[&quot;New&quot;\]">.*>v1<.*update-tag[^>]*>New<.*Changes\./s,
    ],
    [
      'badges with size, shape, icon and line',
      /class="badge mine3" data-badge data-color="gray" data-size="lg" data-shape="pill" data-stroke><svg/,
    ],
    ['snippets with words of the page', '<p>Part of wind.</p>'],
    ['snippets with words of the page in code', /sail<\/span> <span[^>]*>wind</],
    ['names of snippets, values and data', '<em>named one</em>\nLOUD\nAnna'],
    ['components that live in the browser', /<wm-island[^>]*><button>n3<\/button><\/wm-island>/],
    ['nobody where nobody is signed in', '<p>Hi !</p>'],
    [
      'pictures that open, and pictures that do not',
      /alt="Zoom"[^>]*data-zoom=.*alt="Still"[^>]*src="\/a\.svg"\/>/s,
    ],
    ['pictures of one mode', /class="block dark:hidden" src="\/a\.svg"/],
    [
      'diagrams with their controls elsewhere',
      /class="mermaid"[^>]*data-placement="top-left" data-actions="false"/,
    ],
    ['elements of others', '<zapier-zap-templates ids="1"></zapier-zap-templates>'],
  ];
  it.each(rows)('%s', (_, what) => expect(page('')).toMatch(what));
});

describe('a text has', () => {
  const rows: readonly Row[] = [
    [
      'code with a title, an icon, numbers and wrapped lines',
      /data-numbered data-wrap><div class="code-block-header"[^>]*><span class="code-block-icon"><svg.*>Title here</s,
    ],
    [
      'code with marked lines',
      /line line-highlight"><span[^>]*>a<.*class="line"><span[^>]*>b<.*line line-highlight"><span[^>]*>c<.*line line-highlight"><span[^>]*>d</s,
    ],
    ['code with lines in and out of focus', /data-focused>.*line-focus line-diff line-add/s],
    ['code with lines that were there', /line line-highlight line-diff line-remove/],
    ['code with a title in quotes', /code-block-title"[^>]*>x\.js</],
    ['code that is not copied', /<div class="code-block" data-nocopy><pre/],
    ['code in no language that is known', '<span class="line">some text</span>'],
    ['the id config-json-options', 'id="config-json-options"'],
    ['the id what’s-new', 'id="what’s-new"'],
    ['the id fees-&amp;-billing', 'id="fees-&amp;-billing"'],
    ['the id read/write-access', 'id="read/write-access"'],
    ['the id step-1-install', 'id="step-1-install"'],
    ['the id v1-2-3-release', 'id="v1-2-3-release"'],
    ['the id über-uns', 'id="über-uns"'],
    ['the id -launch', 'id="-launch"'],
    ['the id Keep_Case', 'id="Keep_Case"'],
    ['headings without a link', '<h2 id="silent">Silent</h2>'],
    ['words that are struck', '<del>one</del> <del>two</del>'],
    ['words above and below the line', 'H<sub>2</sub>O x<sup>2</sup>'],
    [
      'tasks',
      /<input type="checkbox" disabled checked aria-label="done"\/> done.*<input type="checkbox" disabled aria-label="open"\/>/s,
    ],
    [
      'columns of tables in the middle and at the end',
      '<td data-align="center">1</td><td data-align="right">2</td>',
    ],
    ['formulas beside sums of money', /<math [\s\S]*<\/math>[\s\S]*and \$5 and \$10/],
    ['styles and utilities of its author', /<div class="grid grid-cols-2 p-4 s-[^"]*">Styled/],
    [
      'links beside the file, also with its ending',
      '<a class="link" href="/view/">rel</a> <a class="link" href="/view/">ext</a>',
    ],
    [
      'links that lead out',
      '<a class="link" href="https://out.example" target="_blank" rel="noopener noreferrer">out</a>',
    ],
    ['links for mail', 'href="mailto:a@b.c"'],
    [
      'frames and sounds',
      /<iframe[^>]*src="https:\/\/frame\.example"[^>]*><\/iframe>.*<audio src="\/s\.mp3" controls>/s,
    ],
    ['snippets as older sites include them', '<p>Part of tide.</p>'],
  ];
  it.each(rows)('%s', (_, what) => expect(page('text')).toMatch(what));
});

describe('beside them', () => {
  it('the address of a folder leads to its first page', () =>
    expect(page('text')).toMatch(/<a [^>]*href="\/folder\/first\/"[^>]*>A folder<\/a>/));
  it('the heading of a view is among the contents', () =>
    expect(page('view')).toMatch(/multi-view-item" id="one"[\s\S]*toc-item"><a href="#in-one"/));
  it('a panel holds the examples of its page', () =>
    expect(page('panel')).toMatch(/<div id="panel"[^>]*>.*Side words.*id="request-example".*>Call</s));
  it('the feed has the words that its author gives', () =>
    expect(site.read('rss.xml')).toContain('<title>Feed title</title>'));
  it('utilities of its author have rules', () => {
    const [, sheet = ''] = /href="\/(_waymark\/page\.[^"]+\.css)"/.exec(page('text')) ?? [];
    expect(site.read(sheet)).toMatch(/\.grid-cols-2\b[\s\S]*\.p-4\b/);
  });
  it('nothing is told as wrong but the address of a folder', () =>
    expect(site.result.diagnostics).toMatchObject([{ code: 'links/folder-address' }]));
});
