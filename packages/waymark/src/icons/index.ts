/** Icons. In: sets of icons and names as authors write them. Out: compact inline SVG. Must not read files. */
export type { DrawIcon, IconPlace } from './create-icons.ts';
export { createIcons } from './create-icons.ts';
export { isIconFile } from './icon-name.ts';
export type { IconLibrary, IconSetName, IconSets } from './icon-set.ts';
export { readIconSet } from './icon-set.ts';
