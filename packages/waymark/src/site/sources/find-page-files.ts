import type { NavigationTree } from '@waymark/core/config';
import {
  choosePageFiles,
  collectPageReferences,
  importedFiles,
  scanPageImports,
} from '@waymark/core/content';
import type { Project } from '../../project/project.ts';
import { keepSame, remember, rememberFile } from '../remember.ts';

type Files = Project['files'];

const MAY_IMPORT = /\.(?:mdx?|jsx|tsx)$/i;

/**
 * Creates the function that finds the page files of a project, for its navigation as written. A file is read again only
 * in another state.
 */
export function createPageFinder(): (project: Project, navigation: NavigationTree) => readonly string[] {
  const importingOf = remember((files: Files) => [...files.keys()].filter((path) => MAY_IMPORT.test(path)));
  const importsOf = rememberFile((path, { readText, recall }) =>
    // A copy: texts cut out of a file would keep the whole file in memory.
    structuredClone(recall(path, 'imports', () => scanPageImports(readText(path) ?? ''))),
  );
  const keepImported = keepSame<readonly string[]>();
  const referencesOf = remember(collectPageReferences);
  const choose = remember(
    (files: Files, references: ReadonlySet<string>, imported: readonly string[]): readonly string[] =>
      choosePageFiles({
        files: [...files.keys()],
        isIgnored: (file) => files.get(file)?.ignored === true,
        references,
        imported: new Set(imported),
      }),
  );
  const keep = keepSame<readonly string[]>();
  return (project, navigation) => {
    const { files } = project;
    const imported = importingOf(files).flatMap((path) =>
      importedFiles(path, importsOf(path, project), files),
    );
    return keep(choose(files, referencesOf(navigation), keepImported(imported)));
  };
}
