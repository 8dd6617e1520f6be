import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waymark } from '../support/commands.ts';
import { docsJson, removeTemporary, snapshot, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const CONFIG = `{
  "theme": "mint", "name": "Test",
  "colors": { "primary": "#0B6E4F" },
  // what readers see
  "navigation": {
    "groups": [
      { "grup": "Start", "pages": ["index", "Guides/Setup", "old/usage", "nothing"], "expnded": true }
    ],
  }
}
`;
const FILES = {
  'docs.json': CONFIG,
  'index.mdx':
    '# Harbour\n\n[Usage](/deep/usage) and [Setup](./GUIDES/setup.mdx?x#y)\r\n\n<Card title="/guides/SETUP" href="/guides/SETUP" />\n\n![](/images/A.svg)\n',
  'guides/setup.mdx': '## Y\n',
  'deep/usage.mdx': 'Usage.\n',
  'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

describe('check --fix', () => {
  it('writes what can mean one thing only, shows it first, and counts what is left', async () => {
    const folder = writeProject(FILES);
    const { status, stdout, stderr } = await waymark(['check', folder, '--fix', '--format', 'json']);
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(
      CONFIG.replace('grup', 'group')
        .replace('Guides/Setup', 'guides/setup')
        .replace('old/usage', 'deep/usage')
        .replace('expnded', 'expanded')
        .replace('    ],\n', '    ]\n'),
    );
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toBe(
      FILES['index.mdx']
        .replace('./GUIDES/setup.mdx', './guides/setup.mdx')
        .replace('href="/guides/SETUP"', 'href="/guides/setup"')
        .replace('A.svg', 'a.svg'),
    );
    expect(stderr).toContain('-      { "grup": "Start"');
    expect(stderr).toContain('+++ b/index.mdx');
    const left = (JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }).diagnostics;
    expect(left.map(({ code }) => code)).toEqual(['config/comment', 'navigation/missing-page']);
    expect(status).toBe(1);
  });

  it('is offered where it would mend something, and not by itself', async () => {
    const folder = writeProject(FILES);
    const { stderr } = await waymark(['check', folder]);
    expect(stderr).toMatch(/; --fix mends \d+ of the findings\n/);
    await waymark(['check', folder, '--fix']);
    expect((await waymark(['check', folder])).stderr).not.toContain('--fix');
  });

  it('writes the names of components and of their properties, in both tags', async () => {
    const text =
      '<Crad titel="a" herf="/">\n<note>b</note>\n\n<Icon Icon="star" />\n</Crad>\n\n<Card title="a" titel="b" xyz="c" />\n\n<Crad\ntitle="d">e</Crad>\n\n<Lamp />\n';
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': text });
    await waymark(['check', folder, '--fix']);
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toBe(
      '<Card title="a" href="/">\n<Note>b</Note>\n\n<Icon icon="star" />\n</Card>\n\n<Card title="a" titel="b" xyz="c" />\n\n<Card\ntitle="d">e</Card>\n\n<Lamp />\n',
    );
  });

  it('writes nothing where it has nothing to mend, and nothing without the flag', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'nothing'] }),
      'index.mdx': '# Home\n',
    });
    const before = snapshot(folder);
    const { status, stderr } = await waymark(['check', folder, '--fix']);
    expect([status, snapshot(folder)]).toEqual([1, before]);
    expect(stderr).toContain('Nothing here can be mended');
    const faulty = writeProject(FILES);
    await waymark(['check', faulty]);
    expect(readFileSync(join(faulty, 'docs.json'), 'utf8')).toBe(CONFIG);
  });

  it.skipIf(process.getuid?.() === 0)('passes over what may not be written', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'page'] }),
      'index.mdx': '[x](/PAGE)\n',
      'page.mdx': '[x](/PAGE)\n',
    });
    chmodSync(join(folder, 'index.mdx'), 0o444);
    const { stderr } = await waymark(['check', folder, '--fix']);
    expect(stderr).toContain('Not mended: index.mdx may not be written');
    expect(readFileSync(join(folder, 'page.mdx'), 'utf8')).toBe('[x](/page)\n');
  });

  it('writes through no link, and nothing in place of bytes that are no text', async () => {
    const elsewhere = writeProject({ 'page.mdx': '[x](/INDEX)\n' });
    const linked = writeProject({
      'docs.json': docsJson({ pages: ['index', 'page'] }),
      'index.mdx': '# Home\n',
    });
    symlinkSync(join(elsewhere, 'page.mdx'), join(linked, 'page.mdx'));
    await waymark(['check', linked, '--fix']);
    expect(readFileSync(join(elsewhere, 'page.mdx'), 'utf8')).toBe('[x](/INDEX)\n');
    const bytes = Buffer.concat([Buffer.from('# Home\n\n[x](/PAGE) '), Buffer.from([0xff, 10])]);
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['INDEX', 'page'] }),
      'page.mdx': '# Page\n',
    });
    writeFileSync(join(folder, 'index.mdx'), bytes);
    writeFileSync(join(folder, 'page.mdx'), '[x](/PAGE)');
    const { stderr } = await waymark(['check', folder, '--fix']);
    expect(stderr).toContain('Not mended: index.mdx');
    expect(readFileSync(join(folder, 'index.mdx')).equals(bytes)).toBe(true);
    expect(readFileSync(join(folder, 'page.mdx'), 'utf8')).toBe('[x](/page)');
  });
});
