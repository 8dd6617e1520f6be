import { folderOf, nameOf } from '@waymark/core/source';
import { joinRoute, withoutEnding } from '../tree/paths.ts';

/** Name of a page and of its address, from its file and front matter. */
export interface DocName {
  readonly id: string;
  /** Address from the root of its version. */
  readonly route: string;
  /** The number before the name of the file. */
  readonly number: number | undefined;
}

/** What names a page. */
export interface DocFile {
  /** Path from the folder of the version. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether numbers before names are taken off. */
  readonly hasNumbers: boolean;
}

/** Takes the number off a name of a file or folder; dates and versions are none. */
export function splitNumber(name: string): { readonly name: string; readonly number: number | undefined } {
  if (/^\d+[-_.]\d+/.test(name)) return { name, number: undefined };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return { name: match?.[2] ?? name, number: match === null ? undefined : Number(match[1]) };
}

/** The id and the address that Docusaurus gives a page. */
export function nameDoc({ path, data, hasNumbers }: DocFile): DocName {
  const plain = (name: string): string => (hasNumbers ? splitNumber(name).name : name);
  const folder = folderOf(path).split('/').filter(Boolean).map(plain).join('/');
  const stem = withoutEnding(nameOf(path));
  const name = plain(stem);
  const base = textOf(data['original_id']) ?? textOf(data['id']) ?? name;
  return {
    id: folder === '' ? base : `${folder}/${base}`,
    route: routeOf(folder, base, { name, slug: textOf(data['slug']) }),
    number: hasNumbers ? splitNumber(stem).number : undefined,
  };
}

function routeOf(
  folder: string,
  base: string,
  { name, slug }: { readonly name: string; readonly slug: string | undefined },
): string {
  if (slug !== undefined) return slug.startsWith('/') ? joinRoute(slug) : joinRoute(folder, slug);
  return isFolderPage(name, folder) ? joinRoute(folder) : joinRoute(folder, base);
}

/** Whether a file is the page of its folder. */
export function isFolderPage(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (folder !== '' && lower === nameOf(folder).toLowerCase());
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
