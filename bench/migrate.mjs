// Migrates real docs into a folder of their own, builds and checks the result, and says what came of it:
// `node bench/migrate.mjs FOLDER…`, after a build. Each folder is one that `waymark migrate` takes; nothing in it changes.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));

function waymark(...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { stdout, stderr, status };
}

/** Numbers that the command prints, by the words behind them. */
function numberBefore(words, text) {
  return Number(new RegExp(`(\\d+) ${words}`).exec(text)?.[1] ?? Number.NaN);
}

function countBy(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value, count]) => `${count} ${value}`);
}

/** Routes of pages that the difference writes and the site has no document for. */
function lostPages(patch, site) {
  const written = [...patch.matchAll(/^\+\+\+ b\/(.+)\.mdx$/gm)].map(([, stem]) => stem);
  const pages = written.filter((stem) => !/^(?:snippets|links)\//.test(stem));
  return pages.filter((stem) => !existsSync(join(site, stem === 'index' ? '' : stem, 'index.html')));
}

/** The older form is migrated where it stands: in a copy. */
function migrate(folder, docs) {
  if (!existsSync(join(folder, 'mint.json'))) return waymark('migrate', folder, '--write', '--out', docs);
  cpSync(folder, docs, { recursive: true });
  return waymark('migrate', docs, '--write');
}

function tryOut(folder, place) {
  const [docs, site] = [join(place, 'docs'), join(place, 'site')];
  const migrated = migrate(folder, docs);
  if (migrated.status !== 0) return { folder, failed: migrated.stderr };
  const built = JSON.parse(waymark('build', docs, '--out', site, '--no-cache', '--json').stdout);
  const { diagnostics } = JSON.parse(waymark('check', docs, '--json').stdout);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    folder,
    read: numberBefore('pages?,', migrated.stderr),
    built: built.pages,
    lost: lostPages(migrated.stdout, site),
    redirects: (JSON.parse(readFileSync(join(docs, 'docs.json'), 'utf8')).redirects ?? []).length,
    byHand: numberBefore('places? to look', migrated.stderr),
    errors: countBy(errors.map(({ code }) => code)),
  };
}

const place = mkdtempSync(join(tmpdir(), 'waymark-migrate-'));
try {
  for (const [index, folder] of process.argv.slice(2).entries()) {
    const { failed, read, built, lost, redirects, byHand, errors } = tryOut(folder, join(place, `${index}`));
    console.log(folder);
    if (failed !== undefined) console.log(`  ${failed}`);
    else {
      console.log(`  ${read} pages read, ${built} built, ${lost.length} lost ${lost.slice(0, 5).join(' ')}`);
      console.log(
        `  ${redirects} redirects, ${byHand} places by hand; errors: ${errors.join(', ') || 'none'}`,
      );
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
