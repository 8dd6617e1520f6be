/** The folders above a path that are not known yet, the innermost first. A known folder has all those above it known. */
export function newFolders(path: string, known: { has(folder: string): boolean }): readonly string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (known.has(folder)) break;
    folders.push(folder);
  }
  return folders;
}
