import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { buildFontStyles } from '../brand/fonts.ts';
import { buildPalette } from '../brand/palette.ts';

/** What authors set: the colours of a site as hosted ones have them, and the tint of a row of a tree. */
const FOR_AUTHORS: ReadonlySet<string> = new Set(['--primary', '--light', '--dark', '--tree-highlight']);

const source = join(import.meta.dirname, '../..');

function readStyles(): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  return files.map((file) => readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
}

it('uses no custom property of ours that is declared nowhere', () => {
  const config = { theme: 'mint', colors: { primary: '#166e3f' } } as unknown as DocsConfig;
  const styles = readStyles().join('\n');
  // Those of code come from its themes.
  const code = '--_code-surface: --_code-text: --_code-mark:';
  const faces = buildFontStyles(
    config,
    [],
    () => '',
    () => '',
  );
  const declared = new Set(
    [...`${styles}${code}${faces}${buildPalette(config, true)}`.matchAll(/(--_[\w-]+)\s*:/g)].map(
      ([, name]) => name,
    ),
  );
  const used = [...styles.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

it('gives every custom property of ours a name that stylesheets of authors do not use for theirs', () => {
  const named = readStyles().flatMap((styles) => [
    ...styles.matchAll(/(?<![\w-])--(?!_)[\w-]+(?=\s*[:,)])/g),
  ]);
  expect(named.map(([name]) => name).filter((name) => !FOR_AUTHORS.has(name))).toEqual([]);
});
