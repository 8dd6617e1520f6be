import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createOutputSink } from '../../src/sink/output-sink.ts';
import { finishOutput } from '../../src/sink/publish/finish-output.ts';
import { removeTemporary, snapshot, temporaryFolder, writeProject } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

const script = fileURLToPath(new URL('../support/stop-at.mjs', import.meta.url));
afterAll(removeTemporary);

type Site = Readonly<Record<string, string>>;

const old: Site = {
  '_waymark/style.1.css': 'old style',
  'index.html': 'old: style.1',
  'a/index.html': 'old: style.1',
  'gone/index.html': 'old: style.1',
  'same/index.html': 'same',
  swapped: 'old',
};
const next: Site = {
  '_waymark/style.2.css': 'new style',
  'index.html': 'new: style.2',
  'a/index.html': 'new: style.2',
  'new/deep/index.html': 'new: style.2',
  'same/index.html': 'same',
  'swapped/deep/index.html': 'new: style.2',
};

function writeSite(out: string, state: string, site: Site): void {
  const sink = createOutputSink(realpathSync(out), { state });
  for (const [path, content] of Object.entries(site)) sink.write({ path, content });
  sink.commit();
}

/** Writes `next` in a process of its own that is killed before one of its changes; tells how many it made. */
function writeUntil(out: string, state: string, stop: number): number {
  const args = [script, realpathSync(out), state, JSON.stringify(next), String(stop)];
  const { stdout, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return signal === null ? Number(stdout) : stop;
}

/** What readers find, without the records of builds. */
function visible(out: string): Site {
  const files = [...snapshot(out)].filter(([path]) => !/^(?:\.waymark\/|_waymark\/manifest)/.test(path));
  return Object.fromEntries(files);
}

/** Folders that nothing is in. */
function emptyFolders(out: string): readonly string[] {
  const items = readdirSync(out, { recursive: true, withFileTypes: true });
  const folders = items.filter((item) => item.isDirectory()).map((item) => join(item.parentPath, item.name));
  return folders.filter((folder) => readdirSync(folder).length === 0);
}

/** Whether each file is one of either site, and each page has its style. */
function isReadable(out: string): boolean {
  const files = visible(out);
  return Object.entries(files).every(([path, content]) => {
    const style = /style\.\d/.exec(content)?.[0];
    const isWhole = [old[path], next[path], 'mine'].includes(content);
    return isWhole && (style === undefined || `_waymark/${style}.css` in files);
  });
}

const mine: Site = { CNAME: 'mine', 'gone/note.txt': 'mine' };

/** How many changes it takes to write `next` over a site. */
const known = new Map<Site, number>();

function countChanges({ out, state }: { readonly out: string; readonly state: string }): number {
  return writeUntil(out, state, Number.POSITIVE_INFINITY);
}

/** Outputs as they stand after kills before single changes, spread over all of them. */
function* killed(before: Site, kills: number): Generator<{ out: string; state: string; at: string }> {
  const make = (): { out: string; state: string } => {
    const [out, state] = [writeProject(mine), temporaryFolder()];
    if (Object.keys(before).length > 0) writeSite(out, state, before);
    return { out, state };
  };
  const changes = known.get(before) ?? countChanges(make());
  known.set(before, changes);
  expect(changes).toBeGreaterThan(kills);
  for (let kill = 0; kill < kills; kill += 1) {
    const made = make();
    // The last changes are those that readers see.
    const stop = changes - 1 - Math.floor((kill * kill * changes) / (kills * kills));
    writeUntil(made.out, made.state, stop);
    yield { ...made, at: `killed before change ${stop} of ${changes}` };
  }
}

type Rewrite = (files: readonly (readonly unknown[])[]) => unknown;

/** Writes the files of a stopped build's record, where there are some, in another form: in their line, or all in one line. */
function rewriteFiles(state: string, rewrite: Rewrite, isOneLine: boolean): void {
  for (const name of readdirSync(state)) {
    const [head = '', line] = readFileSync(join(state, name), 'utf8').split('\n');
    if (line === undefined) continue;
    const files = rewrite(JSON.parse(line) as (readonly unknown[])[]);
    const whole = JSON.stringify({ ...(JSON.parse(head) as object), files });
    writeFileSync(join(state, name), isOneLine ? whole : `${head}\n${JSON.stringify(files)}`);
  }
}

describe('a build that is killed', () => {
  for (const [name, before] of Object.entries({ 'over a site': old, 'in an empty folder': {} as Site })) {
    it(`${name} leaves whole files and pages with their style; looking at it makes it whole`, () => {
      const seen = new Set<string>();
      for (const { out, state, at } of killed(before, runsOf(4, 8))) {
        expect(isReadable(out), at).toBe(true);
        expect(finishOutput(out, state), at).toBe('whole');
        const ended = visible(out)['index.html'] === next['index.html'] ? next : before;
        expect(visible(out), at).toEqual({ ...ended, ...mine });
        expect(emptyFolders(out), at).toEqual([]);
        expect([existsSync(join(out, '.waymark')), readdirSync(state)], at).toEqual([false, []]);
        seen.add(ended === next ? 'new' : 'old');
      }
      expect(seen).toEqual(new Set(['old', 'new']));
    });
  }

  it.each<[form: string, write: (file: readonly unknown[]) => unknown]>([
    ['an object by path', ([path, hash, staged]) => [path, { hash, staged: String(staged) }]],
    ['objects in a list', ([path, hash]) => ({ path, hash })],
    ['nothing at all', () => null],
  ])('counts its record as none where that is of another version: files as %s', (form, write) => {
    const rewrite: Rewrite = (files) => {
      const written = files.map(write);
      return form === 'an object by path' ? Object.fromEntries(written as [string, unknown][]) : written;
    };
    let isOneLine = false;
    for (const { out, state, at } of killed(old, runsOf(3, 4))) {
      isOneLine = !isOneLine;
      rewriteFiles(state, rewrite, isOneLine);
      expect(['whole', 'half'], at).toContain(finishOutput(out, state));
      expect(isReadable(out), at).toBe(true);
      writeSite(out, state, next);
      expect(visible(out), at).toEqual({ ...next, ...mine });
    }
  });

  it('is made whole by the next build, also on a computer that knows nothing of it', () => {
    for (const { out, at } of killed(old, runsOf(3, 6))) {
      const state = temporaryFolder();
      const left = existsSync(join(out, '.waymark')) ? readdirSync(join(out, '.waymark')) : [];
      writeSite(out, state, next);
      expect(visible(out), at).toEqual({ ...next, ...mine });
      const foreign = left.filter((file) => /^[0-9a-f]{32}$/.test(file));
      expect(existsSync(join(out, '.waymark')) ? readdirSync(join(out, '.waymark')) : [], at).toEqual(
        foreign,
      );
    }
  });
});
