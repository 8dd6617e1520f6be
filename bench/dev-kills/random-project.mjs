import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WORDS = ['anchor', 'ballast', 'capstan', 'davit', 'ensign', 'fender', 'galley', 'hawser'];

/** A docs folder of a repository. */
function createFolder(root) {
  const docs = join(root, 'docs');
  const at = (path) => join(docs, path);
  const write = (path, text) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const pages = () =>
    readdirSync(docs, { recursive: true })
      .map((path) => String(path).replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.mdx') && !path.startsWith('snippets/'))
      .sort();
  const commands = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'gc.auto=0'];
  return {
    docs,
    at,
    write,
    rewrite: (path, change) => write(path, change(readFileSync(at(path), 'utf8'))),
    pages,
    names: () => pages().map((path) => path.replace(/\.mdx$/, '')),
    branch: () => readFileSync(join(root, '.git/HEAD'), 'utf8').trim().replace(/.*\//, ''),
    git: (...args) => execFileSync('git', [...commands, ...args], { cwd: root, stdio: 'ignore' }),
  };
}

/** Writes texts of all kinds. */
function createTexts(random, { names }) {
  const words = () => Array.from({ length: 6 }, () => random.pick(WORDS)).join(' ');
  const maybe = (text) => (random.below(3) === 0 ? text : '');
  const operation = () => ({ get: { summary: words(), responses: { 200: { description: 'Yes' } } } });
  return {
    words,
    page() {
      const use = maybe("import Part from '/snippets/part.mdx';\n\n<Part />\n\n");
      const rest = `${maybe('![A](/images/a.svg)\n\n')}${words()}\n\n## ${random.pick(WORDS)}\n`;
      return `---\ntitle: ${words()}\n---\n\n${use}${rest}\n[A](/${random.pick([...names(), 'nowhere'])})\n`;
    },
    picture: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${1 + random.below(99)}" height="${1 + random.below(99)}"/>`,
    specification() {
      const paths = Array.from({ length: 1 + random.below(3) }, () => [
        `/${random.pick(WORDS)}`,
        operation(),
      ]);
      const info = { title: 'A', version: '1' };
      return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) });
    },
    docsJson() {
      const [own, many] = [false, true].map((isMany) =>
        names().filter((name) => name.startsWith('many/') === isMany),
      );
      const groups = [
        { group: 'Own', pages: own.filter(() => random.below(8) > 0) },
        { group: 'Many', pages: many },
        { group: 'API', openapi: 'api.json' },
      ];
      const colors = { primary: '#336699' };
      return JSON.stringify({ name: words(), theme: 'mint', colors, navigation: { groups } }, undefined, 2);
    },
  };
}

/** Edits of whatever is there. */
function createEdits(random, { at, write, rewrite, pages, branch, git }, texts) {
  const anyPage = () => random.pick(pages());
  const anyButFirst = () => random.pick(pages().filter((path) => path !== 'index.mdx'));
  return {
    text: () => rewrite(anyPage(), (text) => `${text}\n${texts.words()}\n`),
    whole: () => write(anyPage(), texts.page()),
    title: () => rewrite(anyPage(), (text) => text.replace(/^title: .*$/m, `title: ${texts.words()}`)),
    hidden: () => rewrite(anyPage(), (text) => text.replace('---\n', '---\nhidden: true\n')),
    broken: () => rewrite(anyPage(), (text) => `${text}\n<Note>\n`),
    replaced: () => {
      const path = anyPage();
      write('.saved.tmp', texts.page());
      renameSync(at('.saved.tmp'), at(path));
    },
    come: () => write(`${random.pick(['', 'more/', 'more/deep/'])}n${random.below(20)}.mdx`, texts.page()),
    gone: () => rmSync(at(anyButFirst())),
    renamed: () => renameSync(at(anyButFirst()), at(`r${random.below(20)}.mdx`)),
    folder: () => {
      if (existsSync(at('more'))) renameSync(at('more'), at(`moved-${random.below(1e6)}`));
    },
    navigation: () => write('docs.json', texts.docsJson()),
    halfNavigation: () => {
      const text = readFileSync(at('docs.json'), 'utf8');
      write('docs.json', text.slice(0, random.below(text.length)));
      write('docs.json', random.below(2) === 0 ? text : texts.docsJson());
    },
    snippet: () => write('snippets/part.mdx', `${texts.words()}\n`),
    style: () => write('style.css', `#page-title { color: rgb(${random.below(255)}, 0, 0); }\n`),
    picture: () => write('images/a.svg', texts.picture()),
    specification: () => write('api.json', texts.specification()),
    branch: () => {
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'edits');
      git('checkout', '-q', branch() === 'other' ? 'main' : 'other');
    },
  };
}

/** Makes the two branches. Of the files that differ, one third come and go. */
function createBranches({ docs, at, write, git }, texts, edits, count) {
  const all = Array.from({ length: count }, (_, index) => [
    `many/${index % 7}/p${index}.mdx`,
    index % 3 === 0,
  ]);
  mkdirSync(docs, { recursive: true });
  git('init', '-q', '-b', 'main');
  for (const name of ['index', 'a', 'b', 'c', 'more/d', 'more/deep/e']) write(`${name}.mdx`, texts.page());
  for (const kind of ['snippet', 'style', 'picture', 'specification']) edits[kind]();
  for (const [path, comes] of all) if (!comes) write(path, texts.page());
  edits.navigation();
  git('add', '-A');
  git('commit', '-q', '-m', 'main');
  git('checkout', '-q', '-b', 'other');
  for (const [path] of all) write(path, texts.page());
  edits.navigation();
  git('add', '-A');
  git('commit', '-q', '-m', 'other');
  git('checkout', '-q', 'main');
  if (all.some(([path, comes]) => existsSync(at(path)) === comes))
    throw new Error('The branches do not differ');
}

/** A repository with two branches, of which `count` files differ, and random edits of the docs folder in it. */
export function createRandomProject(root, random, count) {
  const folder = createFolder(root);
  const texts = createTexts(random, folder);
  const edits = createEdits(random, folder, texts);
  createBranches(folder, texts, edits, count);
  return {
    docs: folder.docs,
    kinds: Object.keys(edits),
    edit: (kind) => edits[kind](),
    /** The last edit of a burst, by which a server shows that it has seen all of it. */
    mark: (text) => folder.write('mark.mdx', `---\ntitle: Mark\n---\n\n${text}\n`),
  };
}
