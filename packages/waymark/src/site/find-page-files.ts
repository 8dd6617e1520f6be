import type { NavigationTree } from '@waymark/core/config';
import {
  choosePageFiles,
  collectPageReferences,
  importedFiles,
  type PageImports,
  scanPageImports,
} from '@waymark/core/content';
import type { Project } from '../project/project.ts';

const MAY_IMPORT = /\.(?:mdx?|jsx|tsx)$/i;

/**
 * Creates the function that finds the page files of a project, for its navigation as written. A file is read again only
 * in another state.
 */
export function createPageFinder(): (project: Project, navigation: NavigationTree) => readonly string[] {
  const known = new Map<string, { readonly version: number; readonly imports: PageImports }>();
  const importsOf = (project: Project, path: string): PageImports => {
    const version = project.version(path);
    const last = known.get(path);
    if (last?.version === version) return last.imports;
    const imports = structuredClone(scanPageImports(project.readText(path) ?? ''));
    known.set(path, { version, imports });
    return imports;
  };
  return (project, navigation) => {
    const { files } = project;
    const paths = [...files.keys()];
    const importing = paths.filter((path) => MAY_IMPORT.test(path));
    return choosePageFiles({
      files: paths,
      isIgnored: (file) => files.get(file)?.ignored === true,
      references: collectPageReferences(navigation),
      imported: new Set(importing.flatMap((path) => importedFiles(path, importsOf(project, path), files))),
    });
  };
}
