import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { withBuiltSite } from '../../src/export.ts';
import { writeZip } from '../../src/sink/write-zip.ts';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

const bin = fileURLToPath(new URL('../../bin/waymark.js', import.meta.url));
afterAll(removeTemporary);

/** Whether this user may make a small disk: root outside of most containers. */
function canMount(): boolean {
  const folder = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  return mounted;
}

async function* emptyFiles(count: number): AsyncGenerator<{ path: string; content: string }> {
  for (let index = 0; index < count; index++) yield { path: `${'n'.repeat(200)}-${index}.txt`, content: '' };
}

it.runIf(canMount())('an archive for which there is no room is none, and an earlier one stays', async () => {
  const disk = temporaryFolder();
  // Room for all files and a part of the list of them, which is written at once.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]);
  try {
    const file = join(disk, 'site.zip');
    writeFileSync(file, 'earlier');
    await expect(writeZip(file, emptyFiles(1000))).rejects.toThrow('ENOSPC');
    expect(readdirSync(disk)).toEqual(['site.zip']);
    expect(readFileSync(file, 'utf8')).toBe('earlier');
  } finally {
    execFileSync('umount', [disk]);
  }
});

it('names the addresses that the pages have online, below their base path', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['a'] }),
    'a.mdx': 'A\n',
    'waymark.json': '{ "siteUrl": "https://example.com/docs" }',
  });
  const html = await withBuiltSite(
    { directory, entry: 'docs.json', version: '0', cache: false },
    async (folder) => readFileSync(join(folder, 'a/index.html'), 'utf8'),
  );
  expect(html).toContain('<link rel="canonical" href="https://example.com/docs/a/"');
});

/** A Chromium that prints for ever. */
const ENDLESS = '#!/bin/sh\necho $$ > "$(dirname "$0")/pid"\nexec sleep 1000\n';

const isRunning = (pid: string): boolean => spawnSync('kill', ['-0', pid.trim()]).status === 0;

it.skipIf(process.platform === 'win32')(
  'a signal leaves nothing of an export: no folder, no archive, no Chromium',
  async () => {
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['a'] }),
      'a.mdx': 'A\n',
      'tools/chromium': ENDLESS,
    });
    const tools = join(directory, 'tools');
    chmodSync(join(tools, 'chromium'), 0o755);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const [temporary, target] = [temporaryFolder(), temporaryFolder()];
      const child = spawn(
        process.execPath,
        [bin, 'export', directory, '--pdf', '--no-cache', '--out', join(target, 'site.pdf')],
        {
          env: { ...process.env, TMPDIR: temporary, CHROMIUM_PATH: join(tools, 'chromium') },
          stdio: 'ignore',
        },
      );
      while (!existsSync(join(tools, 'pid'))) await wait(20);
      const pid = readFileSync(join(tools, 'pid'), 'utf8');
      expect(readdirSync(temporary)).toHaveLength(1);
      child.kill(signal);
      await once(child, 'close');
      expect(child.signalCode).toBe(signal);
      expect([...readdirSync(temporary), ...readdirSync(target)]).toEqual([]);
      while (isRunning(pid)) await wait(20);
      rmSync(join(tools, 'pid'));
    }
  },
);
