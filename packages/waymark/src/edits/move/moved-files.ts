/** A file or folder of a docs folder, and where it is to be. */
export interface MovedPath {
  readonly from: string;
  readonly to: string;
}

/** The files that move with these paths, with their new ones. */
export function movedFiles(
  moves: readonly MovedPath[],
  files: Iterable<string>,
): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const path of files) {
    const move = moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    if (move !== undefined) moved.set(path, move.to + path.slice(move.from.length));
  }
  return moved;
}
