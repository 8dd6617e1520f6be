import { afterAll, describe, expect, it } from 'vitest';
import { waymark } from '../support/commands.ts';
import { docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const folder = writeProject({
  'docs.json': docsJson(
    { groups: [{ group: 'Start', pages: ['index', 'own'], colour: 'red' }] },
    { api: { playground: { display: 'simple' } }, styling: { latex: true }, favicn: '/a.svg' },
  ),
  'index.mdx':
    '---\ntitle: Home\nmode: assistant\nauthor: me\n---\n\n<Card title="A" as="b" nothing="c" id="d">\n\n<Note>x</Note>\n\n</Card>\n\n<Crad />\n',
  'own.mdx':
    '---\ntitle: Own\nmode: wide\n---\n\nexport const Card = () => <p />\n\n<Card shape="round" />\n\n<Note>y</Note>\n',
  'broken.mdx': '<Card',
});

describe('support', () => {
  it('tells how far what the project uses is supported', async () => {
    const { status, stdout } = await waymark(['support', folder, '--json']);
    expect(status).toBe(0);
    const { version, summary, entries } = JSON.parse(stdout);
    expect([version, summary.not]).toEqual([1, 6]);
    const levels = Object.fromEntries(
      entries.map(({ name, level, uses }: Record<string, string>) => [name, `${level} ${uses}`]),
    );
    expect(levels).toMatchObject({
      theme: 'works 1',
      'group.pages': 'works 1',
      'api.playground.display': 'works 1',
      'styling.latex': 'works 1',
      favicn: 'not 1',
      'navigation.groups.colour': 'not 1',
      title: 'works 2',
      author: 'not 1',
      Card: 'works 1',
      Note: 'works 2',
      'Card.title': 'works 1',
      'Card.id': 'works 1',
      'Card.as': 'not 1',
      'Card.nothing': 'not 1',
      Crad: 'not 1',
    });
    expect(levels).not.toHaveProperty('Card.shape');
    expect(entries).toContainEqual({
      kind: 'front-matter',
      name: 'author',
      level: 'not',
      uses: 1,
      file: 'index.mdx',
      why: 'the format has no such key: it is kept for code of yours',
    });
  });

  it('prints for people what is missing first', async () => {
    const { stdout } = await waymark(['support', folder]);
    expect(stdout.indexOf('not     Crad')).toBeGreaterThan(-1);
    expect(stdout).toMatch(/Did you mean `Card`\?/);
    expect(stdout).toMatch(/\d+ work, \d+ work partly, 6 do not\n$/);
  });

  it('is used wrongly with a form for findings, and cannot tell of what cannot be read', async () => {
    for (const format of ['sarif', 'xml'])
      expect(await waymark(['support', folder, '--format', format])).toMatchObject({
        status: 2,
        stdout: '',
        stderr: `waymark: "--format ${format}" is none of pretty, json\n`,
      });
    expect(await waymark(['support', writeProject({ 'docs.json': '{' })])).toMatchObject({
      status: 1,
      stdout: '',
    });
  });
});
