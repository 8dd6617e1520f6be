import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTextKeeper } from '../store/kept-texts.ts';
import { NO_PAGES } from '../store/page-store.ts';
import { createTailwind } from './tailwind.ts';

const keepNothing = createTextKeeper(NO_PAGES);
const utilities = createTailwind(keepNothing);

describe('utility classes', () => {
  it('are made only for names that are utilities', async () => {
    expect(await utilities([])).toBe('');
    expect(await utilities(['hero', 'my-card', 'tsd-tag', 'p-'])).toBe('');
    const css = await utilities(['hero', 'p-4']);
    expect(css).toContain('.p-4{');
    expect(css).not.toContain('.hero');
    expect(css).not.toContain('p-6');
  });

  it('may have the prefix of the engine that a page was copied from', async () => {
    const css = await utilities(['md:mint-p-[3px]', 'mint-flex', 'mint-hero', 'flex-1']);
    expect(css).toMatch(/\.md\\:mint-p-\\\[3px\\\]\{[^}]*padding:3px/);
    expect(css).toContain('.mint-flex{display:flex}');
    expect(css).toContain('.flex-1{flex:1}');
    expect(css).not.toMatch(/hero|\.flex\{/);
  });

  it('follow the colour mode of the page', async () => {
    expect(await utilities(['dark:hidden'])).toMatch(
      /\.dark\\:hidden:where\(html\.dark,html\.dark \*\)\{display:none\}/,
    );
  });

  it('know the brand by its readable colours', async () => {
    const css = await utilities([
      'bg-primary',
      'border-primary/50',
      'dark:text-primary-light',
      'text-primary',
    ]);
    expect(css).toContain('.text-primary{color:var(--_accent)}');
    expect(css).toContain('.bg-primary{background-color:var(--_solid)}');
    expect(css).toMatch(/border-color:color-mix\(in oklab,rgb\(var\(--primary\)\) 50%/);
    expect(css).toMatch(/text-primary-light[^{]*\{color:var\(--_accent\)\}/);
  });

  it('have greys of the hue of all other text', async () => {
    const css = await utilities(['text-gray-600', 'border-gray-300/50', 'text-slate-600']);
    expect(css).toContain('.text-gray-600{color:oklch(from var(--_text) .446 c h)}');
    expect(css).toMatch(/border-color:color-mix\(in oklab,oklch\(from var\(--_text\) \.872 c h\) 50%/);
    expect(css).toContain('--color-slate-600');
  });

  it('have the sizes that pages were written with', async () => {
    const css = await utilities(['ring', 'rounded-sm', 'shadow-sm']);
    expect(css).toContain('calc(3px + var(--tw-ring-offset-width))');
    expect(css).toMatch(/--radius-sm: ?\.125rem/);
    expect(css).toContain('0 1px 2px 0 var(--tw-shadow-color');
  });

  it.each([
    'group-hover:underline',
    'w-[calc(100%-2rem)]',
    'md:grid-cols-[1fr_auto]',
    '!mt-0',
    'flex-shrink-0',
    'bg-gradient-to-r',
    'space-y-4',
    '[&>p]:m-0',
  ])('include %s', async (name) => expect(await utilities([name])).not.toBe(''));

  it('give an answer to the request for no typography', async () => {
    expect(await utilities(['not-prose'])).toContain('all:revert-layer');
  });

  it('do not depend on what was asked before', async () => {
    const fresh = await createTailwind(keepNothing)(['flex', 'p-4']);
    await utilities(['grid', 'm-4']);
    expect(await utilities(['flex', 'p-4'])).toBe(fresh);
  });

  it('leave our own markup alone: none of its classes is a utility', async () => {
    const source = new URL('../../', import.meta.url);
    const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const own = styles.flatMap((file) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(/\.(-?[_a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(
        ([, name = '']) => name,
      ),
    );
    expect(own.length).toBeGreaterThan(300);
    expect(await utilities([...new Set(own)].sort())).toBe('');
  });
});
