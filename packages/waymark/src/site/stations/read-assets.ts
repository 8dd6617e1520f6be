import { SETTINGS_FILE } from '@waymark/core/config';
import { ENTRIES } from '../../project/find-directory.ts';
import type { Project } from '../../project/project.ts';
import { keepParts, keepSame, remember, rememberBy } from '../remember.ts';
import type { Site } from '../site.ts';
import { createFalseFileCheck } from '../sources/false-files.ts';
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
  const checkFiles = createFalseFileCheck();
  return (project, configFiles, pageFiles) => {
    const selected = assetsOf(project, filesOf(configFiles), pageFiles);
    const skills = skillsOf(project);
    const found = [selected, skills].flatMap(({ diagnostics }) => diagnostics);
    const diagnostics = [...found, ...checkFiles(project, selected.assets)];
    return { ...selected, diagnostics, skills: skills.value };
  };
}

/** The files that are served as they are. What another text of such a file does not change stays the same object. */
function rememberAssets(): typeof selectAssets {
  const assetFiles = remember((files: Project['files']) => filesLike(files, ASSET_FILE));
  const keepData = keepParts<Omit<SelectedAssets, 'safeDrawings'>>();
  const keepDrawings = keepSame<ReadonlyMap<string, string>>();
  return rememberBy(
    (project: Project, configFiles: readonly string[], pages: readonly string[]) => [
      project.files,
      statesOf(project, assetFiles(project.files)),
      configFiles,
      pages,
    ],
    (project, configFiles, pages) => {
      const { safeDrawings, ...data } = selectAssets(project, configFiles, pages);
      return { ...keepData(data), safeDrawings: keepDrawings(safeDrawings) };
    },
  );
}
