import { describe, expect, it } from 'vitest';
import { createClaims } from './claims.ts';

const claimed = (...claims: readonly (readonly [path: string, hash: string, from?: string])[]) => {
  const taken = createClaims();
  const answers = claims.map(([path, hash, from]) => taken.take({ path, hash, from }));
  return { answers, files: [...taken.files.keys()], diagnostics: taken.diagnostics };
};

describe('createClaims', () => {
  it('takes a file once, however often it comes with the same content', () => {
    const { answers, diagnostics } = claimed(['a/b', '1', 'x.mdx'], ['a/b', '1', 'y.mdx'], ['a/c', '1']);
    expect([answers, diagnostics]).toEqual([['taken', 'known', 'taken'], []]);
  });

  it('names both who write one file, and lets the first stand', () => {
    const { files, diagnostics } = claimed(['a', '1', 'x.mdx'], ['a', '2', 'y.mdx'], ['b', '1'], ['b', '2']);
    expect(files).toEqual(['a', 'b']);
    expect(diagnostics).toMatchObject([
      { code: 'output/taken', severity: 'error', span: { file: 'y.mdx' } },
      { code: 'output/taken', message: expect.stringContaining('Waymark itself') },
    ]);
    expect(diagnostics[0]?.message).toMatch(/"x\.mdx".*"y\.mdx"/);
  });

  it('takes names that differ in letter case or Unicode form for one, unless they hold the same', () => {
    const { files, diagnostics } = claimed(
      ['img/Logo.png', '1', 'img/Logo.png'],
      ['img/logo.png', '2', 'img/logo.png'],
      ['é.html', '1'],
      ['e\u0301.html', '2'],
      ['IMG/LOGO.png', '1'],
      ['Img/other.png', '3'],
    );
    expect(files).toEqual(['img/Logo.png', 'é.html', 'IMG/LOGO.png', 'Img/other.png']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['output/letter-case', 'output/letter-case']);
    expect(diagnostics[0]).toMatchObject({ span: { file: 'img/logo.png' } });
  });

  it('refuses a file where another needs a folder, in either order', () => {
    const { files, diagnostics } = claimed(
      ['llms.txt/index.html', '1', 'llms.txt/index.mdx'],
      ['llms.txt', '2'],
      ['404.html', '3'],
      ['404.HTML/x/index.html', '4', '404.HTML/x.mdx'],
    );
    expect(files).toEqual(['llms.txt/index.html', '404.html']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['output/file-and-folder', 'output/file-and-folder']);
    expect(diagnostics[0]?.message).toContain('"llms.txt/index.mdx"');
    expect(diagnostics[1]).toMatchObject({ span: { file: '404.HTML/x.mdx' } });
  });

  it('says once what is wrong with a page, and with each page of a specification', () => {
    const { diagnostics } = claimed(
      ['a/index.html', '1', 'a.mdx'],
      ['a.md', '2', 'a.mdx'],
      ['A/index.html', '3', 'A.mdx'],
      ['A.md', '4', 'A.mdx'],
      ['con/index.html', '5', 'api.json'],
      ['con.md', '6', 'api.json'],
      ['nul/index.html', '7', 'api.json'],
    );
    expect(diagnostics.map(({ code, span }) => `${code} ${span?.file}`)).toEqual([
      'output/letter-case A.mdx',
      'output/path api.json',
      'output/path api.json',
    ]);
  });

  it('says once what is wrong with a path, at the file that it comes from', () => {
    const { answers, diagnostics } = claimed(['../x', '1', 'api.json'], ['../x', '1', 'api.json']);
    expect(answers).toEqual(['refused', 'refused']);
    expect(diagnostics).toMatchObject([
      { code: 'output/path', span: { file: 'api.json', start: 0, end: 0 } },
    ]);
  });
});
