import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { openSession } from '../../src/dev/session.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-islands-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const CONFIG = JSON.stringify({
  theme: 'mint',
  name: 'Islands',
  colors: { primary: '#0369A1' },
  navigation: { pages: ['index'] },
});

const COUNTER = `export const Counter = ({ start = 0, children }) => {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}{children}</button>;
};`;

let count = 0;

function write(files: Files): string {
  const directory = join(root, String(count++));
  for (const [path, text] of Object.entries({ 'docs.json': CONFIG, ...files })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

async function buildSite(files: Files, base = '') {
  const directory = write(files);
  const out = join(directory, 'dist');
  const result = await build({ directory, entry: 'docs.json', out, base, cache: false, version: '0.0.0' });
  const read = (path: string): string => readFileSync(join(out, path), 'utf8');
  const all = readdirSync(out, { recursive: true }).map(String);
  const modules = all.filter((path) => /_waymark[\\/]islands[\\/]/.test(path)).sort();
  const codes = result.diagnostics.map(({ code }) => code);
  return { read, modules, codes, diagnostics: result.diagnostics, html: read('index.html'), out };
}

/** Address of the module of a page's first island. */
function addressIn(html: string): string {
  const number = /<wm-island data-module="(\d+)"/.exec(html)?.[1] ?? '';
  const data = /<main [^>]*data-islands="([^"]*)"/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(data.replaceAll('&quot;', '"')) as Record<string, string>)[number] ?? '';
}

describe('a page with a component that needs the browser', () => {
  it('has its HTML, and the address of a module that is there, with the base path', async () => {
    const site = await buildSite(
      { 'index.mdx': `${COUNTER}\n\n<Counter start={3}>**x**</Counter>` },
      '/docs',
    );
    expect(site.html).toMatch(/<wm-island [^>]*><button>3<strong data-slotted="0-0">x<\/strong><\/button>/);
    expect(addressIn(site.html)).toMatch(/^\/docs\/_waymark\/islands\/index\.\w+\.js$/);
    expect(site.read(addressIn(site.html).slice('/docs/'.length))).toContain('useState');
    expect(site.html).toMatch(/<script type="module" src="\/docs\/_waymark\/islands\.\w+\.js"/);
    expect(site.codes).toEqual([]);
  });

  it('has its fields with the values that React would show', async () => {
    const page = `export const Fields = () => {
  const [value, setValue] = useState('b');
  return <form onChange={() => setValue('a')}>
    <textarea value={value}></textarea><textarea defaultValue="<c>" />
    <select value={value}><option>a</option><optgroup label="g"><option>b</option></optgroup></select>
    <select multiple defaultValue={['x', 2]}><option>x</option><option>y</option><option value={2}>z</option></select>
  </form>;
};

<Fields />`;
    const { html } = await buildSite({ 'index.mdx': page });
    expect(html).toContain('<textarea>b</textarea><textarea>&lt;c></textarea>');
    expect(html).toContain(
      '<select><option>a</option><optgroup label="g"><option selected>b</option></optgroup></select>',
    );
    expect(html).toContain(
      '<option selected>x</option><option>y</option><option selected value="2">z</option></select>',
    );
  });

  it('is drawn with what an outside store has on the server', async () => {
    const page = `export const Wide = () => {
  const width = useSyncExternalStore(() => () => {}, () => window.innerWidth, () => 'any');
  return <p>Width: {width}</p>;
};

<Wide />`;
    expect((await buildSite({ 'index.mdx': page })).html).toContain('<p>Width: any</p>');
  });

  it('links the styles of built-in components that only a reader brings about', async () => {
    const page = `export const Later = () => {
  const [open, setOpen] = useState(false);
  return <p onClick={() => setOpen(true)}>{open && <Accordion title="a">b</Accordion>}</p>;
};

<Later />`;
    const { html, read } = await buildSite({ 'index.mdx': page });
    expect(html).not.toContain('class="accordion');
    const href = /href="\/(_waymark\/parts\.\w+\.css)"/.exec(html)?.[1] ?? '';
    expect(read(href)).toContain('.accordion');
    expect(read(href)).not.toContain('.steps');
  });

  it('is the same to the byte when it is built again', async () => {
    const files = { 'index.mdx': `import { Counter } from "/c.jsx";\n\n<Counter />`, 'c.jsx': COUNTER };
    const [first, second] = [await buildSite(files), await buildSite(files)];
    expect(first.html).toBe(second.html);
    expect(first.modules).toEqual(second.modules);
    for (const path of first.modules) expect(first.read(path)).toBe(second.read(path));
  });

  it('names a module by what is in it, and what it imports', async () => {
    const page = 'import { Counter } from "/c.jsx";\n\n<Counter />';
    const files = { 'index.mdx': page, 'c.jsx': `import { step } from "./step";\n${COUNTER}\nstep();` };
    const before = await buildSite({ ...files, 'step.tsx': 'export const step = (): number => 1;' });
    const after = await buildSite({ ...files, 'step.tsx': 'export const step = (): number => 2;' });
    expect(addressIn(before.html)).not.toBe('');
    expect(addressIn(before.html)).not.toBe(addressIn(after.html));
  });

  it('takes along only what islands use', async () => {
    const site = await buildSite({
      'index.mdx': `export const secret = "never sent";\nexport const Plain = () => <p>{secret}</p>;\n${COUNTER}\n\n<Plain />\n\n<Counter />`,
    });
    const module = site.read(addressIn(site.html).slice(1));
    expect(site.html).toContain('<p>never sent</p>');
    expect(module).not.toContain('never sent');
  });

  it('shares the module of a file between pages', async () => {
    const page = 'import { Counter } from "/c.jsx";\n\n<Counter />';
    const site = await buildSite({
      'index.mdx': page,
      'two.mdx': `${page}\n\n<Counter start={2} />`,
      'c.jsx': COUNTER,
    });
    expect(site.modules.filter((path) => /[\\/]c\.\w+\.js$/.test(path))).toHaveLength(1);
  });
});

describe('a page without islands', () => {
  it('has nothing of them', async () => {
    const site = await buildSite({
      'index.mdx': 'export const Plain = ({ children }) => <b>{children}</b>;\n\n<Plain>x</Plain>',
    });
    expect(site.html).toContain('<b>x</b>');
    expect(site.html).not.toContain('wm-island');
    expect(site.html).not.toMatch(/_waymark\/islands/);
    expect(site.modules).toEqual([]);
  });
});

describe('what cannot be run', () => {
  it('packages: named where they are imported, also in a file of code', async () => {
    const site = await buildSite({
      'index.mdx': 'import { Chart } from "/chart.jsx";\n\n<Chart />\n\nRest.',
      'chart.jsx':
        '// A chart.\nimport confetti from "canvas-confetti";\nexport const Chart = () => <button onClick={() => confetti()}>Go</button>;',
    });
    const [found] = site.diagnostics;
    expect(found?.code).toBe('mdx/package-import');
    expect(found?.span).toMatchObject({ file: 'chart.jsx', start: '// A chart.\n'.length });
    expect(site.html).toContain('<button>Go</button>');
  });

  it('packages that code imports while it runs: told where it does, and the rest is alive', async () => {
    const code = `export const Party = () => <button onClick={async () => (await import('canvas-confetti')).default()}>Go</button>;`;
    const site = await buildSite({
      'index.mdx':
        'import { Party } from "/party.jsx";\nimport { Feast } from "/feast.mdx";\n\n<Party /> <Feast />',
      'party.jsx': code,
      'feast.mdx': `{/* A feast. */}\n\n${code.replace('Party', 'Feast')}`,
    });
    const found = site.diagnostics.map(({ code: name, span }) => [name, span?.file, span?.start]);
    expect(found).toEqual([
      ['mdx/package-import', 'party.jsx', code.indexOf('import(')],
      ['mdx/package-import', 'feast.mdx', code.indexOf('import(') + '{/* A feast. */}\n\n'.length],
    ]);
    expect(site.html).toMatch(/<wm-island[^>]*><button>Go<\/button>.*<wm-island[^>]*><button>Go<\/button>/s);
    expect(site.modules.map((path) => site.read(path)).join('')).toContain('import("canvas-confetti")');
  });

  it('a file of the project that code imports while it runs: told by its name, once', async () => {
    const site = await buildSite({
      'index.mdx': 'import { Late } from "/late.jsx";\n\n<Late />',
      'late.jsx': `export const Late = () => <button onClick={() => import('./chart.jsx')}>Go</button>;`,
      'chart.jsx': 'export const Chart = () => <p>chart</p>;',
    });
    expect(site.diagnostics.map(({ code, message, span }) => [code, message, span?.file])).toEqual([
      ['mdx/code-failed', 'This code cannot be read: Could not resolve "./chart.jsx"', 'late.jsx'],
    ]);
  });

  it('code that does not compile: at its place', async () => {
    const code = 'export const A = () => <p>é</p>;\nexport const B = () => <p>;\n';
    const site = await buildSite({
      'index.mdx': 'import { B } from "/b.jsx";\n\n<B />\n\nRest.',
      'b.jsx': code,
    });
    const found = site.diagnostics.find((diagnostic) => diagnostic.code === 'mdx/code-failed');
    expect(found?.span?.file).toBe('b.jsx');
    expect(found?.span?.start).toBeGreaterThan(code.indexOf('B ='));
    expect(site.html).toContain('Rest.');
  });

  it.each([
    ['export const a = 1;\nexport const a = 2;\n\n{a}', 'a = 2', 'Multiple exports with the same name "a"'],
    ['{1 + 1}\n\n{await fetch("/é")}', 'await fetch', '"await" can only be used inside an "async" function'],
    ['export const a = await 1;\n\n{a}', 'await 1', '`await` can only be used inside of an `async` function'],
  ])('code of a page that does not compile: at its place, %j', async (code, place, problem) => {
    const text = `---\ntitle: Lamps\n---\n\n${code}\n`;
    const { diagnostics } = await buildSite({ 'index.mdx': text });
    const found = diagnostics.filter((each) => each.code === 'mdx/code-failed');
    expect(found.map(({ message, span }) => [message.split('cannot be read: ')[1], span?.start])).toEqual([
      [problem, text.indexOf(place)],
    ]);
  });

  it.each([
    ['export const a = 1;\n# Lamps', true],
    ['export const a = 1;\nThe text goes on', true],
    ['import { B } from "/b.jsx"\n# Lamps', true],
    ['export const a = (;\n\nText', false],
  ])('text that no empty line parts from code: the hint says so, %j: %s', async (code, isHinted) => {
    const { diagnostics } = await buildSite({ 'index.mdx': code, 'b.jsx': 'export const B = 1;' });
    const hints = diagnostics.filter((each) => each.code === 'mdx/code-failed').map(({ hint }) => hint);
    expect(hints).toEqual([isHinted ? expect.stringContaining('Leave an empty line') : undefined]);
  });

  it.each([
    [
      '/data.yaml',
      'Pages import text, code and JSON, and not `/data.yaml`',
      'Keep what it holds in a `.json` file',
    ],
    ['/notes.txt', 'Pages import text, code and JSON, and not `/notes.txt`', undefined],
    ['/part.v2', 'The imported file `/part.v2` does not exist', undefined],
  ])('an import of %s: whether the file is there or cannot be imported', async (path, message, hint) => {
    const files = { 'index.mdx': `import a from "${path}"\n\nText`, 'data.yaml': 'a: 1', 'notes.txt': 'x' };
    const { diagnostics } = await buildSite(files);
    const found = diagnostics.filter(({ code }) => code === 'mdx/missing-import');
    expect(found.map((each) => [each.message, each.hint])).toEqual([[message, hint]]);
  });

  it('code of a Markdown file that stops: at the code, below its front matter', async () => {
    const file = '---\ntitle: "Lamps"\n---\n\nText.\n\nexport const lamp = missing.oil;\n';
    const site = await buildSite({
      'index.mdx': 'import { lamp } from "/snippets/lamps.mdx";\n\n{lamp}',
      'snippets/lamps.mdx': file,
    });
    const found = site.diagnostics.filter(({ code }) => code === 'mdx/code-failed');
    expect(found.map(({ span }) => [span?.file, span?.start])).toEqual([
      ['snippets/lamps.mdx', file.indexOf('export')],
    ]);
  });

  it('a browser at build: an empty place for one component, the page for the others', async () => {
    const site = await buildSite({
      'index.mdx': `export const Wide = () => <p>{window.innerWidth}</p>;\n\n<Wide />\n\nRest.`,
      'at-once.jsx': 'const width = window.innerWidth; export const Late = () => <p>{width}</p>;',
      'late.mdx': 'import { Late } from "/at-once.jsx";\n\n<Late />\n\nRest.',
    });
    expect(site.html).toMatch(/<wm-island [^>]*data-empty[^>]*><\/wm-island>/);
    expect(site.read('late/index.html')).toMatch(/<wm-island [^>]*data-empty[^>]*><\/wm-island>/);
    expect(site.codes).toEqual([]);
  });

  it('a component that throws: a notice, and no island', async () => {
    const site = await buildSite({
      'index.mdx':
        'export const Bad = () => { useState(0); throw new Error("no oil"); };\n\n<Bad />\n\nRest.',
    });
    expect(site.codes).toEqual(['mdx/component-failed']);
    expect(site.html).toMatch(/data-diagnostic="mdx\/component-failed".*no oil.*Rest\./s);
    expect(site.html).not.toContain('<wm-island');
  });

  it('a component that uses what its page imports: drawn', async () => {
    const site = await buildSite({
      'snippets/a.mdx': 'export const Lamp = () => <p>Lamp with a <Wick /></p>;',
      'snippets/b.mdx': 'export const Wick = () => <b>wick</b>;',
      'snippets/c.mdx': 'export const Cord = () => <b>cord</b>;',
      'index.mdx':
        'import { Lamp } from "/snippets/a.mdx";\nimport { Wick } from "/snippets/b.mdx";\n\n<Lamp />',
      'other.mdx':
        'import { Cord as Wick } from "/snippets/c.mdx";\nimport { Lamp } from "/snippets/a.mdx";\n\n<Lamp />',
    });
    expect(site.codes).toEqual([]);
    expect(site.html).toContain('Lamp with a <b>wick</b>');
    expect(site.read('other/index.html')).toContain('Lamp with a <b>cord</b>');
  });

  it('a component of code that misses a name of the page: told where to import it', async () => {
    const site = await buildSite({
      'snippets/a.jsx': 'export const Lamp = () => <Wick />;',
      'snippets/b.mdx': 'export const Wick = () => <b>wick</b>;',
      'index.mdx':
        'import { Lamp } from "/snippets/a.jsx";\nimport { Wick } from "/snippets/b.mdx";\n\n<Lamp />\n\n<Wick />',
    });
    const [found] = site.diagnostics;
    expect(found).toMatchObject({
      code: 'mdx/component-failed',
      hint: expect.stringContaining('Import `Wick` in the file of `<Lamp>` too'),
    });
  });

  it('an import that the file does not export: the other islands go on', async () => {
    const site = await buildSite({
      'index.mdx': `import { Counter, Nobody } from "/c.jsx";\n\n<Counter onStep={() => Nobody()} />`,
      'c.jsx': COUNTER,
    });
    expect(site.read(addressIn(site.html).slice(1))).not.toMatch(/import\s*\{[^}]*Nobody/);
  });

  it('a script element: reported, left out', async () => {
    const site = await buildSite({
      'index.mdx':
        'export const Track = () => <script dangerouslySetInnerHTML={{ __html: "x()" }} />;\n\n<Track />',
    });
    expect(site.codes).toEqual(['mdx/inline-script']);
    expect(site.html).not.toContain('x()');
  });
});

describe('hostile text', () => {
  it('stays text in attributes, slots and modules', async () => {
    const evil = '</script><img src=x onerror=alert(1)>"\'&';
    const site = await buildSite({
      'index.mdx': `import Part from "/part.mdx";\n${COUNTER}\n\n<Counter start={${JSON.stringify(evil)}} />\n\n<Part word={${JSON.stringify(evil)}} />`,
      'part.mdx': `export const Say = ({ word }) => <p onClick={() => 1}>{word}</p>;\n\n<Say word={word} />`,
    });
    expect(site.html).not.toContain('<img src=x');
    expect(site.html.match(/&lt;img src=x/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('styles of components', () => {
  it('come from their style elements too', async () => {
    const site = await buildSite({
      'index.mdx':
        'export const Box = () => <div><style>{`.box { color: red }`}</style><p className="box">x</p></div>;\n\n<Box />',
    });
    const sheet = /href="(\/_waymark\/page\.[^"]*)"/.exec(site.html)?.[1] ?? '';
    expect(site.read(sheet.slice(1))).toContain('.box { color: red }');
    expect(site.html).not.toContain('<style');
  });
});

describe('dev', () => {
  it('serves a page and the modules of its islands, and new ones after a change', async () => {
    const directory = write({
      'index.mdx': 'import { Counter } from "/c.jsx";\n\n<Counter />',
      'c.jsx': COUNTER,
    });
    const session = await openSession({ directory, entry: 'docs.json', version: '0.0.0' });
    const textAt = async (path: string): Promise<string> => {
      const answer = await session.answer(path);
      if (answer?.kind !== 'file' || !('content' in answer.file)) throw new Error(`nothing at ${path}`);
      return String(answer.file.content);
    };
    const before = addressIn(await textAt('index.html')).slice(1);
    expect(await textAt(before)).toMatch(/from"\.\/c\.\w+\.js"/);
    writeFileSync(join(directory, 'c.jsx'), COUNTER.replace('count + 1', 'count + 100'));
    await session.change(['c.jsx']);
    const after = addressIn(await textAt('index.html')).slice(1);
    expect(after).not.toBe(before);
    const [, file = ''] = /from"\.\/(c\.\w+\.js)"/.exec(await textAt(after)) ?? [];
    expect(await textAt(`_waymark/islands/${file}`)).toContain('+100');
  });
});

describe('an expression with hooks of its own', () => {
  const blinking = `{(() => {
  const [isOn] = React.useState(true);
  return <b style={{ opacity: isOn ? 1 : 0 }}>blinks</b>;
})()}`;

  it('is drawn as a component is, and comes to life', async () => {
    const site = await buildSite({ 'index.mdx': blinking });
    expect(site.codes).toEqual([]);
    expect(site.html).toMatch(/<wm-island [^>]*><b [^>]*>blinks<\/b><\/wm-island>/);
    expect(site.read(addressIn(site.html).slice(1))).toContain('useState');
  });

  it('costs its own place when it stops', async () => {
    const site = await buildSite({
      'index.mdx': `{(() => { useState(); throw new Error('dark'); })()}\n\nAfter`,
    });
    expect(site.codes).toEqual(['mdx/expression-failed']);
    expect(site.html).toContain('<p>After</p>');
  });
});

describe('React as a global', () => {
  const tick = `const React = typeof globalThis !== 'undefined' && globalThis.React
  ? globalThis.React
  : (() => { throw new Error('no React'); })();
export const Tick = () => {
  const [count, setCount] = window.React.useState(1);
  return <button onClick={() => setCount(count + 1)}>{React.Children.count('a')} of {count}</button>;
};`;

  it('is there for code that looks for it, at the build and in the browser', async () => {
    const site = await buildSite({
      'index.mdx': 'import { Tick } from "/tick.jsx"\n\n<Tick />',
      'tick.jsx': tick,
    });
    expect(site.codes).toEqual([]);
    expect(site.html).toMatch(/<button[^>]*>1 of 1<\/button>/);
    const [, file = ''] = /from"\.\/(tick\.\w+\.js)"/.exec(site.read(addressIn(site.html).slice(1))) ?? [];
    expect(site.read(`_waymark/islands/${file}`)).not.toMatch(/(?:globalThis|window)\.React/);
  });
});

describe('children of author code', () => {
  it('have their places as in React, those too that draw nothing', async () => {
    const code = `export const Row = ({ children }) => (
  <p>{Children.count(children)}: {Children.map(children, (child, index) => child && <i>{index}</i>)}</p>
);
export const Rows = () => <Row>{null}<b>a</b>{false}{[<b key="x">b</b>, 'c']}</Row>;`;
    const { html } = await buildSite({ 'index.mdx': `${code}\n\n<Rows />\n\n<Row />` });
    expect(html).toContain('<p>5: <i>1</i><i>3</i><i>4</i></p>');
    expect(html).toContain('<p>0: </p>');
  });

  it('are one for each node of the page, whether a component needs the browser or not', async () => {
    const code = (name: string, hook: string): string =>
      `export const ${name} = ({ children }) => {
  ${hook};
  return <main>{Children.map(children, (child, index) => child.type ? cloneElement(child, { className: 'n' + index }) : child)}</main>;
};`;
    const content =
      '\n\nOne.\n\n{/* none */}\n\n{undefined}\n\nTwo.\n\n<Note>Three.</Note>\n\n<div id="four">4</div>\n\n';
    const { html } = await buildSite({
      'index.mdx': `${code('Plain', '0')}\n${code('Live', 'useState(0)')}\n\n<Plain>${content}</Plain>\n\n<Live>${content.replace('four', 'five')}</Live>`,
    });
    expect(html).toMatch(
      /<main><p class="n0">One.<\/p><p class="n1">Two.<\/p><div class="callout.*<div id="four" class="n3">4<\/div><\/main>/,
    );
    expect(html).toMatch(
      /<main><p class="n0" data-slotted="0-0">One.<\/p><p class="n1" data-slotted="0-1">Two.<\/p><wm-slot [^>]*data-slotted="0-2"><div class="callout".*<div id="five" class="n3" data-slotted="0-3">4<\/div><\/main>/,
    );
  });

  it('says of a field whether its spelling is checked', async () => {
    const { html } = await buildSite({
      'index.mdx': '<Field />\n\nexport const Field = () => <input aria-label="Key" spellCheck={false} />',
    });
    expect(html).toContain('spellcheck="false"');
  });
});

describe('a parameter of a snippet', () => {
  it('has no value where nobody gave it one', async () => {
    const site = await buildSite({
      'index.mdx':
        'import Paid from "/snippets/paid.mdx"\n\n<Paid name="Search" />\n\n<Paid name="Keys" verb="are" />',
      'snippets/paid.mdx': '{name} {verb ?? "is"} for members.',
    });
    expect(site.codes).toEqual([]);
    expect(site.html).toContain('Search is for members.');
    expect(site.html).toContain('Keys are for members.');
  });
});

describe('a text that a page exports again', () => {
  it('is not shown, and what to write is said', async () => {
    const site = await buildSite({ 'index.mdx': 'export { default } from "./a.mdx"', 'a.mdx': 'A' });
    expect(site.diagnostics).toMatchObject([
      { code: 'mdx/exported-page', hint: expect.stringContaining('<Text />') },
    ]);
  });
});

describe('files of code', () => {
  const button = (text: string): string => `<button onClick={() => undefined}>{${text}}</button>`;

  it('may import each other: names are looked up when they are used', async () => {
    const site = await buildSite({
      'index.mdx': 'import { A } from "/a.jsx";\nimport { late } from "/c.jsx";\n\n<A />\n\n{late()}',
      'a.jsx': `import { b, NAME } from './b.jsx';\nimport { late } from './c.jsx';\nexport const one = () => 'one of a';\nexport const A = () => ${button('b() + late() + NAME')};`,
      'b.jsx': `import { one } from './a.jsx';\nexport const NAME = 'name';\nexport const b = () => one() + ' by b, ';`,
      'c.jsx': `import { one } from './a.jsx';\nexport const late = () => one() + ' by c, ';`,
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.html).toContain('<button>one of a by b, one of a by c, name</button>');
    expect(site.html).toContain('one of a by c, </');
  });

  it('hand on what others export', async () => {
    const site = await buildSite({
      'index.mdx': 'import { A, B, C, kit } from "/all.jsx";\n\n<A /> <B /> <C /> {kit.name}',
      'all.jsx': `export { default as A, type Size } from './a.jsx';\nexport { One as B } from './a.jsx';\nexport * from './c.jsx';\nexport * as kit from './kit.jsx';`,
      'a.jsx': 'export default () => <b>default</b>;\nexport const One = () => <i>one</i>;',
      'c.jsx': `export default () => 'not handed on';\nexport const C = () => ${button('"pressed"')};`,
      'kit.jsx': `export const name = 'a kit';`,
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.html).toMatch(/<b>default<\/b>.*<i>one<\/i>.*<wm-island[^>]*><button>pressed<.*a kit/s);
    const handing = site.modules.find((path) => path.includes('all.')) ?? '';
    expect(site.read(handing)).toMatch(/export\s*\*\s*from\s*"\.\/c\.\w+\.js"/);
  });

  it('that are named nowhere are missed in `export … from` too', async () => {
    const site = await buildSite({
      'index.mdx': 'import { A, B } from "/all.jsx";\n\n<A /> <B />',
      'all.jsx': `export { A } from './nowhere.jsx';\nexport const B = () => <b>still there</b>;`,
    });
    expect(site.codes).toContain('mdx/missing-import');
    expect(site.codes).not.toContain('mdx/code-failed');
    expect(site.html).toContain('still there');
  });

  it('are imported by their default export in islands, too', async () => {
    const site = await buildSite({
      'index.mdx': 'import Knob from "/knob.jsx";\n\n<Knob />',
      'knob.jsx': `const Any = () => ${button('"on"')};\nexport default Any;`,
    });
    const module = site.modules.find((path) => path.includes('knob')) ?? '';
    expect(site.read(module)).toMatch(/export\s*\{[^}]*\bas default\b/);
  });
});

describe('a page without props', () => {
  it('has empty ones', async () => {
    const site = await buildSite({ 'index.mdx': 'A{props.name}B and {props.name ?? "nobody"}' });
    expect(site.codes).toEqual([]);
    expect(site.html).toContain('<p>AB and nobody</p>');
  });
});

describe('a build that knows the modules of an earlier one', () => {
  const BUTTON = `import { label } from './label.js';\nimport words from './words.json';\n
export const Button = () => {\n  const [on, setOn] = useState(false);
  return <button onClick={() => setOn(!on)}>{label}{words.on}</button>;\n};`;
  const SITE: Files = {
    'index.mdx': 'import { Button } from "/snippets/button.jsx";\n\n<Button />\n\n```js\nlet a = 1;\n```',
    'snippets/button.jsx': BUTTON,
    'snippets/label.js': 'export const label = "Off";',
    'snippets/words.json': '{"on": "On"}',
  };

  it.each([
    ['nothing', {}],
    ['its page', { 'index.mdx': `${SITE['index.mdx']}\n\nMore.` }],
    ['its code', { 'snippets/button.jsx': BUTTON.replace('{label}', '{label}!') }],
    ['what that imports', { 'snippets/label.js': 'export const label = "Aus";' }],
    ['its data', { 'snippets/words.json': '{"on": "An"}' }],
    ['which names a file exports', { 'snippets/label.js': 'export const other = "Off";' }],
  ])('writes what a build without a memory would after %s changed', async (_, changed: Files) => {
    const directory = write(SITE);
    const [cache, out] = [join(directory, '.cache'), join(directory, 'dist')];
    const options = { directory, entry: 'docs.json', version: '0.0.0' };
    await build({ ...options, out, cache });
    for (const [path, text] of Object.entries(changed)) writeFileSync(join(directory, path), text);
    const warm = await build({ ...options, out, cache });
    const cold = await build({ ...options, out: join(directory, 'cold'), cache: false });
    const filesIn = (folder: string): readonly string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile())
        .map((item) => join(item.parentPath, item.name).slice(folder.length))
        .sort();
    const paths = filesIn(out);
    expect(paths).toEqual(filesIn(join(directory, 'cold')));
    for (const path of paths)
      expect(readFileSync(join(out, path), 'utf8'), path).toBe(
        readFileSync(join(directory, 'cold', path), 'utf8'),
      );
    expect(warm.diagnostics).toEqual(cold.diagnostics);
  });
});
