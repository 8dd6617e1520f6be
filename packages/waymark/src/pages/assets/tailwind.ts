import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { importModule } from '../../import-module.ts';
import { GREY_LIGHTNESS } from '../../theme/index.ts';
import { loadEsbuild } from '../author-code/load-esbuild.ts';
import type { KeepText } from '../store/kept-texts.ts';

/** The stylesheet of those class names that are utilities, minified; empty if none is. Other names mean nothing to it. */
export type BuildUtilities = (classNames: readonly string[]) => Promise<string>;

/**
 * What the utilities mean here. Sizes are those that pages for the format were written with (Tailwind 3), where the
 * library's names have moved since; the brand's colours are those that this site's palette has made readable, and
 * greys have the hue of all other text.
 */
const SETTINGS = `
@theme {
  --radius-sm: 0.125rem;
  --radius: 0.25rem;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 5%);
  --shadow: 0 1px 3px 0 rgb(0 0 0 / 10%), 0 1px 2px -1px rgb(0 0 0 / 10%);
  --blur-sm: 4px;
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 50%);
}
@theme inline {
  --color-primary: rgb(var(--primary));
  --color-primary-light: rgb(var(--primary-light));
  --color-primary-dark: rgb(var(--primary-dark));
  --color-background-light: var(--_bg);
  --color-background-dark: var(--_bg);
  --text-color-primary: var(--_accent);
  --text-color-primary-light: var(--_accent);
  --background-color-primary: var(--_solid);
  --font-sans: var(--_sans);
  --font-mono: var(--_mono);
${Object.entries(GREY_LIGHTNESS)
  .map(([number, lightness]) => `  --color-gray-${number}: oklch(from var(--_text) ${lightness} c h);`)
  .join('\n')}
}
@custom-variant dark (&:where(html.dark, html.dark *));
@tailwind utilities;
`;

/**
 * What utilities take for granted. Borders have a style and a colour, and only lack a width. Without one the browser does not draw
 * a select itself, and its ground for them in the dark is too near to the colour of texts. In a part without typography there is
 * none of ours: `revert-layer` leaves the layers below.
 */
const GROUND = `
@layer waymark.reset {
  .mdx-content * { border: 0 solid var(--_line) }
  .mdx-content select:not([multiple], [size]) { background: light-dark(ButtonFace, Field) }
}
@layer waymark.theme {
  .not-prose.not-prose :is(h1,h2,h3,h4,h5,h6,p,ul,ol,li,a,blockquote,hr,strong,table,th,td):not(.heading-anchor),
  .not-prose.not-prose:is(h1,h2,h3,h4,h5,h6,p,ul,ol,li,a) { all: revert-layer }
}
`;

/** Names that only the ground above answers. */
const GROUND_NAMES: ReadonlySet<string> = new Set(['not-prose']);

/** How many answers a process keeps: a site has a few dozen. */
const KEPT = 1000;
const kept = new Map<string, Promise<string>>();

/**
 * Creates the utilities of a build. The library is loaded with the first class name of which nothing is kept. An answer follows
 * from the names alone, so pages share it, and the sites that one process builds in turn: each costs 10 ms.
 */
export function createTailwind(keepText: KeepText): BuildUtilities {
  let compile: Promise<(classNames: readonly string[]) => Promise<string>> | undefined;
  return (classNames) => {
    if (classNames.length === 0) return Promise.resolve('');
    const key = classNames.join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const make = async (): Promise<string> => {
      compile ??= loadCompiler();
      return (await compile)(classNames);
    };
    const sheet = keepText(['utilities', ...classNames], make);
    kept.set(key, sheet);
    sheet.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return sheet;
  };
}

async function loadCompiler(): Promise<(classNames: readonly string[]) => Promise<string>> {
  const { compile } = (await importModule('tailwindcss')) as typeof import('tailwindcss');
  const theme = await readFile(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  // Browsers that need what the library would add for older ones have no cascade layers or nesting either.
  const options = { polyfills: 0 } as const;
  const nothing = (await compile(theme + SETTINGS, options)).build([]);
  // A compiler never forgets a name, so that each page has its own.
  const build = async (names: readonly string[]): Promise<string> => {
    const compiler = await compile(theme + SETTINGS, options);
    const css = compiler.build([...names]);
    return css === nothing ? '' : css;
  };
  return async (classNames) => {
    const prefixed = classNames.filter((name) => PREFIX.test(name));
    const css =
      (await build(classNames)) +
      (prefixed.length === 0 ? '' : rename(await build(prefixed.map(plainName)), prefixed));
    if (css === '' && !classNames.some((name) => GROUND_NAMES.has(name))) return '';
    const { code } = await loadEsbuild().transform(`${GROUND}${css}`, {
      loader: 'css',
      minify: true,
      logLevel: 'silent',
    });
    return code.trim();
  };
}

/** How utilities are called in pages that were copied from the format's first engine: `mint-p-4`, `md:mint-flex`. */
const PREFIX = /(?<=^|[:!-])mint-/;

function plainName(name: string): string {
  return name.replace(PREFIX, '');
}

/** A stylesheet of plain names with their names as they were written. */
function rename(css: string, written: readonly string[]): string {
  return written.reduce((sheet, name) => {
    const plain = selectorOf(plainName(name)).replace(/[\\.*+?^${}()|[\]]/g, '\\$&');
    return sheet.replace(new RegExp(`${plain}(?![\\w\\\\-])`, 'g'), () => selectorOf(name));
  }, css);
}

function selectorOf(name: string): string {
  return `.${name.replace(/[^\w-]/g, '\\$&')}`;
}
