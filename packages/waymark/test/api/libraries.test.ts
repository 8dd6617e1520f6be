import { describe, expect, it } from 'vitest';
import { renderSite } from '../navigation/render-site.ts';

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const site = (sdk: object, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'docs.json': JSON.stringify({
    ...base,
    navigation: { groups: [{ group: 'Library', sdk, pages: ['start'] }] },
  }),
  '.mintignore': 'ref\nstructure.xml',
  'start.mdx': 'Begin.',
  ...more,
});

const detail =
  '<section class="detail" id="turn(int)"><h3>turn</h3><div class="member-signature">public <a href="Lamp.html">Lamp</a> turn(int degrees)</div><div class="block">Turns it.</div></section>';
const type = (name: string, says: string, members = ''): string =>
  `<main><section class="class-description"><div class="type-signature">public class ${name}</div><div class="block">${says}</div></section><section class="details"><section id="method-detail">${members}</section></section></main>`;
const java = {
  'ref/element-list': 'com.example\n',
  'ref/com/example/package-summary.html':
    '<main><a href="Lamp.html">Lamp</a><a href="Tower.html">Tower</a></main>',
  'ref/com/example/Lamp.html': type('Lamp', 'A lamp.', detail),
  'ref/com/example/Tower.html': type(
    'Tower',
    'Has <a href="Lamp.html#turn(int)">turning</a> lamps; not <a href="../Sea.html">the sea</a>.',
  ),
};
const managed = (item: object): string => JSON.stringify({ items: [item] });
const dotnet = {
  'ref/toc.yml': 'items:\n- uid: Acme\n  items:\n  - uid: Acme.Lamp\n',
  'ref/Acme.yml': managed({ uid: 'Acme', type: 'Namespace', name: 'Acme', fullName: 'Acme' }),
  'ref/Acme.Lamp.yml': managed({
    uid: 'Acme.Lamp',
    type: 'Class',
    name: 'Lamp',
    fullName: 'Acme.Lamp',
    namespace: 'Acme',
    summary: 'A lamp; see <xref href="Acme"></xref>.',
    syntax: { content: 'public class Lamp' },
  }),
};
const php = {
  'structure.xml':
    '<project title="Lights"><file><class><name>Lamp</name><full_name>\\Acme\\Lamp</full_name><docblock><description>A lamp.</description></docblock></class></file></project>',
};

const routes = async (sdk: object, files: Readonly<Record<string, string>>) => {
  const { json, diagnostics } = await renderSite(site(sdk, files));
  return [
    ...json.pages.slice(1).map(({ route, title, breadcrumbs }) => [route, title, ...breadcrumbs]),
    ...diagnostics.map(({ code, hint }) => [code, hint]),
  ];
};

describe('a library of', () => {
  it('Javadoc has its pages below its packages, with links between them', async () => {
    const sdk = { format: 'javadoc', source: '/ref/', directory: 'java' };
    const { pages, json, diagnostics } = await renderSite(site(sdk, java));
    expect(diagnostics).toEqual([]);
    expect(json.pages.slice(1).map(({ route, title, breadcrumbs }) => [route, title, breadcrumbs])).toEqual([
      ['/java/com-example', 'com.example', ['Library', 'com.example']],
      ['/java/com-example/Lamp', 'Lamp', ['Library', 'com.example']],
      ['/java/com-example/Tower', 'Tower', ['Library', 'com.example']],
    ]);
    expect(pages.get('/java/com-example/Lamp')).toContain('id="turn"');
    const tower = pages.get('/java/com-example/Tower') ?? '';
    expect(tower).toContain('href="/java/com-example/Lamp/#turn"');
    expect(tower).toContain('lamps; not the sea.');
  });

  it('DocFX has its pages below its namespaces', async () => {
    expect(await routes({ format: 'docfx', source: 'ref' }, dotnet)).toEqual([
      ['/sdk-reference/Acme', 'Acme', 'Library', 'Acme'],
      ['/sdk-reference/Acme/Lamp', 'Lamp', 'Library', 'Acme'],
    ]);
  });

  it('phpDocumentor is one file, and has its pages below its namespaces', async () => {
    expect(await routes({ format: 'phpdoc', source: 'structure.xml' }, php)).toEqual([
      ['/sdk-reference/Acme/Lamp', 'Lamp', 'Library', 'Acme'],
    ]);
  });

  it.each([
    ['javadoc', dotnet, /`javadoc -d FOLDER`: its `element-list`/],
    ['docfx', { 'ref/toc.yml': '- name: Guide\n  href: guide.md\n' }, /`docfx metadata`: its `toc.yml`/],
    ['sphinx', java, /`sphinx-build -b json`/],
  ])('%s that is something else says what was expected', async (format, files, expected) => {
    const [[code, hint] = [], ...others] = await routes({ format, source: 'ref' }, files);
    expect([code, others]).toEqual(['navigation/unknown-specification', []]);
    expect(hint).toMatch(expected);
  });

  it('phpDocumentor that is another XML says so too, and so does a broken one', async () => {
    const sdk = { format: 'phpdoc', source: 'structure.xml' };
    expect(await routes(sdk, { 'structure.xml': '<svg/>' })).toEqual([
      ['navigation/unknown-specification', 'Give the file `structure.xml` of `phpdoc --template=xml`'],
    ]);
    expect((await routes(sdk, { 'structure.xml': '<project><' })).map(([code]) => code)).toEqual([
      'openapi/syntax',
    ]);
  });
});
