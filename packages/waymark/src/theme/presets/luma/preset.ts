import type { ThemePreset } from '../../theme-preset.ts';

/** What the theme does unless the configuration says otherwise. */
export const preset: ThemePreset = { breadcrumbs: true, drilldown: false, face: 'geist', tabRoom: 900 };
