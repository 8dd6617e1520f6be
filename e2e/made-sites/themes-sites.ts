import type { MadeSite } from './made-site.ts';

/** The themes, with what each has to be: height of the header, radius of blocks, face of text. */
export const themes = [
  { theme: 'mint', header: 108, radius: 12, face: 'Inter' },
  { theme: 'maple', header: 44, radius: 12, face: 'Inter' },
  { theme: 'palm', header: 108, radius: 10, face: 'Inter' },
  { theme: 'willow', header: 56, radius: 4, face: 'Inter' },
  { theme: 'linden', header: 56, radius: 0, face: 'Geist Mono' },
  { theme: 'almond', header: 60, radius: 16, face: 'Geist' },
  { theme: 'aspen', header: 108, radius: 10, face: 'Inter' },
  { theme: 'sequoia', header: 56, radius: 8, face: 'Inter' },
  { theme: 'luma', header: 60, radius: 14, face: 'Geist' },
] as const;

const TEXT = `---
title: A text
description: What a page of text shows
---

The first line, with \`code\` and [a link](/wide).

## A table

| Name | Meaning | Default | Since | Where |
| --- | --- | --- | ---: | --- |
| \`WAYMARK_CONSOLE_API_ADDRESS_OF_THE_HARBOUR\` | A name that is long, and a sentence that says what it is for | \`https://example.com/a/long/address\` | 1.0 | everywhere |

## Code

\`\`\`bash {2}
echo one
curl --request POST --url https://example.com/a/very/long/address/that/does/not/fit/into/any/column/at/all --header 'Accept: text/plain'
\`\`\`

\`\`\`text
one
\`\`\`

## Boxes

<Note>A note.</Note>

<CardGroup cols={2}>
  <Card title="One" href="/wide">A card.</Card>
  <Card title="Two">Another card.</Card>
</CardGroup>

<Accordion title="More">Folded away.</Accordion>

<Frame caption="A caption"><img src="/dot.svg" alt="A dot" /></Frame>
`;

/** A front page of an author, with classes of the utility compiler. */
const LANDING = `---
title: Landing
mode: custom
---

<div className="mx-auto max-w-5xl px-6 py-16">
  <h1 className="text-4xl font-bold text-gray-900 dark:text-white">All about boats</h1>
  <p className="mt-4 text-lg text-gray-600 dark:text-gray-400">Where they are, and where they go.</p>
  <div className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2">
    <a href="/wide" className="rounded-xl border border-gray-200 p-5 dark:border-gray-800">
      <h3 className="font-semibold text-gray-900 dark:text-white">Begin</h3>
      <p className="text-gray-600 dark:text-gray-400">In a minute.</p>
    </a>
    <Card title="A card of ours" icon="anchor" href="/other">Beside one of the author.</Card>
  </div>
</div>
`;

/** Entries of which the browser finds out how high they are when it comes to them. */
const RELEASES = `---
title: Releases
---

${Array.from({ length: 60 }, (_, at) => `<Update label="Release ${60 - at}">\n  A change.\n</Update>`).join('\n\n')}
`;

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  servers: [{ url: 'https://example.com' }],
  paths: {
    '/boats/{boat_id}': {
      get: {
        summary: 'Get a boat',
        description: 'Gives one boat.',
        parameters: [{ name: 'boat_id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'The boat', content: { 'application/json': { example: { id: 'a' } } } },
        },
      },
    },
  },
};

/** The same small site in every theme: a page of text, a wide one, a front page, an endpoint, a changelog. */
export function themesSites(): readonly MadeSite[] {
  return themes.map(({ theme }) => ({
    name: `theme-${theme}`,
    files: {
      'docs.json': JSON.stringify({
        name: 'Themes',
        theme,
        colors: { primary: '#225588' },
        contextual: { options: ['copy', 'view'] },
        navbar: {
          links: [{ label: 'Help', href: '/wide' }],
          primary: { type: 'button', label: 'Begin', href: '/wide' },
        },
        navigation: {
          tabs: [
            {
              tab: 'Guide',
              groups: [
                { group: 'Start', pages: ['index', 'wide', 'landing', { group: 'Deeper', pages: ['news'] }] },
                { group: 'Calls', openapi: 'openapi.json', pages: ['GET /boats/{boat_id}'] },
              ],
            },
            { tab: 'Other', pages: ['other'] },
          ],
        },
      }),
      'openapi.json': JSON.stringify(OPENAPI),
      'index.mdx': TEXT,
      'wide.mdx': '---\ntitle: Wide\nmode: wide\n---\n\nA text.\n',
      'landing.mdx': LANDING,
      'news.mdx': '---\ntitle: News\n---\n\n<Update label="Today" tags={["New"]}>\n  A change.\n</Update>\n',
      'releases.mdx': RELEASES,
      'other.mdx':
        '---\ntitle: Other\n---\n\n<Card title="Code">\n\n```bash\nnpm i\n```\n\n</Card>\n\n<Panel>A panel.</Panel>\n',
      'dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#225588"/></svg>',
    },
  }));
}
