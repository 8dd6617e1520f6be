import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

function gzippedSize(file: string): number {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

describe('what readers load for the components', () => {
  it('is at most 5 kB of script', () =>
    expect(gzippedSize('./components.element.ts')).toBeLessThanOrEqual(5000));
  it('is at most 6 kB of style', () => expect(gzippedSize('./components.css')).toBeLessThanOrEqual(6000));
});
