import { afterAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** How many pages the index of each language has that a page of the site asks for. */
function pagesByLanguage({ files, read }: Built): Record<string, number> {
  const asked = files.flatMap((path) =>
    path.endsWith('.html') ? (/<html lang="([^"]+)"/.exec(read(path))?.[1] ?? []) : [],
  );
  const counts = [...new Set(asked)].sort().map((language) => {
    const manifest: unknown = JSON.parse(read(`_waymark/search/${language}.json`));
    return [language, (manifest as { readonly pages: number }).pages] as const;
  });
  return Object.fromEntries(counts);
}

describe('every page asks an index that is there, and is found in it', () => {
  it('where the only language is a link to another site', async () => {
    const navigation = {
      global: { languages: [{ language: 'fr', href: 'https://fr.example.com' }] },
      pages: ['index', 'guide'],
    };
    const folder = writeProject({ 'docs.json': docsJson(navigation), 'index.mdx': 'a', 'guide.mdx': 'b' });
    expect(pagesByLanguage(await buildProject(folder))).toEqual({ en: 2 });
  });

  it('where pages stand beside the languages', async () => {
    const navigation = {
      languages: [
        { language: 'de', pages: ['de/a', 'de/b'] },
        { language: 'fr', pages: ['fr/a'] },
      ],
      groups: [{ group: 'All', pages: ['index'] }],
    };
    const files = { 'de/a.mdx': 'a', 'de/b.mdx': 'b', 'fr/a.mdx': 'a', 'index.mdx': 'b' };
    const folder = writeProject({ 'docs.json': docsJson(navigation), ...files });
    expect(pagesByLanguage(await buildProject(folder))).toEqual({ de: 2, en: 1, fr: 1 });
  });
});
