import { describe, expect, it } from 'vitest';
import { emitHome } from './home.ts';
import { createTestSite } from './testing/create-test-site.ts';

const navigation = { groups: [{ group: 'G', pages: ['a'] }] };

describe('emitHome', () => {
  it('leads to the first page', () => {
    const [file] = emitHome(createTestSite({ navigation, pages: { 'a.mdx': '' }, base: '/docs' }));
    expect(file).toMatchObject({ path: 'index.html', content: expect.stringContaining('url=/docs/a/"') });
  });

  it('leaves a home page, and a redirect of the root, alone', () => {
    const pages = { 'a.mdx': '' };
    expect(emitHome(createTestSite({ navigation, pages: { ...pages, 'index.mdx': '' } }))).toEqual([]);
    const config = { redirects: [{ source: '/', destination: '/a' }] };
    expect(emitHome(createTestSite({ navigation, pages, config }))).toEqual([]);
    expect(emitHome(createTestSite({ navigation: { groups: [] }, pages: {} }))).toEqual([]);
  });
});
