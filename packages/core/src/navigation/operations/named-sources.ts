import { isUrl, resolvePath } from '../../source/index.ts';

/**
 * The specifications that a name in a file may mean, by their sources; best kind of match only: the path from the file, the path
 * from the root, either without its extension, the path from the root where it leads out of it, the end of a path, a part of it.
 */
export function sourcesNamed(sources: readonly string[], written: string, file: string): readonly string[] {
  const name = written.trim();
  if (isUrl(name)) {
    const found = sources.filter((source) => source === name);
    // Behind two slashes stands a host, or a path with a slash too many.
    if (found.length > 0 || !name.startsWith('//')) return found;
  }
  const path = name.replace(/^\/+/, '/');
  const [beside, fromRoot] = [resolvePath(file, path), resolvePath('', path)];
  const bare = fromRoot.replace(/^(?:\.\.\/)+/, '');
  if (bare === '') return [];
  const kinds: readonly ((source: string) => boolean)[] = [
    (source) => source === beside,
    (source) => source === fromRoot,
    (source) => [beside, fromRoot].includes(withoutExtension(source)),
    (source) => [source, withoutExtension(source)].includes(bare),
    (source) => source.endsWith(`/${bare}`) || withoutExtension(source).endsWith(`/${bare}`),
    (source) => source.includes(bare),
  ];
  for (const isMeant of kinds) {
    const found = sources.filter(isMeant);
    if (found.length > 0) return found;
  }
  return [];
}

function withoutExtension(source: string): string {
  return source.replace(/\.(?:json|ya?ml|graphqls?|gql)$/i, '');
}
