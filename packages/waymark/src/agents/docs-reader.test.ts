import { describe, expect, it } from 'vitest';
import { createDocsReader } from './docs-reader.ts';

const open = (files: Readonly<Record<string, string>>) =>
  createDocsReader(async (path) => (Object.hasOwn(files, path) ? files[path] : undefined), '1.2.3');

describe('a reader of docs', () => {
  it('has answers where a site has none of the files', async () => {
    const reader = await open({});
    expect([reader.name, reader.version]).toEqual(['this project', '1.2.3']);
    expect(await reader.search('lamp', {})).toEqual({ pages: [], total: 0, lacksLanguage: true });
    expect(await reader.navigation()).toBeUndefined();
    expect(await reader.skills()).toEqual([]);
    expect(await reader.readPage('/')).toBeUndefined();
  });

  it('reads a page with the base path or without, and where redirects of the site lead', async () => {
    const { readPage } = await open({
      'index.html': '<script src="/docs/_waymark/main.js"></script>',
      'guide.md': 'Guide',
      'docs/inner.md': 'Inner',
      _redirects: [
        '/docs/old /docs/older 308',
        '/docs/older /docs/guide#part 308',
        '/docs/a /docs/b 308',
        '/docs/b /docs/a 308',
        '/docs/away //example.com/guide 308',
        '',
      ].join('\n'),
    });
    expect(await Promise.all(['/docs/guide', '/guide', '/docs/old', '/older'].map(readPage))).toEqual(
      Array(4).fill('Guide'),
    );
    expect(await readPage('/docs/inner')).toBe('Inner');
    expect(await Promise.all(['/docs/a', '/docs/away', '/none'].map(readPage))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('reads the skills that a site names, and no other file', async () => {
    const { readSkill } = await open({
      '.well-known/agent-skills/index.json': '{"skills":[{"name":"lamps"}]}',
      '.well-known/agent-skills/lamps/SKILL.md': 'Trim the wick.',
      '.well-known/agent-skills/other/SKILL.md': 'Not named.',
    });
    expect(await readSkill('lamps')).toBe('Trim the wick.');
    expect(await readSkill('other')).toBeUndefined();
  });
});
