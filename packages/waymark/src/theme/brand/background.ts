import type { DocsConfig } from '@waymark/core/config';
import { quoteCss } from './quote-css.ts';

/** Pictures behind the page, drawn with the colours of the palette. */
const DECORATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gradient:
      'radial-gradient(60rem 30rem at 80% -10rem,color-mix(in srgb,var(--_mark) 14%,transparent),transparent),radial-gradient(40rem 24rem at 10% -8rem,color-mix(in srgb,var(--_mark) 8%,transparent),transparent)',
    grid: 'linear-gradient(var(--_bg),transparent 2rem,var(--_bg) 36rem),linear-gradient(var(--_line) 1px,transparent 1px) 0 0/2.5rem 2.5rem,linear-gradient(90deg,var(--_line) 1px,transparent 1px) 0 0/2.5rem 2.5rem',
    windows:
      'linear-gradient(to bottom,transparent,var(--_bg) 32rem),repeating-linear-gradient(100deg,color-mix(in srgb,var(--_mark) 9%,transparent) 0 6rem,transparent 6rem 12rem)',
  }),
);

/** Rules for what `background` of the configuration puts behind every page. */
export function backgroundRules({ background }: DocsConfig): readonly string[] {
  const decoration = DECORATIONS.get(background?.decoration ?? '');
  const drawn = decoration === undefined ? [] : groundRules(decoration);
  const image = background?.image;
  if (image === undefined) return drawn;
  const { light, dark } = typeof image === 'string' ? { light: image, dark: image } : image;
  const fit = 'center top/cover no-repeat';
  return [
    ...drawn,
    ...groundRules(`${imageUrl(light)} ${fit}`),
    ...(dark === light ? [] : groundRules(`${imageUrl(dark)} ${fit}`, 'html.dark ')),
  ];
}

/**
 * What stands behind a page. The bar above the text shows its part of the same ground where it is narrower than the window: of a
 * box as large as the window, because a background that is fixed would be painted anew at each step of scrolling. Heads of
 * tables that stay cover their rows with the plain colour, not with what a theme has behind its pages.
 */
function groundRules(ground: string, mode = ''): readonly string[] {
  const box = 'content:"";position:fixed;inset:0;z-index:-1';
  const bar = `.page-bar{clip-path:inset(0 0 -1px);backdrop-filter:none}${mode}.page-bar::before{${box};background:${ground};background-color:var(--_bg)}`;
  return [
    `${mode}#background-color{background:${ground}}`,
    `@media (64rem<=width<80rem){${bar}}`,
    ':root{--_head-ground:initial;--_head-sides:initial}',
  ];
}

function imageUrl(path: string): string {
  const url = /^https?:/i.test(path) ? path : `../${path.replace(/^[./]+/, '').replaceAll(' ', '%20')}`;
  return `url(${quoteCss(url)})`;
}
