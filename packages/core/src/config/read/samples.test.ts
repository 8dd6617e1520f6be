import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { formatPretty } from '../../diagnostics/index.ts';
import { readConfig } from './read.ts';

/*
 * A sample is a folder: the JSON files of a project, what reading them gives (`expected.json`) and what is printed
 * about them (`diagnostics.txt`). `UPDATE=1 npx vitest run samples` writes the last two; look at the difference.
 */
const SAMPLES = join(import.meta.dirname, '../../../samples/config');
const HELP = join(import.meta.dirname, '../../../../../docs/diagnostics/config');
const RESULT = 'expected.json';
const PRINTED = 'diagnostics.txt';

/** Folder of a sample with the same files, mended: nothing is printed about them. */
const MENDED = 'good';

function readSample(folder: string): { files: ReadonlyMap<string, string>; entry: string } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== RESULT)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`${MENDED}/`))
    .sort();
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  return { files, entry: files.has('docs.json') ? 'docs.json' : 'mint.json' };
}

function expectText(path: string, actual: string): void {
  if (process.env['UPDATE'] === '1' || !existsSync(path)) writeFileSync(path, actual);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}

describe('samples', () => {
  const names = readdirSync(SAMPLES).sort();

  it.each(names)('%s', (name) => {
    const { files, entry } = readSample(join(SAMPLES, name));
    const { value, diagnostics } = readConfig({ files, entry });
    const result = value === undefined ? null : { files: value.files, value: value.value };
    const printed = formatPretty(diagnostics, (file) => files.get(file));
    expectText(join(SAMPLES, name, RESULT), `${JSON.stringify(result, null, 2)}\n`);
    expectText(join(SAMPLES, name, PRINTED), printed);
    if (name === 'complete') expect(printed).toBe('');
  });

  it.each(names.filter((name) => existsSync(join(SAMPLES, name, MENDED))))('%s, mended', (name) => {
    const { files, entry } = readSample(join(SAMPLES, name, MENDED));
    const { value, diagnostics } = readConfig({ files, entry });
    expect(diagnostics).toEqual([]);
    expect(value).toBeDefined();
  });

  it('show every kind of diagnostic, each in a sample of its name', () => {
    for (const { code } of Object.values(configDiagnostics)) {
      const name = code.slice('config/'.length);
      expect(names).toContain(name);
      expect(readFileSync(join(SAMPLES, name, PRINTED), 'utf8')).toContain(`[${code}]`);
      const help = readFileSync(join(HELP, `${name}.mdx`), 'utf8');
      expect(help).toMatch(/^\*\*Bad:\*\*/m);
      expect(help).toMatch(/^\*\*Good:\*\*/m);
    }
  });
});
