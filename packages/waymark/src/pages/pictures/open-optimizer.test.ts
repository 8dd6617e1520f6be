import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readImageSize } from '../../project/files/read-image-size.ts';
import type { Project } from '../../project/project.ts';
import type { Site } from '../../site/site.ts';
import { openOptimizer } from './open-optimizer.ts';

const directory = mkdtempSync(join(tmpdir(), 'waymark-pictures-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const site = (optimizesImages: boolean, onMachine = true): Site =>
  ({ optimizesImages, trust: { onMachine }, urls: { base: '' } }) as unknown as Site;
const project = {
  directory,
  imageSize: (path: string) => readImageSize(join(directory, path)),
} as unknown as Project;

const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#225588' } })
  .png()
  .toBuffer();
writeFileSync(join(directory, 'blue.png'), png);
// The head says how large it is; the rest is gone.
writeFileSync(join(directory, 'cut.png'), png.subarray(0, 60));

describe('the optimizer', () => {
  it('encodes what was planned, alike with and without what an earlier build kept', async () => {
    const encode = async (cache?: string) => {
      const optimizer = await openOptimizer(site(true), project, cache);
      expect(optimizer.plan('blue.png')?.forms).toHaveLength(2);
      return optimizer.encode();
    };
    const first = await encode(join(directory, 'cache'));
    expect(first.diagnostics).toEqual([]);
    expect(first.value.map(({ path }) => path.replace(/^.*-/, ''))).toEqual([
      '480.avif',
      '480.webp',
      '600.avif',
      '600.webp',
    ]);
    expect((await encode(join(directory, 'cache'))).value).toEqual(first.value);
    expect((await encode()).value).toEqual(first.value);
  });

  it('shows a damaged picture as it is, and says so once', async () => {
    const optimizer = await openOptimizer(site(true), project, undefined);
    optimizer.plan('cut.png');
    const { value, diagnostics } = await optimizer.encode();
    expect(value.every((file) => 'copyFrom' in file)).toBe(true);
    expect(diagnostics.map(({ code, span }) => [code, span?.file])).toEqual([
      ['output/not-encoded', 'cut.png'],
    ]);
  });

  it('does nothing unless it is asked to by a project that is trusted', async () => {
    for (const other of [site(false), site(true, false)]) {
      const optimizer = await openOptimizer(other, project, undefined);
      expect(optimizer.plan('blue.png')).toBeUndefined();
      expect(await optimizer.encode()).toEqual({ value: [], diagnostics: [] });
    }
  });

  it('tells how to install what it needs', async () => {
    const optimizer = await openOptimizer(site(true), project, undefined, () => Promise.resolve(undefined));
    expect(optimizer.plan('blue.png')).toBeUndefined();
    const { diagnostics } = await optimizer.encode();
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['output/no-encoder', expect.stringContaining('npm install sharp')],
    ]);
  });
});
