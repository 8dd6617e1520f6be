import { readdirSync, readFileSync } from 'node:fs';
import { themeNames } from '@shikijs/themes';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../test/support/runs.ts';
import { loadCodeData } from '../pages/assets/load-code-data.ts';
import { contrast, parseHex, type Rgb, toOklch } from '../theme/brand/color.ts';
import { createHighlighter, type HighlighterOptions } from './highlighter.ts';

const folder = new URL('./samples/', import.meta.url);
const samples = readdirSync(folder).map((name) => ({
  language: name.replace('.txt', ''),
  code: readFileSync(new URL(name, folder), 'utf8'),
}));

async function prepared(languages: readonly string[], options: HighlighterOptions = {}) {
  const { value, diagnostics } = createHighlighter(loadCodeData(), options);
  await value.prepare(languages);
  return Object.assign(value, { diagnostics });
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The rules `.name{color:…}` of a stylesheet, by name. */
const colorsOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/\.(\w+)\{color:([^}]+)\}/g)].map(([, name = '', color = '']) => [name, color]));

const hex = (text: string): Rgb => parseHex(text)!;

describe('highlight', () => {
  it('gives one string a line, with the text unchanged', async () => {
    const highlighter = await prepared(['ts']);
    const code = 'const a = "<b> & c"; // done\r\n\r\n\tlet b\rreturn\n';
    const lines = highlighter.highlight(code, 'ts');
    expect(lines.map(textOf)).toEqual(['const a = "<b> & c"; // done', '', '\tlet b', 'return', '']);
    expect(lines[0]).toMatch(/^<span class="l\d+ d\d+">const<\/span> /);
    expect(highlighter.highlight('', 'ts')).toEqual(['']);
  });

  it('knows aliases, in any case, and names that authors use', async () => {
    const highlighter = await prepared(['TypeScript', 'ts', 'JSON', 'env', 'Curl', 'c++']);
    const [line] = highlighter.highlight('const a = 1', 'typescript');
    expect(highlighter.highlight('const a = 1', 'TS')).toEqual([line]);
    for (const [code, language] of [
      ['A=1', 'env'],
      ['curl -X POST', 'curl'],
      ['int a = 1;', 'C++'],
    ] as const) {
      expect(highlighter.highlight(code, language).join()).toContain('<span');
    }
  });

  it('leaves code plain without a language, with an unknown one, and before it is prepared', async () => {
    const highlighter = await prepared(['nope', '../secret', 'text', '']);
    for (const language of [undefined, '', 'text', 'nope', '../secret', 'nocopy', 'ts']) {
      expect(highlighter.highlight('a < b\nc', language)).toEqual(['a &lt; b', 'c']);
    }
  });

  it('survives what no grammar expects', async () => {
    const highlighter = await prepared(['ts', 'markdown']);
    const long = `const a = "${'x'.repeat(1_000_000)}";`;
    expect(highlighter.highlight(`${long}\nconst b = 1`, 'ts')[0]).toBe(long);
    expect(highlighter.highlight(`${long}\nconst b = 1`, 'ts')[1]).toContain('<span');
    expect(textOf(highlighter.highlight('const a = "\0";', 'ts').join())).toBe('const a = "\uFFFD";');
    expect(textOf(highlighter.highlight('let a = "\uD800 \uDC00 😀é";', 'ts').join())).toBe(
      'let a = "\uD800 \uDC00 😀é";',
    );
    expect(highlighter.highlight('`'.repeat(4000), 'markdown').map(textOf)).toEqual(['`'.repeat(4000)]);
  });

  it('carries the state of the grammar over empty and over long lines', async () => {
    const highlighter = await prepared(['ts']);
    const [open, , , close, after] = highlighter.highlight(`/* a\n\n${'y'.repeat(6000)}\nb */\nlet c`, 'ts');
    expect(close?.match(/class="([^"]*)"/)?.[1]).toBe(open?.match(/class="([^"]*)"/)?.[1]);
    expect(after).toContain('<span');
  });

  it('takes the first line of a block for the start of a file', async () => {
    const highlighter = await prepared(['yaml', 'markdown']);
    const block = '---\ntitle: a\n---';
    const first = highlighter.highlight(block, 'markdown');
    expect(highlighter.highlight(`text\n${block}`, 'markdown').slice(1)).not.toEqual(first);
    expect(highlighter.highlight(block, 'markdown')).toEqual(first);
  });
});

describe('determinism', () => {
  const some = runsOf(
    samples.filter((_, index) => index % 3 === 0),
    samples,
  );

  it('does not depend on what else was highlighted, or in which order', async () => {
    const forward = await prepared(some.map(({ language }) => language));
    const backward = await prepared([]);
    const first = some.map(({ code, language }) => forward.highlight(code, language));
    const second: (readonly string[])[] = [];
    for (const { code, language } of [...some].reverse()) {
      await backward.prepare([language]);
      second.unshift(backward.highlight(code, language));
    }
    expect(second).toEqual(first);
    expect(some.map(({ code, language }) => forward.highlight(code, language))).toEqual(first);
    expect(backward.css()).toBe(forward.css());
  });

  it('works again after it was disposed and prepared anew', async () => {
    const highlighter = await prepared(['ts']);
    const before = highlighter.highlight('const a = `${1}`', 'ts');
    highlighter.dispose();
    expect(highlighter.highlight('const a = 1', 'ts')).toEqual(['const a = 1']);
    await highlighter.prepare(['ts']);
    expect(highlighter.highlight('const a = `${1}`', 'ts')).toEqual(before);
  });
});

describe('themes', () => {
  it('writes a rule for every class that it uses', async () => {
    const highlighter = await prepared([...samples.map(({ language }) => language), 'ansi']);
    const css = highlighter.css();
    const html = samples
      .map(({ code, language }) => highlighter.highlight(code, language).join('\n'))
      .join('\n');
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(css).toContain(`.${name}{`);
    expect(css).not.toContain('undefined');
    expect(css.length).toBeLessThan(6000);
  });

  it.each([
    ['system', undefined],
    ['dark', undefined],
    ['nord', undefined],
    [{ light: 'solarized-light', dark: 'solarized-dark' }, undefined],
    ['system', { light: ['#f6faf7', '#e9f7ee', '#fdeceb'], dark: ['#151815', '#1a2a1f', '#2c1c1c'] }],
  ] as const)('gives every colour a contrast of 4.5: %j', async (theme, surfaces) => {
    const highlighter = await prepared([], { theme, surfaces });
    const found = [...highlighter.css().matchAll(/--_code-surface:([^;]+)/g)].map(([, color = '']) => [
      color,
    ]);
    const [light = [], dark = light] = surfaces === undefined ? found : [surfaces.light, surfaces.dark];
    const rules = [highlighter.css(), highlighter.terminalCss()].flatMap((css) => {
      const darkStart = css.lastIndexOf('html.dark{.');
      return [...css.matchAll(/\.(\w+)\{color:(#[^}]+)\}/g)].map(([, name, color = ''], index, all) => ({
        name,
        color,
        isDark: darkStart >= 0 && (all[index]?.index ?? 0) > darkStart,
      }));
    });
    expect(rules.length).toBeGreaterThan(40);
    for (const { isDark, name, color } of rules) {
      for (const surface of isDark ? dark : light) {
        expect(contrast(hex(color), hex(surface)), `${name} ${color} on ${surface}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  });

  it('lets the ground of a marked line replace the surface alone, which is lighter or darker than letters', async () => {
    const surfaces = { light: ['#f6faf7', '#e9f7ee'], dark: ['#151815', '#1a2a1f'] };
    const css = (await prepared([], { theme: 'system', surfaces })).css();
    expect(css).toContain('--_code-mark:#e9f7ee;--_code-blend:darken}');
    expect(css).toContain('--_code-mark:#1a2a1f;--_code-blend:lighten}');
    const dark = (await prepared([], { theme: 'dark', surfaces })).css();
    expect(dark).toContain('--_code-blend:lighten}');
    expect(dark).not.toContain('darken');
  });

  it('keeps comments the quietest, and the hue of what it moves', async () => {
    const highlighter = await prepared(['js']);
    const [, light = '', dark = ''] =
      /class="(l\d+) (d\d+)">\/\//.exec(highlighter.highlight('// a', 'js').join()) ?? [];
    const colors = colorsOf(highlighter.css());
    for (const [own, surface] of [
      [light, '#f8f9fa'],
      [dark, '#151618'],
    ] as const) {
      const quiet = contrast(hex(colors.get(own)!), hex(surface));
      for (const [name, color] of colors) {
        if (/^[ld]\d/.test(name) && name[0] === own[0]) {
          expect(contrast(hex(color), hex(surface)) + 0.25, name).toBeGreaterThanOrEqual(quiet);
        }
      }
    }
    expect(toOklch(hex(colors.get(light)!)).h).toBeCloseTo(toOklch(hex('#6e7781')).h, -1);
  });

  it('shares classes where both modes look the same', async () => {
    const highlighter = await prepared(['ts'], { theme: 'dark' });
    expect(highlighter.highlight('const a = 1', 'ts').join()).not.toMatch(/class="[^"]*\bd\d/);
    expect(highlighter.css()).toMatch(/^:root\{--_code-surface:#151618;/);
    expect(highlighter.css()).not.toContain('html');
  });

  it('puts a named theme on its own surface', async () => {
    const highlighter = await prepared([], { theme: { light: 'github-light', dark: 'dracula' } });
    expect(highlighter.css()).toContain('html.dark{--_code-surface:#282a36;');
  });

  // Their two rules are of one property: such words would need a third.
  it('has no theme that underlines what it strikes through', () => {
    const { themeOf } = loadCodeData();
    const styles = themeNames
      .map(themeOf)
      .flatMap(({ settings = [], tokenColors = [] }) =>
        [...settings, ...tokenColors].map((rule) => rule.settings?.fontStyle?.split(' ') ?? []),
      );
    expect(styles.filter((style) => style.includes('underline'))).not.toEqual([]);
    expect(styles.filter((style) => style.includes('underline') && style.includes('strikethrough'))).toEqual(
      [],
    );
  });

  it('leaves the colours to custom properties', async () => {
    const highlighter = await prepared(['ts', 'md'], { theme: 'css-variables' });
    const css = highlighter.css();
    const tokens = ['constant', 'string', 'comment', 'keyword', 'parameter', 'function', 'string-expression'];
    for (const token of [...tokens, 'punctuation', 'link'])
      expect(css).toContain(`var(--mint-token-${token})`);
    expect(css).toContain('--_code-surface:var(--mint-color-background)');
    expect(highlighter.terminalCss()).toContain('.t9{color:var(--mint-ansi-bright-red)}');
    expect(highlighter.terminalCss()).toContain('.t9m{color:var(--mint-ansi-bright-red-dim)}');
    const colors = colorsOf(css);
    const [name = ''] = /l\d+/.exec(highlighter.highlight('return 1', 'ts').join()) ?? [];
    expect(colors.get(name)).toBe('var(--mint-token-keyword)');
  });

  it('reports an unknown theme once, with the nearest name, and takes the default', async () => {
    const highlighter = await prepared([], { theme: 'github-litght' });
    expect(highlighter.diagnostics).toMatchObject([
      { code: 'highlight/unknown-theme', severity: 'warning', hint: 'Did you mean "github-light"?' },
    ]);
    expect(highlighter.css()).toBe((await prepared([])).css());
    const half = await prepared([], { theme: { light: 'github-light', dark: '../x' } });
    expect(half.diagnostics).toHaveLength(1);
  });
});

describe('custom grammars', () => {
  const files = (...values: readonly unknown[]) =>
    values.map((value, index) => ({ path: `${index}.json`, text: JSON.stringify(value) }));
  const grammar = {
    name: 'acme',
    scopeName: 'source.acme',
    aliases: ['ac'],
    patterns: [{ match: '#.*', name: 'comment' }],
  };

  it('colours by them, under name and alias', async () => {
    const highlighter = await prepared(['acme', 'ac'], { grammars: files(grammar) });
    expect(highlighter.highlight('a # b', 'Acme').join()).toMatch(/^a <span class="l\d+ d\d+"># b<\/span>$/);
    expect(highlighter.highlight('a # b', 'ac')).toEqual(highlighter.highlight('a # b', 'acme'));
  });

  it('survives a pattern that is broken', async () => {
    const broken = { ...grammar, patterns: [{ match: '(a', name: 'comment' }] };
    const highlighter = await prepared(['acme'], { grammars: files(broken) });
    expect(highlighter.highlight('a # b\nc', 'acme').map(textOf)).toEqual(['a # b', 'c']);
  });

  it('reports what is none', async () => {
    const { diagnostics } = await prepared([], {
      grammars: [
        ...files(grammar, null, {}, { name: 'x' }, { ...grammar, patterns: 1 }),
        { path: 'python', text: undefined },
      ],
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The custom language "1.json" is left out: it is no JSON object',
      'The custom language "2.json" is left out: its grammar has no "name"',
      'The custom language "3.json" is left out: its grammar has no "scopeName"',
      'The custom language "4.json" is left out: its grammar has no "patterns"',
      'The custom language "python" is left out: there is no such file',
    ]);
  });
});

describe('placeholders of shell commands', () => {
  it('are one token', async () => {
    const highlighter = await prepared(['bash', 'console', 'ts']);
    for (const [code, placeholder] of [
      ['acme login --token <YOUR_TOKEN> --all', '&lt;YOUR_TOKEN&gt;'],
      ['export KEY=<api-key>', '&lt;api-key&gt;'],
      ['curl -H "X: <your name>" a', '&lt;your name&gt;'],
    ] as const) {
      const html = highlighter.highlight(code, 'bash').join();
      expect(html).toMatch(new RegExp(`<span class="[^"]+">${placeholder}</span>`));
      expect(textOf(html)).toBe(code);
    }
    expect(highlighter.highlight('$ acme <NAME>', 'console').join()).toContain('>&lt;NAME&gt;<');
  });

  it('are not redirections, here-documents or comments', async () => {
    const highlighter = await prepared(['bash']);
    for (const code of ['sort < in > out', 'cat <in >out', 'cat <<END>out']) {
      expect(highlighter.highlight(code, 'bash').join()).not.toMatch(/>&lt;[^<]+&gt;</);
    }
    expect(highlighter.highlight('# use <NAME> here', 'bash').join()).toMatch(
      /^<span class="[^"]*"># use &lt;NAME&gt; here<\/span>$/,
    );
  });
});
