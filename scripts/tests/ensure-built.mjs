// What the last build was made from, so that tests build once when sources changed, and not at all when none did.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of the packages that a build makes. */
export const packages = ['core', 'openapi', 'language-server', 'mcp', 'migrate', 'waymark'];
const mark = join(root, 'packages/waymark/dist/.built-from');

/** The scripts of the build, and the folders of what they import. */
const BUILD_SCRIPT = /^build\.mjs$|^(?:build|generate)[/\\].*\.mjs$/;

/** One hash over everything that a build reads; tests are not part of it. */
export function hashSources() {
  const hash = createHash('sha256');
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true }).filter((name) =>
    BUILD_SCRIPT.test(name),
  );
  const files = [
    'package-lock.json',
    ...readdirSync(root).filter((name) => /^tsconfig\..*json$/.test(name)),
    ...scripts.map((name) => `scripts/${name}`),
    ...packages.flatMap((name) => [
      ...readdirSync(join(root, 'packages', name))
        // The schemas beside them are made from the sources, after a build.
        .filter((file) => /^(?:package|tsconfig.*)\.json$/.test(file))
        .map((file) => `packages/${name}/${file}`),
      ...readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile() && !item.name.includes('.test.'))
        .map((item) => join(item.parentPath, item.name).slice(root.length)),
    ]),
  ];
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Notes that everything was built from the sources of a hash. */
export function markBuilt(sources) {
  writeFileSync(mark, sources);
}

/** To be called before anything that is built changes. */
export function unmarkBuilt() {
  rmSync(mark, { force: true });
}

/** Whether what is built was made from the sources as they are. */
export function isBuilt() {
  const isWhole = packages.every((name) => existsSync(join(root, 'packages', name, 'dist')));
  return isWhole && existsSync(mark) && readFileSync(mark, 'utf8') === hashSources();
}

/** Builds the packages unless they are built from the sources as they are. */
export function ensureBuilt() {
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages cannot be built');
}
