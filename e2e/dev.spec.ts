import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, alone as test } from './sites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let server: ChildProcess;
let url: string;
/** What the terminal shows. */
let terminal: () => string;

test.describe.configure({ mode: 'serial' });
// While a page is broken, and while the server reads the project again, requests may fail.
test.use({ quiet: false });

/** A page of which everything has a state. */
const STATE = `---
title: State
---

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button className="counter" onClick={() => setCount(count + 1)}>Pressed {count}</button>;
};

The first words.

<Accordion title="Ropes">About ropes.</Accordion>

<Accordion title="Knots">About knots.</Accordion>

<Tabs>
  <Tab title="Sail">By sail.</Tab>
  <Tab title="Oar">By oar.</Tab>
</Tabs>

<Counter />

${Array.from({ length: 60 }, (_, index) => `Line ${index} of a long page.`).join('\n\n')}

## The end

The last words.
`;

/** A page with an author's component around content of the page. */
const FOLD = `---
title: Fold
---

export const Fold = ({ children }) => {
  const [times, setTimes] = useState(0);
  return (
    <section>
      <button className="fold" onClick={() => setTimes(times + 1)}>Fold {times}</button>
      <input aria-label="Rope" />
      {children}
    </section>
  );
};

export const Count = () => {
  const [count, setCount] = useState(0);
  return <button className="count" onClick={() => setCount(count + 1)}>Counted {count}</button>;
};

<Fold>
Inside of it.
</Fold>

<Count />
`;

const SHOWN = `---
title: Shown
---

![A square](/square.svg)

\`\`\`mermaid
graph LR
  A[Harbour] --> B[Sea]
\`\`\`
`;

function square(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`;
}

/** A command that listens. */
interface Started {
  readonly server: ChildProcess;
  readonly url: string;
  readonly terminal: () => string;
}

/** Starts `waymark dev`; resolves once it listens. */
async function start(directory: string): Promise<Started> {
  const editor = join(directory, '..', 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${join(directory, '..', 'opened.txt')}"\n`);
  chmodSync(editor, 0o755);
  const started = spawn(
    process.execPath,
    [join(root, 'packages/waymark/bin/waymark.js'), 'dev', directory, '--port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LAUNCH_EDITOR: editor } },
  );
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    started.stderr?.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const match = /at (http:\S+)/.exec(text);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  return { server: started, url: address, terminal: () => text };
}

test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'waymark-dev-')), 'docs');
  cpSync(join(root, 'fixtures/sites/plain'), folder, { recursive: true });
  writeFileSync(join(folder, 'state.mdx'), STATE);
  writeFileSync(join(folder, 'fold.mdx'), FOLD);
  writeFileSync(join(folder, 'shown.mdx'), SHOWN);
  writeFileSync(join(folder, 'code.mdx'), '---\ntitle: Code\n---\n\n```text\nshort\n```\n');
  writeFileSync(join(folder, 'news.mdx'), '---\ntitle: News\n---\n\nNothing yet.\n');
  writeFileSync(join(folder, 'square.svg'), square(20));
  writeFileSync(join(folder, 'style.css'), '#page-title { outline-color: rgb(1, 2, 3); }\n');
  // What it imports is loaded once more, and counts after it.
  writeFileSync(join(folder, 'z.css'), "@import 'style.css';\n");
  writeFileSync(join(folder, 'own.js'), 'window.own = 1;\n');
  edit('docs.json', (text) =>
    text.replace(
      '"guides/setup"',
      '"guides/setup", "state", {"group": "Sea", "pages": [{"group": "Deep", "pages": ["guides/deep"]}]}',
    ),
  );
  writeFileSync(join(folder, 'guides/deep.mdx'), '---\ntitle: Deep water\n---\n\nDeep.\n');
  ({ server, url, terminal } = await start(folder));
});

test.afterAll(() => {
  server.kill();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Five groups of four parts each, with fifteen pages in each of their two halves. */
function writeLongSite(directory: string): void {
  const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const groups = range(5).map((group) => ({
    group: `Group ${group}`,
    pages: range(4).map((part) => ({
      group: `Part ${group} ${part}`,
      pages: range(2).map((half) => ({
        group: `Half ${group} ${part} ${half}`,
        pages: range(15).map((page) => `g${group}/h${part}/${half}p${page}`),
      })),
    })),
  }));
  const files = groups.flatMap(({ pages }) =>
    pages.flatMap((part) => part.pages.flatMap((half) => half.pages)),
  );
  for (const file of files) {
    mkdirSync(join(directory, file, '..'), { recursive: true });
    writeFileSync(join(directory, `${file}.mdx`), `---\ntitle: Page ${file}\n---\n\nWords.\n`);
  }
  const config = { name: 'Long', theme: 'mint', colors: { primary: '#112233' }, navigation: { groups } };
  writeFileSync(join(directory, 'docs.json'), JSON.stringify(config));
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Marks the document, so that a reload shows. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

test('an edit leaves everything as the reader has it', async ({ page }) => {
  await page.goto(`${url}state/`);
  await mark(page);
  await page.locator('summary', { hasText: 'Knots' }).click();
  await page.getByRole('tab', { name: 'Oar' }).click();
  const counter = page.locator('.counter');
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('Pressed 2');
  const group = page.locator('#sidebar details', { hasText: 'Deep' });
  await group.locator('summary').click();
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('roz');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const before = await page.evaluate(() => scrollY);
  edit('state.mdx', (text) => text.replace('The last words.', 'The very last words.'));
  await expect(page.getByText('The very last words.')).toBeAttached();
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(before).toBeGreaterThan(0);
  await expect(page.locator('#search-input')).toHaveValue('roz');
  await expect(page.locator('#search-input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('About knots.')).toBeVisible();
  await expect(page.getByText('About ropes.')).toBeHidden();
  await expect(page.getByText('By oar.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Oar' })).toHaveAttribute('aria-selected', 'true');
  await expect(counter).toHaveText('Pressed 2');
  await expect(group).toHaveAttribute('open', '');
});

test('an edit whose page did not arrive is asked for again', async ({ page }) => {
  await page.goto(`${url}news/`);
  await mark(page);
  let lost = 0;
  await page.route('**/news/', (route) => (lost++ === 0 ? route.abort() : route.continue()));
  edit('news.mdx', (text) => text.replace('Nothing yet.', 'Nothing yet, but soon.'));
  await expect(page.getByText('Nothing yet, but soon.')).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(await isMarked(page)).toBe(true);
  edit('news.mdx', (text) => text.replace('Nothing yet, but soon.', 'Nothing yet.'));
  await expect(page.getByText('Nothing yet.', { exact: true })).toBeVisible();
});

test('code that is cut off after an edit can be wrapped, though its block is as large as before', async ({
  page,
}) => {
  await page.goto(`${url}code/`);
  await mark(page);
  const button = page.getByRole('button', { name: 'Wrap lines' });
  await expect(page.locator('.code-block[data-clear]')).toBeVisible();
  await expect(button).toHaveCount(0);
  edit('code.mdx', (text) => text.replace('short', 'a line that goes on '.repeat(20)));
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  edit('code.mdx', (text) => text.replace(/(a line that goes on )+/, 'short'));
  await expect(button).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('what comes before an open accordion does not take its state, and new headings are listed', async ({
  page,
}) => {
  await page.goto(`${url}state/`);
  await mark(page);
  await page.locator('summary', { hasText: 'Ropes' }).click();
  edit('state.mdx', (text) =>
    text
      .replace('<Accordion title="Ropes">', '<Accordion title="Sails">About sails.</Accordion>\n\n$&')
      .replace('Line 20 of', '## Half way\n\n$&'),
  );
  await expect(page.locator('summary', { hasText: 'Sails' })).toBeVisible();
  await expect(page.getByText('About sails.')).toBeHidden();
  await expect(page.getByText('About ropes.')).toBeVisible();
  await page.evaluate(() => document.getElementById('half-way')?.scrollIntoView());
  await expect(page.locator('#table-of-contents .toc-item[data-active-deepest]')).toHaveText('Half way');
  expect(await isMarked(page)).toBe(true);
});

test('entries and views that are written while a page is open get what chooses among them', async ({
  page,
}) => {
  const write = (body: string): void =>
    writeFileSync(join(folder, 'news.mdx'), `---\ntitle: News\n---\n\n${body}\n`);
  const entry = (label: string, tag: string): string =>
    `<Update label="${label}" tags={["${tag}"]}>About ${label}.</Update>`;
  await page.goto(`${url}news/`);
  await mark(page);
  const filters = page.locator('#changelog-filters button');
  write(entry('May', 'Sails'));
  await expect(filters).toHaveText(['Sails 1']);
  const inside = `\n\n<div>\n${entry('August', 'Ropes')}\n</div>`;
  write(entry('May', 'Sails') + entry('June', 'Ropes') + entry('July', 'Ropes') + inside);
  await expect(filters).toHaveText(['Ropes 2', 'Sails 1']);
  await filters.first().click();
  await expect(page.getByText('About May.')).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  write('## No more\n\n<View title="Go">Written in Go.</View>\n<View title="Rust">Written in Rust.</View>');
  await expect(filters).toHaveCount(0);
  await expect(page.getByText('Written in Go.')).toBeVisible();
  await expect(page.getByText('Written in Rust.')).toBeHidden();
  await expect(page.locator('#table-of-contents')).toBeVisible();
  await mark(page);
  await page.locator('select[data-parts]').selectOption('Rust');
  await expect(page.getByText('Written in Rust.')).toBeVisible();
  write(
    '## No more\n\n<View title="Zig">Written in Zig.</View>\n<View title="Rust"><Expandable title="More">Old.</Expandable>Written in Rust.</View>',
  );
  await expect(page.locator('details', { hasText: 'Old.' })).toHaveCount(1);
  await expect(page.locator('details[id^="wm-"]')).toHaveCount(0);
  await expect(page.getByText('Written in Zig.')).toBeHidden();
  await expect(page.getByText('Written in Rust.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a stylesheet is exchanged without a reload, a script is not', async ({ page }) => {
  await page.goto(`${url}state/`);
  await mark(page);
  const title = page.locator('#page-title');
  await expect(title).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  edit('style.css', (text) => text.replace('1, 2, 3', '4, 5, 6'));
  await expect(title).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
  edit('style.css', (text) => text.replace('4, 5, 6', '7, 8, 9'));
  await expect(title).toHaveCSS('outline-color', 'rgb(7, 8, 9)');
  await expect(page.locator('link[href*="style.css"]')).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
  edit('own.js', () => 'window.own = 2;\n');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'own')).catch(() => 0)).toBe(2);
  expect(await isMarked(page)).toBe(false);
});

test('a page that breaks keeps its content under what is wrong, until it is mended', async ({ page }) => {
  await page.goto(`${url}state/`);
  await mark(page);
  const before = readFileSync(join(folder, 'state.mdx'), 'utf8');
  const told = terminal().length;
  edit('state.mdx', (text) => `${text}\n<Note>\n`);
  const panel = page.getByRole('dialog', { name: '1 problem' });
  await expect(panel).toBeVisible();
  await expect(panel.locator('.frame')).toContainText('<Note>');
  await expect(panel.locator('.hint')).not.toBeEmpty();
  await expect(panel.getByRole('link')).toHaveAttribute('href', /diagnostics\/mdx\/syntax$/);
  await expect(page.getByText('The very last words.')).toBeAttached();
  const place = panel.getByRole('button', { name: /^state\.mdx:\d+:1$/ });
  const line = /:(\d+):/.exec((await place.textContent()) ?? '')?.[1];
  await place.click();
  const opened = join(folder, '..', 'opened.txt');
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8').trim())
    .toBe(`${join(folder, 'state.mdx')} ${line} 1`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: '1 problem' }).click();
  await expect(panel).toBeVisible();
  edit('state.mdx', () => before.replace('The first words.', 'The first new words.'));
  await expect(page.getByText('The first new words.')).toBeVisible();
  await expect(page.locator('#waymark-problems')).toHaveCount(0);
  const lines = (): readonly string[] =>
    terminal()
      .slice(told)
      .split('\n')
      .filter((line) => /^(?:state\.mdx|error|mended)/.test(line))
      .map((line) => line.replace(/\d+ pages?, \d+ ms/, '… pages, … ms'));
  await expect.poll(lines).toHaveLength(4);
  expect(lines()[0]).toBe('state.mdx: … pages, … ms');
  expect(lines()[1]).toMatch(/^error\[mdx\/syntax\]/);
  expect(lines().slice(2).sort()).toEqual(['mended: mdx/syntax in state.mdx', 'state.mdx: … pages, … ms']);
  expect(await isMarked(page)).toBe(true);
});

test('what is wrong is for everybody, and for keys alone', async ({ page }) => {
  const before = readFileSync(join(folder, 'state.mdx'), 'utf8');
  edit('state.mdx', (text) => `${text}\n<Note>\n`);
  await page.goto(`${url}state/`);
  const expectAccessibleInBoth = async (): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      await expectAccessible(page, '#waymark-problems');
    }
  };
  const panel = page.getByRole('dialog', { name: '1 problem' });
  await expect(panel).toBeVisible();
  await expectAccessibleInBoth();
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: /^state\.mdx:/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.locator('.frame')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const badge = page.getByRole('button', { name: '1 problem' });
  await expect(badge).toBeFocused();
  await expectAccessibleInBoth();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  edit('state.mdx', () => before);
  await expect(panel).toHaveCount(0);
});

test('several problems are shown at once, and do not take the focus', async ({ page }) => {
  await page.goto(`${url}state/`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('typing');
  const [docs, state] = ['docs.json', 'state.mdx'].map((path) => readFileSync(join(folder, path), 'utf8'));
  edit('docs.json', (text) => text.slice(0, -10));
  edit('state.mdx', (text) => `${text}\n<Note>\n`);
  const panel = page.locator('#waymark-problems').getByRole('dialog');
  await expect(panel).toContainText('docs.json:');
  await expect(panel).toContainText('state.mdx:');
  await expect(page.locator('#search-input')).toBeFocused();
  edit('state.mdx', () => state ?? '');
  await expect(panel).not.toContainText('state.mdx:');
  await expect(panel).toContainText('docs.json:');
  edit('docs.json', () => docs ?? '');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('#search-input')).toHaveValue('typing');
});

test('a project whose docs.json is broken at the start becomes a site when it is mended', async ({
  page,
}) => {
  const broken = join(mkdtempSync(join(tmpdir(), 'waymark-dev-')), 'docs');
  cpSync(join(root, 'fixtures/sites/plain'), broken, { recursive: true });
  const text = readFileSync(join(broken, 'docs.json'), 'utf8');
  writeFileSync(join(broken, 'docs.json'), text.slice(0, -10));
  const other = await start(broken);
  try {
    await page.goto(`${other.url}guides/intro/`);
    await expect(page.getByRole('dialog')).toContainText('docs.json:');
    writeFileSync(join(broken, 'docs.json'), text);
    await expect(page.getByText('It moors boats.')).toBeVisible();
    await expect(page.locator('#waymark-problems')).toHaveCount(0);
  } finally {
    other.server.kill();
    rmSync(join(broken, '..'), { recursive: true, force: true });
  }
});

test('a component of the author keeps its state until its code is another one', async ({ page }) => {
  await page.goto(`${url}fold/`);
  await mark(page);
  const [fold, count] = [page.locator('.fold'), page.locator('.count')];
  await fold.click();
  await count.click();
  await page.getByLabel('Rope').fill('long');
  await expect(page.getByText('Inside of it.')).toBeVisible();
  edit('fold.mdx', (text) => text.replace('Inside of it.', '*Inside* of it.'));
  await expect(page.locator('em')).toHaveText('Inside');
  edit('fold.mdx', (text) => text.replace('*Inside* of it.', 'Inside of it.'));
  await expect(page.locator('em')).toHaveCount(0);
  await expect(page.getByLabel('Rope')).toHaveValue('long');
  edit('fold.mdx', (text) => text.replace('Inside of it.', 'Still inside of it.'));
  await expect(page.getByText('Still inside of it.')).toBeVisible();
  await expect(fold).toHaveText('Fold 1');
  await expect(count).toHaveText('Counted 1');
  edit('fold.mdx', (text) => text.replace('Fold {times}', 'Folded {times}'));
  await expect(fold).toHaveText('Folded 0');
  await fold.click();
  await expect(fold).toHaveText('Folded 1');
  await expect(page.getByText('Still inside of it.')).toBeVisible();
  await count.click();
  await expect(count).toHaveText('Counted 1');
  // Nothing of this is seen before the button is pressed.
  edit('fold.mdx', (text) => text.replace('count + 1', 'count + 10'));
  await expect(count).toHaveText('Counted 0');
  await count.click();
  await expect(count).toHaveText('Counted 10');
  await expect(page.getByText('Still inside of it.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a picture and a diagram follow what they are made from', async ({ page }) => {
  await page.goto(`${url}shown/`);
  await mark(page);
  const picture = page.locator('#content img');
  await expect(picture).toHaveJSProperty('naturalWidth', 20);
  const diagram = page.locator('wm-diagram svg');
  await expect(diagram).toContainText('Harbour');
  writeFileSync(join(folder, 'square.svg'), square(40));
  await expect(picture).toHaveJSProperty('naturalWidth', 40);
  edit('shown.mdx', (text) => text.replace('Harbour', 'Lighthouse'));
  await expect(diagram).toContainText('Lighthouse');
  await expect(diagram).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
});

test('a picture that is drawn again later is the new one too', async ({ page }) => {
  await page.goto(`${url}shown/`);
  await mark(page);
  const pictures = page.locator('#content img');
  writeFileSync(join(folder, 'square.svg'), square(60));
  await expect(pictures).toHaveJSProperty('naturalWidth', 60);
  edit('shown.mdx', (text) => `${text}\n<p><img src="/square.svg" srcset="/square.svg 1x" /></p>\n`);
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(1)).toHaveJSProperty('naturalWidth', 60);
  writeFileSync(join(folder, 'square.svg'), square(80));
  for (const index of [0, 1]) await expect(pictures.nth(index)).toHaveJSProperty('naturalWidth', 80);
  expect(await isMarked(page)).toBe(true);
});

test('an open search finds what was written meanwhile', async ({ page }) => {
  await page.goto(`${url}state/`);
  await mark(page);
  await page.keyboard.press('Control+k');
  const [input, results] = [page.locator('#search-input'), page.locator('#search-results')];
  await input.fill('brigantine');
  await expect(page.locator('.search-nothing')).toBeVisible();
  edit('state.mdx', (text) => text.replace('The first', 'A brigantine. The first'));
  await expect(page.getByText('A brigantine.')).toBeAttached();
  await input.fill('');
  await input.fill('brigantine');
  await expect(results).toContainText('State');
  expect(await isMarked(page)).toBe(true);
});

test('a page that the server sends again as it is stays untouched', async ({ page }) => {
  await page.goto(`${url}guides/deep/`);
  await mark(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      changes.push(
        ...records.map(({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName}`),
      );
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changes, updates: 0 });
    document.addEventListener('wm-update', () => {
      Reflect.set(window, 'updates', Number(Reflect.get(window, 'updates')) + 1);
    });
  });
  // One update follows the other: where the second begins, the first has ended.
  for (const begun of [1, 2]) {
    // Added at once: while a file is written anew, the server may find it empty, and without its title.
    appendFileSync(join(folder, 'guides/setup.mdx'), '\nNothing that this page shows.\n');
    await expect
      .poll(() => page.evaluate(() => Number(Reflect.get(window, 'updates'))))
      .toBeGreaterThanOrEqual(begun);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'changes') as unknown)).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

test('a saved page appears', async ({ page }) => {
  await page.goto(`${url}guides/intro/`);
  await expect(page.getByText('It moors boats.')).toBeVisible();
  edit('guides/intro.mdx', (text) => text.replace('It moors boats.', 'It moors ships.'));
  await expect(page.getByText('It moors ships.')).toBeVisible();
});

test('a new title and a new page reach the sidebar', async ({ page }) => {
  await page.goto(url);
  edit('guides/setup.mdx', (text) => text.replace('title: "Set-up"', 'title: "Made fast"'));
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Made fast' })).toBeVisible();
  writeFileSync(join(folder, 'guides/new.mdx'), '---\ntitle: Brand new\n---\n\nNew.\n');
  edit('docs.json', (text) => text.replace('"guides/setup"', '"guides/setup", "guides/new"'));
  await page.locator('#sidebar').getByRole('link', { name: 'Brand new' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new');
});

test('an entry of a sidebar whose groups are in files of their own changes without a reload', async ({
  page,
}) => {
  const long = join(folder, '..', 'long');
  writeLongSite(long);
  const own = await start(long);
  try {
    await page.goto(`${own.url}g1/h1/0p1/`);
    await mark(page);
    const rows = page.locator('#sidebar');
    await expect(rows.locator('details[data-src] details[data-src]').first(), 'in files').toBeAttached();
    await rows.getByRole('group', { name: 'Part 3 0' }).locator('summary').first().click();
    await expect(rows.getByRole('link', { name: 'Half 3 0 0' })).toBeVisible();
    writeFileSync(join(long, 'g1/h1/0p2.mdx'), '---\ntitle: Renamed\n---\n\nWords.\n');
    await expect(rows.getByRole('link', { name: 'Renamed' })).toBeVisible();
    await expect(rows.getByRole('link', { name: 'Half 3 0 0' }), 'stays open').toBeVisible();
    expect(await isMarked(page)).toBe(true);
  } finally {
    own.server.kill();
  }
});

test('where nothing is, pages are listed that may be meant now', async ({ page }) => {
  await page.goto(`${url}guides/mooring/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  writeFileSync(join(folder, 'guides/mooring-ropes.mdx'), '---\ntitle: Mooring ropes\n---\n\nRopes.\n');
  edit('docs.json', (text) => text.replace('"guides/setup"', '"guides/setup", "guides/mooring-ropes"'));
  await expect(page.getByRole('link', { name: 'Mooring ropes /guides/mooring-ropes' })).toBeVisible();
});

test('a broken docs.json keeps the last good state, and recovers', async ({ page }) => {
  await page.goto(url);
  const before = readFileSync(join(folder, 'docs.json'), 'utf8');
  edit('docs.json', (text) => text.slice(0, -10));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain site');
  edit('docs.json', () => before.replace('"name": "Plain"', '"name": "Plainer"'));
  await expect(page).toHaveTitle(/Plainer/);
});

test('unknown components are marked where they stand', async ({ page }) => {
  await page.goto(`${url}guides/intro/`);
  edit('guides/intro.mdx', (text) => `${text}\n<Unheard>Inside.</Unheard>\n`);
  await expect(page.locator('[data-diagnostic]')).toBeVisible();
  await expect(page.getByText('Inside.')).toBeVisible();
});
