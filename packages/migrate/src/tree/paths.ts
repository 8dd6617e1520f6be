import { normalizePath } from '@waymark/core/content';

/** A path without the steps that lead out of the folder of the site. */
export function withoutSteps(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '');
}

/** A path without the ending of its name. */
export function withoutEnding(path: string): string {
  return path.replace(/(?<=[^/])\.[^./]+$/, '');
}

/** A path from a folder; undefined where it does not lie in there. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (folder === '') return path.startsWith('../') ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Whether a file is a page of Markdown. */
export function isPagePath(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Joins parts of an address to one that begins with a slash and does not end with one; nothing leads above the root, `/`. */
export function joinRoute(...parts: readonly string[]): string {
  return normalizePath(parts.join('/'));
}

/** A label as a part of an address. */
export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
