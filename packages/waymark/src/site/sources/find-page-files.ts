import type { NavigationTree } from '@waymark/core/config';
import {
  choosePageFiles,
  collectPageReferences,
  importedFiles,
  type PageImports,
  scanPageImports,
} from '@waymark/core/content';
import type { Project } from '../../project/project.ts';
import { keepList, remember } from '../remember.ts';
import { createEachFileReader } from './read-each-file.ts';

type Files = Project['files'];

const MAY_IMPORT = /\.(?:mdx?|jsx|tsx)$/i;

/**
 * Creates the function that finds the page files of a project, for its navigation as written. A file is read again only
 * in another state.
 */
export function createPageFinder(): (project: Project, navigation: NavigationTree) => readonly string[] {
  const importingOf = remember((files: Files) => [...files.keys()].filter((path) => MAY_IMPORT.test(path)));
  const importsOf = createEachFileReader((path, { readText, recall }) =>
    recall(path, 'imports', () => scanPageImports(readText(path) ?? '')),
  );
  const importedOf = remember(
    (files: Files, imports: ReadonlyMap<string, PageImports>) =>
      new Set([...imports].flatMap(([path, found]) => importedFiles(path, found, files))),
  );
  const referencesOf = remember(collectPageReferences);
  const choose = remember(
    (files: Files, references: ReadonlySet<string>, imported: ReadonlySet<string>): readonly string[] =>
      choosePageFiles({
        files: [...files.keys()],
        isIgnored: (file) => files.get(file)?.ignored === true,
        references,
        imported,
      }),
  );
  const keep = keepList<string>();
  return (project, navigation) => {
    const { files } = project;
    const imported = importedOf(files, importsOf(project, importingOf(files)));
    return keep(choose(files, referencesOf(navigation), imported));
  };
}
