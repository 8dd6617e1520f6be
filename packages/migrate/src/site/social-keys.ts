/** Services that `footer.socials` of docs.json knows, by the names that other engines use too. */
export const SOCIAL_KEYS: ReadonlySet<string> = new Set([
  'x',
  'facebook',
  'youtube',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'medium',
  'telegram',
  'twitter',
  'bluesky',
  'threads',
  'reddit',
]);
