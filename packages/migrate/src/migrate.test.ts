import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectEngine, ENGINES } from './engines.ts';
import { migrate } from './migrate.ts';
import { treeOf } from './tree/tree.ts';

/** Pieces of which broken pages and configurations are made. */
const PIECES = [
  ...[
    '<',
    '>',
    '{',
    '}',
    '`',
    '```js {1}\n',
    '\n',
    '\n\n',
    '"',
    "'",
    '[a](b.md#c)',
    '![',
    '](',
    '$1',
    '---\n',
    '|',
  ],
  ...[
    ':::tip\n',
    ':::\n',
    '::: code-group\n',
    '<<< @/a.md\n',
    '<!--',
    '-->',
    '{{ a }}',
    '<script setup>\n',
    '# T\n',
  ],
  ...[
    '{% hint style="info" %}',
    '{% endhint %}',
    '{% code %}',
    '{% include "a.md" %}',
    '* [a](a.md)\n',
    '  * [b](b.md)\n',
  ],
  ...[
    'import A from "./a.md"\n',
    '<Tabs values={[',
    '</Tabs>',
    '<TabItem value="a">',
    '<a href=',
    'export default ',
    '({',
    '})',
  ],
  ...[
    'title: a\n',
    '\\',
    '\u{1f600}',
    '\ud800',
    'sidebar: [',
    '"a"',
    ', ',
    'docs: ',
    'presets: [["classic", {',
    'text',
  ],
];
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''));
const FILES = [
  ...[
    'docusaurus.config.js',
    'sidebars.js',
    'docs/a.md',
    'docs/_b.mdx',
    'docs/sub/_category_.json',
    'versions.json',
  ],
  ...[
    '.vitepress/config.ts',
    'a.md',
    'b.md',
    'SUMMARY.md',
    '.gitbook.yaml',
    'README.md',
    'blog/2024-01-01-a.md',
  ],
];
const anyTree = fc.dictionary(fc.constantFrom(...FILES), anyText).map((files) => treeOf({ ...files }));

const PRESET = "module.exports = { presets: [['classic', { docs: { routeBasePath: '/' } }]] }";

describe('migrate', () => {
  it.each(ENGINES)('takes whatever stands in the files of %s', (engine) => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const { texts, removals } = migrate(tree, { engine, name: 'x' });
        expect(JSON.parse(texts.get('docs.json') ?? '')).toHaveProperty('navigation');
        expect(
          [...texts.keys(), ...removals].filter((path) => /^\/|(?:^|\/)\.\.(?:\/|$)/.test(path)),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['docusaurus', { 'docusaurus.config.js': PRESET, 'docs/a.md': '---\nslug: /../../up\n---\n' }],
    ['docusaurus', { 'docusaurus.config.js': PRESET, 'docs/a.md': '---\nslug: ../../../up\n---\n' }],
    [
      'vitepress',
      { '.vitepress/config.js': "export default { rewrites: { 'a.md': '../../up.md' } }", 'a.md': 'a' },
    ],
  ] as const)('writes nothing outside, whatever an address of %s says', (engine, files) => {
    const { texts } = migrate(treeOf(files), { engine, name: 'x' });
    expect([...texts.keys()]).toEqual(['docs.json', 'up.mdx']);
  });

  it.each(['constructor', 'toString', 'valueOf', '__proto__'])(
    'takes "%s" for a name like others',
    (name) => {
      const text = `<${name} />\n\n:::${name}\n\nx\n\n:::\n\n<Admonition type="${name}">x</Admonition>\n\n<Badge type="${name}" text="x" />\n\n{% ${name} %}\nx\n{% end${name} %}\n\n{% hint style="${name}" %}\nx\n{% endhint %}\n`;
      const files = { 'docusaurus.config.js': PRESET, 'docs/a.md': text, 'a.md': text, 'README.md': text };
      for (const engine of ENGINES) {
        const { texts } = migrate(treeOf(files), { engine, name: 'x' });
        expect([...texts.values()].join('')).not.toMatch(/native code|\[object/);
      }
    },
  );

  it('ends where texts take in others many times, and lists are as deep as they are long', () => {
    const include = (at: number): string => `<!--@include: ./f${at}.md-->\n`.repeat(50);
    const doubling = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`f${at}.md`, include(at + 1)]));
    const lists = Array.from({ length: 5000 }, (_, at) => `${' '.repeat(at)}* [a](a${at}.md)`).join('\n');
    for (const [engine, files] of [
      ['vitepress', { ...doubling, '.vitepress/config.js': '' }],
      ['gitbook', { 'SUMMARY.md': lists, 'a0.md': 'a' }],
    ] as const)
      expect(migrate(treeOf(files), { engine, name: 'x' }).texts.has('docs.json')).toBe(true);
  });

  it.each([
    ['a line of code with blanks and a quote', `\`\`\`js title="${' '.repeat(100_000)}\na\n\`\`\`\n`],
    ['blocks without an end', '{% a '.repeat(200_000)],
    ['a block with a long name', `{% ${'a/'.repeat(500_000)}`],
    ['an attribute with a long name', `{% hint ${'a'.repeat(2_000_000)} %}\nx\n{% endhint %}\n`],
    ['a long fence', `\`\`\`\na\n${'~'.repeat(700_000)}x\n\`\`\`\n`],
  ])('ends in a time that the length of a page bounds: %s', (_, text) => {
    const files = {
      'docusaurus.config.js': PRESET,
      'docs/a.md': text,
      'a.md': text,
      'SUMMARY.md': '* [A](a.md)',
    };
    for (const engine of ['docusaurus', 'gitbook'] as const)
      expect(migrate(treeOf(files), { engine, name: 'x' }).texts.has('docs.json')).toBe(true);
  });

  it('tells engines by their configuration', () => {
    expect(detectEngine(treeOf({ 'docusaurus.config.mjs': '' }))).toBe('docusaurus');
    expect(detectEngine(treeOf({ '.vitepress/config/index.ts': '' }))).toBe('vitepress');
    expect(detectEngine(treeOf({ 'SUMMARY.md': '' }))).toBe('gitbook');
    expect(detectEngine(treeOf({ 'SUMMARY.md': '' }), ['vitepress'])).toBeUndefined();
    expect(detectEngine(treeOf({ 'README.md': '' }))).toBeUndefined();
  });
});
