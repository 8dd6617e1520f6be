import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a declaration stands under: the nearest selector before it. */
const TRIED = /([^{};]*)\{[^{}]*position-try/g;

it('lets only what is open or pointed at be tried elsewhere: WebKit hangs when such an element is in a hidden one', () => {
  const source = join(import.meta.dirname, '../..');
  const selectors = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .flatMap((css) => [...css.matchAll(TRIED)].map(([, selector = '']) => selector.trim()));
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !/:popover-open|:hover/.test(selector))).toEqual([]);
});
