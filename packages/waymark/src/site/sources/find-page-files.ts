import type { NavigationTree } from '@waymark/core/config';
import {
  choosePageFiles,
  collectPageReferences,
  type FileImports,
  importedFiles,
  scanPageImports,
} from '@waymark/core/content';
import type { Project } from '../../project/project.ts';
import { keepEqual, keepSame, remember, rememberFile } from '../remember.ts';

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
  const keepImports = keepEqual<FileImports>();
  const referencesOf = remember(collectPageReferences);
  const choose = remember(
    (files: Files, references: ReadonlySet<string>, imports: FileImports): readonly string[] =>
      choosePageFiles({
        files: [...files.keys()],
        isIgnored: (file) => files.get(file)?.ignored === true,
        references,
        imports,
      }),
  );
  const keep = keepSame<readonly string[]>();
  return (project, navigation) => {
    const { files } = project;
    const imports = importingOf(files).flatMap((path): FileImports => {
      const targets = importedFiles(path, importsOf(path, project), files);
      return targets.length === 0 ? [] : [[path, targets]];
    });
    return keep(choose(files, referencesOf(navigation), keepImports(imports)));
  };
}
