import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { componentDefinitions } from '../components/index.ts';
import { typeDeclarations } from './type-declarations.ts';

const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'waymark.d.ts'), typeDeclarations(componentDefinitions));

/** What the compiler says of uses of components, written as calls: `Card({ title: 'x' })`. */
function check(uses: string): string {
  const file = join(folder, 'page.ts');
  writeFileSync(file, `declare const use: MDXProvidedComponents;\n${uses}\n`);
  const args = [compiler, '--noEmit', '--strict', '--ignoreConfig', file, join(folder, 'waymark.d.ts')];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

it('takes what pages write', () => {
  const uses = `use.Card({ title: 'x', icon: 'rocket', horizontal: true, cols: 2 as never, children: 'text' });
use.Columns({ cols: 2 });
use.Tree.Folder({ name: 'src', defaultOpen: 'true' });
use.Color.Item({ value: { light: '#fff', dark: '#000' } });
use.CardGroup({ cols: '3' });
use.Visibility({ for: { groups: ['a'] } });`;
  expect(check(uses.replace(', cols: 2 as never', ''))).toBe('');
});

it('refuses what is no prop, and no value of one', () => {
  const found = check(`use.Card({ titel: 'x' });
use.Columns({ cols: 'many' });
use.Nothing({});`);
  expect(Array.from(found.matchAll(/page\.ts\((\d)/g), ([, line]) => line)).toEqual(['2', '3', '4']);
});

it('says what a prop means', () => {
  expect(typeDeclarations(componentDefinitions)).toMatch(/\/\*\* \S.*\*\/\n {2}icon\?: IconName;/);
});
