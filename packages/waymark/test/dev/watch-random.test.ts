import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { watchProject } from '../../src/dev/watch/watch.ts';
import { removeTemporary, snapshot, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const name = fc.constantFrom('a', 'b', 'c');
const folder = fc.constantFrom('', 'x', 'y', 'x/deep', 'y/z');
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), folder, name, text: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constant('replace' as const), folder, name, text: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constant('remove' as const), folder, name }),
  fc.record({ kind: fc.constant('removeFolder' as const), folder }),
  fc.record({ kind: fc.constant('fileForFolder' as const), folder }),
  fc.record({ kind: fc.constant('move' as const), from: folder, to: folder }),
  fc.record({ kind: fc.constant('switch' as const), folder, count: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 0, max: 120 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** What stands in the way of a step: a folder within itself or onto another one, a file for a folder, or nothing there. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set([
  'EBUSY',
  'EEXIST',
  'EINVAL',
  'EISDIR',
  'ENOENT',
  'ENOTDIR',
  'ENOTEMPTY',
]);

/** One step of a script; what cannot be done now is left out. */
async function take(root: string, each: Step): Promise<void> {
  try {
    await change(root, each);
  } catch (error) {
    if (!IN_THE_WAY.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

async function change(root: string, each: Step): Promise<void> {
  switch (each.kind) {
    case 'write':
      return write(root, join(each.folder, `${each.name}.mdx`), each.text);
    case 'replace':
      write(root, join(each.folder, `.${each.name}.tmp`), each.text);
      return renameSync(
        join(root, each.folder, `.${each.name}.tmp`),
        join(root, each.folder, `${each.name}.mdx`),
      );
    case 'remove':
      return rmSync(join(root, each.folder, `${each.name}.mdx`), { force: true });
    case 'removeFolder':
      if (each.folder !== '') rmSync(join(root, each.folder), { recursive: true, force: true });
      return;
    case 'fileForFolder':
      if (each.folder === '') return;
      rmSync(join(root, each.folder), { recursive: true, force: true });
      return write(root, each.folder, 'a file');
    case 'move':
      return renameSync(join(root, each.from), join(root, each.to));
    case 'switch':
      for (const entry of readdirSync(join(root))) {
        if (entry !== '.git' && entry !== each.folder) rmSync(join(root, entry), { recursive: true });
      }
      for (let index = 0; index < each.count; index++)
        write(root, join(each.folder, `${index % 7}`, `${index}.mdx`), `${each.count}`);
      return;
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, each.milliseconds));
  }
}

/** The texts that somebody has who reads again only what the watcher names, until they are those of the folder. */
async function follow(script: readonly Step[], seed: number): Promise<void> {
  const root = writeProject({ '.git/HEAD': '', 'a.mdx': 'a', 'x/b.mdx': 'b' });
  const real = (): ReadonlyMap<string, string> =>
    new Map([...snapshot(root)].filter(([path]) => /^(?!\.git)(?!.*\.tmp$)/.test(path)));
  const known = new Map(real());
  const watching = watchProject(root, (paths) => {
    for (const path of paths) {
      known.delete(path);
      try {
        known.set(path, readFileSync(join(root, path), 'latin1'));
      } catch {
        // It is gone.
      }
    }
  });
  for (const each of script) await take(root, each);
  await expect
    .poll(() => new Map([...known].sort()), { message: `seed ${seed}` })
    .toEqual(new Map([...real()].sort()));
  await watching.stop();
}

it('knows after any script of changes what a fresh start would read', async () => {
  const runs = Number(process.env['WAYMARK_WATCH_RUNS'] ?? 12);
  const seed = Number(process.env['WAYMARK_WATCH_SEED'] ?? 1);
  const scripts = fc.sample(fc.array(step, { minLength: 5, maxLength: 40 }), { numRuns: runs, seed });
  await Promise.all(scripts.map((script) => follow(script, seed)));
});
