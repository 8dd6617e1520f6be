import { describe, expect, it } from 'vitest';
import { scanContainers } from './containers.ts';
import { editTags, escapeBraces, escapeDollars, escapePlain } from './escape.ts';
import { scanFences } from './fences.ts';
import { scanLinks } from './links.ts';
import { lucideIcons } from './lucide.ts';
import { applyEdits, readPageText } from './page-text.ts';
import { attributeOf, scanTags } from './tags.ts';
import { plainText, titleHeading } from './title.ts';

const page = (text: string) => readPageText('page.md', text);

describe('readPageText', () => {
  it('keeps every offset, and hides front matter, code and comments', () => {
    const text =
      '---\ntitle: x\n---\nimport A from "a"\n\n`in` <!-- `out` --> end\n\n```js\n{code}\n```\nlast {/* c */}\n';
    const { prose, uncoded } = page(text);
    expect(prose.length).toBe(text.length);
    expect(prose).not.toMatch(/title|in`|out|code|c \*/);
    expect(prose).toMatch(/^import A[\s\S]*^last/m);
    expect(uncoded).toContain('<!-- `out` -->');
  });

  it('keeps what stands above front matter as a part of the page', () => {
    const text = page('\ufeff<!-- c -->\r\nimport A from "a"\r\n\r\n# Lamps\r\n---\r\ntitle: x\r\n---');
    expect(text.data).toEqual({ title: 'x' });
    expect(applyEdits(text, [])).toBe('<!-- c -->\nimport A from "a"\n\n# Lamps\n');
  });

  it('takes a comment for text that nothing ends, and the next one for a comment', () => {
    const { prose } = page('a <!-- c --> b {/* f */} d <!-- e {/* g\n');
    expect(prose).toBe('a            b           d <!-- e {/* g\n');
  });

  it('takes a fence that nothing closes for text, and comes to the end of thousands', () => {
    const { prose } = page(`~~~ a\n${'```js x\n\n'.repeat(60_000)}- \`b\`\n~~~\nc\n\`\`\`js\n`);
    expect(prose.trim()).toBe('c\n```js');
    const open = '```js x\n\n'.repeat(60_000);
    expect(page(`${open}\`a\` b`).prose).toBe(`${open}    b`);
  });

  it('lets the edit that begins first win', () => {
    const text = page('abc def');
    const edits = [
      { start: 4, end: 7, text: 'x' },
      { start: 0, end: 5, text: 'y ' },
    ];
    expect(applyEdits(text, edits)).toBe('y ef');
  });
});

describe('scanTags', () => {
  it('reads attributes in every form, and no comparison', () => {
    const [tag, ...rest] = scanTags(`a < b <Tab title="a > b" values={[{ a: '}' }]} on :x='1' bare=y /> c`);
    expect(rest).toEqual([]);
    expect(tag).toMatchObject({ name: 'Tab', isSelfClosing: true });
    expect(['title', 'values', 'on', ':x', 'bare'].map((name) => tag && attributeOf(tag, name))).toEqual([
      'a > b',
      "[{ a: '}' }]",
      '',
      '1',
      'y',
    ]);
  });
});

describe('scanTags of what is no tag', () => {
  it('does not take one tag for an attribute of another', () => {
    expect(scanTags('a <b <i> c').map(({ name }) => name)).toEqual(['i']);
  });

  it('does not look for the end of braces in all of the text', () => {
    const text = `<a b={${'x '.repeat(10_000)}}>`;
    expect(scanTags(`${text}<i>`).map(({ name }) => name)).toEqual(['i']);
  });
});

describe('scanContainers', () => {
  it('pairs blocks in blocks, and ends at the end what nobody ends', () => {
    const text = ':::: tip\n::: details More\nx\n:::\n::::\n::: info\nlast';
    expect(scanContainers(text, text).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'open tip',
      'open details',
      'close details',
      'close tip',
      'open info',
      'close info',
    ]);
  });

  it('ends with the item of its list what nobody ends there', () => {
    const text = '- a\n\n  ::: tip\n\n  x\n\n    y\n\n- b\n';
    const [, close] = scanContainers(text, text);
    expect([close?.kind, close?.indent, text.slice(close?.start)]).toEqual(['close', '  ', '\n\n- b\n']);
  });

  it.each([
    ['- a\n\n\t::: tip\n\n\tx\n\n- b\n', '\n\n- b\n', '\t'],
    ['1. a\n\n   ::: tip\n   x\n', '\n', '   '],
    ['  ::: tip\n\nx\n\ny\n', '', ''],
  ])('knows items by tabs, the last one, and indentation outside of lists: %j', (text, after, indent) => {
    const [, close] = scanContainers(text, text);
    expect([text.slice(close?.start), close?.indent]).toEqual([after, indent]);
  });
});

describe('scanFences', () => {
  it('finds info and code, in lists too', () => {
    const text = '- a\n\n  ```js {1}\n  x\n  ```\n\n````md\n```\n````\n';
    expect(
      scanFences(text).map(({ info, codeStart, codeEnd }) => [info, text.slice(codeStart, codeEnd)]),
    ).toEqual([
      ['js {1}', '  x\n'],
      ['md', '```\n'],
    ]);
  });
});

describe('scanLinks', () => {
  it('finds the address of every kind of link', () => {
    const text =
      '[a](./b\\_d.md#c "t") ![p](<x y.png>) [r]: /d\n\n[r]: /d\n<img src="e.png" alt={f}> [w](a_(b))';
    expect(scanLinks(page(text)).map(({ href }) => href)).toEqual([
      './b_d.md#c',
      'x y.png',
      'a_(b)',
      '/d',
      'e.png',
    ]);
  });
});

describe('editTags', () => {
  it.each([
    ['<br> <IMG src=a.png>', '<br /> <IMG src="a.png" />'],
    ['<img src="a.png"></img>', '<img src="a.png"></img>'],
    ['<Col flex="1">a</Col>', '<Col flex="1">a</Col>'],
  ])('closes elements without content that are open: %s', (text, written) => {
    expect(applyEdits(page(text), editTags(scanTags(text)))).toBe(written);
  });
});

describe('escapePlain', () => {
  it('makes text of what would be code, and keeps tags', () => {
    const text = 'a {b} < c <https://x.y> <b>d</b> {#no}\n\n## H {#id}\n\nimport is a word\n<!-- e */ -->\n';
    const written = applyEdits(page(text), escapePlain(page(text)));
    expect(written).toBe(
      'a \\{b\\} \\< c [https://x.y](https://x.y) <b>d</b> {#no}\n\n## H {#id}\n\n&#105;mport is a word\n{/* e * / */}\n',
    );
  });

  it('takes attributes of a framework out with their lines', () => {
    const written = page(
      '<p>\n<button\n  v-if="a"\n  id="b"\n  :key="c"\n  @click="d"\n>Go</button> <A :b="c" /></p>\n',
    );
    expect(applyEdits(written, editTags(scanTags(written.prose, written.text)))).toBe(
      '<p>\n<button\n  id="b">Go</button> <A /></p>\n',
    );
  });

  it('makes text of braces in prose alone', () => {
    const written = page(
      'export const a = { b };\n\nx {y} `{c}` $r_{i}$ \\{d} <b e={f}>{g}</b>\n\n<p>\n{h}\n</p>\n\n## I {#i}\n',
    );
    const made = (hasMath: boolean) =>
      applyEdits(written, escapeBraces(written, hasMath)).split('\n\n').slice(1);
    expect(made(false)).toEqual([
      'x \\{y\\} `{c}` $r_\\{i\\}$ \\{d\\} <b e={f}>\\{g\\}</b>',
      '<p>\n{h}\n</p>',
      '## I {#i}\n',
    ]);
    expect(made(true)[0]).toContain('$r_{i}$');
  });

  it('keeps where links lead that stand between `<` and `>`', () => {
    const text = '[a](<https://x.y/z_(w)>) ![b]( <my {1} file.png>) and [c]\n\n[c]: <https://x.y/c>\n';
    expect(applyEdits(page(text), escapePlain(page(text)))).toBe(text);
    const note = '[^1]: <https://x.y> and [d]: <https://x.y>\n';
    expect(applyEdits(page(note), escapePlain(page(note)))).toBe(
      '[^1]: [https://x.y](https://x.y) and [d]: [https://x.y](https://x.y)\n',
    );
  });
});

describe('escapeDollars', () => {
  it('escapes those that would pair, and no formula, code or tag', () => {
    const text = 'From $1 to $2 <a href="$x">b</a> `$3`\n\nOnly $4\n\n$$a$$ and $5 and $6\n';
    expect(applyEdits(page(text), escapeDollars(page(text)))).toBe(
      'From \\$1 to \\$2 <a href="$x">b</a> `$3`\n\nOnly $4\n\n$$a$$ and \\$5 and \\$6\n',
    );
  });
});

describe('titleHeading', () => {
  it('takes the first heading only, as plain words', () => {
    const text = '---\na: 1\n---\n\n# The `lamp` [and](x) *more* {#top}\n\n# Second\n';
    const found = titleHeading(page(text));
    expect(found).toMatchObject({ title: 'The lamp and more', id: 'top' });
    expect(applyEdits(page(text), found?.edits ?? [])).toBe('\n\n# Second\n');
    expect(titleHeading(page('Text.\n\n# Late\n'))).toBeUndefined();
    const hidden =
      "&nbsp;\n\nimport {\n  A,\n} from 'a'\n<script setup>\nlet a;\n</script>\n\n# Lamp\nText.\n";
    const after = titleHeading(page(hidden));
    expect(after?.title).toBe('Lamp');
    expect(applyEdits(page(hidden), after?.edits ?? [])).toBe(
      "\nimport {\n  A,\n} from 'a'\n<script setup>\nlet a;\n</script>\n\nText.\n",
    );
    expect(plainText('a \\_b\\_ &amp; <br/> **c**')).toBe('a _b_ & c');
  });

  it('takes what stands in code for no Markdown', () => {
    expect(plainText('`<Map />` and [`a_b_c`](/x), ``*.ts``')).toBe('<Map /> and a_b_c, *.ts');
    expect(titleHeading(page('# `<FillLayer />`\n\nText.\n'))).toMatchObject({ title: '<FillLayer />' });
  });
});

it('knows icons of Lucide by the names of their components', () => {
  const code =
    "import { Trash2, Grid3X3, Grid2x2X, UserX2, Move3D, FolderOpenIcon as Open,\n  LucideFileJson } from 'lucide-react';\nimport { B } from 'b';\n";
  expect([...lucideIcons(code)]).toEqual([
    ['Trash2', 'trash-2'],
    ['Grid3X3', 'grid-3x3'],
    ['Grid2x2X', 'grid-2x2-x'],
    ['UserX2', 'user-x-2'],
    ['Move3D', 'move-3d'],
    ['Open', 'folder-open'],
    ['LucideFileJson', 'file-json'],
  ]);
});
