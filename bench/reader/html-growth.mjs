import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../../packages/waymark/dist/build.js';
import { readSite } from '../gate/read-site.mjs';
import { generateSite } from '../generate.mjs';

/** Pages that are read of each site: the others are like them. */
const READ = 100;

/** Builds generated sites and gives, for each number of pages, the mean bytes of a page's document, raw and with gzip. */
export async function weighGrownSites(counts) {
  const rows = [];
  for (const count of counts) {
    const root = mkdtempSync(join(tmpdir(), 'waymark-reader-'));
    try {
      const [directory, out] = [join(root, 'docs'), join(root, 'dist')];
      generateSite({ count, out: directory });
      await build({ directory, entry: 'docs.json', out, base: '', cache: false, version: 'bench' });
      rows.push({ count, ...meanSizes(out, Math.max(1, Math.floor(count / READ))) });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  return rows;
}

function meanSizes(out, step) {
  let [at, read, raw, gzip] = [0, 0, 0, 0];
  for (const { html } of readSite(out)) {
    if (at % step === 0) {
      read += 1;
      raw += Buffer.byteLength(html);
      gzip += gzipSync(html, { level: 9 }).length;
    }
    at += 1;
  }
  return { raw: raw / read, gzip: gzip / read };
}
