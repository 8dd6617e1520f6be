import type { ThemePreset } from '../../theme-preset.ts';

/** What the theme does unless the configuration says otherwise. */
export const preset: ThemePreset = {
  breadcrumbs: true,
  drilldown: true,
  foldsSidebar: true,
  opensOneGroup: true,
  pageMenu: 'toc',
  hasPureGreys: true,
  tabRoom: 950,
};
