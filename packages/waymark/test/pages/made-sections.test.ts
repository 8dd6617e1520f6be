/** Headings and entries of a changelog that expressions make: they are what they are where they are written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

const LOG = `---
title: Log
rss: true
---

export const entries = [
  { day: 'May 2026', tag: 'Lamps', title: 'Brighter', text: 'They burn whale oil.' },
  { day: 'April 2026', tag: 'Horns', title: 'Louder', text: 'Blown by steam.' },
];

## Before

{entries.map(({ day, tag, title, text }) => (
  <Update key={day} label={day} tags={[tag]} description={\`On \${tag}\`}>
    <h3>{title}</h3>
    <p>{text} <a href="/log">Read <b>on</b></a></p>
  </Update>
))}

{<><h2 id="last">Made <em>last</em></h2><Heading level={3}>Deep</Heading><h3 noAnchor>Brighter</h3></>}

<Accordion title="Fold">
  {<h2>In a fold</h2>}
</Accordion>

<Visibility for="agents">{<h2>Unseen</h2>}</Visibility>

## After

{entries.map(({ title }) => <Card title={title + ' lamps'}>Of {'brass'}</Card>)}
`;

let site: Built;

beforeAll(async () => {
  site = await buildProject(
    await writeProject({
      'docs.json': docsJson({ pages: ['index', 'log'] }),
      'index.mdx': 'Home.',
      'log.mdx': LOG,
    }),
    { siteUrl: 'https://example.com' },
  );
});
afterAll(removeTemporary);

const sections = (): readonly (readonly string[])[] => {
  const [file = ''] = site.files.filter(
    (path) => /_waymark\/search\/.*\.json/.test(path) && site.read(path).startsWith('[['),
  );
  const pages = JSON.parse(site.read(file)) as readonly [string, ...string[][]][];
  return pages.flatMap(([, ...found]) => found);
};

describe('headings and entries that expressions make', () => {
  it('have an id of their own, and a link to themselves unless they have none by intent', () => {
    const html = site.read('log/index.html');
    expect(html).toContain('<h3 aria-label="Brighter" id="brighter">Brighter<a class="heading-anchor"');
    expect(html).toContain(
      '<h2 aria-label="Made last" id="last">Made <em>last</em><a class="heading-anchor"',
    );
    expect(html).toContain('<h3 aria-label="Brighter" id="brighter-2">Brighter</h3>');
  });

  it('stand in the contents where they stand in the page, but not what a component hides', () => {
    const toc = [...site.read('log/index.html').matchAll(/class="toc-item"[^>]*><a href="#([^"]*)"/g)];
    expect(toc.map(([, id]) => id)).toEqual(
      'before may-2026 april-2026 last deep brighter-2 after'.split(' '),
    );
  });

  it('begin sections of the search, with the words that were made', () => {
    expect(sections().map(([id, , text]) => `${id}: ${text}`)).toEqual([
      ': Home.',
      'before: Read on Made last Deep Brighter Fold In a fold',
      'may-2026: On Lamps\nLamps',
      'brighter: They burn whale oil. Read on',
      'april-2026: On Horns\nHorns',
      'louder: Blown by steam. Read on',
      'last: ',
      'deep: ',
      'brighter-2: ',
      'in-a-fold: ',
      'after: Of brass\nBrighter lamps\nLouder lamps',
    ]);
  });

  it('are told of by the feed', () => {
    const feed = site.read('log/rss.xml');
    expect(feed).toContain('<item><title>Brighter</title><link>https://example.com/log/#brighter</link>');
    expect(feed).toContain(
      '<description>They burn whale oil. Read on</description><category>Lamps</category>',
    );
  });
});

it('keeps each entry of a changelog in its place, those without a label among them', async () => {
  const update = (day: string, attributes = ''): string =>
    `<Update description="${day}"${attributes}>\n${day} was bright.\n</Update>`;
  const { read } = await buildProject(
    await writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': `---\ntitle: Log\nrss: true\n---\n\n${update('May', ' label="May"')}\n\n${update('June')}\n\n${update('July')}\n\n{<Update label="August">It was dark.</Update>}\n`,
    }),
    { siteUrl: 'https://example.com' },
  );
  const told = [...read('rss.xml').matchAll(/<description>(\w+ was \w+)/g)].map(([, words]) => words);
  expect(told).toEqual(['May was bright', 'June was bright', 'July was bright', 'It was dark']);
});
