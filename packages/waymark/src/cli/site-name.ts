import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Names of folders that say only that docs are in them. */
const PLAIN = /^(?:docs?|documentation|website|site|src|content)$/i;

/** A name for the site of a folder: its own, else that of the package in or around it, else that of the folder around it. */
export function siteName(directory: string): string {
  const around = dirname(directory);
  const names = [basename(directory), packageName(directory), packageName(around), basename(around)];
  return names.find((name) => name !== undefined && name !== '' && !PLAIN.test(name)) ?? 'Docs';
}

function packageName(folder: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name.replace(/^@[^/]+\//, '') : undefined;
  } catch {
    return undefined;
  }
}
