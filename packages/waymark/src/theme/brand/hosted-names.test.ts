import type { DocsConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { buildHostedNames, readHostedNames } from './hosted-names.ts';

const CONFIG = { colors: { primary: '#16a34a' }, background: { color: { dark: '#0a0d0d' } } } as DocsConfig;

it('defines what hosted sites define, where a stylesheet of the project takes it for granted', () => {
  const css = `
    .a { border-color: rgb(var(--gray-950)/.1); color: rgb(var( --gray-950 )) }
    .b { font-family: var(--font-jetbrains-mono), monospace; background: rgb(var(--background-dark)) }
    .c { color: var(--gray-1000); color: var(--gray-50s); font-family: var(--font-mono); --gray-100: 1 2 3 }`;
  const names = readHostedNames(css);
  expect(names).toEqual(['background-dark', 'font-jetbrains-mono', 'gray-950']);
  const styles = buildHostedNames(CONFIG, names);
  expect(styles).toMatch(
    /^@layer waymark\.tokens\{:root\{--background-dark:10 13 13;--font-jetbrains-mono:var\(--_mono\);--gray-950:\d+ \d+ \d+;\}\}\n$/,
  );
});

it('makes the greys darker by their numbers', () => {
  const names = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
  const styles = buildHostedNames(
    CONFIG,
    names.map((name) => `gray-${name}`),
  );
  const channels = [...styles.matchAll(/:(\d+) \d+ \d+;/g)].map(([, red]) => Number(red));
  expect(channels).toHaveLength(names.length);
  expect(channels).toEqual([...channels].sort((a, b) => b - a));
});

it('says nothing where nothing is named', () => {
  expect(buildHostedNames(CONFIG, readHostedNames('a{color:red}'))).toBe('');
});
