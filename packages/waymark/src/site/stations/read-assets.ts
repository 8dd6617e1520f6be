import { SETTINGS_FILE } from '@waymark/core/config';
import { ENTRIES } from '../../project/find-directory.ts';
import type { Project } from '../../project/project.ts';
import { keepMap, keepParts, remember, rememberBy } from '../remember.ts';
import type { Site } from '../site.ts';
import { readSkills, skillFiles } from '../sources/read-skills.ts';
import { type SelectedAssets, selectAssets } from '../sources/select-assets.ts';
import { filesLike, statesOf } from './file-states.ts';

const ASSET_FILE = /\.(?:css|js|mjs|svg)$/i;

/** The files that are served as they are, and instructions for agents. */
export function createAssetReader(): (
  project: Project,
  configFiles: readonly string[],
  pageFiles: readonly string[],
) => SelectedAssets & Pick<Site, 'skills'> {
  const assetsOf = rememberAssets();
  const skillsOf = rememberBy(
    (project: Project) => [project.files, statesOf(project, skillFiles(project))],
    readSkills,
  );
  const filesOf = remember((configFiles: readonly string[]) => [...configFiles, ...ENTRIES, SETTINGS_FILE]);
  return (project, configFiles, pageFiles) => ({
    ...assetsOf(project, filesOf(configFiles), pageFiles),
    skills: skillsOf(project),
  });
}

/** The files that are served as they are. What another text of such a file does not change stays the same object. */
function rememberAssets(): typeof selectAssets {
  const assetFiles = remember((files: Project['files']) => filesLike(files, ASSET_FILE));
  const keepData = keepParts<Omit<SelectedAssets, 'safeDrawings'>>();
  const keepDrawings = keepMap<string>();
  // Of pictures the names alone are asked for; one of these may become the file that it stands for.
  let pointers: readonly string[] = [];
  return rememberBy(
    (project: Project, configFiles: readonly string[], pages: readonly string[]) => [
      project.files,
      statesOf(project, assetFiles(project.files)),
      statesOf(project, pointers),
      configFiles,
      pages,
    ],
    (project, configFiles, pages) => {
      const { safeDrawings, ...data } = selectAssets(project, configFiles, pages);
      pointers = data.lfsPointers;
      return { ...keepData(data), safeDrawings: keepDrawings(safeDrawings) };
    },
  );
}
