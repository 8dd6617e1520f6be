import { describe, expect, it } from 'vitest';
import { renderSite } from '../navigation/render-site.ts';

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const lamp = { type: 'reference', target: 1, name: 'Lamp' };
const library = JSON.stringify({
  schemaVersion: '2.0',
  id: 0,
  name: 'lamps',
  variant: 'project',
  kind: 1,
  children: [
    {
      id: 1,
      name: 'Lamp',
      kind: 128,
      comment: {
        summary: [
          { kind: 'text', text: 'A lamp; see ' },
          { kind: 'inline-tag', tag: '@link', text: 'light', target: 2 },
        ],
      },
      children: [
        {
          id: 3,
          name: 'turn',
          kind: 2048,
          signatures: [
            {
              name: 'turn',
              kind: 4096,
              type: lamp,
              comment: {
                summary: [{ kind: 'text', text: 'Turns it.' }],
                blockTags: [{ tag: '@throws', content: [{ kind: 'text', text: 'never' }] }],
              },
              parameters: [{ name: 'degrees', kind: 32768, type: { type: 'intrinsic', name: 'number' } }],
            },
          ],
        },
      ],
    },
    { id: 2, name: 'light', kind: 64, signatures: [{ name: 'light', kind: 4096, type: lamp }] },
  ],
});
const sdk = { format: 'typedoc', source: 'api.json' };

const site = (navigation: unknown, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'docs.json': JSON.stringify({ ...base, navigation }),
  'api.json': library,
  ...more,
});

describe('a library on a tab or a group', () => {
  it('gives a page to each symbol, after what the element lists', async () => {
    const navigation = { groups: [{ group: 'Library', sdk, pages: ['start'] }] };
    const { pages, json, diagnostics } = await renderSite(site(navigation, { 'start.mdx': 'Begin.' }));
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, title, breadcrumbs }) => [route, title, breadcrumbs])).toEqual([
      ['/start', 'Start', ['Library']],
      ['/sdk-reference/classes/Lamp', 'Lamp', ['Library', 'Classes']],
      ['/sdk-reference/functions/light', 'light()', ['Library', 'Functions']],
    ]);
    const page = pages.get('/sdk-reference/classes/Lamp') ?? '';
    for (const part of [
      'data-method="class"',
      'id="turn"',
      'href="/sdk-reference/functions/light/"',
      '>Turns it.</',
      'degrees',
      'Throws',
    ])
      expect(page).toContain(part);
    expect(pages.get('/sdk-reference/functions/light')).toContain(
      '<a href="/sdk-reference/classes/Lamp/">Lamp</a>',
    );
  });

  it('puts its pages where `directory` says, and makes none where a page documents a symbol itself', async () => {
    const tab = (more: object): unknown => ({
      tabs: [{ tab: 'Library', sdk: { ...sdk, directory: 'lib' }, ...more }],
    });
    const listed = await renderSite(site(tab({})));
    expect(listed.json.pages.map(({ route }) => route)).toEqual([
      '/lib/classes/Lamp',
      '/lib/functions/light',
    ]);
    const mine = { 'mine.mdx': '---\nsdk: "method Lamp.turn"\n---\nMy own words.' };
    const written = await renderSite(site(tab({ groups: [{ group: 'Own', pages: ['mine'] }] }), mine));
    expect(written.diagnostics).toEqual([]);
    expect(written.json.pages.map(({ route, title }) => [route, title])).toEqual([['/mine', 'Lamp.turn()']]);
    for (const text of ['My own words.', 'Turns it.', 'degrees'])
      expect(written.pages.get('/mine')).toContain(text);
  });

  it.each([
    ['sdk: "api.json class Lamp"'],
    ['sdk: { kind: class, name: Lamp, source: api.json }'],
    ['sdk: { kind: method, name: turn, parent: Lamp }'],
  ])('is documented by %s', async (key) => {
    const { pages, diagnostics } = await renderSite(
      site({ pages: ['mine'] }, { 'mine.mdx': `---\n${key}\n---\nWords.` }),
    );
    expect(diagnostics).toEqual([]);
    expect(pages.get('/mine')).toContain('Turns it.');
  });

  it('is reported where its tool or its file is not known', async () => {
    const codes = async (navigation: unknown, more = {}): Promise<readonly string[]> =>
      (await renderSite(site(navigation, more))).diagnostics.map(({ code }) => code);
    const group = (written: object): unknown => ({
      groups: [{ group: 'G', sdk: written, pages: ['start'] }],
    });
    const start = { 'start.mdx': 'x' };
    expect(await codes(group({ ...sdk, format: 'doxygen' }), start)).toEqual(['config/missing-key']);
    expect(await codes(group({ ...sdk, source: 'gone.json' }), start)).toEqual([
      'navigation/unknown-specification',
    ]);
  });
});
