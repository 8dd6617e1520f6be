import { describe, expect, it } from 'vitest';
import { renderSite } from '../navigation/render-site.ts';

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const sdk = { format: 'sphinx', source: './artifacts/', directory: 'python' };
const lamp =
  '<dl class="py class"><dt class="sig sig-object py" id="tower.Lamp"><em class="property">class </em><span class="sig-name descname">Lamp</span>(<em class="sig-param">color: str</em>)</dt><dd><p>It shines.</p></dd></dl>';
const documents = {
  tower: {
    title: 'Tower',
    parents: [],
    body: `<section><h1>Tower</h1><p>What stands.</p>${lamp}</section>`,
  },
  'more/tools': {
    title: 'Tools',
    parents: [{ title: 'More' }],
    body: '<section><h1>Tools</h1><p>See <a href="../../tower/#tower.Lamp">the lamp</a>.</p></section>',
  },
};
const site = (navigation: unknown, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'docs.json': JSON.stringify({ ...base, navigation }),
  '.mintignore': 'artifacts',
  'artifacts/searchindex.json': JSON.stringify({ docnames: Object.keys(documents) }),
  ...Object.fromEntries(
    Object.entries(documents).map(([name, file]) => [`artifacts/${name}.fjson`, JSON.stringify(file)]),
  ),
  ...more,
});
const tab = { tabs: [{ tab: 'Python', sdk }] };

describe('a library that is a folder', () => {
  it('gives each document a page at its path below `directory`, in groups', async () => {
    const { pages, json, diagnostics } = await renderSite(site(tab));
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, title, breadcrumbs }) => [route, title, breadcrumbs])).toEqual([
      ['/python/tower', 'Tower', ['Python', 'Reference']],
      ['/python/more/tools', 'Tools', ['Python', 'More']],
    ]);
    const page = pages.get('/python/tower') ?? '';
    for (const part of ['id="tower-lamp"', '>It shines.</', 'required']) expect(page).toContain(part);
    expect(page).not.toContain('class="api-bar"');
    expect(pages.get('/python/more/tools')).toContain('href="/python/tower/#tower-lamp"');
  });

  it('shows one of its declarations on a page that asks for it', async () => {
    const groups = [{ group: 'Mine', pages: ['lamp'] }];
    const { pages, json, diagnostics } = await renderSite(
      site(
        { tabs: [{ tab: 'Python', sdk, groups }] },
        { 'lamp.mdx': '---\nsdk: "class Lamp"\n---\n\nMine.\n' },
      ),
    );
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, title }) => [route, title])).toEqual([['/lamp', 'Lamp']]);
    expect(pages.get('/lamp')).toMatch(
      /It shines\.[\s\S]*data-method="class"[\s\S]*Mine\.[\s\S]*arguments-color/,
    );
  });

  it('says where no such folder is', async () => {
    const { diagnostics } = await renderSite(
      site(
        {
          tabs: [
            { tab: 'Python', sdk: { ...sdk, source: 'artifact' } },
            { tab: 'Guide', pages: ['a'] },
          ],
        },
        { 'a.mdx': 'A.' },
      ),
    );
    expect(diagnostics.map(({ code, span }) => [code, span?.file])).toContainEqual([
      'navigation/unknown-specification',
      'docs.json',
    ]);
  });
});
