// Pages that hold the native parser, which nothing can stop from inside: what is promised of them, and whether it is so.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPageTrial } from '../../packages/waymark/dist/cli/watchdog/page-trial.js';

const tryPages = createPageTrial(
  new URL('../../packages/waymark/dist/engine/page-trial-program.js', import.meta.url),
);
const COMMAND = fileURLToPath(new URL('../../packages/waymark/bin/waymark.js', import.meta.url));
/** Pages in one trial: it gives up behind ten that cannot be read. */
const TOGETHER = 10;
/** Milliseconds for a command that ends by itself after half a minute of an idle machine. */
const PATIENCE = 300_000;

/** The paths of the pages, among these files, that cannot be read within the limits of one page. */
export function findHeldPages(files, root) {
  const directory = join(root, 'trial');
  const pages = Object.keys(files).filter((path) => path.endsWith('.mdx'));
  for (const path of pages) writeAt(join(directory, path), files[path]);
  const held = [];
  for (let start = 0; start < pages.length; start += TOGETHER)
    held.push(...tryPages(directory, pages.slice(start, start + TOGETHER)));
  rmSync(directory, { recursive: true, force: true });
  return held;
}

/**
 * Says what is wrong with the commands on a page that holds the parser: a trusted build must end by itself, by a signal at the
 * latest, and name it; and one with `--untrusted` must leave it out.
 */
export function tryHeldPage(text, root) {
  const directory = join(root, 'held');
  rmSync(directory, { recursive: true, force: true });
  writeAt(
    join(directory, 'docs.json'),
    JSON.stringify({
      name: 'Held',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['good', 'held'] },
    }),
  );
  writeAt(join(directory, 'good.mdx'), 'Good\n');
  writeAt(join(directory, 'held.mdx'), text);
  const trusted = runBuild(directory);
  const untrusted = runBuild(directory, '--untrusted');
  const isThere = (page) => existsSync(join(directory, 'dist', page, 'index.html'));
  return [
    ...(trusted.status !== 0 && trusted.stderr.includes('reading held.mdx does not come to an end')
      ? []
      : [`a trusted build ends with ${trusted.status}: ${trusted.stderr}`]),
    ...(untrusted.stderr.includes('"held.mdx" is left out') && isThere('good') && !isThere('held')
      ? []
      : [`--untrusted ends with ${untrusted.status}: ${untrusted.stderr}`]),
  ];
}

function runBuild(directory, ...flags) {
  return spawnSync(process.execPath, [COMMAND, 'build', directory, '--no-cache', ...flags], {
    encoding: 'utf8',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
}

function writeAt(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
