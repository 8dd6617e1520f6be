// Made by scripts/generate.mjs from the folders: edit those.
/** Names of the themes. */
export const THEMES = [
  'almond',
  'aspen',
  'linden',
  'luma',
  'maple',
  'mint',
  'palm',
  'sequoia',
  'willow',
] as const;
