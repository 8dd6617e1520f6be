import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TRACKED = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .map((file) => `/${file}`);
/** What texts may leave out of a path. */
const SHORTENED = TRACKED.map((file) => file.replace(/^\/packages\/([^/]+)\/src\//, '/$1/'));

/** Whether a file of the project has this path, or one that ends in it; or a folder, where a slash ends it. */
function isThere(path: string): boolean {
  if (path.endsWith('/')) return [...TRACKED, ...SHORTENED].some((file) => file.includes(`/${path}`));
  return [...TRACKED, ...SHORTENED].some((file) => file.endsWith(`/${path}`));
}

/** Names that stand for any. */
const EXAMPLES: ReadonlySet<string> = new Set(['x.test.ts']);

/** Paths of sources, and folders, between backticks: not those with a part to be filled in, and those of sites begin with a sign. */
function namedPaths(prose: string): readonly string[] {
  const found = prose.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)*(?:\.(?:tsx?|mjs|css)|\/))`/g);
  return Array.from(found, ([, path = '']) => path).filter((path) => !EXAMPLES.has(path));
}

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'bench/measured.md'])(
  '%s names files and folders that are there',
  (document) => {
    const text = readFileSync(ROOT + document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const paths = namedPaths(text);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, link = '']) => link);
    const folder = document.includes('/') ? `${document.slice(0, document.lastIndexOf('/'))}/` : '';
    expect(links.filter((link) => !existsSync(ROOT + folder + link))).toEqual([]);
    expect(paths.length + links.length).toBeGreaterThan(0);
  },
);
