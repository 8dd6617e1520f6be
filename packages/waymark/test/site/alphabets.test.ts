import { afterAll, describe, expect, it } from 'vitest';
import { openSession } from '../../src/dev/session.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const FURTHER = /^_waymark\/(\w+(?:-mono)?-(?:latin-ext|vietnamese|cyrillic|cyrillic-ext|greek))\./;

const project = (
  files: Readonly<Record<string, string>>,
  navigation: object = {},
  rest: object = {},
): string =>
  writeProject({
    'docs.json': docsJson({ pages: ['index'], ...navigation }, rest),
    'index.mdx': 'Home.',
    ...files,
  });

describe('files for letters of other alphabets', () => {
  const filesFor = async (...parts: Parameters<typeof project>): Promise<readonly string[]> => {
    const { files } = await buildProject(project(...parts));
    return files.flatMap((path) => FURTHER.exec(path)?.[1] ?? []).sort();
  };

  it('are none for a site in English, with signs', async () => {
    expect(await filesFor({ 'index.mdx': 'A naïve λ, and Ω → 5 €.' })).toEqual([]);
  });

  it.each([
    ['the text of a page', { 'index.mdx': 'By Łukasz.' }, {}, {}],
    ['a title', { 'index.mdx': '---\ntitle: Łódź\n---\n' }, {}, {}],
    [
      'a label of the navigation',
      {},
      { pages: undefined, groups: [{ group: 'Łódź', pages: ['index'] }] },
      {},
    ],
    ['what stands around pages', {}, {}, { banner: { content: 'Łódź' } }],
  ])('follow from %s', async (_, files, navigation, rest) => {
    expect(await filesFor(files, navigation, rest)).toEqual(['geist-mono-latin-ext', 'inter-latin-ext']);
  });
});

describe('a page', () => {
  it('has those of its title, its description and its headings sent at once, and no others', async () => {
    const { read } = await buildProject(
      project(
        {
          'vi.mdx': '---\ntitle: Bắt đầu\n---\n',
          'ru.mdx': '---\ntitle: Start\n---\n\n## Быстрый старт\n',
          'en.mdx': '---\ntitle: Start\n---\n\nBy Łukasz.\n',
        },
        { pages: ['index', 'vi', 'ru', 'en'] },
      ),
    );
    const sent = (page: string): readonly string[] =>
      Array.from(read(page).matchAll(/rel="preload" href="\/_waymark\/([\w-]+)/g), ([, name = '']) => name);
    expect(sent('vi/index.html')).toEqual(['inter', 'inter-vietnamese']);
    expect(sent('ru/index.html')).toEqual(['inter', 'inter-cyrillic']);
    expect(sent('en/index.html')).toEqual(['inter']);
  });

  it('has them in `dev` once an edit brings the first such letter', async () => {
    const folder = project({});
    const session = await openSession({ directory: folder, entry: 'docs.json', version: '0.0.0' });
    const textOf = async (path: string): Promise<string> => {
      const answer = await session.answer(path);
      return answer?.kind === 'file' && 'content' in answer.file ? String(answer.file.content) : '';
    };
    const styles = async (): Promise<string> =>
      textOf(/_waymark\/site\.\w+\.css/.exec(await textOf('index.html'))?.[0] ?? '');
    expect(await styles()).not.toContain('unicode-range');
    writeProject({ 'index.mdx': 'Швидкий старт.' }, folder);
    await session.change(['index.mdx']);
    expect(await styles()).toContain('inter-cyrillic');
  });
});
