import type { ThemePreset } from '../../theme-preset.ts';

/** What the theme does unless the configuration says otherwise. */
export const preset: ThemePreset = { breadcrumbs: false, drilldown: false, face: 'geist-mono', tabRoom: 870 };
