import { SETTINGS_FILE } from '@waymark/core/config';
import { ENTRIES } from '../../project/find-directory.ts';
import type { Project } from '../../project/project.ts';
import { keepList, keepMap, keepParts, remember, rememberBy } from '../remember.ts';
import type { Site } from '../site.ts';
import {
  createFalsePictureReader,
  type FalsePicture,
  reportFalsePictures,
} from '../sources/false-pictures.ts';
import { createPointerReader, reportLfsPointers } from '../sources/lfs-pointers.ts';
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
  const withPointers = joinPointers();
  return (project, configFiles, pageFiles) => ({
    ...withPointers(project, assetsOf(project, filesOf(configFiles), pageFiles)),
    skills: skillsOf(project),
  });
}

/** Tells of assets in whose place is what Git LFS leaves there, and of pictures that are none. */
function joinPointers(): (project: Project, selected: SelectedAssets) => SelectedAssets {
  const pointersOf = createPointerReader();
  const keepPointers = keepList<string>();
  const picturesOf = createFalsePictureReader();
  const keepPictures = keepList<FalsePicture>();
  const joined = remember(
    (selected: SelectedAssets, pointers: readonly string[], pictures: readonly FalsePicture[]) => ({
      ...selected,
      diagnostics: [
        ...selected.diagnostics,
        ...reportLfsPointers(pointers),
        ...reportFalsePictures(pictures),
      ],
    }),
  );
  return (project, selected) =>
    joined(
      selected,
      keepPointers(pointersOf(project, selected.assets)),
      keepPictures(picturesOf(project, selected.assets)),
    );
}

/** The files that are served as they are. What another text of such a file does not change stays the same object. */
function rememberAssets(): typeof selectAssets {
  const assetFiles = remember((files: Project['files']) => filesLike(files, ASSET_FILE));
  const keepData = keepParts<Omit<SelectedAssets, 'safeDrawings'>>();
  const keepDrawings = keepMap<string>();
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
