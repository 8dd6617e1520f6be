import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatPretty } from '@waymark/core/diagnostics';
import { describe, expect, it } from 'vitest';
import { readSpecification } from '../index.ts';

/*
 * A sample is a folder: a specification (`api.json` or `api.yaml`) with the files that it refers to, and what is printed
 * about it (`diagnostics.txt`). `UPDATE=1 npx vitest run openapi/src/samples.test` writes the latter; look at the
 * difference.
 */
const SAMPLES = join(import.meta.dirname, '../../samples');
const PRINTED = 'diagnostics.txt';

function print(name: string): string {
  const folder = join(SAMPLES, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== PRINTED)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const [source = '', text = ''] = [...files].find(([path]) => path.startsWith('api.')) ?? [];
  const overlays = [...files]
    .filter(([path]) => path.includes('.overlay.'))
    .map(([path, overlay]) => ({ source: path, text: overlay }));
  const { diagnostics } = readSpecification(source, text, { load: (path) => files.get(path), overlays });
  return formatPretty(diagnostics, (file) => files.get(file));
}

describe('samples', () => {
  const names = readdirSync(SAMPLES).sort();

  it.each(names)('%s', (name) => {
    const path = join(SAMPLES, name, PRINTED);
    const printed = print(name);
    if (process.env['UPDATE'] === '1' || !existsSync(path)) writeFileSync(path, printed);
    expect(printed).toBe(readFileSync(path, 'utf8'));
    expect(printed).toContain(`[openapi/${name.replace(/-yaml$/, '')}]`);
  });
});
