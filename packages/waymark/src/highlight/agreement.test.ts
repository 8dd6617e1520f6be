import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createHighlighter as createShiki } from 'shiki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsOf } from '../../test/support/runs.ts';
import { loadCodeData } from '../pages/assets/load-code-data.ts';
import { parseHex, toHex } from '../theme/brand/color.ts';
import { createHighlighter, type Highlighter } from './highlighter.ts';
import { findGrammars } from './languages.ts';

const folder = new URL('./samples/', import.meta.url);
const languages = readdirSync(folder).map((name) => name.replace('.txt', ''));
const sample = (language: string): string =>
  readFileSync(new URL(`${language}.txt`, folder), 'utf8').trimEnd();

/** A character with what decides its look: colours without their spelling, letters of the font styles. */
type Drawn = string;

const FONTS = ['i', 'b', 'u', 's'];

function draw(character: string, color: string, fonts: readonly string[]): Drawn {
  const parsed = parseHex(color);
  return `${character} ${parsed === undefined ? color : toHex(parsed)} ${[...fonts].sort().join('')}`;
}

/** Reads HTML as a browser would, for one mode: `l` or `d`. */
function readHtml(html: string, prefix: string, colors: ReadonlyMap<string, string>): Drawn[] {
  const drawn: Drawn[] = [];
  let classes: string[] = [];
  for (const [tag, names] of html.matchAll(/<span class="([^"]*)">|<\/span>|&\w+;|[^<&]/gu)) {
    if (tag === '</span>') classes = [];
    else if (names !== undefined) classes = names.split(' ').filter((name) => name.startsWith(prefix));
    else {
      const color = classes.map((name) => colors.get(name)).find((value) => value !== undefined);
      const fonts = FONTS.filter((letter) => classes.includes(prefix + letter));
      drawn.push(draw(ENTITIES[tag] ?? tag, color ?? colors.get(prefix) ?? '', fonts));
    }
  }
  return drawn.filter((character) => !/^\s/.test(character));
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Colours by class, and that of plain text by `l` and `d`. */
function readColors(css: string): ReadonlyMap<string, string> {
  const classes = [...css.matchAll(/\.([ld]\d+)\{color:([^}]+)\}/g)].map(([, name, color]) => [name, color]);
  const [light, dark] = [...css.matchAll(/--_code-text:([^}]+)\}/g)].map(([, color]) => color);
  return new Map([...classes, ['l', light], ['d', dark]] as [string, string][]);
}

async function createReference(language: string, themes: readonly string[]) {
  const grammars = findGrammars(language, loadCodeData());
  const lang = grammars.at(-1)?.name as never;
  const shiki = await createShiki({
    themes: themes as never[],
    langs: [...grammars] as never[],
    warnings: false,
  });
  const drawWith = (theme: string): Drawn[] => {
    const { fg } = shiki.getTheme(theme);
    const options = { lang, theme: theme as never, tokenizeTimeLimit: 0 };
    const tokens = shiki.codeToTokensBase(sample(language), options).flat();
    return tokens.flatMap(({ content, color, fontStyle = 0 }) => {
      const fonts = FONTS.filter((_, bit) => fontStyle > 0 && (fontStyle & (1 << bit)) !== 0);
      const characters = [...content].filter((character) => !/\s/.test(character));
      return characters.map((character) => draw(character, color || fg, fonts));
    });
  };
  return { drawWith, dispose: () => shiki.dispose() };
}

const pairs = [
  ['github-light-default', 'dark-plus'],
  // Themes of different makers, whose rules have nothing in common.
  ['one-light', 'tokyo-night'],
] as const;

const { version: shiki } = createRequire(import.meta.url)('shiki/package.json') as {
  readonly version: string;
};

/** What was drawn when it was compared with Shiki last, which takes seconds: Shiki compiles each grammar anew. What is the same need not be compared again. */
const RECORD = fileURLToPath(new URL('./agreement.test.json', import.meta.url));
const record = existsSync(RECORD)
  ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Readonly<Record<string, string>>)
  : {};
const agreed = record['shiki'] === shiki ? record : {};
const seen = new Map<string, string>();

describe('colours and font styles of both modes', () => {
  const highlighters: Highlighter[] = [];

  beforeAll(async () => {
    for (const [light, dark] of pairs) {
      const { value } = createHighlighter(loadCodeData(), { theme: { light, dark }, contrast: 0 });
      await value.prepare(languages);
      highlighters.push(value);
    }
  });
  afterAll(() => {
    for (const highlighter of highlighters) highlighter.dispose();
  });

  it.each(languages)('are those of Shiki for %s', async (language) => {
    for (const [index, themes] of pairs.entries()) {
      const [light, dark] = themes;
      const highlighter = highlighters[index]!;
      const colors = readColors(highlighter.css());
      const html = highlighter.highlight(sample(language), language).join('\n');
      expect(html).toContain('<span');
      const found = [readHtml(html, 'l', colors), readHtml(html, 'd', colors)];
      const key = `${language} in ${light} and ${dark}`;
      const digest = createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 12);
      if (runsOf(agreed[key] !== digest, true)) {
        const reference = await createReference(language, themes);
        expect(found).toEqual(themes.map(reference.drawWith));
        reference.dispose();
      }
      seen.set(key, digest);
    }
  });

  it('are written down: -u does', async () => {
    const record = { shiki, ...Object.fromEntries(seen) };
    await expect(`${JSON.stringify(record, undefined, 2)}\n`).toMatchFileSnapshot(RECORD);
  });
});
