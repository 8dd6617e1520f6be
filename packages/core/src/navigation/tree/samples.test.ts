import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operation, page, specification } from '../../../test/navigation-input.ts';
import { readConfig } from '../../config/read/read.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { formatPretty } from '../../diagnostics/index.ts';
import { resolveNavigation } from './resolve.ts';

/*
 * A sample is a folder: a configuration with the fault (`bad.json`), one without (`good.json`), what else the project
 * has (`project.json`; an operation with `!` is excluded), and what is printed about the first one (`diagnostics.txt`).
 * `UPDATE=1 npx vitest run samples` writes the last one; look at the difference.
 */
const SAMPLES = join(import.meta.dirname, '../../../samples/navigation');
const HELP = join(import.meta.dirname, '../../../../../docs/diagnostics/navigation');
const names = readdirSync(SAMPLES).sort();

interface SampleProject {
  readonly pages: readonly string[];
  readonly specifications?: Readonly<Record<string, readonly string[]>>;
}

/** What is printed about a configuration; only the navigation may have something to say. */
function printed(sample: string, file: string): string {
  const folder = join(SAMPLES, sample);
  const text = readFileSync(join(folder, file), 'utf8');
  const project = JSON.parse(readFileSync(join(folder, 'project.json'), 'utf8')) as SampleProject;
  const { value, diagnostics } = readConfig({ files: new Map([['docs.json', text]]), entry: 'docs.json' });
  const navigation = resolveNavigation({
    navigation: value?.value.navigation,
    pages: project.pages.map((path) => page(path)),
    catalog: {
      specifications: Object.entries(project.specifications ?? {}).map(([source, operations]) =>
        specification(
          source,
          operations.map((one) =>
            operation(one.replace('!', ''), one.startsWith('!') ? { excluded: true } : {}),
          ),
        ),
      ),
    },
    locate: value?.locate,
  });
  return formatPretty([...diagnostics, ...navigation.diagnostics], () => text);
}

describe('samples of the navigation', () => {
  it.each(names)('%s', (name) => {
    const path = join(SAMPLES, name, 'diagnostics.txt');
    const actual = printed(name, 'bad.json');
    if (process.env['UPDATE'] === '1' || !existsSync(path)) writeFileSync(path, actual);
    expect(actual).toBe(readFileSync(path, 'utf8'));
    expect(actual).toContain(`[navigation/${name}]`);
    expect(printed(name, 'good.json')).toBe('');
  });

  it('show every kind of diagnostic, each of which has a help page with a bad and a good sample', () => {
    for (const { code } of Object.values(navigationDiagnostics)) {
      const name = code.slice('navigation/'.length);
      expect(names).toContain(name);
      const help = readFileSync(join(HELP, `${name}.mdx`), 'utf8');
      expect(help).toMatch(/^\*\*Bad:\*\*/m);
      expect(help).toMatch(/^\*\*Good:\*\*/m);
    }
  });
});
