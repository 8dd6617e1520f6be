import { realpathSync, renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSession, type Session } from '../../src/dev/session.ts';
import { listWatched } from '../../src/dev/watch/list-watched.ts';
import { isAnyGone } from '../../src/dev/watch/look-at.ts';
import { watchProject } from '../../src/dev/watch/watch.ts';
import { openSourceMemory } from '../../src/project/files/memory/source-memory.ts';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const small = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' };

function open(directory: string): Promise<Session> {
  return openSession({ directory, entry: 'docs.json', version: '0.0.0' });
}

async function read(session: Session, path: string): Promise<string> {
  const answer = await session.answer(path);
  return answer?.kind === 'file' && 'content' in answer.file ? String(answer.file.content) : '';
}

describe('a session', () => {
  it('shows a changed body, also that of a snippet', async () => {
    const folder = writeProject({
      ...small,
      'index.mdx': "import Part from '/snippets/part.mdx'\n\n<Part />\n",
      'snippets/part.mdx': 'first part',
    });
    const session = await open(folder);
    expect(await read(session, 'index.html')).toContain('first part');
    writeProject({ 'snippets/part.mdx': 'second part' }, folder);
    await session.change(['snippets/part.mdx']);
    expect(await read(session, 'index.html')).toContain('second part');
  });

  it('tells why an element is empty when that changes, as a check does', async () => {
    const tabs = (other: object): string =>
      docsJson({
        tabs: [
          { tab: 'A', pages: ['index'] },
          { tab: 'B', ...other },
        ],
      });
    const folder = writeProject({ ...small, 'docs.json': tabs({}) });
    const session = await open(folder);
    const codes = (): readonly string[] => session.diagnostics().map(({ code }) => code);
    expect(codes()).toEqual(['navigation/empty-element']);
    writeProject({ 'docs.json': tabs({ pages: null }) }, folder);
    await session.change(['docs.json']);
    expect(codes()).toEqual(['config/wrong-type']);
  });

  it('tells of names that differ in case alone, also from that of a file that every site has, until they do not', async () => {
    const pages = docsJson({ pages: ['index', 'boat', 'Boat'] });
    const folder = writeProject({ ...small, 'docs.json': pages, 'boat.mdx': 'One.', 'Boat.mdx': 'Two.' });
    const session = await open(folder);
    const codes = (): readonly string[] => session.diagnostics().map(({ code }) => code);
    expect(codes()).toEqual(['output/letter-case']);
    rmSync(join(folder, 'Boat.mdx'));
    writeProject({ 'docs.json': docsJson({ pages: ['index', 'boat'] }) }, folder);
    await session.change(['Boat.mdx', 'docs.json']);
    expect(codes()).toEqual([]);
    writeProject({ 'Robots.txt': 'User-agent: *' }, folder);
    await session.change(['Robots.txt']);
    expect(codes()).toEqual(['output/letter-case']);
    rmSync(join(folder, 'Robots.txt'));
    await session.change(['Robots.txt']);
    expect(codes()).toEqual([]);
  });

  it('reads the files of a library in a folder again, also one that the project ignores', async () => {
    const document = (body: string): string => JSON.stringify({ title: 'Tower', body: `<p>${body}</p>` });
    const folder = writeProject({
      'docs.json': docsJson({ tabs: [{ tab: 'Python', sdk: { format: 'sphinx', source: 'made/' } }] }),
      '.mintignore': 'made',
      'made/searchindex.json': '{"docnames": ["tower"]}',
      'made/tower.fjson': document('first text'),
    });
    const session = await open(folder);
    expect(await read(session, 'sdk-reference/tower/index.html')).toContain('first text');
    writeProject({ 'made/tower.fjson': document('second text') }, folder);
    await session.change(['made/tower.fjson']);
    expect(await read(session, 'sdk-reference/tower/index.html')).toContain('second text');
  });

  it('reads specifications elsewhere in the repository, and what they refer to, again, and says what these are', async () => {
    const schema = (description: string): string => JSON.stringify({ Boat: { type: 'object', description } });
    const operation = (summary: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Boats', version: '1' },
        paths: {
          '/boats': {
            get: {
              summary,
              responses: {
                200: {
                  description: 'OK',
                  content: { 'application/json': { schema: { $ref: 'schemas.json#/Boat' } } },
                },
              },
            },
          },
        },
      });
    const folder = writeProject({
      '.git/HEAD': '',
      'api/openapi.json': operation('List boats'),
      'api/schemas.json': schema('Made of wood.'),
      'docs/docs.json': docsJson({ openapi: '../api/openapi.json', pages: ['GET /boats'] }),
    });
    const session = await open(join(folder, 'docs'));
    const route = 'api-reference/list-boats/index.html';
    expect(await read(session, route)).toContain('Made of wood.');
    expect([...session.outside()].sort()).toEqual(['../api/openapi.json', '../api/schemas.json']);
    writeProject({ 'api/schemas.json': schema('Made of steel.') }, folder);
    await session.change(['../api/schemas.json']);
    expect(await read(session, route)).toContain('Made of steel.');
  });

  it('follows a file that takes the place of a folder with pages, also in the folder of a specification elsewhere', async () => {
    const folder = writeProject({
      '.git/HEAD': '',
      'api/openapi.json': '{}',
      'docs/docs.json': docsJson({ openapi: '../api/openapi.json', pages: ['index'] }),
      'docs/index.mdx': 'Home.',
      'docs/a/b.mdx': 'In a folder.',
    });
    const docs = join(folder, 'docs');
    const session = await open(docs);
    const watching = watchProject(docs, () => undefined);
    watching.follow(session.outside());
    expect(await read(session, 'a/b/index.html')).toContain('In a folder.');
    for (const path of ['docs/a', 'api']) rmSync(join(folder, path), { recursive: true });
    writeProject({ 'docs/a': 'A file.', api: 'A file.' }, folder);
    await session.change(['a/b.mdx', '../api/openapi.json']);
    expect(await read(session, 'a/b/index.html')).toBe('');
    // A watcher that begins now finds a file where the folder was.
    const later = watchProject(docs, () => undefined);
    later.follow(session.outside());
    await Promise.all([watching.stop(), later.stop()]);
  });

  it('goes on where a link to itself takes the place of a folder, and where the docs folder is gone for a while', async () => {
    const folder = writeProject({ ...small, 'a/b.mdx': 'In a folder.' });
    const session = await open(folder);
    const watched = listWatched(folder);
    rmSync(join(folder, 'a'), { recursive: true });
    symlinkSync('a', join(folder, 'a'));
    expect(isAnyGone(['a/b.mdx'], folder, watched)).toBe(true);
    await session.change(['a/b.mdx']);
    expect(await read(session, 'a/b/index.html')).toBe('');
    expect(session.diagnostics().map(({ code }) => code)).toContain('content/left-out');
    renameSync(folder, `${folder}-moved`);
    await expect(session.change(['index.mdx'])).rejects.toThrow(`There is no folder ${folder}`);
    expect(await read(session, 'index.html')).not.toBe('');
    renameSync(`${folder}-moved`, folder);
    rmSync(join(folder, 'a'));
    writeProject({ 'a/b.mdx': 'Again in a folder.' }, folder);
    await session.change(['index.mdx', 'a/b.mdx']);
    expect(await read(session, 'a/b/index.html')).toContain('Again in a folder.');
  });

  it('has no page of a folder in whose place there is a link out of the repository', async () => {
    const folder = writeProject({ '.git/HEAD': '', ...small, 'a/b.mdx': 'In a folder.' });
    const outside = writeProject({ 'b.mdx': 'Elsewhere.' });
    const session = await open(folder);
    renameSync(join(folder, 'a'), `${folder}-a`);
    symlinkSync(outside, join(folder, 'a'));
    await session.change(['a/b.mdx']);
    expect(session.files()).not.toContain('a/b.mdx');
    expect(await session.answer('a/b/index.html')).toBeUndefined();
  });

  it('lists nothing again for a page behind a link that stays in the repository', async () => {
    const root = writeProject({ '.git/HEAD': '', 'shared/b.mdx': 'One.' });
    const folder = writeProject(small, join(root, 'docs'));
    symlinkSync('../shared', join(folder, 'a'));
    const session = await open(folder);
    writeProject({ 'shared/b.mdx': 'Two.', 'docs/untold.mdx': 'New.' }, root);
    await session.change(['a/b.mdx']);
    expect(await read(session, 'a/b/index.html')).toContain('Two.');
    expect(session.files()).not.toContain('untold.mdx');
  });

  it('knows what is gone when a docs folder comes back that was away', async () => {
    const folder = writeProject({ ...small, 'a.mdx': 'A.' });
    const session = await open(folder);
    renameSync(folder, `${folder}-away`);
    await expect(session.change(['docs.json', 'index.mdx', 'a.mdx'])).rejects.toThrow('There is no folder');
    writeProject(small, folder);
    await session.change(['docs.json', 'index.mdx']);
    expect(session.files()).toEqual(['docs.json', 'index.mdx']);
  });

  it('counts the pages that a change made others, those too that it draws again because of what was wrong', async () => {
    const folder = writeProject({ ...small, 'index.mdx': 'Home. [a](/none)', 'other.mdx': 'Other.' });
    const session = await open(folder);
    await read(session, 'index.html');
    await read(session, 'other/index.html');
    writeProject({ 'index.mdx': 'Mended.', 'other.mdx': 'Changed.' }, folder);
    expect((await session.change(['index.mdx', 'other.mdx'])).pages).toBe(2);
    expect((await session.change(['index.mdx'])).pages).toBe(0);
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }, { name: 'Renamed' }) }, folder);
    expect((await session.change(['docs.json'])).pages).toBe('every');
    writeProject({ 'look.css': 'p { color: red }' }, folder);
    await session.change(['look.css']);
    writeProject({ 'look.css': 'p { color: blue }' }, folder);
    expect((await session.change(['look.css'])).pages).toBe(0);
  });

  it('reads the configuration that a fresh start would read: docs.json once it is there, else mint.json', async () => {
    const older = (name: string): string =>
      JSON.stringify({
        name,
        colors: { primary: '#0B6E4F' },
        navigation: [{ group: 'G', pages: ['index'] }],
      });
    const folder = writeProject({ 'index.mdx': 'Home.', 'mint.json': older('Old') });
    const session = await openSession({ directory: folder, entry: 'mint.json', version: '0.0.0' });
    expect(await read(session, 'index.html')).toContain('- Old</title>');
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }, { name: 'New' }) }, folder);
    await session.change(['docs.json']);
    expect(await read(session, 'index.html')).toContain('- New</title>');
    rmSync(join(folder, 'docs.json'));
    writeProject({ 'mint.json': older('Again') }, folder);
    await session.change(['docs.json', 'mint.json']);
    expect(await read(session, 'index.html')).toContain('- Again</title>');
  });

  it('takes changes in their order, however long each of them takes', async () => {
    const folder = writeProject(small);
    const session = await open(folder);
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }, { name: 'Renamed' }) }, folder);
    const slow = session.change(['docs.json']);
    writeProject({ 'index.mdx': 'Changed.' }, folder);
    await Promise.all([slow, session.change(['index.mdx'])]);
    const html = await read(session, 'index.html');
    expect(html).toContain('Changed.');
    expect(html).toContain('Renamed');
  });

  it('keeps the last good site while docs.json is broken, and takes the next one', async () => {
    const folder = writeProject(small);
    const session = await open(folder);
    writeProject({ 'docs.json': '{' }, folder);
    expect((await session.change(['docs.json'])).found.map(({ code }) => code)).toContain('config/syntax');
    expect(await read(session, 'index.html')).toContain('Home.');
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }, { name: 'Mended' }) }, folder);
    await session.change(['docs.json']);
    expect(await read(session, 'index.html')).toContain('Mended');
  });

  it('tells nothing of a docs.json that cannot be read but that, for its places have moved', async () => {
    const broken = docsJson({ pages: ['index'] }, { favicon: '/none.svg', icons: { library: 'lucide' } });
    const folder = writeProject({ ...small, 'docs.json': broken });
    const session = await open(folder);
    const codes = (): readonly string[] => session.diagnostics().map(({ code }) => code);
    expect(codes()).toContain('links/missing-asset');
    writeProject({ 'docs.json': `\n\n${broken.slice(0, -1)}` }, folder);
    await session.change(['docs.json']);
    expect(codes()).toEqual(['config/syntax']);
    writeProject({ 'docs.json': broken }, folder);
    await session.change(['docs.json']);
    expect(codes()).toContain('links/missing-asset');
  });

  it('shows the size of a picture that was drawn anew, and a snippet that was not there before', async () => {
    // The head of a picture in the GIF format; a drawing would count as a text of the site.
    const square = (size: string): string => `GIF89a${size}\0${size}\0\0\0\0`;
    const folder = writeProject({
      ...small,
      'index.mdx': "import Late from '/snippets/late.mdx'\n\n![A square](/square.gif)\n\n<Late />\n",
      'square.gif': square('x'),
    });
    const session = await open(folder);
    expect(await read(session, 'index.html')).toContain('width="120"');
    writeProject({ 'square.gif': square('z') }, folder);
    await session.change(['square.gif']);
    expect(await read(session, 'index.html')).toContain('width="122"');
    writeProject({ 'snippets/late.mdx': 'came late' }, folder);
    await session.change(['snippets/late.mdx']);
    expect(await read(session, 'index.html')).toContain('came late');
  });

  it('tells of a picture that turns into what Git LFS leaves in its place, until it is there again', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    const folder = writeProject({ ...small, 'boat.png': 'PNG' });
    const session = await open(folder);
    for (const text of [pointer, 'PNG']) {
      writeProject({ 'boat.png': text }, folder);
      await session.change(['boat.png']);
      const codes = session.diagnostics().map(({ code }) => code);
      expect(codes).toEqual(text === pointer ? ['content/lfs-pointer'] : []);
    }
  });

  it('has no Markdown of a page that is gone, and the patterns of redirects', async () => {
    const redirects = [{ source: '/old/:path*', destination: '/:path*' }];
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'other'] }, { redirects }),
      'index.mdx': 'Home.',
      'other.mdx': 'Other.',
    });
    const session = await open(folder);
    expect(await read(session, 'other.md')).toContain('Other.');
    expect(await read(session, '_waymark/redirects.json')).toContain('old');
    rmSync(join(folder, 'other.mdx'));
    await session.change(['other.mdx']);
    expect(await session.answer('other.md')).toBeUndefined();
  });

  it('has the first page at the root, also as Markdown, where no file has that place', async () => {
    const session = await open(
      writeProject({ 'docs.json': docsJson({ pages: ['first'] }), 'first.mdx': 'Ahoy.' }),
    );
    expect(await read(session, 'index.html')).toContain('Ahoy.');
    expect(await read(session, 'index.md')).toContain('Ahoy.');
  });

  it('leaves out a page as large as no page is, whether it was so from the beginning or grows', async () => {
    const files = {
      'docs.json': docsJson({ pages: ['index', 'a'] }),
      'index.mdx': 'Hi.\n',
      'a.mdx': 'Hi.\n',
    };
    const directory = writeProject(files);
    const options = { directory, entry: 'docs.json', version: '0.0.0' };
    const session = await openSession(options);
    truncateSync(join(directory, 'a.mdx'), 60_000_000);
    const { found } = await session.change(['a.mdx']);
    expect(found.map(({ hint }) => hint)).toContain('"a.mdx" is there, but it is larger than 50 MB');
    expect(found).toEqual((await openSession(options)).diagnostics());
    expect(await session.answer('a/')).toBeUndefined();
  });

  it('follows what .mintignore says, each time that it is written', async () => {
    const folder = writeProject({ ...small, 'other.mdx': 'Other.', '.mintignore': '' });
    const session = await open(folder);
    for (const [ignored, isThere] of [
      ['other.mdx', false],
      ['', true],
    ] as const) {
      writeProject({ '.mintignore': ignored }, folder);
      await session.change(['.mintignore']);
      expect((await read(session, 'other/index.html')).includes('Other.')).toBe(isThere);
    }
  });

  it("answers the project's own texts for agents in both places where agents look", async () => {
    const folder = writeProject({ ...small, 'llms.txt': 'Read this.' });
    const session = await open(folder);
    const places = ['llms.txt', '.well-known/llms.txt'];
    const copies = async (): Promise<unknown[]> =>
      Promise.all(places.map(async (path) => [path, await session.answer(path)]));
    const file = (path: string, copied: string): unknown => ({
      kind: 'file',
      file: { path, copyFrom: join(folder, copied), within: realpathSync(folder), from: copied },
      problems: [],
      failed: false,
    });
    expect(await copies()).toEqual(places.map((path) => [path, file(path, 'llms.txt')]));
    writeProject({ '.well-known/llms.txt': 'Read that.' }, folder);
    await session.change(['.well-known/llms.txt']);
    expect(await copies()).toEqual(places.map((path) => [path, file(path, path)]));
  });

  it("shows the project's own 404.html", async () => {
    const session = await open(writeProject({ ...small, '404.html': 'own page' }));
    expect(session.notFound()).toBe('own page');
  });
});

describe('watching', () => {
  it('sees content in a folder called dist, and nothing in an output', async () => {
    const folder = writeProject({
      ...small,
      'dist/page.mdx': 'Page.',
      'site/_waymark/manifest.json': '[]',
      'node_modules/x/readme.md': '',
    });
    const seen = new Set<string>();
    const watching = watchProject(folder, (paths) => {
      for (const path of paths) seen.add(path);
    });
    // The watcher has no sign of being ready: write until the last of the files is seen.
    for (let tries = 0; !seen.has('dist/page.mdx') && tries < 100; tries++) {
      writeProject({ 'site/x.md': `${tries}`, 'node_modules/x/readme.md': `${tries}` }, folder);
      writeProject({ 'dist/page.mdx': `Page ${tries}.` }, folder);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await watching.stop();
    expect([...seen]).toEqual([join('dist', 'page.mdx')]);
  });
});

describe('what a session finds', () => {
  const codes = (session: Session): readonly string[] =>
    session.diagnostics().map(({ code, span }) => `${code} ${span?.file}`);

  it('is broken links and images of pages that were answered, and of docs.json', async () => {
    const footer = { socials: {}, links: [{ header: 'A', items: [{ label: 'A', href: '/nowhere' }] }] };
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'other'] }, { footer }),
      'index.mdx': '[A](/gone) [B](/other#gone) [C](/other#here)\n\n![D](/gone.png)\n',
      'other.mdx': '## Here\n',
    });
    const session = await open(folder);
    expect(codes(session)).toEqual(['links/missing-page docs.json']);
    await read(session, 'index.html');
    // Of a page that nobody has asked for, the places are not known.
    expect(codes(session).slice(1)).toEqual([
      'links/missing-page index.mdx',
      'links/missing-asset index.mdx',
    ]);
    await read(session, 'other/index.html');
    await read(session, 'index.html');
    expect(codes(session)).toContain('links/missing-anchor index.mdx');
  });

  it('stands where it is now, when an edit only moved it', async () => {
    const page = (head: string): string => `---\n${head}icon: no-such-icon\n---\n`;
    const folder = writeProject({ ...small, 'index.mdx': page('') });
    const session = await open(folder);
    const places = (): readonly unknown[] =>
      session.diagnostics().map(({ code, span }) => [code, span?.start]);
    expect(places()).toEqual([['icon/unknown', 4]]);
    writeProject({ 'index.mdx': page('# A comment\n') }, folder);
    await session.change(['index.mdx']);
    expect(places()).toEqual([['icon/unknown', 16]]);
  });

  it('stays while nothing of it changes, and goes when it is mended, whoever looks', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'other'] }),
      'index.mdx': '[A](/gone) [B](/later)\n',
      'other.mdx': 'Other.',
    });
    const session = await open(folder);
    await read(session, 'index.html');
    expect(codes(session)).toHaveLength(2);
    writeProject({ 'other.mdx': 'Another.' }, folder);
    await session.change(['other.mdx']);
    expect(codes(session)).toHaveLength(2);
    writeProject({ 'later.mdx': 'Later.' }, folder);
    await session.change(['later.mdx']);
    expect(codes(session)).toEqual(['links/missing-page index.mdx']);
    writeProject({ 'index.mdx': 'No link.' }, folder);
    await session.change(['index.mdx']);
    expect(codes(session)).toEqual([]);
  });

  it('goes when a page whose code failed is again as it was before', async () => {
    const folder = writeProject(small);
    const session = await open(folder);
    await read(session, 'index.html');
    writeProject({ 'index.mdx': 'Home. {beacon()}' }, folder);
    await session.change(['index.mdx']);
    await read(session, 'index.html');
    expect(codes(session)).toEqual(['mdx/expression-failed index.mdx']);
    writeProject(small, folder);
    await session.change(['index.mdx']);
    expect(codes(session)).toEqual([]);
  });
});

describe('a session that knows what earlier ones read', () => {
  const cache = temporaryFolder();
  /** Later than any file of a test is written. */
  const now = Date.now() + 1e9;
  const titled = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;
  /** Opens a session; says of which files it read the heads. */
  async function openAgain(directory: string): Promise<readonly [session: Session, read: readonly string[]]> {
    const memory = openSourceMemory({ folder: cache, buildId: 'b1', now });
    const heads: string[] = [];
    const sources: typeof memory = {
      ...memory,
      recall: (absolute, what, readFile) =>
        memory.recall(absolute, what, () => {
          if (what.startsWith('head')) heads.push(absolute.slice(directory.length + 1));
          return readFile();
        }),
    };
    return [await openSession({ directory, entry: 'docs.json', version: '0.0.0', sources }), heads];
  }

  it('reads only the heads of other files, and each file that is saved from then on', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'other'] }),
      'index.mdx': titled('Home'),
      'other.mdx': titled('Other'),
    });
    const [, first] = await openAgain(folder);
    expect(first).toEqual(['index.mdx', 'other.mdx']);
    writeProject({ 'other.mdx': titled('Between') }, folder);
    const [session, second] = await openAgain(folder);
    expect(second).toEqual(['other.mdx']);
    expect(await read(session, 'index.html')).toContain('Between');
    for (const title of ['Saved', 'Saved again']) {
      writeProject({ 'index.mdx': titled(title) }, folder);
      await session.change(['index.mdx']);
      expect(await read(session, 'index.html')).toContain(`<title>${title} `);
    }
  });
});
