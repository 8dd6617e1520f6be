/** The files that are migrated: asked for, never changed. Paths lead from the folder of the site, with `/`; `..` may come first. */
export interface Tree {
  /** Paths of all files in a folder and below, in order; `''` is the folder of the site. */
  list(folder: string): readonly string[];
  /** Text of a file; undefined where there is none. */
  readText(path: string): string | undefined;
}

/** A tree of texts that are at hand, by path. */
export function treeOf(texts: Readonly<Record<string, string>>): Tree {
  const files = new Map(Object.entries(texts));
  const paths = [...files.keys()].sort();
  return {
    list: (folder) => paths.filter((path) => folder === '' || path.startsWith(`${folder}/`)),
    readText: (path) => files.get(path),
  };
}
